/* Batches: made, taken and finished, and the times of their tickets. */

static void destroy_batch(const struct device *device, struct batch *batch) {
    if (batch->event) device->cuEventDestroy(batch->event);
    for (u32 i = 0; i < batch->stamps_capacity; i++) device->cuEventDestroy(batch->stamps[i].event);
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

/* Read an event in seconds of the device's one clock; under the clock's lock. */
static CUresult read_event(const struct device *device, CUevent event, double *seconds) {
    float milliseconds = 0;
    CUresult failed = device->cuEventElapsedTime(&milliseconds, device->clock, event);
    *seconds = device->clock_seconds + milliseconds * 1e-3;
    return failed;
}

/* Measure later times from an event that was read. The event and the clock's change places; under the clock's lock. */
static void move_clock(struct device *device, CUevent *event, double seconds) {
    CUevent old = device->clock;
    device->clock = *event;
    device->clock_seconds = seconds;
    *event = old;
}

/* Read the stamps of a completed batch, unless another thread has read them. */
static CUresult read_times(struct device *device, struct batch *batch) {
    if (!load(&batch->stamps_count)) return CUDA_SUCCESS;
    CUresult failed = CUDA_SUCCESS;
    double *last = 0;
    pthread_mutex_lock(&device->clock_lock);
    for (u32 i = 0; i < batch->stamps_count && !failed; i++) {
        last = &batch->times[batch->stamps[i].place];
        failed = read_event(device, batch->stamps[i].event, last);
    }
    if (last && !failed) {
        move_clock(device, &batch->stamps[batch->stamps_count - 1].event, *last);
        store(&batch->stamps_count, 0);
    }
    pthread_mutex_unlock(&device->clock_lock);
    return failed;
}
