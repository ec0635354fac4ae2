/* The native half of the CPU backend: queue threads, the pool behind `parallel_for`, print and the arena.
 *
 * None of it may need the GIL: a busy event loop must not delay a kernel, and a kernel must not delay the
 * loop. `nox -s native` turns this file into the LLVM IR that the package ships; it includes no header, so
 * that the IR does not depend on the machine it is made on. Linux with glibc 2.30 or newer. */

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef int i32;
typedef long i64;

/* pthread types are opaque, valid when zeroed, and at most 48 bytes on x86-64 and aarch64. */
typedef struct { u64 words[8]; } mutex;
typedef struct { u64 words[8]; } condition;
typedef struct { i64 seconds, nanoseconds; } timespec;

extern i32 pthread_mutex_lock(mutex *);
extern i32 pthread_mutex_unlock(mutex *);
extern i32 pthread_cond_wait(condition *, mutex *);
extern i32 pthread_cond_clockwait(condition *, mutex *, i32 clock, const timespec *);
extern i32 pthread_cond_signal(condition *);
extern i32 pthread_cond_broadcast(condition *);
extern i32 pthread_create(u64 *, const void *, void *(*)(void *), void *);
extern i32 pthread_join(u64, void **);
extern i32 clock_gettime(i32, timespec *);
extern i64 write(i32, const void *, u64);
extern void *calloc(u64, u64);
extern void *realloc(void *, u64);
extern void free(void *);
extern void *memcpy(void *, const void *, u64);
extern void *memmove(void *, const void *, u64);
extern void *memset(void *, i32, u64);
extern i32 vsnprintf(char *, u64, const char *, __builtin_va_list);

#define MONOTONIC 1
#define load(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
#define store(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)

static u64 now(void) {
    timespec time;
    clock_gettime(MONOTONIC, &time);
    return (u64)time.seconds * 1000000000ul + (u64)time.nanoseconds;
}

static void relax(void) {
#ifdef __x86_64__
    __builtin_ia32_pause();
#else
    __builtin_arm_yield();
#endif
}

static i32 spinners, most_spinners; /* queue threads that look for work now, and may: one core less than there are */

/* ---- the pool: taichi's parallel_for over all cores ---------------------------------------------- */

typedef void block_function(void *context, i32 thread, i32 block);

struct job {
    struct job *next;
    void *context;
    block_function *function;
    i32 claimed; /* blocks handed out so far; may run past `end` */
    i32 end;
    i32 chunk;
    u32 participants;
};

struct pool {
    mutex lock;
    condition work; /* a job was published */
    condition idle; /* a worker left a job */
    struct job *jobs;
    u32 published;
    u32 sleepers;
    u32 closing;
    i32 workers;
    u64 spin;
    struct worker { struct pool *pool; i32 id; u64 thread; } worker[];
};

#define OWNER_SPIN 50000ul

/* Run blocks until all are claimed; returns how many. */
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
        /* The owner may return, and its job vanish, as soon as this count is zero. */
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

/* Wait until nobody works on the job. */
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

struct pool *pool_create(i32 workers, u64 spin) {
    struct pool *pool = calloc(1, sizeof(struct pool) + (u64)workers * sizeof(struct worker));
    if (!pool) return 0;
    pool->spin = spin;
    most_spinners = workers;
    for (i32 i = 0; i < workers; i++) {
        pool->worker[i] = (struct worker){pool, i + 1, 0};
        if (pthread_create(&pool->worker[i].thread, 0, work, &pool->worker[i])) {
            pool_destroy(pool);
            return 0;
        }
        pool->workers++;
    }
    return pool;
}

/* ---- print: LLVMRuntime.host_printf ---------------------------------------------------------------- */

static struct { mutex lock; char *text; u64 used, capacity; } printed;

i32 print(const char *format, ...) {
    __builtin_va_list measure, arguments;
    __builtin_va_start(arguments, format);
    __builtin_va_copy(measure, arguments);
    i32 length = vsnprintf(0, 0, format, measure);
    __builtin_va_end(measure);
    pthread_mutex_lock(&printed.lock);
    u64 needed = printed.used + (u64)(length < 0 ? 0 : length) + 1;
    if (length >= 0 && needed > printed.capacity) {
        char *text = realloc(printed.text, 2 * needed);
        if (text) {
            printed.text = text;
            printed.capacity = 2 * needed;
        } else {
            length = -1;
        }
    }
    if (length >= 0) {
        vsnprintf(printed.text + printed.used, (u64)length + 1, format, arguments);
        __atomic_store_n(&printed.used, printed.used + (u64)length, __ATOMIC_SEQ_CST);
    }
    pthread_mutex_unlock(&printed.lock);
    __builtin_va_end(arguments);
    return length;
}

u64 printed_size(void) { return load(&printed.used); }

/* Move at most `capacity` printed bytes to `into`; returns how many. */
u64 printed_take(char *into, u64 capacity) {
    pthread_mutex_lock(&printed.lock);
    u64 size = printed.used < capacity ? printed.used : capacity;
    memcpy(into, printed.text, size);
    memmove(printed.text, printed.text + size, printed.used - size);
    __atomic_store_n(&printed.used, printed.used - size, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&printed.lock);
    return size;
}

/* ---- the arena: LLVMRuntime.host_allocator, freed with its module ---------------------------------- */

struct chunk { struct chunk *next; };
struct arena { mutex lock; struct chunk *chunks; };

struct arena *arena_create(void) { return calloc(1, sizeof(struct arena)); }

/* Zeroed, as taichi's own constructors expect (they do not clear). */
void *arena_allocate(struct arena *arena, u64 size, u64 alignment) {
    if (alignment < 16) alignment = 16;
    struct chunk *chunk = calloc(1, sizeof(struct chunk) + size + alignment);
    if (!chunk) return 0;
    pthread_mutex_lock(&arena->lock);
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    pthread_mutex_unlock(&arena->lock);
    return (void *)(((u64)(chunk + 1) + alignment - 1) / alignment * alignment);
}

void arena_destroy(struct arena *arena) {
    for (struct chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}

/* ---- queues: one thread each, commands in order, one counter --------------------------------------- */

/* taichi 1.7.4's LLVMRuntime, as far as the host reads it (offsets in bytes). */
#define ERROR_TEMPLATE 32912
#define ERROR_TEMPLATE_SIZE 2048
#define ERROR_ARGUMENTS 34960
#define ERROR_CODE 35224

struct context { const u8 *arguments; u8 *runtime; i32 thread; void *result; };

/* A kernel as module.py lays it out; an array argument's extents are `count` i32 at `offset` of the arguments. */
struct task { void (*run)(struct context *); u64 cost; /* of 1024 elements, in nanoseconds; 0: not known yet */ };
struct extents { u32 offset, count; };
struct kernel { u64 tasks, arrays; struct task task[]; /* then struct extents[arrays] */ };

struct command { u16 opcode; u16 completes; u32 size; };
enum { LAUNCH = 1, COPY = 2, FILL = 3, WAIT = 4, TIMESTAMP = 5, MARK = 6 };
struct launch { struct command head; struct kernel *kernel; u8 *runtime; void *result; u8 arguments[]; };
struct copy { struct command head; void *to; const void *from; u64 size; };
struct fill { struct command head; u8 *to; u64 size; u64 width; u8 pattern[]; };
struct wait { struct command head; struct queue *queue; u64 ticket; };
struct timestamp { struct command head; u64 *place; };

struct failure {
    struct failure *next;
    u64 ticket;
    u64 is_wait; /* 1: a queue that was waited for was closed; 0: a kernel's assert */
    char template[ERROR_TEMPLATE_SIZE];
    u64 arguments[32];
};

struct batch { struct batch *next; const u8 *commands; u64 size; };

enum { OPEN = 0, FINISH = 1, ABANDON = 2 };

struct queue {
    u64 completed;
    u64 failed; /* failures not yet taken */
    u64 notify_at; /* write `notify` when `completed` gets here; 0: nobody asked */
    u32 waiters;
    u32 closing;
    u32 ended; /* the thread runs no further command */
    u32 pushed;
    i32 notify;
    u32 asleep;
    u64 spin; /* nanoseconds to look for work before sleeping, at most */
    u64 gap; /* how long it had to wait for work, a running mean */
    struct pool *pool;
    struct task *task; /* what runs now, */
    u64 elements;      /* and over how many elements */
    u64 thread;
    struct batch *first, **last;
    struct failure *failure, **last_failure;
    mutex lock;
    condition work;
    condition done;
};

static const u64 one = 1;

static void notify(struct queue *queue) { write(queue->notify, &one, sizeof one); }

static void complete(struct queue *queue) {
    u64 ticket = queue->completed + 1;
    store(&queue->completed, ticket);
    if (load(&queue->waiters)) {
        pthread_mutex_lock(&queue->lock);
        pthread_cond_broadcast(&queue->done);
        pthread_mutex_unlock(&queue->lock);
    }
    u64 at = load(&queue->notify_at);
    /* Whoever clears the request writes: a request made in between is cleared with a wake-up, never without. */
    if (at && ticket >= at && __atomic_exchange_n(&queue->notify_at, 0, __ATOMIC_SEQ_CST)) notify(queue);
}

static struct failure *add_failure(struct queue *queue, u64 is_wait) {
    struct failure *failure = calloc(1, sizeof *failure);
    if (!failure) return 0;
    failure->ticket = queue->completed + 1;
    failure->is_wait = is_wait;
    pthread_mutex_lock(&queue->lock);
    *queue->last_failure = failure;
    queue->last_failure = &failure->next;
    pthread_mutex_unlock(&queue->lock);
    __atomic_add_fetch(&queue->failed, 1, __ATOMIC_SEQ_CST);
    return failure;
}

static void check(struct queue *queue, u8 *runtime) {
    i64 *code = (i64 *)(runtime + ERROR_CODE);
    if (!*code) return;
    struct failure *failure = add_failure(queue, 0);
    if (failure) {
        memcpy(failure->template, runtime + ERROR_TEMPLATE, ERROR_TEMPLATE_SIZE);
        memcpy(failure->arguments, runtime + ERROR_ARGUMENTS, sizeof failure->arguments);
    }
    *code = 0;
}

/* 1: reached, 0: timed out, -1: the queue's thread ended before that. */
static i32 reach(struct queue *queue, u64 ticket, u64 deadline) {
    timespec until = {(i64)(deadline / 1000000000ul), (i64)(deadline % 1000000000ul)};
    __atomic_add_fetch(&queue->waiters, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_lock(&queue->lock);
    i32 timed_out = 0;
    while (load(&queue->completed) < ticket && !queue->ended && !timed_out)
        timed_out = pthread_cond_clockwait(&queue->done, &queue->lock, MONOTONIC, &until);
    i32 answer = load(&queue->completed) >= ticket ? 1 : queue->ended ? -1 : 0;
    pthread_mutex_unlock(&queue->lock);
    __atomic_sub_fetch(&queue->waiters, 1, __ATOMIC_SEQ_CST);
    return answer;
}

/* Whether to share a loop out is to be known before it runs: waking a thread costs more than a small loop, and
 * taichi bakes the producer's core count in as the number of blocks, which may be all of two. */
#define WORTH_SHARING 20000ul

/* LLVMRuntime.parallel_for, whose pool is the calling queue. `threads` is the producer's core count, ours is the
 * pool's. The queue's thread is thread 0 and the workers 1 .. n: unique per queue, as rand_states asks. */
void queue_parallel_for(struct queue *queue, i32 blocks, i32 threads, void *context, block_function *function) {
    struct pool *pool = queue->pool;
    struct task *task = queue->task;
    u64 cost = __atomic_load_n(&task->cost, __ATOMIC_RELAXED), start = now(), elapsed = 0;
    i32 block = 0;
    if (blocks < 2 || !pool->workers || (cost && queue->elements * cost / 1024 < WORTH_SHARING))
        for (i32 look = 1; block < blocks && (elapsed < WORTH_SHARING || !pool->workers);) {
            function(context, 0, block++);
            if (block < look && block < blocks) continue;
            elapsed = now() - start;
            look *= 2;
        }
    i32 mine = block;
    if (block < blocks) {
        i32 chunk = (blocks - block) / ((pool->workers + 1) * 16);
        struct job job = {0, context, function, block, blocks, chunk > 0 ? chunk : 1, 0};
        publish(pool, &job);
        mine += drain(&job, 0);
        elapsed = now() - start;
        retire(pool, &job);
    }
    if (mine > 0) {
        u64 found = elapsed * (u64)blocks / (u64)mine * 1024 / queue->elements;
        __atomic_store_n(&task->cost, (cost ? (3 * cost + found) / 4 : found) + 1, __ATOMIC_RELAXED);
    }
}

static u64 count_elements(const struct kernel *kernel, const u8 *arguments) {
    const struct extents *extents = (const void *)(kernel->task + kernel->tasks);
    u64 most = 1;
    for (u64 i = 0; i < kernel->arrays; i++) {
        u64 elements = 1;
        for (u32 axis = 0; axis < extents[i].count; axis++)
            elements *= (u64)((const i32 *)(arguments + extents[i].offset))[axis];
        if (elements > most) most = elements;
    }
    return most;
}

static void fill(u8 *to, u64 size, const u8 *pattern, u64 width) {
    if (width == 1) {
        memset(to, *pattern, size);
        return;
    }
    u64 filled = width < size ? width : size;
    memcpy(to, pattern, filled);
    while (filled < size) {
        u64 more = filled < size - filled ? filled : size - filled;
        memcpy(to + filled, to, more);
        filled += more;
    }
}

static void execute(struct queue *queue, const struct command *command) {
    switch (command->opcode) {
    case LAUNCH: {
        const struct launch *launch = (const void *)command;
        struct context context = {launch->arguments, launch->runtime, 0, launch->result};
        queue->elements = count_elements(launch->kernel, launch->arguments);
        for (u64 i = 0; i < launch->kernel->tasks; i++) {
            queue->task = &launch->kernel->task[i];
            queue->task->run(&context);
        }
        check(queue, launch->runtime);
        break;
    }
    case COPY: {
        const struct copy *copy = (const void *)command;
        memmove(copy->to, copy->from, copy->size);
        break;
    }
    case FILL: {
        const struct fill *args = (const void *)command;
        fill(args->to, args->size, args->pattern, args->width);
        break;
    }
    case WAIT: {
        const struct wait *wait = (const void *)command;
        i32 answer = 0;
        /* In slices, to notice that this queue itself is being abandoned. */
        while (!answer && load(&queue->closing) != ABANDON)
            answer = load(&wait->queue->completed) >= wait->ticket
                         ? 1 : reach(wait->queue, wait->ticket, now() + 20000000ul);
        if (answer < 0) add_failure(queue, 1);
        break;
    }
    case TIMESTAMP:
        *((const struct timestamp *)command)->place = now();
        break;
    }
    if (command->completes) complete(queue);
}

/* Sleeping costs whoever submits next a system call, so a queue that is fed often looks for work instead: for
 * as long as the wait tends to be. One that is fed seldom sleeps at once, and one core is left to others. */
static u64 spin(struct queue *queue, u32 seen, u64 start) {
    u64 patience = queue->gap < queue->spin ? 2 * queue->gap + 1000 : 0, time = start;
    if (__atomic_add_fetch(&spinners, 1, __ATOMIC_SEQ_CST) <= most_spinners)
        while (load(&queue->pushed) == seen && time - start < patience) {
            relax();
            time = now();
        }
    __atomic_sub_fetch(&spinners, 1, __ATOMIC_SEQ_CST);
    return time;
}

static struct batch *next_batch(struct queue *queue) {
    u32 seen = load(&queue->pushed);
    for (;;) {
        pthread_mutex_lock(&queue->lock);
        struct batch *batch = queue->first;
        if (batch) {
            queue->first = batch->next;
            if (!queue->first) queue->last = &queue->first;
            pthread_mutex_unlock(&queue->lock);
            return batch;
        }
        pthread_mutex_unlock(&queue->lock);
        if (load(&queue->closing)) return 0;
        u64 start = now(), end = queue->spin ? spin(queue, seen, start) : start;
        pthread_mutex_lock(&queue->lock);
        if (!queue->first && !load(&queue->closing)) {
            while (!queue->first && !load(&queue->closing)) {
                queue->asleep = 1;
                pthread_cond_wait(&queue->work, &queue->lock);
                queue->asleep = 0;
            }
            end = now();
        }
        seen = load(&queue->pushed);
        pthread_mutex_unlock(&queue->lock);
        u64 waited = end - start < 4 * queue->spin ? end - start : 4 * queue->spin;
        queue->gap = (3 * queue->gap + waited) / 4;
    }
}

static void *run(void *argument) {
    struct queue *queue = argument;
    for (struct batch *batch; (batch = next_batch(queue)); free(batch)) {
        const u8 *command = batch->commands, *end = command + batch->size;
        while (command < end && load(&queue->closing) != ABANDON) {
            /* Read before: the batch is the caller's again as soon as its last ticket is completed. */
            u32 size = ((const struct command *)command)->size;
            execute(queue, (const struct command *)command);
            command += size;
        }
    }
    pthread_mutex_lock(&queue->lock);
    queue->ended = 1;
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
    return 0;
}

struct queue *queue_create(struct pool *pool, i32 notify_descriptor, u64 most_spin) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->pool = pool;
    queue->notify = notify_descriptor;
    queue->spin = most_spin;
    queue->last = &queue->first;
    queue->last_failure = &queue->failure;
    if (pthread_create(&queue->thread, 0, run, queue)) {
        free(queue);
        return 0;
    }
    return queue;
}

/* `commands` stay the caller's until the last ticket in them is completed. 0: no memory for the batch. */
i32 queue_submit(struct queue *queue, const u8 *commands, u64 size) {
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) return 0;
    batch->commands = commands;
    batch->size = size;
    pthread_mutex_lock(&queue->lock);
    *queue->last = batch;
    queue->last = &batch->next;
    __atomic_add_fetch(&queue->pushed, 1, __ATOMIC_SEQ_CST);
    u32 asleep = queue->asleep;
    pthread_mutex_unlock(&queue->lock);
    if (asleep) pthread_cond_signal(&queue->work);
    return 1;
}

u64 queue_completed(struct queue *queue) { return load(&queue->completed); }
u64 queue_failed(struct queue *queue) { return load(&queue->failed); }

/* Ask for one write to the descriptor when `ticket` completes. 1: it has already, and nothing is written. */
i32 queue_arm(struct queue *queue, u64 ticket) {
    store(&queue->notify_at, ticket);
    /* The request is published before the counter is read again: one of the two sides sees the other. */
    return load(&queue->completed) >= ticket && __atomic_exchange_n(&queue->notify_at, 0, __ATOMIC_SEQ_CST);
}

i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    return load(&queue->completed) >= ticket ? 1 : reach(queue, ticket, now() + nanoseconds);
}

i32 queue_take_failure(struct queue *queue, struct failure *into) {
    pthread_mutex_lock(&queue->lock);
    struct failure *failure = queue->failure;
    if (failure) {
        queue->failure = failure->next;
        if (!queue->failure) queue->last_failure = &queue->failure;
    }
    pthread_mutex_unlock(&queue->lock);
    if (!failure) return 0;
    __atomic_sub_fetch(&queue->failed, 1, __ATOMIC_SEQ_CST);
    *into = *failure;
    free(failure);
    return 1;
}

/* FINISH runs what was submitted; ABANDON stops behind the command that runs now. Returns at once. */
void queue_close(struct queue *queue, u32 how) {
    pthread_mutex_lock(&queue->lock);
    if (how > queue->closing) store(&queue->closing, how);
    __atomic_add_fetch(&queue->pushed, 1, __ATOMIC_SEQ_CST);
    pthread_cond_broadcast(&queue->work);
    pthread_mutex_unlock(&queue->lock);
}

/* Joins the thread: blocks until the command that runs now ends. */
void queue_destroy(struct queue *queue) {
    pthread_join(queue->thread, 0);
    for (struct batch *batch = queue->first, *next; batch; batch = next) {
        next = batch->next;
        free(batch);
    }
    for (struct failure *failure = queue->failure, *next; failure; failure = next) {
        next = failure->next;
        free(failure);
    }
    free(queue);
}
