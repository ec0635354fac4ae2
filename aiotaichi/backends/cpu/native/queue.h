/* A queue: one thread of the device, and the batches that wait for it. */

/* taichi's RuntimeContext: the argument of a task. */
struct context { const u8 *arguments; u8 *runtime; i32 thread; void *result; };

/* What happens to a batch. The list that it is in is its state, so that no lock is taken.
 *
 *        queue_submit
 *             |
 *             v
 *         SUBMITTED   in `submitted`, where the last one comes first: any thread adds, and the queue's thread takes all
 *             |
 *             v
 *           TAKEN     in `first`, in order: of the queue's thread alone
 *             |  ^
 *             |  `---- another thread is to run the rest: a part of the tickets has completed
 *             v  |
 *          RUNNING    in no list
 *             |
 *             | its last ticket has completed, or the queue is abandoned
 *             v
 *           freed
 *
 * A ticket of a batch is revoked by one exchange with the thread that begins it: see struct command. */
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
    struct batch *submitted, *first; /* see struct batch */
    struct failures failures;
    semaphore work;
    mutex lock; /* of `closing` and `done` */
    condition done;
};
