/* Descriptor sets: each task of a launch gets one. The same task with the same buffers gets the same set again. */

enum { SETS_PER_POOL = 128 };

static VkResult add_pool(const struct device *device, struct context *context) {
    if (context->pools_used < context->pools_count) {
        context->pools_used++;
        return VK_SUCCESS;
    }
    VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 2 * SETS_PER_POOL},
                                    {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, SETS_PER_POOL},
                                    {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8 * SETS_PER_POOL},
                                    {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 2 * SETS_PER_POOL},
                                    {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 2 * SETS_PER_POOL}};
    VkDescriptorPoolCreateInfo info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, 0, 0, SETS_PER_POOL, 5, sizes};
    u32 capacity = context->pools_count;
    if (!grow((void **)&context->pools, context->pools_count, &capacity, sizeof *context->pools))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    VkResult result = device->CreateDescriptorPool(device->handle, &info, 0, &context->pools[context->pools_count]);
    if (result) return result;
    context->pools_count++;
    context->pools_used++;
    return VK_SUCCESS;
}

static VkResult allocate_set(const struct device *device, struct context *context, const struct task *task,
                             VkDescriptorSet *set) {
    VkResult result = VK_ERROR_OUT_OF_POOL_MEMORY;
    for (i32 is_new = 0; is_new < 2; is_new++) {
        if (context->pools_used) {
            VkDescriptorSetAllocateInfo info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, 0,
                                                context->pools[context->pools_used - 1], 1, &task->set_layout};
            result = device->AllocateDescriptorSets(device->handle, &info, set);
        }
        if (result != VK_ERROR_OUT_OF_POOL_MEMORY && result != VK_ERROR_FRAGMENTED_POOL) return result;
        if (is_new || (result = add_pool(device, context))) return result;
        result = VK_ERROR_OUT_OF_POOL_MEMORY;
    }
    return result;
}

static void *pointer_in(const u8 *arguments, u64 offset) {
    void *pointer;
    memcpy(&pointer, arguments + offset, sizeof pointer);
    return pointer;
}

static VkDescriptorType type_of(u64 kind) {
    switch (kind) {
    case BIND_ARGUMENTS: case BIND_PACK: return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC;
    case BIND_RESULT: return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    case BIND_SAMPLED: return VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    case BIND_STORAGE: return VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    default: return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    }
}

/* Get the buffers of the task's arrays. Return the place of the launch's set in the context; 0: sets are not kept. */
static struct kept_set *look_up(struct queue *queue, const struct task *task, const u8 *arguments,
                                VkBuffer buffers[KEPT_BUFFERS]) {
    u32 count = 0;
    for (u64 i = 0; i < task->bindings_count; i++) {
        const struct binding *binding = &task->bindings[i];
        if (binding->kind == BIND_SAMPLED || binding->kind == BIND_STORAGE) return 0;
        if (binding->kind != BIND_ARRAY) continue; /* the context's other buffers do not change */
        if (count == KEPT_BUFFERS) return 0;
        buffers[count++] = ((const struct memory *)pointer_in(arguments, binding->where))->buffer;
    }
    while (count < KEPT_BUFFERS) buffers[count++] = VK_NULL_HANDLE;
    return &queue->recording->kept[((u64)task / sizeof(struct task)) % KEPT_SETS];
}

static VkResult descriptor_set(struct queue *queue, const struct task *task, const u8 *arguments,
                               VkDescriptorSet *set) {
    const struct device *device = queue->device;
    struct context *context = queue->recording;
    VkBuffer buffers[KEPT_BUFFERS];
    struct kept_set *kept = look_up(queue, task, arguments, buffers);
    if (kept && kept->task == task) {
        i32 same = 1;
        for (u32 i = 0; i < KEPT_BUFFERS; i++) same &= kept->buffers[i] == buffers[i];
        if (same) {
            *set = kept->set;
            return VK_SUCCESS;
        }
    }
    VkResult result = allocate_set(device, context, task, set);
    if (result) return result;
    VkWriteDescriptorSet writes[MOST_BINDINGS];
    union { VkDescriptorBufferInfo buffer; VkDescriptorImageInfo image; } infos[MOST_BINDINGS];
    for (u64 i = 0; i < task->bindings_count; i++) {
        const struct binding *binding = &task->bindings[i];
        VkDescriptorBufferInfo *buffer = &infos[i].buffer;
        const struct memory *memory;
        const struct texture *texture;
        switch (binding->kind) {
        case BIND_ARGUMENTS: case BIND_RESULT: case BIND_PACK:
            *buffer = (VkDescriptorBufferInfo){context->buffer, 0, binding->size};
            break;
        case BIND_FIXED: case BIND_TEMPORARIES: case BIND_ARRAY:
            memory = binding->kind == BIND_FIXED ? (const struct memory *)binding->where
                     : binding->kind == BIND_ARRAY ? pointer_in(arguments, binding->where) : queue->temporaries;
            *buffer = (VkDescriptorBufferInfo){memory->buffer, 0, memory->size};
            break;
        case BIND_SAMPLED:
            texture = pointer_in(arguments, binding->where);
            infos[i].image = (VkDescriptorImageInfo){texture->sampler, texture->sampled, VK_IMAGE_LAYOUT_GENERAL};
            break;
        case BIND_STORAGE:
            texture = pointer_in(arguments, binding->where);
            infos[i].image = (VkDescriptorImageInfo){0, texture->storage, VK_IMAGE_LAYOUT_GENERAL};
            break;
        }
        writes[i] = (VkWriteDescriptorSet){VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, 0, *set, (u32)binding->binding, 0,
                                           1, type_of(binding->kind), &infos[i].image, buffer, 0};
    }
    device->UpdateDescriptorSets(device->handle, (u32)task->bindings_count, writes, 0, 0);
    if (kept) {
        kept->task = task;
        kept->set = *set;
        for (u32 i = 0; i < KEPT_BUFFERS; i++) kept->buffers[i] = buffers[i];
    }
    return VK_SUCCESS;
}
