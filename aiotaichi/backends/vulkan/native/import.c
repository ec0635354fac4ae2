/* The host's pages as buffers, by VK_EXT_external_memory_host: a device that shares the host's memory stages nothing. */

static void free_import(const struct device *device, struct import import) {
    device->DestroyBuffer(device->handle, import.buffer, 0);
    device->FreeMemory(device->handle, import.memory, 0);
}

/* Free what the last batch has imported. It has completed, or was never handed over. */
static void free_imports(const struct device *device, struct context *context) {
    while (context->imports_count) free_import(device, context->imports[--context->imports_count]);
}

/* Make a buffer over whole pages. */
static VkResult make_import(const struct device *device, void *pages, u64 size, struct import *import) {
    VkExternalMemoryHandleTypeFlagBits kind = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    VkExternalMemoryBufferCreateInfo external = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, 0, kind};
    VkBufferCreateInfo wanted = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, &external, 0, size,
                                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                                 VK_SHARING_MODE_EXCLUSIVE, 0, 0};
    VkImportMemoryHostPointerInfoEXT pointer = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT, 0, kind, pages};
    VkMemoryAllocateInfo memory = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &pointer, size,
                                   (u32)device->page_type};
    *import = (struct import){0};
    VkResult result = device->CreateBuffer(device->handle, &wanted, 0, &import->buffer);
    if (!result) result = device->AllocateMemory(device->handle, &memory, 0, &import->memory);
    if (!result) result = device->BindBufferMemory(device->handle, import->buffer, import->memory, 0);
    if (result) free_import(device, *import);
    return result;
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
    VkResult result = make_import(device, host - *offset, align(*offset + size, device->page_size), import);
    if (result) return result;
    context->imports_count++;
    *buffer = import->buffer;
    return VK_SUCCESS;
}
