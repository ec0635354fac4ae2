/* The native half of the CUDA backend, as one translation unit.
 *
 * It hands a batch over in one call: a launch costs the driver three microseconds, and Python's bindings would add as
 * many. `nox -s native` translates it to the LLVM IR that the package ships. */

#include "libc.h"
#include "llvm_runtime.h"
#include "shared.h"
#include "sizes.h"
#include "cuda.h"
#include "protocol.h"
#include "thread_spans.h"
#include "notification.h"
#include "failures.h"
#include "copy.h"
#include "copiers.h"
#include "context.c"
#include "standstill.c"
#include "queue.h"
#include "ring.c"
#include "stop.c"
#include "transfers.c"
#include "graph.c"
#include "commands.c"
#include "hand_over.c"
#include "batch.c"
#include "clock.c"
#include "queue.c"
