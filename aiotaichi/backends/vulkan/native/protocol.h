/* The interface of Python and native code: the device and its objects, tables of kernels, commands and functions.
 * `nox -s native` makes protocol.py of this file: constants are enumerators, and `pad` is a member that is not
 * written. */

struct queue;
struct span_ring;
struct copiers;
struct context;
struct staging;
struct line;

enum { NO_PAGES = 255 };

/* A device and its functions. Python fills it in. */
struct device {
    VkDevice handle;
    u64 uniform_alignment; /* of dynamic uniform and storage offsets */
    PFN_vkAllocateCommandBuffers AllocateCommandBuffers;
    PFN_vkAllocateDescriptorSets AllocateDescriptorSets;
    PFN_vkAllocateMemory AllocateMemory;
    PFN_vkBeginCommandBuffer BeginCommandBuffer;
    PFN_vkBindBufferMemory BindBufferMemory;
    PFN_vkCmdBindDescriptorSets CmdBindDescriptorSets;
    PFN_vkCmdBindPipeline CmdBindPipeline;
    PFN_vkCmdClearColorImage CmdClearColorImage;
    PFN_vkCmdClearDepthStencilImage CmdClearDepthStencilImage;
    PFN_vkCmdCopyBuffer CmdCopyBuffer;
    PFN_vkCmdCopyBufferToImage CmdCopyBufferToImage;
    PFN_vkCmdCopyImage CmdCopyImage;
    PFN_vkCmdCopyImageToBuffer CmdCopyImageToBuffer;
    PFN_vkCmdCopyQueryPoolResults CmdCopyQueryPoolResults;
    PFN_vkCmdDispatch CmdDispatch;
    PFN_vkCmdExecuteCommands CmdExecuteCommands;
    PFN_vkCmdFillBuffer CmdFillBuffer;
    PFN_vkCmdPipelineBarrier CmdPipelineBarrier;
    PFN_vkCmdWriteTimestamp CmdWriteTimestamp;
    PFN_vkCreateBuffer CreateBuffer;
    PFN_vkCreateDescriptorPool CreateDescriptorPool;
    PFN_vkCreateQueryPool CreateQueryPool;
    PFN_vkDestroyBuffer DestroyBuffer;
    PFN_vkDestroyDescriptorPool DestroyDescriptorPool;
    PFN_vkDestroyQueryPool DestroyQueryPool;
    PFN_vkEndCommandBuffer EndCommandBuffer;
    PFN_vkFreeMemory FreeMemory;
    PFN_vkGetQueryPoolResults GetQueryPoolResults;
    PFN_vkGetSemaphoreCounterValue GetSemaphoreCounterValue;
    PFN_vkQueueSubmit QueueSubmit;
    PFN_vkQueueWaitIdle QueueWaitIdle;
    PFN_vkResetCommandPool ResetCommandPool;
    PFN_vkResetDescriptorPool ResetDescriptorPool;
    PFN_vkResetQueryPool ResetQueryPool;
    PFN_vkSignalSemaphore SignalSemaphore;
    PFN_vkUpdateDescriptorSets UpdateDescriptorSets;
    PFN_vkWaitSemaphores WaitSemaphores;
    u64 page_type; /* the memory type of the host's pages, if the device uses them in place; else NO_PAGES */
    u64 page_size; /* bytes */
    struct span_ring *spans; /* 0: nothing is recorded */
    struct copiers *copiers;
    u64 pinning; /* how many threads have the driver pin or unpin pages now */
};

/* A VkQueue. Several queues may share it. */
struct hardware_queue {
    VkQueue handle;
    u64 stages; /* the pipeline stages of its family */
    mutex lock; /* of the VkQueue, which a driver may hold for long */
    mutex line_lock;
    struct line *line; /* made with the first queue; under its lock */
};

/* The host's pages as a buffer for copies. */
struct import { VkBuffer buffer; VkDeviceMemory memory; };

/* A memory. In a kernel's arguments, the data pointer of an array is the address of one. A shader that gets the array as
 * a buffer does not read the pointer. `size`: how many bytes a shader may see. */
struct memory { VkBuffer buffer; u64 size; u64 device_address; };

struct image { VkImage handle; u32 layout, aspect, mips, layers; };

/* A texture: the pointer of a texture argument points to one. */
struct texture { struct image *image; VkImageView sampled, storage; VkSampler sampler; };

enum { MOST_BINDINGS = 128 }; /* of one task */
enum binding_kind {
    BIND_ARGUMENTS, BIND_RESULT, BIND_PACK, BIND_FIXED, BIND_TEMPORARIES, BIND_ARRAY, BIND_SAMPLED, BIND_STORAGE
};

struct binding {
    u64 kind;
    u64 binding;
    u64 where; /* BIND_FIXED: a struct memory *; else an offset in the arguments */
    u64 size;  /* of BIND_ARGUMENTS, BIND_RESULT and BIND_PACK */
};

struct task {
    VkPipeline pipeline;
    VkPipelineLayout layout;
    VkDescriptorSetLayout set_layout;
    u64 groups; /* at most */
    u64 group_size;
    u64 bindings_count, extents_count; /* extents_count 0: always launch `groups` */
    const struct binding *bindings;    /* in the order of their numbers */
    const u64 *extents;                /* offsets in the arguments: the product of the extents is the range */
};

struct kernel {
    u64 tasks_count, arguments_size, result_size;
    u64 addresses_count; /* how many arrays the shaders address themselves */
    const struct task *tasks;
    const u64 *addresses; /* offsets of these arrays' pointers in the arguments */
};

/* A command. `completes`: how many tickets it completes, 0 or 1. */
struct command { u16 opcode, completes; u32 size; };
enum opcode {
    OP_LAUNCH = 1, OP_COPY, OP_FILL, OP_UPLOAD, OP_DOWNLOAD, OP_UPLOAD_IMAGE, OP_DOWNLOAD_IMAGE, OP_UPLOAD_TEXELS,
    OP_DOWNLOAD_TEXELS, OP_COPY_IMAGE, OP_TRANSITION, OP_CLEAR_IMAGE, OP_EXECUTE, OP_WAIT, OP_MARK
};
struct launch { struct command head; const struct kernel *kernel; u8 *result; u64 pad; u8 arguments[]; };
struct copy { struct command head; VkBuffer to, from; VkBufferCopy region; };
struct fill { struct command head; VkBuffer buffer; u64 offset, size; u32 word; };
/* A transfer from or to host memory that lies in no buffer. Up to MOST_CARRIED bytes pass through the context's memory.
 * More are used in place, or pass through the staging. */
struct transfer { struct command head; VkBuffer buffer; u64 offset, size; u8 *host; };
struct region { u64 mip, layer, layers; VkOffset3D offset; VkExtent3D extent; };
/* OP_UPLOAD_IMAGE, OP_DOWNLOAD_IMAGE: texels in a buffer. */
struct image_transfer { struct command head; VkBuffer buffer; u64 offset; struct image *image; struct region region; };
/* OP_UPLOAD_TEXELS, OP_DOWNLOAD_TEXELS: texels as in struct transfer. */
struct texels { struct command head; u8 *host; u64 size, texel; struct image *image; struct region region; };
struct copy_image { struct command head; struct image *to, *from; struct region to_region, from_region; };
struct transition { struct command head; struct image *image; u64 layout; }; /* OP_CLEAR_IMAGE: without layout */
/* Run a recording. After the command comes a launch with new arguments for each of its launches that changes, in
 * order. */
struct execute { struct command head; const struct context *recording; u8 launches[]; };
struct wait { struct command head; VkSemaphore semaphore; u64 value; };
struct mark { struct command head; };

/* The slots of a queue's staging: `count` of `size` bytes each, a multiple of every texel and of 4. The semaphores
 * count the chunks that the host and the device have copied. They begin at 0. */
struct slots { VkBuffer buffer; u8 *mapped; u64 count, size; VkSemaphore host, device; };

/* Give a device at most this number of threads that help to copy. Return 0 without memory. */
QUICK i32 device_open(struct device *device, u64 copiers, u32 is_gpu);
/* End these threads. The device has no queues. */
BLOCKING void device_close(struct device *device);
/* Copy host memory, together with these threads. */
BLOCKING void device_copy(struct device *device, u8 *to, const u8 *from, u64 size);
/* Record what the device's threads do in a ring, which stays until the device is closed; 0: record nothing. */
QUICK void device_record(struct device *device, struct span_ring *ring);
/* Move complete spans, the oldest first, to `into`: `most` at most. Return how many. Only one thread at a time takes. */
QUICK u64 spans_take(struct span_ring *ring, struct thread_span *into, u64 most);

/* Make a buffer over whole pages, which have a memory type. The queue families may use it together. One call: each
 * return to Python waits until the event loop gives up the GIL. Return a VkResult. */
BLOCKING i32 device_import(struct device *device, u8 *pages, u64 size, u64 memory_type, const u32 *families,
                           u64 families_count, struct import *into);
/* Free an import. Nothing uses it any longer. */
BLOCKING void device_free_import(struct device *device, const struct import *import);

/* Return a queue, 0 without memory, or NO_THREAD. Without a descriptor, which is then negative, it has no thread. */
QUICK struct queue *queue_create(const struct device *device, struct hardware_queue *hardware, VkSemaphore semaphore,
                                 i32 descriptor);
/* Set the temporaries, before the queue gets a kernel that needs them. */
QUICK void queue_set_temporaries(struct queue *queue, const struct memory *temporaries);
QUICK void queue_add_context(struct queue *queue, struct context *context);
/* Give the queue staging, before its first transfer that needs it. Return 0 without memory, or NO_THREAD. */
QUICK struct staging *queue_add_staging(struct queue *queue, const struct slots *slots);
/* Return a free context, which now belongs to the caller; 0 if no context is free. */
QUICK struct context *queue_take_context(struct queue *queue);
/* Record commands and hand them over. Return 0 if that is done, or a VkResult below 0 if it failed. Above 0, the result
 * is the bytes of memory that a context needs for it: add one, and try again. Afterwards `commands` may be freed, but
 * not what they point to. `ticket` is the last of the batch's `tickets`. `stamps` gets the begin and the end of each
 * ticket, in ticks; 0: no times are wanted. A begin stays 0 if the ticket began when the one before it ended. */
QUICK i64 queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u32 tickets, u64 *stamps);
/* Record launches, copies and fills into a secondary context, to be executed often. Its memory has the size that
 * queue_demand returns. `changing`: where the launches begin that get new arguments, in bytes. */
QUICK i32 queue_record(struct queue *queue, struct context *context, const u8 *commands, u64 size, const u64 *changing,
                       u64 changing_count);
/* Return how many bytes of a context's memory the commands need, at most. */
QUICK u64 queue_demand(const struct queue *queue, const u8 *commands, u64 size);
/* Return the value that the semaphore takes when `ticket` has completed; 0: it has. */
QUICK u64 queue_signal_of(struct queue *queue, u64 ticket);
/* Return the last completed ticket, or FAILED. Results and small downloads have then reached the host. */
QUICK u64 queue_completed(struct queue *queue);
/* Return whether the threads of an open queue run. */
QUICK i32 queue_lives(const struct queue *queue);
/* Return the VkResult that failed the queue, or 0. */
QUICK i32 queue_result(const struct queue *queue);
/* Ask for one write to the descriptor when `ticket` completes. Return 1, and write nothing, if it has completed. */
QUICK i32 queue_arm(struct queue *queue, u64 ticket);
/* Wait for a ticket. Return 0 if the time is over before it completes, or if the queue has failed. */
BLOCKING i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds);
/* Wait for the VkQueue itself, if the queue's counter has failed. */
BLOCKING void queue_idle(struct queue *queue);
/* End the thread and forget the contexts: the caller destroys them. No batch of the queue may run. */
BLOCKING void queue_close(struct queue *queue);
/* Free a closed queue. */
QUICK void queue_free(struct queue *queue);

/* Return a context, or 0 without memory. `level` is a VkCommandBufferLevel. */
QUICK struct context *context_create(VkCommandPool pool, VkBuffer buffer, u8 *mapped, u64 capacity, u32 level);
/* Have the driver allocate what the first batch of a context needs. Return a VkResult. */
BLOCKING i32 context_prepare(const struct device *device, struct context *context);
/* Destroy a context, but not its command pool and buffer: Python destroys them. */
BLOCKING void context_destroy(const struct device *device, struct context *context);
