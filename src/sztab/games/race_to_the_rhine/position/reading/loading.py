"""A whole position: the course of the game, armies, fields and corps."""

from collections.abc import Mapping

from sztab.core.data.dataset import Sheet
from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.packing import paratroop
from sztab.games.race_to_the_rhine.position.reading.entries import (
    fault,
    field_called,
    names_in,
    part_of,
)
from sztab.games.race_to_the_rhine.position.reading.stocks import load_cards, load_tracks
from sztab.games.race_to_the_rhine.position.reading.under_way import load_under_way
from sztab.games.race_to_the_rhine.position.soundness import complaints
from sztab.games.race_to_the_rhine.position.writing import DECK_NAMES, KEYS, SOURCE, STAGES
from sztab.games.race_to_the_rhine.setting import empty_table, start_numbers
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    BLUE,
    EACH_KIND,
    FIRST_NUMBER,
    NUMBERS,
    RESISTANCE_DECK,
    State,
)


def load(board: Board, position: Mapping[str, Json]) -> State:
    """Set up a position; what is left out is as at the start, and pools hold what is left."""
    top = Sheet(position, SOURCE, error=PositionError).only(*KEYS)
    state = empty_table(board)
    _load_course(state, top)
    _load_armies(state, top)
    _load_fields(state, top)
    _load_corps(state, top)
    load_cards(state, top)
    load_tracks(state, top)
    load_under_way(state, top)
    for complaint in complaints(state):
        raise PositionError(f"{SOURCE}, {complaint}.")
    return state


def _load_course(state: State, top: Sheet) -> None:
    board = state.board
    seats = [ARMIES[army] for army in board.armies]
    order = names_in(top, "order") or seats
    if sorted(order) != sorted(seats):
        raise top.at("order").fault(f"the armies {', '.join(seats)} are needed, each once")
    state.order = tuple(ARMIES.index(name) for name in order)
    state.army = ARMIES.index(top.get("turn", order[0]).text(*order))
    state.round = top.get("round", 1).integer(1, 10_000)
    state.last = top.get("last", False).flag()
    state.stage = STAGES.index(top.get("stage", "acting").text(*STAGES))
    state.actions = top.get("actions", 2).integer(0, 3)
    state.resistance_played = top.get("resistance_played", False).flag()
    state.recon_played = top.get("recon_played", False).flag()
    state.drawn = tuple(field_called(state, name, "drawn") for name in names_in(top, "drawn"))
    state.more_trucks = top.get("more_trucks", False).flag()
    state.ostend = top.get("ostend", True).flag()
    state.antwerp = top.get("antwerp", False).flag()
    state.rain = top.get("rain", False).flag()
    state.starving = top.get("starving", 0).integer(0, 10_000)


def _load_armies(state: State, top: Sheet) -> None:
    board = state.board
    armies = part_of(top, "armies", *(ARMIES[army] for army in board.armies))
    for army in board.armies:
        part = part_of(
            armies, ARMIES[army], "trucks", "level", "commander", "air", "medals", "beaten", "kept"
        )
        state.level[army] = part.get("level", board.start_level[army]).integer(1, 3)
        state.trucks[army] = part.get("trucks", board.start_trucks).integer(
            0, board.limit[state.level[army]]
        )
        state.commander[army] = part.get("commander", not board.training).flag()
        state.medals[army] = part.get("medals", 0).integer(0, board.medals)
        state.beaten[army] = names_in(part, "beaten")
        state.kept[army] = names_in(part, "kept")
        own = DECK_NAMES[0 if board.common else army]
        air = ("stock", own, "resistance").index(
            part.get("air", "stock").text("stock", own, "resistance")
        )
        if air:
            state.air[army] = RESISTANCE_DECK if air == 2 else DECK_NAMES.index(own)


def _load_fields(state: State, top: Sheet) -> None:
    board = state.board
    in_play = [ARMIES[army] for army in board.armies]
    for name, entry in top.get("control", {}).entries().items():
        field = field_called(state, name, "control")
        army = entry.text(*in_play)
        if board.home[field] != NOBODY:
            raise entry.fault("this field belongs to its army for good (RR-0.6)")
        state.control[field] = ARMIES.index(army)
    tokens = top.get("tokens", {})
    for name in tokens.entries():
        field = field_called(state, name, "tokens")
        part = part_of(tokens, name, *KINDS)
        for kind in EACH_KIND:
            state.put_tokens(field, kind, part.get(KINDS[kind], 0).integer(0, 15))
    marked = names_in(top, "resistance") if "resistance" in top.value else start_marks(board)
    for name in marked:
        field = field_called(state, name, "resistance")
        if state.control[field] != NOBODY:
            raise fault("resistance", f"{name} is controlled, so it can hold no marker (I-4)")
        state.marked[field] = True
    for way in names_in(top, "trucks"):
        ends = way.split()
        if len(ends) != 2:
            raise fault("trucks", f"write start and goal, not {way!r:.40}")
        start, goal = (field_called(state, end, "trucks") for end in ends)
        arrow = board.arrow_of[start].get(goal, NOWHERE)
        if arrow == NOWHERE or state.truck[arrow]:
            raise fault("trucks", f"there is no free arrow for {way!r:.60}")
        state.truck[arrow] = board.direction(arrow, start)
    state.spared = tuple(
        sorted(field_called(state, name, "spared") for name in names_in(top, "spared"))
    )
    _load_paratroops(state, top)
    _load_numbers(state, top)


def start_marks(board: Board) -> list[str]:
    """RR-15.10, RR-17.15: the resistance markers that lie on the board from the start."""
    return [board.id[board.fortress]] if board.hard[BLUE] else []


def _load_paratroops(state: State, top: Sheet) -> None:
    markers = top.get("paratroops", [])
    if len(markers.items()) > state.board.paratroops:
        raise markers.fault(f"there are {state.board.paratroops} paratroop markers")
    for entry in markers.items():
        part = entry.only("at", "army", "dark")
        field = field_called(state, part.at("at").value, part.path)
        army = ARMIES.index(part.at("army").text(*ARMIES))
        state.paratroops.append(paratroop(field, army, part.get("dark", False).flag()))
    state.paratroops.sort()


def _load_numbers(state: State, top: Sheet) -> None:
    board = state.board
    if not board.solo:
        if "numbers" in top.value:
            raise fault(
                "numbers", "number markers lie on the board in the solo game only (RR-17.2)"
            )
        return
    state.numbers = start_numbers(board)
    if "numbers" in top.value:
        state.numbers = [NOWHERE] * NUMBERS
        for number, entry in top.get("numbers", {}).entries().items():
            if number not in {str(n) for n in range(FIRST_NUMBER, FIRST_NUMBER + NUMBERS)}:
                raise entry.fault("numbers go from 3 to 18")
            state.numbers[int(number) - FIRST_NUMBER] = field_called(state, entry.value, "numbers")


def _load_corps(state: State, top: Sheet) -> None:
    board = state.board
    part = part_of(top, "corps", *board.corps_id)
    for index, id in enumerate(board.corps_id):
        corps = state.corps[index]
        entry = part_of(part, id, "at", "fuel", "ammo", "food", "immobilised", "moved")
        corps.field = field_called(
            state, entry.value.get("at", board.id[corps.field]), f"corps.{id}.at"
        )
        start = board.corps_tokens[index] if not entry.value else (0, 0, 0)
        corps.fuel, corps.ammo, corps.food = (
            entry.get(KINDS[kind], start[kind]).integer(0, board.card_limit) for kind in EACH_KIND
        )
        if corps.load() > board.card_limit:
            raise fault(f"corps.{id}", f"a card holds {board.card_limit} tokens (RR-2.13)")
        corps.active = not entry.get("immobilised", False).flag()
        corps.moved = entry.get("moved", False).flag()
    for index, corps in enumerate(state.corps):
        if state.corps_on(corps.field) != index:
            raise fault("corps", f"two corps stand on {board.id[corps.field]} (RR-10.3)")
