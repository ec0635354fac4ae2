/* Handing over: the loop's thread gives a small batch to the driver at once. Any other batch is held for a stager: it
 * copies. A batch stays held until the driver has room, there is a free slot, and the driver has all that the batch
 * waits for. No stager waits for that: it does other queues' jobs meanwhile. */

/* A stream takes 1021 operations (driver 580), and the next one blocks its caller. Slots have a copy and an event. */
enum { MOST_OPERATIONS = 900 - 2 * MOST_SLOTS };
/* What the loop's thread hands over itself. An operation costs the driver 1 to 3 us, and another thread comes after about
 * 50 us: an idle queue gets more at once than one that works. If the loop is busy, other tasks wait for it, and to call
 * a thread takes 10 us: then the queue gets one staged copy or two launches. One thread copies a slot in 25 us. */
enum { MOST_WHEN_IDLE = 80, MOST_WHEN_WORKING = 6, MOST_OF_BUSY_LOOP = 3, MOST_STAGED = SLOT_SIZE };

/* Note that a batch has completed; under the lock. */
static void discount(struct queue *queue, struct batch *batch) {
    if (batch->state != BATCH_IN_FLIGHT) return;
    batch->state = BATCH_ENDED;
    queue->operations -= batch->operations;
    queue->large -= batch->landing > MOST_LANDED;
    store(&queue->completed, batch->ticket);
    call_stager(queue);
}

/* Hold a batch again that was handed over in part; under the lock. */
static void hold_again(struct queue *queue, struct batch *batch, enum batch_state state) {
    batch->state = state;
    batch->next = queue->held;
    if (!queue->held) queue->last_held = &batch->next;
    queue->held = batch;
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
    call_stager(queue);
    pthread_cond_broadcast(&queue->done);
    if (load(&queue->notification.at) || queue->waiters || queue->needs_room || queue->large) wake(queue);
    u32 was_awaited = queue->is_awaited;
    queue->is_awaited = 0;
    pthread_mutex_unlock(&queue->lock);
    if (was_awaited) look_again(queue->device->stagers);
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

/* Return whether the driver has a ticket of another queue, or will never have it. If not, that queue tells the stagers
 * of its device when it hands over more. */
static i32 is_handed(struct queue *other, u64 ticket) {
    pthread_mutex_lock(&other->lock);
    i32 answer = other->handed >= ticket || is_stopped(other);
    if (!answer) other->is_awaited = 1;
    pthread_mutex_unlock(&other->lock);
    return answer;
}

/* Return whether the driver has all tickets of other queues that the batch waits for. The caller holds no queue's lock:
 * the other queue's caller may do the same. */
static i32 has_waits(const struct batch *batch) {
    if (!(batch->traits & WAITS_FOR_QUEUES)) return 1;
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct wait *wait = (const void *)at;
        if (wait->head.opcode == OP_WAIT && !is_handed(wait->queue, wait->ticket)) return 0;
    }
    return 1;
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

/* Return whether all memory of the batch has been prepared. Refuse the batch if all of it needs memory that could not be. */
static i32 is_ready(struct batch *batch) {
    if (!(batch->traits & WAITS_FOR_MEMORY)) return 1;
    i32 answer = 1;
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct wait_ready *wait = (const void *)at;
        if (wait->head.opcode != OP_WAIT_READY && wait->head.opcode != OP_WAIT_MEMORY) continue;
        u32 state = load(wait->ready);
        answer = answer && state;
        if (state == NOT_PREPARED && wait->head.opcode == OP_WAIT_READY) batch->traits |= IS_REFUSED;
    }
    return answer;
}

static i32 has_room(const struct queue *queue, const struct batch *batch) {
    return !queue->operations || queue->operations + batch->operations <= MOST_OPERATIONS;
}

/* Return whether the loop's thread may hand a batch over at once; under the lock. */
static i32 is_direct(const struct queue *queue, const struct batch *batch, i32 loop_is_busy) {
    u64 most = loop_is_busy ? MOST_OF_BUSY_LOOP : queue->first ? MOST_WHEN_WORKING : MOST_WHEN_IDLE;
    return batch->operations <= most && batch->staged <= MOST_STAGED && !(batch->traits & MAY_BE_SLOW) && !queue->held &&
           !queue->handing && has_room(queue, batch);
}

/* Return GO if a held batch may start. DONE: the stagers are called when the driver has room. */
static enum outcome may_start(struct queue *queue, struct batch *batch) {
    pthread_mutex_lock(&queue->lock);
    queue->needs_room = !has_room(queue, batch);
    if (queue->needs_room) wake(queue);
    u32 needs_room = queue->needs_room;
    pthread_mutex_unlock(&queue->lock);
    if (needs_room) return DONE;
    return has_waits(batch) && is_ready(batch) ? GO : LATER;
}

/* Return GO if a batch that was handed over in part may go on. */
static enum outcome may_go_on(struct queue *queue) {
    CUresult failed = CUDA_SUCCESS;
    enum outcome outcome = await_slot(queue, &failed);
    if (!failed) return outcome;
    fail(queue, failed);
    return DONE;
}

/* The job of a stager: hand the first held batch over. While a stager has the job, only it takes a held batch.
 *
 * The driver lets the thread of a batch wait until it has room for all operations of the batch. So the last free stager
 * hands over no batch that is larger than the driver's room. */
static enum outcome stage(struct queue *queue, i32 may_wait) {
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->held;
    i32 is_idle = !batch || queue->handing || is_stopped(queue);
    i32 is_new = !is_idle && batch->state == BATCH_HELD;
    i32 may_block = !is_idle && batch->operations > MOST_OPERATIONS;
    pthread_mutex_unlock(&queue->lock);
    if (is_idle) return DONE;
    if (may_block && !may_wait && load(&queue->device->stagers->started) > 1) return LATER;
    enum outcome outcome = is_new ? may_start(queue, batch) : may_go_on(queue);
    if (outcome != GO) return outcome;
    pthread_mutex_lock(&queue->lock);
    queue->held = batch->next;
    if (!queue->held) queue->last_held = &queue->held;
    queue->handing = 1;
    batch->state = BATCH_HANDING;
    pthread_mutex_unlock(&queue->lock);
    if (is_new) fail_vain_waits(queue, batch);
    struct crew *stagers = queue->device->stagers;
    hand_over(queue, batch, ROLE_STAGER);
    if (may_block) look_again(stagers); /* this thread is free for another large batch */
    return DONE;
}
