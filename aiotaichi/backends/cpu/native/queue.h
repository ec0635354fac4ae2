/* A queue: one thread, and the batches that wait for it. */

/* taichi's RuntimeContext: the argument of a task. */
struct context { const u8 *arguments; u8 *runtime; i32 thread; void *result; };

struct batch { struct batch *next; u8 *commands; u64 size; };

struct queue {
    u64 completed;
    struct notification notification;
    u32 waiters;
    u32 closing; /* enum closing */
    u32 ended; /* the thread runs no further command */
    u32 asleep; /* the thread sleeps, or is about to: wake it */
    u64 spin; /* nanoseconds to look for work before sleeping, at most */
    u64 gap; /* how long the thread had to wait for work: a running mean */
    struct pool *pool;
    struct turn turn; /* to compute */
    struct task *task; /* the task that runs now */
    u64 elements;      /* how many elements that task runs over */
    u64 thread;
    struct batch *submitted; /* not taken yet; the last comes first */
    struct batch *first;     /* of the thread: taken, in order */
    struct failures failures;
    semaphore work;
    mutex lock; /* of `closing` and `done` */
    condition done;
};
