"""RR-11: air support; and the looks of Recon cards (RR-10.12)."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.chapters.advance.cards import draw_top
from sztab.games.race_to_the_rhine.moves import Air, Move, PlayResistance, Recon
from sztab.games.race_to_the_rhine.naming import army_name, card_name, deck_name, deck_of
from sztab.games.race_to_the_rhine.packing import bit_of
from sztab.games.race_to_the_rhine.state import IN_STOCK, RECON, RES_HAND, WHITE, State

AIRS: Final = ((Air(0, False), Air(1, False)), (Air(0, True), Air(1, True)))
RECONS: Final = (Recon(0), Recon(1))
PLAY_RESISTANCE: Final = PlayResistance()


def may_fly(state: State, commander: bool) -> bool:
    """RR-11.2, RR-13.2, RR-15.7: whether air support can be asked for at all."""
    army = state.army
    if state.board.training or state.air[army] != IN_STOCK:
        return False
    if commander:
        return army == WHITE and state.commander[WHITE]
    return state.actions > 0 and not state.rain


def check_air(state: State, move: Air) -> Refusal | None:
    """RR-11.1, RR-11.2: may this deck be looked at and marked?"""
    if state.board.training:
        return Refusal("RR-5.7", "not-in-training")
    if move.commander:
        if state.army != WHITE:
            return Refusal("RR-13.2", "bradley-only")
        if not state.commander[WHITE]:
            return Refusal("RR-13.1", "commander-used")
    elif state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    elif state.rain:
        return Refusal("RR-15.7", "rain")
    if state.air[state.army] != IN_STOCK:
        return Refusal("RR-11.2", "air-marker-out")
    return _check_deck(state, move.deck)


def _check_deck(state: State, called: int) -> Refusal | None:
    deck = deck_of(state, state.army, called)
    if not state.can_draw(deck):
        return Refusal("RR-10.19", "deck-empty", deck=deck_name(state, deck))
    return None


def support(state: State, move: Air, fate: Fate, told: Told) -> None:
    """RR-11.1, RR-13.2: the player looks at the top card and lays his marker on the deck."""
    army = state.army
    if move.commander:
        state.commander[WHITE] = False
    else:
        state.actions -= 1
    deck = deck_of(state, army, move.deck)
    state.air[army] = deck
    look(
        state,
        deck,
        "RR-13.2" if move.commander else "RR-11.1",
        "bradley-looks" if move.commander else "air-support",
        fate,
        told,
    )


def look(state: State, deck: int, rule: str, key: str, fate: Fate, told: Told) -> None:
    """RR-10.21, RR-17.6, RR-18.3: the top card becomes known to one player; that he looked is open.

    It is told as a reveal, because no look can be taken back (RR-18.5, RR-18.6).
    """
    army = state.army
    known = state.known[deck]
    id = draw_top(state, deck, fate, told)
    state.top[deck] = id
    state.known[deck] = known | bit_of(army)
    told.reveal(rule, key, army=army_name(army), deck=deck_name(state, deck))
    told.tell_only(
        state.board.seat_of[army],
        "RR-18.3",
        "sees-card",
        card=card_name(state.board, id),
        deck=deck_name(state, deck),
    )


def airs(state: State, listed: list[Move]) -> None:
    """RR-11.1, RR-13.2: add air support on every deck, by an action and by Bradley's card."""
    for commander in (False, True):
        if may_fly(state, commander):
            for called in (0, 1):
                if state.can_draw(deck_of(state, state.army, called)):
                    listed.append(AIRS[1 if commander else 0][called])


# --- kept cards (RR-10.12, RR-10.14) -------------------------------------------------------------


def kept_card(state: State, kind: int) -> str:
    """The first kept card of a kind, or nothing."""
    for id in state.kept[state.army]:
        if state.board.cards[id].kind == kind:
            return id
    return ""


def check_resistance(state: State) -> Refusal | None:
    """RR-10.14: at most one Resistance card a turn."""
    if state.resistance_played:
        return Refusal("RR-10.14", "resistance-played")
    if not kept_card(state, RES_HAND):
        return Refusal("RR-10.12", "no-resistance-card")
    return None


def play_resistance(state: State, told: Told) -> None:
    """RR-5.3, RR-10.12: the card is discarded for one more action of any kind."""
    _discard(state, kept_card(state, RES_HAND))
    state.resistance_played = True
    state.actions += 1
    told.tell("RR-10.12", "plays-resistance", army=army_name(state.army))


def check_recon(state: State, move: Recon) -> Refusal | None:
    """RR-10.14, RR-10.19: at most one Recon card a turn, on a deck that has a card."""
    if state.recon_played:
        return Refusal("RR-10.14", "recon-played")
    if not kept_card(state, RECON):
        return Refusal("RR-10.12", "no-recon-card")
    return _check_deck(state, move.deck)


def recon(state: State, move: Recon, fate: Fate, told: Told) -> None:
    """RR-10.12, RR-5.3: the card is discarded for a look; this is no action."""
    id = kept_card(state, RECON)
    deck = deck_of(state, state.army, move.deck)
    state.recon_played = True
    look(state, deck, "RR-10.12", "recon-looks", fate, told)
    _discard(state, id)


def _discard(state: State, id: str) -> None:
    """RR-10.12, RR-15.9: a played card goes to the player's discard pile."""
    state.kept[state.army].remove(id)
    state.discards[state.pursuit_deck(state.army)].append(id)


def kept_plays(state: State, listed: list[Move]) -> None:
    """RR-10.14: add the kept cards that may be played."""
    if not state.kept[state.army]:
        return
    if not state.resistance_played and kept_card(state, RES_HAND):
        listed.append(PLAY_RESISTANCE)
    if not state.recon_played and kept_card(state, RECON):
        for called in (0, 1):
            if state.can_draw(deck_of(state, state.army, called)):
                listed.append(RECONS[called])
