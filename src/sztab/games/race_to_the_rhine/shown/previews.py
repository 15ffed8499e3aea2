"""Questions of the table that change nothing: what is connected, what a step costs and risks.

Answers go by what a seat knows: a card that it has looked at is certain, of all others every
card that may lie on top is equally likely.
"""

from dataclasses import dataclass
from typing import Final, Literal

from sztab.games.race_to_the_rhine import engine
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.advance.movement import entry_deck, help_at
from sztab.games.race_to_the_rhine.chapters.reaction import (
    metz_counts,
    open_to_attack,
    resist_fault,
)
from sztab.games.race_to_the_rhine.chapters.supply.connection import (
    connected,
    encircled_by,
    falls_to,
)
from sztab.games.race_to_the_rhine.chapters.victory import line
from sztab.games.race_to_the_rhine.moves import DECKS, Air, March, Recon
from sztab.games.race_to_the_rhine.naming import deck_of
from sztab.games.race_to_the_rhine.packing import has_army
from sztab.games.race_to_the_rhine.shown.seen import Army, EntryDeck, Look, Previews, Risk, Step
from sztab.games.race_to_the_rhine.state import ARMIES, BOCHES, DIVISION, RESISTANCE_DECK, State

RISKS: Final[tuple[Literal["fight", "lost", "held"], ...]] = ("fight", "lost", "held")


def connected_fields(state: State) -> list[str]:
    """RR-0.9: the uncontrolled fields with a chain to Düsseldorf."""
    reached = connected(state)
    return [state.board.id[field] for field in range(state.board.size) if reached[field]]


def cut_off_fields(state: State) -> list[str]:
    """RR-0.9: the uncontrolled fields without one."""
    reached = connected(state)
    return [
        state.board.id[field]
        for field in range(state.board.size)
        if state.control[field] == NOBODY and not reached[field]
    ]


def would_encircle(state: State, field: str) -> dict[str, Army | None]:
    """RR-10.24, RR-10.25: what taking a field now would cut off, and which army gains it."""
    board = state.board
    found: dict[str, Army | None] = {}
    taken = board.field_of[field]
    if state.control[taken] == NOBODY:
        for other in encircled_by(state, taken):
            army = falls_to(state, other, state.army)
            found[board.id[other]] = None if army == NOBODY else ARMIES[army]
    return found


def open_to_counterattack(state: State) -> list[str]:
    """RR-14.6: the player markers that a counterattack could remove now."""
    return [state.board.id[field] for field in open_to_attack(state, connected(state))]


def open_to_resistance(state: State) -> list[str]:
    """RR-14.2: the fields that could take a resistance marker now."""
    metz = metz_counts(state)
    fields = range(state.board.size)
    return [state.board.id[field] for field in fields if not resist_fault(state, field, metz)]


def victory_line(state: State, army: str) -> list[str]:
    """RR-16.1: the fields of an army that are joined to its main base."""
    reached = line(state, ARMIES.index(army))
    return [state.board.id[field] for field in range(state.board.size) if reached[field]]


def overlays(state: State) -> Previews:
    """What the table draws over the board on demand."""
    return {
        "connected": connected_fields(state),
        "cut_off": cut_off_fields(state),
        "open_to_counterattack": open_to_counterattack(state),
        "line": {ARMIES[army]: victory_line(state, ARMIES[army]) for army in state.board.armies},
    }


def steps(state: State, seat: int) -> dict[str, dict[str, Risk]]:
    """What every step that the seat may make now would cost, risk in per cent, and cut off."""
    found: dict[str, dict[str, Risk]] = {}
    for move in engine.moves(state):
        if isinstance(move, March) and move.field not in found.get(move.corps, {}):
            known = entry(state, seat, move.corps, move.field)
            shown = _risk(state, known, move.field)
            for risk in RISKS:
                shown[risk] = round(100 * shown[risk])
            found.setdefault(move.corps, {})[move.field] = shown
    return found


def step(state: State, seat: int, move: March) -> Step:
    """The same of one step, with exact probabilities and those of every card."""
    known = entry(state, seat, move.corps, move.field)
    return {**_risk(state, known, move.field), "cards": known.cards}


def _risk(state: State, known: "Entry", field: str) -> Risk:
    return {
        "fuel": known.fuel,
        "ammo": known.fort,
        "help": known.help,
        "deck": known.deck,
        "fight": known.fight,
        "lost": known.lost,
        "held": known.held,
        "encircles": would_encircle(state, field),
    }


def look(state: State, seat: int, move: Air | Recon) -> Look:
    """RR-11.1, RR-18.3: the cards that a look may show, each with its probability."""
    deck = deck_of(state, state.army, move.deck)
    cards = cards_on_top(state, seat, deck)
    return {"deck": DECKS[move.deck], "cards": dict.fromkeys(cards, 1 / len(cards))}


@dataclass(frozen=True)
class Entry:
    """Entering a field: what it costs for certain, and what the card may bring."""

    fuel: int  # to begin the move or to go on (RR-10.1, RR-10.11)
    fort: int  # ammo from the corps card for the fort (RR-10.7)
    help: int  # ammo that air support and paratroops stand for (RR-10.16)
    deck: EntryDeck  # "" where no card is revealed
    fight: float  # the probabilities over the cards that may lie on top
    lost: float
    held: float  # the corps must pay to go on, or its move ends (RR-10.11, RR-10.17)
    cards: dict[str, float]  # by card


def cards_on_top(state: State, seat: int | None, deck: int) -> list[str]:
    """RR-18.2, RR-18.3: the cards that may lie on top, as far as *seat* knows."""
    top = state.top[deck]
    if top and seat is not None and has_army(state.known[deck], state.board.armies[seat]):
        return [top]
    cards = sorted([*state.decks[deck], *([top] if top else [])])
    if not cards and deck != RESISTANCE_DECK:
        return sorted(state.discards[deck])
    return cards


def entry(state: State, seat: int | None, corps: str, field: str) -> Entry:
    """RR-10.7 to RR-10.17: the cost and the exact risk of one step of the player to move."""
    board = state.board
    index, goal = board.corps_of[corps], board.field_of[field]
    stands = state.corps[index]
    fuel = 1 if state.mover != index or state.held else 0
    if state.control[goal] != NOBODY:
        return Entry(fuel, 0, 0, "", 0.0, 0.0, 0.0, {})
    help = help_at(state, goal)
    fort = 1 if board.fort[goal] and help == 0 else 0
    left = help - 1 if board.fort[goal] and help else help
    ammo, tank = stands.ammo - fort, stands.fuel - fuel
    deck = entry_deck(state, goal)
    cards = cards_on_top(state, seat, deck)
    fights = lost = held = 0
    for id in cards:
        card = board.cards[id]
        if card.kind == DIVISION:
            fights += 1
            lost += max(0, card.ammo - left) > ammo or card.fuel > tank
        held += card.kind in (DIVISION, BOCHES)
    count = len(cards) or 1
    return Entry(
        fuel,
        fort,
        help,
        ("resistance" if deck == RESISTANCE_DECK else "pursuit") if cards else "",
        fights / count,
        lost / count,
        held / count,
        dict.fromkeys(cards, 1 / count),
    )
