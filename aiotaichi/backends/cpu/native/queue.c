/* Queues: one thread each, commands in order, one counter. */

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

static void point_to_packs(struct launch *launch) {
    const struct pack *packs = (const void *)(extents_of(launch->kernel) + launch->kernel->arrays);
    for (u64 i = 0; i < launch->kernel->packs; i++)
        *(u8 **)(launch->arguments + packs[i].place) = launch->arguments + packs[i].pack;
}

static void execute(struct queue *queue, struct command *command) {
    switch (command->opcode) {
    case LAUNCH: {
        struct launch *launch = (void *)command;
        point_to_packs(launch);
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
        u8 *command = batch->commands, *end = command + batch->size;
        while (command < end && load(&queue->closing) != ABANDON) {
            /* Read before: the batch is the caller's again as soon as its last ticket is completed. */
            u32 size = ((const struct command *)command)->size;
            execute(queue, (struct command *)command);
            command += size;
        }
    }
    pthread_mutex_lock(&queue->lock);
    queue->ended = 1;
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
    return 0;
}

/* 0: no memory; NO_THREAD: the system starts no thread. */
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
        return NO_THREAD;
    }
    return queue;
}

/* `commands` belong to the queue until the last ticket in them is completed: it writes addresses into them.
 * 0: no memory for the batch. */
i32 queue_submit(struct queue *queue, u8 *commands, u64 size) {
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

/* Blocks until the command that runs now ends. Other queues may still ask how far this one has come. */
void queue_join(struct queue *queue) { pthread_join(queue->thread, 0); }

/* Once joined, and once no command of another queue names it. */
void queue_free(struct queue *queue) {
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
