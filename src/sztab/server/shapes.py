"""The shapes of the games in TypeScript: ``python -m sztab.server.shapes`` prints them.

Each ``web/src/themes/<game>/types.ts`` is this module's output for one game, written from the
types in the game's module ``seen``; ``python tests/regenerate.py`` writes the files and a test
compares them.
"""

import sys
from inspect import getmodule
from typing import Annotated, Any, Final, Literal, get_args, get_origin, is_typeddict

from sztab.core.data.shapes import SOME, SaidJson, Shapes, fields_of, members
from sztab.core.registry import games

WIRE: Final = {SaidJson: "Said"}  # what web/src/wire/types.ts has already
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def typescript(shapes: Shapes) -> str:
    """Return every type of a game's view and answers, in the order of their module."""
    return _Writer(shapes).text()


class _Writer:
    """Write one game's types: aliases of the module by their names, classes one after another."""

    def __init__(self, shapes: Shapes) -> None:
        module = getmodule(shapes.view)
        assert module is not None
        self.module, self.shapes = module, shapes
        self.used: set[str] = set()
        self.aliases = {
            _key(value): name for name, value in vars(module).items() if _is_alias(name, value)
        }

    def _borrowed(self) -> list[Any]:
        """Return classes of other modules that the game's types use, innermost first."""
        found: list[Any] = []
        own = list(vars(self.module).values())
        for kind in (self.shapes.view, *self.shapes.answers.values()):
            self._gather(kind, [], found)
        return [kind for kind in found if kind not in own and kind not in WIRE]

    def _gather(self, kind: Any, seen: list[Any], found: list[Any]) -> None:
        if kind in seen or kind in found:
            return
        seen.append(kind)
        inner = [one for one, _must in fields_of(kind).values()] if is_typeddict(kind) else []
        for one in inner or get_args(kind):
            self._gather(one, seen, found)
        if is_typeddict(kind):
            found.append(kind)

    def text(self) -> str:
        parts = [self._struct(kind) for kind in self._borrowed()]
        for name, value in vars(self.module).items():
            if is_typeddict(value) and value not in WIRE:
                parts.append(self._struct(value))
            elif _is_alias(name, value):
                parts.append(f"export type {name} = {self._spelled(value)};\n")
        answers = [
            f'  "{question}": {self._type(kind)};' for question, kind in self.shapes.answers.items()
        ]
        doc = "/** What each question is answered with. */"
        parts.append("\n".join([doc, "export type Answers = {", *answers, "};\n"]))
        source = f"{self.module.__name__.replace('.', '/')}.py"
        head = f"// Generated from src/{source} by python tests/regenerate.py.\n"
        if self.used:
            head += f'import type {{ {", ".join(sorted(self.used))} }} from "../../wire/types";\n'
        return "\n".join([head, *parts])

    def _struct(self, kind: Any) -> str:
        doc = " ".join((kind.__doc__ or "").split())
        lines = [f"/** {doc} */", f"export type {kind.__name__} = {{"]
        for name, (inner, required) in fields_of(kind).items():
            lines.append(f"  {name}{'' if required else '?'}: {self._type(inner)};")
        return "\n".join([*lines, "};\n"])

    def _type(self, kind: Any) -> str:
        alias = self.aliases.get(_key(kind))
        return alias if alias is not None else self._spelled(kind)

    def _spelled(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in WIRE:
            self.used.add(WIRE[kind])
            return WIRE[kind]
        if is_typeddict(kind):
            return str(kind.__name__)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if len(members(kind)) > 1:
            return " | ".join(self._type(member) for member in members(kind))
        if origin is Annotated and SOME in args[1:]:
            return f"Partial<{self._spelled(args[0])}>"
        if origin is dict:
            return f"Record<{self._type(args[0])}, {self._type(args[1])}>"
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self._type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(part) for part in args)}]"
        raise TypeError(f"There is no TypeScript for {kind}: add it to sztab.server.shapes.")


def _is_alias(name: str, value: Any) -> bool:
    """Return True if a module's name is an alias: a union, a tuple, a list."""
    made = get_origin(value) in (Literal, Annotated, tuple, list, dict)
    return made and not name.startswith("_") and not getattr(value, "__parameters__", ())


def _key(kind: Any) -> str:
    return repr(kind)


def written() -> dict[str, str]:
    """Return the client's file of each game with shapes, by path below ``web/src``."""
    found: dict[str, str] = {}
    for id, game in games().items():
        if game.shapes is not None and type(game).__module__.startswith("sztab."):
            found[f"themes/{id}/types.ts"] = typescript(game.shapes)
    return found


if __name__ == "__main__":
    for path, text in written().items():
        sys.stdout.write(f"// {path}\n{text}\n")
