/* Queues: batches handed to a stream, an event behind each, and a thread that waits for these. */

static const u64 one = 1;

/* Wait for the next batch's event; under the lock, which it gives up meanwhile. */
static void await_event(struct queue *queue, struct batch *batch) {
    batch->is_kept = 1;
    pthread_mutex_unlock(&queue->lock);
    CUresult failed = enter(queue->device);
    if (!failed) {
        failed = queue->device->EventSynchronize(batch->event);
        leave(queue->device);
    }
    pthread_mutex_lock(&queue->lock);
    if (failed) fail(queue, failed);
    else discount(queue, batch);
    batch->is_kept--;
    if (batch->is_kept) { /* the loop is done with it: see recycle */
        batch->is_kept = 0;
        batch->next = queue->free;
        queue->free = batch;
    }
    pthread_cond_broadcast(&queue->done);
}

static void *park(void *argument) {
    struct queue *queue = argument;
    pthread_mutex_lock(&queue->lock);
    while (!queue->closing) {
        u64 at = load(&queue->notify_at);
        if (at && (queue->completed >= at || load(&queue->result))) {
            /* Whoever clears the request writes: one made in between is cleared with a wake-up, never without. */
            if (__atomic_exchange_n(&queue->notify_at, 0, __ATOMIC_SEQ_CST)) write(queue->notify, &one, sizeof one);
            continue;
        }
        struct batch *next = queue->first, *held = queue->held;
        while (next && next->ticket <= queue->completed) next = next->next;
        if (load(&queue->result)) next = held = 0;
        if (queue->abandoned || queue->handing || (held && !has_room(queue, held))) held = 0;
        const struct wait *wait = 0;
        if (held) { /* another queue's lock is taken, but not under this one: that queue may do the same */
            pthread_mutex_unlock(&queue->lock);
            wait = unhanded_wait(held);
            pthread_mutex_lock(&queue->lock);
        }
        if (held && !wait) {
            hand_over_held(queue);
        } else if (next && (at || queue->waiters || (queue->held && !held))) {
            await_event(queue, next);
        } else if (held) {
            await_handed(queue, wait->queue, wait->ticket);
        } else {
            queue->parked = 1;
            pthread_cond_wait(&queue->work, &queue->lock);
            queue->parked = 0;
        }
    }
    pthread_mutex_unlock(&queue->lock);
    return 0;
}

/* 0: no memory; NO_THREAD: the system starts no thread. */
struct queue *queue_create(struct device *device, CUstream stream, i32 notify) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->device = device;
    queue->stream = stream;
    queue->notify = notify;
    queue->last = &queue->first;
    queue->last_held = &queue->held;
    queue->last_failure = &queue->failures;
    if (pthread_create(&queue->thread, 0, park, queue)) {
        free(queue);
        return NO_THREAD;
    }
    return queue;
}

/* Hand over, or hold for the thread to do so. `commands` stay until the batch has completed. `times` gets the times of
 * the tickets, 0: nobody wants them. Returns a CUresult. */
i32 queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u64 tickets, double *times) {
    u64 memory, operations;
    measure(commands, commands + size, &memory, &operations);
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = take_batch(queue, memory);
    pthread_mutex_unlock(&queue->lock);
    if (!batch) {
        CUresult failed = create_batch(queue, memory, &batch);
        if (failed) return failed;
    }
    batch->next = 0;
    batch->ticket = ticket;
    batch->tickets = tickets;
    batch->commands = commands;
    batch->size = size;
    batch->operations = operations;
    batch->used = 0;
    batch->harvests_count = batch->stamps_count = 0;
    batch->times = times;
    i32 is_direct = operations <= MOST_OPERATIONS && !unhanded_wait(batch);
    pthread_mutex_lock(&queue->lock);
    is_direct = is_direct && !queue->held && !queue->handing && has_room(queue, batch);
    if (is_direct) {
        queue->handing = 1;
    } else {
        *queue->last_held = batch;
        queue->last_held = &batch->next;
        wake(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    if (!is_direct) return CUDA_SUCCESS;
    fail_vain_waits(queue, batch);
    return hand_over(queue, batch);
}

/* The last completed ticket; what it and those before were to fill is filled. All ones: see queue_result. */
u64 queue_completed(struct queue *queue) {
    if (load(&queue->result)) return ~0ul;
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->first;
    u64 seen = queue->completed;
    pthread_mutex_unlock(&queue->lock);
    if (!batch) return seen;
    CUresult failed = enter(queue->device);
    while (batch && !failed) {
        if (batch->ticket > seen) failed = queue->device->EventQuery(batch->event);
        if (failed || load(&queue->result)) break;
        finish(queue, batch);
        pthread_mutex_lock(&queue->lock);
        discount(queue, batch);
        queue->first = batch->next;
        if (!queue->first) queue->last = &queue->first;
        recycle(queue, batch);
        batch = queue->first;
        u64 done = queue->completed;
        if (queue->held) wake(queue);
        if (queue->waiters) pthread_cond_broadcast(&queue->done);
        pthread_mutex_unlock(&queue->lock);
        if (done > seen) seen = done;
    }
    leave(queue->device);
    if (failed && failed != CUDA_ERROR_NOT_READY) fail(queue, failed);
    if (load(&queue->result)) return ~0ul;
    /* Not `completed`: the thread may have seen more than was filled here. */
    return batch ? batch->ticket - batch->tickets : seen;
}

/* Look for a completion for a moment. */
i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds) {
    if (!nanoseconds) return 0;
    u64 until = now() + nanoseconds, seen;
    do seen = queue_completed(queue);
    while (seen < ticket && now() < until);
    return seen >= ticket;
}

i32 queue_result(const struct queue *queue) { return load(&queue->result); }

u32 queue_failed(const struct queue *queue) { return load(&queue->failed); }

void queue_take_failure(struct queue *queue, struct failure *into) {
    pthread_mutex_lock(&queue->lock);
    struct failure *failure = queue->failures;
    queue->failures = failure->next;
    if (!queue->failures) queue->last_failure = &queue->failures;
    store(&queue->failed, queue->failed - 1);
    pthread_mutex_unlock(&queue->lock);
    *into = *failure;
    free(failure);
}

/* Ask for one write to the descriptor when `ticket` completes. 1: it has already, and nothing is written. */
i32 queue_arm(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    i32 is_past = queue->completed >= ticket || load(&queue->result);
    store(&queue->notify_at, is_past ? 0 : ticket);
    wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return is_past;
}

/* 1: `ticket` has completed, 0: not within the time, or the queue has failed. */
i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    u64 deadline = now() + nanoseconds;
    timespec until = {(i64)(deadline / 1000000000ul), (i64)(deadline % 1000000000ul)};
    pthread_mutex_lock(&queue->lock);
    queue->waiters++;
    wake(queue);
    i32 timed_out = 0;
    while (queue->completed < ticket && !load(&queue->result) && !queue->closing && !timed_out)
        timed_out = pthread_cond_clockwait(&queue->done, &queue->lock, MONOTONIC, &until);
    queue->waiters--;
    i32 is_reached = queue->completed >= ticket;
    pthread_mutex_unlock(&queue->lock);
    return is_reached;
}

/* Wait until the driver has got everything up to `ticket`. */
void queue_await_handed(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    while (queue->handed < ticket && !load(&queue->result) && !queue->closing && !queue->abandoned)
        pthread_cond_wait(&queue->done, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
}

/* Have another library's stream wait for `ticket`, which the driver has got. */
i32 queue_hold_stream(struct queue *queue, CUstream stream, u64 ticket) {
    CUresult failed = enter(queue->device);
    if (failed) return failed;
    failed = wait_for(queue, stream, ticket);
    leave(queue->device);
    return failed;
}

/* Hand over nothing any longer, and tell nobody. */
void queue_abandon(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    store(&queue->abandoned, 1); /* what is held stays so, until it is freed */
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
}

/* End the thread, wait for what the driver still has, and free what batches were made of. */
void queue_close(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    queue->closing = 1;
    pthread_cond_signal(&queue->work);
    pthread_cond_broadcast(&queue->done);
    while (queue->handing) pthread_cond_wait(&queue->done, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
    pthread_join(queue->thread, 0);
    i32 has_context = !enter(queue->device);
    /* Of a queue that failed or was abandoned, some may run. A lost device only says so. */
    if (has_context) queue->device->StreamSynchronize(queue->stream);
    pthread_mutex_lock(&queue->lock); /* others may still ask for an event */
    struct batch *lists[] = {queue->first, queue->free, queue->held, queue->spoiled};
    queue->first = queue->free = queue->held = queue->spoiled = 0;
    queue->last = &queue->first;
    pthread_mutex_unlock(&queue->lock);
    if (!has_context) return;
    for (u32 i = 0; i < sizeof lists / sizeof *lists; i++) destroy_batches(queue->device, lists[i]);
    leave(queue->device);
}

/* Once closed. */
void queue_free(struct queue *queue) {
    for (struct failure *failure = queue->failures, *next; failure; failure = next) {
        next = failure->next;
        free(failure);
    }
    free(queue);
}
