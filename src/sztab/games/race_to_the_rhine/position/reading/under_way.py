"""What is under way in the middle of a turn: a move, a surplus, a question."""

from sztab.core.data.dataset import Sheet
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.position.reading.entries import (
    fault,
    field_called,
    names_in,
    part_of,
)
from sztab.games.race_to_the_rhine.position.writing import DECK_NAMES, ENDINGS, RESUMES, STAGES
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    CARD,
    MOVING,
    NO_CARD,
    OVER,
    RHINE,
    SHIFTING,
    SURPLUS,
    State,
)


def load_under_way(state: State, top: Sheet) -> None:
    """Read what is under way, and how the game ended."""
    board = state.board
    _load_move(state, top)
    transport = part_of(top, "transport", "placed", "start", "goal", "loaded")
    if transport.value:
        state.placed = transport.get("placed", 1).integer(1, 99)
        if "start" in transport.value:
            state.start = field_called(state, transport.value["start"], "transport.start")
            state.goal = field_called(state, transport.value.get("goal"), "transport.goal")
            state.loaded = transport.get("loaded", 0).integer(0, board.truck_load)
    drops = part_of(top, "drops", "taken", "ammo", "medals", "least")
    if drops.value:
        state.dropped = drops.get("taken", 1).integer(1, 3)
        state.ammo_paid = drops.get("ammo", 0).integer(0, 99)
        state.ammo_medals = drops.get("medals", 0).integer(0, 3)
        state.ammo_least = drops.get("least", NO_CARD).integer(1, NO_CARD)
    _load_surplus(state, top)
    shift = part_of(top, "shift", "numbers", "targets", "rolled")
    if (state.stage == SHIFTING) != bool(shift.value):
        raise fault("shift", "it is needed when the stage is shifting, and only then")
    if shift.value:
        numbers = shift.get("numbers", []).items()
        state.shifted = tuple(number.integer(3, 18) for number in numbers)
        state.targets = tuple(
            field_called(state, n, "shift.targets") for n in names_in(shift, "targets")
        )
        state.rolled = shift.get("rolled", False).flag()
    ending = top.value.get("ending", "")
    if (state.stage == OVER) != (ending in ENDINGS):
        raise fault("ending", f"one of {', '.join(ENDINGS)} when the stage is over, else left out")
    state.ending = ending
    if (ending == RHINE) != ("winner" in top.value):
        raise fault("winner", "it is named when the ending is rhine, and only then")
    if ending == RHINE:
        state.winner = ARMIES.index(top.at("winner").text(*ARMIES))


def _load_move(state: State, top: Sheet) -> None:
    board = state.board
    move = part_of(top, "move", "corps", "steps", "held", "card", "deck")
    if state.stage in (MOVING, CARD) and not move.value:
        raise fault("move", f"it is needed when the stage is {STAGES[state.stage]}")
    if move.value:
        state.mover = board.corps_of[move.at("corps").text(*board.corps_id)]
        state.steps = move.get("steps", 1).integer(1, 3)
        state.held = move.get("held", False).flag()
        if state.card and state.card not in board.cards:
            raise move.at("card").fault("a card of the decks is needed")
        deck = move.get("deck", "").text("", *DECK_NAMES)
        if state.stage == CARD and not deck:
            deck = DECK_NAMES[state.pursuit_deck(state.army)]
        state.deck = DECK_NAMES.index(deck) if deck else NOBODY
    if state.stage == CARD and not state.card:
        raise fault("move.card", "the card that leaves a choice is needed")


def _load_surplus(state: State, top: Sheet) -> None:
    surplus = part_of(top, "surplus", "field", "then")
    if (state.stage == SURPLUS) != bool(surplus.value):
        raise fault("surplus", "it is needed when the stage is surplus, and only then")
    if surplus.value:
        state.full = field_called(state, surplus.value.get("field"), "surplus.field")
        if state.control[state.full] not in state.board.armies:
            raise fault("surplus.field", "a field under a player's control is needed")
        state.resume = RESUMES[surplus.get("then", "acting").text(*RESUMES)]
