/* A notification: one write to a descriptor when a ticket has completed.
 *
 * A request and a completion may cross. So the loop publishes its request before it reads the counter again, and the
 * queue publishes its counter before it reads the request: at least one of them sees the other. Both may. Then the one
 * that clears the request acts on it: the queue writes, or the loop learns that the ticket has completed. The queue only
 * clears the request that it has read: meanwhile the loop may have counted that ticket, and asked for the next one. Every
 * access is sequentially consistent, as this needs a store ordered before a later load. */

struct notification {
    u64 at; /* the ticket; 0: there is no request */
    i32 descriptor;
};

/* Replace the request. The caller reads the counter next, and withdraws the request if the ticket has completed. */
static void request(struct notification *notification, u64 ticket) { store(&notification->at, ticket); }

/* Clear the request. Return 0 if the request was answered already. */
static i32 withdraw(struct notification *notification) {
    return __atomic_exchange_n(&notification->at, 0, __ATOMIC_SEQ_CST) != 0;
}

/* Return whether the request for ticket `at`, if it is not 0, is to be answered, now that `completed` is published. */
static i32 is_due(u64 at, u64 completed) { return at && completed >= at; }

/* Answer the request if it is due. A newer request stays. Return whether there was one to answer. */
static i32 notify(struct notification *notification, u64 completed) {
    static const u64 one = 1;
    u64 at = load(&notification->at);
    i32 answers = is_due(at, completed) && replace(&notification->at, &at, 0);
    if (answers) write(notification->descriptor, &one, sizeof one);
    return answers;
}
