"""The base of moves whose notation is declared (``notation.Notation``)."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

TEXTS: Final[dict[Any, Callable[[Any], str]]] = {}  # how each class of moves is written


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Written:
    """A move that is written as its form says."""

    def text(self) -> str:
        """The move as it is written."""
        return TEXTS[type(self)](self)
