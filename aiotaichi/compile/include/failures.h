/* The failures of a queue, oldest first. Valid when zeroed. */

struct failures {
    mutex lock;
    struct failure *first, **last;
    u64 count;
};

static void append_failure(struct failures *failures, struct failure *failure) {
    pthread_mutex_lock(&failures->lock);
    if (!failures->first) failures->last = &failures->first;
    *failures->last = failure;
    failures->last = &failure->next;
    store(&failures->count, failures->count + 1);
    pthread_mutex_unlock(&failures->lock);
}

static struct failure *new_failure(u64 ticket, u64 kind) {
    struct failure *failure = calloc(1, sizeof *failure);
    if (!failure) return 0;
    failure->ticket = ticket;
    failure->kind = kind;
    return failure;
}

/* Add a failure of another kind than an assert. Without memory the failure is lost. */
static __attribute__((cold)) void add_failure(struct failures *failures, u64 ticket, u64 kind) {
    struct failure *failure = new_failure(ticket, kind);
    if (failure) append_failure(failures, failure);
}

static void copy_text(char *into, u64 size, const char *text) {
    u64 i = 0;
    for (; i < size - 1 && text[i]; i++) into[i] = text[i];
    into[i] = 0;
}

static void copy_name(char *into, const char *name) { copy_text(into, KERNEL_NAME_SIZE, name); }

/* Add a failed assert of the kernel `name`. `message` is an LLVMRuntime from ERROR_TEMPLATE on. */
static __attribute__((cold)) void add_failed_assert(struct failures *failures, u64 ticket, const u8 *message,
                                                    const char *name) {
    struct failure *failure = new_failure(ticket, FAILED_ASSERT);
    if (!failure) return;
    memcpy(failure->template, message, ERROR_TEMPLATE_SIZE);
    memcpy(failure->arguments, message + ERROR_ARGUMENTS - ERROR_TEMPLATE, sizeof failure->arguments);
    memcpy(&failure->code, message + ERROR_CODE - ERROR_TEMPLATE, sizeof failure->code);
    copy_name(failure->kernel, name);
    append_failure(failures, failure);
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
