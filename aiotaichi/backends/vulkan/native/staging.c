/* Staging: large transfers of memory that the device does not reach pass through a few slots, chunk by chunk.
 *
 * A thread, the copier, copies between the host's memory and the slots, while the device copies between the slots and
 * its own memory. Two semaphores order them, so that nothing passes through the event loop: `device` counts the chunks
 * that the device has copied, `host` those that the copier has copied. A batch is handed over before its bytes are
 * staged: a submission waits for a value of `host` that only the copier signals. The copier waits only for earlier
 * chunks of its own queue, so it always gets on, whatever other queues wait for. */

struct staging {
    struct queue *queue;
    struct slots slots;
    u64 numbered; /* the last chunk's number */
    u64 thread;
    u32 closing;
    struct chunk *first, **last;
    mutex lock;
    condition work;
};

/* Return where the slot of a chunk begins. */
static u64 slot_of(const struct staging *staging, u64 number) {
    return number % staging->slots.count * staging->slots.size;
}

/* Wait until the device has copied a chunk. Return 0 if the queue has failed. */
static i32 await_device(const struct staging *staging, u64 number) {
    struct queue *queue = staging->queue;
    VkSemaphoreWaitInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO, 0, 0, 1, &staging->slots.device, &number};
    VkResult result = VK_TIMEOUT;
    while (result == VK_TIMEOUT && !load(&queue->result))
        result = queue->device->WaitSemaphores(queue->device->handle, &info, second / 10);
    if (result < 0) store(&queue->result, result);
    return result == VK_SUCCESS;
}

static void copy_chunk(const struct staging *staging, const struct chunk *chunk) {
    u8 *slot = staging->slots.mapped + slot_of(staging, chunk->number);
    i32 is_ready = chunk->is_upload && chunk->number <= staging->slots.count;
    if (!is_ready) is_ready = await_device(staging, chunk->number - (chunk->is_upload ? staging->slots.count : 0));
    if (!is_ready) return;
    u8 *to = chunk->is_upload ? slot : chunk->host, *from = chunk->is_upload ? chunk->host : slot;
    u16 kind = chunk->is_upload ? SPAN_UPLOAD : SPAN_DOWNLOAD;
    copy_shared(staging->queue->device->copiers, to, from, chunk->size, ROLE_COPIER, kind);
}

/* The copier. If the queue fails, it copies nothing more, but releases the submissions that wait. */
static void *copy_chunks(void *argument) {
    struct staging *staging = argument;
    const struct device *device = staging->queue->device;
    for (;;) {
        pthread_mutex_lock(&staging->lock);
        while (!staging->first && !staging->closing) pthread_cond_wait(&staging->work, &staging->lock);
        struct chunk *chunk = staging->first;
        if (chunk && !(staging->first = chunk->next)) staging->last = &staging->first;
        pthread_mutex_unlock(&staging->lock);
        if (!chunk) {
            store(&staging->queue->ended, 1);
            return 0;
        }
        copy_chunk(staging, chunk);
        VkSemaphoreSignalInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO, 0, staging->slots.host, chunk->number};
        VkResult result = device->SignalSemaphore(device->handle, &info);
        if (result) store(&staging->queue->result, result);
        free(chunk);
    }
}

struct staging *queue_add_staging(struct queue *queue, const struct slots *slots) {
    struct staging *staging = calloc(1, sizeof *staging);
    if (!staging) return 0;
    staging->queue = queue;
    staging->slots = *slots;
    staging->last = &staging->first;
    if (pthread_create(&staging->thread, 0, copy_chunks, staging)) {
        free(staging);
        return (void *)NO_THREAD;
    }
    return queue->staging = staging;
}

static void free_chunks(struct context *context) {
    for (struct chunk *chunk = context->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    context->chunks = 0;
    context->last_chunk = &context->chunks;
}

/* Take the chunk of the submissions before the number `end` from the context; 0 if they have none. Each call of the
 * driver ends with a chunk, so there is one at most. */
static struct chunk *take_chunk(struct context *context, u32 end) {
    struct chunk *chunk = context->chunks;
    if (!chunk || chunk->submission >= end) return 0;
    context->chunks = chunk->next;
    chunk->next = 0;
    return chunk;
}

/* Forget the chunks of a batch that is not handed over. */
static void forget_chunks(struct queue *queue, struct context *context) {
    if (context->chunks) queue->staging->numbered = context->chunks->number - 1;
    free_chunks(context);
}

/* Give the copier a chunk whose submission the VkQueue has. */
static void copy_handed(struct staging *staging, struct chunk *chunk) {
    pthread_mutex_lock(&staging->lock);
    *staging->last = chunk;
    staging->last = &chunk->next;
    pthread_mutex_unlock(&staging->lock);
    pthread_cond_signal(&staging->work);
}

/* No batch of the queue runs: end the copier. */
static void close_staging(struct queue *queue) {
    struct staging *staging = queue->staging;
    if (!staging) return;
    pthread_mutex_lock(&staging->lock);
    staging->closing = 1;
    pthread_cond_signal(&staging->work);
    pthread_mutex_unlock(&staging->lock);
    pthread_join(staging->thread, 0);
    free(staging);
    queue->staging = 0;
}

/* Begin a submission that holds until the host has copied a chunk. */
static VkResult begin_after(struct queue *queue, u64 number) {
    VkResult result = end(queue);
    if (!result) result = begin_submission(queue);
    return result ? result : add_wait(queue->recording, queue->staging->slots.host, number);
}

/* Begin the submission of a new chunk. `*at`: where its bytes lie in the staging. */
static VkResult begin_chunk(struct queue *queue, u8 *host, u64 size, i32 is_upload, u64 *at) {
    struct staging *staging = queue->staging;
    struct context *context = queue->recording;
    struct chunk *chunk = calloc(1, sizeof *chunk);
    if (!chunk) return VK_ERROR_OUT_OF_HOST_MEMORY;
    u64 number = ++staging->numbered;
    *chunk = (struct chunk){0, host, number, size, (u32)is_upload, context->submissions_count};
    *context->last_chunk = chunk;
    context->last_chunk = &chunk->next;
    *at = slot_of(staging, number);
    /* A download needs a slot that the copier has emptied, an upload one that it has filled. */
    u64 needed = is_upload ? number : number > staging->slots.count ? number - staging->slots.count : 0;
    VkResult result = begin_after(queue, needed);
    if (result) return result;
    context->submissions[context->submissions_count - 1].chunk = number;
    VkMemoryBarrier memory = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, 0, VK_ACCESS_HOST_WRITE_BIT,
                              VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT};
    queue->device->CmdPipelineBarrier(queue->commands, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                      1, &memory, 0, 0, 0, 0);
    order(queue);
    return VK_SUCCESS;
}

/* The transfer's ticket completes when the copier has copied the last chunk. */
static VkResult end_staged(struct queue *queue, i32 is_upload) {
    return is_upload ? VK_SUCCESS : begin_after(queue, queue->staging->numbered);
}

static VkResult stage(struct queue *queue, const struct transfer *transfer, i32 is_upload) {
    const struct staging *staging = queue->staging;
    for (u64 done = 0, at; done < transfer->size;) {
        u64 rest = transfer->size - done, size = rest < staging->slots.size ? rest : staging->slots.size;
        VkResult result = begin_chunk(queue, transfer->host + done, size, is_upload, &at);
        if (result) return result;
        copy_bytes(queue, staging->slots.buffer, at, transfer->buffer, transfer->offset + done, size, is_upload);
        done += size;
    }
    return end_staged(queue, is_upload);
}

/* Stage whole rows of one layer and depth: a part of the rows if a slot does not hold all. */
static VkResult stage_texels(struct queue *queue, const struct texels *texels, i32 is_upload) {
    const struct staging *staging = queue->staging;
    const struct region *all = &texels->region;
    u64 row = all->extent.width * texels->texel, most = staging->slots.size / row, at;
    u8 *host = texels->host;
    for (u32 layer = 0; layer < all->layers; layer++)
        for (u32 z = 0; z < all->extent.depth; z++)
            for (u32 y = 0; y < all->extent.height;) {
                u32 left = all->extent.height - y, rows = left < most ? left : (u32)most;
                VkOffset3D offset = {all->offset.x, all->offset.y + (i32)y, all->offset.z + (i32)z};
                struct region part = {all->mip, all->layer + layer, 1, offset, {all->extent.width, rows, 1}};
                VkResult result = begin_chunk(queue, host, rows * row, is_upload, &at);
                if (result) return result;
                copy_texels(queue, staging->slots.buffer, at, texels->image, &part, is_upload);
                host += rows * row;
                y += rows;
            }
    return end_staged(queue, is_upload);
}
