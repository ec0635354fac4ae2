/* Standstills. Some functions of the driver wait until the device is idle: cuModuleLoadData, cuMemHostUnregister and
 * cuMemFree (H200, driver 580). cuMemHostRegister takes milliseconds. Meanwhile most calls of other threads wait,
 * launches among them. Only threads that may wait make such calls, and they hold a lock for it. An event loop asks the
 * lock before it calls the driver. If the lock is held, another thread makes the loop's call. */

void standstill_begin(rwlock *standstill) { pthread_rwlock_wrlock(standstill); }

void standstill_end(rwlock *standstill) { pthread_rwlock_unlock(standstill); }

i32 standstill_avoid(rwlock *standstill) { return !pthread_rwlock_tryrdlock(standstill); }

void standstill_allow(rwlock *standstill) { pthread_rwlock_unlock(standstill); }
