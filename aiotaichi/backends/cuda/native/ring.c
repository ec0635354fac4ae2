/* The ring: pinned memory of a device, in slots that its queues share.
 *
 * A queue takes slots while it hands over, and gives each back when the device and the host are done with the slot. A
 * queue may hold slots for long: its stream waits for a semaphore, say. What the semaphore waits for may need a slot
 * in another queue. So a queue that holds no slot never waits for those of others: it makes a spare slot of its own. A
 * queue that holds a slot waits for its own slots, of which the oldest comes back by itself: the stream only waits for
 * what the driver already has, or for a queue that gets a slot in the same way. No circle of queues can form. The lock
 * of the ring is the last that a thread takes. */

enum { MOST_SLOTS = 64 }; /* of one queue: enough to hide the latency of an event behind the copies */
enum { PAGE = 64 * 1024 };  /* the largest page of the system */
enum { NEEDS_SLOT = -1, STOPPED = -2 }; /* besides a CUresult: handing over goes on later, or never */

struct ring { mutex lock; struct slot *free; u64 count; struct slot slots[]; };

/* Take a slot: one of the ring's, or the queue's spare if the queue holds no other. Return 0 if there is none. */
static struct slot *take_slot(struct queue *queue) {
    struct ring *ring = queue->device->ring;
    struct slot *slot = 0;
    pthread_mutex_lock(&ring->lock);
    if (queue->slots < MOST_SLOTS && ring->free) {
        slot = ring->free;
        ring->free = slot->next;
    } else if (!queue->slots) {
        slot = queue->spare;
        queue->spare = 0;
    }
    if (slot) {
        queue->slots++;
        slot->next = 0;
        slot->used = 0;
    }
    pthread_mutex_unlock(&ring->lock);
    return slot;
}

/* Give a chain of slots back: all at once, so that a queue that waits can copy to several of them together. */
static void give_back(struct queue *queue, struct slot *slot) {
    struct ring *ring = queue->device->ring;
    pthread_mutex_lock(&ring->lock);
    for (struct slot *next; slot; slot = next) {
        next = slot->next;
        queue->slots--;
        if (slot->block) {
            queue->spare = slot;
        } else {
            slot->next = ring->free;
            ring->free = slot;
        }
    }
    pthread_mutex_unlock(&ring->lock);
    look_again(queue->device->stagers);
}

static void destroy_spare(const struct device *device, struct slot *slot) {
    if (slot->event) device->cuEventDestroy(slot->event);
    if (slot->memory) standstill_unregister(device->standstill, device->cuMemHostUnregister, slot->memory);
    free(slot->block);
    free(slot);
}

/* Make the queue's spare slot. It is registered: cuMemHostAlloc would hold every other call of the driver up. */
static CUresult make_spare(struct queue *queue) {
    const struct device *device = queue->device;
    struct slot *slot = calloc(1, sizeof *slot);
    if (!slot) return CUDA_ERROR_OUT_OF_MEMORY;
    slot->block = calloc(1, SLOT_SIZE + PAGE);
    u8 *memory = (u8 *)(((u64)slot->block + PAGE - 1) / PAGE * PAGE);
    CUresult failed = slot->block ? enter(device) : CUDA_ERROR_OUT_OF_MEMORY;
    if (!failed) {
        u32 flags = CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP;
        failed = device->cuMemHostRegister(memory, SLOT_SIZE, flags);
        if (failed == CUDA_ERROR_OPERATING_SYSTEM) failed = CUDA_ERROR_OUT_OF_MEMORY; /* a limit of the process */
        if (!failed) {
            slot->memory = memory;
            failed = device->cuEventCreate(&slot->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
        }
        if (failed) destroy_spare(device, slot);
        leave(device);
    } else {
        free(slot->block);
        free(slot);
    }
    if (!failed) queue->spare = slot; /* the queue holds no slot: no other thread takes or gives one back */
    return failed;
}

/* Return GO if the queue can take a slot, or LATER. A queue that has none gets a spare slot. If there is no memory for
 * that, it waits for the others' slots after all. The queue is a stager's, so nobody else takes a slot for it. */
static enum outcome await_slot(struct queue *queue, CUresult *failed) {
    struct ring *ring = queue->device->ring;
    pthread_mutex_lock(&ring->lock);
    i32 has_slot = (ring->free && queue->slots < MOST_SLOTS) || (queue->spare && !queue->slots);
    i32 needs_spare = !queue->slots && !queue->is_without_spare;
    pthread_mutex_unlock(&ring->lock);
    if (has_slot) return GO;
    if (!needs_spare) return LATER;
    *failed = make_spare(queue);
    if (*failed != CUDA_ERROR_OUT_OF_MEMORY) return GO;
    *failed = CUDA_SUCCESS;
    queue->is_without_spare = 1;
    return LATER;
}

static void destroy_ring(const struct device *device, struct ring *ring) {
    for (u64 i = 0; i < ring->count; i++)
        if (ring->slots[i].event) device->cuEventDestroy(ring->slots[i].event);
    free(ring);
}

static CUresult create_ring(const struct device *device, u8 *memory, u64 size, struct ring **made) {
    u64 count = size / SLOT_SIZE;
    CUresult failed = CUDA_SUCCESS;
    struct ring *ring = calloc(1, sizeof *ring + count * sizeof *ring->slots);
    if (!ring) return CUDA_ERROR_OUT_OF_MEMORY;
    ring->count = count;
    for (u64 i = count; i-- && !failed;) {
        struct slot *slot = &ring->slots[i];
        slot->memory = memory + i * SLOT_SIZE;
        slot->next = ring->free;
        ring->free = slot;
        failed = device->cuEventCreate(&slot->event, CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING);
    }
    if (failed) destroy_ring(device, ring);
    else *made = ring;
    return failed;
}
