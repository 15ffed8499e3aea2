"""What a seat may see, and the sentence that says what it decides."""

from functools import cache
from typing import Final, Literal

from sztab.core.data.printed import printed
from sztab.core.said import Name
from sztab.core.words import said_json
from sztab.games.race_to_the_rhine.board import NOBODY, Board
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.naming import army_name, card_name, corps_name
from sztab.games.race_to_the_rhine.packing import has_army
from sztab.games.race_to_the_rhine.position.writing import STAGES, dump
from sztab.games.race_to_the_rhine.sequence import decider
from sztab.games.race_to_the_rhine.shown import previews, seen
from sztab.games.race_to_the_rhine.shown.why import closed
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    ARMIES,
    CARD,
    CARD_KINDS,
    DIVISION,
    FORWARD,
    MOVING,
    ONCE,
    OVER,
    REACTING,
    SHIFTING,
    SUN,
    SURPLUS,
    TRANSPORTING,
    State,
)

Symbol = Literal["victory", "flag", "fort", "medal", "start", "block"]
BASES: Final[dict[int, Literal["forward", "once"]]] = {FORWARD: "forward", ONCE: "once"}


def view(state: State, seat: int | None) -> seen.View:
    """RR-18.1 to RR-18.3: all but the order of decks; a looked-at card for those who looked."""
    board = state.board
    shown: seen.View = dump(state)
    for name, look in shown["looked"].items():
        if seat is None or ARMIES[board.armies[seat]] not in look["by"]:
            shown["looked"][name] = {"by": look["by"]}
    shown["map"] = board_map(board)
    shown["faces"] = faces(board)
    shown["bases"] = {ARMIES[army]: board.id[state.main_base(army)] for army in board.armies}
    shown["room"] = {
        "field": board.field_limit,
        "base": board.base_limit,
        "card": board.card_limit,
        "truck": board.truck_load,
    }
    shown["count"] = {ARMIES[army]: medals_of(state, army) for army in board.armies}
    shown["limits"] = {
        ARMIES[army]: {
            "draw": board.draw[state.level[army]],
            "placement": board.placement[state.level[army]],
            "limit": board.limit[state.level[army]],
        }
        for army in board.armies
    }
    shown["decides"] = ARMIES[decider(state)]
    shown["previews"] = previews.overlays(state)
    if seat is not None and board.seat_of[decider(state)] == seat:
        shown["previews"]["steps"] = previews.steps(state, seat)
        shown["closed"] = {word: said_json(reason) for word, reason in closed(state, seat).items()}
    return shown


@cache
def faces(board: Board) -> dict[str, seen.Face]:
    """RR-18.1: what is printed on every card of the game; only the order of the decks is secret."""
    shown: dict[str, seen.Face] = printed({id: _face(board, id) for id in sorted(board.cards)})
    return shown


def _face(board: Board, id: str) -> seen.Face:
    """What is printed on a card."""
    card = board.cards[id]
    face: seen.Face = {
        "kind": CARD_KINDS[card.kind],
        "name": said_json(card_name(board, id)),
    }
    if card.kind == DIVISION:
        face["ammo"], face["fuel"], face["medal"] = card.ammo, card.fuel, card.medal
    if board.weather and card.weather:
        face["weather"] = "sun" if card.weather == SUN else "rain"
    return face


@cache  # it was more than half of the cost of a view
def board_map(board: Board) -> seen.BoardMap:
    """The printed board: fields and symbols, arrows and colours; the same in all views."""
    shown: seen.BoardMap = printed(
        {
            "fields": {board.id[field]: _field(board, field) for field in range(board.size)},
            "arrows": [
                [board.id[a], board.id[b], _colours(board.arrow_colours[arrow])]
                for arrow, (a, b) in enumerate(board.ends)
            ],
            "corps": {
                board.corps_id[index]: {
                    "army": ARMIES[board.corps_army[index]],
                    "label": board.corps_label[index],
                }
                for index in range(len(board.corps_id))
            },
        }
    )
    return shown


def _colours(mask: int) -> list[seen.Colour]:
    return [name for army, name in enumerate(ARMIES) if has_army(mask, army)] or ["black"]


def _field(board: Board, field: int) -> seen.Field:
    shown: seen.Field = {
        "name": board.name[field],
        "lat": board.lat[field],
        "lon": board.lon[field],
        "colours": _colours(board.colours[field]),
    }
    symbols: dict[Symbol, bool] = {
        "victory": board.victory[field],
        "flag": board.flag[field],
        "fort": board.fort[field],
        "medal": board.medal[field],
        "start": board.start[field],
        "block": field in board.blocks,
    }
    for name, is_printed in symbols.items():
        if is_printed:
            shown[name] = True
    if board.base[field] in BASES:
        shown["base"] = BASES[board.base[field]]
    if field in board.main:
        shown["main"] = ARMIES[board.main.index(field)]
    if board.home[field] != NOBODY:
        shown["held"] = ARMIES[board.home[field]]
    return shown


# --- prompts -----------------------------------------------------------------------------------


def prompt(state: State, seat: int | None) -> Name:
    """One sentence: what this seat decides, or what it waits for."""
    board = state.board
    if state.stage == OVER:
        return Name("prompt-over")
    army = decider(state)
    if seat is None or board.seat_of[army] != seat:
        return Name(f"prompt-wait-{STAGES[state.stage]}", army=army_name(army))
    if state.stage == ACTING:
        return Name("prompt-acting", actions=state.actions)
    if state.stage == TRANSPORTING:
        left = board.placement[state.level[army]] - state.placed
        return Name("prompt-transporting", left=min(left, state.trucks[army]))
    if state.stage == MOVING:
        stuck = state.held and state.corps[state.mover].fuel == 0
        held = "prompt-moving-held" if state.held else "prompt-moving"
        return Name(
            "prompt-moving-stuck" if stuck else held,
            corps=corps_name(board, state.mover),
            left=3 - state.steps,
        )
    if state.stage == CARD:
        return Name("prompt-card", card=card_name(board, state.card))
    if state.stage == SURPLUS:
        over = state.tokens_on(state.full) - state.room(state.full)
        return Name("prompt-surplus", field=board.name[state.full], count=over)
    if state.stage == REACTING and board.solo:
        return Name("prompt-rolling")
    if state.stage == REACTING:
        return Name("prompt-reacting-last" if state.last else "prompt-reacting", left=state.markers)
    if state.stage == SHIFTING:
        return Name("prompt-shifting", number=state.shifted[0])
    return Name(f"prompt-{STAGES[state.stage]}", left=state.paratroops_left)
