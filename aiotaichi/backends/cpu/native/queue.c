/* Queues: one thread each, commands in order, one counter. */

/* Publish that the next ticket has completed. */
static void complete(struct queue *queue) {
    u64 ticket = queue->completed + 1;
    store(&queue->completed, ticket);
    if (load(&queue->waiters)) {
        pthread_mutex_lock(&queue->lock);
        pthread_cond_broadcast(&queue->done);
        pthread_mutex_unlock(&queue->lock);
    }
    notify(&queue->notification, ticket);
}

/* Keep the message of a failed assert. Return whether one has failed. */
static i32 check(struct queue *queue, const struct launch *launch) {
    i64 *code = (i64 *)(launch->runtime + ERROR_CODE);
    if (!*code) return 0;
    add_failed_assert(
        &queue->failures, queue->completed + 1, launch->runtime + ERROR_TEMPLATE, name_of(launch->kernel)
    );
    *code = 0;
    return 1;
}

/* Sleep until a ticket has completed. Return as queue_wait does. Not inlined: the thread's loop keeps its registers. */
static __attribute__((noinline)) i32 reach(struct queue *queue, u64 ticket, u64 deadline) {
    add(&queue->waiters, 1);
    pthread_mutex_lock(&queue->lock);
    i32 timed_out = 0;
    while (load(&queue->completed) < ticket && !queue->ended && !timed_out)
        timed_out = wait_until(&queue->done, &queue->lock, deadline);
    i32 answer = load(&queue->completed) >= ticket ? 1 : queue->ended ? -1 : 0;
    pthread_mutex_unlock(&queue->lock);
    add(&queue->waiters, -1);
    return answer;
}

/* Repeat a pattern. The filled part is copied after itself: it doubles each time. */
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
    const struct pack *packs = packs_of(launch->kernel);
    for (u64 i = 0; i < launch->kernel->packs; i++)
        *(u8 **)(launch->arguments + packs[i].place) = launch->arguments + packs[i].pack;
}

static void run_recorded(struct queue *queue, u8 *command, const u8 *end);

/* Run a command as `opcode`, which the command itself may no longer have. */
static void execute(struct queue *queue, struct command *command, u16 opcode) {
    struct trap *trap = trap_of(&queue->relay);
    switch (opcode) {
    case OP_LAUNCH: {
        struct launch *launch = (void *)command;
        queue->launch = launch;
        point_to_packs(launch);
        struct context context = {launch->arguments, launch->runtime, 0, launch->result};
        queue->elements = count_elements(launch->kernel, launch->arguments);
        resume(trap, queue->frame);
        for (u64 i = 0; i < launch->kernel->tasks; i++) {
            queue->task = &launch->kernel->task[i];
            queue->task->run(&context);
        }
        suspend(trap);
        check(queue, launch);
        queue->launch = 0;
        break;
    }
    case OP_COPY: {
        const struct copy *copy = (const void *)command;
        u64 begun = begin_span(&queue->pool->shared.spans);
        resume(trap, queue->frame);
        memmove(copy->to, copy->from, copy->size);
        suspend(trap);
        end_span(&queue->pool->shared.spans, begun, ROLE_QUEUE, SPAN_COPY, copy->size);
        break;
    }
    case OP_FILL: {
        const struct fill *args = (const void *)command;
        resume(trap, queue->frame);
        fill(args->to, args->size, args->pattern, args->width);
        suspend(trap);
        break;
    }
    case OP_EXECUTE: {
        const struct execute *list = (const void *)command;
        run_recorded(queue, list->commands, list->commands + list->size);
        break;
    }
    case OP_WAIT: {
        const struct wait *wait = (const void *)command;
        i32 answer = load(&wait->queue->completed) >= wait->ticket;
        if (!answer) give_turn(&queue->pool->shared.turns, &queue->relay.turn);
        /* Wait in slices, to notice when this queue is abandoned. */
        while (!answer && load(&queue->closing) != ABANDON)
            answer = load(&wait->queue->completed) >= wait->ticket
                         ? 1 : reach(wait->queue, wait->ticket, now() + 20000000ul);
        if (answer < 0) add_failure(&queue->failures, queue->completed + 1, FAILED_WAIT);
        take_turn(&queue->pool->shared.turns, &queue->relay.turn);
        break;
    }
    }
}

/* Run commands of a recording, unless the queue is abandoned meanwhile. */
static void run_recorded(struct queue *queue, u8 *command, const u8 *end) {
    for (; command < end && load(&queue->closing) != ABANDON; command += ((const struct command *)command)->size) {
        execute(queue, (struct command *)command, ((const struct command *)command)->opcode);
        pause_turn(&queue->pool->shared.turns, &queue->relay.turn);
    }
}

/* End all queues of the device: a kernel has used memory that is not its own, and may have damaged other memory. */
static __attribute__((cold, noinline)) void lose(struct pool *pool, const struct fault *fault, const char *kernel) {
    if (!__atomic_exchange_n(&pool->has_fault, 1, __ATOMIC_SEQ_CST)) {
        pool->fault = *fault;
        copy_name(pool->fault.kernel, kernel);
        store(&pool->is_lost, 1);
    }
    pthread_mutex_lock(&pool->queues_lock);
    for (struct queue *queue = pool->queues; queue; queue = queue->next) {
        queue_close(queue, ABANDON);
        notify(&queue->notification, FAILED); /* if the loop has asked for it: queue_arm refuses from now on */
    }
    pthread_mutex_unlock(&pool->queues_lock);
}

/* The command that runs now has had a fault. Return whether the queue goes on. */
static __attribute__((cold, noinline)) i32 end_at_fault(struct queue *queue) {
    const struct fault *fault = &trap_of(&queue->relay)->fault;
    struct launch *launch = queue->launch;
    queue->launch = 0;
    if (launch && fault->signal != SIGNAL_DIVISION) {
        lose(queue->pool, fault, name_of(launch->kernel));
        return 0;
    }
    if (launch && check(queue, launch)) return 1;
    struct failure *failure = new_failure(queue->completed + 1, launch ? FAILED_DIVISION : FAILED_ACCESS);
    if (!failure) return 1;
    failure->code = fault->address;
    if (launch) {
        copy_name(failure->kernel, name_of(launch->kernel));
        copy_text(failure->template, sizeof failure->template, divisions_of(launch->kernel));
    }
    append_failure(&queue->failures, failure);
    return 1;
}

/* Run a command, and catch its faults. Return whether the queue goes on. Not inlined: the frame is of this call alone. */
static __attribute__((noinline)) i32 attempt(struct queue *queue, struct command *command, u16 opcode) {
    struct frame frame;
    queue->frame = &frame;
    if (_setjmp(&frame)) return end_at_fault(queue);
    execute(queue, command, opcode);
    return 1;
}

/* Return the opcode of a ticket's first command, and take the ticket, unless the loop has revoked it. */
static u16 begin(struct command *first) { return __atomic_exchange_n(&first->opcode, OP_BEGUN, __ATOMIC_SEQ_CST); }

/* Run the commands of a batch. Return 0 if another thread is to run the rest, which the batch keeps. */
static i32 run_batch(struct queue *queue, struct batch *batch) {
    u8 *at = batch->commands, *end = at + batch->size;
    u64 *times = batch->times;
    i32 is_begun = 0, is_revoked = 0; /* the ticket that is next to complete */
    while (at < end && load(&queue->closing) != ABANDON) {
        struct command *command = (void *)at;
        /* Read the head before: the batch is the caller's again as soon as its last ticket has completed. */
        u16 opcode = load(&command->opcode), completes = command->completes;
        at += command->size;
        if (!is_begun && opcode != OP_WAIT) {
            opcode = begin(command);
            is_begun = 1;
            is_revoked = opcode == OP_REVOKED;
            if (times) *times++ = now();
        }
        if (!attempt(queue, command, is_revoked ? OP_REVOKED : opcode)) break;
        if (!completes) continue;
        is_begun = is_revoked = 0;
        if (times) *times++ = now();
        complete(queue);
        pause_turn(&queue->pool->shared.turns, &queue->relay.turn);
        if (at == end || !is_unfit(&queue->relay)) continue;
        batch->commands = at;
        batch->size = (u64)(end - at);
        batch->times = times;
        return 0;
    }
    return 1;
}

/* Look for work, and return the time. If the thread slept, the next submit would need a system call. */
static u64 spin(struct queue *queue, u64 start) {
    u64 patience = patience_of(queue->gap, queue->spin), time = start;
    if (!begin_spinning(queue->pool->most_spinners)) return time;
    while (!load(&queue->submitted) && !load(&queue->closing) && !load(&queue->pool->shared.turns.waiting) &&
           time - start < patience) {
        relax();
        time = now();
    }
    end_spinning();
    return time;
}

/* Move what was submitted to the end of the thread's own list, which is empty: the last batch came first. */
static void take_submitted(struct queue *queue) {
    struct batch *batch = __atomic_exchange_n(&queue->submitted, 0, __ATOMIC_SEQ_CST);
    while (batch) {
        struct batch *earlier = batch->next;
        batch->next = queue->first;
        queue->first = batch;
        batch = earlier;
    }
}

/* Sleep until there is work, or the queue closes. */
static void await_work(struct queue *queue) {
    for (;;) {
        store(&queue->asleep, 1);
        if (load(&queue->submitted) || load(&queue->closing)) break;
        sem_wait(&queue->work);
    }
    store(&queue->asleep, 0);
}

/* Wake the thread if it sleeps, or is about to. */
static void wake(struct queue *queue) {
    if (__atomic_exchange_n(&queue->asleep, 0, __ATOMIC_SEQ_CST)) sem_post(&queue->work);
}

/* Return the next batch, or 0 if the queue closes. No lock is taken: the event loop would wait for it while this thread,
 * which comes after the loop, waits for a core. */
static struct batch *next_batch(struct queue *queue) {
    for (;;) {
        if (!queue->first) take_submitted(queue);
        struct batch *batch = queue->first;
        if (batch) {
            queue->first = batch->next;
            return batch;
        }
        if (load(&queue->closing)) return 0;
        u64 start = now(), end = queue->spin ? spin(queue, start) : start;
        if (!load(&queue->submitted) && !load(&queue->closing)) {
            give_turn(&queue->pool->shared.turns, &queue->relay.turn);
            await_work(queue);
            end = now();
        }
        queue->gap = running_gap(queue->gap, end - start, queue->spin);
    }
}

static void run(struct relay *relay) {
    struct queue *queue = (struct queue *)relay;
    for (struct batch *batch; pass_baton(relay) && (batch = next_batch(queue));) {
        take_turn(&queue->pool->shared.turns, &relay->turn);
        check_handlers(now());
        if (run_batch(queue, batch)) {
            free(batch);
        } else {
            batch->next = queue->first;
            queue->first = batch;
        }
    }
    if (load(&relay->ended)) return;
    give_turn(&queue->pool->shared.turns, &relay->turn);
    pthread_mutex_lock(&queue->lock);
    queue->ended = 1;
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
}

struct queue *queue_create(struct pool *pool, i32 descriptor, u64 spin) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->pool = pool;
    queue->notification.descriptor = descriptor;
    queue->spin = spin;
    if (!start_relay(&queue->relay, &pool->shared, run)) {
        free(queue);
        return (void *)NO_THREAD;
    }
    pthread_mutex_lock(&pool->queues_lock);
    queue->next = pool->queues;
    pool->queues = queue;
    store(&pool->queue_count, pool->queue_count + 1);
    pthread_mutex_unlock(&pool->queues_lock);
    return queue;
}

i32 queue_submit_timed(struct queue *queue, u8 *commands, u64 size, u64 *times) {
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) return 0;
    batch->commands = commands;
    batch->size = size;
    batch->times = times;
    store(&queue->pool->shared.crowd.loop, own_clock());
    batch->next = load(&queue->submitted);
    while (!replace(&queue->submitted, &batch->next, batch)) relax();
    wake(queue);
    return 1;
}

i32 queue_submit(struct queue *queue, u8 *commands, u64 size) { return queue_submit_timed(queue, commands, size, 0); }

i32 queue_revoke(u8 *commands, u64 place) {
    struct command *command = (void *)commands;
    u16 opcode;
    while (opcode = load(&command->opcode), place || opcode == OP_WAIT) {
        place -= command->completes;
        command = (void *)((u8 *)command + command->size);
    }
    return opcode != OP_BEGUN && replace(&command->opcode, &opcode, OP_REVOKED);
}

u64 queue_completed(struct queue *queue) {
    return load(&queue->pool->is_lost) ? FAILED : load(&queue->completed);
}

i32 queue_lives(const struct queue *queue) { return !load(&queue->ended); }
u64 queue_failed(struct queue *queue) { return load(&queue->failures.count); }

i32 queue_arm(struct queue *queue, u64 ticket) {
    request(&queue->notification, ticket);
    return (load(&queue->completed) >= ticket || load(&queue->pool->is_lost)) && withdraw(&queue->notification);
}

i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds) {
    i32 is_done = load(&queue->completed) >= ticket;
    if (is_done || !nanoseconds || !begin_spinning(queue->pool->most_spinners)) return is_done;
    u64 until = now() + nanoseconds;
    while (!(is_done = load(&queue->completed) >= ticket) && !load(&queue->closing) && now() < until) relax();
    end_spinning();
    return is_done;
}

i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    return load(&queue->completed) >= ticket ? 1 : reach(queue, ticket, now() + nanoseconds);
}

i32 queue_take_failure(struct queue *queue, struct failure *into) {
    return take_failure(&queue->failures, into);
}

void queue_close(struct queue *queue, u32 how) {
    pthread_mutex_lock(&queue->lock);
    if (how > queue->closing) store(&queue->closing, how);
    pthread_mutex_unlock(&queue->lock);
    wake(queue);
}

void queue_join(struct queue *queue) {
    struct pool *pool = queue->pool;
    pthread_mutex_lock(&pool->queues_lock);
    struct queue **place = &pool->queues;
    while (*place != queue) place = &(*place)->next;
    *place = queue->next;
    store(&pool->queue_count, pool->queue_count - 1);
    pthread_mutex_unlock(&pool->queues_lock);
    join_relay(&queue->relay);
}

void queue_free(struct queue *queue) {
    for (struct batch *batch; (batch = next_batch(queue));) free(batch);
    free_failures(&queue->failures);
    free(queue);
}
