"""Printed: JSON that never changes, built once and shown in every view.

A view belongs to whoever asked for it, who may change it. What is printed on the board is the same
in all views of a game and can be a large part of them, so it is shared: an object and lists that
refuse every change, and equal to plain ones.
"""

from typing import Any, Never

from sztab.core.game import Json


def _refuse(self: object, *_args: object, **_named: object) -> Never:
    raise TypeError("What is printed cannot be changed: copy it first.")


class PrintedObject(dict[str, Any]):
    """A JSON object that cannot be changed."""

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __deepcopy__(self, memo: object) -> "PrintedObject":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return printed, (dict(self),)


class PrintedList(list[Any]):
    """A JSON list that cannot be changed."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse

    def __deepcopy__(self, memo: object) -> "PrintedList":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return printed, (list(self),)


def printed(plain: Json) -> Json:
    """Return the same JSON, not to be changed at any depth."""
    if isinstance(plain, dict):
        return PrintedObject({name: printed(value) for name, value in plain.items()})
    if isinstance(plain, (list, tuple)):
        return PrintedList([printed(value) for value in plain])
    return plain
