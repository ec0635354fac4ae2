/* Queues: batches handed to a stream, an event behind each, and a thread that waits for these. */

static const u64 one = 1, moment = 1000000ul;

/* A stream takes 1021 operations (driver 580) and then blocks whoever adds another: that must not be the loop. */
enum { MOST_OPERATIONS = 900 };
enum { LEAST_CAPACITY = 64 * 1024 };

static void fail(struct queue *queue, CUresult result) {
    i32 none = CUDA_SUCCESS;
    __atomic_compare_exchange_n(&queue->result, &none, result, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* Under the lock. */
static void wake(struct queue *queue) {
    if (queue->parked) pthread_cond_signal(&queue->work);
}

/* Take note that a batch has completed; under the lock. */
static void discount(struct queue *queue, struct batch *batch) {
    if (batch->is_counted) queue->operations -= batch->operations;
    batch->is_counted = 0;
    if (batch->ticket > queue->completed) store(&queue->completed, batch->ticket);
}

static CUresult hand_over(struct queue *queue, struct batch *batch) {
    CUresult failed = enter(queue->device);
    if (!failed) {
        failed = execute(queue, batch);
        leave(queue->device);
    }
    if (failed) fail(queue, failed);
    pthread_mutex_lock(&queue->lock);
    batch->next = 0;
    if (failed) {
        batch->next = queue->spoiled;
        queue->spoiled = batch;
    } else {
        *queue->last = batch;
        queue->last = &batch->next;
        queue->operations += batch->operations;
        batch->is_counted = 1;
        queue->handed = batch->ticket;
    }
    queue->handing = 0;
    pthread_cond_broadcast(&queue->done);
    if (load(&queue->notify_at) || queue->waiters || queue->held) wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

/* The last ticket that the driver has got. */
u64 queue_handed(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    u64 handed = queue->handed;
    pthread_mutex_unlock(&queue->lock);
    return handed;
}

/* Whether a ticket that a wait names has got to the driver, or never will. */
static i32 is_handed(struct queue *other, u64 ticket) {
    pthread_mutex_lock(&other->lock);
    i32 answer = other->handed >= ticket || load(&other->result) || other->closing || other->abandoned;
    pthread_mutex_unlock(&other->lock);
    return answer;
}

/* The first wait for what another queue still holds; 0: there is none. */
static const struct wait *unhanded_wait(const struct batch *batch) {
    const u8 *end = batch->commands + batch->size;
    for (const u8 *at = batch->commands; at < end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == WAIT && !is_handed(wait->queue, wait->ticket)) return wait;
    }
    return 0;
}

/* Waits for what never got to the driver: the other queue was closed before. */
static void fail_vain_waits(struct queue *queue, const struct batch *batch) {
    const u8 *end = batch->commands + batch->size;
    for (const u8 *at = batch->commands; at < end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == WAIT && queue_handed(wait->queue) < wait->ticket)
            add_failure(queue, batch->ticket, FAILED_WAIT, 0);
    }
}

/* Wait a moment for another queue to hand over; under this queue's lock, which it gives up meanwhile. */
static void await_handed(struct queue *queue, struct queue *other, u64 ticket) {
    u64 deadline = now() + moment;
    timespec until = {(i64)(deadline / 1000000000ul), (i64)(deadline % 1000000000ul)};
    pthread_mutex_unlock(&queue->lock);
    pthread_mutex_lock(&other->lock);
    if (other->handed < ticket) pthread_cond_clockwait(&other->done, &other->lock, MONOTONIC, &until);
    pthread_mutex_unlock(&other->lock);
    pthread_mutex_lock(&queue->lock);
}

static i32 has_room(const struct queue *queue, const struct batch *batch) {
    return !queue->operations || queue->operations + batch->operations <= MOST_OPERATIONS;
}

/* Hand over the first held batch; under the lock, which it gives up meanwhile. */
static void hand_over_held(struct queue *queue) {
    struct batch *batch = queue->held;
    queue->held = batch->next;
    if (!queue->held) queue->last_held = &queue->held;
    queue->handing = 1;
    pthread_mutex_unlock(&queue->lock);
    fail_vain_waits(queue, batch);
    hand_over(queue, batch);
    pthread_mutex_lock(&queue->lock);
}

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
        return 0;
    }
    return queue;
}

static void destroy_batch(const struct device *device, struct batch *batch) {
    if (batch->event) device->EventDestroy(batch->event);
    for (u32 i = 0; i < batch->stamps_capacity; i++) device->EventDestroy(batch->stamps[i]);
    if (batch->mapped) device->MemFreeHost(batch->mapped);
    free(batch->harvests);
    free(batch->stamps);
    free(batch);
}

static CUresult create_batch(struct queue *queue, u64 memory, struct batch **made) {
    struct device *device = queue->device;
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) return CUDA_ERROR_OUT_OF_MEMORY;
    if (memory) batch->capacity = LEAST_CAPACITY;
    while (batch->capacity < memory) batch->capacity *= 2;
    CUresult failed = enter(device);
    if (!failed) {
        failed = device->EventCreate(&batch->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
        if (!failed && memory)
            failed = device->MemHostAlloc((void **)&batch->mapped, batch->capacity,
                                          CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
        if (failed) destroy_batch(device, batch);
        leave(device);
    }
    *made = batch;
    return failed;
}

/* The smallest that will do: most batches need no memory. Under the lock. */
static struct batch *take_batch(struct queue *queue, u64 memory) {
    struct batch **best = 0;
    for (struct batch **link = &queue->free; *link; link = &(*link)->next)
        if ((*link)->capacity >= memory && (!best || (*link)->capacity < (*best)->capacity)) best = link;
    if (!best) return 0;
    struct batch *batch = *best;
    *best = batch->next;
    return batch;
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

/* Stamps to seconds of the device's one clock. */
static CUresult read_clock(struct device *device, struct batch *batch) {
    CUresult failed = CUDA_SUCCESS;
    pthread_mutex_lock(&device->clock_lock);
    for (u32 i = 0; i < batch->stamps_count && !failed; i++) {
        float milliseconds;
        failed = device->EventElapsedTime(&milliseconds, device->clock, batch->stamps[i]);
        batch->times[i] = device->clock_seconds + milliseconds * 1e-3;
    }
    if (batch->stamps_count && !failed) {
        CUevent *newest = &batch->stamps[batch->stamps_count - 1], old = device->clock;
        device->clock_seconds = batch->times[batch->stamps_count - 1];
        device->clock = *newest;
        *newest = old;
    }
    pthread_mutex_unlock(&device->clock_lock);
    return failed;
}

/* What completes with the batch: results and small downloads reach the host here. */
static void finish(struct queue *queue, struct batch *batch) {
    for (u32 i = 0; i < batch->harvests_count; i++) {
        const struct harvest *each = &batch->harvests[i];
        if (each->to)
            memcpy(each->to, each->from, each->size);
        else if (*(const i64 *)(each->from + ERROR_CODE - ERROR_TEMPLATE))
            add_failure(queue, each->ticket, FAILED_ASSERT, each->from);
    }
    if (batch->stamps_count) {
        CUresult failed = read_clock(queue->device, batch);
        if (failed) fail(queue, failed);
    }
}

/* Under the lock. */
static void recycle(struct queue *queue, struct batch *batch) {
    if (batch->is_kept) {
        batch->is_kept = 2; /* the thread's to recycle */
        return;
    }
    batch->next = queue->free;
    queue->free = batch;
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

static void destroy_batches(const struct device *device, struct batch *batch) {
    for (struct batch *next; batch; batch = next) {
        next = batch->next;
        destroy_batch(device, batch);
    }
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
