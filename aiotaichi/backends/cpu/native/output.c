/* What kernels print: LLVMRuntime.host_printf. */

static struct { mutex lock; char *text; u64 used, capacity; } printed;

i32 print(const char *format, ...) {
    __builtin_va_list measure, arguments;
    __builtin_va_start(arguments, format);
    __builtin_va_copy(measure, arguments);
    i32 length = vsnprintf(0, 0, format, measure);
    __builtin_va_end(measure);
    pthread_mutex_lock(&printed.lock);
    u64 needed = printed.used + (u64)(length < 0 ? 0 : length) + 1;
    if (length >= 0 && needed > printed.capacity) {
        char *text = realloc(printed.text, 2 * needed);
        if (text) {
            printed.text = text;
            printed.capacity = 2 * needed;
        } else {
            length = -1;
        }
    }
    if (length >= 0) {
        vsnprintf(printed.text + printed.used, (u64)length + 1, format, arguments);
        __atomic_store_n(&printed.used, printed.used + (u64)length, __ATOMIC_SEQ_CST);
    }
    pthread_mutex_unlock(&printed.lock);
    __builtin_va_end(arguments);
    return length;
}

/* In a forked child, where another thread may have held the lock, and the text is the parent's. */
void printed_reset(void) { memset(&printed, 0, sizeof printed); }

u64 printed_size(void) { return load(&printed.used); }

/* Move at most `capacity` printed bytes to `into`; returns how many. */
u64 printed_take(char *into, u64 capacity) {
    pthread_mutex_lock(&printed.lock);
    u64 size = printed.used < capacity ? printed.used : capacity;
    memcpy(into, printed.text, size);
    memmove(printed.text, printed.text + size, printed.used - size);
    __atomic_store_n(&printed.used, printed.used - size, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&printed.lock);
    return size;
}
