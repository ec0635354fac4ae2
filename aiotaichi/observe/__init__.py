"""Statistics for monitoring systems, on the public surface only. Each file needs a package of its own."""
