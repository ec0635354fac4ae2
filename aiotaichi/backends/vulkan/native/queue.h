/* A queue, and the contexts that its batches are recorded with. */

static const u64 second = 1000000000ul; /* nanoseconds */

/* A host copy that is due when the batch has completed. */
struct arrival { u8 *to; const u8 *from; u64 size; };

/* A descriptor set of this context, which a launch of the same task with the same buffers binds again. */
enum { KEPT_SETS = 64, KEPT_BUFFERS = 6 };
struct kept_set { const struct task *task; VkDescriptorSet set; VkBuffer buffers[KEPT_BUFFERS]; };

/* One slot's worth of a transfer: the copier copies between `host` and the slot. */
struct chunk { struct chunk *next; u8 *host; u64 number, size; u32 is_upload, submission; };

/* `chunk`: the number of the chunk that the submission copies on the device, or 0. */
struct submission { u32 waits_begin, waits_count; VkCommandBuffer buffer; u64 chunk; };

/* What happens to a batch, in this order.
 *
 *            queue_submit
 *                 |
 *                 v
 *             RECORDING ---- it cannot be recorded ----> FREE
 *                 |
 *        .--------+---------.
 *        v                  | small, the queue is idle, and nothing stands in the line
 *      HELD                 |
 *        | it is the first  |
 *        | in the line      |
 *        v                  |
 *     HANDING <-------------'
 *        |  `---- the driver fails ----> SPOILED, and the queue has failed
 *        v
 *    IN_FLIGHT   the driver has all submissions, or gets the last ones now
 *        | the loop has counted it, and its bytes have reached the host
 *        v
 *      FREE, for another batch
 *
 * If the queue has failed meanwhile, a HELD batch becomes SPOILED at once. FREE batches are in the queue's list `free`. The
 * list `first` has those that the queue has kept, in the order of their tickets: all from HELD on, and direct ones once the
 * driver has them. HELD ones are in the line of their VkQueue as well. The loop's thread changes the state; if the line has
 * a thread, that thread does from HELD until IN_FLIGHT or SPOILED. If a driver refuses a batch that the loop's thread hands over, and
 * the device is not lost, the batch becomes FREE: the driver has taken no part of it. */
enum batch_state { BATCH_FREE, BATCH_RECORDING, BATCH_HELD, BATCH_HANDING, BATCH_SPOILED, BATCH_IN_FLIGHT };

/* A context records one batch, and the next one when that batch has completed. */
struct context {
    struct context *next;
    struct context *next_held; /* in the line of the VkQueue */
    struct queue *queue;       /* whose batch it is */
    enum batch_state state;
    u64 ticket;
    VkCommandPool pool;
    VkBuffer buffer; /* arguments, results and small transfers */
    u8 *mapped;
    u64 capacity, used;
    VkQueryPool queries; /* made when times are first wanted; in the order in which they are recorded */
    u32 queries_count, queries_used;
    u64 times_at; /* where the recorded times lie in the buffer */
    u32 tickets;
    u64 *stamps; /* where the batch's times go; 0: no times are wanted */
    u32 level; /* VkCommandBufferLevel */
    u32 buffers_count, buffers_used;
    VkCommandBuffer *buffers;
    u32 pools_count, pools_used;
    VkDescriptorPool *pools;
    u32 arrivals_count, arrivals_capacity;
    struct arrival *arrivals;
    u32 imports_count, imports_capacity;
    struct import *imports;
    struct chunk *chunks, **last_chunk; /* recorded, and not handed over yet */
    u32 submissions_count, submissions_capacity;
    struct submission *submissions;
    u32 waits_count, waits_capacity;
    VkSemaphore *semaphores;
    u64 *values;
    u64 *places; /* of a recording: where the arguments lie that change, in the order of their launches */
    struct kept_set kept[KEPT_SETS];
};

struct queue {
    const struct device *device;
    struct hardware_queue *hardware;
    struct line *line;     /* 0: the queue is closed */
    VkSemaphore semaphore; /* its value is the last completed ticket */
    u64 handed;            /* the last ticket that the VkQueue has */
    const struct memory *temporaries;
    i32 result;   /* the VkResult that failed the queue */
    u32 has_thread;
    struct notification notification;
    u64 thread;
    u32 ended; /* the thread, or the copier, has ended */
    u32 closing;
    u32 parked; /* the thread waits for work */
    struct context *free, *first, **last; /* see enum batch_state */
    struct context *recording; /* the context that is recorded now, */
    VkCommandBuffer commands;  /* and its command buffer */
    u32 dirty;                 /* something was recorded since the last barrier */
    struct staging *staging;
    mutex lock;
    condition work;
};

static u64 align(u64 offset, u64 alignment) { return (offset + alignment - 1) / alignment * alignment; }
