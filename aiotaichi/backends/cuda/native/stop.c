/* A queue that stops: it fails, or is abandoned or closed. */

/* Let all threads that wait on the queue's behalf look again. */
static void announce_stop(struct queue *queue) {
    pthread_mutex_lock(&queue->lock);
    pthread_cond_signal(&queue->work);
    pthread_cond_signal(&queue->stage);
    pthread_cond_broadcast(&queue->done);
    pthread_mutex_unlock(&queue->lock);
    struct ring *ring = queue->device->ring;
    pthread_mutex_lock(&ring->lock);
    pthread_cond_broadcast(&ring->released);
    pthread_mutex_unlock(&ring->lock);
}

/* Keep the first error. */
static void fail(struct queue *queue, CUresult result) {
    i32 none = CUDA_SUCCESS;
    __atomic_compare_exchange_n(&queue->result, &none, result, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    announce_stop(queue);
}
