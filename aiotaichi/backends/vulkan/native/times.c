/* The times of a batch: the begin and the end of its tickets.
 *
 * The device copies them to the context's memory when it ends the batch, and from there they go to the host like small
 * downloads. The loop must not ask the driver for them: Mesa's lavapipe answers when the whole device is idle. */

enum { LEAST_QUERIES = 128 }; /* times of a batch of 64 tickets, which is a full one */

/* Return how many bytes of a context's memory the times need, at most. */
static u64 times_size(u32 tickets) { return 2 * tickets * sizeof(u64); }

/* Get ready for the times of the batch. */
static VkResult prepare_times(const struct device *device, struct context *context) {
    u32 count = 2 * context->tickets;
    if (count > context->queries_count) {
        device->DestroyQueryPool(device->handle, context->queries, 0);
        context->queries = 0;
        context->queries_count = 0;
        u32 larger = count < LEAST_QUERIES ? LEAST_QUERIES : count;
        VkQueryPoolCreateInfo info = {VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, 0, 0, VK_QUERY_TYPE_TIMESTAMP, larger, 0};
        VkResult result = device->CreateQueryPool(device->handle, &info, 0, &context->queries);
        if (result) return result;
        context->queries_count = larger;
    }
    device->ResetQueryPool(device->handle, context->queries, 0, count);
    context->queries_used = 0;
    context->times_at = reserve(device, context, times_size(context->tickets));
    return VK_SUCCESS;
}

/* Record the time at which all earlier commands have ended, for `to`. */
static VkResult stamp(struct queue *queue, u64 *to) {
    struct context *context = queue->recording;
    u32 query = context->queries_used++;
    queue->device->CmdWriteTimestamp(queue->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, context->queries, query);
    return add_arrival(context, (u8 *)to, context->times_at + query * sizeof *to, sizeof *to);
}

/* Return whether the device copies times: a VkQueue that only transfers cannot. */
static i32 copies_times(const struct queue *queue) {
    return (queue->hardware->stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT) != 0;
}

/* Copy the recorded times to the context's memory. */
static void copy_times(const struct queue *queue) {
    const struct context *context = queue->recording;
    if (!copies_times(queue)) return;
    queue->device->CmdCopyQueryPoolResults(
        queue->commands, context->queries, 0, context->queries_used, context->buffer, context->times_at,
        sizeof *context->stamps, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
}

/* Read the times of a completed batch that the device did not copy. */
static VkResult read_times(const struct queue *queue, const struct context *context) {
    if (copies_times(queue)) return VK_SUCCESS;
    return queue->device->GetQueryPoolResults(
        queue->device->handle, context->queries, 0, context->queries_used,
        context->queries_used * sizeof *context->stamps, context->mapped + context->times_at, sizeof *context->stamps,
        VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
}
