/* Batches: made, taken and finished. */

static void destroy_batch(const struct device *device, struct batch *batch) {
    if (batch->event) device->cuEventDestroy(batch->event);
    for (u32 i = 0; i < batch->stamps_capacity; i++) device->cuEventDestroy(batch->stamps[i]);
    free(batch->stamps);
    free(batch);
}

static void destroy_batches(const struct device *device, struct batch *batch) {
    for (struct batch *next; batch; batch = next) {
        next = batch->next;
        destroy_batch(device, batch);
    }
}

static CUresult create_batch(const struct device *device, struct batch **made) {
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) return CUDA_ERROR_OUT_OF_MEMORY;
    CUresult failed = enter(device);
    if (!failed) {
        failed = device->cuEventCreate(&batch->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
        leave(device);
    }
    if (failed) free(batch);
    else *made = batch;
    return failed;
}

/* Take a free batch, or make one. */
static CUresult take_batch(struct queue *queue, struct batch **taken) {
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->free;
    if (batch) queue->free = batch->next;
    pthread_mutex_unlock(&queue->lock);
    if (!batch) return create_batch(queue->device, taken);
    struct batch empty = {.event = batch->event, .stamps = batch->stamps, .stamps_capacity = batch->stamps_capacity};
    *batch = empty;
    *taken = batch;
    return CUDA_SUCCESS;
}

/* Read the stamps in seconds of the device's one clock. */
static CUresult read_clock(struct device *device, struct batch *batch) {
    CUresult failed = CUDA_SUCCESS;
    pthread_mutex_lock(&device->clock_lock);
    for (u32 i = 0; i < batch->stamps_count && !failed; i++) {
        float milliseconds;
        failed = device->cuEventElapsedTime(&milliseconds, device->clock, batch->stamps[i]);
        batch->times[i] = device->clock_seconds + milliseconds * 1e-3;
    }
    if (batch->stamps_count && !failed) {
        CUevent *newest = &batch->stamps[batch->stamps_count - 1], old = device->clock;
        device->clock_seconds = batch->times[batch->stamps_count - 1];
        device->clock = *newest;
        *newest = old;
    }
    pthread_mutex_unlock(&device->clock_lock);
    return failed;
}
