/* Recording a batch: its command buffers, and the waits of each. */

enum { MOST_WAITS = 32 }; /* of one submission */

/* Return how many bytes of a context's memory the commands need, at most. */
static u64 demand(const struct device *device, const u8 *command, const u8 *end) {
    u64 total = 0;
    for (; command < end; command += ((const struct command *)command)->size) {
        const struct launch *launch = (const void *)command;
        const struct transfer *transfer = (const void *)command;
        if (launch->head.opcode == OP_LAUNCH) {
            total += align(launch->head.size, device->uniform_alignment);
            total += align(launch->kernel->result_size, device->uniform_alignment);
        } else if (launch->head.opcode == OP_UPLOAD || launch->head.opcode == OP_DOWNLOAD) {
            total += align(transfer->size, device->uniform_alignment);
        }
    }
    return total;
}

static VkResult execute(struct queue *queue, const struct command *command) {
    const struct device *device = queue->device;
    const void *any = command;
    switch (command->opcode) {
    case OP_LAUNCH: return launch(queue, any);
    case OP_UPLOAD: case OP_DOWNLOAD: return small_transfer(queue, any, command->opcode == OP_DOWNLOAD);
    case OP_MARK: return VK_SUCCESS;
    }
    order(queue);
    switch (command->opcode) {
    case OP_COPY: {
        const struct copy *copy = any;
        device->CmdCopyBuffer(queue->commands, copy->from, copy->to, 1, &copy->region);
        break;
    }
    case OP_FILL: {
        const struct fill *fill = any;
        device->CmdFillBuffer(queue->commands, fill->buffer, fill->offset, fill->size, fill->word);
        break;
    }
    case OP_UPLOAD_IMAGE: upload_image(queue, any); break;
    case OP_DOWNLOAD_IMAGE: download_image(queue, any); break;
    case OP_COPY_IMAGE: copy_image(queue, any); break;
    case OP_TRANSITION: transition(queue, ((const struct transition *)any)->image,
                                (u32)((const struct transition *)any)->layout); break;
    case OP_CLEAR_IMAGE: clear_image(queue, ((const struct transition *)any)->image); break;
    case OP_EXECUTE: device->CmdExecuteCommands(queue->commands, 1, &((const struct execute *)any)->recording); break;
    }
    return VK_SUCCESS;
}

/* End the command buffer: the host and later commands see all that it writes. */
static VkResult end(struct queue *queue) {
    barrier(queue, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return queue->device->EndCommandBuffer(queue->commands);
}

/* Begin a command buffer. The waits that are added next hold it. */
static VkResult begin_submission(struct queue *queue) {
    struct context *context = queue->recording;
    if (!grow((void **)&context->submissions, context->submissions_count, &context->submissions_capacity,
              sizeof *context->submissions))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    VkResult result = begin(queue, context);
    if (result) return result;
    queue->commands = context->buffers[context->buffers_used++];
    queue->dirty = 1; /* see also what other queues wrote and the host saw completed */
    context->submissions[context->submissions_count++] =
        (struct submission){context->waits_count, 0, queue->commands};
    return VK_SUCCESS;
}

static VkResult add_wait(struct context *context, const struct wait *wait) {
    u32 capacity = context->waits_capacity;
    if (!grow((void **)&context->semaphores, context->waits_count, &capacity, sizeof *context->semaphores))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    capacity = context->waits_capacity;
    if (!grow((void **)&context->values, context->waits_count, &capacity, sizeof *context->values))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    context->waits_capacity = capacity;
    context->semaphores[context->waits_count] = wait->semaphore;
    context->values[context->waits_count++] = wait->value;
    context->submissions[context->submissions_count - 1].waits_count++;
    return VK_SUCCESS;
}

static VkResult record(struct queue *queue, const u8 *at, const u8 *stop) {
    struct context *context = queue->recording;
    VkResult result = begin_submission(queue);
    i32 is_empty = 1; /* nothing is recorded yet: waits may still be added */
    if (context->stamps_count)
        queue->device->ResetQueryPool(queue->device->handle, context->queries, 0, context->stamps_count);
    u32 stamp = 0;
    for (const struct command *command; at < stop && !result; at += command->size) {
        command = (const void *)at;
        if (command->opcode == OP_WAIT) {
            i32 is_full = context->submissions[context->submissions_count - 1].waits_count == MOST_WAITS;
            if ((!is_empty || is_full) && !(result = end(queue))) result = begin_submission(queue);
            if (!result) result = add_wait(context, (const void *)command);
            is_empty = 1;
            continue;
        }
        is_empty = 0;
        result = execute(queue, command);
        if (command->completes && context->stamps_count)
            queue->device->CmdWriteTimestamp(queue->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, context->queries,
                                             stamp++);
    }
    return result ? result : end(queue);
}
