"""RR-4: the board for those who play, and the opening position."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sztab.core.errors import OptionError
from sztab.core.fate import Fate, shuffled
from sztab.core.options import Value
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.catalog import Catalog
from sztab.games.race_to_the_rhine.moves import (
    AMMO,
    FOOD,
    FUEL,
    Counterattack,
    Drop,
    Load,
    March,
    Resist,
    Truck,
    Unload,
)
from sztab.games.race_to_the_rhine.packing import bit_of, has_army
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    BLUE,
    NO_BASE,
    NUMBERS,
    RED,
    WHITE,
    Corps,
    State,
)

FAR: Final = 99
MOST_TURNS: Final = 1000


@dataclass(frozen=True)
class Setting:
    """Who plays, and by which options; all that a board depends on but the data set."""

    armies: tuple[int, ...]
    training: bool = False
    weather: bool = False
    common: bool = False
    hard: tuple[bool, bool, bool] = (False, False, False)
    turns: int = 0

    @property
    def solo(self) -> bool:
        """RR-17: one player alone."""
        return len(self.armies) == 1


def read_setting(options: Mapping[str, Value], seats: tuple[str, ...]) -> Setting:
    """RR-5.7: the options; the training game leaves out all that section 15 offers."""
    if not 0 <= int(options["turns"]) <= MOST_TURNS:
        raise OptionError(f"race-to-the-rhine: 'turns' takes 0 (no limit) to {MOST_TURNS}.")
    training = bool(options["training"])
    armies = tuple(ARMIES.index(seat) for seat in seats)
    hard = [
        bool(options[f"hard_{ARMIES[army]}"]) and army in armies and not training
        for army in (RED, WHITE, BLUE)
    ]
    return Setting(
        armies,
        training,
        bool(options["weather"]) and not training,
        bool(options["common_deck"]) and not training and len(armies) > 1,
        (hard[0], hard[1], hard[2]),
        int(options["turns"]) if len(armies) == 1 else 0,
    )


# --- the board ---------------------------------------------------------------------------------


def build_board(catalog: Catalog, setting: Setting, own: bool) -> Board:
    """RR-4: everything that never changes in one game."""
    board = Board()
    board.armies = setting.armies
    board.seat_of = [
        setting.armies.index(army) if army in setting.armies else NOBODY for army in range(3)
    ]
    board.solo = setting.solo
    board.training = setting.training
    board.weather = setting.weather
    board.common = setting.common
    board.hard = list(setting.hard)
    board.turn_limit = setting.turns
    board.data = "" if own else catalog.hash
    _fields(board, catalog, setting)
    _arrows(board, catalog)
    _corps(board, catalog)
    _tracks(board, catalog, setting)
    board.cards = catalog.cards
    board.pursuit = [list(deck) for deck in catalog.pursuit]
    board.resistance = list(catalog.resistance)
    board.scheme = list(catalog.solo_numbers[setting.armies[0]]) if setting.solo else []
    _moves(board)
    return board


def _fields(board: Board, catalog: Catalog, setting: Setting) -> None:
    towns = catalog.towns
    board.size = len(towns)
    board.id = [town.id for town in towns]
    board.name = [town.name for town in towns]
    board.lat = [town.lat for town in towns]
    board.lon = [town.lon for town in towns]
    board.field_of = dict(catalog.town_of)
    board.victory = [town.victory for town in towns]
    board.flag = [town.flag for town in towns]
    board.fort = [town.fort for town in towns]
    board.medal = [town.medal for town in towns]
    board.base = [town.base for town in towns]
    board.bases = [field for field, town in enumerate(towns) if town.base != NO_BASE]
    board.blocks = [field for field, town in enumerate(towns) if town.block]
    board.permanent = [town.permanent for town in towns]
    board.start = [bool(town.start) for town in towns]
    board.main = list(catalog.main)
    board.later_main = catalog.later_main
    board.reference = catalog.reference
    board.victories = [field for field, town in enumerate(towns) if town.victory]
    board.ports = list(catalog.ports)
    board.fortress = catalog.fortress
    board.colours = [town.colours for town in towns]
    if setting.solo:  # RR-17.4: a shared field counts as the player's colour alone
        own = setting.armies[0]
        board.colours = [
            bit_of(own) if has_army(colours, own) else colours for colours in board.colours
        ]
    board.home = [_holder(catalog, setting, field) for field in range(board.size)]


def _holder(catalog: Catalog, setting: Setting, field: int) -> int:
    """RR-0.6, RR-2.7, RR-4.14, RR-4.15, RR-17.4: who controls a field for good, as set up."""
    town = catalog.towns[field]
    if town.permanent != NOBODY:
        return town.permanent
    if town.victory:
        return NOBODY
    if setting.solo:
        army = setting.armies[0]
        if field in catalog.solo_excluded[army]:
            return RED
        absent = [other for other in range(3) if has_army(town.colours, other)]
        return NOBODY if army in absent else absent[0]
    shared = town.colours & (town.colours - 1)
    for army in range(3):
        if army not in setting.armies and has_army(town.colours, army):
            if army == WHITE and shared:
                continue  # RR-4.15: Montgomery against Patton
            return army
    return NOBODY


def _arrows(board: Board, catalog: Catalog) -> None:
    board.around = [[] for _field in range(board.size)]
    board.arrow_of = [{} for _field in range(board.size)]
    board.steps = [[[] for _field in range(board.size)] for _army in range(3)]
    board.links = [[[] for _field in range(board.size)] for _army in range(3)]
    board.arrows = [[], [], []]
    for number, arrow in enumerate(catalog.arrows):
        board.ends.append((arrow.a, arrow.b))
        board.arrow_colours.append(arrow.colours)
        for start, goal in ((arrow.a, arrow.b), (arrow.b, arrow.a)):
            board.around[start].append(goal)
            board.arrow_of[start][goal] = number
            for army in range(3):
                if has_army(arrow.colours, army):
                    board.steps[army][start].append(goal)
                    board.links[army][start].append(number)
        for army in range(3):
            if has_army(arrow.colours, army):
                board.arrows[army].append(number)
    flagged = [field for field in board.victories if board.flag[field]]
    board.by_flagged_victory = [
        any(other in flagged for other in around) for around in board.around
    ]
    board.by_start = [any(board.start[other] for other in around) for around in board.around]
    board.to_rhine = [_to_rhine(board, army) for army in range(3)]


def _to_rhine(board: Board, army: int) -> list[int]:
    """Steps from each field to the nearest victory field over fields not closed to the army."""
    distance = [FAR] * board.size
    waiting = list(board.victories)
    for field in waiting:
        distance[field] = 0
    for field in waiting:
        for other in board.steps[army][field]:
            if distance[other] == FAR and board.home[other] in (NOBODY, army):
                distance[other] = distance[field] + 1
                waiting.append(other)
    return distance


def _corps(board: Board, catalog: Catalog) -> None:
    for card in catalog.corps:
        if card.army in board.armies:
            board.corps_of[card.id] = len(board.corps_id)
            board.corps_id.append(card.id)
            board.corps_label.append(card.label)
            board.corps_army.append(card.army)
            board.corps_start.append(card.start)
            board.corps_tokens.append(card.tokens)


def _tracks(board: Board, catalog: Catalog, setting: Setting) -> None:
    """RR-2.11, RR-2.12, RR-13.3: levels, limits and numbers of pieces."""
    players = len(setting.armies)
    board.draw = list(catalog.draw)
    board.placement = list(catalog.placement)
    board.limit = list(catalog.limit)
    board.start_level = list(catalog.start_level)
    if setting.training:  # ruling Q-05
        board.start_level = [1, 1, 1]
    if setting.hard[WHITE]:  # RR-15.11
        board.start_level[WHITE] = 1
    board.supply_track = catalog.supply_track[players - 1]
    board.tokens = list(catalog.tokens)
    board.start_trucks = catalog.start_trucks
    board.track_trucks = catalog.track_trucks
    board.more_trucks = catalog.trucks_after[players - 1] - catalog.trucks_before[players - 1]
    board.resistance_pool = catalog.resistance_pool[players - 1]
    board.medals = catalog.medals
    board.paratroops = catalog.paratroops
    board.field_limit = catalog.field_limit
    board.base_limit = catalog.base_limit
    board.card_limit = catalog.card_limit
    board.truck_load = catalog.truck_load
    board.player_markers = catalog.player_markers


def _moves(board: Board) -> None:
    """The moves that are listed again and again."""
    for index, id in enumerate(board.corps_id):
        steps = board.steps[board.corps_army[index]]
        board.marches.append([[March(id, board.id[goal], False) for goal in at] for at in steps])
        board.card_marches.append(
            [[March(id, board.id[goal], True) for goal in at] for at in steps]
        )
        board.loads.append([Load(id, 1, 0, 0), Load(id, 0, 1, 0), Load(id, 0, 0, 1)])
        board.unloads.append([Unload(id, 1, 0, 0), Unload(id, 0, 1, 0), Unload(id, 0, 0, 1)])
    for a, b in board.ends:
        there = Truck(board.id[a], board.id[b], 0, 0, 0)
        board.trucks.append((there, Truck(board.id[b], board.id[a], 0, 0, 0)))
    board.drops = [Drop(id) for id in board.id]
    board.resists = [Resist(id) for id in board.id]
    board.counterattacks = [Counterattack(id) for id in board.id]


# --- the opening (RR-4) --------------------------------------------------------------------------


def empty_table(board: Board) -> State:
    """The board with nothing on it but corps without tokens, and all tokens in the pool."""
    state = State(
        board,
        list(board.home),
        [0] * board.size,
        [False] * board.size,
        [0] * len(board.ends),
        [Corps(field, 0, 0, 0, True, False) for field in board.corps_start],
        [[], [], [], []],
        [[], [], [], []],
        [[], [], []],
        [[], [], []],
    )
    state.pool = list(board.tokens)
    state.medals_left = board.medals
    state.paratroops_left = board.paratroops
    state.numbers = [NOWHERE] * NUMBERS if board.solo else []
    return state


def opening(board: Board, fate: Fate) -> State:
    """RR-4.1, RR-4.6, RR-4.10, RR-4.11, RR-17.2: the set-up; fate draws the order (RR-4.12)."""
    state = empty_table(board)
    names: list[str] = [ARMIES[army] for army in board.armies]
    order = shuffled(fate, names) if len(names) > 1 else names
    state.order = tuple(ARMIES.index(name) for name in order)
    state.army = state.order[0]
    for army in state.order:
        state.trucks[army] = board.start_trucks  # RR-4.2
        state.level[army] = board.start_level[army]  # RR-4.9
        state.commander[army] = not board.training
    for index, tokens in enumerate(board.corps_tokens):  # RR-4.3
        corps = state.corps[index]
        corps.fuel, corps.ammo, corps.food = tokens
    for kind in (FUEL, AMMO, FOOD):
        used = sum(corps.has(kind) for corps in state.corps)
        state.track[kind] = board.supply_track  # RR-4.8
        state.pool[kind] -= used + board.supply_track
    state.truck_track = board.track_trucks  # RR-4.7, RR-4.13
    for army in state.order:  # RR-4.2, RR-15.9
        state.decks[state.pursuit_deck(army)] += board.pursuit[army]
    for deck in state.decks:
        deck.sort()
    state.decks[3] = list(board.resistance)  # RR-4.4
    state.markers = board.resistance_pool  # RR-4.5
    if board.hard[BLUE]:  # RR-15.10
        state.marked[board.fortress] = True
        state.markers -= 0 if board.solo else 1
    if board.solo:
        state.numbers = start_numbers(board)
    return state


def start_numbers(board: Board) -> list[int]:
    """RR-17.2, RR-17.15: the numbers of the scheme; a harder Metz lies resistance side up."""
    numbers = list(board.scheme)
    if board.hard[BLUE] and board.fortress in numbers:
        numbers[numbers.index(board.fortress)] = NOWHERE
    return numbers
