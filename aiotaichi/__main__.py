"""``python -m aiotaichi`` is the command line."""

import sys

from aiotaichi.cli import main

sys.exit(main())
