"""All of "await": the open device, its queues, and the events that tasks wait for.

This is the lowest part that knows event loops.
"""
