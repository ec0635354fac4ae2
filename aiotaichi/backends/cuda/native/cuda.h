/* The CUDA driver API as far as it is called from here. Functions are found by cuGetProcAddress for CUDA 12.0. */

typedef i32 CUresult;
typedef u64 CUdeviceptr;
typedef void *CUcontext, *CUstream, *CUevent, *CUfunction, *CUgraph, *CUgraphNode, *CUgraphExec, *CUmemoryPool,
    *CUexternalSemaphore;

enum { CUDA_SUCCESS = 0, CUDA_ERROR_OUT_OF_MEMORY = 2, CUDA_ERROR_NOT_READY = 600 };
enum { CU_EVENT_BLOCKING_SYNC = 1, CU_EVENT_DISABLE_TIMING = 2 };
enum { CU_MEMHOSTALLOC_PORTABLE = 1, CU_MEMHOSTALLOC_DEVICEMAP = 2 };

typedef struct {
    CUfunction function;
    u32 grid_x, grid_y, grid_z, block_x, block_y, block_z, shared;
    void **parameters, **extra;
    void *kernel;
    CUcontext context;
} CUDA_KERNEL_NODE_PARAMS;

typedef struct { u8 from_port, to_port, type, reserved[5]; } CUgraphEdgeData;
enum { CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC = 1, CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1 };

typedef struct {
    struct {
        u64 value, fence, key;
        u32 timeout, reserved[11];
    } params;
    u32 flags, reserved[17];
} CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;

/* In the order of `FUNCTIONS` in __init__.py. */
struct device {
    CUresult (*CtxPushCurrent)(CUcontext);
    CUresult (*CtxPopCurrent)(CUcontext *);
    CUresult (*LaunchKernel)(CUfunction, u32, u32, u32, u32, u32, u32, u32, CUstream, void **, void **);
    CUresult (*MemcpyHtoDAsync)(CUdeviceptr, const void *, u64, CUstream);
    CUresult (*MemcpyDtoHAsync)(void *, CUdeviceptr, u64, CUstream);
    CUresult (*MemcpyDtoDAsync)(CUdeviceptr, CUdeviceptr, u64, CUstream);
    CUresult (*MemcpyPeerAsync)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, u64, CUstream);
    CUresult (*MemsetD8Async)(CUdeviceptr, u8, u64, CUstream);
    CUresult (*MemsetD16Async)(CUdeviceptr, u16, u64, CUstream);
    CUresult (*MemsetD32Async)(CUdeviceptr, u32, u64, CUstream);
    CUresult (*MemAllocFromPoolAsync)(CUdeviceptr *, u64, CUmemoryPool, CUstream);
    CUresult (*MemFreeAsync)(CUdeviceptr, CUstream);
    CUresult (*MemHostAlloc)(void **, u64, u32);
    CUresult (*MemFreeHost)(void *);
    CUresult (*EventCreate)(CUevent *, u32);
    CUresult (*EventDestroy)(CUevent);
    CUresult (*EventRecord)(CUevent, CUstream);
    CUresult (*EventQuery)(CUevent);
    CUresult (*EventSynchronize)(CUevent);
    CUresult (*EventElapsedTime)(float *, CUevent, CUevent);
    CUresult (*StreamWaitEvent)(CUstream, CUevent, u32);
    CUresult (*StreamSynchronize)(CUstream);
    CUresult (*WaitExternalSemaphoresAsync)(const CUexternalSemaphore *, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *, u32,
                                            CUstream);
    CUresult (*GraphCreate)(CUgraph *, u32);
    CUresult (*GraphAddKernelNode)(CUgraphNode *, CUgraph, const CUgraphNode *, u64, const CUDA_KERNEL_NODE_PARAMS *);
    CUresult (*GraphAddDependencies)(CUgraph, const CUgraphNode *, const CUgraphNode *, const CUgraphEdgeData *, u64);
    CUresult (*GraphInstantiateWithFlags)(CUgraphExec *, CUgraph, u64);
    CUresult (*GraphExecKernelNodeSetParams)(CUgraphExec, CUgraphNode, const CUDA_KERNEL_NODE_PARAMS *);
    CUresult (*GraphLaunch)(CUgraphExec, CUstream);
    CUresult (*GraphDestroy)(CUgraph);
    CUresult (*GraphExecDestroy)(CUgraphExec);
    CUcontext context;
    CUmemoryPool pool;
    /* What timestamps are relative to: the newest that was read, so that differences of late ones stay exact. */
    mutex clock_lock;
    CUevent clock;
    double clock_seconds;
};

/* The caller's context stays what it is: other libraries of the process have theirs. */
static CUresult enter(const struct device *device) { return device->CtxPushCurrent(device->context); }

static void leave(const struct device *device) {
    CUcontext ours;
    device->CtxPopCurrent(&ours);
}
