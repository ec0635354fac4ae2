"""Statistics and spans for monitoring systems. Each file needs a package of its own."""
