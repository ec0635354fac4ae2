/* The interface of Python and native code: the device, tables of kernels, commands and functions. `nox -s native`
 * makes protocol.py of this file: constants are enumerators, and `pad` is a member that is not written. */

struct queue;
struct span_ring;
struct graph;
struct ring;
struct copiers;
struct crew;

/* A device: the functions of its driver, and the objects that native code needs. Python fills it in. */
struct device {
    CUresult (*cuCtxPushCurrent)(CUcontext);
    CUresult (*cuCtxPopCurrent)(CUcontext *);
    CUresult (*cuLaunchKernel)(CUfunction, u32, u32, u32, u32, u32, u32, u32, CUstream, void **, void **);
    CUresult (*cuMemcpyHtoDAsync)(CUdeviceptr, const void *, u64, CUstream);
    CUresult (*cuMemcpyDtoHAsync)(void *, CUdeviceptr, u64, CUstream);
    CUresult (*cuMemcpyDtoDAsync)(CUdeviceptr, CUdeviceptr, u64, CUstream);
    CUresult (*cuMemcpyPeerAsync)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, u64, CUstream);
    CUresult (*cuMemsetD8Async)(CUdeviceptr, u8, u64, CUstream);
    CUresult (*cuMemsetD16Async)(CUdeviceptr, u16, u64, CUstream);
    CUresult (*cuMemsetD32Async)(CUdeviceptr, u32, u64, CUstream);
    CUresult (*cuMemAllocFromPoolAsync)(CUdeviceptr *, u64, CUmemoryPool, CUstream);
    CUresult (*cuMemFreeAsync)(CUdeviceptr, CUstream);
    CUresult (*cuMemHostRegister)(void *, u64, u32);
    CUresult (*cuMemHostUnregister)(void *);
    CUresult (*cuEventCreate)(CUevent *, u32);
    CUresult (*cuEventDestroy)(CUevent);
    CUresult (*cuEventRecord)(CUevent, CUstream);
    CUresult (*cuEventQuery)(CUevent);
    CUresult (*cuEventSynchronize)(CUevent);
    CUresult (*cuEventElapsedTime)(float *, CUevent, CUevent);
    CUresult (*cuStreamWaitEvent)(CUstream, CUevent, u32);
    CUresult (*cuStreamSynchronize)(CUstream);
    CUresult (*cuWaitExternalSemaphoresAsync)(const CUexternalSemaphore *, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *,
                                              u32, CUstream);
    CUresult (*cuGraphCreate)(CUgraph *, u32);
    CUresult (*cuGraphAddKernelNode)(CUgraphNode *, CUgraph, const CUgraphNode *, u64, const CUDA_KERNEL_NODE_PARAMS *);
    CUresult (*cuGraphAddMemsetNode)(CUgraphNode *, CUgraph, const CUgraphNode *, u64, const CUDA_MEMSET_NODE_PARAMS *,
                                     CUcontext);
    CUresult (*cuGraphAddMemcpyNode)(CUgraphNode *, CUgraph, const CUgraphNode *, u64, const CUDA_MEMCPY3D *,
                                     CUcontext);
    CUresult (*cuGraphAddDependencies)(CUgraph, const CUgraphNode *, const CUgraphNode *, const CUgraphEdgeData *, u64);
    CUresult (*cuGraphInstantiateWithFlags)(CUgraphExec *, CUgraph, u64);
    CUresult (*cuGraphExecKernelNodeSetParams)(CUgraphExec, CUgraphNode, const CUDA_KERNEL_NODE_PARAMS *);
    CUresult (*cuGraphLaunch)(CUgraphExec, CUstream);
    CUresult (*cuGraphDestroy)(CUgraph);
    CUresult (*cuGraphExecDestroy)(CUgraphExec);
    CUcontext context;
    CUmemoryPool pool;
    /* The event that time stamps are measured from: the newest that was read. So differences are short, and exact. */
    CUevent clock;
    rwlock *standstill; /* of the context: standstill.c */
    double clock_seconds;
    mutex clock_lock;
    struct ring *ring;
    struct copiers *copiers;
    struct crew *stagers, *waiters;
    struct span_ring *spans; /* 0: nothing is recorded */
};

/* `count` returns how often the task's loop runs. It is 0 if that is not known. `waits`: the task begins with a wait
 * for the task before it. */
struct task {
    CUfunction function;
    i64 (*count)(const u8 *arguments);
    u32 grid, block, shared, waits;
};
/* A kernel. After the tasks comes its name, which ends with 0. */
struct kernel { u64 tasks_count, asserts, result_size; struct task task[]; };

/* A command. Its size is a multiple of 16, so that the arguments after a launch are aligned. `completes`: how many
 * tickets it completes, 0 or 1. */
struct command { u16 opcode, completes; u32 size; };
enum opcode {
    OP_LAUNCH = 1, OP_COPY, OP_UPLOAD, OP_DOWNLOAD, OP_STAGED_UPLOAD, OP_STAGED_DOWNLOAD, OP_OVERLAPPING_COPY,
    OP_PEER_COPY, OP_FILL, OP_EXECUTE, OP_WAIT, OP_WAIT_EVENT, OP_WAIT_SEMAPHORE, OP_WAIT_READY,
    OP_WAIT_MEMORY, OP_MARK
};
struct launch { struct command head; const struct kernel *kernel; CUdeviceptr runtime; u8 *result; u8 arguments[]; };
/* The host memory of a staged copy is ordinary memory. */
struct copy { struct command head; u64 to, from, size; };
struct peer_copy { struct command head; CUdeviceptr to; CUcontext to_context; CUdeviceptr from; CUcontext from_context;
                   u64 size; };
struct fill { struct command head; CUdeviceptr to; u64 count; u32 width, value; };
/* Launch a graph. After the command comes a launch with new arguments for each launch of the graph that changes, in
 * order; or none, if no arguments change. */
struct execute { struct command head; struct graph *graph; u8 launches[]; };
struct wait { struct command head; struct queue *queue; u64 ticket, pad; };
struct wait_event { struct command head; CUevent event; };
struct wait_semaphore { struct command head; CUexternalSemaphore semaphore; u64 value, pad; };
/* Wait for memory. `*ready` is 0 while it is being prepared. If that fails, OP_WAIT_READY fails all tickets of the batch,
 * and OP_WAIT_MEMORY the next one: its operation uses that memory. */
struct wait_ready { struct command head; const u32 *ready; };
enum preparation { PREPARED = 1, NOT_PREPARED };
struct mark { struct command head; u64 pad; };

/* Functions that call the driver are BLOCKING: they give up the GIL. Another thread may hold a lock of the driver and
 * wait for the GIL. */

/* Wait for the lock of the standstill, and take it. The caller then calls the driver, which lets all callers wait. */
BLOCKING void standstill_begin(rwlock *standstill);
QUICK void standstill_end(rwlock *standstill);
/* Return 1 if no caller has to wait now: then no standstill begins until the same thread calls standstill_allow. Return
 * 0 during a standstill. */
QUICK i32 standstill_avoid(rwlock *standstill);
QUICK void standstill_allow(rwlock *standstill);
/* As standstill_avoid, but wait until a standstill is over. */
BLOCKING void standstill_await(rwlock *standstill);
/* Register pages, or end their registration, in a standstill. One call: each return to Python may wait for the GIL. The
 * caller has a context. `function` is the driver's. */
BLOCKING CUresult standstill_register(rwlock *standstill, CUresult (*function)(void *, u64, u32), void *pages, u64 size,
                                      u32 flags);
BLOCKING CUresult standstill_unregister(rwlock *standstill, CUresult (*function)(void *), void *pages);

/* Give a device its ring, in registered memory, and at most this number of threads that help to copy, and of stagers. No
 * thread starts yet. */
BLOCKING CUresult device_open(struct device *device, u8 *memory, u64 size, u64 copiers, u64 stagers);
/* End the threads, and free all but the ring's memory. The device has no queues. */
BLOCKING void device_close(struct device *device);
/* Record what the device's threads do in a ring, which stays until the device is closed; 0: record nothing. */
QUICK void device_record(struct device *device, struct span_ring *ring);
/* Move complete spans, the oldest first, to `into`: `most` at most. Return how many. Only one thread at a time takes. */
QUICK u64 spans_take(struct span_ring *ring, struct thread_span *into, u64 most);

/* The same moment on the device's clock and on the monotonic one, in seconds, and how far they may be apart. */
struct reading { double device, host, uncertainty; };
/* Read the clocks several times, and return the best reading. No other thread uses the stream. */
BLOCKING CUresult device_clock(struct device *device, CUstream stream, struct reading *best);

/* Copy host memory, together with the copiers. */
BLOCKING void device_copy(struct device *device, u8 *to, const u8 *from, u64 size);

/* Return a queue, 0 without memory, or NO_THREAD. The device's threads work for all its queues. */
QUICK struct queue *queue_create(struct device *device, CUstream stream, i32 descriptor);
/* Hand a batch over, or hold it for a stager. `commands` and the host memory of staged copies stay until the
 * batch has completed. `ticket` is the last of the batch's `tickets`. `times` gets the begin and the end of each
 * ticket in seconds; 0: no times are wanted. A begin stays 0 if the ticket began when the one before it ended.
 * `loop_is_busy`: other tasks wait for the calling thread, so it hands little over itself. */
BLOCKING CUresult queue_submit(struct queue *queue, const u8 *commands, u64 size, u64 ticket, u64 tickets,
                               double *times, i32 loop_is_busy);
/* Take a ticket back while its batch is held: the ticket completes, and its command does nothing. `last_ticket` is the
 * batch's last ticket. `place` says how many of the batch's tickets come before this one. Return 0 if the batch is
 * handed over, or begins to be. A launch of a graph is never taken back: a later one may rely on its arguments. */
QUICK i32 queue_revoke(struct queue *queue, u64 last_ticket, u64 place);
/* Return the last completed ticket, or FAILED. Results and downloads have then reached the host. During a standstill, a
 * ticket counts only if another thread has seen its end. */
BLOCKING u64 queue_completed(struct queue *queue);
/* Return the last ticket that the driver has. */
QUICK u64 queue_handed(struct queue *queue);
/* Return the error that failed the queue, or 0. */
QUICK CUresult queue_result(const struct queue *queue);
/* Return whether the threads that work for an open queue run. */
QUICK i32 queue_lives(const struct queue *queue);
/* Return how many failures can be taken. */
QUICK u64 queue_failed(const struct queue *queue);
/* Move the oldest failure to `into`. Return 0 if the list is empty. */
QUICK i32 queue_take_failure(struct queue *queue, struct failure *into);
/* Ask for one write to the descriptor when `ticket` completes. Return 1, and write nothing, if it has completed. */
QUICK i32 queue_arm(struct queue *queue, u64 ticket);
/* Look for a completion for a moment, unless there is a standstill. Return 1 if the ticket has completed. */
BLOCKING i32 queue_spin(struct queue *queue, u64 ticket, u64 nanoseconds);
/* Wait for a ticket. Return 0 if the time is over before it completes, or if the queue has failed. */
BLOCKING i32 queue_wait(struct queue *queue, u64 ticket, u64 nanoseconds);
/* Wait until the driver has everything up to `ticket`. */
BLOCKING void queue_await_handed(struct queue *queue, u64 ticket);
/* Make the stream of another library wait for a ticket that the driver has. */
BLOCKING CUresult queue_hold_stream(struct queue *queue, CUstream stream, u64 ticket);
/* Hand over no further batch. */
QUICK void queue_abandon(struct queue *queue);
/* Wait for the batches that the driver has, and free the memory of batches. No thread works for the queue any longer. */
BLOCKING void queue_close(struct queue *queue);
/* Free a closed queue. */
QUICK void queue_free(struct queue *queue);

/* Return a CUDA graph of launches, copies on the device and fills. `changing`: where the launches begin that get new
 * arguments, in bytes. Return 0, and the error in `*result`, if that fails. */
BLOCKING struct graph *graph_create(struct device *device, const u8 *commands, u64 size, const u64 *changing,
                                    u64 changing_count, CUresult *result);
BLOCKING void graph_destroy(struct graph *graph);
