/* The commands: each becomes calls of the driver. */

/* Nanoseconds: a command that is handed over so soon after the one before it needs no begin of its own. */
#define SOON 100000ul

static i32 is_wait(u16 opcode) {
    return opcode == OP_WAIT || opcode == OP_WAIT_EVENT || opcode == OP_WAIT_SEMAPHORE || opcode == OP_WAIT_READY;
}

/* Return how many operations a launch needs at most: the tasks, what an assert adds, and the end of a slot. */
static u64 count_operations(const struct kernel *kernel) {
    return kernel->tasks_count + (kernel->asserts ? 2 : 0) + (kernel->asserts || kernel->result_size);
}

/* Measure a batch's commands: how many operations of the driver they need, at most, how many bytes pass through slots,
 * and what the commands wait for. Whole slots are not counted: MOST_OPERATIONS leaves room for all that a queue has. */
static void measure(struct batch *batch) {
    u64 operations = 1; /* the event */
    for (const u8 *at = batch->commands; at < batch->end; at += ((const struct command *)at)->size) {
        const struct command *head = (const void *)at;
        if (batch->times) operations += head->completes;
        switch (head->opcode) {
        case OP_LAUNCH: operations += count_operations(((const struct launch *)at)->kernel); break;
        case OP_STAGED_UPLOAD:
        case OP_STAGED_DOWNLOAD:
            operations += 2;
            batch->staged += ((const struct copy *)at)->size;
            break;
        case OP_OVERLAPPING_COPY:
            operations += 4;
            batch->traits |= MAY_BE_SLOW; /* the pool may have to grow */
            break;
        case OP_EXECUTE: operations += 1 + count_tasks(((const struct execute *)at)->launches, at + head->size); break;
        case OP_MARK: break;
        case OP_WAIT_READY:
        case OP_WAIT_MEMORY: batch->traits |= WAITS_FOR_MEMORY; break;
        case OP_WAIT:
            operations += 1;
            batch->traits |= WAITS_FOR_QUEUES;
            break;
        default: operations += 1;
        }
    }
    batch->operations = operations;
}

static CUresult launch(struct queue *queue, struct batch *batch, const struct launch *launch, u64 ticket) {
    const struct device *device = queue->device;
    const struct kernel *kernel = launch->kernel;
    CUdeviceptr runtime = launch->runtime;
    CUresult failed = CUDA_SUCCESS;
    u64 size = align(kernel->result_size) + (kernel->asserts ? ERROR_SIZE : 0);
    u8 *result = 0;
    if (size > SLOT_SIZE) return CUDA_ERROR_OUT_OF_MEMORY;
    if (size && (failed = reserve(queue, batch, size, &result))) return failed; /* all at once: nothing runs twice */
    u8 *message = result + align(kernel->result_size);
    memset(result, 0, kernel->result_size);
    if (kernel->asserts) failed = device->cuMemsetD8Async(runtime + ERROR_CODE, 0, 8, queue->stream);
    void *parameters[] = {&runtime, &result, (void *)launch->arguments}; /* pinned: one address for all */
    for (u64 i = 0; i < kernel->tasks_count && !failed; i++) {
        const struct task *task = &kernel->task[i];
        failed = device->cuLaunchKernel(task->function, grid_of(task, launch->arguments), 1, 1, task->block, 1, 1,
                                      task->shared, queue->stream, parameters, 0);
    }
    if (kernel->asserts && !failed) {
        failed = device->cuMemcpyDtoHAsync(message, runtime + ERROR_TEMPLATE, ERROR_SIZE, queue->stream);
        if (!failed) failed = add_arrival(queue, batch, (struct arrival){0, message, ERROR_SIZE, ticket, kernel});
    }
    if (launch->result && !failed)
        failed = add_arrival(queue, batch, (struct arrival){launch->result, result, kernel->result_size, ticket, 0});
    return failed;
}

static CUresult fill(struct queue *queue, const struct fill *fill) {
    const struct device *device = queue->device;
    switch (fill->width) {
    case 1: return device->cuMemsetD8Async(fill->to, (u8)fill->value, fill->count, queue->stream);
    case 2: return device->cuMemsetD16Async(fill->to, (u16)fill->value, fill->count, queue->stream);
    default: return device->cuMemsetD32Async(fill->to, fill->value, fill->count, queue->stream);
    }
}

/* Copy through memory that is freed after the copies. If there is no memory, only this copy fails. */
static CUresult overlapping_copy(struct queue *queue, const struct copy *copy, u64 ticket) {
    const struct device *device = queue->device;
    CUdeviceptr scratch;
    CUresult failed = device->cuMemAllocFromPoolAsync(&scratch, copy->size, device->pool, queue->stream);
    if (failed == CUDA_ERROR_OUT_OF_MEMORY) {
        add_failure(&queue->failures, ticket, FAILED_ALLOCATION);
        return CUDA_SUCCESS;
    }
    if (failed) return failed;
    failed = device->cuMemcpyDtoDAsync(scratch, copy->from, copy->size, queue->stream);
    if (!failed) failed = device->cuMemcpyDtoDAsync(copy->to, scratch, copy->size, queue->stream);
    CUresult not_freed = device->cuMemFreeAsync(scratch, queue->stream);
    return failed ? failed : not_freed;
}

static CUresult replay(struct queue *queue, const struct execute *execute) {
    const u8 *end = (const u8 *)execute + execute->head.size;
    const u64 *node = execute->graph->changing;
    CUresult failed = CUDA_SUCCESS;
    for (const u8 *at = execute->launches; at < end && !failed; at += ((const struct command *)at)->size)
        failed = for_tasks(execute->graph, (const void *)at, *node++, set_node);
    return failed ? failed : queue->device->cuGraphLaunch(execute->graph->exec, queue->stream);
}

/* Let a thread use a batch's event outside the lock; under the lock. */
static void hold_event(struct queue *queue, struct batch *batch) {
    batch->holders++;
    queue->holders++;
}

/* Make a batch free for use again, unless a thread uses the event; under the lock. */
static void recycle(struct queue *queue, struct batch *batch) {
    if (batch->holders || batch->state != BATCH_FINISHED) return;
    batch->state = BATCH_FREE;
    batch->next = queue->free;
    queue->free = batch;
}

/* End a thread's use of a batch's event; under the lock. */
static void drop_event(struct queue *queue, struct batch *batch) {
    batch->holders--;
    queue->holders--;
    recycle(queue, batch);
    pthread_cond_broadcast(&queue->done);
}

/* Make the stream wait for the event of the ticket's batch, unless the batch has completed. */
static CUresult wait_for(struct queue *queue, CUstream stream, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->first;
    while (batch && batch->ticket < ticket) batch = batch->next;
    if (batch) hold_event(queue, batch);
    pthread_mutex_unlock(&queue->lock);
    if (!batch) return CUDA_SUCCESS;
    CUresult failed = queue->device->cuStreamWaitEvent(stream, batch->event, 0);
    pthread_mutex_lock(&queue->lock);
    drop_event(queue, batch);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

static CUresult wait_for_semaphore(struct queue *queue, const struct wait_semaphore *wait) {
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS wanted = {0};
    wanted.params.value = wait->value;
    return queue->device->cuWaitExternalSemaphoresAsync(&wait->semaphore, &wanted, 1, queue->stream);
}

/* Record the time at which the stream has run everything so far. It goes to `place` of the batch's times. */
static CUresult stamp(struct queue *queue, struct batch *batch, u64 place) {
    u32 capacity = batch->stamps_capacity;
    if (!grow((void **)&batch->stamps, batch->stamps_count, &capacity, sizeof *batch->stamps))
        return CUDA_ERROR_OUT_OF_MEMORY;
    for (; batch->stamps_capacity < capacity; batch->stamps_capacity++) {
        CUresult failed = queue->device->cuEventCreate(&batch->stamps[batch->stamps_capacity].event, 0);
        if (failed) return failed;
    }
    struct stamp *stamp = &batch->stamps[batch->stamps_count++];
    stamp->place = place;
    return queue->device->cuEventRecord(stamp->event, queue->stream);
}

/* Return the place of a ticket's begin in the batch's times. Its end comes next. */
static u64 place_of(const struct batch *batch, u64 ticket) { return 2 * (ticket + batch->tickets - batch->ticket - 1); }

/* Record the begin of a ticket, unless it begins when the one before it ends: nothing held it, and the driver had it soon
 * after. An event costs the driver as much as a small kernel. */
static CUresult stamp_begin(struct queue *queue, struct batch *batch, u64 ticket) {
    if (!batch->needs_begin && now() - batch->handed_at < SOON) return CUDA_SUCCESS;
    batch->operations++; /* few: MOST_OPERATIONS leaves room */
    return stamp(queue, batch, place_of(batch, ticket));
}

static CUresult run(struct queue *queue, struct batch *batch, const struct command *command, u64 ticket) {
    const struct device *device = queue->device;
    const struct copy *copy = (const void *)command;
    const struct peer_copy *peer = (const void *)command;
    const struct wait *wait = (const void *)command;
    switch (command->opcode) {
    case OP_LAUNCH: return launch(queue, batch, (const void *)command, ticket);
    case OP_COPY: return device->cuMemcpyDtoDAsync(copy->to, copy->from, copy->size, queue->stream);
    case OP_UPLOAD: return device->cuMemcpyHtoDAsync(copy->to, (void *)copy->from, copy->size, queue->stream);
    case OP_DOWNLOAD: return device->cuMemcpyDtoHAsync((void *)copy->to, copy->from, copy->size, queue->stream);
    case OP_STAGED_UPLOAD: return staged_upload(queue, batch, copy);
    case OP_STAGED_DOWNLOAD: return staged_download(queue, batch, copy, ticket);
    case OP_OVERLAPPING_COPY: return overlapping_copy(queue, copy, ticket);
    case OP_PEER_COPY:
        return device->cuMemcpyPeerAsync(peer->to, peer->to_context, peer->from, peer->from_context, peer->size,
                                       queue->stream);
    case OP_FILL: return fill(queue, (const void *)command);
    case OP_EXECUTE: return replay(queue, (const void *)command);
    case OP_WAIT: return wait_for(wait->queue, queue->stream, wait->ticket);
    case OP_WAIT_EVENT: return device->cuStreamWaitEvent(queue->stream, ((const struct wait_event *)command)->event, 0);
    case OP_WAIT_SEMAPHORE: return wait_for_semaphore(queue, (const void *)command);
    default: return CUDA_SUCCESS;
    }
}

/* Hand a command over. If its ticket or the batch was refused, fail the ticket instead. */
static CUresult run_or_refuse(struct queue *queue, struct batch *batch, const struct command *command, u64 ticket) {
    const struct wait_ready *wait = (const void *)command;
    if (command->opcode == OP_WAIT_MEMORY && load(wait->ready) == NOT_PREPARED) batch->refused = ticket;
    if (!(batch->traits & IS_REFUSED) && batch->refused != ticket) return run(queue, batch, command, ticket);
    if (command->completes) add_failure(&queue->failures, ticket, FAILED_ALLOCATION);
    return CUDA_SUCCESS;
}

/* Record the batch's event. It is made here, and not when the loop submits: the driver might let the loop wait. */
static CUresult record(const struct device *device, struct batch *batch, CUstream stream) {
    CUresult failed = CUDA_SUCCESS;
    if (!batch->event) failed = device->cuEventCreate(&batch->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
    return failed ? failed : device->cuEventRecord(batch->event, stream);
}

/* Hand a command over, and have the begin and the end of its ticket recorded. */
static CUresult run_timed(struct queue *queue, struct batch *batch, const struct command *command, u64 ticket) {
    CUresult failed = CUDA_SUCCESS;
    i32 waits = is_wait(command->opcode), is_first = !batch->is_begun && !waits;
    if (is_first) failed = stamp_begin(queue, batch, ticket);
    if (!failed) failed = run_or_refuse(queue, batch, command, ticket);
    batch->handed_at = now();
    if (!waits) batch->is_begun = !failed || batch->offset || !is_first; /* else it begins when there is a slot */
    batch->needs_begin = waits || !batch->is_begun;
    if (failed || !command->completes) return failed;
    batch->is_begun = batch->needs_begin = 0;
    return stamp(queue, batch, place_of(batch, ticket) + 1);
}

/* Hand the batch's commands over, from the one on that was reached. */
static CUresult execute(struct queue *queue, struct batch *batch) {
    while (batch->at < batch->end) {
        const struct command *command = (const void *)batch->at;
        u64 ticket = batch->reached + 1; /* a command that completes nothing belongs to the next ticket */
        CUresult failed = (batch->times ? run_timed : run_or_refuse)(queue, batch, command, ticket);
        if (failed) return failed;
        batch->at += command->size;
        batch->offset = 0;
        batch->reached += command->completes;
    }
    return record(queue->device, batch, queue->stream);
}
