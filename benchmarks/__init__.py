"""Compare aiotaichi with other libraries on the same machine, in the same run. Run them with ``nox -s benchmark``."""
