/* A queue: one thread of the device, and the batches that wait for it. */

/* taichi's RuntimeContext: the argument of a task. */
struct context { const u8 *arguments; u8 *runtime; i32 thread; void *result; };

struct batch { struct batch *next; u8 *commands; u64 size; u64 *times; /* of the tickets to come; or 0 */ };

struct queue {
    struct relay relay; /* comes first: the relay's address is the queue's */
    u64 completed;
    struct notification notification;
    u32 waiters;
    u32 closing; /* enum closing */
    u32 ended; /* the thread runs no further command */
    u32 asleep; /* the thread sleeps, or is about to: wake it */
    u64 spin; /* nanoseconds to look for work before sleeping, at most */
    u64 gap; /* how long the thread had to wait for work: a running mean */
    struct pool *pool;
    struct queue *next; /* of the device */
    struct frame *frame; /* where a fault goes */
    struct launch *launch; /* that runs now; 0: the command is no launch */
    struct task *task; /* the task that runs now */
    u64 elements;      /* how many elements that task runs over */
    struct batch *submitted; /* not taken yet; the last comes first */
    struct batch *first;     /* of the thread: taken, in order */
    struct failures failures;
    semaphore work;
    mutex lock; /* of `closing` and `done` */
    condition done;
};
