/* Copies that several threads make together. One thread copies 8 to 11 GB/s from ordinary to pinned memory, and PCI
 * Express takes 50. The caller copies itself, and the device's copiers help. So no caller waits for a copier, and a
 * device with many queues has no more copiers.
 *
 * No thread holds a lock to take a piece. Eight threads want one at the same moment: with a lock, some would fall asleep. */

enum { MOST_COPIERS = 8, MOST_HELPED = 16, WINDOW = 16 };
/* A thread that is woken comes too late for a small copy. So a few copiers look for the next job for a moment. Those that
 * came too late look, too. After a large copy that an event loop waited for, all copiers of a GPU look, and longer: the
 * next one holds the loop, too. */
enum { MOST_LOOKING = 3 };
static const u64 short_patience = 200000ul, long_patience = 400000ul; /* nanoseconds */

struct piece { u8 *to; const u8 *from; u64 size; u32 is_copied; };

/* A place for the pieces that one thread waits for. Their number is in the upper half of `taken`, and the lower half says
 * how many are taken. Whoever adds 1 to it has taken the next piece, unless none is left. Until all pieces are copied, the
 * rest of the place does not change. */
struct copying { u64 taken; u32 is_used; struct piece *pieces; u16 kind; /* enum span_kind */ };

struct copiers {
    struct copying jobs[MOST_HELPED];
    u32 listed;   /* how many jobs have pieces that no thread has taken */
    u64 left;     /* the bytes of these pieces */
    u32 looking;  /* how many copiers look for a job */
    u64 patience; /* for how many nanoseconds they look */
    u32 waiting;  /* how many callers sleep until a piece is copied */
    u32 idle;     /* how many copiers sleep, and nobody has called them */
    u32 calls;    /* how many copiers are called and have not come yet */
    u32 most, started, closing;
    u32 is_for_gpu;   /* so no kernels need the processors */
    mutex lock;       /* to sleep, to wake, and to start threads */
    condition work;   /* for the copiers */
    condition copied; /* for the callers */
    u64 threads[MOST_COPIERS];
    struct span_ring *const *spans;
};

static i32 has_pieces(u64 taken) { return (u32)taken < taken >> 32; }

/* Take a piece of a job. Return 0 if no piece is left. */
static struct piece *take_piece(struct copiers *copiers, struct copying *job) {
    if (!has_pieces(load(&job->taken))) return 0;
    u64 taken = add(&job->taken, 1ul);
    if (!has_pieces(taken)) return 0; /* other threads were faster */
    if (!has_pieces(taken + 1)) add(&copiers->listed, -1u);
    struct piece *piece = &job->pieces[(u32)taken];
    add(&copiers->left, -piece->size);
    return piece;
}

/* Copy a piece. Afterwards, the pieces of its job may be gone. */
static void copy_piece(struct copiers *copiers, struct piece *piece, u16 role, u16 kind) {
    u64 begun = begin_span(copiers->spans);
    copy_streamed(piece->to, piece->from, piece->size);
    end_span(copiers->spans, begun, role, kind, piece->size);
    store(&piece->is_copied, 1);
}

/* Wait until another thread has copied a piece. A piece takes less time than falling asleep and being woken. */
static void await_piece(struct copiers *copiers, struct piece *piece) {
    for (u64 until = now() + short_patience; !load(&piece->is_copied) && now() < until;) relax();
    if (load(&piece->is_copied)) return;
    pthread_mutex_lock(&copiers->lock);
    add(&copiers->waiting, 1);
    while (!load(&piece->is_copied)) pthread_cond_wait(&copiers->copied, &copiers->lock);
    add(&copiers->waiting, -1);
    pthread_mutex_unlock(&copiers->lock);
}

/* Copy a piece of any job. Return 0 if no piece is left. */
static i32 help_any(struct copiers *copiers) {
    for (u32 i = 0; i < MOST_HELPED; i++) {
        struct copying *job = &copiers->jobs[i];
        struct piece *piece = take_piece(copiers, job);
        if (!piece) continue;
        copy_piece(copiers, piece, ROLE_COPIER, job->kind);
        if (load(&copiers->waiting)) {
            pthread_mutex_lock(&copiers->lock);
            pthread_cond_broadcast(&copiers->copied);
            pthread_mutex_unlock(&copiers->lock);
        }
        return 1;
    }
    return 0;
}

/* Look for a job until the patience has passed. Return whether there is one. */
static i32 look_for_job(struct copiers *copiers) {
    u64 patience = load(&copiers->patience);
    if (add(&copiers->looking, 1) < MOST_LOOKING || patience == long_patience)
        for (u64 until = now() + patience; !load(&copiers->listed) && now() < until;) relax();
    add(&copiers->looking, -1);
    return load(&copiers->listed) != 0;
}

/* Sleep, unless there is a job: its caller may have looked for sleepers a moment ago. */
static void sleep_until_called(struct copiers *copiers) {
    pthread_mutex_lock(&copiers->lock);
    add(&copiers->idle, 1);
    while (!copiers->calls && !load(&copiers->listed) && !load(&copiers->closing))
        pthread_cond_wait(&copiers->work, &copiers->lock);
    if (copiers->calls) copiers->calls--; /* the caller has subtracted this thread from `idle` already */
    else add(&copiers->idle, -1);
    pthread_mutex_unlock(&copiers->lock);
}

static void *help_to_copy(void *argument) {
    struct copiers *copiers = argument;
    while (!load(&copiers->closing))
        if (!look_for_job(copiers)) sleep_until_called(copiers);
        else if (!help_any(copiers)) relax(); /* a job comes, or goes, in a moment */
    return 0;
}

/* Return whether a copier sleeps, and the jobs need more threads. Each job has its caller, too. To be woken takes as long
 * as to copy LEAST_SHARED bytes. */
static i32 lacks_threads(const struct copiers *copiers) {
    u32 idle = load(&copiers->idle);
    return idle && load(&copiers->started) - idle + load(&copiers->listed) < load(&copiers->left) / LEAST_SHARED;
}

/* Wake as many copiers as the jobs need. */
static void call_copiers(struct copiers *copiers) {
    u32 count = 0;
    if (!lacks_threads(copiers)) return;
    pthread_mutex_lock(&copiers->lock);
    for (; lacks_threads(copiers); count++) add(&copiers->idle, -1);
    copiers->calls += count;
    pthread_mutex_unlock(&copiers->lock);
    while (count--) pthread_cond_signal(&copiers->work); /* without the lock, which the woken threads take */
}

/* Start the copiers when they are first needed. If the system starts none, callers copy alone. */
static void start_copiers(struct copiers *copiers) {
    if (load(&copiers->started) == load(&copiers->most)) return;
    pthread_mutex_lock(&copiers->lock);
    while (copiers->started < copiers->most)
        if (pthread_create(&copiers->threads[copiers->started], 0, help_to_copy, copiers))
            store(&copiers->most, copiers->started);
        else
            store(&copiers->started, copiers->started + 1);
    pthread_mutex_unlock(&copiers->lock);
}

/* Return a free place for a job, or 0. */
static struct copying *free_job(struct copiers *copiers) {
    for (u32 i = 0; i < MOST_HELPED; i++) {
        u32 is_used = 0;
        if (replace(&copiers->jobs[i].is_used, &is_used, 1)) return &copiers->jobs[i];
    }
    return 0;
}

/* Copy pieces, and call `send`, unless it is 0, for each of them in their order as soon as the piece is copied. `role` is
 * ROLE_CALLER if an event loop waits. Return the first error; all pieces are copied by then. */
static inline i32 copy_together(struct copiers *copiers, struct piece *pieces, u32 count, u16 role, u16 kind,
                              i32 (*send)(void *context, u32 number), void *context) {
    start_copiers(copiers);
    struct copying *job = count > 1 ? free_job(copiers) : 0;
    if (job) {
        u64 size = 0;
        for (u32 i = 0; i < count; i++) size += pieces[i].size;
        i32 is_next_soon = copiers->is_for_gpu && role == ROLE_CALLER && size >= LEAST_ATTENDED;
        store(&copiers->patience, is_next_soon ? long_patience : short_patience);
        job->pieces = pieces;
        job->kind = kind;
        add(&copiers->left, size);
        add(&copiers->listed, 1);
        store(&job->taken, (u64)count << 32);
        call_copiers(copiers);
    }
    i32 failed = 0;
    for (u32 sent = 0, next = 0; sent < count;) {
        struct piece *piece = job ? take_piece(copiers, job) : next < count ? &pieces[next++] : 0;
        if (piece) copy_piece(copiers, piece, role, kind);
        else await_piece(copiers, &pieces[sent]);
        for (; sent < count && load(&pieces[sent].is_copied); sent++)
            if (send && !failed) failed = send(context, sent);
    }
    if (job) store(&job->is_used, 0);
    return failed;
}

/* Copy host memory, together with the copiers. */
static inline void copy_shared(struct copiers *copiers, u8 *to, const u8 *from, u64 size, u16 role, u16 kind) {
    u64 windows = (size + WINDOW * LARGEST_PIECE - 1) / (WINDOW * LARGEST_PIECE); /* of one size: none is small */
    u64 lines = size ? (size - 1) / (windows * WINDOW * LINE) + 1 : 0;
    u64 most = lines * LINE < LEAST_PIECE ? LEAST_PIECE : lines * LINE;
    while (size) {
        struct piece pieces[WINDOW];
        u32 count = 0;
        for (; size && count < WINDOW; count++) {
            u64 length = size < most ? size : most;
            pieces[count] = (struct piece){to, from, length, 0};
            to += length, from += length, size -= length;
        }
        copy_together(copiers, pieces, count, role, kind, 0, 0);
    }
}

static struct copiers *create_copiers(u64 most, struct span_ring *const *spans, u32 is_for_gpu) {
    struct copiers *copiers = calloc(1, sizeof *copiers);
    if (!copiers) return 0;
    copiers->most = most < MOST_COPIERS ? (u32)most : MOST_COPIERS;
    copiers->spans = spans;
    copiers->is_for_gpu = is_for_gpu;
    return copiers;
}

static void close_copiers(struct copiers *copiers) {
    pthread_mutex_lock(&copiers->lock);
    store(&copiers->closing, 1);
    pthread_cond_broadcast(&copiers->work);
    pthread_mutex_unlock(&copiers->lock);
    for (u32 i = 0; i < copiers->started; i++) pthread_join(copiers->threads[i], 0);
    free(copiers);
}
