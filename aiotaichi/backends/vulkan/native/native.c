/* The native half of the Vulkan backend, as one translation unit.
 *
 * It records and hands over a batch of encoded commands in one call. A thread of each queue waits on the queue's
 * semaphore while the loop wants a notification; it never needs the GIL. `nox -s native` translates it to the LLVM IR
 * that the package ships. */

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include "libc.h"
#include "llvm_runtime.h"
#include "shared.h"
#include "sizes.h"
#include "protocol.h"
#include "thread_spans.h"
#include "notification.h"
#include "copy.h"
#include "copiers.h"
#include "queue.h"
#include "import.c"
#include "descriptors.c"
#include "context.c"
#include "commands.c"
#include "submissions.c"
#include "staging.c"
#include "transfers.c"
#include "times.c"
#include "record.c"
#include "hand_over.c"
#include "line.c"
#include "queue.c"
