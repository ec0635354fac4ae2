/* The interface of Python and native code: tables of kernels, commands and functions. `nox -s native` makes
 * protocol.py of this file: constants are enumerators, and `pad` is a member that is not written. */

struct queue;
struct span_ring;
struct pool;
struct arena;
struct context;

/* One task: its function and, in nanoseconds, its cost for 1024 elements on one thread; 0: the cost is not known yet.
 * `rests`: how many of the next launches run alone. `penalty`: how many after the next one that threads make slower.
 * `lost`: the nanoseconds that the last one was expected to take on one thread. */
struct task { void (*run)(struct context *); u64 cost; u32 rests, penalty, lost, pad; };

/* The extents of an array argument: `count` i32 at `offset` of the arguments. */
struct extents { u32 offset, count; };

/* An argument pack at `pack` of the arguments. Its address goes to `place` of the arguments. */
struct pack { u32 place, pack; };

/* A kernel. After the tasks: struct extents[arrays], struct pack[packs], its name, which ends with 0, and the
 * places of its divisions, which end with 0, too: core/division_message.py. */
struct kernel { u64 tasks, arrays, packs; struct task task[]; };

/* A command. Its size is a multiple of 16, so that the arguments after a launch are aligned. `completes`: how many
 * tickets it completes, 0 or 1. The first command of a ticket, without the waits before it, says in `opcode` who has the
 * ticket: the queue's thread writes OP_BEGUN before it runs the commands, and the loop writes OP_REVOKED. */
struct command { u16 opcode, completes; u32 size; };
enum opcode { OP_LAUNCH = 1, OP_COPY, OP_FILL, OP_EXECUTE, OP_WAIT, OP_MARK, OP_BEGUN, OP_REVOKED };
struct launch { struct command head; struct kernel *kernel; u8 *runtime; void *result; u8 arguments[]; };
struct copy { struct command head; void *to; const void *from; u64 size; };
struct fill { struct command head; u8 *to; u64 size, width; u8 pattern[]; };
/* Run commands of a recording, which complete no ticket. Only one queue runs them: it writes addresses into them. */
struct execute { struct command head; u8 *commands; u64 size, pad; };
struct wait { struct command head; struct queue *queue; u64 ticket, pad; };
struct mark { struct command head; u64 pad; };

/* How queue_close ends a queue. FINISH: run what was submitted. ABANDON: stop after the command that runs now. */
enum closing { OPEN, FINISH, ABANDON };

/* How threads are scheduled. `nice`: how much their nice value is above their creator's. `cores`: those that they may
 * use, one bit each; all zero: every core of the process. */
enum { MOST_CORES = 1024 };
struct scheduling { i64 nice; u64 cores[MOST_CORES / 64]; };

/* The signals of faults. */
enum fault_signal { SIGNAL_BUS = 7, SIGNAL_DIVISION = 8, SIGNAL_ACCESS = 11 };

/* A fault of native code: its signal and the signal's code, the address if it is known, and the name of the kernel. */
struct fault { u64 address; i32 signal, code; u32 is_overflow, pad; char kernel[KERNEL_NAME_SIZE]; };

/* How many devices can print without mixing their texts. */
enum { OUTPUTS = 16 };

/* Return a pool of threads, 0 without memory, or NO_THREAD. The queues' threads are scheduled as the pool's. If `statistics` is the path of a file as /proc/stat, they have
 * the nice value only while no other program wants their cores. Threads without the nice value take turns: at most `cores`
 * compute at a time, and those that run one kernel for longer than `patience` nanoseconds while others wait. */
BLOCKING struct pool *pool_create(
    i32 workers, i32 cores, u64 patience, const struct scheduling *scheduling, const char *statistics
);
BLOCKING void pool_destroy(struct pool *pool);
/* Copy host memory, together with threads that do nothing else: up to half as many as `cores`, with the caller. */
BLOCKING void pool_copy(struct pool *pool, u8 *to, const u8 *from, u64 size);
/* Return whether a fault of a kernel has ended the device's queues; then `into` gets the fault. */
QUICK i32 pool_lost(const struct pool *pool, struct fault *into);
/* Record what the device's threads do in a ring, which stays until the device is closed; 0: record nothing. */
QUICK void pool_record(struct pool *pool, struct span_ring *ring);
/* Move complete spans, the oldest first, to `into`: `most` at most. Return how many. Only one thread at a time takes. */
QUICK u64 spans_take(struct span_ring *ring, struct thread_span *into, u64 most);

/* Forget all printed text: in a forked child the text is the parent's, and another thread may have held a lock. */
QUICK void printed_reset(void);
/* Go on with the handlers of faults in a forked child: another thread of the parent may have held their lock. */
QUICK void traps_reset(void);
/* Return the address of the number of spinning threads, an i32. A forked child sets it to 0: it has none of them. */
QUICK u64 spinning_threads(void);
/* Return how many bytes kernels have printed to an output. */
QUICK u64 printed_size(u32 output);
/* Move at most `capacity` printed bytes to `into`, and return how many. `*dropped`: how many prints found no room
 * since the last call. */
QUICK u64 printed_take(u32 output, char *into, u64 capacity, u64 *dropped);

QUICK struct arena *arena_create(void);
/* Return zeroed memory, or 0. */
QUICK HOST void *arena_allocate(struct arena *arena, u64 size, u64 alignment);
QUICK void arena_destroy(struct arena *arena);

/* Return a queue, 0 without memory, or NO_THREAD. `spin`: for how many nanoseconds, at most, its thread looks for work
 * before it sleeps. The workers that have helped with a loop of the queue look for a part of that time. */
QUICK struct queue *queue_create(struct pool *pool, i32 descriptor, u64 spin);
/* Append commands. They belong to the queue until their last ticket has completed: it writes addresses into them.
 * Return 0 without memory. */
QUICK i32 queue_submit(struct queue *queue, u8 *commands, u64 size);
/* As queue_submit. `times` gets the begin and the end of each ticket, in nanoseconds of the monotonic clock. */
QUICK i32 queue_submit_timed(struct queue *queue, u8 *commands, u64 size, u64 *times);
/* Take back the ticket that has `place` tickets of submitted commands before it: it completes, and nothing else happens.
 * Return 0 if the thread has begun it. */
QUICK i32 queue_revoke(u8 *commands, u64 place);
/* Return the last completed ticket, or FAILED if the device is lost. */
QUICK u64 queue_completed(struct queue *queue);
/* Return whether the threads of an open queue run. */
QUICK i32 queue_lives(const struct queue *queue);
/* Return how many failures can be taken. */
QUICK u64 queue_failed(struct queue *queue);
/* Move the oldest failure to `into`. Return 0 if the list is empty. */
QUICK i32 queue_take_failure(struct queue *queue, struct failure *into);
/* Ask for one write to the descriptor when `ticket` completes. Return 1, and write nothing, if it has completed. */
QUICK i32 queue_arm(struct queue *queue, u64 ticket);
/* Look for a completion for a moment, if a core is left to others meanwhile. Return 1 if the ticket has completed. */
BLOCKING i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds);
/* Wait for a ticket. Return 1: it has completed; 0: the time is over; -1: the queue ended before. */
BLOCKING i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds);
/* Ask the queue to end, and return at once. `how`: FINISH or ABANDON. */
QUICK void queue_close(struct queue *queue, u32 how);
/* Wait for the end of a closed queue's thread. Other queues may still ask for the queue's tickets. */
BLOCKING void queue_join(struct queue *queue);
/* Free a joined queue that no command of another queue names. */
QUICK void queue_free(struct queue *queue);

/* The host's functions in LLVMRuntime. A loop's function runs one block of the loop: taichi's numbers are 0, 1, 2, ...
 * If `limit` is CUT, the function takes other numbers: part 0, 1, 2, ... of n, a power of two and at least `blocks`, is
 * n, n + 1, n + 2, ... (compile/helper/kernels/parts.py). CUT_SUMS: so it does, and each part ends with atomic operations
 * on numbers that all parts share. */
enum { CUT = -1, CUT_SUMS = -2 };
typedef void block_function(void *context, i32 thread, i32 number);
HOST void queue_parallel_for(struct queue *queue, i32 blocks, i32 limit, void *context, block_function *function);
HOST i32 host_vsnprintf(char *into, u64 size, const char *format, __builtin_va_list arguments);
HOST void assert_failed(const char *message);
/* Leave the kernel, which divides an integer by zero (1), or the least integer by -1 (2). */
HOST void aiotaichi_division_failed(i32 code);
HOST void profiler_start(void *profiler, const char *kernel);
HOST void profiler_stop(void *profiler);

/* LLVMRuntime.host_printf for each output. */
HOST i32 print_0(const char *format, ...), print_1(const char *format, ...), print_2(const char *format, ...);
HOST i32 print_3(const char *format, ...), print_4(const char *format, ...), print_5(const char *format, ...);
HOST i32 print_6(const char *format, ...), print_7(const char *format, ...), print_8(const char *format, ...);
HOST i32 print_9(const char *format, ...), print_10(const char *format, ...), print_11(const char *format, ...);
HOST i32 print_12(const char *format, ...), print_13(const char *format, ...), print_14(const char *format, ...);
HOST i32 print_15(const char *format, ...);
