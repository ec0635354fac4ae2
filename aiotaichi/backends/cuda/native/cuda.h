/* The types and constants of the CUDA driver API that native code uses, of CUDA 12.0. */

typedef i32 CUresult;
typedef u64 CUdeviceptr;
typedef void *CUcontext, *CUstream, *CUevent, *CUfunction, *CUgraph, *CUgraphNode, *CUgraphExec, *CUmemoryPool,
    *CUexternalSemaphore;

enum { CUDA_SUCCESS = 0, CUDA_ERROR_OUT_OF_MEMORY = 2, CUDA_ERROR_OPERATING_SYSTEM = 304, CUDA_ERROR_NOT_READY = 600 };
enum { CU_EVENT_BLOCKING_SYNC = 1, CU_EVENT_DISABLE_TIMING = 2 };
enum { CU_MEMHOSTREGISTER_PORTABLE = 1, CU_MEMHOSTREGISTER_DEVICEMAP = 2 };

typedef struct {
    CUfunction function;
    u32 grid_x, grid_y, grid_z, block_x, block_y, block_z, shared;
    void **parameters, **extra;
    void *kernel;
    CUcontext context;
} CUDA_KERNEL_NODE_PARAMS;

typedef struct { CUdeviceptr to; u64 pitch; u32 value, element_size; u64 width, height; } CUDA_MEMSET_NODE_PARAMS;

enum { CU_MEMORYTYPE_DEVICE = 2 };
typedef struct {
    u64 from_x, from_y, from_z, from_level;
    u32 from_type;
    const void *from_host;
    CUdeviceptr from;
    void *from_array, *from_reserved;
    u64 from_pitch, from_height;
    u64 to_x, to_y, to_z, to_level;
    u32 to_type;
    void *to_host;
    CUdeviceptr to;
    void *to_array, *to_reserved;
    u64 to_pitch, to_height;
    u64 width, height, depth; /* the width in bytes */
} CUDA_MEMCPY3D;

typedef struct { u8 from_port, to_port, type, reserved[5]; } CUgraphEdgeData;
enum { CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC = 1, CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1 };

typedef struct {
    struct {
        u64 value, fence, key;
        u32 timeout, reserved[11];
    } params;
    u32 flags, reserved[17];
} CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
