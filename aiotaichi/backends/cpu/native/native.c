/* The native half of the CPU backend, as one translation unit.
 *
 * It never needs the GIL: a busy event loop does not delay a kernel, and a kernel does not delay the loop.
 * `nox -s native` translates it to the LLVM IR that the package ships. */

#include "libc.h"
#include "llvm_runtime.h"
#include "shared.h"
#include "sizes.h"
#include "protocol.h"
#include "thread_spans.h"
#include "notification.h"
#include "failures.h"
#include "copy.h"
#include "copiers.h"
#include "scheduling.h"
#include "turns.h"
#include "crowd.h"
#include "signals.h"
#include "traps.h"
#include "relay.h"
#include "spinning.h"
#include "pool.c"
#include "output.c"
#include "host.c"
#include "arena.c"
#include "queue.h"
#include "parallel_for.c"
#include "queue.c"
