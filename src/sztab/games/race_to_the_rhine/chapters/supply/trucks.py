"""RR-7: the action gain trucks."""

from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.chapters.supply.logistics import logistics_phase
from sztab.games.race_to_the_rhine.moves import Move, Trucks
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.state import State


def most_trucks(state: State) -> int:
    """RR-7.1, RR-7.2: how many trucks the player may take now."""
    board = state.board
    level = state.level[state.army]
    return min(state.truck_track, board.draw[level], board.limit[level] - state.trucks[state.army])


def check_trucks(state: State, move: Trucks) -> Refusal | None:
    """RR-7: may this number of trucks be taken?"""
    if state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    if state.truck_track == 0:
        return None if move.count == 0 else Refusal("RR-7.4", "track-empty")
    board = state.board
    level = state.level[state.army]
    if state.trucks[state.army] >= board.limit[level]:
        return Refusal("RR-7.5", "truck-limit-held", limit=board.limit[level])
    if move.count == 0:
        return Refusal("RR-7.1", "take-a-truck")
    if move.count > state.truck_track:
        return Refusal("RR-7.1", "too-few-trucks", left=state.truck_track)
    if move.count > board.draw[level]:
        return Refusal("RR-7.1", "draw-too-many", most=board.draw[level])
    if move.count > most_trucks(state):
        return Refusal("RR-7.2", "over-truck-limit", limit=board.limit[level])
    return None


def gain_trucks(state: State, move: Trucks, told: Told) -> None:
    """RR-5.5, RR-7.1, RR-7.3, RR-7.4: an empty track brings the logistics phase."""
    army = state.army
    state.actions -= 1
    state.truck_track -= move.count
    state.trucks[army] += move.count
    told.tell(
        "RR-7.1" if move.count else "RR-7.4",
        "gains-trucks" if move.count else "finds-no-truck",
        army=army_name(army),
        count=move.count,
        stock=state.trucks[army],
    )
    if state.truck_track == 0:
        logistics_phase(state, told)


def draws(state: State, listed: list[Move]) -> None:
    """RR-7: add every number of trucks."""
    if state.truck_track == 0:
        listed.append(Trucks(0))
    for count in range(1, most_trucks(state) + 1):
        listed.append(Trucks(count))
