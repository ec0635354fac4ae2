/* An arena: the memory that kernels allocate by LLVMRuntime.host_allocator. It is freed with their module. */

struct chunk { struct chunk *next; };
struct arena { mutex lock; struct chunk *chunks; };

struct arena *arena_create(void) { return calloc(1, sizeof(struct arena)); }

/* The memory is zeroed: taichi's own constructors expect that. */
void *arena_allocate(struct arena *arena, u64 size, u64 alignment) {
    if (alignment < 16) alignment = 16;
    struct trap *trap = own_trap();
    struct frame *frame = suspend(trap);
    struct chunk *chunk = calloc(1, sizeof(struct chunk) + size + alignment);
    if (chunk) {
        pthread_mutex_lock(&arena->lock);
        chunk->next = arena->chunks;
        arena->chunks = chunk;
        pthread_mutex_unlock(&arena->lock);
    }
    resume(trap, frame);
    if (!chunk) return 0;
    return (void *)(((u64)(chunk + 1) + alignment - 1) / alignment * alignment);
}

void arena_destroy(struct arena *arena) {
    for (struct chunk *chunk = arena->chunks, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}
