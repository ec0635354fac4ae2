/* The native half of the Vulkan backend, as one translation unit.
 *
 * It records and submits what Python has encoded, in one call per batch, and parks a thread per busy queue on
 * that queue's semaphore: none of it may need the GIL. `nox -s native` turns it into the LLVM IR that the
 * package ships. */

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include "libc.h"
#include "vulkan.h"
#include "queue.h"
#include "context.c"
#include "descriptors.c"
#include "commands.c"
#include "record.c"
#include "queue.c"
