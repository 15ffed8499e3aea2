"""RR-10.10, RR-10.22 to RR-10.27: a field is taken, with its medal and all that is encircled."""

from sztab.core.said import Told
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.supply.connection import encircled_by, falls_to
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.packing import field_of
from sztab.games.race_to_the_rhine.state import RED, State


def take_field(state: State, field: int, told: Told) -> None:
    """RR-10.10, RR-10.10a steps 4 to 7: marker, medal, encirclement, Antwerp."""
    army = state.army
    cut_off = encircled_by(state, field)
    _place_marker(state, field, army, "RR-10.10", "takes", told)
    if state.marked[field]:
        _lift_resistance(state, field, told)
    if state.spared and field in state.spared:
        state.spared = tuple([other for other in state.spared if other != field])
    _award_medal(state, field, army, told)
    if cut_off:
        _encircle(state, cut_off, told)
    _open_antwerp(state, told)


def _place_marker(state: State, field: int, army: int, rule: str, key: str, told: Told) -> None:
    """RR-2.17, RR-10.10, RR-12.6: a player marker is placed, and paratroops go to the box."""
    name = state.board.name[field]
    state.control[field] = army
    told.tell(rule, key, army=army_name(army), field=name)
    if state.paratroops_on(field):
        state.paratroops = [marker for marker in state.paratroops if field_of(marker) != field]
        told.tell("RR-12.6", "paratroops-boxed", field=name)


def _lift_resistance(state: State, field: int, told: Told) -> None:
    """RR-10.10, RR-17.10c: the resistance marker returns to the pool; alone, it goes to the box."""
    name = state.board.name[field]
    state.marked[field] = False
    if state.board.solo:
        state.markers_boxed += 1
        told.tell("RR-17.10c", "marker-lifted-alone", field=name)
        return
    state.markers += 1
    told.tell("RR-10.10", "marker-lifted", field=name, count=state.markers)


def _award_medal(state: State, field: int, army: int, told: Told) -> None:
    """RR-2.9, RR-10.22, RR-10.23: a medal field gives 1 medal, as long as there are any."""
    if not state.board.medal[field]:
        return
    if state.medals_left == 0:
        told.tell("RR-10.22", "no-medal-left", field=state.board.name[field])
        return
    state.medals_left -= 1
    state.medals[army] += 1
    told.tell(
        "RR-10.23",
        "wins-medal",
        army=army_name(army),
        field=state.board.name[field],
        count=state.medals[army],
    )


def _encircle(state: State, cut_off: list[int], told: Told) -> None:
    """RR-10.24 to RR-10.26: all encircled fields at once, markers first, then medals."""
    gained: list[int] = []
    owners: list[int] = []
    for field in cut_off:
        owner = falls_to(state, field, state.army)
        if owner != NOBODY:
            gained.append(field)
            owners.append(owner)
    for at in range(len(gained)):
        _place_marker(state, gained[at], owners[at], "RR-10.25", "encircled", told)
    for army in from_player(state):
        for at in range(len(gained)):
            if owners[at] == army:
                _award_medal(state, gained[at], army, told)


def from_player(state: State) -> list[int]:
    """RR-10.23, RR-16.6: the player whose turn it is, then the others in turn order."""
    at = state.order.index(state.army)
    count = len(state.order)
    return [state.order[(at + step) % count] for step in range(count)]


def _open_antwerp(state: State, told: Told) -> None:
    """RR-2.10, RR-15.1, RR-15.3: with the whole block Antwerpen becomes the main base for good."""
    board = state.board
    if state.antwerp or board.training or board.seat_of[RED] == NOBODY:
        return
    control = state.control
    if control[board.later_main] != RED:
        return
    for field in board.blocks:
        if control[field] != RED:
            return
    state.antwerp = True
    told.tell(
        "RR-15.1",
        "antwerp-opens",
        army=army_name(RED),
        field=board.name[board.later_main],
        before=board.name[board.main[RED]],
    )
