/* Vulkan's functions of one device, and the objects that Python makes and native code uses. */

/* In the order of binding.py's FUNCTIONS. */
#define FUNCTIONS(X)                                                                                             \
    X(AllocateCommandBuffers) X(AllocateDescriptorSets) X(BeginCommandBuffer) X(CmdBindDescriptorSets)           \
    X(CmdBindPipeline) X(CmdClearColorImage) X(CmdClearDepthStencilImage) X(CmdCopyBuffer)                       \
    X(CmdCopyBufferToImage) X(CmdCopyImage) X(CmdCopyImageToBuffer) X(CmdDispatch) X(CmdExecuteCommands)         \
    X(CmdFillBuffer) X(CmdPipelineBarrier) X(CmdWriteTimestamp) X(CreateDescriptorPool)                          \
    X(DestroyDescriptorPool) X(EndCommandBuffer) X(GetQueryPoolResults) X(GetSemaphoreCounterValue)              \
    X(QueueSubmit) X(QueueWaitIdle) X(ResetCommandPool) X(ResetDescriptorPool) X(ResetQueryPool)                 \
    X(UpdateDescriptorSets) X(WaitSemaphores)

struct device {
    VkDevice handle;
    u64 uniform_alignment; /* of dynamic uniform and storage offsets */
#define X(name) PFN_vk##name name;
    FUNCTIONS(X)
#undef X
};

/* A VkQueue, which several queues may share. */
struct hardware_queue {
    VkQueue handle;
    u64 stages; /* that its family knows */
    mutex lock;
};

/* What an array's data pointer in a kernel's arguments points to: shaders that bind buffers do not read it.
 * `size` is how much of it a shader may see. */
struct memory { VkBuffer buffer; u64 size; u64 device_address; };

struct image { VkImage handle; u32 layout, aspect, mips, layers; };

/* The same for an image. */
struct texture { struct image *image; VkImageView sampled, storage; VkSampler sampler; };

enum binding_kind { ARGUMENTS, RESULT, PACK, FIXED, TEMPORARIES, ARRAY, SAMPLED, STORAGE };

struct binding {
    u64 kind;
    u64 binding;
    u64 where; /* FIXED: a struct memory *; else an offset in the arguments */
    u64 size;  /* of ARGUMENTS, RESULT and PACK */
};

struct task {
    VkPipeline pipeline;
    VkPipelineLayout layout;
    VkDescriptorSetLayout set_layout;
    u64 groups; /* at most */
    u64 group_size;
    u64 bindings_count, extents_count; /* extents_count 0: always `groups` */
    const struct binding *bindings;    /* by their number */
    const u64 *extents;                /* offsets in the arguments, whose product is the range */
};

struct kernel {
    u64 tasks_count, arguments_size, result_size;
    u64 addresses_count; /* of arrays that the shaders address themselves */
    const struct task *tasks;
    const u64 *addresses; /* offsets of their pointers in the arguments */
};
