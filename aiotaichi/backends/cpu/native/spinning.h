/* Spinning: a thread looks for work before it sleeps, because waking it takes longer than a small kernel runs.
 *
 * It looks for about as long as the usual wait for work. A thread that seldom gets work sleeps at once. */

/* How many threads of all devices spin now. */
static i32 spinners;

/* Return for how many nanoseconds to look, if `most` is the longest wait that is worth it. */
static u64 patience_of(u64 gap, u64 most) { return gap < most ? 2 * gap + 1000 : 0; }

/* Return the running mean of waits, of which none counts as more than four times `most`: some short waits after a long one
 * let a thread spin again. */
static u64 running_gap(u64 gap, u64 waited, u64 most) { return (3 * gap + (waited < 4 * most ? waited : 4 * most)) / 4; }

u64 spinning_threads(void) { return (u64)&spinners; }

static void end_spinning(void) { add(&spinners, -1); }

/* Return whether the thread may spin: a core is left to others. If it may, it calls end_spinning() afterwards. */
static i32 begin_spinning(i32 most_spinners) {
    if (add(&spinners, 1) < most_spinners) return 1;
    end_spinning();
    return 0;
}
