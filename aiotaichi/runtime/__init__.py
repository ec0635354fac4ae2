"""The runtime: a device and its queues, from its opening to its end, its loss and its recovery."""
