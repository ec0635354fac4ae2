"""Compare aiotaichi with other libraries on the same machine, in the same run. Run all with ``nox -s bench``."""
