"""The registry: every game that is installed, ours and those of other packages."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Game
from sztab.core.options import nearest

GROUP = "sztab.games"


@cache
def games() -> dict[str, AnyGame]:
    """Return all installed games by id."""
    found: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game = _loaded(entry)
        if game.id in found:
            raise SztabError(f"Two packages bring a game called {game.id!r}: remove one of them.")
        found[game.id] = game
    return found


def load_game(id: str) -> AnyGame:
    """Return the game called *id* without loading the others, which takes longer than it does."""
    entries = [entry for entry in entry_points(group=GROUP) if entry.name == id]
    return _loaded(entries[0]) if len(entries) == 1 else find_game(id)


def _loaded(entry: EntryPoint) -> AnyGame:
    try:
        game = entry.load()
    except Exception as error:  # whatever is wrong in a stranger's module
        raise SztabError(
            f"The game {entry.name!r} ({entry.value}) cannot be loaded ({error}): "
            "fix its package or remove it."
        ) from error
    if not isinstance(game, Game):
        raise SztabError(
            f"The entry point {entry.name!r} ({entry.value}) brings no game: name an object "
            "of a class that extends Game."
        )
    if game.id != entry.name:
        raise SztabError(
            f"The entry point {entry.name!r} brings a game called {game.id!r}: name both alike."
        )
    return game


def find_game(id: str) -> AnyGame:
    """Return the game called *id*."""
    known = games()
    if id not in known:
        raise SztabError(f"There is no game {id!r}: {_choice(known)}.{nearest(id, list(known))}")
    return known[id]


def _choice(known: dict[str, AnyGame]) -> str:
    if known:
        return f"choose {', '.join(known)}"
    return "no game is installed, so install sztab with pip; its source on the path is not enough"
