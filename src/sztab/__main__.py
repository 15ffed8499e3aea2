"""``python -m sztab``: the same as the command."""

import sys

from sztab.cli import main

if __name__ == "__main__":
    sys.exit(main())
