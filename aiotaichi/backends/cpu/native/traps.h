/* Traps: a fault of a kernel ends the kernel, not the process.
 *
 * The processor stops a wrong access or a division by zero, and the system sends a signal to the thread. If the thread is in
 * a kernel, the handler notes the fault, and jumps out of the kernel. Every other fault goes to the handler that stood there
 * before, as if this one were not there.
 *
 * A handler may run when the stack is used up, so each thread has a second stack for it. */

enum { FAULTS = 3, MOST_HANDLERS = 8, SIGNAL_STACK = 64 * 1024 };
static const i32 fault_signals[FAULTS] = {SIGNAL_DIVISION, SIGNAL_BUS, SIGNAL_ACCESS};

/* For how many nanoseconds nobody looks whether the handlers still stand. */
#define HANDLERS_STAND 1000000ul

/* A place to jump to. */
struct frame { u64 registers[40]; } __attribute__((aligned(16)));

/* The trap of one thread. */
struct trap {
    struct frame *volatile frame; /* 0: the thread is not in a kernel */
    struct fault fault;           /* the last one */
};

static struct handlers {
    mutex lock;
    i32 has_key;
    u32 key; /* of the thread's trap */
    u64 checked; /* when somebody looked whether the handlers stand */
    struct passed_on {
        struct signal_action earlier[MOST_HANDLERS]; /* the last one is the first to be asked */
        u32 count;
        /* Who passes the signal on now, from which depth of the stack, and to which handler. */
        i32 thread;
        u8 *depth;
        u32 level;
    } of[FAULTS];
} handlers;

/* Pass a signal on to the handler that stood there before.
 *
 * That handler may put back the handler before itself, which can be this one, and send the signal again, as Python's
 * faulthandler does. Then it is the turn of the handler before that one, and at last of the system. */
static void pass_on(i32 number, struct signal_info *info, void *context) {
    u32 which = 0;
    while (fault_signals[which] != number) which++;
    struct passed_on *to = &handlers.of[which];
    u8 *depth = __builtin_frame_address(0);
    u32 level = load(&to->count);
    if (to->thread == gettid() && depth < to->depth && to->level < level) level = to->level;
    i32 outer_thread = to->thread;
    u8 *outer_depth = to->depth;
    u32 outer_level = to->level;
    struct signal_action defaults = {0}, *action = level ? &to->earlier[level - 1] : &defaults;
    if (action->handler == SIGNAL_IGNORED && info->code <= 0) return;
    if (action->handler == SIGNAL_DEFAULT || action->handler == SIGNAL_IGNORED) {
        /* The instruction runs again, and the system ends the process: a core file shows the place of the fault. */
        sigaction(number, action, 0);
        if (info->code <= 0) raise(number);
        return;
    }
    to->level = level - 1;
    to->depth = depth;
    to->thread = gettid();
    struct signal_set blocked = action->blocked, before;
    if (!(action->flags & HANDLER_IS_NOT_BLOCKED)) blocked.words[0] |= 1ul << (number - 1);
    pthread_sigmask(SIGNALS_BLOCK, &blocked, &before);
    if (action->flags & HANDLER_TAKES_INFO) ((signal_handler *)action->handler)(number, info, context);
    else ((void (*)(i32))action->handler)(number);
    pthread_sigmask(SIGNALS_SET, &before, 0);
    to->level = outer_level;
    to->depth = outer_depth;
    to->thread = outer_thread;
}

/* Return whether an address lies a little below the end of a stack that is used up. */
static i32 is_overflow(u64 address, const void *context) {
    u64 stack = *(const u64 *)((const u8 *)context + CONTEXT_STACK_POINTER);
    return address - (stack - 64 * 1024) < 128 * 1024;
}

static void on_fault(i32 number, struct signal_info *info, void *context) {
    struct trap *trap = pthread_getspecific(handlers.key);
    struct frame *frame = trap ? trap->frame : 0;
    /* A thread in a kernel sends itself no signal. If it has, another handler was asked first, and has raised it again. */
    i32 is_fault = info->code > 0 || info->code == SENT_BY_THREAD;
    if (!frame || !is_fault) {
        pass_on(number, info, context);
        return;
    }
    trap->frame = 0;
    trap->fault.signal = number;
    trap->fault.code = info->code;
    i32 has_address = number != SIGNAL_DIVISION && info->code > 0 && info->code != FROM_PROCESSOR;
    trap->fault.address = has_address ? info->address : 0;
    trap->fault.is_overflow = number == SIGNAL_ACCESS && trap->fault.address && is_overflow(trap->fault.address, context);
    longjmp(frame, 1);
}

/* Put the handlers in place. Those that stood there are kept, once each; under the lock. */
static void place_handlers(void) {
    for (u32 i = 0; i < FAULTS; i++) {
        struct signal_action action = {0}, found;
        struct passed_on *to = &handlers.of[i];
        if (sigaction(fault_signals[i], 0, &found) || found.handler == (void *)on_fault) continue;
        u32 kept = 0;
        for (u32 k = 0; k < to->count; k++)
            if (to->earlier[k].handler != found.handler) to->earlier[kept++] = to->earlier[k];
        if (kept == MOST_HANDLERS) kept--;
        to->earlier[kept] = found;
        store(&to->count, kept + 1);
        action.handler = (void *)on_fault;
        action.flags = HANDLER_TAKES_INFO | HANDLER_HAS_STACK | HANDLER_IS_NOT_BLOCKED;
        sigaction(fault_signals[i], &action, 0);
    }
}

/* Prepare for faults. Return 0 if the system refuses. */
static i32 set_traps(void) {
    pthread_mutex_lock(&handlers.lock);
    if (!handlers.has_key) handlers.has_key = !pthread_key_create(&handlers.key, 0);
    if (handlers.has_key) place_handlers();
    pthread_mutex_unlock(&handlers.lock);
    return handlers.has_key;
}

void traps_reset(void) { memset(&handlers.lock, 0, sizeof handlers.lock); }

/* Look now and then whether the handlers still stand: faulthandler and signal.signal of Python replace them. */
static void check_handlers(u64 time) {
    u64 checked = load(&handlers.checked);
    if (time - checked < HANDLERS_STAND || !replace(&handlers.checked, &checked, time)) return;
    pthread_mutex_lock(&handlers.lock);
    place_handlers();
    pthread_mutex_unlock(&handlers.lock);
}

/* Have the calling thread's faults caught. The stack lies in the frame of the function that the thread runs. */
static void begin_thread(struct trap *trap, u8 *stack) {
    struct signal_stack second = {stack, 0, SIGNAL_STACK};
    sigaltstack(&second, 0);
    pthread_setspecific(handlers.key, trap);
}

/* The calling thread's trap; 0 for threads of others. */
static struct trap *own_trap(void) { return handlers.has_key ? pthread_getspecific(handlers.key) : 0; }

/* A kernel calls the host. The host's code takes locks, so nothing may jump out of it. Return what resume gets. */
static struct frame *suspend(struct trap *trap) {
    if (!trap) return 0;
    struct frame *frame = trap->frame;
    trap->frame = 0;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    return frame;
}

static void resume(struct trap *trap, struct frame *frame) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (trap) trap->frame = frame;
}
