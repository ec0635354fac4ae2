/* A device: its ring, and the threads that work for all its queues. */

/* Nanoseconds: after which stagers look again at what another queue or the host's memory holds up, and waiters at what
 * they cannot wait for, because all other waiters wait already. */
#define HOLDING 200000ul
#define GLANCING 100000ul

/* Free what device_open has made; in the device's context, unless the device is lost. */
static void destroy_device(const struct device *device) {
    if (device->waiters) close_crew(device->waiters);
    if (device->stagers) close_crew(device->stagers);
    if (device->copiers) close_copiers(device->copiers);
    if (device->ring) destroy_ring(device, device->ring);
}

CUresult device_open(struct device *device, u8 *memory, u64 size, u64 copiers, u64 stagers) {
    CUresult failed = enter(device);
    if (failed) return failed;
    failed = create_ring(device, memory, size, &device->ring);
    if (!failed) {
        device->copiers = create_copiers(copiers, &device->spans, 1);
        device->stagers = create_crew(stage, stagers < 2 ? 2 : stagers < MOST_STAGERS ? stagers : MOST_STAGERS, HOLDING);
        device->waiters = create_crew(attend, MOST_WAITERS, GLANCING);
        if (!device->copiers || !device->stagers || !device->waiters) failed = CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (failed) destroy_device(device);
    leave(device);
    return failed;
}

void device_close(struct device *device) {
    i32 has_context = !enter(device);
    destroy_device(device); /* if the device is lost, its events are gone */
    if (has_context) leave(device);
}

void device_copy(struct device *device, u8 *to, const u8 *from, u64 size) {
    copy_shared(device->copiers, to, from, size, ROLE_CALLER, SPAN_COPY);
}

void device_record(struct device *device, struct span_ring *ring) { store(&device->spans, ring); }
