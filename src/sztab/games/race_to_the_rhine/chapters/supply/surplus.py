"""RR-6.5: the limit of a field, and the choice of what goes back to the pool."""

from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.moves import FOOD, Discard, Move
from sztab.games.race_to_the_rhine.naming import army_name, corps_name, kind_name
from sztab.games.race_to_the_rhine.state import EACH_KIND, SURPLUS, State


def bring(state: State, field: int, kind: int, count: int, told: Told) -> None:
    """RR-6.5, RR-9.4: tokens arrive on a field; food feeds an immobilised corps at once."""
    state.put_tokens(field, kind, count)
    if kind == FOOD and count > 0:
        index = state.corps_on(field)
        if index != NOBODY and not state.corps[index].active:
            feed(state, index, told)


def feed(state: State, index: int, told: Told) -> None:
    """RR-9.4: 1 food of the field is eaten, and the corps is active again."""
    corps = state.corps[index]
    state.put_tokens(corps.field, FOOD, -1)
    state.pool[FOOD] += 1
    corps.active = True
    told.tell(
        "RR-9.4",
        "fed",
        corps=corps_name(state.board, index),
        field=state.board.name[corps.field],
    )


def settle(state: State, field: int, resume: int) -> bool:
    """RR-6.5: whether the limit holds; if not, its player must choose what goes back."""
    if state.tokens_on(field) <= state.room(field):
        return True
    state.full = field
    state.resume = resume
    state.stage = SURPLUS
    return False


def check_discard(state: State, move: Discard) -> Refusal | None:
    """RR-6.5: tokens that lay there before may be chosen too."""
    if state.tokens(state.full, move.kind) == 0:
        return Refusal(
            "RR-6.5",
            "no-such-token",
            kind=kind_name(move.kind),
            field=state.board.name[state.full],
        )
    return None


def discard(state: State, move: Discard, told: Told) -> bool:
    """RR-6.5, RR-15.4: one token goes back to the pool; whether the limit holds now."""
    field = state.full
    state.put_tokens(field, move.kind, -1)
    state.pool[move.kind] += 1
    told.tell(
        "RR-6.5",
        "discards",
        army=army_name(state.control[field]),
        kind=kind_name(move.kind),
        field=state.board.name[field],
    )
    return relieved(state)


def relieved(state: State) -> bool:
    """Whether the surplus is gone; then the field is forgotten."""
    if state.tokens_on(state.full) > state.room(state.full):
        return False
    state.full = NOWHERE
    return True


def discards(state: State, listed: list[Move]) -> None:
    """RR-6.5: add every kind that lies there."""
    for kind in EACH_KIND:
        if state.tokens(state.full, kind):
            listed.append(Discard(kind))
