/* The crowd: threads that want the cores of a device, and are neither the device's nor the event loop's. They are other
 * programs, or threads of this one that compress pictures.
 *
 * The system counts the time in which the cores were busy. The threads of all devices and of the event loop have used a
 * part of that time. The crowd has used the rest. */

/* Nanoseconds between two looks at least, and a hundred times as long as a look takes: a machine of many cores has much
 * to tell. The system counts in ticks, so a look after a short time would find little. */
#define LOOK 100000000ul
#define TICK 10000000ul

/* A crowd has come if it takes more than a quarter of the cores, and has gone if it takes less than an eighth. A smaller
 * one takes hardly more from late threads than from equal ones, and ticks are too coarse to be sure of it. */
enum { LARGE = 4, SMALL = 8 };

enum { MOST_CLOCKS = 4096 };

/* The clocks of the threads of all devices, each of which counts the time that its thread computes; 0: a free place.
 * Nothing is locked: a fork's child finds clocks of threads that it does not have, and these tell no time. */
static i32 clocks[MOST_CLOCKS];
static u32 clocks_end; /* all later places are free */

struct crowd {
    const char *statistics; /* the path of a file as /proc/stat; 0: nobody looks */
    u64 cores[MOST_CORES / 64]; /* that the device may use */
    i32 loop; /* the clock of the thread that submitted last */
    u32 looking;
    u32 is_here;
    u64 next; /* the time of the next look */
    u64 since, others; /* of the last look: its time, and nanoseconds that others had computed */
};

static i32 own_clock(void) {
    i32 clock = 0;
    return pthread_getcpuclockid(pthread_self(), &clock) ? 0 : clock;
}

/* Count the calling thread as a device's, until remove_clock. Return the place of its clock; -1: all places are taken. */
static i32 add_clock(void) {
    i32 clock = own_clock();
    for (i32 i = 0; i < MOST_CLOCKS; i++) {
        i32 free = 0;
        if (load(&clocks[i]) || !replace(&clocks[i], &free, clock)) continue;
        for (u32 end = load(&clocks_end); end <= (u32)i && !replace(&clocks_end, &end, (u32)i + 1);) {}
        return i;
    }
    return -1;
}

static void remove_clock(i32 place) {
    if (place >= 0) store(&clocks[place], 0);
}

/* Return the nanoseconds that a thread has computed; 0: it has ended. */
static u64 time_of(i32 clock) {
    timespec time;
    if (!clock || clock_gettime(clock, &time)) return 0;
    return (u64)time.seconds * 1000000000ul + (u64)time.nanoseconds;
}

static i32 has_core(const u64 *cores, u64 core) { return core < MOST_CORES && cores[core / 64] >> core % 64 & 1; }

/* Read how many ticks some cores were busy: in programs of any nice value, and in the system. Return how many of the
 * cores there are; 0: the file says nothing. Each line is `cpu`, a core's number, and a number for each kind of work. */
static u64 read_busy(const char *path, const u64 *cores, u64 *busy) {
    enum { CORE, IN_PROGRAMS, IN_NICE_PROGRAMS, IN_SYSTEM };
    i32 file = open(path, CLOSE_ON_EXEC);
    if (file < 0) return 0;
    char text[4096];
    u64 count = 0, value = 0, column = CORE;
    i32 has_digits = 0, is_counted = 0, goes_on = 1;
    for (i64 size; goes_on && (size = read(file, text, sizeof text)) > 0;)
        for (i64 i = 0; goes_on && i < size; i++) {
            char letter = text[i];
            if (letter >= '0' && letter <= '9') {
                value = 10 * value + (u64)(letter - '0');
                has_digits = 1;
            } else if (letter == ' ' || letter == '\n') {
                if (column == CORE) {
                    is_counted = has_digits && has_core(cores, value);
                    count += (u64)is_counted;
                } else if (is_counted && has_digits && column <= IN_SYSTEM) {
                    *busy += value;
                }
                if (letter == '\n') column = CORE;
                else if (has_digits || column == CORE) column++;
                value = 0;
                has_digits = 0;
            } else if (column == CORE && letter != 'c' && letter != 'p' && letter != 'u') {
                goes_on = 0; /* the lines of the cores come first */
            }
        }
    close(file);
    return count;
}

static void look(struct crowd *crowd) {
    u64 start = now(), busy = 0, own = time_of(load(&crowd->loop));
    for (u32 i = 0; i < load(&clocks_end); i++) own += time_of(load(&clocks[i]));
    u64 count = read_busy(crowd->statistics, crowd->cores, &busy), others = TICK * busy - own;
    /* A thread may have ended since the last look, or another loop may have come: then the next look tells. */
    i64 grown = (i64)(others - crowd->others), most = (i64)((start - crowd->since) * count);
    if (crowd->since) store(&crowd->is_here, grown > most / (load(&crowd->is_here) ? SMALL : LARGE) && grown <= most);
    crowd->since = start;
    crowd->others = others;
    u64 pause = 100 * (now() - start);
    store(&crowd->next, start + (pause > LOOK ? pause : LOOK));
}

/* Return whether there is a crowd. The first thread that asks after a while looks. */
static i32 has_crowd(struct crowd *crowd) {
    u32 nobody = 0;
    if (crowd->statistics && now() >= load(&crowd->next) && replace(&crowd->looking, &nobody, 1)) {
        look(crowd);
        store(&crowd->looking, 0);
    }
    return (i32)load(&crowd->is_here);
}

/* Begin to look, or look never if there is no path. The first kernel finds that somebody has looked. */
static void watch_crowd(struct crowd *crowd, const struct scheduling *scheduling, const char *statistics) {
    crowd->statistics = statistics;
    memcpy(crowd->cores, scheduling->cores, sizeof crowd->cores);
    if (!has_cores(scheduling)) sched_getaffinity(0, sizeof crowd->cores, crowd->cores);
    if (statistics) look(crowd);
}
