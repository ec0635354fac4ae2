/* The native half of the CUDA backend, as one translation unit.
 *
 * A launch costs the driver three microseconds and Python's bindings as many again: what a loop's turn has gathered is
 * handed over in one call. `nox -s native` turns it into the LLVM IR that the package ships. */

#include "libc.h"
#include "cuda.h"
#include "queue.h"
#include "graph.c"
#include "commands.c"
#include "hand_over.c"
#include "batch.c"
#include "queue.c"
