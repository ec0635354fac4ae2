/* The interface of Python and the native code of every backend. `nox -s native` makes core/native_protocol.py of this
 * file: constants are enumerators, and structures have members of fixed sizes. */

/* queue_create and pool_create return this number if the system does not start a thread. */
enum { NO_THREAD = 1 };

/* queue_completed returns this number if the queue has failed; queue_result then says why. */
enum { FAILED = ~0ul };

enum failure_kind { FAILED_ASSERT, FAILED_WAIT, FAILED_ALLOCATION, FAILED_ACCESS, FAILED_DIVISION };

/* The failure of one operation, not of its queue. A failed access has its address in `code`, or 0; a failed division has the
 * name of its kernel, and 1 in `code` if it was by zero, 2 if the quotient is too large, 0 if that is not known. A failed assert has a message, the error code of taichi's runtime, which
 * may have an index (compile/helper/kernels/asserts.py), and the name of its kernel. */
enum { KERNEL_NAME_SIZE = 256 };
struct failure {
    struct failure *next;
    u64 ticket;
    u64 kind;
    u64 code;
    char kernel[KERNEL_NAME_SIZE];
    char template[ERROR_TEMPLATE_SIZE];
    u64 arguments[32];
};

/* What a native thread has done, in nanoseconds of the monotonic clock. `thread`: the system's number of the thread.
 * `bytes`: how many were copied. hal/thread_spans.py has the names of roles and kinds. */
enum thread_role { ROLE_CALLER = 1, ROLE_QUEUE, ROLE_WORKER, ROLE_STAGER, ROLE_WAITER, ROLE_COPIER };
enum span_kind { SPAN_LOOP = 1, SPAN_HAND_OVER, SPAN_COPY, SPAN_UPLOAD, SPAN_DOWNLOAD };
struct thread_span { u64 begin, end; u32 thread; u16 role, kind; u64 bytes; };
