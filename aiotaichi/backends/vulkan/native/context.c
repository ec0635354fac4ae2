/* Contexts: each grows to the needs of its batches, and is used again. */

enum { LEAST_QUERIES = 128 }; /* times of a batch of 64 tickets, which is a full one */

/* Reserve bytes of the context's own memory. The caller has checked that there are enough. */
static u64 reserve(const struct device *device, struct context *context, u64 size) {
    u64 offset = align(context->used, device->uniform_alignment);
    context->used = offset + size;
    return offset;
}

/* Begin the next command buffer. */
static VkResult begin(const struct queue *queue, struct context *context) {
    const struct device *device = queue->device;
    if (context->buffers_used == context->buffers_count) {
        u32 capacity = context->buffers_count;
        if (!grow((void **)&context->buffers, context->buffers_count, &capacity, sizeof *context->buffers))
            return VK_ERROR_OUT_OF_HOST_MEMORY;
        VkCommandBufferAllocateInfo info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, 0, context->pool,
                                            context->level, capacity - context->buffers_count};
        VkCommandBuffer *added = context->buffers + context->buffers_count;
        VkResult result = device->AllocateCommandBuffers(device->handle, &info, added);
        if (result) return result;
        context->buffers_count = capacity;
    }
    VkCommandBufferInheritanceInfo inherited = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO};
    i32 is_recording = context->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    VkCommandBufferBeginInfo info = {
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, 0,
        is_recording ? VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT : VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
        is_recording ? &inherited : 0};
    return device->BeginCommandBuffer(context->buffers[context->buffers_used], &info);
}

/* Empty a context. Its last batch has completed. */
static VkResult reset(const struct device *device, struct context *context) {
    context->used = context->buffers_used = context->arrivals_count = 0;
    context->submissions_count = context->waits_count = 0;
    free_imports(device, context);
    for (u32 i = 0; i < KEPT_SETS; i++) context->kept[i].task = 0;
    u32 pools = context->pools_used;
    context->pools_used = 0;
    for (u32 i = 0; i < pools; i++) device->ResetDescriptorPool(device->handle, context->pools[i], 0);
    return device->ResetCommandPool(device->handle, context->pool, 0);
}

/* Have a begin and an end of each ticket recorded. */
static VkResult reset_queries(const struct device *device, struct context *context) {
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
    return VK_SUCCESS;
}

/* Record the time at which all earlier commands have ended. */
static void stamp(const struct queue *queue, u32 query) {
    queue->device->CmdWriteTimestamp(queue->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queue->recording->queries,
                                     query);
}

/* Get the times of a completed batch. A begin that was not recorded stays 0. */
static VkResult read_times(const struct device *device, struct context *context) {
    const u64 stride = 2 * sizeof *context->stamps;
    u32 count = context->tickets;
    VkResult result = device->GetQueryPoolResults(
        device->handle, context->queries, 0, count, count * stride - sizeof *context->stamps, context->stamps + 1, stride,
        VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
    if (result) return result;
    result = device->GetQueryPoolResults(device->handle, context->queries, count, count, count * stride, context->stamps,
                                         stride, VK_QUERY_RESULT_64_BIT);
    return result == VK_NOT_READY ? VK_SUCCESS : result;
}

struct context *context_create(VkCommandPool pool, VkBuffer buffer, u8 *mapped, u64 capacity, u32 level) {
    struct context *context = calloc(1, sizeof *context);
    if (!context) return 0;
    context->pool = pool;
    context->buffer = buffer;
    context->mapped = mapped;
    context->capacity = capacity;
    context->level = level;
    context->last_chunk = &context->chunks;
    return context;
}

void context_destroy(const struct device *device, struct context *context) {
    for (u32 i = 0; i < context->pools_count; i++) device->DestroyDescriptorPool(device->handle, context->pools[i], 0);
    device->DestroyQueryPool(device->handle, context->queries, 0);
    free_imports(device, context);
    free(context->imports);
    free(context->buffers);
    free(context->pools);
    free(context->arrivals);
    free(context->submissions);
    free(context->semaphores);
    free(context->values);
    free(context->places);
    free(context);
}
