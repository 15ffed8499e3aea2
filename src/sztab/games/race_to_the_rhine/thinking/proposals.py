"""What bots try: whole loads instead of single tokens, and no idle shuffling of supplies."""

from typing import Final

from sztab.games.race_to_the_rhine import engine
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.advance.movement import entry_deck, help_at
from sztab.games.race_to_the_rhine.chapters.supply.transport import check_truck
from sztab.games.race_to_the_rhine.chapters.victory import line
from sztab.games.race_to_the_rhine.moves import (
    Air,
    Carry,
    Drop,
    End,
    Load,
    March,
    Move,
    Stop,
    Supplies,
    Truck,
    Trucks,
    Unload,
)
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    EACH_KIND,
    MOVING,
    RESISTANCE_DECK,
    TRANSPORTING,
    State,
)
from sztab.games.race_to_the_rhine.thinking.worth.logistics import NEED
from sztab.games.race_to_the_rhine.thinking.worth.roads import by_road, roads_to_rhine

PREFERENCE: Final = ((0, 1, 2), (1, 0, 2), (2, 0, 1))  # which kinds a truck takes first
LEAD: Final = 3  # corps that drive on before anything else is done
ENOUGH: Final = 2  # ammo with which a fight against the resistance deck is tried


def proposals(state: State) -> list[Move]:
    """A sensible reduced set of legal moves: never empty where any move is."""
    if state.stage not in (ACTING, TRANSPORTING, MOVING):
        return _elsewhere(state)
    roads = roads_to_rhine(state, state.army)
    corps = by_road(state, state.army, roads)
    found: list[Move] = []
    for index in corps:
        load = _full_load(state, index)
        if load is not None:
            found.append(load)
            if index == corps[0]:
                return found  # for the foremost corps it is never wrong
    listed = engine.moves(state)
    most = max([move.count for move in listed if isinstance(move, Trucks)], default=0)
    far = [_distances(state, state.corps[index].field) for index in corps]
    for move in listed:
        if isinstance(move, Truck):
            found += _loaded(state, move, far)
        elif isinstance(move, Trucks):
            if move.count in (most, state.truck_track, state.truck_track - 1):
                found.append(move)
        elif isinstance(move, (Load, Unload, Carry)):
            continue  # loads are whole ones; what is on a card stays there: no endless to and fro
        elif isinstance(move, Supplies):
            if len(set(move.bonus)) < 2 and _has_room(state, move):
                found.append(move)
        else:
            found.append(move)
    joined = line(state, state.army)
    lead = [index for index in corps[:LEAD] if joined[state.corps[index].field]]
    return _purposeful(state, found or listed, roads, lead)


def _elsewhere(state: State) -> list[Move]:
    """Outside the actions every move is tried, but for paratroops that help nobody."""
    listed = engine.moves(state)
    found = [move for move in listed if not isinstance(move, Drop) or _worth_a_drop(state, move)]
    return found or listed


def _purposeful(state: State, tried: list[Move], roads: list[int], lead: list[int]) -> list[Move]:
    """Drive on while a foremost corps can: no step back, no dawdling over supplies."""
    if state.stage == TRANSPORTING:
        return tried
    pushes = [
        move for move in tried if isinstance(move, March) and _pushes(state, move, roads, lead)
    ]
    if not pushes:
        return _busy(state, tried)
    return [
        move
        for move in tried
        if not isinstance(move, (March, Supplies, Trucks, Stop, End)) or move in pushes
    ]


def _busy(state: State, tried: list[Move]) -> list[Move]:
    """Leave no action unused while there is something to bring, to draw or to look at."""
    if state.actions and any(isinstance(move, (Supplies, Trucks, Truck, Air)) for move in tried):
        return [move for move in tried if not isinstance(move, End)]
    return tried


def _pushes(state: State, march: March, roads: list[int], lead: list[int]) -> bool:
    """Whether a step of a foremost corps leads on to the Rhine and can be paid for."""
    board = state.board
    index, goal = board.corps_of[march.corps], board.field_of[march.field]
    corps = state.corps[index]
    if index not in lead or roads[goal] >= roads[corps.field]:
        return False
    if state.stage == MOVING and state.held and corps.fuel < 2:
        return False
    if state.control[goal] == state.army:
        return True
    need = 1 if board.fort[goal] else 0
    if entry_deck(state, goal) == RESISTANCE_DECK:
        need += ENOUGH
    return corps.ammo + help_at(state, goal) >= need


def _has_room(state: State, move: Supplies) -> bool:
    """Whether nothing would have to be thrown away at once."""
    field = state.board.field_of[move.field]
    return state.tokens_on(field) + 3 + len(move.bonus) <= state.room(field)


def _full_load(state: State, index: int) -> Load | None:
    """All that a corps can take up where it stands, what it needs most first."""
    corps = state.corps[index]
    room = state.board.card_limit - corps.load()
    if not room or not state.stock[corps.field]:
        return None
    load = [0, 0, 0]
    for _token in range(room):
        best, wanted = 0.0, NOBODY
        for kind in EACH_KIND:
            if load[kind] < state.tokens(corps.field, kind):
                need = NEED[kind][min(6, corps.has(kind) + load[kind])]
                if need > best:
                    best, wanted = need, kind
        if wanted != NOBODY:
            load[wanted] += 1
    return Load(state.board.corps_id[index], load[0], load[1], load[2])


def _loaded(state: State, empty: Truck, far: list[list[int]]) -> list[Move]:
    """A truck with as much as it can carry, by two or three orders of preference."""
    board = state.board
    start, goal = board.field_of[empty.start], board.field_of[empty.goal]
    if not state.stock[start] or not _nearer(far, start, goal):
        return []
    loads: list[Move] = []
    tried: set[tuple[int, int, int]] = set()
    space = state.room(goal) - state.tokens_on(goal)
    for order in PREFERENCE:
        load = [0, 0, 0]
        room = min(board.truck_load, space)
        for kind in order:
            load[kind] = min(room, state.tokens(start, kind))
            room -= load[kind]
        fuel, ammo, food = load
        truck = Truck(empty.start, empty.goal, fuel, ammo, food)
        new = sum(load) and (fuel, ammo, food) not in tried
        if new and check_truck(state, truck) is None:
            tried.add((fuel, ammo, food))
            loads.append(truck)
    return loads


def _nearer(far: list[list[int]], start: int, goal: int) -> bool:
    """Whether the goal is nearer to a corps of the player than the start."""
    for hops in far:
        if hops[goal] < hops[start]:
            return True
    return False


def _distances(state: State, start: int) -> list[int]:
    """By field: how many own arrows lead from there to *start*, all over controlled fields."""
    board = state.board
    far = [99] * board.size
    far[start] = 0
    waiting = [start]
    for field in waiting:
        for other in board.steps[state.army][field]:
            if far[other] == 99 and state.control[other] == state.army:
                far[other] = far[field] + 1
                waiting.append(other)
    return far


def _worth_a_drop(state: State, move: Drop) -> bool:
    """Whether a corps of the player stands beside the field and wants to go there."""
    board = state.board
    field = board.field_of[move.field]
    if state.control[field] != NOBODY:
        return False
    roads = roads_to_rhine(state, state.army)
    for index, corps in enumerate(state.corps):
        beside = field in board.steps[state.army][corps.field]
        if beside and board.corps_army[index] == state.army and roads[field] < roads[corps.field]:
            return True
    return False
