"""SM-3: the course of a turn: card after card, who decides, and what kind of move is due."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.stand_at_mortain.chapters import victory
from sztab.games.stand_at_mortain.chapters.activation import can_move
from sztab.games.stand_at_mortain.chapters.cards import allowance, is_face, joker_is_early
from sztab.games.stand_at_mortain.chapters.combat import (
    OPEN,
    TURN_OVER,
    can_fire,
    clear_attack,
    draw_for_attack,
)
from sztab.games.stand_at_mortain.chapters.markers import can_use_marker
from sztab.games.stand_at_mortain.moves import Accept, Done, Move, Pass, Place, Redraw
from sztab.games.stand_at_mortain.naming import card_name, side_name
from sztab.games.stand_at_mortain.state import (
    ACTING,
    DECK,
    GERMAN,
    JOKER,
    NOWHERE,
    OVER,
    OWNER,
    PLACING,
    REDRAWING,
    US,
    State,
)

_NONE: Final[tuple[int, ...]] = ()
_EACH: Final[tuple[tuple[int, ...], ...]] = ((GERMAN,), (US,))


# --- who decides what -----------------------------------------------------------------------------


def awaited(state: State) -> tuple[int, ...]:
    """SM-1.1, SM-3.3, SM-5.7: who must decide now."""
    return _NONE if state.stage == OVER else _EACH[state.side]


def check_due(state: State, seat: int, move: Move) -> Refusal | None:
    """SM-3.3: is it this seat's decision, and this kind of move?"""
    stage = state.stage
    if stage == OVER:
        return Refusal("SM-8.3", "game-over")
    if seat != state.side:
        return _not_yours(state)
    if stage == PLACING:
        return None if isinstance(move, (Place, Done)) else Refusal("SM-1.1", "set-up-first")
    if stage == REDRAWING:
        due = isinstance(move, (Redraw, Accept))
        return None if due else Refusal("SM-5.7", "answer-face-card", card=card_name(state.face))
    if isinstance(move, Place):
        return Refusal("SM-1.1", "set-up-is-over")
    if isinstance(move, (Redraw, Accept)):
        return Refusal("SM-5.7", "no-face-card")
    if isinstance(move, Pass) and card_used(state):
        return Refusal("SM-3.3", "card-is-used")
    if isinstance(move, Done) and not card_used(state):
        return Refusal("SM-3.3", "card-is-unused")
    return None


def _not_yours(state: State) -> Refusal:
    side = side_name(state.side)
    if state.stage == PLACING:
        return Refusal("SM-1.1", "other-side-sets-up", side=side)
    if state.stage == REDRAWING:
        return Refusal("SM-5.7", "other-side-redraws", side=side)
    return Refusal("SM-3.3", "other-side-acts", side=side, card=card_name(state.card))


def card_used(state: State) -> bool:
    """SM-3.3: has anything been done with the card in play?"""
    return state.acted != 0 or state.closed


def can_act(state: State) -> bool:
    """SM-3.3: is there anything that can be done with the card in play?"""
    return can_move(state) or can_fire(state) or can_use_marker(state)


# --- card after card ------------------------------------------------------------------------------


def next_card(state: State, fate: Fate, told: Told) -> None:
    """SM-3.3, SM-3.8, SM-3.9: draw until a card comes with which its side can do something."""
    while True:
        if not state.deck:
            told.tell("SM-3.8", "deck-runs-out", turn=state.turn)
            if not begin_turn(state, told):
                return
        card = fate.draw(state.deck)
        if card != JOKER:
            put_in_play(state, card)
            useful = can_act(state)
            if told.heard:
                tell_card(state, useful, told)
            if useful:
                return
        elif joker_is_early(state):
            told.tell("SM-3.9", "joker-ignored", left=len(state.deck))
        else:
            told.tell("SM-3.8", "joker-ends-turn", turn=state.turn, left=len(state.deck))
            if not begin_turn(state, told):
                return


def put_in_play(state: State, card: str) -> None:
    """SM-3.3 to SM-3.5: a card's colour says who acts, its rank with how many units."""
    state.stage = ACTING
    state.card = card
    state.side = OWNER[card]
    state.had |= 1 << state.side
    state.acted = 0
    state.closed = False


def tell_card(state: State, useful: bool, told: Told) -> None:
    """SM-3.3 to SM-3.5: what its side may do with the card in play."""
    card, side, left = card_name(state.card), side_name(state.side), len(state.deck)
    if not useful:
        told.tell("SM-3.3", "nothing-to-do", card=card, side=side, left=left)
    elif is_face(state.card):
        told.tell("SM-3.5", "draws-face", card=card, side=side, left=left)
    else:
        told.tell("SM-3.4", "draws", card=card, side=side, units=allowance(state), left=left)


def begin_turn(state: State, told: Told) -> bool:
    """SM-3.2, SM-7.1: all cards are shuffled for the next turn; false if there is none."""
    if state.turn >= state.field.turns:
        victory.finish(state, victory.final_ending(state), told)
        return False
    state.turn += 1
    state.deck = list(DECK)
    state.had = 0
    state.airs = 0
    state.obas = 0
    state.interdicted = NOWHERE
    tell_turn(state, told)
    return True


def tell_turn(state: State, told: Told) -> None:
    """SM-3.2: a turn begins with all cards."""
    told.tell(
        "SM-3.2",
        "turn-begins",
        turn=state.turn,
        turns=state.field.turns,
        left=len(state.deck),
    )


# --- after a move ---------------------------------------------------------------------------------


def attack(state: State, fate: Fate, told: Told) -> None:
    """SM-5.6, SM-3.10: draw for the declared attack, and go on as the card says."""
    came = draw_for_attack(state, fate, told)
    if came == TURN_OVER:
        if begin_turn(state, told):
            next_card(state, fate, told)
    elif came != OPEN:
        go_on(state, fate, told)


def accept_miss(state: State, fate: Fate, told: Told) -> None:
    """SM-5.7: the face card stands for a miss."""
    told.tell("SM-5.7", "accepts-miss", side=side_name(state.side))
    clear_attack(state)
    go_on(state, fate, told)


def go_on(state: State, fate: Fate, told: Told) -> None:
    """SM-5.10, SM-8.3: after an attack the game ends, the card goes on, or it is used up.

    A card whose last act is an attack ends by itself: what fate has decided cannot be undone,
    so nobody need say ``done``.
    """
    how = victory.ending(state)
    if how:
        victory.finish(state, how, told)
    elif not can_act(state):
        next_card(state, fate, told)
