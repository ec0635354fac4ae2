/* Turns: at most as many threads of a device compute at a time as it may use cores. So the event loop's thread, and the
 * threads of other programs, share the cores with few threads, although each queue has one.
 *
 * A thread takes a turn before it computes, and gives it back before it sleeps. Those that find no turn free wait in a
 * line, the first comes first. A thread that has had its turn for a while gives it to the first in the line, as soon as
 * it can pause: between two commands, or between two parts of a loop. A thread that comes after the event loop needs no
 * turn (relay.h).
 *
 * A kernel that runs for long may have no place to pause. After `patience` it goes on without its turn, which is given to
 * the first in the line: no kernel, not even an endless one, keeps others waiting. */

/* Nanoseconds after which a thread gives its turn to a thread that waits. */
#define TURN 1000000ul

enum turn_state { NO_TURN, HAS_TURN, LOST_TURN, NEEDS_NONE };

/* The turn of one thread. The thread itself takes and gives it back. Other threads write it under the lock. */
struct turn {
    struct turn *earlier, *later; /* of all threads */
    struct turn *next; /* in the line */
    u64 since;
    u32 state; /* enum turn_state */
    condition given;
};

struct turns {
    i32 free;
    u32 waiting; /* how many threads are in the line */
    u64 patience;
    mutex lock; /* of all below */
    struct turn *all;
    struct turn *first, *last;
};

static void add_turn(struct turns *turns, struct turn *turn) {
    pthread_mutex_lock(&turns->lock);
    turn->later = turns->all;
    if (turn->later) turn->later->earlier = turn;
    turns->all = turn;
    pthread_mutex_unlock(&turns->lock);
}

static i32 take_free_turn(struct turns *turns) {
    for (i32 free = load(&turns->free); free > 0;)
        if (replace(&turns->free, &free, free - 1)) return 1;
    return 0;
}

static void begin_turn(struct turn *turn) {
    __atomic_store_n(&turn->since, now(), __ATOMIC_RELAXED);
    __atomic_store_n(&turn->state, HAS_TURN, __ATOMIC_RELEASE);
}

/* Give free turns to the first in the line; under the lock. */
static void serve(struct turns *turns) {
    for (struct turn *turn; (turn = turns->first) && take_free_turn(turns);) {
        turns->first = turn->next;
        add(&turns->waiting, -1);
        begin_turn(turn);
        pthread_cond_signal(&turn->given);
    }
}

/* Take the turn from the thread that has it for the longest time, if that is longer than the patience; under the lock. */
static void take_oldest_turn(struct turns *turns) {
    struct turn *oldest = 0;
    i64 time = (i64)now(), age = (i64)turns->patience;
    for (struct turn *turn = turns->all; turn; turn = turn->later)
        if (load(&turn->state) == HAS_TURN && time - (i64)load(&turn->since) > age) {
            oldest = turn;
            age = time - (i64)load(&turn->since);
        }
    u32 state = HAS_TURN;
    if (oldest && replace(&oldest->state, &state, LOST_TURN)) add(&turns->free, 1);
}

/* Stand in the line until the thread has a turn. */
static __attribute__((noinline)) void await_turn(struct turns *turns, struct turn *turn) {
    pthread_mutex_lock(&turns->lock);
    turn->next = 0;
    if (turns->first) turns->last->next = turn;
    else turns->first = turn;
    turns->last = turn;
    /* Who gives a turn back, first counts it and then looks for threads that wait: one of both sees the other. */
    add(&turns->waiting, 1);
    serve(turns);
    while (load(&turn->state) == NO_TURN) {
        if (!wait_until(&turn->given, &turns->lock, now() + turns->patience) || load(&turn->state) != NO_TURN) continue;
        take_oldest_turn(turns);
        serve(turns);
    }
    pthread_mutex_unlock(&turns->lock);
}

/* Take a turn, if one is free that no other thread waits for. */
static i32 try_turn(struct turns *turns, struct turn *turn) {
    if (load(&turns->waiting) || !take_free_turn(turns)) return 0;
    begin_turn(turn);
    return 1;
}

/* Have a turn: keep the one that the thread has, or wait for one. */
static void take_turn(struct turns *turns, struct turn *turn) {
    if (load(&turn->state) == NO_TURN && !try_turn(turns, turn)) await_turn(turns, turn);
}

/* Give the turn back, if the thread has one. */
static void give_turn(struct turns *turns, struct turn *turn) {
    if (load(&turn->state) == NO_TURN || load(&turn->state) == NEEDS_NONE) return;
    if (__atomic_exchange_n(&turn->state, NO_TURN, __ATOMIC_SEQ_CST) == LOST_TURN) return;
    add(&turns->free, 1);
    if (!load(&turns->waiting)) return;
    pthread_mutex_lock(&turns->lock);
    serve(turns);
    pthread_mutex_unlock(&turns->lock);
}

/* Return whether the thread, which has computed, is to pause: its turn is over, and others need it. */
static i32 is_over(struct turns *turns, const struct turn *turn) {
    if (load(&turn->state) == LOST_TURN) return 1;
    return load(&turn->state) == HAS_TURN && load(&turns->waiting) && now() - load(&turn->since) >= TURN;
}

/* Let others compute if the thread's turn is over. Return the nanoseconds that this took. */
static u64 pause_turn(struct turns *turns, struct turn *turn) {
    if (!is_over(turns, turn)) return 0;
    u64 start = now();
    give_turn(turns, turn);
    take_turn(turns, turn);
    return now() - start;
}

/* Forget a thread that ends. */
static void remove_turn(struct turns *turns, struct turn *turn) {
    give_turn(turns, turn);
    pthread_mutex_lock(&turns->lock);
    if (turn->earlier) turn->earlier->later = turn->later;
    else turns->all = turn->later;
    if (turn->later) turn->later->earlier = turn->earlier;
    pthread_mutex_unlock(&turns->lock);
}
