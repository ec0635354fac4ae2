/* Contexts: each grows to the needs of its batches, and is used again. */

/* Reserve bytes of the context's own memory. The caller has checked that there are enough. */
static u64 reserve(const struct device *device, struct context *context, u64 size) {
    u64 offset = align(context->used, device->uniform_alignment);
    context->used = offset + size;
    return offset;
}

/* Begin the next command buffer. */
static VkResult begin(const struct device *device, struct context *context) {
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
    context->last_chunk = &context->chunks;
    free_imports(device, context);
    for (u32 i = 0; i < KEPT_SETS; i++) context->kept[i].task = 0;
    u32 pools = context->pools_used;
    context->pools_used = 0;
    for (u32 i = 0; i < pools; i++) device->ResetDescriptorPool(device->handle, context->pools[i], 0);
    return device->ResetCommandPool(device->handle, context->pool, 0);
}

struct context *context_create(VkCommandPool pool, VkBuffer buffer, u8 *mapped, u64 capacity, u32 level) {
    struct context *context = calloc(1, sizeof *context);
    if (!context) return 0;
    context->pool = pool;
    context->buffer = buffer;
    context->mapped = mapped;
    context->capacity = capacity;
    context->level = level;
    return context;
}

i32 context_prepare(const struct device *device, struct context *context) {
    VkResult result = begin(device, context);
    if (result) return result;
    VkCommandBuffer commands = context->buffers[0];
    device->CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, 0,
                               0, 0, 0, 0);
    result = device->EndCommandBuffer(commands);
    return result ? result : add_pool(device, context);
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
