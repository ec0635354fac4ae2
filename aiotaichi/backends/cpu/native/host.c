/* Functions of LLVMRuntime that do nothing here, and vsnprintf. A kernel that was built with
 * ti.init(kernel_profiler=True) calls profiler_start and profiler_stop. A failed assert also sets the error code,
 * which the queue reads. */

void profiler_start(void *profiler, const char *kernel) { (void)profiler, (void)kernel; }
void profiler_stop(void *profiler) { (void)profiler; }
void assert_failed(const char *message) { (void)message; }

void aiotaichi_division_failed(i32 code) {
    struct trap *trap = own_trap();
    trap->fault.signal = SIGNAL_DIVISION;
    trap->fault.address = (u64)code;
    longjmp(suspend(trap), 1);
}

i32 host_vsnprintf(char *into, u64 size, const char *format, __builtin_va_list arguments) {
    return vsnprintf(into, size, format, arguments);
}
