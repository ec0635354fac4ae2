/* Transfers between the device and ordinary memory, and all else that passes through slots. */

static u64 align(u64 size) { return (size + 15) / 16 * 16; }

/* Let a waiter give a slot back as soon as the stream has passed this point. */
static CUresult close_slot(struct queue *queue, const struct batch *batch, struct slot *slot) {
    CUresult failed = queue->device->cuEventRecord(slot->event, queue->stream);
    if (failed) fail(queue, failed); /* first: the waiter gives back no slot of a queue that has failed */
    pthread_mutex_lock(&queue->lock);
    slot->next = 0;
    slot->ticket = batch->ticket;
    slot->arrivals = queue->arrivals.added;
    *queue->last_closed = slot;
    queue->last_closed = &slot->next;
    wake(queue);
    pthread_mutex_unlock(&queue->lock);
    return failed;
}

static CUresult close_open_slot(struct queue *queue, const struct batch *batch) {
    struct slot *slot = queue->open;
    queue->open = 0;
    return close_slot(queue, batch, slot);
}

/* Take a slot. If that fails, close the open one: it comes back when the stream has passed this point. */
static CUresult next_slot(struct queue *queue, const struct batch *batch, struct slot **taken) {
    if ((*taken = take_slot(queue))) return CUDA_SUCCESS;
    CUresult failed = queue->open ? close_open_slot(queue, batch) : CUDA_SUCCESS;
    return failed ? failed : NEEDS_SLOT;
}

/* Find a place for `size` bytes, at most SLOT_SIZE, in the open slot. */
static CUresult reserve(struct queue *queue, const struct batch *batch, u64 size, u8 **place) {
    CUresult failed = CUDA_SUCCESS;
    if (queue->open && queue->open->used + size > SLOT_SIZE) failed = close_open_slot(queue, batch);
    if (!failed && !queue->open) failed = next_slot(queue, batch, &queue->open);
    if (failed) return failed;
    *place = queue->open->memory + queue->open->used;
    queue->open->used += align(size);
    return CUDA_SUCCESS;
}

static struct arrival *arrival_at(const struct arrivals *arrivals, u64 number) {
    return &arrivals->items[number & (arrivals->capacity - 1)];
}

static i32 grow_arrivals(struct arrivals *arrivals) {
    struct arrivals larger = *arrivals;
    larger.capacity = arrivals->capacity ? 2 * arrivals->capacity : 64;
    if (!(larger.items = calloc(larger.capacity, sizeof *larger.items))) return 0;
    for (u64 i = arrivals->landed; i < arrivals->added; i++) *arrival_at(&larger, i) = *arrival_at(arrivals, i);
    free(arrivals->items);
    *arrivals = larger;
    return 1;
}

static CUresult add_arrival(struct queue *queue, struct batch *batch, struct arrival arrival) {
    struct arrivals *arrivals = &queue->arrivals;
    pthread_mutex_lock(&queue->lock);
    i32 has_place = arrivals->added - arrivals->landed < arrivals->capacity || grow_arrivals(arrivals);
    if (has_place) *arrival_at(arrivals, arrivals->added++) = arrival;
    pthread_mutex_unlock(&queue->lock);
    if (arrival.to) batch->landing += arrival.size;
    return has_place ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

/* Slots whose bytes are copied together, and the place on the device where the bytes go. */
struct window { struct queue *queue; const struct batch *batch; struct slot *slots[WINDOW]; CUdeviceptr to; u32 sent; };

static i32 send_slot(void *context, u32 number) {
    struct window *window = context;
    struct queue *queue = window->queue;
    struct slot *slot = window->slots[number];
    CUdeviceptr to = window->to + number * (u64)SLOT_SIZE;
    window->sent++;
    CUresult failed = queue->device->cuMemcpyHtoDAsync(to, slot->memory, SLOT_SIZE, queue->stream);
    CUresult not_closed = close_slot(queue, window->batch, slot);
    return failed ? failed : not_closed;
}

/* Upload as many whole slots as there are, up to a window. */
static CUresult upload_window(struct queue *queue, struct batch *batch, const struct copy *copy) {
    struct window window = {.queue = queue, .batch = batch, .to = copy->to + batch->offset};
    struct piece pieces[WINDOW];
    u32 count = 0;
    CUresult failed = next_slot(queue, batch, &window.slots[0]);
    if (failed) return failed;
    do {
        const u8 *from = (const u8 *)copy->from + batch->offset;
        pieces[count] = (struct piece){window.slots[count]->memory, from, SLOT_SIZE, 0};
        batch->offset += SLOT_SIZE;
        count++;
    } while (count < WINDOW && copy->size - batch->offset >= SLOT_SIZE && (window.slots[count] = take_slot(queue)));
    failed = copy_together(queue->device->copiers, pieces, count, queue->hander, SPAN_UPLOAD, send_slot, &window);
    for (u32 i = window.sent; i < count; i++) give_back(queue, window.slots[i]);
    return failed;
}

/* Copy few bytes in this thread. */
static void copy_alone(const struct queue *queue, u8 *to, const u8 *from, u64 size, u16 role, u16 kind) {
    u64 begun = begin_span(&queue->device->spans);
    memcpy(to, from, size);
    end_span(&queue->device->spans, begun, role, kind, size);
}

static CUresult staged_upload(struct queue *queue, struct batch *batch, const struct copy *copy) {
    CUresult failed = CUDA_SUCCESS;
    while (copy->size - batch->offset >= SLOT_SIZE && !failed)
        failed = is_stopped(queue) ? STOPPED : upload_window(queue, batch, copy);
    u64 rest = copy->size - batch->offset;
    if (failed || !rest) return failed;
    u8 *place;
    failed = reserve(queue, batch, rest, &place);
    if (failed) return failed;
    copy_alone(queue, place, (const u8 *)copy->from + batch->offset, rest, queue->hander, SPAN_UPLOAD);
    return queue->device->cuMemcpyHtoDAsync(copy->to + batch->offset, place, rest, queue->stream);
}

static CUresult download_piece(struct queue *queue, u8 *place, const struct copy *copy, struct batch *batch, u64 size,
                               u64 ticket) {
    CUresult failed = queue->device->cuMemcpyDtoHAsync(place, copy->from + batch->offset, size, queue->stream);
    if (failed) return failed;
    failed = add_arrival(queue, batch, (struct arrival){(u8 *)copy->to + batch->offset, place, size, ticket, 0});
    batch->offset += size;
    return failed;
}

static CUresult staged_download(struct queue *queue, struct batch *batch, const struct copy *copy, u64 ticket) {
    CUresult failed = CUDA_SUCCESS;
    while (copy->size - batch->offset >= SLOT_SIZE && !failed) {
        struct slot *slot;
        failed = is_stopped(queue) ? STOPPED : next_slot(queue, batch, &slot);
        if (failed) return failed;
        failed = download_piece(queue, slot->memory, copy, batch, SLOT_SIZE, ticket);
        CUresult not_closed = close_slot(queue, batch, slot);
        failed = failed ? failed : not_closed;
    }
    u64 rest = copy->size - batch->offset;
    if (failed || !rest) return failed;
    u8 *place;
    failed = reserve(queue, batch, rest, &place);
    return failed ? failed : download_piece(queue, place, copy, batch, rest, ticket);
}

static const char *name_of(const struct kernel *kernel) {
    return (const void *)(kernel->task + kernel->tasks_count);
}

/* Take what arrived for one operation; under the lock. Return whether there are bytes to copy. */
static i32 is_copy(struct queue *queue, const struct arrival *arrival) {
    if (!arrival->to && *(const i64 *)(arrival->from + ERROR_CODE - ERROR_TEMPLATE))
        add_failed_assert(&queue->failures, arrival->ticket, arrival->from, name_of(arrival->kernel));
    return arrival->to != 0;
}

/* Land arrivals that are on the host, up to the number `until`; under the lock. For few bytes. */
static void land(struct queue *queue, u64 until) {
    struct arrivals *arrivals = &queue->arrivals;
    for (; arrivals->landed < until; arrivals->landed++) {
        const struct arrival *each = arrival_at(arrivals, arrivals->landed);
        if (is_copy(queue, each)) copy_alone(queue, each->to, each->from, each->size, ROLE_CALLER, SPAN_DOWNLOAD);
    }
}

/* Land any number of bytes; under the lock, which the function gives up while it copies. Only the waiter does so. */
static void land_many(struct queue *queue, u64 until) {
    struct arrivals *arrivals = &queue->arrivals;
    queue->is_landing = 1;
    while (arrivals->landed < until && !load(&queue->result)) {
        struct piece pieces[WINDOW];
        u64 number = arrivals->landed, size = 0;
        u32 count = 0;
        for (; number < until && count < WINDOW; number++) {
            const struct arrival *each = arrival_at(arrivals, number);
            if (!is_copy(queue, each)) continue;
            pieces[count++] = (struct piece){each->to, each->from, each->size, 0};
            size += each->size;
        }
        pthread_mutex_unlock(&queue->lock);
        if (count > 1 && size >= LEAST_SHARED)
            copy_together(queue->device->copiers, pieces, count, ROLE_WAITER, SPAN_DOWNLOAD, 0, 0);
        else
            for (u32 i = 0; i < count; i++)
                copy_alone(queue, pieces[i].to, pieces[i].from, pieces[i].size, ROLE_WAITER, SPAN_DOWNLOAD);
        pthread_mutex_lock(&queue->lock);
        arrivals->landed = number;
    }
    queue->is_landing = 0;
}
