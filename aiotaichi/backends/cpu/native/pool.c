/* The pool: threads that help queues' threads with parallel loops.
 *
 * A loop is a range of numbers. The queue's thread publishes it as a job, wakes as many workers as the loop is worth,
 * and works as well. The numbers are dealt out as shares, one for each thread. A thread begins with its own share, so
 * that its caches still hold what it used in the last loop over the same array. Then it helps with the others.
 *
 * A sleeping worker takes longer to come than a small loop runs. So a worker looks for the next job before it sleeps, if
 * the jobs that it helps with follow each other closely. */

enum { MOST_SHARES = 64, MOST_JOBS = 16 };

/* Numbers that nobody has claimed. Each share has a cache line of its own. */
struct share { i32 next, end; u8 apart[56]; };

struct job {
    u64 number; /* no other job of the pool has it, and none has 0 */
    void *context;
    block_function *function;
    i32 shares;
    i32 seats; /* how many workers may still join */
    u64 spin; /* nanoseconds that its workers look for the next job, at most */
    u64 spent; /* nanoseconds of all workers that have left */
    u32 has_fault;
    struct fault fault; /* of the first part that had one */
    struct share share[MOST_SHARES];
};

/* A place for one job. It outlives the job, which lies on the stack of the queue's thread: a worker first counts itself
 * as a participant, and then reads which job is there. */
struct place {
    struct job *job;
    u32 taken;
    u32 participants;
    u32 awaited; /* the job's owner sleeps until there are no participants */
    u8 apart[44];
};

struct pool {
    mutex lock;
    condition idle; /* the last participant has left a job whose owner sleeps */
    u32 published; /* how many jobs there were */
    u32 closing;
    u64 when; /* the time of the last job's publication, or nearly so */
    u64 jobs; /* the number of the last job */
    i32 workers;
    i32 most_spinners; /* the event loop needs a core as well */
    struct shared shared;
    struct copiers *copiers;
    mutex queues_lock;
    struct queue *queues; /* that are not joined */
    u32 queue_count; /* of these */
    u32 has_fault, is_lost; /* the fault is being written; it is written */
    struct fault fault; /* that the device was lost by */
    struct place place[MOST_JOBS];
    struct worker {
        struct relay relay; /* comes first: the relay's address is the worker's */
        struct pool *pool;
        semaphore work;
        i32 id;
        u64 invited; /* the number of the job that another thread has taken a seat of for this worker, or 0 */
        u64 idle_since; /* it has left its last job */
        u64 spin; /* of that job */
        u64 gap; /* from the end of its work to the publication of the next job that it helps with: a running mean */
        u32 asleep;
    } worker[];
};

#define OWNER_SPIN 50000ul

/* How many workers a thread wakes, each of which wakes others: a system call takes longer than a small loop. */
enum { WOKEN_BY_EACH = 4 };

/* Claim some numbers of a share: many at first, then one at a time. Return how many. */
static i32 claim(struct share *share, i32 *begin) {
    *begin = load(&share->next);
    for (;;) {
        i32 left = share->end - *begin, count = left / 32 + 1;
        if (left <= 0) return 0;
        if (replace(&share->next, begin, *begin + count)) return count;
    }
}

/* Run numbers until all are claimed or one has a fault, or until a worker is to stop: its turn is over, or another thread
 * is to have the baton. Return whether the worker may go on. `*spent`: the nanoseconds that this took, without pauses.
 * `frame`: where a fault goes. */
static i32 drain(struct relay *relay, struct job *job, i32 thread, u64 *spent, struct frame *frame) {
    struct trap *trap = trap_of(relay);
    struct turns *turns = &relay->shared->turns;
    u64 start = now();
    u64 begun = begin_span(&relay->shared->spans);
    i32 is_owner = !thread, goes_on = 1, has_run = 0;
    for (i32 i = 0; i < job->shares && goes_on; i++) {
        struct share *share = &job->share[(thread + i) % job->shares];
        for (i32 begin, count; goes_on && !load(&job->has_fault) && (count = claim(share, &begin));) {
            resume(trap, frame);
            for (i32 k = 0; k < count && !load(&job->has_fault); k++) job->function(job->context, thread, begin + k);
            suspend(trap);
            has_run = 1;
            if (is_owner) start += pause_turn(turns, &relay->turn);
            else goes_on = !is_over(turns, &relay->turn) && !is_unfit(relay);
        }
    }
    *spent = now() - start;
    if (has_run) end_span(&relay->shared->spans, begun, is_owner ? ROLE_QUEUE : ROLE_WORKER, SPAN_LOOP, 0);
    return goes_on;
}

/* As drain. A fault ends the job: no further part begins. Not inlined: the frame is of this call alone. */
static __attribute__((noinline)) i32 drain_caught(struct relay *relay, struct job *job, i32 thread, u64 *spent) {
    struct frame frame;
    *spent = 0;
    if (!_setjmp(&frame)) return drain(relay, job, thread, spent, &frame);
    if (!__atomic_exchange_n(&job->has_fault, 1, __ATOMIC_SEQ_CST)) job->fault = trap_of(relay)->fault;
    return 1;
}

/* Return whether there are numbers that nobody has claimed. */
static i32 is_left(struct job *job, i32 thread) {
    for (i32 i = 0; i < job->shares; i++) {
        struct share *share = &job->share[(thread + i) % job->shares];
        if (load(&share->next) < share->end) return 1;
    }
    return 0;
}

static i32 take_seat(struct job *job) {
    return load(&job->seats) > 0 && add(&job->seats, -1) > 0;
}

/* Wake sleeping workers for the free seats of a job. */
static void invite(struct pool *pool, struct job *job) {
    for (i32 i = 0, woken = 0; i < pool->workers && woken < WOKEN_BY_EACH && load(&job->seats) > 0; i++) {
        struct worker *worker = &pool->worker[i];
        if (!load(&worker->asleep)) continue;
        if (!take_seat(job)) return;
        if (__atomic_exchange_n(&worker->asleep, 0, __ATOMIC_SEQ_CST)) {
            store(&worker->invited, job->number);
            sem_post(&worker->work);
            woken++;
        } else {
            add(&job->seats, 1);
        }
    }
}

/* Help with a job if it has a seat. Return whether the worker found something to do. It never waits for a turn here, as
 * the job's owner waits for it: `*lacks_turn` becomes 1 if it has to wait for one to go on. */
static i32 help(struct worker *self, struct place *place, i32 *lacks_turn) {
    struct pool *pool = self->pool;
    struct relay *relay = &self->relay;
    if (!load(&place->job) || *lacks_turn) return 0;
    i32 helped = 0;
    add(&place->participants, 1);
    struct job *job = load(&place->job);
    /* A worker that comes when all is claimed would only wake others, and let the owner wait for that. An invitation is
     * for one job: the worker may find another one, with as many threads as it is worth. */
    i32 is_invited = job && load(&self->invited) == job->number;
    if (job && is_left(job, self->id) && (is_invited || take_seat(job))) {
        if (is_invited) store(&self->invited, 0);
        helped = load(&relay->turn.state) != NO_TURN || try_turn(&pool->shared.turns, &relay->turn);
        *lacks_turn = !helped;
        if (helped) {
            u64 when = load(&pool->when);
            self->gap = running_gap(self->gap, when > self->idle_since ? when - self->idle_since : 0, job->spin);
            self->spin = job->spin;
            invite(pool, job);
            u64 spent;
            *lacks_turn = !drain_caught(relay, job, self->id, &spent);
            add(&job->spent, spent);
            self->idle_since = now();
        }
        if (*lacks_turn) add(&job->seats, 1);
    }
    /* As soon as this count is zero, the owner may return, and its job is gone. */
    if (add(&place->participants, -1) == 1 && load(&place->awaited)) {
        pthread_mutex_lock(&pool->lock);
        pthread_cond_broadcast(&pool->idle);
        pthread_mutex_unlock(&pool->lock);
    }
    return helped;
}

/* Look for a new job, and then sleep until a thread wakes this worker. Beside a crowd the worker sleeps at once: others
 * have work for its core. */
static void await_job(struct worker *self, u32 seen) {
    struct pool *pool = self->pool;
    u64 until = self->idle_since + patience_of(self->gap, self->spin);
    if (!has_crowd(&pool->shared.crowd) && begin_spinning(pool->most_spinners)) {
        while (load(&pool->published) == seen && !load(&pool->shared.turns.waiting) && now() < until) relax();
        end_spinning();
    }
    store(&self->asleep, 1);
    /* Not asleep yet: who publishes a job, first counts it and then looks for sleepers. */
    if (load(&pool->published) != seen && __atomic_exchange_n(&self->asleep, 0, __ATOMIC_SEQ_CST)) return;
    sem_wait(&self->work);
}

static void work(struct relay *relay) {
    struct worker *self = (struct worker *)relay;
    struct pool *pool = self->pool;
    struct turns *turns = &pool->shared.turns;
    for (i32 lacks_turn = 0; pass_baton(relay);) {
        u32 seen = load(&pool->published);
        if (load(&pool->closing)) break;
        if (lacks_turn) take_turn(turns, &relay->turn);
        i32 helped = lacks_turn = 0;
        for (i32 i = 0; i < MOST_JOBS; i++) helped |= help(self, &pool->place[i], &lacks_turn);
        give_turn(turns, &relay->turn);
        if (!helped && !lacks_turn) await_job(self, seen);
    }
}

/* Return a place for a job, or 0 if all are taken. */
static struct place *take_place(struct pool *pool) {
    for (i32 i = 0; i < MOST_JOBS; i++)
        if (!__atomic_exchange_n(&pool->place[i].taken, 1, __ATOMIC_SEQ_CST)) return &pool->place[i];
    return 0;
}

/* Wait until no worker has the job, and give up its place. */
static void retire(struct pool *pool, struct place *place) {
    store(&place->job, 0);
    for (u64 until = now() + OWNER_SPIN; load(&place->participants) && now() < until;) relax();
    if (load(&place->participants)) {
        pthread_mutex_lock(&pool->lock);
        store(&place->awaited, 1);
        while (load(&place->participants)) pthread_cond_wait(&pool->idle, &pool->lock);
        store(&place->awaited, 0);
        pthread_mutex_unlock(&pool->lock);
    }
    store(&place->taken, 0);
}

/* Run the numbers of a loop from `begin` on, below `end`, on some threads: this one is number 0. Return the nanoseconds
 * that all threads spent on it. If a number has a fault, the fault is this thread's, and `*is_faulty` becomes 1. `spin`:
 * for how long the workers look for the next job, at most. */
static u64 run_shared(
    struct pool *pool, struct relay *relay, i32 threads, u64 spin, i32 begin, i32 end, void *context,
    block_function *function, i32 *is_faulty
) {
    i32 shares = threads < MOST_SHARES ? threads : MOST_SHARES;
    if (shares > end - begin) shares = end - begin;
    struct job job;
    job.number = add(&pool->jobs, 1) + 1;
    job.context = context;
    job.function = function;
    job.shares = shares;
    job.seats = threads - 1;
    job.spin = spin;
    job.spent = 0;
    job.has_fault = 0;
    for (i32 i = 0; i < shares; i++) {
        i64 count = end - begin;
        job.share[i].next = begin + (i32)(count * i / shares);
        job.share[i].end = begin + (i32)(count * (i + 1) / shares);
    }
    struct place *place = threads > 1 ? take_place(pool) : 0;
    if (place) {
        store(&pool->when, now());
        store(&place->job, &job);
        add(&pool->published, 1);
        invite(pool, &job);
    }
    u64 spent;
    drain_caught(relay, &job, 0, &spent);
    if (place) retire(pool, place);
    *is_faulty = (i32)job.has_fault;
    if (job.has_fault) trap_of(relay)->fault = job.fault;
    return spent + job.spent;
}

void pool_record(struct pool *pool, struct span_ring *ring) { store(&pool->shared.spans, ring); }

void pool_copy(struct pool *pool, u8 *to, const u8 *from, u64 size) {
    copy_shared(pool->copiers, to, from, size, ROLE_CALLER, SPAN_COPY);
}

i32 pool_lost(const struct pool *pool, struct fault *into) {
    if (!load(&pool->is_lost)) return 0;
    *into = pool->fault;
    return 1;
}

void pool_destroy(struct pool *pool) {
    store(&pool->closing, 1);
    add(&pool->published, 1);
    for (i32 i = 0; i < pool->workers; i++)
        if (__atomic_exchange_n(&pool->worker[i].asleep, 0, __ATOMIC_SEQ_CST)) sem_post(&pool->worker[i].work);
    for (i32 i = 0; i < pool->workers; i++) join_relay(&pool->worker[i].relay);
    close_copiers(pool->copiers);
    free(pool);
}

struct pool *pool_create(
    i32 workers, i32 cores, u64 patience, const struct scheduling *scheduling, const char *statistics
) {
    struct pool *pool = calloc(1, sizeof(struct pool) + (u64)workers * sizeof(struct worker));
    if (!pool) return 0;
    pool->copiers = set_traps() ? create_copiers(cores > 3 ? (u64)cores / 2 - 1 : 0, &pool->shared.spans, 0) : 0;
    if (!pool->copiers) {
        free(pool);
        return 0;
    }
    pool->most_spinners = cores - 1;
    pool->shared.turns.free = cores;
    pool->shared.turns.patience = patience;
    pool->shared.scheduling = *scheduling;
    watch_crowd(&pool->shared.crowd, scheduling, statistics);
    for (i32 i = 0; i < workers; i++) {
        struct worker *worker = &pool->worker[i];
        worker->pool = pool;
        worker->id = i + 1;
        if (!start_relay(&worker->relay, &pool->shared, work)) {
            pool_destroy(pool);
            return (void *)NO_THREAD;
        }
        pool->workers++;
    }
    return pool;
}
