"""MB-14: the wagon under attack."""

from sztab.core.said import Told
from sztab.games.medieval_battle.chapters.victory import victory_points
from sztab.games.medieval_battle.naming import hex_name, side_name, unit_name
from sztab.games.medieval_battle.state import GONE, State, Unit


def fortified(wagon: Unit) -> bool:
    """MB-14.1: a wagon with its MP shows its fortified side; one without was moved or attacked."""
    return wagon.mp > 0


def attack_wagon(state: State, attacker: Unit, wagon: Unit, told: Told) -> None:
    """MB-14.4, MB-14.5: a fortified wagon is turned; one already turned is destroyed."""
    if fortified(wagon):
        wagon.mp = 0
        told.tell("MB-14.4", "wagon-turned", wagon=unit_name(wagon), left=0)
        return
    hex = wagon.hex
    state.remove(wagon, GONE)
    state.put(attacker, hex)
    told.tell(
        "MB-14.5",
        "wagon-destroyed",
        wagon=unit_name(wagon),
        side=side_name(attacker.side),
        vp=state.field.wagon_vp,
        total=victory_points(state, attacker.side),
    )
    told.tell("MB-14.5", "moves-in", unit=unit_name(attacker), hex=hex_name(state, hex))
