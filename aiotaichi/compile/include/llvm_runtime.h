/* The part of taichi 1.7.4's LLVMRuntime that native code reads: the message of a failed assert (offsets in bytes).
 * core/llvm_runtime.py has the members that Python writes. */

enum {
    ERROR_TEMPLATE = 32912,
    ERROR_TEMPLATE_SIZE = 2048,
    ERROR_ARGUMENTS = 34960,
    ERROR_CODE = 35224,
    ERROR_SIZE = ERROR_CODE + 8 - ERROR_TEMPLATE /* the message, from ERROR_TEMPLATE to the end of the error code */
};
