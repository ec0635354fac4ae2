/* The native half of a trace, as one translation unit: built-in functions that the event loop's thread calls, with the GIL.
 *
 * `nox -s native` translates it to the LLVM IR that the package ships. */

#include "libc.h"
#include "python.h"
#include "notes.c"
