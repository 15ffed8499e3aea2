"""RR-12: the action paratroops."""

from typing import Final

from sztab.core.said import Name, Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY, Board
from sztab.games.race_to_the_rhine.chapters.victory import AMMO_PER_MEDAL
from sztab.games.race_to_the_rhine.moves import MEDAL, Drop, Move, Paratroops
from sztab.games.race_to_the_rhine.naming import army_name, cards_name
from sztab.games.race_to_the_rhine.packing import army_of, field_of, is_dark, paratroop
from sztab.games.race_to_the_rhine.state import ACTING, DROPPED, DROPPING, NO_CARD, State

MOST_DROPS: Final = 3  # RR-12.1

FINE: Final = 0
NO_MEDAL: Final = 1
NOT_YOURS: Final = 2
TOO_FEW: Final = 3
NEEDLESS: Final = 4
MIXED_PAYMENT: Final = 5


def may_drop(state: State) -> bool:
    """RR-12.1, RR-15.7, RR-17.5: whether a marker can be taken at all."""
    board = state.board
    if board.training or board.solo or state.rain or state.paratroops_left == 0:
        return False
    return state.actions > 0 if state.stage == ACTING else state.dropped < MOST_DROPS


def payment_fault(state: State, payment: tuple[str, ...]) -> int:
    """RR-12.2, RR-12.3: is this one medal, summed up with the cards paid before in this action?"""
    if payment == (MEDAL,):
        return FINE if state.medals[state.army] > 0 else NO_MEDAL
    board = state.board
    total = state.ammo_paid
    least = state.ammo_least
    for id in payment:
        if id not in state.beaten[state.army]:
            return NOT_YOURS
        card = board.cards[id]
        if card.medal:
            return FINE if len(payment) == 1 else MIXED_PAYMENT
        total += card.ammo
        if card.ammo < least:
            least = card.ammo
    due = AMMO_PER_MEDAL * (state.ammo_medals + 1)
    if total < due:
        return TOO_FEW
    return NEEDLESS if total - least >= due else FINE


def check_paratroops(state: State, move: Paratroops) -> Refusal | None:
    """RR-12.1 to RR-12.3: may a marker be taken for this payment?"""
    board = state.board
    if board.training:
        return Refusal("RR-5.7", "not-in-training")
    if board.solo:
        return Refusal("RR-17.5", "no-paratroops-alone")
    if state.rain:
        return Refusal("RR-15.7", "rain")
    if state.stage == ACTING and state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    if state.paratroops_left == 0:
        return Refusal("RR-12.1", "no-paratroops-left")
    if not may_drop(state):
        return Refusal("RR-12.1", "three-drops")
    fault = payment_fault(state, move.payment)
    if fault == NO_MEDAL:
        return Refusal("RR-12.3", "no-medal-to-pay")
    if fault == NOT_YOURS:
        return Refusal("RR-12.2", "card-not-beaten")
    if fault == TOO_FEW:
        return Refusal("RR-12.2", "payment-too-small", ammo=AMMO_PER_MEDAL)
    if fault == NEEDLESS:
        return Refusal("RR-12.2", "payment-needless")
    if fault == MIXED_PAYMENT:
        return Refusal("RR-12.2", "payment-mixed")
    return None


def pay_paratroops(state: State, move: Paratroops, told: Told) -> None:
    """RR-12.1, RR-12.2: one medal goes to the box for one marker."""
    army = state.army
    if state.stage == ACTING:
        state.actions -= 1
        state.dropped = 0
    if move.payment == (MEDAL,):
        state.medals[army] -= 1
        state.medals_boxed += 1
    else:
        by_ammo = False
        for id in move.payment:
            state.beaten[army].remove(id)
            card = state.board.cards[id]
            if not card.medal:
                by_ammo = True
                state.ammo_paid += card.ammo
                state.ammo_least = min(state.ammo_least, card.ammo)
        if by_ammo:
            state.ammo_medals += 1
        state.boxed_cards = tuple(sorted([*state.boxed_cards, *move.payment]))
    state.paratroops_left -= 1
    state.dropped += 1
    state.stage = DROPPING
    medal = move.payment == (MEDAL,)
    paid = Name("one-medal") if medal else cards_name(state.board, move.payment)
    told.tell("RR-12.1", "pays-paratroops", army=army_name(army), paid=paid)


def check_drop(state: State, move: Drop) -> Refusal | None:
    """RR-12.4: on an uncontrolled field, wherever it is."""
    field = state.board.field_of.get(move.field, -1)
    if field < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    if state.control[field] != NOBODY:
        return Refusal("RR-12.4", "drop-controlled", field=state.board.name[field])
    return None


def drop(state: State, move: Drop, told: Told) -> None:
    """RR-2.20, RR-12.4: the marker is placed light side up."""
    field = state.board.field_of[move.field]
    state.paratroops.append(paratroop(field, state.army, dark=False))
    state.paratroops.sort()
    state.stage = DROPPED
    told.tell("RR-12.4", "drops", army=army_name(state.army), field=state.board.name[field])
    if not may_drop(state) or not payments(state):
        end_drops(state)


def end_drops(state: State) -> None:
    """RR-5.4: the action is finished."""
    state.stage = ACTING
    state.dropped, state.ammo_paid, state.ammo_medals, state.ammo_least = 0, 0, 0, NO_CARD


def payments(state: State) -> list[Move]:
    """RR-12.2: the ways to pay one medal; of equal division cards the first ones are taken."""
    found: list[Move] = []
    if state.medals[state.army] > 0:
        found.append(Paratroops((MEDAL,)))
    plain: list[str] = []
    for id in sorted(state.beaten[state.army]):
        if state.board.cards[id].medal:
            found.append(Paratroops((id,)))
        else:
            plain.append(id)
    due = AMMO_PER_MEDAL * (state.ammo_medals + 1) - state.ammo_paid
    if plain:
        _sums(state.board, _by_ammo(state.board, plain), 0, due, state.ammo_least, (), found)
    return found


def _by_ammo(board: Board, plain: list[str]) -> list[list[str]]:
    """Cards with the same printed ammo together."""
    groups: list[list[str]] = []
    for ammo in range(1, 10):
        group = [id for id in plain if board.cards[id].ammo == ammo]
        if group:
            groups.append(group)
    return groups


def _sums(
    board: Board,
    groups: list[list[str]],
    at: int,
    due: int,
    least: int,
    chosen: tuple[str, ...],
    found: list[Move],
) -> None:
    """Every choice by number of cards that reaches the sum and has no needless card."""
    if at == len(groups):
        if chosen and due <= 0 and due + least > 0:
            found.append(Paratroops(tuple(sorted(chosen))))
        return
    group = groups[at]
    ammo = board.cards[group[0]].ammo
    for count in range(len(group) + 1):
        low = ammo if count and ammo < least else least
        _sums(board, groups, at + 1, due - count * ammo, low, (*chosen, *group[:count]), found)


def drops(state: State) -> list[Move]:
    """RR-12.4: every uncontrolled field."""
    found: list[Move] = []
    for field in range(state.board.size):
        if state.control[field] == NOBODY:
            found.append(state.board.drops[field])
    return found


def turn_paratroops(state: State, told: Told) -> None:
    """RR-12.7: the player's dark markers go to the box, his light ones turn dark."""
    left: list[int] = []
    for marker in state.paratroops:
        field = field_of(marker)
        if army_of(marker) != state.army:
            left.append(marker)
        elif not is_dark(marker):
            left.append(paratroop(field, state.army, dark=True))
            where, army = state.board.name[field], army_name(state.army)
            told.tell("RR-12.7", "paratroops-turn", field=where, army=army)
        else:
            told.tell("RR-12.7", "paratroops-leave", field=state.board.name[field])
    state.paratroops = left
