"""``python -m scripts.failed_tests REPORT``: files with failed tests in a JSON report of vitest.

Prints each file once, without its folder; the names of the failed tests go to standard error.
"""

import json
import sys
from pathlib import Path


def main() -> int:
    """Print the files; 1 if there is no report or nothing failed in it."""
    try:
        report = json.loads(Path(sys.argv[1]).read_text())
    except (OSError, ValueError) as error:
        sys.stderr.write(f"There is no report of the tests: {error}\n")
        return 1
    failed = [one for one in report["testResults"] if one["status"] == "failed"]
    for file in failed:
        name = Path(file["name"]).name
        sys.stdout.write(f"{name}\n")
        for test in file["assertionResults"]:
            if test["status"] == "failed":
                sys.stderr.write(f"{name}: {test['fullName']}\n")
    return 0 if failed else 1


if __name__ == "__main__":
    sys.exit(main())
