/* Standstills. Some functions of the driver wait until the device is idle: cuModuleLoadData, cuMemHostUnregister and
 * cuMemFree (H200, driver 580). cuMemHostRegister takes milliseconds for 16 MiB. Meanwhile most calls of other threads
 * wait, launches among them. So only threads that may wait make such calls, and each call holds a lock. An event loop
 * tries the lock before it calls the driver. If the lock is held, another thread makes the loop's call.
 *
 * Loops and stagers register a few pages without the lock. That takes about a millisecond. */

void standstill_begin(rwlock *standstill) { pthread_rwlock_wrlock(standstill); }

void standstill_end(rwlock *standstill) { pthread_rwlock_unlock(standstill); }

i32 standstill_avoid(rwlock *standstill) { return !pthread_rwlock_tryrdlock(standstill); }

void standstill_allow(rwlock *standstill) { pthread_rwlock_unlock(standstill); }

void standstill_await(rwlock *standstill) { pthread_rwlock_rdlock(standstill); }

CUresult standstill_register(rwlock *standstill, CUresult (*function)(void *, u64, u32), void *pages, u64 size,
                             u32 flags) {
    standstill_begin(standstill);
    CUresult failed = function(pages, size, flags);
    standstill_end(standstill);
    return failed;
}

CUresult standstill_unregister(rwlock *standstill, CUresult (*function)(void *), void *pages) {
    standstill_begin(standstill);
    CUresult failed = function(pages);
    standstill_end(standstill);
    return failed;
}
