/* The command buffers of a batch, and the waits of each. */

enum { MOST_WAITS = 32 }; /* of one submission */

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
    VkResult result = begin(queue->device, context);
    if (result) return result;
    queue->commands = context->buffers[context->buffers_used++];
    queue->dirty = 1; /* see also what other queues wrote and the host saw completed */
    context->submissions[context->submissions_count++] =
        (struct submission){context->waits_count, 0, queue->commands, 0};
    return VK_SUCCESS;
}

/* Hold the command buffer until a semaphore reaches a value. */
static VkResult add_wait(struct context *context, VkSemaphore semaphore, u64 value) {
    u32 capacity = context->waits_capacity;
    if (!grow((void **)&context->semaphores, context->waits_count, &capacity, sizeof *context->semaphores))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    capacity = context->waits_capacity;
    if (!grow((void **)&context->values, context->waits_count, &capacity, sizeof *context->values))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    context->waits_capacity = capacity;
    context->semaphores[context->waits_count] = semaphore;
    context->values[context->waits_count++] = value;
    context->submissions[context->submissions_count - 1].waits_count++;
    return VK_SUCCESS;
}
