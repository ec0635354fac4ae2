/* A queue, its batches, and the pinned memory that their bytes pass through. */

/* Pinned memory of SLOT_SIZE bytes. A slot is open while there is room for more in it. Then the slot is closed: its
 * event happens after its last use. */
struct slot {
    struct slot *next; /* among the ring's free slots, or the queue's closed slots */
    u8 *memory;
    u64 used;
    CUevent event;
    u64 ticket;   /* of the batch that closed the slot */
    u64 arrivals; /* how many arrivals the queue had then: the slot is free when they have landed */
    u8 *block;    /* the memory of a queue's spare slot, to be freed; 0 for a slot of the ring */
};

/* A host copy that is due when the device has written `from`. Without `to`, it reads the error of an assert. */
struct arrival { u8 *to; const u8 *from; u64 size, ticket; const struct kernel *kernel; };

/* Arrivals, oldest first, in a circle: `landed` of all that were `added` are done. */
struct arrivals { struct arrival *items; u64 capacity, added, landed; };

/* A time, and where it goes in the batch's times. */
struct stamp { CUevent event; u64 place; };

/* What happens to a batch, in this order; under the queue's lock.
 *
 *            queue_submit
 *                 |
 *        .--------+---------.
 *        v                  | small, and the queue has room
 *      HELD                 |
 *        | it may start     |
 *        v                  |
 *     HANDING <-------------'
 *        |  |  `---- no slot is free ----> PARTIAL ---- a stager goes on ----> HANDING
 *        |  `------- the driver fails ---> SPOILED, and the queue has failed
 *        v
 *    IN_FLIGHT   the driver has all commands, and counts the operations
 *        | its end was seen, and its arrivals have landed
 *        v
 *      ENDED
 *        | the loop has counted it
 *        v
 *     FINISHED ---- nobody uses its event ----> FREE, for another batch
 *
 * HELD, PARTIAL and SPOILED batches are in the list `held`, IN_FLIGHT and ENDED ones in the list `first`. */
enum batch_state {
    BATCH_FREE, BATCH_HELD, BATCH_HANDING, BATCH_PARTIAL, BATCH_SPOILED, BATCH_IN_FLIGHT, BATCH_ENDED, BATCH_FINISHED
};

/* What is known of a batch's commands. */
enum {
    WAITS_FOR_QUEUES = 1, /* for tickets of other queues */
    WAITS_FOR_MEMORY = 2, /* for host memory that is being prepared */
    MAY_BE_SLOW = 4,      /* the driver may take milliseconds */
    IS_REFUSED = 8,       /* the preparation of memory that all of it needs has failed */
};

struct batch {
    struct batch *next;
    enum batch_state state;
    u32 traits;
    u64 ticket, tickets; /* the last ticket, and how many there are */
    const u8 *commands, *end;
    const u8 *at;  /* the next command to hand over */
    u64 offset;    /* how many bytes of its transfer were handed over */
    u64 reached;   /* the ticket before it */
    u64 refused;   /* the ticket whose memory could not be prepared, or 0 */
    u64 operations;
    u64 staged;    /* bytes that pass through pinned memory */
    u64 landing;   /* bytes that arrive in pinned memory */
    u64 arrivals;  /* the queue's arrivals up to the end of this batch */
    CUevent event;
    u32 holders;     /* how many threads use the event outside the lock */
    u32 is_begun;    /* a command of the ticket after `reached` was handed over */
    u32 needs_begin; /* that ticket does not begin when the one before it ends */
    u64 handed_at;   /* when the last command was handed over; if times are wanted */
    u32 stamps_count, stamps_capacity;
    struct stamp *stamps;
    double *times; /* where the begin and the end of each ticket go, in seconds; 0: no times are wanted */
};

struct queue {
    struct device *device;
    CUstream stream;
    i32 result; /* the CUresult that failed the queue */
    struct notification notification;
    u64 handed;     /* the last ticket that the driver has */
    u64 completed;  /* the last ticket that has completed, arrivals included */
    u64 operations; /* how many operations the driver has not completed */
    struct job staging, waiting; /* for the device's crews */
    u32 closing, abandoned, waiters, handing, needs_room;
    u32 is_awaited; /* a stager holds another queue's batch until this queue hands over more */
    u32 holders;    /* of all batches */
    u32 large;      /* batches that the driver has and whose arrivals a waiter lands */
    u32 is_landing; /* a waiter copies arrivals */
    struct batch *free, *first, **last, *held, **last_held; /* see enum batch_state */
    struct slot *open;                  /* of who hands over, which is one thread at a time */
    u16 hander;                         /* who hands over: enum thread_role */
    struct slot *closed, **last_closed;
    struct arrivals arrivals;
    struct slot *spare;   /* under the ring's lock, as `slots` */
    u64 slots;            /* how many slots the queue holds */
    u32 is_without_spare; /* there was no memory for a spare slot */
    struct failures failures;
    mutex lock;
    condition done; /* something has completed or was handed over */
};

/* Return whether nothing more is to be handed over. */
static i32 is_stopped(const struct queue *queue) {
    return load(&queue->result) || load(&queue->abandoned) || load(&queue->closing);
}

/* Have a waiter look after the queue; under the lock. The device of a closed queue may have no crews any longer. */
static void wake(struct queue *queue) {
    if (!load(&queue->closing)) call(queue->device->waiters, &queue->waiting);
}

/* Have a stager hand over what is held; under the lock. */
static void call_stager(struct queue *queue) {
    if (queue->held && !load(&queue->closing)) call(queue->device->stagers, &queue->staging);
}
