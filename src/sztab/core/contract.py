"""The checks of the contract are in ``sztab.testing`` now; this name goes with the next release."""

from typing import Any

from sztab.core.running.moved import moved


def __getattr__(name: str) -> Any:
    """Find what has moved, with a warning."""
    return moved(__name__, name, "sztab.testing")
