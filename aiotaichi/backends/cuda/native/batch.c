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

/* Take a free batch, or make one. Return 0 without memory. */
static struct batch *take_batch(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    struct batch *batch = queue->free;
    if (batch) queue->free = batch->next;
    pthread_mutex_unlock(&queue->lock);
    if (!batch) return calloc(1, sizeof *batch);
    struct batch empty = {.event = batch->event, .stamps = batch->stamps, .stamps_capacity = batch->stamps_capacity};
    *batch = empty;
    return batch;
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
