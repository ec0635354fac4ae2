/* The line of a VkQueue: batches that are recorded, and that a thread hands over.
 *
 * The driver may hold a call for long: while it pins memory, or while the call has many parts. So the caller hands over
 * only a small batch of an idle queue, when the line is empty: then nothing hides the time that waking a thread takes.
 * All other batches stand in the line, in the order of their calls. A batch may wait for one that came before it on
 * the same VkQueue, never for a later one. So no batch of a VkQueue blocks it for ever. All queues on a VkQueue have
 * one line. */

struct line {
    mutex lock;
    condition work;   /* for the thread */
    condition handed; /* for queues that are closed */
    struct context *first, **last;
    const struct queue *handing; /* the queue whose batch the thread has taken */
    u64 thread;
    u32 users, has_thread, closing;
    u32 idling; /* threads that wait until the VkQueue is idle: a caller that hands over a batch would wait, too */
};

/* Let a queue use the line of its VkQueue. Return 0 without memory. */
static i32 enter_line(struct queue *queue) {
    struct hardware_queue *hardware = queue->hardware;
    pthread_mutex_lock(&hardware->line_lock);
    struct line *line = hardware->line;
    if (!line && (line = hardware->line = calloc(1, sizeof *line))) line->last = &line->first;
    if (line) line->users++;
    pthread_mutex_unlock(&hardware->line_lock);
    queue->line = line;
    return line != 0;
}

/* Release what waits for a batch that will not run: once the earlier batches have run, say that it has completed. The
 * queue has failed, so nobody takes its bytes for results. */
static void release_waiters(struct queue *queue, u64 ticket) {
    const struct device *device = queue->device;
    while (load(&queue->result) != VK_ERROR_DEVICE_LOST) {
        VkSemaphoreWaitInfo earlier = {VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO, 0, 0, 1, &queue->semaphore, &queue->handed};
        VkResult result = device->WaitSemaphores(device->handle, &earlier, second / 10);
        if (result == VK_TIMEOUT) continue;
        VkSemaphoreSignalInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO, 0, queue->semaphore, ticket};
        if (!result) result = device->SignalSemaphore(device->handle, &info);
        if (!result) queue->handed = ticket;
        return;
    }
}

/* Hand a batch over that has stood in the line. If that fails, the queue has failed. */
static void hand_over_held(struct context *context) {
    struct queue *queue = context->queue;
    u64 begun = begin_span(&queue->device->spans), ticket = context->ticket;
    VkResult result = load(&queue->result);
    if (!result) result = hand_over(queue, context);
    if (result) { /* and the context stays: nothing of the queue completes from now on */
        free_chunks(context);
        store(&context->state, BATCH_SPOILED);
        store(&queue->result, result);
        release_waiters(queue, ticket);
        wake(queue);
    }
    end_span(&queue->device->spans, begun, ROLE_STAGER, SPAN_HAND_OVER, 0);
}

static void *hand_over_line(void *argument) {
    struct line *line = argument;
    pthread_mutex_lock(&line->lock);
    while (!line->closing) {
        struct context *context = line->first;
        if (!context) {
            pthread_cond_wait(&line->work, &line->lock);
            continue;
        }
        line->first = context->next_held; /* first: as soon as the VkQueue has the batch, it may complete */
        if (!line->first) line->last = &line->first;
        line->handing = context->queue;
        pthread_mutex_unlock(&line->lock);
        hand_over_held(context);
        pthread_mutex_lock(&line->lock);
        line->handing = 0;
        pthread_cond_broadcast(&line->handed);
    }
    pthread_mutex_unlock(&line->lock);
    return 0;
}

/* Return whether the caller may hand over a batch itself. */
static i32 is_direct(struct queue *queue, const struct context *context) {
    struct line *line = queue->line;
    if (queue->first || context->chunks || context->submissions_count > MOST_SUBMISSIONS) return 0;
    if (load(&queue->device->pinning)) return 0; /* the driver would hold the call for milliseconds */
    pthread_mutex_lock(&line->lock);
    i32 is_empty = !line->first && !line->handing && !line->idling;
    pthread_mutex_unlock(&line->lock);
    return is_empty;
}

/* Put a batch in the line. Return 0 if the system starts no thread. */
static i32 hold(struct context *context) {
    struct line *line = context->queue->line;
    pthread_mutex_lock(&line->lock);
    if (!line->has_thread) line->has_thread = !pthread_create(&line->thread, 0, hand_over_line, line);
    i32 is_held = (i32)line->has_thread;
    if (is_held) {
        store(&context->state, BATCH_HELD);
        context->next_held = 0;
        *line->last = context;
        line->last = &context->next_held;
        pthread_cond_signal(&line->work);
    }
    pthread_mutex_unlock(&line->lock);
    return is_held;
}

/* Return whether a batch of the queue stands in the line, or is being handed over; under the line's lock. */
static i32 is_in_line(const struct line *line, const struct queue *queue) {
    const struct context *context = line->first;
    while (context && context->queue != queue) context = context->next_held;
    return context || line->handing == queue;
}

/* Wait until the thread is done with the queue's batches: from then on, it hands over no more of them. */
static void settle_line(const struct queue *queue) {
    struct line *line = queue->line;
    pthread_mutex_lock(&line->lock);
    while (is_in_line(line, queue)) pthread_cond_wait(&line->handed, &line->lock);
    pthread_mutex_unlock(&line->lock);
}

/* Wait until the VkQueue is idle. First the thread must be done with the queue's batches: it may be in the middle of one. */
static void idle_line(struct queue *queue) {
    struct line *line = queue->line;
    pthread_mutex_lock(&line->lock);
    line->idling++;
    pthread_mutex_unlock(&line->lock);
    settle_line(queue);
    pthread_mutex_lock(&queue->hardware->lock);
    queue->device->QueueWaitIdle(queue->hardware->handle);
    pthread_mutex_unlock(&queue->hardware->lock);
    pthread_mutex_lock(&line->lock);
    line->idling--;
    pthread_mutex_unlock(&line->lock);
}

/* Leave the line. The last queue ends the thread. */
static void leave_line(struct queue *queue) {
    struct line *line = queue->line;
    struct hardware_queue *hardware = queue->hardware;
    if (!line) return;
    settle_line(queue);
    queue->line = 0;
    pthread_mutex_lock(&hardware->line_lock);
    i32 is_last = !--line->users;
    if (is_last) hardware->line = 0;
    pthread_mutex_unlock(&hardware->line_lock);
    if (!is_last) return;
    pthread_mutex_lock(&line->lock);
    line->closing = 1;
    pthread_cond_signal(&line->work);
    pthread_mutex_unlock(&line->lock);
    if (line->has_thread) pthread_join(line->thread, 0);
    free(line);
}
