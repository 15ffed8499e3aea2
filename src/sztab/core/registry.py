"""The registry: every game that is installed, ours and those of other packages."""

from functools import cache
from importlib.metadata import entry_points

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import nearest

GROUP = "sztab.games"


@cache
def games() -> dict[str, AnyGame]:
    """All installed games by id."""
    found: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
        except (ImportError, AttributeError) as error:
            raise SztabError(
                f"The game {entry.name!r} ({entry.value}) cannot be loaded ({error}): "
                "mend its package or remove it."
            ) from error
        if game.id != entry.name:
            raise SztabError(
                f"The entry point {entry.name!r} brings a game called {game.id!r}: name both alike."
            )
        if game.id in found:
            raise SztabError(f"Two packages bring a game called {game.id!r}: remove one of them.")
        found[game.id] = game
    return found


def find_game(id: str) -> AnyGame:
    """The game called *id*."""
    known = games()
    if id not in known:
        raise SztabError(
            f"There is no game {id!r}: choose {', '.join(known) or 'none, for none is installed'}."
            f"{nearest(id, list(known))}"
        )
    return known[id]
