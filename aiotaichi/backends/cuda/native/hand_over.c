/* Handing over: the loop's thread gives a small batch to the driver at once. Any other batch is held for the stager,
 * a thread of the queue: it copies, and waits until the driver has room, there is a free slot, and the driver has all
 * that the batch waits for. */

/* A stream takes 1021 operations (driver 580), and the next one blocks its caller. Slots have a copy and an event. */
enum { MOST_OPERATIONS = 900 - 2 * MOST_SLOTS };
/* What the loop's thread hands over itself. An operation costs the driver 1 to 3 us, and waking a thread about 50 us:
 * an idle device gets more at once than a busy one. One thread copies a slot in 25 us. */
enum { MOST_WHEN_IDLE = 80, MOST_WHEN_BUSY = 6, MOST_STAGED = SLOT_SIZE };
static const u64 moment = 1000000ul; /* nanoseconds */

/* Note that a batch has completed; under the lock. */
static void discount(struct queue *queue, struct batch *batch) {
    if (batch->state != BATCH_IN_FLIGHT) return;
    batch->state = BATCH_ENDED;
    queue->operations -= batch->operations;
    queue->large -= batch->landing > MOST_LANDED;
    store(&queue->completed, batch->ticket);
    if (queue->held) pthread_cond_signal(&queue->stage);
}

/* Hold a batch again that was handed over in part; under the lock. */
static void hold_again(struct queue *queue, struct batch *batch, enum batch_state state) {
    batch->state = state;
    batch->next = queue->held;
    if (!queue->held) queue->last_held = &batch->next;
    queue->held = batch;
    pthread_cond_signal(&queue->stage);
}

/* Give a batch to the driver, or a part if there is no free slot for the rest. */
static CUresult hand_over(struct queue *queue, struct batch *batch, u16 role) {
    u64 begun = begin_span(&queue->device->spans);
    queue->hander = role;
    CUresult failed = enter(queue->device);
    if (!failed) {
        failed = execute(queue, batch);
        leave(queue->device);
    }
    end_span(&queue->device->spans, begun, role, SPAN_HAND_OVER, 0);
    i32 is_partial = failed == NEEDS_SLOT || failed == STOPPED;
    if (failed && !is_partial) fail(queue, failed);
    pthread_mutex_lock(&queue->lock);
    batch->next = 0;
    if (is_partial) {
        hold_again(queue, batch, BATCH_PARTIAL);
    } else if (failed) {
        hold_again(queue, batch, BATCH_SPOILED);
    } else {
        *queue->last = batch;
        queue->last = &batch->next;
        queue->operations += batch->operations;
        queue->large += batch->landing > MOST_LANDED;
        batch->state = BATCH_IN_FLIGHT;
        batch->arrivals = queue->arrivals.added;
        queue->handed = batch->ticket;
    }
    queue->handing = 0;
    if (queue->held) pthread_cond_signal(&queue->stage);
    pthread_cond_broadcast(&queue->done);
    if (load(&queue->notification.at) || queue->waiters || queue->needs_room || queue->large) wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

u64 queue_handed(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    u64 handed = queue->handed;
    pthread_mutex_unlock(&queue->lock);
    return handed;
}

/* Turn the commands of a ticket into marks. Return 0 if one of them launches a graph. */
static i32 revoke(u8 *commands, u64 place) {
    struct command *first = (void *)commands, *command;
    for (; place; first = (void *)((u8 *)first + first->size)) place -= first->completes;
    for (command = first; !command->completes; command = (void *)((u8 *)command + command->size))
        if (command->opcode == OP_EXECUTE) return 0;
    if (command->opcode == OP_EXECUTE) return 0;
    const struct command *last = command;
    for (command = first; command <= last; command = (void *)((u8 *)command + command->size))
        if (!is_wait(command->opcode)) command->opcode = OP_MARK;
    return 1;
}

i32 queue_revoke(struct queue *queue, u64 last_ticket, u64 place) {
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->held;
    while (batch && batch->ticket != last_ticket) batch = batch->next;
    i32 is_taken = batch && batch->state == BATCH_HELD && revoke((u8 *)batch->commands, place);
    pthread_mutex_unlock(&queue->lock);
    return is_taken;
}

/* Return whether the driver has a ticket of another queue, or will never have it. */
static i32 is_handed(struct queue *other, u64 ticket) {
    pthread_mutex_lock(&other->lock);
    i32 answer = other->handed >= ticket || is_stopped(other);
    pthread_mutex_unlock(&other->lock);
    return answer;
}

/* Return the first wait for a ticket that another queue still holds, or 0. */
static const struct wait *unhanded_wait(const struct batch *batch) {
    if (!(batch->traits & WAITS_FOR_QUEUES)) return 0;
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == OP_WAIT && !is_handed(wait->queue, wait->ticket)) return wait;
    }
    return 0;
}

/* Add a failure for each wait for a ticket that the driver will never have: the other queue was closed before. */
static void fail_vain_waits(struct queue *queue, const struct batch *batch) {
    if (!(batch->traits & WAITS_FOR_QUEUES)) return;
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == OP_WAIT && queue_handed(wait->queue) < wait->ticket)
            add_failure(&queue->failures, batch->ticket, FAILED_WAIT);
    }
}

/* Return whether all host memory of the batch has been prepared. Refuse the batch if a preparation has failed. */
static i32 is_ready(struct batch *batch) {
    if (!(batch->traits & WAITS_FOR_MEMORY)) return 1;
    i32 answer = 1;
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct wait_ready *wait = (const void *)at;
        if (wait->head.opcode != OP_WAIT_READY) continue;
        u32 state = load(wait->ready);
        answer = answer && state;
        if (state == NOT_PREPARED) batch->traits |= IS_REFUSED;
    }
    return answer;
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

/* Return whether the loop's thread may hand a batch over at once; under the lock. */
static i32 is_direct(const struct queue *queue, const struct batch *batch) {
    u64 most = queue->first ? MOST_WHEN_BUSY : MOST_WHEN_IDLE;
    return batch->operations <= most && batch->staged <= MOST_STAGED && !(batch->traits & MAY_BE_SLOW) && !queue->held &&
           !queue->handing && has_room(queue, batch);
}

/* Wait until the first held batch may start; under the lock, which the function gives up meanwhile. Return 0 if the
 * caller is to look again. */
static i32 may_start(struct queue *queue, struct batch *batch) {
    if (!has_room(queue, batch)) {
        queue->needs_room = 1;
        wake(queue);
        pthread_cond_wait(&queue->stage, &queue->lock);
        queue->needs_room = 0;
        return 0;
    }
    pthread_mutex_unlock(&queue->lock); /* never hold two locks: the other queue may do the same */
    const struct wait *wait = unhanded_wait(batch);
    pthread_mutex_lock(&queue->lock);
    if (wait) {
        await_handed(queue, wait->queue, wait->ticket);
        return 0;
    }
    if (is_ready(batch)) return 1;
    wait_until(&queue->stage, &queue->lock, now() + moment);
    return 0;
}

/* The stager: hand held batches over, in their order. */
static void *stage(void *argument) {
    struct queue *queue = argument;
    pthread_mutex_lock(&queue->lock);
    while (!load(&queue->closing)) {
        struct batch *batch = queue->held;
        if (!batch || queue->handing || is_stopped(queue)) {
            pthread_cond_wait(&queue->stage, &queue->lock);
            continue;
        }
        i32 is_new = batch->state == BATCH_HELD;
        if (is_new && !may_start(queue, batch)) continue;
        queue->held = batch->next;
        if (!queue->held) queue->last_held = &queue->held;
        queue->handing = 1;
        batch->state = BATCH_HANDING;
        pthread_mutex_unlock(&queue->lock);
        if (is_new) fail_vain_waits(queue, batch);
        if (hand_over(queue, batch, ROLE_STAGER) == NEEDS_SLOT) {
            CUresult failed = await_slot(queue);
            if (failed) fail(queue, failed);
        }
        pthread_mutex_lock(&queue->lock);
    }
    store(&queue->ended, 1);
    pthread_mutex_unlock(&queue->lock);
    return 0;
}
