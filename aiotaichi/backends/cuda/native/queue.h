/* A queue, the commands that it is given, and what each of its batches is handed over with. */

struct task {
    CUfunction function;
    i64 (*count)(const u8 *arguments); /* the iterations of its loop; 0: unknown */
    u32 grid, block, shared;
    u32 waits; /* it begins with a wait for what it is launched behind */
};
struct kernel { u64 tasks_count, asserts, result_size; struct task task[]; };

struct command { u16 opcode; u16 completes; u32 size; };
enum opcode {
    LAUNCH = 1, COPY, UPLOAD, DOWNLOAD, SMALL_UPLOAD, SMALL_DOWNLOAD, OVERLAPPING_COPY, PEER_COPY, FILL, EXECUTE, WAIT,
    WAIT_EVENT, WAIT_SEMAPHORE, MARK
};
struct launch { struct command head; const struct kernel *kernel; CUdeviceptr runtime; u8 *result; u8 arguments[]; };
struct copy { struct command head; u64 to, from, size; };
struct peer_copy { struct command head; CUdeviceptr to; CUcontext to_context; CUdeviceptr from; CUcontext from_context;
                   u64 size; };
struct fill { struct command head; CUdeviceptr to; u64 count; u32 width, value; };
struct execute { struct command head; struct graph *graph; u8 launches[]; }; /* launches: new arguments, or none */
struct wait { struct command head; struct queue *queue; u64 ticket; };
struct wait_event { struct command head; CUevent event; };
struct wait_semaphore { struct command head; CUexternalSemaphore semaphore; u64 value; };

/* taichi 1.7.4's LLVMRuntime: where a failed assert leaves its message. */
enum { ERROR_TEMPLATE = 32912, ERROR_TEMPLATE_SIZE = 2048, ERROR_ARGUMENTS = 34960, ERROR_CODE = 35224,
       ERROR_SIZE = ERROR_CODE + 8 - ERROR_TEMPLATE };

enum failure_kind { FAILED_ASSERT, FAILED_WAIT, FAILED_ALLOCATION };
struct failure { struct failure *next; u64 ticket, kind; char template[ERROR_TEMPLATE_SIZE]; u64 arguments[32]; };

/* A host copy that is due when the batch has completed; without `to`, a look at what an assert left. */
struct harvest { u8 *to; const u8 *from; u64 size, ticket; };

struct batch {
    struct batch *next;
    u64 ticket, tickets; /* the last, and how many */
    const u8 *commands;
    u64 size, operations;
    CUevent event;
    u8 *mapped; /* pinned: results and small transfers; 0 where there are none */
    u64 capacity, used;
    u32 is_kept; /* the thread looks at its event: not to be used again by the loop */
    u32 is_counted; /* among the queue's operations */
    u32 harvests_count, harvests_capacity;
    struct harvest *harvests;
    u32 stamps_count, stamps_capacity;
    CUevent *stamps;
    double *times; /* where the stamps' times go, in seconds */
};

struct queue {
    struct device *device;
    CUstream stream;
    i32 notify;
    i32 result;     /* CUresult of what failed it */
    u64 notify_at;  /* write `notify` when this ticket completes; 0: nobody asked */
    u64 handed;     /* the last ticket that the driver has got */
    u64 completed;  /* the last that was seen completed, by whomever */
    u64 operations; /* that the driver has got and not completed */
    u64 thread;
    u32 closing, abandoned, parked, waiters, handing;
    struct batch *free, *first, **last; /* first: with the driver */
    struct batch *held, **last_held;    /* that the driver has no room for, or that wait for such */
    struct batch *spoiled;              /* whose hand-over failed: part of them may run */
    struct failure *failures, **last_failure;
    u32 failed;
    mutex lock;
    condition work; /* for the thread */
    condition done; /* something completed or was handed over */
};
