"""Run the command line: ``python -m aiotaichi``."""

import sys

from aiotaichi.cli import main

sys.exit(main())
