/* Queues: batches recorded and handed over at once, a semaphore that counts tickets, and a thread that waits for it. */

/* Return the last completed ticket; 0 if the device is lost. */
static u64 counter(struct queue *queue) {
    u64 value = 0;
    VkResult result = queue->device->GetSemaphoreCounterValue(queue->device->handle, queue->semaphore, &value);
    if (result) store(&queue->result, result);
    return result ? 0 : value;
}

/* Sleep until a ticket has completed. Return 0 if the time is over before, or the driver fails. */
static i32 reach(struct queue *queue, u64 ticket, u64 nanoseconds) {
    VkSemaphoreWaitInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO, 0, 0, 1, &queue->semaphore, &ticket};
    VkResult result = queue->device->WaitSemaphores(queue->device->handle, &info, nanoseconds);
    if (result < 0) store(&queue->result, result);
    return result == VK_SUCCESS;
}

/* Return the last ticket of the batch in flight that completes `ticket`, or 0; under the lock. */
static u64 batch_of(const struct queue *queue, u64 ticket) {
    const struct context *context = queue->first;
    while (context && context->ticket < ticket) context = context->next;
    return context ? context->ticket : 0;
}

u64 queue_signal_of(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    u64 value = batch_of(queue, ticket);
    pthread_mutex_unlock(&queue->lock);
    return value;
}

/* Return the last completed ticket, given the counter. A queue that has failed is past every ticket. */
static u64 reached(const struct queue *queue, u64 counted) { return load(&queue->result) ? FAILED : counted; }

/* The thread: notify, and wait for batches while the loop asks for a notification. */
static void *park(void *argument) {
    struct queue *queue = argument;
    for (;;) {
        u64 counted = counter(queue);
        pthread_mutex_lock(&queue->lock);
        u64 next = load(&queue->notification.at) ? batch_of(queue, counted + 1) : 0;
        u64 last = reached(queue, counted);
        i32 due = is_due(load(&queue->notification.at), last);
        u32 closing = queue->closing;
        if (!closing && !due && !next) {
            queue->parked = 1;
            pthread_cond_wait(&queue->work, &queue->lock);
            queue->parked = 0;
        }
        pthread_mutex_unlock(&queue->lock);
        if (closing) {
            store(&queue->ended, 1);
            return 0;
        }
        if (due) notify(&queue->notification, last);
        /* Wait for the next batch, not for the request: a new request may be for less. Wait in slices, to notice when
         * the queue is closed. */
        else if (next) reach(queue, next, second / 10);
    }
}

struct queue *queue_create(const struct device *device, struct hardware_queue *hardware, VkSemaphore semaphore,
                           i32 descriptor) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->device = device;
    queue->hardware = hardware;
    queue->semaphore = semaphore;
    queue->notification.descriptor = descriptor;
    queue->has_thread = descriptor >= 0;
    queue->last = &queue->first;
    if (!enter_line(queue)) {
        free(queue);
        return 0;
    }
    if (queue->has_thread && pthread_create(&queue->thread, 0, park, queue)) {
        leave_line(queue);
        free(queue);
        return (void *)NO_THREAD;
    }
    return queue;
}

void queue_set_temporaries(struct queue *queue, const struct memory *temporaries) { queue->temporaries = temporaries; }

void queue_add_context(struct queue *queue, struct context *context) {
    store(&context->state, BATCH_FREE);
    context->next = queue->free;
    queue->free = context;
}

struct context *queue_take_context(struct queue *queue) {
    struct context *context = queue->free;
    if (context) queue->free = context->next;
    return context;
}

/* Take a free context with enough memory; 0 if no free context has enough. */
static struct context *take_context(struct queue *queue, u64 size) {
    for (struct context **link = &queue->free; *link; link = &(*link)->next)
        if ((*link)->capacity >= size) {
            struct context *context = *link;
            *link = context->next;
            return context;
        }
    return 0;
}

/* Finish a batch that has completed: its results, small downloads and times reach the host. A spoiled one has only been
 * declared completed: it has no bytes, and the driver may still run a part of it. */
static void finish(struct queue *queue, struct context *context) {
    if (load(&context->state) != BATCH_IN_FLIGHT) return;
    if (context->stamps) {
        VkResult result = read_times(queue, context);
        if (result) store(&queue->result, result);
    }
    for (u32 i = 0; i < context->arrivals_count; i++)
        memcpy(context->arrivals[i].to, context->arrivals[i].from, context->arrivals[i].size);
    free_imports(queue->device, context);
    queue_add_context(queue, context);
}

static i64 submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u32 tickets, u64 *stamps) {
    u64 needed = demand(queue->device, commands, commands + size);
    if (stamps) needed += align(times_size(tickets), queue->device->uniform_alignment);
    struct context *context = take_context(queue, needed);
    if (!context) return (i64)needed + 1;
    store(&context->state, BATCH_RECORDING);
    VkResult result = reset(queue->device, context);
    context->tickets = tickets;
    context->stamps = stamps;
    context->queue = queue;
    context->ticket = ticket;
    context->next = 0;
    queue->recording = context;
    if (!result) result = record(queue, commands, commands + size);
    if (!result && !is_direct(queue, context)) {
        add_in_flight(queue, context); /* first: the thread may be fast */
        if (!hold(context)) hand_over_held(context);
        return 0;
    }
    if (!result) result = hand_over(queue, context);
    if (!result) {
        add_in_flight(queue, context);
    } else if (result == VK_ERROR_DEVICE_LOST) {
        store(&context->state, BATCH_SPOILED); /* it may run */
        store(&queue->result, result);
    } else {
        forget_chunks(queue, context);
        queue_add_context(queue, context);
    }
    return result;
}

i64 queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u32 tickets, u64 *stamps) {
    u64 begun = begin_span(&queue->device->spans);
    i64 result = submit(queue, commands, size, ticket, tickets, stamps);
    end_span(&queue->device->spans, begun, ROLE_CALLER, SPAN_HAND_OVER, 0);
    return result;
}

i32 device_open(struct device *device, u64 copiers, u32 is_gpu) {
    device->copiers = create_copiers(copiers, &device->spans, is_gpu);
    return device->copiers != 0;
}

void device_close(struct device *device) { close_copiers(device->copiers); }

void device_copy(struct device *device, u8 *to, const u8 *from, u64 size) {
    copy_shared(device->copiers, to, from, size, ROLE_CALLER, SPAN_COPY);
}

void device_record(struct device *device, struct span_ring *ring) { store(&device->spans, ring); }

i32 queue_record(struct queue *queue, struct context *context, const u8 *commands, u64 size, const u64 *changing,
                 u64 changing_count) {
    context->places = calloc(changing_count + 1, sizeof *context->places);
    if (!context->places) return VK_ERROR_OUT_OF_HOST_MEMORY;
    queue->recording = context;
    VkResult result = begin_submission(queue);
    u64 found = 0;
    for (u64 at = 0; at < size && !result; at += ((const struct command *)(commands + at))->size) {
        if (found < changing_count && changing[found] == at)
            context->places[found++] = align(context->used, queue->device->uniform_alignment);
        result = execute(queue, (const struct command *)(commands + at));
    }
    return result ? result : end(queue);
}

u64 queue_demand(const struct queue *queue, const u8 *commands, u64 size) {
    return demand(queue->device, commands, commands + size);
}

u64 queue_completed(struct queue *queue) {
    u64 value = counter(queue);
    for (struct context *context; (context = queue->first) && context->ticket <= value;) {
        pthread_mutex_lock(&queue->lock);
        queue->first = context->next;
        if (!queue->first) queue->last = &queue->first;
        pthread_mutex_unlock(&queue->lock);
        finish(queue, context);
    }
    return reached(queue, value);
}

i32 queue_lives(const struct queue *queue) { return !load(&queue->ended); }

i32 queue_result(const struct queue *queue) { return load(&queue->result); }

i32 queue_arm(struct queue *queue, u64 ticket) {
    request(&queue->notification, ticket);
    u64 counted = counter(queue);
    if (reached(queue, counted) >= ticket && withdraw(&queue->notification)) return 1;
    wake(queue);
    return 0;
}

i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    if (counter(queue) >= ticket) return 1;
    /* Wait in slices, to notice when the queue fails: a batch that was not handed over before never completes. */
    const u64 slice = second / 10;
    for (u64 begun = now(), spent = 0; spent < nanoseconds && !load(&queue->result); spent = now() - begun)
        if (reach(queue, ticket, nanoseconds - spent < slice ? nanoseconds - spent : slice)) return 1;
    return 0;
}

void queue_idle(struct queue *queue) { idle_line(queue); }

void queue_close(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    queue->first = queue->free = 0;
    queue->last = &queue->first;
    queue->closing = 1;
    pthread_cond_signal(&queue->work);
    pthread_mutex_unlock(&queue->lock);
    leave_line(queue);
    close_staging(queue);
    if (!queue->has_thread) return;
    pthread_join(queue->thread, 0);
    queue->has_thread = 0;
}

void queue_free(struct queue *queue) { free(queue); }
