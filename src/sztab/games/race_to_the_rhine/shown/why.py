"""Why not: the refusal behind a click on something that is not offered now."""

from collections.abc import Sequence

from sztab.core.said import Refusal
from sztab.games.race_to_the_rhine import engine
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.supply.supplies import check_supplies
from sztab.games.race_to_the_rhine.moves import (
    DECKS,
    FUEL,
    MEDAL,
    MIXED,
    Air,
    Counterattack,
    Drop,
    Load,
    March,
    Move,
    Paratroops,
    PlayResistance,
    Recon,
    Resist,
    Shift,
    Supplies,
    Truck,
    Trucks,
    Unload,
)
from sztab.games.race_to_the_rhine.naming import corps_name
from sztab.games.race_to_the_rhine.shown.offers import offers
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    DROPPED,
    DROPPING,
    MOVING,
    REACTING,
    SHIFTING,
    TRANSPORTING,
    State,
)

ACTIONS = ("supplies", "trucks", "truck", "march", "air", "paratroops")  # RR-5.2


def why_not(state: State, seat: int, picks: Sequence[str]) -> Refusal | None:
    """The reason against the move that these clicks would have begun, if there is one."""
    if any(offer.picks[: len(picks)] == (*picks,) for offer in offers(state, seat)):
        return None
    if picks[0] in ACTIONS and len(picks) == 1:
        return closed(state, seat).get(picks[0])
    move = _meant(state, picks)
    if move is None:
        return Refusal("RR-5.2", "choose-first")
    refusal = engine.check(state, seat, move)
    last = picks[-1]
    if refusal is None and len(picks) > 1 and last in state.board.corps_of:
        name = corps_name(state.board, state.board.corps_of[last])
        return Refusal("RR-5.4", "corps-not-asked", corps=name)
    return refusal


def closed(state: State, seat: int) -> dict[str, Refusal]:
    """RR-5.2: the actions that are not possible now, each with its reason."""
    open = {_action(state, offer.picks) for offer in offers(state, seat)}
    tried = {
        "supplies": _no_supplies(state),
        "trucks": engine.check(state, seat, Trucks(1)),
        "truck": _no_truck(state),
        "march": _no_march(state),
        "air": _no_air(state, seat),
        "paratroops": engine.check(state, seat, Paratroops((MEDAL,))),
    }
    if state.stage != ACTING:  # whatever it is, something else is due
        tried = dict.fromkeys(ACTIONS, engine.check(state, seat, Trucks(1)))
    return {word: reason for word, reason in tried.items() if reason and word not in open}


def _action(state: State, picks: tuple[str, ...]) -> str:
    """The action that an offer begins; loading is none."""
    if picks[0] in state.board.corps_of:
        return "march" if picks[1] in state.board.field_of else ""
    return picks[0]


def _spent(state: State) -> Refusal | None:
    return None if state.actions else Refusal("RR-5.2", "no-action-left")


def _no_supplies(state: State) -> Refusal | None:
    base = state.board.id[state.main_base(state.army)]
    return check_supplies(state, Supplies(base, MIXED, ()))


def _no_truck(state: State) -> Refusal | None:
    if state.trucks[state.army] == 0 and state.actions:
        return Refusal("RR-8.1", "no-truck-in-stock")
    return _spent(state) or Refusal("RR-8.1", "no-free-arrow")


def _no_march(state: State) -> Refusal | None:
    return _spent(state) or Refusal("RR-10.2a", "no-corps-can-move")


def _no_air(state: State, seat: int) -> Refusal | None:
    for deck in range(len(DECKS)):
        refusal = engine.check(state, seat, Air(deck, False))
        if refusal is None:
            return None
    return refusal


def _meant(state: State, picks: Sequence[str]) -> Move | None:
    """The move that these clicks come nearest to."""
    board = state.board
    last = picks[-1]
    fields = [word for word in picks if word in board.field_of]
    corps = [word for word in picks if word in board.corps_of]
    if corps and picks[-2:-1] in (["load"], ["unload"]):
        counts = (int(last == "fuel"), int(last == "ammo"), int(last == "food"))
        return (Load if picks[-2] == "load" else Unload)(corps[-1], *counts)
    truck = picks[0] == "truck" or state.stage == TRANSPORTING
    if last in board.corps_of:
        if truck and fields:  # the field is meant on which it stands
            return _truck(state, [*fields, board.id[state.corps[board.corps_of[last]].field]])
        return _first_step(state, last)
    if not fields:
        return _by_card(state, picks)
    if state.stage in (DROPPING, DROPPED):
        return Drop(last)
    if state.stage == REACTING:
        taken = state.control[board.field_of[last]] != NOBODY
        return Counterattack(last) if taken else Resist(last)
    if state.stage == SHIFTING:
        return Shift(state.shifted[0], last)
    if state.stage == MOVING:
        return March(board.corps_id[state.mover], last, False)
    if corps:
        return March(corps[-1], last, picks[0] == "commander")
    if picks[0] == "supplies":
        return Supplies(fields[0], MIXED, ())
    if picks[0] == "commander":
        return Supplies(fields[0], MIXED, (FUEL, FUEL))
    if truck:
        return _truck(state, fields)
    return None


def _by_card(state: State, picks: Sequence[str]) -> Move | None:
    """Kept cards and the commander, by their buttons."""
    deck = DECKS.index("resistance")
    plays: dict[str, Move] = {
        "resistance": PlayResistance(),
        "recon": Recon(deck),
        "air": Air(deck, False),
        "commander": Air(deck, True),
    }
    return plays.get(picks[0])


def _truck(state: State, fields: list[str]) -> Move:
    """One end is clicked, or both: the best arrow for the first stands for it."""
    board = state.board
    start = board.field_of[fields[0]]
    if len(fields) > 1:
        return Truck(fields[0], fields[-1], 0, 0, 0)
    near = [other for ends in board.ends if start in ends for other in ends if other != start]
    own = [goal for goal in near if state.control[goal] == state.army]
    return Truck(fields[0], board.id[(own or near)[0]], 0, 0, 0)


def _first_step(state: State, corps: str) -> Move | None:
    """A corps is clicked: its first way out stands for all of them."""
    board = state.board
    index = board.corps_of[corps]
    goals = board.steps[board.corps_army[index]][state.corps[index].field]
    return March(corps, board.id[goals[0]], False) if goals else None
