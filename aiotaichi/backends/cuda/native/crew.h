/* A crew: threads that work for whichever queue has work. So an idle queue has no thread, and many queues have no more
 * threads than a few. A device has two crews: the stagers hand batches over, the waiters wait for the driver.
 *
 * Each queue has one job for each crew.
 *
 *            .------------ done ------------.
 *            v                              |
 *          IDLE ----- call ---> READY ----> TAKEN, by one thread
 *                                 ^         |   |
 *                                 |         |   `-- call ---> CALLED, and READY as soon as the thread is done
 *                                 |         v
 *                                 `----- DELAYED   it cannot go on now
 *                  a call, look_again, or a moment has passed
 *
 * A thread that waits for a driver serves nobody meanwhile, and what it waits for may need another queue's job. So one
 * thread of the crew is free or only looks, if the system has started two: `may_wait` tells a job whether it may wait. The last
 * free thread looks at one job after the other, and at the delayed ones again after a moment.
 *
 * A crew's lock is taken after a queue's. No other lock is taken while it is held. */

enum { MOST_STAGERS = 8, MOST_WAITERS = 9, MOST_MEMBERS = MOST_WAITERS };
enum job_state { JOB_IDLE, JOB_READY, JOB_TAKEN, JOB_CALLED, JOB_DELAYED, JOB_LEFT };
enum outcome { DONE, LATER, GO };

/* `next` and `before`: in one of the crew's lists, which are circles. */
struct job { struct job *next, *before; struct queue *queue; enum job_state state; };

struct crew {
    mutex lock;
    condition work; /* for the threads */
    condition left; /* for queues that are closed */
    struct job ready, delayed; /* the lists */
    u64 delayed_count, delayed_since;
    u64 moment;  /* after which delayed jobs are ready again, in nanoseconds */
    u64 changes; /* how often delayed jobs were looked at again before the moment had passed */
    u32 most, started, busy, closing;
    u32 growing; /* a thread is being started, and is not counted yet */
    u32 watched; /* a thread sleeps until delayed jobs are ready again */
    u32 ended;   /* a thread has ended */
    /* Do a queue's job. Return DONE, or LATER if it cannot go on now. */
    enum outcome (*serve)(struct queue *queue, i32 may_wait);
    u64 threads[MOST_MEMBERS];
};

/* Nanoseconds for each delayed job: threads that look at many jobs look less often. */
#define LOOKING 4000ul

static i32 is_empty(const struct job *jobs) { return jobs->next == jobs; }

static void add_job(struct job *jobs, struct job *job) {
    job->next = jobs;
    job->before = jobs->before;
    job->before->next = jobs->before = job;
}

static void remove_job(struct job *job) {
    job->before->next = job->next;
    job->next->before = job->before;
}

/* Add a job to the ready ones; under the lock. */
static void make_ready(struct crew *crew, struct job *job) {
    if (job->state == JOB_DELAYED) {
        remove_job(job);
        crew->delayed_count--;
    }
    job->state = JOB_READY;
    add_job(&crew->ready, job);
}

static void make_all_ready(struct crew *crew) {
    while (!is_empty(&crew->delayed)) make_ready(crew, crew->delayed.next);
}

/* Have a thread do a queue's job. If one does it now, it looks once more. */
static void call(struct crew *crew, struct job *job) {
    pthread_mutex_lock(&crew->lock);
    if (job->state == JOB_TAKEN) job->state = JOB_CALLED;
    if (job->state == JOB_IDLE || job->state == JOB_DELAYED) {
        make_ready(crew, job);
        pthread_cond_signal(&crew->work);
    }
    pthread_mutex_unlock(&crew->lock);
}

/* Something has happened that delayed jobs may wait for. */
static void look_again(struct crew *crew) {
    pthread_mutex_lock(&crew->lock);
    crew->changes++;
    make_all_ready(crew);
    if (!is_empty(&crew->ready)) pthread_cond_signal(&crew->work);
    pthread_mutex_unlock(&crew->lock);
}

/* Return when delayed jobs are ready again; under the lock. */
static u64 next_look(const struct crew *crew) {
    return crew->delayed_since + crew->moment + LOOKING * crew->delayed_count;
}

/* Sleep until there is work; under the lock. One thread at a time watches the delayed jobs. */
static void rest(struct crew *crew) {
    if (is_empty(&crew->delayed) || crew->watched) {
        pthread_cond_wait(&crew->work, &crew->lock);
        return;
    }
    crew->watched = 1;
    wait_until(&crew->work, &crew->lock, next_look(crew));
    crew->watched = 0;
}

static void *serve_queues(void *argument);

/* Start one more thread if all are busy and the crew may have more; under the lock, which the function gives up while the
 * system starts the thread, so that no queue waits for that. Another thread that needs one more waits. If the system starts
 * none, the crew stays as it is. */
static void grow_crew(struct crew *crew) {
    while (crew->growing && crew->busy >= crew->started) pthread_cond_wait(&crew->left, &crew->lock);
    if (crew->busy < crew->started || crew->started == crew->most) return;
    crew->growing = 1;
    pthread_mutex_unlock(&crew->lock);
    i32 error = pthread_create(&crew->threads[crew->started], 0, serve_queues, crew);
    pthread_mutex_lock(&crew->lock);
    crew->started += !error;
    crew->growing = 0;
    pthread_cond_broadcast(&crew->left);
}

/* Take the next job and do it; under the lock, which the function gives up meanwhile. */
static void do_job(struct crew *crew) {
    struct job *job = crew->ready.next;
    remove_job(job);
    job->state = JOB_TAKEN;
    crew->busy++;
    grow_crew(crew);
    i32 may_wait = crew->busy < crew->started;
    if (!is_empty(&crew->ready) || (!is_empty(&crew->delayed) && !crew->watched)) pthread_cond_signal(&crew->work);
    u64 changes = crew->changes;
    pthread_mutex_unlock(&crew->lock);
    enum outcome outcome = crew->serve(job->queue, may_wait);
    pthread_mutex_lock(&crew->lock);
    crew->busy--;
    if (job->state == JOB_CALLED || (outcome == LATER && changes != crew->changes)) {
        make_ready(crew, job);
    } else if (outcome == LATER) {
        if (!crew->delayed_count++) crew->delayed_since = now();
        job->state = JOB_DELAYED;
        add_job(&crew->delayed, job);
    } else {
        job->state = JOB_IDLE;
    }
    pthread_cond_broadcast(&crew->left);
}

static void *serve_queues(void *argument) {
    struct crew *crew = argument;
    pthread_mutex_lock(&crew->lock);
    while (crew->growing) pthread_cond_wait(&crew->left, &crew->lock); /* until this thread is counted */
    while (!crew->closing) {
        if (!is_empty(&crew->delayed) && now() >= next_look(crew)) make_all_ready(crew);
        if (is_empty(&crew->ready)) rest(crew);
        else do_job(crew);
    }
    store(&crew->ended, 1);
    pthread_mutex_unlock(&crew->lock);
    return 0;
}

static struct crew *create_crew(enum outcome (*serve)(struct queue *, i32), u64 most, u64 moment) {
    struct crew *crew = calloc(1, sizeof *crew);
    if (!crew) return 0;
    crew->ready.next = crew->ready.before = &crew->ready;
    crew->delayed.next = crew->delayed.before = &crew->delayed;
    crew->serve = serve;
    crew->most = most < 1 ? 1 : (u32)most;
    crew->moment = moment;
    return crew;
}

/* Return whether the crew has a thread. Its first queue starts one. */
static i32 has_thread(struct crew *crew) {
    pthread_mutex_lock(&crew->lock);
    if (!crew->started) grow_crew(crew);
    i32 answer = crew->started != 0;
    pthread_mutex_unlock(&crew->lock);
    return answer;
}

/* Take a queue's job away from the crew, and wait until no thread does it. From now on, calls do nothing. */
static void leave_crew(struct crew *crew, struct job *job) {
    pthread_mutex_lock(&crew->lock);
    while (job->state == JOB_TAKEN || job->state == JOB_CALLED) pthread_cond_wait(&crew->left, &crew->lock);
    if (job->state == JOB_DELAYED) crew->delayed_count--;
    if (job->state != JOB_IDLE) remove_job(job);
    job->state = JOB_LEFT;
    pthread_mutex_unlock(&crew->lock);
}

static void close_crew(struct crew *crew) {
    pthread_mutex_lock(&crew->lock);
    crew->closing = 1;
    pthread_cond_broadcast(&crew->work);
    pthread_mutex_unlock(&crew->lock);
    for (u32 i = 0; i < crew->started; i++) pthread_join(crew->threads[i], 0);
    free(crew);
}
