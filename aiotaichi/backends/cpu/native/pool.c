/* The pool: threads that share the blocks of taichi's parallel_for with the queue's thread. */

struct job {
    struct job *next;
    void *context;
    block_function *function;
    i32 claimed; /* the next block to run; may pass `end` */
    i32 end;
    i32 chunk;
    u32 participants;
};

/* How many queue threads of all devices spin now. */
static i32 spinners;

struct pool {
    mutex lock;
    condition work; /* a job was published */
    condition idle; /* a worker left a job */
    struct job *jobs;
    u32 published;
    u32 sleepers;
    u32 closing;
    i32 workers;
    i32 most_spinners;
    u64 spin;
    struct cores cores;
    struct worker { struct pool *pool; i32 id; u64 thread; } worker[];
};

#define OWNER_SPIN 50000ul

/* Run blocks until all are claimed. Return how many blocks this thread ran. */
static i32 drain(struct job *job, i32 thread) {
    for (i32 count = 0;;) {
        i32 begin = __atomic_fetch_add(&job->claimed, job->chunk, __ATOMIC_SEQ_CST);
        if (begin >= job->end) return count;
        i32 end = job->end - begin < job->chunk ? job->end : begin + job->chunk;
        for (i32 block = begin; block < end; block++) job->function(job->context, thread, block);
        count += end - begin;
    }
}

static struct job *find_job(struct pool *pool) {
    struct job *job = pool->jobs;
    while (job && load(&job->claimed) >= job->end) job = job->next;
    return job;
}

static void *work(void *argument) {
    struct worker *self = argument;
    struct pool *pool = self->pool;
    schedule(&pool->cores);
    for (;;) {
        u32 seen = load(&pool->published);
        for (u64 until = now() + pool->spin; load(&pool->published) == seen && now() < until;) relax();
        pthread_mutex_lock(&pool->lock);
        struct job *job;
        while (!(job = find_job(pool)) && !load(&pool->closing)) {
            pool->sleepers++;
            pthread_cond_wait(&pool->work, &pool->lock);
            pool->sleepers--;
        }
        if (!job) {
            pthread_mutex_unlock(&pool->lock);
            return 0;
        }
        __atomic_add_fetch(&job->participants, 1, __ATOMIC_SEQ_CST);
        pthread_mutex_unlock(&pool->lock);
        drain(job, self->id);
        pthread_mutex_lock(&pool->lock);
        /* As soon as this count is zero, the owner may return, and its job is gone. */
        __atomic_sub_fetch(&job->participants, 1, __ATOMIC_SEQ_CST);
        pthread_cond_broadcast(&pool->idle);
        pthread_mutex_unlock(&pool->lock);
    }
}

static void publish(struct pool *pool, struct job *job) {
    pthread_mutex_lock(&pool->lock);
    job->next = pool->jobs;
    pool->jobs = job;
    __atomic_add_fetch(&pool->published, 1, __ATOMIC_SEQ_CST);
    if (pool->sleepers) pthread_cond_broadcast(&pool->work);
    pthread_mutex_unlock(&pool->lock);
}

/* Wait until no worker has the job. */
static void retire(struct pool *pool, struct job *job) {
    pthread_mutex_lock(&pool->lock);
    struct job **link = &pool->jobs;
    while (*link != job) link = &(*link)->next;
    *link = job->next;
    pthread_mutex_unlock(&pool->lock);
    for (u64 until = now() + OWNER_SPIN; load(&job->participants) && now() < until;) relax();
    if (!load(&job->participants)) return;
    pthread_mutex_lock(&pool->lock);
    while (load(&job->participants)) pthread_cond_wait(&pool->idle, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

void pool_destroy(struct pool *pool) {
    pthread_mutex_lock(&pool->lock);
    store(&pool->closing, 1);
    __atomic_add_fetch(&pool->published, 1, __ATOMIC_SEQ_CST);
    pthread_cond_broadcast(&pool->work);
    pthread_mutex_unlock(&pool->lock);
    for (i32 i = 0; i < pool->workers; i++) pthread_join(pool->worker[i].thread, 0);
    free(pool);
}

struct pool *pool_create(i32 workers, u64 spin, i32 spinners, const struct cores *cores) {
    struct pool *pool = calloc(1, sizeof(struct pool) + (u64)workers * sizeof(struct worker));
    if (!pool) return 0;
    pool->spin = spin;
    pool->most_spinners = spinners;
    pool->cores = *cores;
    for (i32 i = 0; i < workers; i++) {
        pool->worker[i] = (struct worker){pool, i + 1, 0};
        if (pthread_create(&pool->worker[i].thread, 0, work, &pool->worker[i])) {
            pool_destroy(pool);
            return (void *)NO_THREAD;
        }
        pool->workers++;
    }
    return pool;
}
