/* The commands: each is recorded into the current command buffer. */

enum {
    SHADER = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_UNIFORM_READ_BIT,
    TRANSFER = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
};

static u32 accesses(const struct queue *queue) {
    return TRANSFER | (queue->hardware->stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT ? SHADER : 0);
}

/* Order the next commands after all recorded commands: a queue runs its commands in order. */
static void barrier(struct queue *queue, u32 to_stages, u32 to_accesses) {
    u32 stages = (u32)queue->hardware->stages, access = accesses(queue);
    VkMemoryBarrier memory = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, 0, access, access | to_accesses};
    queue->device->CmdPipelineBarrier(queue->commands, stages, stages | to_stages, 0, 1, &memory, 0, 0, 0, 0);
    queue->dirty = 0;
}

/* Begin a command that reads or writes memory. */
static void order(struct queue *queue) {
    if (queue->dirty) barrier(queue, 0, 0);
    queue->dirty = 1;
}

/* Change the layout of an image. All commands use images in the layout GENERAL: a transition is a write, and two queues
 * may read an image at the same time. An image has another layout only between a transition that the user asks for, on
 * behalf of another library, and the next command that uses it. */
static void transition(struct queue *queue, struct image *image, u32 layout) {
    if (image->layout == layout || layout == VK_IMAGE_LAYOUT_UNDEFINED) return;
    u32 stages = (u32)queue->hardware->stages, access = accesses(queue);
    VkImageMemoryBarrier change = {
        VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, 0, access, access, image->layout, layout,
        VK_QUEUE_FAMILY_IGNORED, VK_QUEUE_FAMILY_IGNORED, image->handle,
        {image->aspect, 0, image->mips, 0, image->layers}};
    queue->device->CmdPipelineBarrier(queue->commands, stages, stages, 0, 0, 0, 0, 0, 1, &change);
    image->layout = layout;
}

static VkImageSubresourceLayers layers_of(const struct image *image, const struct region *region) {
    u32 aspect = image->aspect & VK_IMAGE_ASPECT_DEPTH_BIT ? VK_IMAGE_ASPECT_DEPTH_BIT : image->aspect;
    return (VkImageSubresourceLayers){aspect, (u32)region->mip, (u32)region->layer, (u32)region->layers};
}

/* Copy texels between a buffer and an image. */
static void copy_texels(struct queue *queue, VkBuffer buffer, u64 offset, struct image *image,
                        const struct region *region, i32 is_upload) {
    VkBufferImageCopy copy = {offset, 0, 0, layers_of(image, region), region->offset, region->extent};
    transition(queue, image, VK_IMAGE_LAYOUT_GENERAL);
    if (is_upload)
        queue->device->CmdCopyBufferToImage(queue->commands, buffer, image->handle, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
    else
        queue->device->CmdCopyImageToBuffer(queue->commands, image->handle, VK_IMAGE_LAYOUT_GENERAL, buffer, 1, &copy);
}

/* Copy bytes between two buffers; `to_memory`: from `staged` to `memory`, else back. */
static void copy_bytes(struct queue *queue, VkBuffer staged, u64 at, VkBuffer memory, u64 offset, u64 size,
                       i32 to_memory) {
    VkBufferCopy up = {at, offset, size}, down = {offset, at, size};
    if (to_memory)
        queue->device->CmdCopyBuffer(queue->commands, staged, memory, 1, &up);
    else
        queue->device->CmdCopyBuffer(queue->commands, memory, staged, 1, &down);
}

static void copy_image(struct queue *queue, const struct copy_image *copy) {
    const struct region *to = &copy->to_region, *from = &copy->from_region;
    VkImageCopy region = {layers_of(copy->from, from), from->offset, layers_of(copy->to, to), to->offset, to->extent};
    transition(queue, copy->from, VK_IMAGE_LAYOUT_GENERAL);
    transition(queue, copy->to, VK_IMAGE_LAYOUT_GENERAL);
    queue->device->CmdCopyImage(queue->commands, copy->from->handle, VK_IMAGE_LAYOUT_GENERAL, copy->to->handle,
                                VK_IMAGE_LAYOUT_GENERAL, 1, &region);
}

static void clear_image(struct queue *queue, struct image *image) {
    static const VkClearColorValue black;
    static const VkClearDepthStencilValue nothing;
    VkImageSubresourceRange all = {image->aspect, 0, image->mips, 0, image->layers};
    transition(queue, image, VK_IMAGE_LAYOUT_GENERAL);
    if (image->aspect & VK_IMAGE_ASPECT_COLOR_BIT)
        queue->device->CmdClearColorImage(queue->commands, image->handle, image->layout, &black, 1, &all);
    else
        queue->device->CmdClearDepthStencilImage(queue->commands, image->handle, image->layout, &nothing, 1, &all);
}

/* Return how many groups to dispatch. The threads of taichi 1.7.4's range_for loops step through the range by the whole
 * grid, so every grid gives the same result: groups that the range does not fill only cost time. Indices are signed: the
 * step after the last one must not wrap around. */
static u32 groups_of(const struct task *task, const u8 *arguments) {
    if (!task->extents_count || !task->groups) return (u32)task->groups;
    u64 range = 1;
    for (u64 i = 0; i < task->extents_count; i++) {
        i32 extent;
        memcpy(&extent, arguments + task->extents[i], sizeof extent);
        range *= (u64)extent;
    }
    u64 groups = (range + task->group_size - 1) / task->group_size;
    u64 most = range < INT32_MAX ? (INT32_MAX - range) / task->group_size : 0;
    if (most > task->groups) most = task->groups;
    if (groups > most) groups = most;
    return (u32)(groups ? groups : 1);
}

static VkResult dispatch(struct queue *queue, const struct task *task, const u8 *arguments, u64 arguments_at,
                         u64 result_at) {
    const struct device *device = queue->device;
    u32 groups = groups_of(task, arguments), dynamics = 0, offsets[MOST_BINDINGS];
    if (!groups) return VK_SUCCESS;
    VkDescriptorSet set;
    VkResult result = descriptor_set(queue, task, arguments, &set);
    if (result) return result;
    order(queue);
    for (u64 i = 0; i < task->bindings_count; i++) {
        const struct binding *binding = &task->bindings[i];
        switch (binding->kind) {
        case BIND_ARGUMENTS: offsets[dynamics++] = (u32)arguments_at; break;
        case BIND_PACK: offsets[dynamics++] = (u32)(arguments_at + binding->where); break;
        case BIND_RESULT: offsets[dynamics++] = (u32)result_at; break;
        case BIND_SAMPLED: case BIND_STORAGE: {
            struct texture *texture = pointer_in(arguments, binding->where);
            transition(queue, texture->image, VK_IMAGE_LAYOUT_GENERAL);
        }
        }
    }
    device->CmdBindPipeline(queue->commands, VK_PIPELINE_BIND_POINT_COMPUTE, task->pipeline);
    device->CmdBindDescriptorSets(queue->commands, VK_PIPELINE_BIND_POINT_COMPUTE, task->layout, 0, 1, &set, dynamics,
                                  offsets);
    device->CmdDispatch(queue->commands, groups, 1, 1);
    return VK_SUCCESS;
}

/* Copy bytes of the context's memory to the host when the batch has completed. */
static VkResult add_arrival(struct context *context, u8 *to, u64 at, u64 size) {
    if (!grow((void **)&context->arrivals, context->arrivals_count, &context->arrivals_capacity,
              sizeof *context->arrivals))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    context->arrivals[context->arrivals_count++] = (struct arrival){to, context->mapped + at, size};
    return VK_SUCCESS;
}

static u64 arguments_size(const struct launch *launch) { return launch->head.size - sizeof *launch; }

/* Write a launch's arguments to the context's memory. Return where they lie. */
static u64 write_arguments(struct queue *queue, const struct launch *launch) {
    const struct kernel *kernel = launch->kernel;
    struct context *context = queue->recording;
    u64 size = arguments_size(launch), at = reserve(queue->device, context, size);
    memcpy(context->mapped + at, launch->arguments, size);
    for (u64 i = 0; i < kernel->addresses_count; i++) {
        const struct memory *memory = pointer_in(launch->arguments, kernel->addresses[i]);
        memcpy(context->mapped + at + kernel->addresses[i], &memory->device_address, sizeof(u64));
    }
    return at;
}

static VkResult launch(struct queue *queue, const struct launch *launch) {
    const struct kernel *kernel = launch->kernel;
    struct context *context = queue->recording;
    u64 arguments_at = write_arguments(queue, launch), result_at = 0;
    if (kernel->result_size) {
        result_at = reserve(queue->device, context, kernel->result_size);
        memset(context->mapped + result_at, 0, kernel->result_size);
    }
    for (u64 i = 0; i < kernel->tasks_count; i++) {
        VkResult result = dispatch(queue, &kernel->tasks[i], launch->arguments, arguments_at, result_at);
        if (result) return result;
    }
    if (!launch->result) return VK_SUCCESS;
    return add_arrival(context, launch->result, result_at, kernel->result_size);
}

/* Run a recording. The device copies the new arguments first: a run that is in flight keeps its own until it ends. */
static void replay(struct queue *queue, const struct execute *execute) {
    enum { MOST_COPIES = 64 }; /* of one command */
    const struct context *recording = execute->recording;
    const u8 *at = execute->launches, *stop = (const u8 *)execute + execute->head.size;
    const u64 *place = recording->places;
    order(queue);
    while (at < stop) {
        VkBufferCopy copies[MOST_COPIES];
        u32 count = 0;
        for (; at < stop && count < MOST_COPIES; at += ((const struct command *)at)->size) {
            const struct launch *launch = (const void *)at;
            copies[count++] = (VkBufferCopy){write_arguments(queue, launch), *place++, arguments_size(launch)};
        }
        queue->device->CmdCopyBuffer(queue->commands, queue->recording->buffer, recording->buffer, count, copies);
        if (at == stop) order(queue);
    }
    queue->device->CmdExecuteCommands(queue->commands, 1, recording->buffers);
}
