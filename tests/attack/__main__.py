"""``python -m tests.attack``: all attacks by one command."""

import sys

from tests.attack.run import main

if __name__ == "__main__":
    sys.exit(main())
