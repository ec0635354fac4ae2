/* The commands: each becomes calls of the driver. */

static u64 align(u64 size) { return (size + 15) / 16 * 16; }

static u8 *reserve(struct batch *batch, u64 size) {
    u8 *place = batch->mapped + batch->used;
    batch->used += align(size);
    return place;
}

/* Measure commands: how many bytes of a batch's memory and how many operations of the driver they need, at most. */
static void measure(const u8 *command, const u8 *end, u64 *memory, u64 *operations) {
    *memory = 0;
    *operations = 1; /* the event */
    for (; command < end; command += ((const struct command *)command)->size) {
        const struct command *head = (const void *)command;
        const struct launch *launch = (const void *)command;
        const struct copy *copy = (const void *)command;
        *operations += 1 + head->completes; /* a ticket may have a stamp */
        if (head->opcode == OP_LAUNCH) {
            *memory += align(launch->kernel->result_size) + (launch->kernel->asserts ? align(ERROR_SIZE) : 0);
            *operations += launch->kernel->tasks_count + 2;
        } else if (head->opcode == OP_SMALL_UPLOAD || head->opcode == OP_SMALL_DOWNLOAD) {
            *memory += align(copy->size);
        } else if (head->opcode == OP_OVERLAPPING_COPY) {
            *operations += 3;
        }
    }
}

static CUresult add_arrival(struct batch *batch, u8 *to, const u8 *from, u64 size, u64 ticket) {
    if (!grow((void **)&batch->arrivals, batch->arrivals_count, &batch->arrivals_capacity, sizeof *batch->arrivals))
        return CUDA_ERROR_OUT_OF_MEMORY;
    batch->arrivals[batch->arrivals_count++] = (struct arrival){to, from, size, ticket};
    return CUDA_SUCCESS;
}

static CUresult launch(struct queue *queue, struct batch *batch, const struct launch *launch, u64 ticket) {
    const struct device *device = queue->device;
    const struct kernel *kernel = launch->kernel;
    CUdeviceptr runtime = launch->runtime;
    CUresult failed = CUDA_SUCCESS;
    u8 *result = 0;
    if (kernel->result_size) memset(result = reserve(batch, kernel->result_size), 0, kernel->result_size);
    if (kernel->asserts) failed = device->cuMemsetD8Async(runtime + ERROR_CODE, 0, 8, queue->stream);
    void *parameters[] = {&runtime, &result, (void *)launch->arguments}; /* pinned: one address for all */
    for (u64 i = 0; i < kernel->tasks_count && !failed; i++) {
        const struct task *task = &kernel->task[i];
        failed = device->cuLaunchKernel(task->function, grid_of(task, launch->arguments), 1, 1, task->block, 1, 1,
                                      task->shared, queue->stream, parameters, 0);
    }
    if (kernel->asserts && !failed) {
        u8 *message = reserve(batch, ERROR_SIZE);
        failed = device->cuMemcpyDtoHAsync(message, runtime + ERROR_TEMPLATE, ERROR_SIZE, queue->stream);
        if (!failed) failed = add_arrival(batch, 0, message, ERROR_SIZE, ticket);
    }
    if (launch->result && !failed) failed = add_arrival(batch, launch->result, result, kernel->result_size, ticket);
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
        add_failure(&queue->failures, ticket, FAILED_ALLOCATION, 0);
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
    CUresult failed = for_tasks(execute->graph, execute->launches, end, set_node);
    return failed ? failed : queue->device->cuGraphLaunch(execute->graph->exec, queue->stream);
}

/* Make the stream wait for the event of the ticket's batch, unless the batch has completed. */
static CUresult wait_for(struct queue *queue, CUstream stream, u64 ticket) {
    CUresult failed = CUDA_SUCCESS;
    pthread_mutex_lock(&queue->lock); /* the loop takes no event back meanwhile */
    const struct batch *batch = queue->first;
    while (batch && batch->ticket < ticket) batch = batch->next;
    if (batch) failed = queue->device->cuStreamWaitEvent(stream, batch->event, 0);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

static CUresult wait_for_semaphore(struct queue *queue, const struct wait_semaphore *wait) {
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS wanted = {0};
    wanted.params.value = wait->value;
    return queue->device->cuWaitExternalSemaphoresAsync(&wait->semaphore, &wanted, 1, queue->stream);
}

static CUresult stamp(struct queue *queue, struct batch *batch) {
    u32 capacity = batch->stamps_capacity;
    if (!grow((void **)&batch->stamps, batch->stamps_count, &capacity, sizeof *batch->stamps))
        return CUDA_ERROR_OUT_OF_MEMORY;
    for (; batch->stamps_capacity < capacity; batch->stamps_capacity++) {
        CUresult failed = queue->device->cuEventCreate(&batch->stamps[batch->stamps_capacity], 0);
        if (failed) return failed;
    }
    return queue->device->cuEventRecord(batch->stamps[batch->stamps_count++], queue->stream);
}

static CUresult execute(struct queue *queue, struct batch *batch) {
    const struct device *device = queue->device;
    const u8 *end = batch->commands + batch->size;
    u64 ticket = batch->ticket - batch->tickets;
    CUresult failed = CUDA_SUCCESS;
    for (const u8 *at = batch->commands; at < end && !failed; at += ((const struct command *)at)->size) {
        const struct command *command = (const void *)at;
        const struct copy *copy = (const void *)at;
        const struct peer_copy *peer = (const void *)at;
        const struct wait *wait = (const void *)at;
        ticket += command->completes;
        u64 own = ticket + !command->completes; /* a command that completes nothing belongs to the next ticket */
        switch (command->opcode) {
        case OP_LAUNCH: failed = launch(queue, batch, (const void *)at, own); break;
        case OP_COPY: failed = device->cuMemcpyDtoDAsync(copy->to, copy->from, copy->size, queue->stream); break;
        case OP_UPLOAD: failed = device->cuMemcpyHtoDAsync(copy->to, (void *)copy->from, copy->size, queue->stream); break;
        case OP_DOWNLOAD: failed = device->cuMemcpyDtoHAsync((void *)copy->to, copy->from, copy->size, queue->stream); break;
        case OP_SMALL_UPLOAD: {
            u8 *place = reserve(batch, copy->size);
            memcpy(place, (void *)copy->from, copy->size);
            failed = device->cuMemcpyHtoDAsync(copy->to, place, copy->size, queue->stream);
            break;
        }
        case OP_SMALL_DOWNLOAD: {
            u8 *place = reserve(batch, copy->size);
            failed = device->cuMemcpyDtoHAsync(place, copy->from, copy->size, queue->stream);
            if (!failed) failed = add_arrival(batch, (u8 *)copy->to, place, copy->size, own);
            break;
        }
        case OP_OVERLAPPING_COPY: failed = overlapping_copy(queue, copy, own); break;
        case OP_PEER_COPY:
            failed = device->cuMemcpyPeerAsync(peer->to, peer->to_context, peer->from, peer->from_context, peer->size,
                                             queue->stream);
            break;
        case OP_FILL: failed = fill(queue, (const void *)at); break;
        case OP_EXECUTE: failed = replay(queue, (const void *)at); break;
        case OP_WAIT: failed = wait_for(wait->queue, queue->stream, wait->ticket); break;
        case OP_WAIT_EVENT:
            failed = device->cuStreamWaitEvent(queue->stream, ((const struct wait_event *)at)->event, 0);
            break;
        case OP_WAIT_SEMAPHORE: failed = wait_for_semaphore(queue, (const void *)at); break;
        }
        if (batch->times && command->completes && !failed) failed = stamp(queue, batch);
    }
    return failed ? failed : device->cuEventRecord(batch->event, queue->stream);
}
