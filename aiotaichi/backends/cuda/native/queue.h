/* A queue, and its batches. */

/* A host copy that is due when the batch has completed. Without `to`, it reads the error of an assert. */
struct arrival { u8 *to; const u8 *from; u64 size, ticket; };

struct batch {
    struct batch *next;
    u64 ticket, tickets; /* the last ticket, and how many there are */
    const u8 *commands;
    u64 size, operations;
    CUevent event;
    u8 *mapped; /* pinned memory for results and small transfers; 0 if the batch needs neither */
    u64 capacity, used;
    u32 is_kept; /* the thread looks at the event: the loop must not use the batch again */
    u32 is_counted; /* the queue's operations include the batch's */
    u32 arrivals_count, arrivals_capacity;
    struct arrival *arrivals;
    u32 stamps_count, stamps_capacity;
    CUevent *stamps;
    double *times; /* where the stamps' times go, in seconds */
};

struct queue {
    struct device *device;
    CUstream stream;
    i32 result; /* the CUresult that failed the queue */
    struct notification notification;
    u64 handed;     /* the last ticket that the driver has */
    u64 completed;  /* the last ticket that a thread saw completed */
    u64 operations; /* how many operations the driver has not completed */
    u64 thread;
    u32 closing, abandoned, parked, waiters, handing;
    struct batch *free, *first, **last; /* first: handed over */
    struct batch *held, **last_held;    /* the driver has no room for them, or they wait for a held batch */
    struct batch *spoiled;              /* handing them over failed: part of them may run */
    struct failures failures;
    mutex lock;
    condition work; /* for the thread */
    condition done; /* something has completed or was handed over */
};
