/* The native half of the CPU backend, as one translation unit.
 *
 * None of it may need the GIL: a busy event loop must not delay a kernel, and a kernel must not delay the
 * loop. `nox -s native` turns it into the LLVM IR that the package ships. */

#include "libc.h"
#include "pool.c"
#include "output.c"
#include "host.c"
#include "arena.c"
#include "queue.h"
#include "parallel_for.c"
#include "queue.c"
