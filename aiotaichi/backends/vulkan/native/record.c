/* Recording a batch. */

/* Return how many bytes of a context's memory the commands need, at most. */
static u64 demand(const struct device *device, const u8 *command, const u8 *end) {
    u64 total = 0;
    while (command < end) {
        const struct launch *launch = (const void *)command;
        /* The launches after OP_EXECUTE need room for their arguments. */
        command += launch->head.opcode == OP_EXECUTE ? sizeof(struct execute) : launch->head.size;
        const struct transfer *transfer = (const void *)launch;
        if (launch->head.opcode == OP_LAUNCH) {
            total += align(launch->head.size, device->uniform_alignment);
            total += align(launch->kernel->result_size, device->uniform_alignment);
        } else if (launch->head.opcode == OP_UPLOAD || launch->head.opcode == OP_DOWNLOAD) {
            if (transfer->size <= MOST_CARRIED) total += align(transfer->size, device->uniform_alignment);
        } else if (launch->head.opcode == OP_UPLOAD_TEXELS || launch->head.opcode == OP_DOWNLOAD_TEXELS) {
            const struct texels *texels = (const void *)launch;
            if (texels->size <= MOST_CARRIED) total += align(texels->size + EVERY_TEXEL, device->uniform_alignment);
        }
    }
    return total;
}

static VkResult execute(struct queue *queue, const struct command *command) {
    const struct device *device = queue->device;
    const void *any = command;
    switch (command->opcode) {
    case OP_LAUNCH: return launch(queue, any);
    case OP_UPLOAD: case OP_DOWNLOAD: return transfer(queue, any, command->opcode == OP_UPLOAD);
    case OP_UPLOAD_TEXELS: case OP_DOWNLOAD_TEXELS:
        return transfer_texels(queue, any, command->opcode == OP_UPLOAD_TEXELS);
    case OP_EXECUTE: replay(queue, any); return VK_SUCCESS;
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
    case OP_UPLOAD_IMAGE: case OP_DOWNLOAD_IMAGE: {
        const struct image_transfer *transfer = any;
        copy_texels(queue, transfer->buffer, transfer->offset, transfer->image, &transfer->region,
                    command->opcode == OP_UPLOAD_IMAGE);
        break;
    }
    case OP_COPY_IMAGE: copy_image(queue, any); break;
    case OP_TRANSITION: transition(queue, ((const struct transition *)any)->image,
                                (u32)((const struct transition *)any)->layout); break;
    case OP_CLEAR_IMAGE: clear_image(queue, ((const struct transition *)any)->image); break;
    }
    return VK_SUCCESS;
}

static VkResult record(struct queue *queue, const u8 *at, const u8 *stop) {
    struct context *context = queue->recording;
    VkResult result = begin_submission(queue);
    i32 is_empty = 1; /* nothing is recorded yet: waits may still be added */
    if (context->stamps && !result) result = prepare_times(queue->device, context);
    u32 ticket = 0;
    i32 needs_begin = 1; /* the next ticket does not begin when the one before it ends */
    for (const struct command *command; at < stop && !result; at += command->size) {
        command = (const void *)at;
        if (command->opcode == OP_WAIT) {
            i32 is_full = context->submissions[context->submissions_count - 1].waits_count == MOST_WAITS;
            if ((!is_empty || is_full) && !(result = end(queue))) result = begin_submission(queue);
            const struct wait *wait = (const void *)command;
            if (!result) result = add_wait(context, wait->semaphore, wait->value);
            is_empty = needs_begin = 1;
            continue;
        }
        is_empty = 0;
        if (context->stamps && needs_begin) result = stamp(queue, &context->stamps[2 * ticket]);
        needs_begin = 0;
        if (!result) result = execute(queue, command);
        if (!command->completes) continue;
        if (context->stamps && !result) result = stamp(queue, &context->stamps[2 * ticket + 1]);
        ticket++;
    }
    if (context->stamps && !result) copy_times(queue);
    return result ? result : end(queue);
}
