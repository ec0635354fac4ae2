/* Copies that several threads make together. One thread copies 8 to 11 GB/s from ordinary to pinned memory, and PCI
 * Express takes 50. The caller copies itself, and the device's copiers help. So no caller waits for a copier, and a
 * device with many queues has no more copiers. */

enum { MOST_COPIERS = 8, WINDOW = 16 };
/* Waking a thread takes about as long as copying 512 KiB, for both threads. So a few copiers look for the next job for a
 * moment, and another one is woken only if those that look would take longer than it takes to come. All copiers of a GPU
 * look, and longer, after a large copy that an event loop waited for: the next one holds the loop, too. */
enum { MOST_LOOKING = 3 };
static const u64 short_patience = 200000ul, long_patience = 400000ul; /* nanoseconds */

struct piece { u8 *to; const u8 *from; u64 size; u32 is_copied; };

/* Pieces that one thread waits for. It is listed while there are pieces that no thread has taken. */
struct copying {
    struct copying *next;
    struct piece *pieces;
    u32 count, taken;
    u16 kind;     /* enum span_kind */
    u64 patience; /* nanoseconds for which its copiers look for the next job */
};

struct copiers {
    mutex lock;
    condition work;   /* for the copiers */
    condition copied; /* for the threads that wait for their job */
    struct copying *jobs;
    u32 listed; /* how many jobs there are */
    u64 left;   /* the bytes of pieces that no thread has taken */
    u32 most, started, looking, closing;
    u32 is_for_gpu; /* so no kernels need the processors */
    u64 threads[MOST_COPIERS];
    struct span_ring *const *spans;
};

/* Take a piece of a listed job, and wake one more copier if much is left; under the lock. */
static struct piece *take_piece(struct copiers *copiers, struct copying *job) {
    struct piece *piece = &job->pieces[job->taken++];
    copiers->left -= piece->size;
    if (job->taken == job->count) {
        struct copying **link = &copiers->jobs;
        while (*link != job) link = &(*link)->next;
        *link = job->next;
        store(&copiers->listed, copiers->listed - 1);
    }
    if (copiers->left > LEAST_WAKING * (copiers->looking + 1)) pthread_cond_signal(&copiers->work);
    return piece;
}

/* Copy a piece; under the lock, which the function gives up meanwhile. */
static void copy_piece(struct copiers *copiers, struct piece *piece, u16 role, u16 kind) {
    pthread_mutex_unlock(&copiers->lock);
    u64 begun = begin_span(copiers->spans);
    copy_streamed(piece->to, piece->from, piece->size);
    end_span(copiers->spans, begun, role, kind, piece->size);
    pthread_mutex_lock(&copiers->lock);
    store(&piece->is_copied, 1);
}

/* Wait until another thread has copied a piece; under the lock, which the function gives up meanwhile. A piece takes
 * less time than falling asleep and being woken. */
static void await_piece(struct copiers *copiers, struct piece *piece) {
    pthread_mutex_unlock(&copiers->lock);
    for (u64 until = now() + short_patience; !load(&piece->is_copied) && now() < until;) relax();
    pthread_mutex_lock(&copiers->lock);
    if (!piece->is_copied) pthread_cond_wait(&copiers->copied, &copiers->lock);
}

/* Look for a job until the patience has passed; under the lock, which the function gives up meanwhile. */
static void look_for_job(struct copiers *copiers, u64 patience) {
    if (patience < long_patience && copiers->looking >= MOST_LOOKING) return;
    copiers->looking++;
    pthread_mutex_unlock(&copiers->lock);
    for (u64 until = now() + patience; !load(&copiers->listed) && now() < until;) relax();
    pthread_mutex_lock(&copiers->lock);
    copiers->looking--;
}

static void *help_to_copy(void *argument) {
    struct copiers *copiers = argument;
    u64 patience = 0; /* of the last job, if the thread has not looked for another one since */
    pthread_mutex_lock(&copiers->lock);
    while (!copiers->closing) {
        if (copiers->jobs) {
            u16 kind = copiers->jobs->kind;
            patience = copiers->jobs->patience;
            copy_piece(copiers, take_piece(copiers, copiers->jobs), ROLE_COPIER, kind);
            pthread_cond_broadcast(&copiers->copied); /* the job may be gone by now */
        } else if (patience) {
            look_for_job(copiers, patience);
            patience = 0;
        } else {
            pthread_cond_wait(&copiers->work, &copiers->lock);
        }
    }
    pthread_mutex_unlock(&copiers->lock);
    return 0;
}

/* Start the copiers when they are first needed; under the lock. If the system starts none, callers copy alone. */
static void start_copiers(struct copiers *copiers) {
    while (copiers->started < copiers->most)
        if (pthread_create(&copiers->threads[copiers->started], 0, help_to_copy, copiers))
            copiers->most = copiers->started;
        else
            copiers->started++;
}

/* Copy pieces, and call `send`, unless it is 0, for each of them in their order as soon as the piece is copied. `role` is
 * ROLE_CALLER if an event loop waits. Return the first error; all pieces are copied by then. */
static inline i32 copy_together(struct copiers *copiers, struct piece *pieces, u32 count, u16 role, u16 kind,
                              i32 (*send)(void *context, u32 number), void *context) {
    i32 failed = 0;
    u32 sent = 0;
    pthread_mutex_lock(&copiers->lock);
    start_copiers(copiers);
    u32 is_large = pieces[0].size > LEAST_PIECE; /* no piece is larger than the first */
    u64 patience = copiers->is_for_gpu && role == ROLE_CALLER && is_large ? long_patience : short_patience;
    struct copying job = {copiers->jobs, pieces, count, 0, kind, patience};
    for (u32 i = 0; i < count; i++) copiers->left += pieces[i].size;
    copiers->jobs = &job;
    store(&copiers->listed, copiers->listed + 1);
    while (sent < count) {
        if (job.taken < count)
            copy_piece(copiers, take_piece(copiers, &job), role, kind);
        else if (!pieces[sent].is_copied)
            await_piece(copiers, &pieces[sent]);
        for (; sent < count && pieces[sent].is_copied; sent++) {
            pthread_mutex_unlock(&copiers->lock);
            if (send && !failed) failed = send(context, sent);
            pthread_mutex_lock(&copiers->lock);
        }
    }
    pthread_mutex_unlock(&copiers->lock);
    return failed;
}

/* Copy host memory, together with the copiers. */
static inline void copy_shared(struct copiers *copiers, u8 *to, const u8 *from, u64 size, u16 role, u16 kind) {
    u64 wanted = size / WINDOW;
    u64 most = wanted < LEAST_PIECE ? LEAST_PIECE : wanted < LARGEST_PIECE ? wanted : LARGEST_PIECE;
    most = most / LINE * LINE;
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
    i32 kind = 0; /* a pthread_mutexattr_t */
    pthread_mutexattr_settype(&kind, SPINS_FIRST);
    pthread_mutex_init(&copiers->lock, &kind); /* it is held for a moment: falling asleep takes longer */
    return copiers;
}

static void close_copiers(struct copiers *copiers) {
    pthread_mutex_lock(&copiers->lock);
    copiers->closing = 1;
    pthread_cond_broadcast(&copiers->work);
    pthread_mutex_unlock(&copiers->lock);
    for (u32 i = 0; i < copiers->started; i++) pthread_join(copiers->threads[i], 0);
    free(copiers);
}
