/* Signals, as Linux and glibc have them on x86-64 and aarch64. */

struct signal_set { u64 words[16]; };
struct signal_action { void *handler; struct signal_set blocked; u32 flags; void *restorer; };
struct signal_stack { void *address; i32 flags; u64 size; };
struct signal_info { i32 number, error, code, pad; u64 address, rest[13]; };
typedef void signal_handler(i32 number, struct signal_info *info, void *context);

#define SIGNAL_DEFAULT ((void *)0)
#define SIGNAL_IGNORED ((void *)1)
#define HANDLER_TAKES_INFO 0x00000004u
#define HANDLER_HAS_STACK 0x08000000u
#define HANDLER_IS_NOT_BLOCKED 0x40000000u
#define SIGNALS_BLOCK 0
#define SIGNALS_SET 2

/* Codes of signals: positive if a fault is the cause. */
#define SENT_BY_THREAD (-6)
#define FROM_PROCESSOR 0x80 /* the processor does not say which address */

/* Where the stack pointer stands in the context of a handler. */
#ifdef __x86_64__
#define CONTEXT_STACK_POINTER 160
#else
#define CONTEXT_STACK_POINTER 432
#endif

extern i32 sigaction(i32, const struct signal_action *, struct signal_action *);
extern i32 sigaltstack(const struct signal_stack *, struct signal_stack *);
extern i32 pthread_sigmask(i32, const struct signal_set *, struct signal_set *);
extern i32 raise(i32);
extern i32 pthread_key_create(u32 *, void (*)(void *));
extern i32 pthread_setspecific(u32, const void *);
extern void *pthread_getspecific(u32);

struct frame;
/* _setjmp keeps no signal mask, which would take a system call: the handlers block no signal. */
extern i32 _setjmp(struct frame *) __attribute__((returns_twice));
extern void longjmp(struct frame *, i32) __attribute__((noreturn));
