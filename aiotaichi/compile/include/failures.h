/* The failures of a queue, oldest first. Valid when zeroed. */

struct failures {
    mutex lock;
    struct failure *first, **last;
    u64 count;
};

/* Append a failure. `message` is an LLVMRuntime from ERROR_TEMPLATE on, or 0. Without memory the failure is lost. */
static __attribute__((cold)) void add_failure(struct failures *failures, u64 ticket, u64 kind, const u8 *message) {
    struct failure *failure = calloc(1, sizeof *failure);
    if (!failure) return;
    failure->ticket = ticket;
    failure->kind = kind;
    if (message) {
        memcpy(failure->template, message, ERROR_TEMPLATE_SIZE);
        memcpy(failure->arguments, message + ERROR_ARGUMENTS - ERROR_TEMPLATE, sizeof failure->arguments);
    }
    pthread_mutex_lock(&failures->lock);
    if (!failures->first) failures->last = &failures->first;
    *failures->last = failure;
    failures->last = &failure->next;
    store(&failures->count, failures->count + 1);
    pthread_mutex_unlock(&failures->lock);
}

/* Move the oldest failure to `into`. Return 0 if the list is empty. */
static i32 take_failure(struct failures *failures, struct failure *into) {
    pthread_mutex_lock(&failures->lock);
    struct failure *failure = failures->first;
    if (failure) {
        failures->first = failure->next;
        store(&failures->count, failures->count - 1);
    }
    pthread_mutex_unlock(&failures->lock);
    if (!failure) return 0;
    *into = *failure;
    free(failure);
    return 1;
}

static void free_failures(struct failures *failures) {
    for (struct failure *failure = failures->first, *next; failure; failure = next) {
        next = failure->next;
        free(failure);
    }
}
