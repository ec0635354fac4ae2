/* Printed text: device code, appended to the kernels that do. The driver's own printf reaches only the process's
 * descriptor 1, and only when the program synchronises. */

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long u64;

/* Pinned host memory. Only the device adds to `lost`, only the host to `taken`. */
struct ring { u64 lost, taken, words[]; };

/* Device memory: thousands of threads at a time read it and compete for `reserved`. */
struct output { u64 reserved, capacity; struct ring *ring; };

struct output *volatile __attribute__((address_space(1))) aiotaichi_output;

enum kind { NONE, PERCENT, SHORT, WORD, LONG, REAL, STRING };

/* Return the kind of the conversion after a '%', and move `*at` to its end. */
static enum kind conversion(const char **at) {
    u32 longs = 0, shorts = 0;
    for (;; ++*at) {
        switch (**at) {
        case 'l': longs++; break;
        case 'h': shorts++; break;
        case '%': return PERCENT;
        case 's': return STRING;
        case 'e': case 'f': case 'g': return REAL;
        case 'c': case 'd': case 'i': case 'u': case 'x': return longs ? LONG : shorts ? SHORT : WORD;
        case 0: --*at; return NONE;
        }
    }
}

enum { SHORTEST = 255, LONGEST = 65535 }; /* nanoseconds */

/* A place in the ring; without `words`, it only measures. Even a small store over the bus takes microseconds. */
struct cursor { u64 at, word, capacity, *words; };

static void flush(struct cursor *cursor) {
    if (cursor->words) cursor->words[(cursor->at - 1) % cursor->capacity / 8] = cursor->word;
    cursor->word = 0;
}

static void put(struct cursor *cursor, u8 byte) {
    cursor->word |= (u64)byte << 8 * (cursor->at % 8);
    if (++cursor->at % 8 == 0) flush(cursor);
}

static void put_word(struct cursor *cursor, u64 value) {
    for (u32 i = 0; i < 8; i++) put(cursor, (u8)(value >> 8 * i));
}

static void put_text(struct cursor *cursor, const char *text) {
    do put(cursor, (u8)*text);
    while (*text++);
}

/* Write the format, then eight bytes for each number and the characters for each string. */
static void put_all(struct cursor *cursor, const char *format, const u8 *arguments) {
    put_text(cursor, format);
    u64 at = 0;
    for (const char *c = format; *c; c++) {
        if (*c != '%') continue;
        c++;
        enum kind kind = conversion(&c);
        if (kind == NONE || kind == PERCENT) continue;
        u64 size = kind == SHORT ? 2 : kind == WORD ? 4 : 8; /* taichi gives i8 and i16 as two bytes */
        at = (at + size - 1) / size * size;
        if (kind == SHORT) put_word(cursor, *(const unsigned short *)(arguments + at));
        else if (kind == WORD) put_word(cursor, *(const u32 *)(arguments + at));
        else if (kind == STRING) put_text(cursor, *(const char *const *)(arguments + at));
        else put_word(cursor, *(const u64 *)(arguments + at));
        at += size;
    }
}

/* Write a record, at a multiple of 8: its size, then the text of put_all. The size is written last: until then the host
 * sees 0. */
void vprintf(const char *format, const u8 *arguments) {
    struct cursor size = {0, 0, 0, 0};
    put_all(&size, format, arguments);
    struct output *to = aiotaichi_output;
    struct ring *ring = to->ring;
    u64 whole = 8 + (size.at + 7) / 8 * 8, end = *(volatile u64 *)&ring->taken + to->capacity;
    u64 at = *(volatile u64 *)&to->reserved;
    u32 block, turn; /* not by the intrinsics, which the kernel has declared already */
    __asm__("mov.u32 %0, %%ctaid.x;" : "=r"(block));
    __asm__("mov.u32 %0, %%tid.x;" : "=r"(turn));
    turn += 1024 * block;
    for (u32 pause = SHORTEST;; pause = pause < LONGEST ? 2 * pause + 1 : pause) {
        if (at + whole > end) {
            __nvvm_atom_add_gen_ll((long long *)&ring->lost, 1);
            return;
        }
        u64 seen = (u64)__nvvm_atom_cas_gen_ll((long long *)&to->reserved, (long long)at, (long long)(at + whole));
        if (seen == at) break;
        /* One thread at a time gets on, so the threads must not wake together. */
        turn = turn * 1664525 + 1013904223;
        __asm__ volatile("nanosleep.u32 %0;" : : "r"(turn >> 16 & pause));
        at = *(volatile u64 *)&to->reserved;
    }
    struct cursor place = {at + 8, 0, to->capacity, ring->words};
    put_all(&place, format, arguments);
    if (place.at % 8) flush(&place);
    __nvvm_membar_sys();
    *(volatile u64 *)&ring->words[at % to->capacity / 8] = size.at;
}
