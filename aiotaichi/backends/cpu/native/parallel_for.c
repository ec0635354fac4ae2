/* LLVMRuntime.parallel_for: which loops to share with the pool. */

/* Nanoseconds of a loop below which the queue's thread runs it alone: waking a thread costs more than a small loop.
 * The number of blocks does not tell: taichi bakes in the core count of the machine that built the kernel. */
#define WORTH_SHARING 20000ul

/* `threads`, the core count of the machine that built the kernel, is not used: the pool has its own. The queue's thread
 * is thread 0, and the workers are 1 to n: each thread of a queue has its own random numbers. */
void queue_parallel_for(struct queue *queue, i32 blocks, i32 threads, void *context, block_function *function) {
    struct pool *pool = queue->pool;
    struct task *task = queue->task;
    u64 cost = __atomic_load_n(&task->cost, __ATOMIC_RELAXED), start = now(), elapsed = 0;
    i32 block = 0;
    if (blocks < 2 || !pool->workers || (cost && queue->elements * cost / 1024 < WORTH_SHARING))
        for (i32 look = 1; block < blocks && (elapsed < WORTH_SHARING || !pool->workers);) {
            function(context, 0, block++);
            if (block < look && block < blocks) continue;
            elapsed = now() - start;
            look *= 2;
        }
    i32 mine = block;
    if (block < blocks) {
        i32 chunk = (blocks - block) / ((pool->workers + 1) * 16);
        struct job job = {0, context, function, block, blocks, chunk > 0 ? chunk : 1, 0};
        publish(pool, &job);
        mine += drain(&job, 0);
        elapsed = now() - start;
        retire(pool, &job);
    }
    if (mine > 0) {
        u64 found = elapsed * (u64)blocks / (u64)mine * 1024 / queue->elements;
        __atomic_store_n(&task->cost, (cost ? (3 * cost + found) / 4 : found) + 1, __ATOMIC_RELAXED);
    }
}

static const struct extents *extents_of(const struct kernel *kernel) {
    return (const void *)(kernel->task + kernel->tasks);
}

static u64 count_elements(const struct kernel *kernel, const u8 *arguments) {
    const struct extents *extents = extents_of(kernel);
    u64 most = 1;
    for (u64 i = 0; i < kernel->arrays; i++) {
        u64 elements = 1;
        for (u32 axis = 0; axis < extents[i].count; axis++)
            elements *= (u64)((const i32 *)(arguments + extents[i].offset))[axis];
        if (elements > most) most = elements;
    }
    return most;
}
