"""Positions as documented JSON (``docs/positions/race-to-the-rhine.md``): writing."""

from typing import Final, get_args

from sztab.core.game import Json
from sztab.core.options import Value
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.chapters.advance.cards import AT_VICTORY, BEHIND_TOKENS
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.packing import army_of, field_of, has_army, is_dark
from sztab.games.race_to_the_rhine.shown.seen import Stage
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    ARMIES,
    EACH_KIND,
    FIRST_NUMBER,
    IN_STOCK,
    MARKERS,
    MOVING,
    RESISTANCE_DECK,
    RHINE,
    SHIFTING,
    SURPLUS,
    TRANSPORTING,
    TURNS,
    State,
)

SOURCE: Final = "Position of race-to-the-rhine"
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
DECK_NAMES: Final = ("red", "white", "blue", "resistance")
RESUMES: Final = {
    "acting": ACTING,
    "transporting": TRANSPORTING,
    "moving": MOVING,
    "victory": AT_VICTORY,
    "card": BEHIND_TOKENS,
}
ENDINGS: Final = (RHINE, MARKERS, TURNS)
SETTING_KEYS: Final = ("seats", "options", "data")
KEYS: Final = (
    *SETTING_KEYS,
    *("order", "round", "turn", "last", "stage", "actions", "resistance_played", "recon_played"),
    *("drawn", "control", "tokens", "resistance", "trucks", "corps", "paratroops", "numbers"),
    *("spared", "armies", "decks", "looked", "discards", "box", "pool", "track", "truck_track"),
    *("more_trucks", "medals", "markers", "paratroops_left", "ostend", "antwerp", "rain"),
    *("starving", "move", "transport", "drops", "surplus", "shift", "winner", "ending"),
)


def dump(state: State) -> Json:
    """The whole position; parts that are not under way are left out."""
    board = state.board
    position: dict[str, Json] = {
        "seats": [ARMIES[army] for army in board.armies],
        "options": options_of(board),
        "order": [ARMIES[army] for army in state.order],
        "round": state.round,
        "turn": ARMIES[state.army],
        "last": state.last,
        "stage": STAGES[state.stage],
        "actions": state.actions,
        "resistance_played": state.resistance_played,
        "recon_played": state.recon_played,
        "drawn": [board.id[field] for field in state.drawn],
        "control": {
            board.id[field]: ARMIES[state.control[field]]
            for field in range(board.size)
            if state.control[field] != NOBODY and board.home[field] == NOBODY
        },
        "tokens": {
            board.id[field]: counts(state, field)
            for field in range(board.size)
            if state.stock[field]
        },
        "resistance": [board.id[field] for field in range(board.size) if state.marked[field]],
        "trucks": trucks_on(state),
        "corps": {board.corps_id[index]: _corps(state, index) for index in range(len(state.corps))},
        "paratroops": [paratroop(state, marker) for marker in state.paratroops],
        "spared": [board.id[field] for field in state.spared],
        "armies": {ARMIES[army]: _army(state, army) for army in board.armies},
        "decks": {
            DECK_NAMES[deck]: sorted([*state.decks[deck], *_top(state, deck)])
            for deck in decks_in_play(board)
        },
        "looked": {
            DECK_NAMES[deck]: {
                "card": state.top[deck],
                "by": [ARMIES[army] for army in range(3) if has_army(state.known[deck], army)],
            }
            for deck in decks_in_play(board)
            if state.top[deck]
        },
        "discards": {
            DECK_NAMES[deck]: list(state.discards[deck])
            for deck in decks_in_play(board)
            if deck != RESISTANCE_DECK
        },
        "box": {
            "cards": list(state.boxed_cards),
            "medals": state.medals_boxed,
            "markers": state.markers_boxed,
        },
        "pool": dict(zip(KINDS, state.pool, strict=True)),
        "track": dict(zip(KINDS, state.track, strict=True)),
        "truck_track": state.truck_track,
        "more_trucks": state.more_trucks,
        "medals": state.medals_left,
        "markers": state.markers,
        "paratroops_left": state.paratroops_left,
        "ostend": state.ostend,
        "antwerp": state.antwerp,
        "rain": state.rain,
        "starving": state.starving,
    }
    if board.data:
        position["data"] = board.data
    if board.solo:
        position["numbers"] = numbers_on(state)
    return position | _under_way(state)


def _under_way(state: State) -> dict[str, Json]:
    board = state.board
    found: dict[str, Json] = {}
    if state.mover != NOBODY:
        found["move"] = {
            "corps": board.corps_id[state.mover],
            "steps": state.steps,
            "held": state.held,
            "card": state.card,
            "deck": "" if state.deck == NOBODY else DECK_NAMES[state.deck],
        }
    if state.placed:
        found["transport"] = {"placed": state.placed}
        if state.start != NOWHERE:
            found["transport"] |= {
                "start": board.id[state.start],
                "goal": board.id[state.goal],
                "loaded": state.loaded,
            }
    if state.dropped:
        found["drops"] = {
            "taken": state.dropped,
            "ammo": state.ammo_paid,
            "medals": state.ammo_medals,
            "least": state.ammo_least,
        }
    if state.stage == SURPLUS:
        names = {code: name for name, code in RESUMES.items()}
        found["surplus"] = {"field": board.id[state.full], "then": names[state.resume]}
    if state.stage == SHIFTING:
        found["shift"] = {
            "numbers": list(state.shifted),
            "targets": [board.id[field] for field in state.targets],
            "rolled": state.rolled,
        }
    if state.ending:
        found["ending"] = state.ending
    if state.winner != NOBODY:
        found["winner"] = ARMIES[state.winner]
    return found


def options_of(board: Board) -> dict[str, Value]:
    """The options of a board, those with their plain value left out."""
    given: dict[str, Value] = {
        "training": board.training,
        "weather": board.weather,
        "common_deck": board.common,
        "hard_red": board.hard[0],
        "hard_white": board.hard[1],
        "hard_blue": board.hard[2],
    }
    found: dict[str, Value] = {name: value for name, value in given.items() if value}
    if board.solo:
        found["turns"] = board.turn_limit
    return found


def decks_in_play(board: Board) -> list[int]:
    """RR-4.2, RR-15.9: the decks that lie on the table."""
    return [*((0,) if board.common else sorted(board.armies)), RESISTANCE_DECK]


def counts(state: State, field: int) -> dict[str, int]:
    """The tokens of a field by kind."""
    return {
        KINDS[kind]: state.tokens(field, kind) for kind in EACH_KIND if state.tokens(field, kind)
    }


def trucks_on(state: State) -> list[str]:
    """The trucks on arrows, each as the way it went: ``lisieux brionne``."""
    board = state.board
    found = []
    for arrow, truck in enumerate(state.truck):
        if truck:
            a, b = board.ends[arrow]
            start, goal = (a, b) if truck == 1 else (b, a)
            found.append(f"{board.id[start]} {board.id[goal]}")
    return found


def numbers_on(state: State) -> dict[str, str]:
    """Solo: the number markers by number."""
    return {
        str(at + FIRST_NUMBER): state.board.id[field]
        for at, field in enumerate(state.numbers)
        if field != NOWHERE
    }


def paratroop(state: State, marker: int) -> Json:
    """A paratroop marker: its field, its player, its side."""
    return {
        "at": state.board.id[field_of(marker)],
        "army": ARMIES[army_of(marker)],
        "dark": is_dark(marker),
    }


def _top(state: State, deck: int) -> list[str]:
    return [state.top[deck]] if state.top[deck] else []


def _corps(state: State, index: int) -> Json:
    corps = state.corps[index]
    plain: dict[str, Json] = {
        "at": state.board.id[corps.field],
        "fuel": corps.fuel,
        "ammo": corps.ammo,
        "food": corps.food,
    }
    if not corps.active:
        plain["immobilised"] = True
    if corps.moved:
        plain["moved"] = True
    return plain


def _army(state: State, army: int) -> Json:
    deck = state.air[army]
    return {
        "trucks": state.trucks[army],
        "level": state.level[army],
        "commander": state.commander[army],
        "air": "stock" if deck == IN_STOCK else DECK_NAMES[deck],
        "medals": state.medals[army],
        "beaten": list(state.beaten[army]),
        "kept": list(state.kept[army]),
    }


def all_cards(board: Board, deck: int) -> list[str]:
    """The cards that a deck holds at the start."""
    if deck == RESISTANCE_DECK:
        return list(board.resistance)
    if board.common:
        return sorted(id for army in board.armies for id in board.pursuit[army])
    return list(board.pursuit[deck])
