/* What the native half needs of C and its library. No header is included, so that the IR does not depend on the
 * machine it is made on. Linux with glibc 2.30 or newer. */

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef int i32;
typedef long i64;

/* pthread types are opaque, valid when zeroed, and at most 48 bytes on x86-64 and aarch64. */
typedef struct { u64 words[8]; } mutex;
typedef struct { u64 words[8]; } condition;
typedef struct { i64 seconds, nanoseconds; } timespec;

extern i32 pthread_mutex_lock(mutex *);
extern i32 pthread_mutex_unlock(mutex *);
extern i32 pthread_cond_wait(condition *, mutex *);
extern i32 pthread_cond_clockwait(condition *, mutex *, i32 clock, const timespec *);
extern i32 pthread_cond_signal(condition *);
extern i32 pthread_cond_broadcast(condition *);
extern i32 pthread_create(u64 *, const void *, void *(*)(void *), void *);
extern i32 pthread_join(u64, void **);
extern i32 clock_gettime(i32, timespec *);
extern i64 write(i32, const void *, u64);
extern void *calloc(u64, u64);
extern void *realloc(void *, u64);
extern void free(void *);
extern void *memcpy(void *, const void *, u64);
extern void *memmove(void *, const void *, u64);
extern void *memset(void *, i32, u64);
extern i32 vsnprintf(char *, u64, const char *, __builtin_va_list);

#define MONOTONIC 1
/* What a function that starts a thread returns if the system starts none. */
#define NO_THREAD ((void *)1)
#define load(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
#define store(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)

static u64 now(void) {
    timespec time;
    clock_gettime(MONOTONIC, &time);
    return (u64)time.seconds * 1000000000ul + (u64)time.nanoseconds;
}

static void relax(void) {
#ifdef __x86_64__
    __builtin_ia32_pause();
#else
    __builtin_arm_yield();
#endif
}

/* Make room for one element more. */
static inline i32 grow(void **items, u32 count, u32 *capacity, u64 size) {
    if (count < *capacity) return 1;
    u32 larger = *capacity ? 2 * *capacity : 8;
    void *moved = realloc(*items, larger * size);
    if (!moved) return 0;
    *items = moved;
    *capacity = larger;
    return 1;
}
