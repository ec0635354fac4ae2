/* A queue, the commands that it is given, and the kernels in them. */

/* taichi 1.7.4's LLVMRuntime, as far as the host reads it (offsets in bytes). */
#define ERROR_TEMPLATE 32912
#define ERROR_TEMPLATE_SIZE 2048
#define ERROR_ARGUMENTS 34960
#define ERROR_CODE 35224

struct context { const u8 *arguments; u8 *runtime; i32 thread; void *result; };

/* A kernel as module.py lays it out; an array argument's extents are `count` i32 at `offset` of the arguments. An
 * argument pack lies at `pack` of the arguments, and its address goes to `place` of them. */
struct task { void (*run)(struct context *); u64 cost; /* of 1024 elements, in nanoseconds; 0: not known yet */ };
struct extents { u32 offset, count; };
struct pack { u32 place, pack; };
struct kernel { u64 tasks, arrays, packs; struct task task[]; /* then struct extents[arrays], struct pack[packs] */ };

struct command { u16 opcode; u16 completes; u32 size; };
enum { LAUNCH = 1, COPY = 2, FILL = 3, WAIT = 4, TIMESTAMP = 5, MARK = 6 };
struct launch { struct command head; struct kernel *kernel; u8 *runtime; void *result; u8 arguments[]; };
struct copy { struct command head; void *to; const void *from; u64 size; };
struct fill { struct command head; u8 *to; u64 size; u64 width; u8 pattern[]; };
struct wait { struct command head; struct queue *queue; u64 ticket; };
struct timestamp { struct command head; u64 *place; };

struct failure {
    struct failure *next;
    u64 ticket;
    u64 is_wait; /* 1: a queue that was waited for was closed; 0: a kernel's assert */
    char template[ERROR_TEMPLATE_SIZE];
    u64 arguments[32];
};

struct batch { struct batch *next; u8 *commands; u64 size; };

enum { OPEN = 0, FINISH = 1, ABANDON = 2 };

struct queue {
    u64 completed;
    u64 failed; /* failures not yet taken */
    u64 notify_at; /* write `notify` when `completed` gets here; 0: nobody asked */
    u32 waiters;
    u32 closing;
    u32 ended; /* the thread runs no further command */
    u32 pushed;
    i32 notify;
    u32 asleep;
    u64 spin; /* nanoseconds to look for work before sleeping, at most */
    u64 gap; /* how long it had to wait for work, a running mean */
    struct pool *pool;
    struct task *task; /* what runs now, */
    u64 elements;      /* and over how many elements */
    u64 thread;
    struct batch *first, **last;
    struct failure *failure, **last_failure;
    mutex lock;
    condition work;
    condition done;
};
