"""What aiotaichi is compared with. Each peer is a :class:`~benchmarks.kernels.contender.Contender`."""
