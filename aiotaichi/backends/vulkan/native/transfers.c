/* Transfers of the host's memory that no buffer covers. */

enum { EVERY_TEXEL = 48 }; /* a multiple of every texel's bytes, and of 4 */

/* Carry few bytes in the context's own memory, from `at` on. */
static VkResult carry(struct context *context, u8 *host, u64 at, u64 size, i32 is_upload) {
    if (!is_upload) return add_arrival(context, host, at, size);
    memcpy(context->mapped + at, host, size);
    return VK_SUCCESS;
}

static VkResult transfer(struct queue *queue, const struct transfer *transfer, i32 is_upload) {
    struct context *context = queue->recording;
    VkBuffer buffer = context->buffer;
    u64 at, size = transfer->size;
    VkResult result;
    if (size <= MOST_CARRIED) {
        at = reserve(queue->device, context, size);
        result = carry(context, transfer->host, at, size, is_upload);
    } else if (queue->device->page_type != NO_PAGES) {
        result = use_in_place(queue, transfer->host, size, &buffer, &at);
    } else {
        return stage(queue, transfer, is_upload);
    }
    if (result) return result;
    order(queue);
    copy_bytes(queue, buffer, at, transfer->buffer, transfer->offset, size, is_upload);
    return VK_SUCCESS;
}

/* Return whether the device uses texels in place: an image's copy begins with a whole word and a whole texel. */
static i32 can_use_in_place(const struct device *device, const struct texels *texels) {
    u64 offset = (u64)texels->host % device->page_size;
    return device->page_type != NO_PAGES && offset % 4 == 0 && offset % texels->texel == 0;
}

static VkResult transfer_texels(struct queue *queue, const struct texels *texels, i32 is_upload) {
    struct context *context = queue->recording;
    VkBuffer buffer = context->buffer;
    u64 at, size = texels->size;
    VkResult result;
    if (size <= MOST_CARRIED) {
        at = align(reserve(queue->device, context, size + EVERY_TEXEL), EVERY_TEXEL);
        result = carry(context, texels->host, at, size, is_upload);
    } else if (can_use_in_place(queue->device, texels)) {
        result = use_in_place(queue, texels->host, size, &buffer, &at);
    } else {
        return stage_texels(queue, texels, is_upload);
    }
    if (result) return result;
    order(queue);
    copy_texels(queue, buffer, at, texels->image, &texels->region, is_upload);
    return VK_SUCCESS;
}
