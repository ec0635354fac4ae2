/* The host's pages as buffers, by VK_EXT_external_memory_host. A device that shares the host's memory imports pages for
 * each batch, and stages nothing. A thread imports those that transfers use again for any other device. */

static void free_import(const struct device *device, const struct import *import) {
    device->DestroyBuffer(device->handle, import->buffer, 0);
    device->FreeMemory(device->handle, import->memory, 0);
}

/* Free what the last batch has imported. It has completed, or was never handed over. */
static void free_imports(const struct device *device, struct context *context) {
    while (context->imports_count) free_import(device, &context->imports[--context->imports_count]);
}

static VkResult import_pages(const struct device *device, u8 *pages, u64 size, u64 memory_type, const u32 *families,
                             u64 families_count, struct import *into) {
    VkExternalMemoryHandleTypeFlagBits kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    VkExternalMemoryBufferCreateInfo external = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, 0, kind};
    VkBufferCreateInfo wanted = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, &external, 0, size,
                                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                                 families_count > 1 ? VK_SHARING_MODE_CONCURRENT : VK_SHARING_MODE_EXCLUSIVE,
                                 families_count > 1 ? (u32)families_count : 0, families};
    VkImportMemoryHostPointerInfoEXT pointer = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT, 0, kind, pages};
    VkMemoryAllocateInfo memory = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &pointer, size,
                                   (u32)memory_type};
    *into = (struct import){0};
    VkResult result = device->CreateBuffer(device->handle, &wanted, 0, &into->buffer);
    if (!result) result = device->AllocateMemory(device->handle, &memory, 0, &into->memory);
    if (!result) result = device->BindBufferMemory(device->handle, into->buffer, into->memory, 0);
    if (result) free_import(device, into);
    return result;
}

i32 device_import(struct device *device, u8 *pages, u64 size, u64 memory_type, const u32 *families,
                  u64 families_count, struct import *into) {
    add(&device->pinning, 1);
    VkResult result = import_pages(device, pages, size, memory_type, families, families_count, into);
    add(&device->pinning, -1);
    return result;
}

void device_free_import(struct device *device, const struct import *import) {
    add(&device->pinning, 1);
    free_import(device, import);
    add(&device->pinning, -1);
}

/* Use the pages around the host's bytes in place, until the batch has completed. `*offset`: where the bytes begin. */
static VkResult use_in_place(struct queue *queue, u8 *host, u64 size, VkBuffer *buffer, u64 *offset) {
    const struct device *device = queue->device;
    struct context *context = queue->recording;
    if (!grow((void **)&context->imports, context->imports_count, &context->imports_capacity,
              sizeof *context->imports))
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    struct import *import = &context->imports[context->imports_count];
    *offset = (u64)host % device->page_size;
    u64 whole = align(*offset + size, device->page_size);
    VkResult result = import_pages(device, host - *offset, whole, device->page_type, 0, 0, import);
    if (result) return result;
    context->imports_count++;
    *buffer = import->buffer;
    return VK_SUCCESS;
}
