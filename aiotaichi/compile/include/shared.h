/* The interface of Python and the native code of every backend. `nox -s native` makes core/native_protocol.py of this
 * file: constants are enumerators, and structures have members of fixed sizes. */

/* queue_create and pool_create return this number if the system does not start a thread. */
enum { NO_THREAD = 1 };

/* queue_completed returns this number if the queue has failed; queue_result then says why. */
enum { FAILED = ~0ul };

/* By how much the nice value of a thread that runs kernels is above its creator's. An event loop that shares a core with
 * one gets nearly all of the core's time. With 8 busy queues on 2 cores, the loop is late by 57 ms without, by 5 ms with
 * 10, and by 2 ms with 13 (of 100 delays, the longest but one). Beside another busy program, kernels get a twentieth of
 * a core. */
enum { LOWERED_BY = 13 };

enum failure_kind { FAILED_ASSERT, FAILED_WAIT, FAILED_ALLOCATION };

/* The failure of one operation, not of its queue. A failed assert has a message. */
struct failure {
    struct failure *next;
    u64 ticket;
    u64 kind;
    char template[ERROR_TEMPLATE_SIZE];
    u64 arguments[32];
};
