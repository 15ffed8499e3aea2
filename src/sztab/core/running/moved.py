"""Names that have moved: they work for one release and say what to write instead."""

import warnings
from importlib import import_module
from typing import Any


def moved(old: str, name: str, new: str) -> Any:
    """Return what *name* of the module *old* is now in the module *new*, with a warning."""
    found = getattr(import_module(new), name, None)
    if found is None or name.startswith("_"):
        raise AttributeError(f"module {old!r} has no attribute {name!r}")
    warnings.warn(f"{old}.{name} has moved: write {new}.{name}", DeprecationWarning, stacklevel=3)
    return found
