/* A queue, the commands that it is given, and what each of its batches is recorded with. */

struct command { u16 opcode; u16 completes; u32 size; };
enum opcode {
    LAUNCH = 1, COPY, FILL, UPLOAD, DOWNLOAD, UPLOAD_IMAGE, DOWNLOAD_IMAGE, COPY_IMAGE, TRANSITION, CLEAR_IMAGE,
    EXECUTE, WAIT, MARK
};
struct launch { struct command head; const struct kernel *kernel; u8 *result; u64 pad; u8 arguments[]; };
struct copy { struct command head; VkBuffer to, from; VkBufferCopy region; };
struct fill { struct command head; VkBuffer buffer; u64 offset, size; u32 word; };
/* Of few bytes, by way of the context's own memory. */
struct transfer { struct command head; VkBuffer buffer; u64 offset, size; u8 *host; };
struct region { u64 mip, layer, layers; VkOffset3D offset; VkExtent3D extent; };
struct image_transfer { struct command head; VkBuffer buffer; u64 offset; struct image *image; struct region region; };
struct copy_image { struct command head; struct image *to, *from; struct region to_region, from_region; };
struct transition { struct command head; struct image *image; u64 layout; };
struct execute { struct command head; VkCommandBuffer recording; };
struct wait { struct command head; VkSemaphore semaphore; u64 value; };

/* A host copy that is due when the batch has completed. */
struct harvest { u8 *to; const u8 *from; u64 size; };

/* A set of this context that may be bound again: the buffers of `task` were these. */
enum { KEPT_SETS = 64, KEPT_BUFFERS = 6 };
struct kept_set { const struct task *task; VkDescriptorSet set; VkBuffer buffers[KEPT_BUFFERS]; };

struct submission { u32 waits_begin, waits_count; VkCommandBuffer buffer; };

/* What one batch is recorded with, until it has completed; then the next one. */
struct context {
    struct context *next;
    u64 ticket;
    VkCommandPool pool;
    VkBuffer buffer; /* arguments, results and small transfers */
    u8 *mapped;
    u64 capacity, used;
    VkQueryPool queries;
    u64 *stamps;
    u32 stamps_count;
    u32 level; /* VkCommandBufferLevel */
    u32 buffers_count, buffers_used;
    VkCommandBuffer *buffers;
    u32 pools_count, pools_used;
    VkDescriptorPool *pools;
    u32 harvests_count, harvests_capacity;
    struct harvest *harvests;
    u32 submissions_count, submissions_capacity;
    struct submission *submissions;
    u32 waits_count, waits_capacity;
    VkSemaphore *semaphores;
    u64 *values;
    struct kept_set kept[KEPT_SETS];
};

struct queue {
    const struct device *device;
    struct hardware_queue *hardware;
    VkSemaphore semaphore; /* its value is the last completed ticket */
    const struct memory *temporaries;
    i32 notify;
    i32 result; /* VkResult of what failed it */
    u64 notify_at; /* write `notify` when the semaphore gets here; 0: nobody asked */
    u64 thread;
    u32 closing;
    u32 parked; /* the thread waits for work */
    struct context *free, *first, **last;
    struct context *recording; /* now */
    VkCommandBuffer commands;  /* now */
    u32 dirty;                 /* something was recorded since the last barrier */
    mutex lock;
    condition work;
};
