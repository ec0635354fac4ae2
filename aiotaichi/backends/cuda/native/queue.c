/* Queues: a stream, an event after each batch, and waiters for the events. */

/* Wait for an event, or only look if the thread may not wait; in the device's context. */
static CUresult await_event(const struct device *device, CUevent event, i32 may_wait) {
    return may_wait ? device->cuEventSynchronize(event) : device->cuEventQuery(event);
}

/* Wait for a batch's event, read its times, and land its arrivals: then the loop counts it without a call of the driver.
 * Under the lock, which the function gives up meanwhile. Return 0 if the event has not happened. */
static i32 await_batch(struct queue *queue, struct batch *batch, i32 may_wait) {
    hold_event(queue, batch);
    u64 arrivals = batch->arrivals;
    pthread_mutex_unlock(&queue->lock);
    CUresult failed = enter(queue->device);
    if (!failed) {
        failed = await_event(queue->device, batch->event, may_wait);
        if (!failed) failed = read_times(queue->device, batch);
        leave(queue->device);
    }
    i32 has_happened = failed != CUDA_ERROR_NOT_READY;
    if (failed && has_happened) fail(queue, failed);
    pthread_mutex_lock(&queue->lock);
    if (has_happened && !load(&queue->result)) {
        land_many(queue, arrivals);
        if (queue->arrivals.landed >= arrivals) discount(queue, batch);
    }
    drop_event(queue, batch);
    return has_happened;
}

/* Wait for the oldest closed slot; under the lock, which the function gives up meanwhile. Land what arrived there and
 * in the slots that the stream has passed by then, and give the slots back. Return 0 if the stream has not passed it. */
static i32 await_slots(struct queue *queue, i32 may_wait) {
    const struct device *device = queue->device;
    struct slot *last = queue->closed;
    pthread_mutex_unlock(&queue->lock);
    CUresult failed = enter(device);
    if (!failed) {
        failed = await_event(device, last->event, may_wait);
        for (u32 count = 1; !failed && count < WINDOW; count++) {
            pthread_mutex_lock(&queue->lock);
            struct slot *next = last->next;
            pthread_mutex_unlock(&queue->lock);
            if (!next || load(&queue->result) || device->cuEventQuery(next->event)) break;
            last = next;
        }
        leave(device);
    }
    i32 has_passed = failed != CUDA_ERROR_NOT_READY;
    if (failed && has_passed) fail(queue, failed);
    pthread_mutex_lock(&queue->lock);
    if (!has_passed || load(&queue->result)) return has_passed;
    land_many(queue, last->arrivals);
    if (load(&queue->result)) return 1;
    struct slot *landed = queue->closed;
    queue->closed = last->next;
    if (!queue->closed) queue->last_closed = &queue->closed;
    last->next = 0;
    give_back(queue, landed);
    return 1;
}

/* Return the last completed ticket; under the lock. A queue that has failed is past every ticket. */
static u64 reached(const struct queue *queue) { return load(&queue->result) ? FAILED : queue->completed; }

/* The job of a waiter: notify, give closed slots back, and wait for batches while a caller asks for them. */
static enum outcome attend(struct queue *queue, i32 may_wait) {
    i32 has_happened = 1, has_waited = 0;
    pthread_mutex_lock(&queue->lock);
    while (has_happened && !load(&queue->closing)) {
        if (notify(&queue->notification, reached(queue))) continue;
        struct batch *next = queue->first;
        struct slot *slot = queue->closed;
        while (next && next->state != BATCH_IN_FLIGHT) next = next->next;
        i32 is_awaited = load(&queue->notification.at) || queue->waiters || queue->needs_room || queue->large;
        if (load(&queue->result) || !(slot || (next && is_awaited))) break;
        /* In the stream's order: a request for a batch may come while the thread waits for a slot. */
        has_waited = may_wait;
        if (slot && !(next && next->ticket < slot->ticket)) has_happened = await_slots(queue, may_wait);
        else has_happened = await_batch(queue, next, may_wait);
    }
    pthread_mutex_unlock(&queue->lock);
    if (has_waited) look_again(queue->device->waiters); /* this thread may wait for a queue that the last one only looks at */
    return has_happened ? DONE : LATER;
}

struct queue *queue_create(struct device *device, CUstream stream, i32 descriptor) {
    if (!has_thread(device->stagers) || !has_thread(device->waiters)) return (void *)NO_THREAD;
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->device = device;
    queue->staging.queue = queue->waiting.queue = queue;
    queue->stream = stream;
    queue->notification.descriptor = descriptor;
    queue->last = &queue->first;
    queue->last_held = &queue->held;
    queue->last_closed = &queue->closed;
    return queue;
}

CUresult queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u64 tickets, double *times,
                      i32 loop_is_busy) {
    struct batch *batch = take_batch(queue);
    if (!batch) return CUDA_ERROR_OUT_OF_MEMORY;
    batch->ticket = ticket;
    batch->tickets = tickets;
    batch->commands = batch->at = commands;
    batch->end = commands + size;
    batch->reached = ticket - tickets;
    batch->times = times;
    batch->needs_begin = 1; /* of the first ticket */
    measure(batch);
    i32 is_at_once = has_waits(batch) && is_ready(batch);
    pthread_mutex_lock(&queue->lock);
    is_at_once = is_at_once && is_direct(queue, batch, loop_is_busy) && standstill_avoid(queue->device->standstill);
    if (is_at_once) {
        queue->handing = 1;
        batch->state = BATCH_HANDING;
    } else {
        batch->state = BATCH_HELD;
        *queue->last_held = batch;
        queue->last_held = &batch->next;
        call_stager(queue);
    }
    pthread_mutex_unlock(&queue->lock);
    if (!is_at_once) return CUDA_SUCCESS;
    fail_vain_waits(queue, batch);
    CUresult failed = hand_over(queue, batch, ROLE_CALLER);
    standstill_allow(queue->device->standstill);
    return failed == NEEDS_SLOT || failed == STOPPED ? CUDA_SUCCESS : failed;
}

/* Give the open slot back if the stream is idle; under the lock. An idle queue holds no slots. A queue that has failed
 * keeps the slot until it is closed: part of a batch may run. */
static void release_open_slot(struct queue *queue) {
    if (queue->first || queue->held || queue->handing || !queue->open || load(&queue->result)) return;
    give_back(queue, queue->open);
    queue->open = 0;
}

/* Let the loop be done with the first batch; under the lock. */
static void finish(struct queue *queue) {
    struct batch *batch = queue->first;
    discount(queue, batch);
    queue->first = batch->next;
    if (!queue->first) queue->last = &queue->first;
    batch->state = BATCH_FINISHED;
    recycle(queue, batch);
    if (queue->waiters) pthread_cond_broadcast(&queue->done);
}

/* Finish the batches that have completed, and set `*seen` to the last ticket of those. Few bytes are landed here; those
 * of a large batch are the waiter's. If the thread may not call the driver, finish only those whose end a waiter has
 * seen. After a notification, these are all up to its ticket. */
static CUresult harvest(struct queue *queue, i32 may_call, u64 *seen) {
    const struct device *device = queue->device;
    u64 landed = 0;
    CUresult failed = CUDA_SUCCESS;
    pthread_mutex_lock(&queue->lock);
    for (struct batch *batch = queue->first; batch; batch = queue->first) {
        if (batch->state == BATCH_IN_FLIGHT) { /* the waiter has not seen the end */
            if (!may_call) break;
            pthread_mutex_unlock(&queue->lock);
            failed = device->cuEventQuery(batch->event);
            if (!failed) failed = read_times(queue->device, batch);
            pthread_mutex_lock(&queue->lock);
            if (failed || load(&queue->result)) break;
            landed += batch->landing;
            if (queue->arrivals.landed < batch->arrivals) {
                if (queue->is_landing || landed > MOST_LANDED) break;
                land(queue, batch->arrivals);
            }
        }
        finish(queue);
    }
    release_open_slot(queue);
    *seen = queue->first ? queue->first->ticket - queue->first->tickets : queue->completed;
    pthread_mutex_unlock(&queue->lock);
    return failed == CUDA_ERROR_NOT_READY ? CUDA_SUCCESS : failed;
}

u64 queue_completed(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    u64 seen = queue->completed;
    i32 is_idle = !queue->first;
    pthread_mutex_unlock(&queue->lock);
    if (!is_idle && !load(&queue->result)) {
        i32 may_call = standstill_avoid(queue->device->standstill);
        CUresult failed = may_call ? enter(queue->device) : CUDA_SUCCESS;
        if (!failed) {
            failed = harvest(queue, may_call, &seen);
            if (may_call) leave(queue->device);
        }
        if (may_call) standstill_allow(queue->device->standstill);
        if (failed) fail(queue, failed);
    }
    return load(&queue->result) ? FAILED : seen;
}

i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds) {
    if (!nanoseconds || !standstill_avoid(queue->device->standstill)) return 0;
    u64 until = now() + nanoseconds, seen = 0;
    CUresult failed = enter(queue->device);
    if (!failed) {
        do failed = harvest(queue, 1, &seen);
        while (!failed && seen < ticket && !load(&queue->result) && now() < until);
        leave(queue->device);
    }
    standstill_allow(queue->device->standstill);
    if (failed) fail(queue, failed);
    return load(&queue->result) || seen >= ticket;
}

i32 queue_lives(const struct queue *queue) {
    return !load(&queue->closing) && !load(&queue->device->stagers->ended) && !load(&queue->device->waiters->ended);
}

CUresult queue_result(const struct queue *queue) { return load(&queue->result); }

u64 queue_failed(const struct queue *queue) { return load(&queue->failures.count); }

i32 queue_take_failure(struct queue *queue, struct failure *into) { return take_failure(&queue->failures, into); }

i32 queue_arm(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    request(&queue->notification, ticket);
    i32 is_past = reached(queue) >= ticket;
    if (is_past) withdraw(&queue->notification); /* it is still there: waiters answer requests under the lock */
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
    store(&queue->abandoned, 1); /* held batches stay held until they are freed */
    announce_stop(queue);
}

/* Give the queue's slots back, once the stream is idle. */
static void release_slots(struct queue *queue) {
    give_back(queue, queue->open);
    give_back(queue, queue->closed);
    queue->open = queue->closed = 0;
}

void queue_close(struct queue *queue) {
    store(&queue->closing, 1);
    announce_stop(queue);
    leave_crew(queue->device->stagers, &queue->staging);
    leave_crew(queue->device->waiters, &queue->waiting);
    i32 has_context = !enter(queue->device);
    /* Batches of a queue that failed or was abandoned may still run. If the device is lost, the call only fails. */
    if (has_context) queue->device->cuStreamSynchronize(queue->stream);
    release_slots(queue);
    pthread_mutex_lock(&queue->lock); /* other queues may still ask for an event */
    while (queue->holders) pthread_cond_wait(&queue->done, &queue->lock);
    struct batch *lists[] = {queue->first, queue->free, queue->held};
    queue->first = queue->free = queue->held = 0;
    queue->last = &queue->first;
    pthread_mutex_unlock(&queue->lock);
    if (!has_context) return;
    for (u32 i = 0; i < sizeof lists / sizeof *lists; i++) destroy_batches(queue->device, lists[i]);
    if (queue->spare) destroy_spare(queue->device, queue->spare);
    queue->spare = 0;
    leave(queue->device);
}

void queue_free(struct queue *queue) {
    free_failures(&queue->failures);
    free(queue->arrivals.items);
    free(queue);
}
