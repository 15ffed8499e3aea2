"""RR-10, second part: revealing a card on entering a field, and carrying it out."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.advance.fights import fight
from sztab.games.race_to_the_rhine.chapters.advance.taking import take_field
from sztab.games.race_to_the_rhine.chapters.supply.surplus import bring, settle
from sztab.games.race_to_the_rhine.chapters.victory import check_victory
from sztab.games.race_to_the_rhine.chapters.weather import set_weather
from sztab.games.race_to_the_rhine.moves import AMMO, FOOD, FUEL, Feed, Ignore, Keep, Move, Swap
from sztab.games.race_to_the_rhine.naming import (
    army_name,
    card_name,
    corps_name,
    deck_name,
    kind_name,
)
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    BOCHES,
    CARD,
    DIVISION,
    EACH_KIND,
    IN_STOCK,
    LIBERATION,
    MARKET,
    MOVING,
    OVER,
    RECON,
    RES_HAND,
    RES_NOW,
    STARVING,
    STOCK,
    SUPPLIES,
    State,
    take_tokens,
)

# Where a step goes on after a surplus (RR-10.10a): at its victory check, or behind its tokens.
AT_VICTORY: Final = 100
BEHIND_TOKENS: Final = 101

PLACED: Final = {STOCK: AMMO, SUPPLIES: FUEL, LIBERATION: FOOD}  # RR-10.12
MUST_FEED_FROM: Final = 3  # RR-17.7
MOST_STEPS: Final = 3  # RR-10.2

FEED: Final = Feed()
KEEP: Final = Keep()
IGNORE: Final = Ignore()


def draw_top(state: State, deck: int, fate: Fate, told: Told) -> str:
    """RR-10.19: the top card of a deck, rebuilt from its discard pile if need be; may be none."""
    card = state.top[deck]
    if card:
        state.top[deck] = ""
        state.known[deck] = 0
        return card
    if not state.decks[deck] and state.can_draw(deck):
        told.tell("RR-10.19", "deck-rebuilt", deck=deck_name(state, deck))
        state.decks[deck], state.discards[deck] = state.discards[deck], state.decks[deck]
        state.decks[deck].sort()
    if not state.decks[deck]:
        return ""
    return fate.draw(state.decks[deck])


def meet_card(
    state: State, index: int, goal: int, deck: int, help: int, fate: Fate, told: Told
) -> None:
    """RR-10.8, RR-10.9, RR-10.10a: a card is revealed on entering, and carried out."""
    corps = state.corps[index]
    board = state.board
    looked_at = bool(state.top[deck])
    id = draw_top(state, deck, fate, told)
    _tell_entry(state, index, goal, id, looked_at, told)
    state.card = id
    state.deck = deck if id else NOBODY
    if not id:  # RR-10.19: no card, no fight
        corps.field = goal
        enter(state, told)
        return
    card = board.cards[id]
    if board.weather and card.weather:
        set_weather(state, card.weather, told)
    if card.kind == DIVISION:
        if not fight(state, index, goal, deck, help, told):
            state.card, state.deck = "", NOBODY
            return_air(state, deck, told)
            end_move(state)
            return
        state.card = ""  # it lies in the stock of the player who beat it
        state.held = True
    elif card.kind == BOCHES:
        state.held = True
        if state.steps < MOST_STEPS:
            told.tell("RR-10.11", "boches", corps=corps_name(board, index))
    corps.field = goal
    _carry_out(state, card.kind, told)


def _tell_entry(state: State, index: int, goal: int, id: str, looked_at: bool, told: Told) -> None:
    name, field = corps_name(state.board, index), state.board.name[goal]
    if not id:
        told.tell("RR-10.19", "enters-without-card", corps=name, field=field)
    elif looked_at:  # known to somebody, and now to all: nothing is drawn, something is shown
        told.reveal("RR-10.8", "enters", corps=name, field=field, card=card_name(state.board, id))
    else:
        told.tell("RR-10.8", "enters", corps=name, field=field, card=card_name(state.board, id))


def _carry_out(state: State, kind: int, told: Told) -> None:
    """RR-10.12, RR-10.13a: what a card offers is decided now or never; the rest just happens."""
    if kind == STARVING:
        state.starving += 1
    elif kind == RES_NOW:
        _grant_action(state, told)
    if leaves_choice(state, kind):
        state.stage = CARD
    elif kind == STARVING and can_feed(state):
        feed(state, told)
    else:
        enter(state, told)


def leaves_choice(state: State, kind: int) -> bool:
    """RR-10.12, RR-10.13a, RR-17.7: whether the player has anything to decide about the card."""
    if kind == STARVING:
        return can_feed(state) and not (state.board.solo and state.starving >= MUST_FEED_FROM)
    if kind == MARKET:
        return len(swaps(state)) > 0
    return kind in (RES_HAND, RECON)


def can_feed(state: State) -> bool:
    """RR-10.12, RR-10.13a: food on the card of the moving corps, and a medal to be won."""
    return state.corps[state.mover].food > 0 and state.medals_left > 0


def _grant_action(state: State, told: Told) -> None:
    """RR-10.14, RR-10.14a: one more action in this turn, unless a Resistance card was played."""
    if state.resistance_played:
        told.tell("RR-10.14a", "resistance-lost", army=army_name(state.army))
        return
    state.resistance_played = True
    state.actions += 1
    told.tell("RR-10.12", "resistance-helps", army=army_name(state.army))


# --- the choices a card leaves -----------------------------------------------------------------


def swaps(state: State) -> list[Move]:
    """RR-10.12, RR-10.13a: what the black market takes and gives."""
    corps = state.corps[state.mover]
    found: list[Move] = []
    for given in EACH_KIND:
        if corps.has(given):
            for taken in EACH_KIND:
                if taken != given and state.pool[taken] > 0:
                    found.append(Swap(given, taken))
    return found


def choices(state: State) -> list[Move]:
    """RR-10.12: all that may be done with the revealed card."""
    kind = state.board.cards[state.card].kind
    if kind == STARVING:
        return [FEED, IGNORE]
    if kind == MARKET:
        return [*swaps(state), IGNORE]
    return [KEEP, IGNORE]


def check_choice(state: State, move: Feed | Swap | Keep | Ignore) -> Refusal | None:
    """RR-10.12, RR-10.13a: does the revealed card allow this?"""
    kind = state.board.cards[state.card].kind
    name = card_name(state.board, state.card)
    if isinstance(move, Ignore):
        return None
    if isinstance(move, Feed):
        return None if kind == STARVING else Refusal("RR-10.12", "card-gives-other", card=name)
    if isinstance(move, Keep):
        if kind in (RES_HAND, RECON):
            return None
        return Refusal("RR-10.12", "card-gives-other", card=name)
    if kind != MARKET:
        return Refusal("RR-10.12", "card-gives-other", card=name)
    if move.given == move.taken:
        return Refusal("RR-10.13a", "swap-same-kind")
    if state.corps[state.mover].has(move.given) == 0:
        return Refusal(
            "RR-10.12",
            "tokens-not-on-card",
            kind=kind_name(move.given),
            corps=corps_name(state.board, state.mover),
        )
    if state.pool[move.taken] == 0:
        return Refusal("RR-10.13a", "pool-lacks", kind=kind_name(move.taken))
    return None


def feed(state: State, told: Told) -> None:
    """RR-10.12, RR-17.7: 1 food for 1 medal."""
    state.corps[state.mover].food -= 1
    state.pool[FOOD] += 1
    state.medals_left -= 1
    state.medals[state.army] += 1
    told.tell(
        "RR-10.12",
        "feeds",
        corps=corps_name(state.board, state.mover),
        army=army_name(state.army),
        count=state.medals[state.army],
    )
    enter(state, told)


def choose(state: State, move: Swap | Keep | Ignore, told: Told) -> None:
    """RR-10.12: the card is used, kept or ignored; then the field is taken."""
    name = card_name(state.board, state.card)
    if isinstance(move, Swap):
        corps = state.corps[state.mover]
        corps.add(move.given, -1)
        corps.add(move.taken, 1)
        state.pool[move.given] += 1
        state.pool[move.taken] -= 1
        told.tell(
            "RR-10.12",
            "swaps",
            corps=corps_name(state.board, state.mover),
            given=kind_name(move.given),
            taken=kind_name(move.taken),
        )
    elif isinstance(move, Keep):
        state.kept[state.army].append(state.card)
        state.card = ""
        told.tell("RR-10.12", "keeps", army=army_name(state.army), card=name)
    else:
        told.tell("RR-10.12", "ignores", army=army_name(state.army), card=name)
    enter(state, told)


# --- the end of a step (RR-10.10a) ---------------------------------------------------------------


def enter(state: State, told: Told) -> None:
    """RR-10.10a steps 4 to 7: the field is taken; a surplus at Lisieux is settled first."""
    base = state.main_base(0)
    take_field(state, state.corps[state.mover].field, told)
    if base != state.main_base(0) and not settle(state, base, AT_VICTORY):
        return
    finish_entry(state, told)


def finish_entry(state: State, told: Told) -> None:
    """RR-10.10a steps 8 and 9: victory, then tokens, then the card is put away."""
    check_victory(state, told)
    if state.stage == OVER:
        return
    field = state.corps[state.mover].field
    id = state.card
    state.card = ""
    if id:
        _put_away(state, field, id, told)
    if state.deck != NOBODY:
        return_air(state, state.deck, told)
        state.deck = NOBODY
    if settle(state, field, BEHIND_TOKENS):
        go_on(state)


def _put_away(state: State, field: int, id: str, told: Told) -> None:
    """RR-10.9, RR-10.13: tokens come to the field, the card goes to the discard pile."""
    kind = state.board.cards[id].kind
    state.discards[state.pursuit_deck(state.army)].append(id)
    if kind in PLACED:
        token = PLACED[kind]
        found = take_tokens(state, token, 1)
        told.tell(
            "RR-10.12" if found else "RR-10.13",
            "token-found" if found else "token-lost",
            army=army_name(state.army),
            kind=kind_name(token),
            field=state.board.name[field],
        )
        if found:
            bring(state, field, token, 1, told)


def go_on(state: State) -> None:
    """RR-10.2, RR-10.11: the corps may go on until it has moved 3 fields."""
    if state.steps >= MOST_STEPS:
        end_move(state)
    else:
        state.stage = MOVING


def end_move(state: State) -> None:
    """RR-5.4: the action is finished."""
    state.stage = ACTING
    state.mover = NOBODY
    state.steps = 0
    state.held = False


def return_air(state: State, deck: int, told: Told) -> None:
    """RR-11.4: every air support marker on the deck returns to its owner, used or not."""
    for army in state.order:
        if state.air[army] == deck:
            state.air[army] = IN_STOCK
            told.tell("RR-11.4", "air-returns", army=army_name(army))
