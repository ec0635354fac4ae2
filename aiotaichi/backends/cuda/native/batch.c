/* Batches: made, taken, finished and recycled. */

enum { LEAST_CAPACITY = 64 * 1024 };

static void destroy_batch(const struct device *device, struct batch *batch) {
    if (batch->event) device->cuEventDestroy(batch->event);
    for (u32 i = 0; i < batch->stamps_capacity; i++) device->cuEventDestroy(batch->stamps[i]);
    if (batch->mapped) device->cuMemFreeHost(batch->mapped);
    free(batch->arrivals);
    free(batch->stamps);
    free(batch);
}

static void destroy_batches(const struct device *device, struct batch *batch) {
    for (struct batch *next; batch; batch = next) {
        next = batch->next;
        destroy_batch(device, batch);
    }
}

static CUresult create_batch(struct queue *queue, u64 memory, struct batch **made) {
    struct device *device = queue->device;
    struct batch *batch = calloc(1, sizeof *batch);
    if (!batch) return CUDA_ERROR_OUT_OF_MEMORY;
    if (memory) batch->capacity = LEAST_CAPACITY;
    while (batch->capacity < memory) batch->capacity *= 2;
    CUresult failed = enter(device);
    if (!failed) {
        failed = device->cuEventCreate(&batch->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
        if (!failed && memory)
            failed = device->cuMemHostAlloc((void **)&batch->mapped, batch->capacity,
                                          CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP);
        if (failed) destroy_batch(device, batch);
        leave(device);
    } else {
        free(batch);
    }
    *made = batch;
    return failed;
}

/* Take the smallest free batch with enough memory; under the lock. Most batches need no memory. */
static struct batch *take_batch(struct queue *queue, u64 memory) {
    struct batch **best = 0;
    for (struct batch **link = &queue->free; *link; link = &(*link)->next)
        if ((*link)->capacity >= memory && (!best || (*link)->capacity < (*best)->capacity)) best = link;
    if (!best) return 0;
    struct batch *batch = *best;
    *best = batch->next;
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

/* Finish a completed batch: its results and small downloads reach the host, its failures and times are kept. */
static void finish(struct queue *queue, struct batch *batch) {
    for (u32 i = 0; i < batch->arrivals_count; i++) {
        const struct arrival *each = &batch->arrivals[i];
        if (each->to)
            memcpy(each->to, each->from, each->size);
        else if (*(const i64 *)(each->from + ERROR_CODE - ERROR_TEMPLATE))
            add_failure(&queue->failures, each->ticket, FAILED_ASSERT, each->from);
    }
    if (batch->stamps_count) {
        CUresult failed = read_clock(queue->device, batch);
        if (failed) fail(queue, failed);
    }
}

/* Make a batch free for use again; under the lock. */
static void recycle(struct queue *queue, struct batch *batch) {
    if (batch->is_kept) {
        batch->is_kept = 2; /* the thread recycles it */
        return;
    }
    batch->next = queue->free;
    queue->free = batch;
}
