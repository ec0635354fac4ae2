/* Queues: batches handed over to a stream, an event after each batch, and a thread that waits for the events. */

/* Wait for a batch's event; under the lock, which the function gives up meanwhile. */
static void await_event(struct queue *queue, struct batch *batch) {
    batch->is_kept = 1;
    pthread_mutex_unlock(&queue->lock);
    CUresult failed = enter(queue->device);
    if (!failed) {
        failed = queue->device->cuEventSynchronize(batch->event);
        leave(queue->device);
    }
    pthread_mutex_lock(&queue->lock);
    if (failed) fail(queue, failed);
    else discount(queue, batch);
    batch->is_kept--;
    if (batch->is_kept) { /* the loop has finished the batch: see recycle */
        batch->is_kept = 0;
        batch->next = queue->free;
        queue->free = batch;
    }
    pthread_cond_broadcast(&queue->done);
}

/* Return the last completed ticket; under the lock. A queue that has failed is past every ticket. */
static u64 reached(const struct queue *queue) { return load(&queue->result) ? FAILED : queue->completed; }

/* The thread: notify, hand held batches over, and wait for events while a caller asks for them. */
static void *park(void *argument) {
    struct queue *queue = argument;
    pthread_mutex_lock(&queue->lock);
    while (!queue->closing) {
        if (is_due(&queue->notification, reached(queue))) {
            notify(&queue->notification);
            continue;
        }
        struct batch *next = queue->first, *held = queue->held;
        while (next && next->ticket <= queue->completed) next = next->next;
        if (load(&queue->result)) next = held = 0;
        if (queue->abandoned || queue->handing || (held && !has_room(queue, held))) held = 0;
        const struct wait *wait = 0;
        if (held) { /* never hold two locks: the other queue may do the same */
            pthread_mutex_unlock(&queue->lock);
            wait = unhanded_wait(held);
            pthread_mutex_lock(&queue->lock);
        }
        if (held && !wait) {
            hand_over_held(queue);
        } else if (next && (load(&queue->notification.at) || queue->waiters || (queue->held && !held))) {
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

struct queue *queue_create(struct device *device, CUstream stream, i32 descriptor) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->device = device;
    queue->stream = stream;
    queue->notification.descriptor = descriptor;
    queue->last = &queue->first;
    queue->last_held = &queue->held;
    if (pthread_create(&queue->thread, 0, park, queue)) {
        free(queue);
        return (void *)NO_THREAD;
    }
    return queue;
}

CUresult queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u64 tickets, double *times) {
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
    batch->arrivals_count = batch->stamps_count = 0;
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

u64 queue_completed(struct queue *queue) {
    if (load(&queue->result)) return FAILED;
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->first;
    u64 seen = queue->completed;
    pthread_mutex_unlock(&queue->lock);
    if (!batch) return seen;
    CUresult failed = enter(queue->device);
    while (batch && !failed) {
        if (batch->ticket > seen) failed = queue->device->cuEventQuery(batch->event);
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
    if (load(&queue->result)) return FAILED;
    /* Not `completed`: the thread may have seen batches that are not finished here. */
    return batch ? batch->ticket - batch->tickets : seen;
}

i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds) {
    if (!nanoseconds) return 0;
    u64 until = now() + nanoseconds, seen;
    do seen = queue_completed(queue);
    while (seen < ticket && now() < until);
    return seen >= ticket;
}

CUresult queue_result(const struct queue *queue) { return load(&queue->result); }

u64 queue_failed(const struct queue *queue) { return load(&queue->failures.count); }

i32 queue_take_failure(struct queue *queue, struct failure *into) { return take_failure(&queue->failures, into); }

i32 queue_arm(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    request(&queue->notification, ticket);
    i32 is_past = reached(queue) >= ticket;
    if (is_past) withdraw(&queue->notification); /* it is still there: the thread answers requests under the lock */
    wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return is_past;
}

i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    u64 deadline = now() + nanoseconds;
    pthread_mutex_lock(&queue->lock);
    queue->waiters++;
    wake(queue);
    i32 timed_out = 0;
    while (queue->completed < ticket && !load(&queue->result) && !queue->closing && !timed_out)
        timed_out = wait_until(&queue->done, &queue->lock, deadline);
    queue->waiters--;
    i32 is_reached = queue->completed >= ticket;
    pthread_mutex_unlock(&queue->lock);
    return is_reached;
}

void queue_await_handed(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    while (queue->handed < ticket && !load(&queue->result) && !queue->closing && !queue->abandoned)
        pthread_cond_wait(&queue->done, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
}

CUresult queue_hold_stream(struct queue *queue, CUstream stream, u64 ticket) {
    CUresult failed = enter(queue->device);
    if (failed) return failed;
    failed = wait_for(queue, stream, ticket);
    leave(queue->device);
    return failed;
}

void queue_abandon(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    store(&queue->abandoned, 1); /* held batches stay held until they are freed */
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
}

void queue_close(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    queue->closing = 1;
    pthread_cond_signal(&queue->work);
    pthread_cond_broadcast(&queue->done);
    while (queue->handing) pthread_cond_wait(&queue->done, &queue->lock);
    pthread_mutex_unlock(&queue->lock);
    pthread_join(queue->thread, 0);
    i32 has_context = !enter(queue->device);
    /* Batches of a queue that failed or was abandoned may still run. If the device is lost, the call only fails. */
    if (has_context) queue->device->cuStreamSynchronize(queue->stream);
    pthread_mutex_lock(&queue->lock); /* other queues may still ask for an event */
    struct batch *lists[] = {queue->first, queue->free, queue->held, queue->spoiled};
    queue->first = queue->free = queue->held = queue->spoiled = 0;
    queue->last = &queue->first;
    pthread_mutex_unlock(&queue->lock);
    if (!has_context) return;
    for (u32 i = 0; i < sizeof lists / sizeof *lists; i++) destroy_batches(queue->device, lists[i]);
    leave(queue->device);
}

void queue_free(struct queue *queue) {
    free_failures(&queue->failures);
    free(queue);
}
