/* Standstills. Some functions of the driver wait until the device is idle: cuModuleLoadData, cuMemHostUnregister and
 * cuMemFree (H200, driver 580). cuMemHostRegister takes milliseconds for 16 MiB. Meanwhile most calls of other threads
 * wait, launches among them. Threads that may wait make such calls, and they hold a lock for it. An event loop asks the
 * lock before it calls the driver. If the lock is held, another thread makes the loop's call. What a loop or a stager
 * registers itself is small, and needs no standstill. */

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
