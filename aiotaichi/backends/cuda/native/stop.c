/* A queue that stops: it fails, or is abandoned or closed. */

/* Let all threads that wait on the queue's behalf look again. */
static void announce_stop(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    call(queue->device->waiters, &queue->waiting); /* also if the queue is being closed */
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
    look_again(queue->device->stagers); /* other queues' batches may wait for this queue's */
}

/* Keep the first error. */
static void fail(struct queue *queue, CUresult result) {
    i32 none = CUDA_SUCCESS;
    __atomic_compare_exchange_n(&queue->result, &none, result, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    announce_stop(queue);
}
