"""What all parts of a position read alike: names, fields, and faults of several entries."""

from sztab.core.data.dataset import Sheet
from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.race_to_the_rhine.position.writing import SOURCE
from sztab.games.race_to_the_rhine.state import State


def fault(where: str, problem: str) -> PositionError:
    """A fault of several entries together, named by one of them."""
    return PositionError(f"{SOURCE}, {where}: {problem}.")


def names_in(sheet: Sheet, key: str) -> list[str]:
    """A list of names, each once."""
    entry = sheet.get(key, [])
    names = [name.text() for name in entry.items()]
    if len(set(names)) != len(names):
        raise entry.fault("a name stands twice")
    return names


def part_of(sheet: Sheet, key: str, *keys: str) -> Sheet:
    """The object called *key* with no other entries than these; empty if it is left out."""
    return sheet.get(key, {}).only(*keys)


def field_called(state: State, name: Json, where: str) -> int:
    """Return the field of this name; *where* says which entry names it."""
    if not isinstance(name, str) or name not in state.board.field_of:
        raise fault(where, f"there is no field {name!r:.40}")
    return state.board.field_of[name]
