/* How a device's own threads are scheduled: on the cores that the user has chosen, and perhaps after the event loop's
 * thread.
 *
 * Linux schedules each thread by a nice value of its own, which the thread inherits from the thread that creates it. */

/* Return whether the user has chosen cores. */
static i32 has_cores(const struct scheduling *scheduling) {
    u64 any = 0;
    for (u32 i = 0; i < MOST_CORES / 64; i++) any |= scheduling->cores[i];
    return any != 0;
}

/* Schedule the calling thread, at its start. A system that refuses leaves the thread as it is: it only runs elsewhere
 * or earlier. */
static void schedule(const struct scheduling *scheduling, i32 is_late) {
    if (is_late)
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + scheduling->nice);
    if (has_cores(scheduling)) sched_setaffinity(0, sizeof scheduling->cores, scheduling->cores);
}
