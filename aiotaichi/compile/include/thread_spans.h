/* A ring of spans: what a device's native threads do, and when. Python gives the memory, zeroed but for the capacity.
 *
 * No thread waits for another one. A span is complete when its end is written, which comes last. One thread at a time
 * takes. If the ring is full, spans are dropped and counted. */

struct span_ring {
    u64 capacity;
    u64 added, taken; /* how many spans so far */
    u64 dropped;
    struct thread_span spans[];
};

/* Return the time, or 0 if nothing is recorded. `ring`: where the device has its ring; 0: nothing is recorded. */
static inline u64 begin_span(struct span_ring *const *ring) { return __builtin_expect(load(ring) != 0, 0) ? now() : 0; }

static __attribute__((noinline)) void add_span(struct span_ring *ring, u64 begin, u16 role, u16 kind, u64 bytes) {
    u64 number = load(&ring->added);
    do {
        if (number - load(&ring->taken) >= ring->capacity) {
            add(&ring->dropped, 1);
            return;
        }
    } while (!replace(&ring->added, &number, number + 1));
    struct thread_span *span = &ring->spans[number % ring->capacity];
    span->begin = begin;
    span->thread = (u32)gettid();
    span->role = role;
    span->kind = kind;
    span->bytes = bytes;
    store(&span->end, now());
}

/* End a span of the calling thread. `begin` is what begin_span returned. */
static inline void end_span(struct span_ring *const *place, u64 begin, u16 role, u16 kind, u64 bytes) {
    struct span_ring *ring;
    if (__builtin_expect(begin != 0, 0) && (ring = load(place))) add_span(ring, begin, role, kind, bytes);
}

u64 spans_take(struct span_ring *ring, struct thread_span *into, u64 most) {
    u64 count = 0, taken = load(&ring->taken);
    for (; count < most && taken < load(&ring->added); count++, taken++) {
        struct thread_span *span = &ring->spans[taken % ring->capacity];
        if (!load(&span->end)) break; /* a thread is writing it */
        into[count] = *span;
        store(&span->end, 0);
    }
    store(&ring->taken, taken);
    return count;
}
