"""Arrays, images and transfers: what queues read and write."""
