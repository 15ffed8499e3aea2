"""MB-13: regrouping."""

from sztab.core.said import Name, Refusal, Told, listed
from sztab.games.medieval_battle.chapters.victory import end_turn
from sztab.games.medieval_battle.moves import Finish, Move, Place
from sztab.games.medieval_battle.naming import hex_name, module_name, side_name, unit_name
from sztab.games.medieval_battle.state import (
    CHOOSING,
    FLED,
    GONE,
    NOBODY,
    REGROUPING,
    RESERVE,
    WG,
    State,
    Unit,
    counter,
)


def check_regroup(state: State, seat: int) -> Refusal | None:
    """MB-13.1: a regroup costs a time marker and is a whole turn."""
    if state.stage != CHOOSING:
        return Refusal("MB-13.1", "regroup-is-a-turn")
    if state.markers[seat] == 0:
        return Refusal("MB-13.1", "no-markers", side=side_name(seat))
    return None


def wagon_slots(state: State, side: int) -> list[int]:
    """MB-13.2, MB-14.7: the slots that count as the wagon's place; none without a wagon."""
    wagon = state.wagon(side)
    if wagon is None:
        return []
    region = state.field.region[wagon.hex]
    slots = len(state.field.slot_neighbours)
    return [region] if region < slots else state.field.inner_slots[region - slots]


def may_return(unit: Unit, places: list[int]) -> bool:
    """MB-13.4, MB-13.6: whether a unit off the map may be placed with the wagon at *places*."""
    return bool(places) and (unit.place == RESERVE or (unit.place == FLED and unit.slot in places))


def can_place(state: State, side: int) -> bool:
    """Whether a regroup begun now would let *side* place a unit."""
    places = wagon_slots(state, side)
    for unit in state.units:
        if unit.side == side and may_return(unit, places) and entry_hexes(state, unit):
            return True
    return False


def regroup(state: State, seat: int, told: Told) -> None:
    """MB-13.1, MB-13.4, MB-13.6: a marker is spent, fled units come nearer or get ready."""
    state.markers[seat] -= 1
    told.tell("MB-13.1", "regroups", side=side_name(seat), left=state.markers[seat])
    places = wagon_slots(state, seat)
    for unit in state.units:
        if unit.side == seat and places:
            if may_return(unit, places):
                unit.ready = True
            elif unit.place == FLED:
                unit.slot = slot_towards(state, unit.slot, places)
                told.tell(
                    "MB-13.4",
                    "comes-nearer",
                    unit=unit_name(unit),
                    slot=module_name(state, unit.slot),
                )
    state.stage = REGROUPING
    if not _can_enter(state, seat):
        refresh(state, seat, told)


def slot_towards(state: State, slot: int, places: list[int]) -> int:
    """MB-13.4: the next slot on the shortest way to the wagon's place."""
    neighbours = state.field.slot_neighbours
    reached = list(places)
    for near in reached:  # grows: slots in the order of their distance from the wagon
        if slot in neighbours[near]:
            return near
        reached.extend([other for other in neighbours[near] if other not in reached])
    return slot


def entry_hexes(state: State, unit: Unit) -> list[int]:
    """MB-13.5: free hexes beside the wagon that the unit may enter."""
    wagon = state.wagon(unit.side)
    if wagon is None:
        return []
    return [hex for hex in state.field.steps[unit.kind][wagon.hex] if state.standing[hex] == NOBODY]


def _can_enter(state: State, side: int) -> bool:
    for unit in state.units:
        if unit.side == side and unit.ready and entry_hexes(state, unit):
            return True
    return False


def check_entry(state: State, seat: int, move: Place) -> Refusal | None:
    """MB-13.4, MB-13.5: may this unit be placed beside the wagon now?"""
    unit = state.find(seat, move.counter)
    off_map = unit is not None and (unit.place == FLED or (unit.place == RESERVE and unit.ready))
    if unit is None or not off_map:
        return Refusal("MB-13.6", "nothing-to-place")
    if not unit.ready:
        slot = module_name(state, unit.slot)
        return Refusal("MB-13.4", "still-on-the-way", unit=unit_name(unit), slot=slot)
    hex = state.field.hex_of.get(move.hex, -1)
    wagon = state.wagon(seat)
    if wagon is None or hex not in state.field.around[wagon.hex]:
        return Refusal("MB-13.5", "not-beside-wagon")
    if state.standing[hex] != NOBODY:
        return Refusal("MB-13.5", "hex-occupied", hex=hex_name(state, hex))
    if not state.field.open[unit.kind][hex]:
        return Refusal("MB-13.5", "cannot-enter", unit=unit_name(unit), hex=hex_name(state, hex))
    return None


def entries(state: State, side: int) -> list[Move]:
    """MB-13.5 to MB-13.7: every placing beside the wagon, and finishing."""
    moves: list[Move] = []
    for unit in state.units:
        if unit.side == side and unit.ready:
            for hex in entry_hexes(state, unit):
                moves.append(Place(counter(unit.kind, unit.number), state.field.code[hex]))
    moves.append(Finish())
    return moves


def enter(state: State, seat: int, move: Place, told: Told) -> None:
    """MB-13.5: the unit is back on the map."""
    unit = state.own(seat, move.counter)
    rule = "MB-13.6" if unit.place == RESERVE else "MB-13.5"
    unit.ready = False
    unit.slot = -1
    state.put(unit, state.field.hex_of[move.hex])
    told.tell(rule, "enters", unit=unit_name(unit), hex=hex_name(state, unit.hex))


def refresh(state: State, seat: int, told: Told) -> None:
    """MB-13.3, MB-13.8: all MP come back, the wagon is fortified; who was not placed waits."""
    rested: list[Unit] = []
    for unit in state.units:
        if unit.side == seat and unit.place != GONE:
            unit.ready = False
            if unit.mp < state.field.max_mp[unit.kind]:
                unit.mp = state.field.max_mp[unit.kind]
                rested.append(unit)
    if told.heard:
        told.tell("MB-13.3", "refreshed", side=side_name(seat), units=_rested_names(rested))
    end_turn(state, False, told)


def _rested_names(units: list[Unit]) -> Name:
    """Who rested, each with the points it has now."""
    if not units:
        return Name("rested-none")
    return listed(
        [
            Name(
                "rested-wagon" if unit.kind == WG else "rested", unit=unit_name(unit), left=unit.mp
            )
            for unit in units
        ]
    )
