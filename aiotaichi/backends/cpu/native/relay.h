/* A relay: two threads of the system do the work of one thread of the device, one at a time. They pass a baton.
 *
 * The late one comes after the event loop: its nice value is higher, so the loop gets a core whenever it wants one. Beside
 * a crowd a late thread would starve. The equal one shares the cores with the crowd as equals do, and takes turns. There
 * are two because Linux lets no thread lower its own nice value again. */

enum { LATE, EQUAL };

struct runner {
    struct relay *relay;
    u64 thread; /* 0: the relay has one thread only, the other one */
    i32 kind;
    semaphore baton;
    struct trap trap;
};

struct relay {
    struct shared *shared;
    void (*run)(struct relay *); /* does the work, until it is done or pass_baton returns 0 */
    struct turn turn; /* to compute */
    i32 kind; /* of the thread that has the baton */
    u32 ended;
    struct runner runner[2];
};

/* What the relays of a device share. */
struct shared {
    struct scheduling scheduling;
    struct turns turns;
    struct crowd crowd;
    struct span_ring *spans; /* 0: nothing is recorded */
};

/* Return the trap of the thread that has the baton. */
static struct trap *trap_of(struct relay *relay) { return &relay->runner[relay->kind].trap; }

/* Sleep until the thread gets the baton. If the system gives a signal to the thread, a handler interrupts the sleep. */
static void await_baton(struct runner *self) {
    while (sem_wait(&self->baton)) {}
}

static void give_baton(struct relay *relay, i32 kind) {
    relay->kind = kind;
    store(&relay->turn.state, kind == LATE ? NEEDS_NONE : NO_TURN);
    sem_post(&relay->runner[kind].baton);
}

/* Return whether the other thread is to have the baton. */
static i32 is_unfit(struct relay *relay) {
    i32 kind = has_crowd(&relay->shared->crowd) ? EQUAL : LATE;
    return kind != relay->kind && relay->runner[kind].thread;
}

/* Give the baton to the other thread if that one fits, and wait until it comes back. Return 0 if the work is done. */
static i32 pass_baton(struct relay *relay) {
    if (!is_unfit(relay)) return 1;
    i32 own = relay->kind;
    give_turn(&relay->shared->turns, &relay->turn);
    give_baton(relay, !own);
    await_baton(&relay->runner[own]);
    return !load(&relay->ended);
}

static void *be_runner(void *argument) {
    struct runner *self = argument;
    struct relay *relay = self->relay;
    u8 signal_stack[SIGNAL_STACK];
    begin_thread(&self->trap, signal_stack);
    schedule(&relay->shared->scheduling, self->kind == LATE);
    i32 place = add_clock();
    await_baton(self);
    if (!load(&relay->ended)) relay->run(relay);
    if (!__atomic_exchange_n(&relay->ended, 1, __ATOMIC_SEQ_CST)) sem_post(&relay->runner[!self->kind].baton);
    remove_clock(place);
    return 0;
}

/* Wait until the work is done and both threads have ended. */
static void join_relay(struct relay *relay) {
    for (i32 kind = LATE; kind <= EQUAL; kind++)
        if (relay->runner[kind].thread) pthread_join(relay->runner[kind].thread, 0);
    remove_turn(&relay->shared->turns, &relay->turn);
}

/* Start the threads. Return 0 if the system refuses one. */
static i32 start_relay(struct relay *relay, struct shared *shared, void (*run)(struct relay *)) {
    i32 first = shared->scheduling.nice ? LATE : EQUAL;
    relay->shared = shared;
    relay->run = run;
    add_turn(&shared->turns, &relay->turn);
    for (i32 kind = LATE; kind <= EQUAL; kind++) {
        struct runner *runner = &relay->runner[kind];
        runner->relay = relay;
        runner->kind = kind;
        if (kind != first && !shared->crowd.statistics) continue;
        if (!pthread_create(&runner->thread, 0, be_runner, runner)) continue;
        runner->thread = 0;
        store(&relay->ended, 1);
        sem_post(&relay->runner[LATE].baton);
        join_relay(relay);
        return 0;
    }
    give_baton(relay, first);
    return 1;
}
