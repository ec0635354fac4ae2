/* LLVMRuntime.parallel_for: how many threads run a loop, and in how many parts.
 *
 * taichi cuts a loop into as many blocks as the producer's machine had cores. So compile/helper/kernels/parts.py changes
 * most loops: here they are cut into parts, as many as this launch needs. The other loops keep their blocks. Both are
 * numbers for the loop's function. All choices follow from what the last launches of the same task cost. */

/* Nanoseconds of work that are worth one more thread: waking it takes about as long. */
#define WORTH_A_THREAD 10000ul

/* For how many nanoseconds a thread runs a loop of unknown cost before it asks for help. */
#define WORTH_SHARING 20000ul

/* Nanoseconds of a part. Starting a part takes about 50. */
#define PART 4000ul

/* The same for parts that end with atomic operations on the same numbers: 16 threads that end parts at the same time wait
 * for each other for more than a microsecond. */
#define PART_WITH_SUMS 16000ul

/* Nanoseconds of a loop which gains from threads, whatever the last launch has shown. */
#define SURELY_WORTH_SHARING 1000000ul

/* Workers look for the next loop for the queue's spin, divided by this: there are many of them. */
#define SPIN_OF_WORKERS 4

/* Parts for each thread: if some parts take long, the threads that have short ones run the others. */
enum { MOST_PARTS = 64, FIRST_PARTS = 4, LEAST_FIRST_PARTS = 64, MOST_RESTS = 255 };

static i32 threads_worth(const struct pool *pool, u64 nanoseconds) {
    u64 helpers = nanoseconds / WORTH_A_THREAD;
    return 1 + (helpers < (u64)pool->workers ? (i32)helpers : pool->workers);
}

/* Return how many parts of a loop would be good. A loop with sums has as few as keep all threads busy. */
static u64 wanted_parts(i32 threads, u64 expected, i32 has_sums) {
    u64 wanted = expected / PART, few = FIRST_PARTS * (u64)threads;
    if (!has_sums || wanted < few) return wanted;
    wanted = expected / PART_WITH_SUMS;
    return wanted < few ? few : wanted;
}

/* Return a power of two, not below `least`. `expected`: nanoseconds of the loop on one thread; 0: unknown.
 * The only part of a loop adds without atomic operations (compile/helper/kernels/alone.py). If the device has several
 * queues, another one may add to the same array meanwhile, so there is more than one part. */
static i32 choose_parts(const struct pool *pool, i32 threads, u64 expected, i32 least, i32 has_sums) {
    if (least < 2 && load(&pool->queue_count) > 1) least = 2;
    u64 parts = 1, wanted = wanted_parts(threads, expected, has_sums), most = MOST_PARTS * (u64)threads;
    if (!expected) {
        wanted = FIRST_PARTS * ((u64)pool->workers + 1);
        if (wanted < LEAST_FIRST_PARTS) wanted = LEAST_FIRST_PARTS;
        most = wanted;
    }
    if (!pool->workers) wanted = 1;
    while ((parts < wanted && parts < most) || (i64)parts < least) parts *= 2;
    return (i32)parts;
}

/* Run numbers until `patience` nanoseconds have passed, one at least. Return the first number that was not run. `*spent`:
 * the nanoseconds, without pauses. */
static i32 run_alone(
    struct queue *queue, i32 begin, i32 end, u64 patience, void *context, block_function *function, u64 *spent
) {
    struct trap *trap = trap_of(&queue->relay);
    u64 start = now();
    i64 next = begin;
    for (i64 count = 1; next < end; count *= 2) {
        for (i64 until = end - next < count ? end : next + count; next < until; next++) {
            resume(trap, queue->frame);
            function(context, 0, (i32)next);
            suspend(trap);
            start += pause_turn(&queue->pool->shared.turns, &queue->relay.turn);
        }
        if (now() - start >= patience) break;
    }
    *spent = now() - start;
    return (i32)next;
}

/* Remember the nanoseconds of a launch. The cost falls fast and rises slowly: a thread that has to wait for a core
 * seems to work for longer. */
static void learn_cost(struct task *task, u64 elements, u64 spent) {
    u64 cost = __atomic_load_n(&task->cost, __ATOMIC_RELAXED), found = spent * 1024 / elements + 1;
    if (cost) found = found < cost ? (cost + found) / 2 : (7 * cost + found) / 8;
    __atomic_store_n(&task->cost, found, __ATOMIC_RELAXED);
}

/* Return whether a launch is so much larger than the one that threads made slower that it may gain from threads. */
static i32 is_larger(const struct task *task, u64 expected) {
    return expected >= SURELY_WORTH_SHARING || expected > 2ul * __atomic_load_n(&task->lost, __ATOMIC_RELAXED);
}

/* Remember whether threads were worth it. If not, the next launches of about this size run alone: twice as many each
 * time. */
static void learn_gain(struct task *task, u64 expected, i32 has_gained) {
    if (has_gained && is_larger(task, expected)) return;
    u32 penalty = __atomic_load_n(&task->penalty, __ATOMIC_RELAXED);
    penalty = has_gained ? penalty / 2 : penalty < MOST_RESTS ? 2 * penalty + 1 : MOST_RESTS;
    __atomic_store_n(&task->penalty, penalty, __ATOMIC_RELAXED);
    if (has_gained) return;
    __atomic_store_n(&task->lost, (u32)expected, __ATOMIC_RELAXED);
    __atomic_store_n(&task->rests, penalty, __ATOMIC_RELAXED);
}

/* Return whether this launch runs alone because threads were not worth it before. */
static i32 take_rest(struct task *task, u64 expected) {
    u32 rests = __atomic_load_n(&task->rests, __ATOMIC_RELAXED);
    if (!rests || is_larger(task, expected)) return 0;
    __atomic_store_n(&task->rests, rests - 1, __ATOMIC_RELAXED);
    return 1;
}

/* The thread of the queue is thread 0, and the workers are 1 to n: each thread of a queue has its own random numbers.
 * `limit` is CUT or CUT_SUMS, or the core count of the machine that built the kernel: the pool has its own. But 1 is kept:
 * the loop is serial, by ti.loop_config(serialize=True) or by ti.init(cpu_max_num_threads=1), and its order may matter. */
void queue_parallel_for(struct queue *queue, i32 blocks, i32 limit, void *context, block_function *function) {
    struct pool *pool = queue->pool;
    struct task *task = queue->task;
    struct trap *trap = trap_of(&queue->relay);
    i32 is_faulty = 0;
    suspend(trap);
    u64 expected = __atomic_load_n(&task->cost, __ATOMIC_RELAXED) * queue->elements / 1024, spent = 0;
    i32 rests = !pool->workers || limit == 1 || take_rest(task, expected);
    /* A loop of unknown cost: parts are small enough to try one. There may be only one block for each thread. */
    i32 has_sums = limit == CUT_SUMS, is_cut = limit == CUT || has_sums;
    i32 threads = rests ? 1 : threads_worth(pool, expected || is_cut ? expected : ~0ul);
    i32 begin = is_cut ? choose_parts(pool, threads, expected, blocks, has_sums) : 0;
    i32 next = begin, end = is_cut ? 2 * begin : blocks;
    u64 start = now();
    i32 is_shared = threads > 1 && end - begin > 1;
    if (!is_shared) {
        next = run_alone(queue, begin, end, rests ? ~0ul : WORTH_SHARING, context, function, &spent);
        if (next < end) threads = threads_worth(pool, spent * (u64)(end - next) / (u64)(next - begin));
    }
    if (next < end)
        spent += run_shared(
            pool, &queue->relay, threads, queue->spin / SPIN_OF_WORKERS, next, end, context, function, &is_faulty
        );
    if (is_faulty) longjmp(queue->frame, 1);
    if (is_shared && expected && expected < SURELY_WORTH_SHARING) learn_gain(task, expected, now() - start < expected);
    learn_cost(task, queue->elements, spent);
    resume(trap, queue->frame);
}

static const struct extents *extents_of(const struct kernel *kernel) {
    return (const void *)(kernel->task + kernel->tasks);
}

static const struct pack *packs_of(const struct kernel *kernel) {
    return (const void *)(extents_of(kernel) + kernel->arrays);
}

static const char *name_of(const struct kernel *kernel) { return (const void *)(packs_of(kernel) + kernel->packs); }
/* The places where a kernel divides, behind its name. */
static const char *divisions_of(const struct kernel *kernel) {
    const char *name = name_of(kernel);
    while (*name) name++;
    return name + 1;
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
