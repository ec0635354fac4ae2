/* Handing over: a batch goes to the driver at once, or is held until the driver has room and has all that the batch
 * waits for. */

/* A stream takes 1021 operations (driver 580). The next operation blocks its caller, which must not be the loop. */
enum { MOST_OPERATIONS = 900 };
static const u64 moment = 1000000ul; /* nanoseconds */

/* Keep the first error. */
static void fail(struct queue *queue, CUresult result) {
    i32 none = CUDA_SUCCESS;
    __atomic_compare_exchange_n(&queue->result, &none, result, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* Wake the thread if it waits for work; under the lock. */
static void wake(struct queue *queue) {
    if (queue->parked) pthread_cond_signal(&queue->work);
}

/* Note that a batch has completed; under the lock. */
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
    if (load(&queue->notification.at) || queue->waiters || queue->held) wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

u64 queue_handed(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    u64 handed = queue->handed;
    pthread_mutex_unlock(&queue->lock);
    return handed;
}

/* Return whether the driver has a ticket of another queue, or will never have it. */
static i32 is_handed(struct queue *other, u64 ticket) {
    pthread_mutex_lock(&other->lock);
    i32 answer = other->handed >= ticket || load(&other->result) || other->closing || other->abandoned;
    pthread_mutex_unlock(&other->lock);
    return answer;
}

/* Return the first wait for a ticket that another queue still holds, or 0. */
static const struct wait *unhanded_wait(const struct batch *batch) {
    const u8 *end = batch->commands + batch->size;
    for (const u8 *at = batch->commands; at < end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == OP_WAIT && !is_handed(wait->queue, wait->ticket)) return wait;
    }
    return 0;
}

/* Add a failure for each wait for a ticket that the driver will never have: the other queue was closed before. */
static void fail_vain_waits(struct queue *queue, const struct batch *batch) {
    const u8 *end = batch->commands + batch->size;
    for (const u8 *at = batch->commands; at < end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == OP_WAIT && queue_handed(wait->queue) < wait->ticket)
            add_failure(&queue->failures, batch->ticket, FAILED_WAIT, 0);
    }
}

/* Wait a moment for another queue to hand over; under this queue's lock, which it gives up meanwhile. */
static void await_handed(struct queue *queue, struct queue *other, u64 ticket) {
    u64 deadline = now() + moment;
    pthread_mutex_unlock(&queue->lock);
    pthread_mutex_lock(&other->lock);
    if (other->handed < ticket) wait_until(&other->done, &other->lock, deadline);
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
