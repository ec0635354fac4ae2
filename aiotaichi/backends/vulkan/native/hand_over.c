/* Handing recorded batches over to their VkQueue. */

/* Of one call. A staged chunk ends a call, because a driver may hold a call until it has all that the call waits for. */
enum { MOST_SUBMISSIONS = 16 };

/* Wake the queue's thread if it waits for work. */
static void wake(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    u32 parked = queue->parked;
    pthread_mutex_unlock(&queue->lock);
    if (parked) pthread_cond_signal(&queue->work);
}

/* Let the queue look for the end of a batch. */
static void add_in_flight(struct queue *queue, struct context *context) {
    pthread_mutex_lock(&queue->lock);
    *queue->last = context;
    queue->last = &context->next;
    u32 parked = queue->parked && load(&queue->notification.at);
    pthread_mutex_unlock(&queue->lock);
    if (parked) pthread_cond_signal(&queue->work);
}

/* Hand the command buffers of a batch over. As soon as the VkQueue has all, the batch may complete, and the context may
 * be used again: nothing reads or writes it from then on. */
static VkResult hand_over(struct queue *queue, struct context *context) {
    struct staging *staging = queue->staging;
    const u64 ticket = context->ticket;
    const u32 all = context->submissions_count;
    VkPipelineStageFlags stages[MOST_WAITS];
    for (u32 i = 0; i < MOST_WAITS; i++) stages[i] = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    store(&context->state, BATCH_HANDING);
    for (u32 done = 0; done < all;) {
        VkTimelineSemaphoreSubmitInfo values[MOST_SUBMISSIONS];
        VkSubmitInfo infos[MOST_SUBMISSIONS];
        struct signals { VkSemaphore semaphores[2]; u64 values[2]; u32 count; } signals[MOST_SUBMISSIONS];
        u32 count = 0;
        for (i32 is_last = 0; count < MOST_SUBMISSIONS && done < all && !is_last; count++, done++) {
            const struct submission *each = &context->submissions[done];
            struct signals *signal = &signals[count];
            signal->count = 0;
            is_last = each->chunk != 0;
            if (each->chunk) {
                signal->semaphores[signal->count] = staging->slots.device;
                signal->values[signal->count++] = each->chunk;
            }
            if (done + 1 == all) {
                signal->semaphores[signal->count] = queue->semaphore;
                signal->values[signal->count++] = ticket;
            }
            values[count] = (VkTimelineSemaphoreSubmitInfo){
                VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO, 0, each->waits_count,
                context->values + each->waits_begin, signal->count, signal->values};
            infos[count] = (VkSubmitInfo){
                VK_STRUCTURE_TYPE_SUBMIT_INFO, &values[count], each->waits_count,
                context->semaphores + each->waits_begin, stages, 1, &each->buffer, signal->count, signal->semaphores};
        }
        struct chunk *chunk = take_chunk(context, done);
        if (done == all) store(&context->state, BATCH_IN_FLIGHT);
        pthread_mutex_lock(&queue->hardware->lock);
        VkResult result = queue->device->QueueSubmit(queue->hardware->handle, count, infos, VK_NULL_HANDLE);
        pthread_mutex_unlock(&queue->hardware->lock);
        if (result) {
            free(chunk);
            return result;
        }
        if (chunk) copy_handed(staging, chunk);
    }
    queue->handed = ticket;
    return VK_SUCCESS;
}
