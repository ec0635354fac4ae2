/* Copies of large host memory, which the caches need not keep. */

enum { LINE = 64, LINES_AHEAD = 16 };
typedef u64 line __attribute__((vector_size(LINE))); /* LLVM divides it if the processor has no such register */

/* Copy past the caches. memcpy first reads the lines that it overwrites, and takes nearly twice as long. */
static void copy_streamed(u8 *to, const u8 *from, u64 size) {
    u64 head = size < LEAST_STREAMED ? size : -(u64)to % LINE;
    memcpy(to, from, head);
    to += head, from += head, size -= head;
    for (; size >= LINE; to += LINE, from += LINE, size -= LINE) {
        line copied;
        memcpy(&copied, from, LINE);
        __builtin_prefetch(from + LINES_AHEAD * LINE);
        __builtin_nontemporal_store(copied, (line *)to);
    }
    __atomic_thread_fence(__ATOMIC_SEQ_CST); /* such stores keep no order by themselves */
    memcpy(to, from, size);
}
