/* The part of C's library that native code uses: Linux with glibc 2.30 or newer. No header of the system is included,
 * so the IR does not depend on the machine that makes it. */

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;
typedef int i32;
typedef long i64;

/* pthread types and semaphores are opaque, valid when zeroed, and at most 56 bytes on x86-64 and aarch64. */
typedef struct { u64 words[8]; } mutex;
typedef struct { u64 words[8]; } rwlock;
typedef struct { u64 words[8]; } condition;
typedef struct { u64 words[4]; } semaphore; /* its count is 0 when zeroed */
typedef struct { i64 seconds, nanoseconds; } timespec;

extern i32 pthread_mutex_lock(mutex *);
extern i32 pthread_mutex_unlock(mutex *);
extern i32 pthread_rwlock_wrlock(rwlock *);
extern i32 pthread_rwlock_rdlock(rwlock *);
extern i32 pthread_rwlock_tryrdlock(rwlock *);
extern i32 pthread_rwlock_unlock(rwlock *);
extern i32 pthread_cond_wait(condition *, mutex *);
extern i32 pthread_cond_clockwait(condition *, mutex *, i32 clock, const timespec *);
extern i32 pthread_cond_signal(condition *);
extern i32 pthread_cond_broadcast(condition *);
extern i32 sem_wait(semaphore *);
extern i32 sem_post(semaphore *);
extern i32 pthread_create(u64 *, const void *, void *(*)(void *), void *);
extern i32 pthread_join(u64, void **);
extern u64 pthread_self(void);
extern i32 gettid(void);
extern i32 pthread_getcpuclockid(u64, i32 *);
extern i32 clock_gettime(i32, timespec *);
extern i32 getpriority(u32, u32);
extern i32 setpriority(u32, u32, i32);
extern i32 sched_setaffinity(i32, u64, const void *);
extern i32 sched_getaffinity(i32, u64, void *);
extern i32 open(const char *, i32, ...);
extern i64 read(i32, void *, u64);
extern i32 close(i32);
extern i64 write(i32, const void *, u64);
extern void *calloc(u64, u64);
extern void *realloc(void *, u64);
extern void free(void *);
extern void *memcpy(void *, const void *, u64);
extern void *memmove(void *, const void *, u64);
extern void *memset(void *, i32, u64);
extern i32 vsnprintf(char *, u64, const char *, __builtin_va_list);

/* Marks of the functions in protocol.h. A quick function keeps the GIL, which is cheaper than giving it up. A blocking
 * function gives it up. A host function is called by kernels: Python only takes its address. */
#define QUICK
#define BLOCKING
#define HOST

#define MONOTONIC 1
#define CLOSE_ON_EXEC 02000000 /* of open(); reading only is 0 */
#define PRIO_PROCESS 0 /* and then 0 for the calling thread */
#define load(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
#define store(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)
/* Return whether `place` had the value `expected`, and has the new value now. If not, `expected` gets what it has. */
#define replace(place, expected, value) \
    __atomic_compare_exchange_n(place, expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

/* Add a number to the one at `place`. Return the number that was there before. */
#define add(place, number) __atomic_fetch_add(place, number, __ATOMIC_SEQ_CST)

/* Return nanoseconds of the monotonic clock. */
static u64 now(void) {
    timespec time;
    clock_gettime(MONOTONIC, &time);
    return (u64)time.seconds * 1000000000ul + (u64)time.nanoseconds;
}

/* Wait for a signal; under the lock. Return nonzero when the deadline, a time of now(), has passed. */
static inline i32 wait_until(condition *signalled, mutex *lock, u64 deadline) {
    timespec until = {(i64)(deadline / 1000000000ul), (i64)(deadline % 1000000000ul)};
    return pthread_cond_clockwait(signalled, lock, MONOTONIC, &until);
}

/* Tell the processor that this thread spins. */
static void relax(void) {
#ifdef __x86_64__
    __builtin_ia32_pause();
#else
    __builtin_arm_yield();
#endif
}

/* Make room for one more element. Return 0 if there is no memory. */
static inline i32 grow(void **items, u32 count, u32 *capacity, u64 size) {
    if (count < *capacity) return 1;
    u32 larger = *capacity ? 2 * *capacity : 8;
    void *moved = realloc(*items, larger * size);
    if (!moved) return 0;
    *items = moved;
    *capacity = larger;
    return 1;
}
