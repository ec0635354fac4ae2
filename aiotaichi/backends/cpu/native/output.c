/* Printed text: LLVMRuntime.host_printf, which takes neither queue nor device. So each device has its own function.
 * If there are more than OUTPUTS devices, they share the functions. */

enum { MOST_PRINTED = 1 << 20 }; /* bytes that an output holds */

static struct output { mutex lock; char *text; u64 used, capacity, dropped; } outputs[OUTPUTS];

static i32 print(struct output *to, const char *format, __builtin_va_list arguments) {
    __builtin_va_list measure;
    __builtin_va_copy(measure, arguments);
    i32 length = vsnprintf(0, 0, format, measure);
    __builtin_va_end(measure);
    if (length < 0) return length;
    struct trap *trap = own_trap();
    struct frame *frame = suspend(trap);
    pthread_mutex_lock(&to->lock);
    u64 needed = to->used + (u64)length + 1;
    i32 fits = needed <= MOST_PRINTED;
    if (fits && needed > to->capacity) {
        char *text = realloc(to->text, 2 * needed);
        fits = text != 0;
        if (fits) {
            to->text = text;
            to->capacity = 2 * needed;
        }
    }
    if (fits) {
        vsnprintf(to->text + to->used, (u64)length + 1, format, arguments);
        __atomic_store_n(&to->used, to->used + (u64)length, __ATOMIC_SEQ_CST);
    } else {
        to->dropped++;
    }
    pthread_mutex_unlock(&to->lock);
    resume(trap, frame);
    return length;
}

#define PRINT(i)                                                                                                     \
    i32 print_##i(const char *format, ...) {                                                                         \
        __builtin_va_list arguments;                                                                                 \
        __builtin_va_start(arguments, format);                                                                       \
        i32 length = print(&outputs[i], format, arguments);                                                          \
        __builtin_va_end(arguments);                                                                                 \
        return length;                                                                                               \
    }
PRINT(0) PRINT(1) PRINT(2) PRINT(3) PRINT(4) PRINT(5) PRINT(6) PRINT(7)
PRINT(8) PRINT(9) PRINT(10) PRINT(11) PRINT(12) PRINT(13) PRINT(14) PRINT(15)

void printed_reset(void) { memset(outputs, 0, sizeof outputs); }

u64 printed_size(u32 i) { return load(&outputs[i].used); }

u64 printed_take(u32 i, char *into, u64 capacity, u64 *dropped) {
    struct output *from = &outputs[i];
    pthread_mutex_lock(&from->lock);
    u64 size = from->used < capacity ? from->used : capacity;
    memcpy(into, from->text, size);
    memmove(from->text, from->text + size, from->used - size);
    *dropped = from->dropped;
    from->dropped = 0;
    if (size == from->used) { /* a burst is over: give its memory back */
        free(from->text);
        from->text = 0;
        from->capacity = 0;
    }
    __atomic_store_n(&from->used, from->used - size, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&from->lock);
    return size;
}
