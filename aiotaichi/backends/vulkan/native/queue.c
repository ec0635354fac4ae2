/* Queues: batches recorded and handed over at once, a counter, and a thread that waits for it. */

enum { MOST_SUBMISSIONS = 16 };
static const u64 one = 1, second = 1000000000ul;

static u64 counter(struct queue *queue) {
    u64 value = 0;
    VkResult result = queue->device->GetSemaphoreCounterValue(queue->device->handle, queue->semaphore, &value);
    if (result) store(&queue->result, result);
    return result ? 0 : value;
}

/* 1: reached, 0: timed out, or the queue has failed. */
static i32 reach(struct queue *queue, u64 ticket, u64 nanoseconds) {
    VkSemaphoreWaitInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO, 0, 0, 1, &queue->semaphore, &ticket};
    VkResult result = queue->device->WaitSemaphores(queue->device->handle, &info, nanoseconds);
    if (result < 0) store(&queue->result, result);
    return result == VK_SUCCESS;
}

/* The first batch in flight that `ticket` is done with; under the lock. */
static u64 batch_of(const struct queue *queue, u64 ticket) {
    const struct context *context = queue->first;
    while (context && context->ticket < ticket) context = context->next;
    return context ? context->ticket : 0;
}

/* The value that the semaphore will take when `ticket` is done: that of its batch. 0: it is done. */
u64 queue_signal_of(struct queue *queue, u64 ticket) {
    pthread_mutex_lock(&queue->lock);
    u64 value = batch_of(queue, ticket);
    pthread_mutex_unlock(&queue->lock);
    return value;
}

static void *park(void *argument) {
    struct queue *queue = argument;
    for (;;) {
        u64 now = counter(queue);
        pthread_mutex_lock(&queue->lock);
        u64 at = load(&queue->notify_at), next = batch_of(queue, now + 1);
        i32 is_due = at && (now >= at || load(&queue->result));
        u32 closing = queue->closing;
        if (!closing && !is_due && (!at || !next)) {
            queue->parked = 1;
            pthread_cond_wait(&queue->work, &queue->lock);
            queue->parked = 0;
            next = 0; /* look again */
        }
        pthread_mutex_unlock(&queue->lock);
        if (closing) return 0;
        /* Whoever clears the request writes: one made in between is cleared with a wake-up, never without. */
        if (is_due && __atomic_exchange_n(&queue->notify_at, 0, __ATOMIC_SEQ_CST))
            write(queue->notify, &one, sizeof one);
        /* For the next batch, not for `at`: somebody may ask for less meanwhile. In slices, for closing's sake. */
        if (!is_due && next) reach(queue, next, second / 10);
    }
}

/* 0: no memory; NO_THREAD: the system starts no thread. */
struct queue *queue_create(const struct device *device, struct hardware_queue *hardware, VkSemaphore semaphore,
                           i32 notify) {
    struct queue *queue = calloc(1, sizeof *queue);
    if (!queue) return 0;
    queue->device = device;
    queue->hardware = hardware;
    queue->semaphore = semaphore;
    queue->notify = notify;
    queue->last = &queue->first;
    if (notify >= 0 && pthread_create(&queue->thread, 0, park, queue)) {
        free(queue);
        return NO_THREAD;
    }
    return queue;
}

/* Before it is given a kernel that has temporaries. */
void queue_set_temporaries(struct queue *queue, const struct memory *temporaries) { queue->temporaries = temporaries; }

void queue_add_context(struct queue *queue, struct context *context) {
    context->next = queue->free;
    queue->free = context;
}

/* Return one that nothing uses, which is the caller's from now on; 0: there is none. */
struct context *queue_take_context(struct queue *queue) {
    struct context *context = queue->free;
    if (context) queue->free = context->next;
    return context;
}

static struct context *take_context(struct queue *queue, u64 size) {
    for (struct context **link = &queue->free; *link; link = &(*link)->next)
        if ((*link)->capacity >= size) {
            struct context *context = *link;
            *link = context->next;
            return context;
        }
    return 0;
}

/* What completes with the batch: results and small downloads reach the host here. */
static void finish(struct queue *queue, struct context *context) {
    for (u32 i = 0; i < context->harvests_count; i++)
        memcpy(context->harvests[i].to, context->harvests[i].from, context->harvests[i].size);
    if (context->stamps_count) {
        VkResult result = queue->device->GetQueryPoolResults(
            queue->device->handle, context->queries, 0, context->stamps_count, 8ul * context->stamps_count,
            context->stamps, 8, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
        if (result) store(&queue->result, result);
    }
    queue_add_context(queue, context);
}

/* Sets `*handed` to how many command buffers the VkQueue has got. */
static VkResult hand_over(struct queue *queue, u64 ticket, u32 *handed) {
    const struct context *context = queue->recording;
    VkPipelineStageFlags stages[MOST_WAITS];
    for (u32 i = 0; i < MOST_WAITS; i++) stages[i] = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    u32 done = 0;
    while (done < context->submissions_count) {
        VkTimelineSemaphoreSubmitInfo values[MOST_SUBMISSIONS];
        VkSubmitInfo infos[MOST_SUBMISSIONS];
        u32 count = 0;
        for (; count < MOST_SUBMISSIONS && done < context->submissions_count; count++, done++) {
            const struct submission *each = &context->submissions[done];
            i32 is_last = done + 1 == context->submissions_count;
            values[count] = (VkTimelineSemaphoreSubmitInfo){
                VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO, 0, each->waits_count,
                context->values + each->waits_begin, (u32)is_last, &ticket};
            infos[count] = (VkSubmitInfo){
                VK_STRUCTURE_TYPE_SUBMIT_INFO, &values[count], each->waits_count,
                context->semaphores + each->waits_begin, stages, 1, &each->buffer, (u32)is_last, &queue->semaphore};
        }
        pthread_mutex_lock(&queue->hardware->lock);
        VkResult result = queue->device->QueueSubmit(queue->hardware->handle, count, infos, VK_NULL_HANDLE);
        pthread_mutex_unlock(&queue->hardware->lock);
        if (result) return result;
        *handed = done;
    }
    return VK_SUCCESS;
}

/* Record and submit. 0: done; above: a context with so much memory is missing; below: the VkResult.
 * `commands` are the caller's again, but for what they point to. `stamps` gets the times of `stamps_count` tickets. */
i64 queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u64 *stamps, u32 stamps_count) {
    u64 needed = demand(queue->device, commands, commands + size);
    struct context *context = take_context(queue, needed);
    if (!context) return (i64)needed + 1;
    VkResult result = reset(queue->device, context);
    context->stamps = stamps;
    context->stamps_count = stamps_count;
    queue->recording = context;
    if (!result) result = record(queue, commands, commands + size);
    u32 handed = 0;
    if (!result) result = hand_over(queue, ticket, &handed);
    if (result) {
        /* Of a part the semaphore never tells: the queue has failed, and what runs keeps its context. */
        if (handed || result == VK_ERROR_DEVICE_LOST)
            store(&queue->result, result);
        else
            queue_add_context(queue, context);
        return result;
    }
    context->ticket = ticket;
    context->next = 0;
    pthread_mutex_lock(&queue->lock);
    *queue->last = context;
    queue->last = &context->next;
    u32 parked = queue->parked && load(&queue->notify_at);
    pthread_mutex_unlock(&queue->lock);
    if (parked) pthread_cond_signal(&queue->work);
    return 0;
}

/* Record launches into a secondary context, which has the memory that queue_demand tells, to be executed often. */
i32 queue_record(struct queue *queue, struct context *context, const u8 *commands, u64 size) {
    queue->recording = context;
    return record(queue, commands, commands + size);
}

u64 queue_demand(const struct queue *queue, const u8 *commands, u64 size) {
    return demand(queue->device, commands, commands + size);
}

VkCommandBuffer context_commands(const struct context *context) { return context->buffers[0]; }

/* The last completed ticket; what it and those before were to fill is filled. All ones: see queue_result. */
u64 queue_completed(struct queue *queue) {
    u64 value = counter(queue);
    for (struct context *context; (context = queue->first) && context->ticket <= value;) {
        pthread_mutex_lock(&queue->lock);
        queue->first = context->next;
        if (!queue->first) queue->last = &queue->first;
        pthread_mutex_unlock(&queue->lock);
        finish(queue, context);
    }
    return load(&queue->result) ? ~0ul : value;
}

i32 queue_result(const struct queue *queue) { return load(&queue->result); }

/* Ask for one write to the descriptor when `ticket` completes. 1: it has already, and nothing is written. */
i32 queue_arm(struct queue *queue, u64 ticket) {
    store(&queue->notify_at, ticket);
    /* The request is published before the counter is read again: one of the two sides sees the other. */
    u64 now = counter(queue);
    if ((now >= ticket || load(&queue->result)) && __atomic_exchange_n(&queue->notify_at, 0, __ATOMIC_SEQ_CST))
        return 1;
    pthread_mutex_lock(&queue->lock);
    u32 parked = queue->parked;
    pthread_mutex_unlock(&queue->lock);
    if (parked) pthread_cond_signal(&queue->work);
    return 0;
}

i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds) {
    return counter(queue) >= ticket || reach(queue, ticket, nanoseconds);
}

/* Wait for the VkQueue itself: for one whose counter has failed. */
void queue_idle(struct queue *queue) {
    pthread_mutex_lock(&queue->hardware->lock);
    queue->device->QueueWaitIdle(queue->hardware->handle);
    pthread_mutex_unlock(&queue->hardware->lock);
}

/* End the thread and forget the contexts, which are the caller's to destroy. Nothing that was submitted runs. */
void queue_close(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    queue->first = queue->free = 0;
    queue->last = &queue->first;
    queue->closing = 1;
    pthread_cond_signal(&queue->work);
    pthread_mutex_unlock(&queue->lock);
    if (queue->notify < 0) return;
    pthread_join(queue->thread, 0);
    queue->notify = -1;
}

/* Once closed. */
void queue_free(struct queue *queue) { free(queue); }
