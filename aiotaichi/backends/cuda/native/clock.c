/* Readings of the device's clock and the host's, at the same moment. */

enum { READINGS = 8 }; /* of which the best counts */
/* Nanoseconds. For how long a thread polls before it looks now and then, and for how long it waits in all: kernels that
 * fill the device may hold the stream. */
#define POLLING 1000000ul
#define PATIENCE 1000000000ul

/* Sleep. */
static void pause(u64 nanoseconds) {
    mutex lock = {0};
    condition never = {0};
    u64 deadline = now() + nanoseconds;
    pthread_mutex_lock(&lock);
    while (!wait_until(&never, &lock, deadline)) {}
    pthread_mutex_unlock(&lock);
}

/* Have an idle stream record a time between two looks at the host's clock. */
static CUresult record_between(const struct device *device, CUstream stream, CUevent event, u64 *before, u64 *after) {
    *before = *after = now();
    CUresult failed = device->cuEventRecord(event, stream);
    if (failed) return failed;
    while ((failed = device->cuEventQuery(event)) == CUDA_ERROR_NOT_READY) {
        u64 waited = now() - *before;
        if (waited > PATIENCE) break;
        if (waited > POLLING) pause(POLLING / 10);
    }
    *after = now();
    return failed;
}

static CUresult read_clocks(struct device *device, CUstream stream, CUevent *event, struct reading *best) {
    CUresult failed = CUDA_SUCCESS;
    u64 end = now() + PATIENCE;
    for (u32 i = 0; i < READINGS && !failed && (!i || now() < end); i++) {
        u64 before, after;
        double seconds;
        failed = record_between(device, stream, *event, &before, &after);
        if (failed) break;
        pthread_mutex_lock(&device->clock_lock);
        failed = read_event(device, *event, &seconds);
        if (!failed) move_clock(device, event, seconds);
        pthread_mutex_unlock(&device->clock_lock);
        double uncertainty = (double)(after - before) * 0.5e-9;
        if (!failed && (!i || uncertainty < best->uncertainty))
            *best = (struct reading){seconds, (double)before * 1e-9 + uncertainty, uncertainty};
    }
    return failed;
}

CUresult device_clock(struct device *device, CUstream stream, struct reading *best) {
    CUevent event = 0;
    CUresult failed = enter(device);
    if (failed) return failed;
    failed = device->cuEventCreate(&event, 0);
    if (!failed) failed = read_clocks(device, stream, &event, best);
    if (event) device->cuEventDestroy(event);
    leave(device);
    return failed;
}
