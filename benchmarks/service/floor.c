/* What the hardware can do for the requests of a service on CUDA: without Python, and without kernels.
 *
 * Usage: floor NBYTES THREADS HELPERS SECONDS. It prints the requests a second of each way, as a line of JSON:
 *
 *   pinned      THREADS threads have a stream each. A request is an upload from pinned memory, a download and a wait.
 *   copied      Each request first copies its image from ordinary memory into pinned memory.
 *   one_caller  One thread makes all of these copies, as the loop's thread of a service does. HELPERS threads help it.
 *               THREADS other threads upload, download and wait.
 *   copies      Only the copies of one_caller.
 *
 * There are 64 images, which take turns, as those of the service's tasks do.
 */
#include <dlfcn.h>
#include <emmintrin.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { IMAGES = 64, LEAST_SHARED = 256 * 1024, PIECES = 16 };

/* NVIDIA's driver. It is loaded by name: the program compiles without CUDA. */
static struct {
    int (*init)(unsigned flags);
    int (*get_device)(int *device, int number);
    int (*retain_context)(void **context, int device);
    int (*set_context)(void *context);
    int (*allocate)(uint64_t *address, size_t size);
    int (*allocate_host)(void **address, size_t size, unsigned flags);
    int (*create_stream)(void **stream, unsigned flags);
    int (*upload)(uint64_t to, const void *from, size_t size, void *stream);
    int (*download)(void *to, uint64_t from, size_t size, void *stream);
    int (*synchronize)(void *stream);
} driver;
static const char *const names[] = {"cuInit", "cuDeviceGet", "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent",
                                    "cuMemAlloc_v2", "cuMemHostAlloc", "cuStreamCreate", "cuMemcpyHtoDAsync_v2",
                                    "cuMemcpyDtoHAsync_v2", "cuStreamSynchronize"}; /* in the same order */
static void *context;
static size_t nbytes;
static int threads, helpers;
static double seconds;

static void must(int status, const char *what) {
    if (!status) return;
    fprintf(stderr, "%s: %d\n", what, status);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static char *ordinary[IMAGES], *pinned[IMAGES], *results[IMAGES];
static uint64_t uploads[IMAGES];

/* Copy with stores that bypass the caches. */
static void copy_streamed(char *to, const char *from, size_t size) {
    for (size_t at = 0; at < size; at += 64) {
        __builtin_prefetch(from + at + 1024);
        for (int i = 0; i < 4; i++)
            _mm_stream_si128((__m128i *)(to + at) + i, _mm_loadu_si128((const __m128i *)(from + at) + i));
    }
    _mm_sfence();
}

/* -- copies that one caller makes with helpers, who spin: nobody is woken ---------------------------------------- */

static struct { char *to; const char *from; _Atomic int taken, copied, number; _Atomic int is_over; } job;

static void take_pieces(int number) {
    size_t piece = nbytes / PIECES;
    for (int i; atomic_load(&job.number) == number && (i = atomic_fetch_add(&job.taken, 1)) < PIECES;) {
        copy_streamed(job.to + i * piece, job.from + i * piece, piece);
        atomic_fetch_add(&job.copied, 1);
    }
}

static void *help(void *argument) {
    for (int seen = 0; !atomic_load(&job.is_over);) {
        int number = atomic_load(&job.number);
        if (number != seen) take_pieces(seen = number);
        _mm_pause();
    }
    return argument;
}

static void copy_with_help(char *to, const char *from) {
    if (nbytes < LEAST_SHARED || !helpers) {
        copy_streamed(to, from, nbytes);
        return;
    }
    job.to = to, job.from = from;
    atomic_store(&job.copied, 0);
    int number = atomic_load(&job.number) + 1;
    atomic_store(&job.taken, PIECES); /* a late helper of the last job takes nothing */
    atomic_store(&job.number, number);
    atomic_store(&job.taken, 0);
    take_pieces(number);
    while (atomic_load(&job.copied) < PIECES) _mm_pause();
}

/* -- requests ---------------------------------------------------------------------------------------------------- */

enum way { PINNED, COPIED, ONE_CALLER };
static enum way way;
static _Atomic int ready[IMAGES]; /* one_caller: whether the image is copied and waits for its upload */
static _Atomic long requests;
static _Atomic int serving; /* how many threads send requests */
static double end;

/* Send requests until the end, at least one for each image. */
static void *serve(void *argument) {
    int first = (int)(intptr_t)argument;
    void *stream;
    must(driver.set_context(context), "cuCtxSetCurrent");
    must(driver.create_stream(&stream, 1), "cuStreamCreate");
    int image = first, is_first = 1;
    while (is_first || now() < end) {
        if (way == COPIED) copy_streamed(pinned[image], ordinary[image], nbytes);
        while (way == ONE_CALLER && !atomic_load(&ready[image])) _mm_pause();
        must(driver.upload(uploads[image], pinned[image], nbytes, stream), "cuMemcpyHtoDAsync");
        must(driver.download(results[image], uploads[image], nbytes, stream), "cuMemcpyDtoHAsync");
        must(driver.synchronize(stream), "cuStreamSynchronize");
        atomic_store(&ready[image], 0);
        atomic_fetch_add(&requests, 1);
        image += threads;
        if (image >= IMAGES) image = first, is_first = 0;
    }
    atomic_fetch_sub(&serving, 1);
    return 0;
}

static double rate(enum way chosen) {
    pthread_t servers[threads], crew[helpers + 1];
    way = chosen;
    atomic_store(&requests, 0);
    atomic_store(&serving, threads);
    for (int i = 0; i < IMAGES; i++) atomic_store(&ready[i], 0);
    atomic_store(&job.is_over, 0);
    double began = now();
    end = began + seconds;
    for (int i = 0; i < threads; i++) pthread_create(&servers[i], 0, serve, (void *)(intptr_t)i);
    if (way == ONE_CALLER) {
        for (int i = 0; i < helpers; i++) pthread_create(&crew[i], 0, help, 0);
        for (int image = 0; atomic_load(&serving); image = (image + 1) % IMAGES) {
            if (atomic_load(&ready[image])) continue; /* its thread may have ended */
            copy_with_help(pinned[image], ordinary[image]);
            atomic_store(&ready[image], 1);
        }
        atomic_store(&job.is_over, 1);
        for (int i = 0; i < helpers; i++) pthread_join(crew[i], 0);
    }
    for (int i = 0; i < threads; i++) pthread_join(servers[i], 0);
    return atomic_load(&requests) / (now() - began);
}

static double copy_rate(void) {
    pthread_t crew[helpers + 1];
    long count = 0;
    atomic_store(&job.is_over, 0);
    for (int i = 0; i < helpers; i++) pthread_create(&crew[i], 0, help, 0);
    for (end = now() + seconds; now() < end; count++) copy_with_help(pinned[count % IMAGES], ordinary[count % IMAGES]);
    atomic_store(&job.is_over, 1);
    for (int i = 0; i < helpers; i++) pthread_join(crew[i], 0);
    return count / seconds;
}

int main(int count, char **arguments) {
    if (count != 5) return 2;
    nbytes = strtoull(arguments[1], 0, 10);
    threads = atoi(arguments[2]), helpers = atoi(arguments[3]), seconds = atof(arguments[4]);
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library) return 3;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *found = dlsym(library, names[i]);
        if (!found) return 3;
        memcpy((char *)&driver + i * sizeof found, &found, sizeof found);
    }
    int device;
    must(driver.init(0), "cuInit");
    must(driver.get_device(&device, 0), "cuDeviceGet");
    must(driver.retain_context(&context, device), "cuDevicePrimaryCtxRetain");
    must(driver.set_context(context), "cuCtxSetCurrent");
    for (int i = 0; i < IMAGES; i++) {
        ordinary[i] = aligned_alloc(4096, nbytes);
        memset(ordinary[i], i + 1, nbytes);
        must(driver.allocate_host((void **)&pinned[i], nbytes, 0), "cuMemHostAlloc");
        memcpy(pinned[i], ordinary[i], nbytes);
        must(driver.allocate_host((void **)&results[i], nbytes, 0), "cuMemHostAlloc");
        must(driver.allocate(&uploads[i], nbytes), "cuMemAlloc");
    }
    double first = rate(PINNED), second = rate(COPIED), third = rate(ONE_CALLER), fourth = copy_rate();
    for (int i = 0; i < IMAGES; i++)
        if (memcmp(results[i], ordinary[i], nbytes) || memcmp(pinned[i], ordinary[i], nbytes)) return 4;
    printf("{\"pinned\": %.1f, \"copied\": %.1f, \"one_caller\": %.1f, \"copies\": %.1f}\n", first, second, third, fourth);
    return 0;
}
