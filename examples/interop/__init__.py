"""Arrays of other libraries through a kernel without a copy, and what replaces a thread pool."""
