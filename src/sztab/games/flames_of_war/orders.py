"""Orders in words before they are carried out: for plans of hints, analyses and puzzles."""

from sztab.core.said import Name, listed
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.moves import (
    ASSAULT_RUN,
    COUNTERATTACK,
    REPEAT,
    SHOOT,
    SMOKE,
    AaFire,
    Bombard,
    Fire,
    Move,
    Order,
    Run,
)
from sztab.games.flames_of_war.state import State


def in_words(state: State, move: Move) -> Name | None:
    """Return a drawn order in words; ``None`` where offers and what is told say it well."""
    if isinstance(move, Fire):
        return _fire(state, move)
    if isinstance(move, Bombard):
        return _bombardment(state, move)
    if isinstance(move, Run):
        if move.verb == ASSAULT_RUN:
            target = platoon_name(state.platoon(move.target))
            return Name("order-assault", platoon=_platoon(state, move.platoon), target=target)
        return Name("order-counterattack") if move.verb == COUNTERATTACK else None
    if isinstance(move, Order) and move.legs:
        return Name("order-move", platoon=_platoon(state, move.platoon))
    return Name("order-aa-fire") if isinstance(move, AaFire) else None


def _platoon(state: State, number: int) -> Name:
    return platoon_name(state.platoon(number))


def _fire(state: State, fire: Fire) -> Name | None:
    numbers = sorted({line.target for line in fire.lines})
    if not numbers:
        return None
    targets = listed([_platoon(state, number) for number in numbers])
    several = len(numbers) > 1
    if fire.verb != SHOOT:
        return Name("order-defend-several" if several else "order-defend", targets=targets)
    key = "order-shoot-several" if several else "order-shoot"
    return Name(key, platoon=_platoon(state, fire.platoon), targets=targets)


def _bombardment(state: State, move: Bombard) -> Name:
    battery = _platoon(state, move.battery)
    if move.mode == REPEAT:
        return Name("order-repeat", platoon=battery)
    key = "order-smoke" if move.mode == SMOKE else "order-bombard"
    return Name(key, platoon=battery, target=team_name(state.team(move.aim)))
