"""How told lines and refusals name armies, corps, fields, cards and tokens."""

from typing import Final

from sztab.core.said import Name, listed
from sztab.games.race_to_the_rhine.board import Board
from sztab.games.race_to_the_rhine.moves import DECKS, KINDS, PURSUIT, RESISTANCE
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    CARD_KINDS,
    DIVISION,
    EVENT,
    RES_HAND,
    RES_NOW,
    RESISTANCE_DECK,
    State,
)

# Made once: a name never changes, and search tells events that nobody hears.
ARMY_NAMES: Final = [Name(army) for army in ARMIES]
KIND_NAMES: Final = [Name(kind) for kind in KINDS]
LETTERS: Final = ("f", "a", "r")  # fuel, ammo, rations: which kinds a load names


def army_name(army: int) -> Name:
    """An army by its commander."""
    return ARMY_NAMES[army]


def armies_name(armies: list[int]) -> Name:
    """Several armies in a row."""
    return listed([army_name(army) for army in armies])


def cards_name(board: Board, ids: tuple[str, ...]) -> Name:
    """Several cards in a row."""
    return listed([card_name(board, id) for id in ids])


def corps_name(board: Board, corps: int) -> Name:
    """A corps by its number and army."""
    return Name("corps", label=board.corps_label[corps], army=army_name(board.corps_army[corps]))


def deck_name(state: State, deck: int) -> Name:
    """A deck by its kind and army."""
    if deck == RESISTANCE_DECK:
        return Name("deck-resistance")
    return Name("deck-common") if state.board.common else Name("deck-pursuit", army=army_name(deck))


def own_deck_name(deck: int) -> Name:
    """A deck as its player calls it in a move."""
    return Name(f"own-deck-{DECKS[deck]}")


def deck_of(state: State, army: int, called: int) -> int:
    """RR-11.1, RR-15.9: the deck that a player means by *called*."""
    return state.pursuit_deck(army) if called == PURSUIT else RESISTANCE_DECK


def called(deck: int) -> int:
    """What a player calls a deck."""
    return RESISTANCE if deck == RESISTANCE_DECK else PURSUIT


def card_name(board: Board, id: str) -> Name:
    """A card: by its kind, or by its own name if it has one."""
    card = board.cards[id]
    if card.kind == DIVISION:
        return Name("card-division", name=card.name)
    if card.kind == EVENT:
        return Name("card-event", id=id, name=card.name)
    if card.kind in (RES_HAND, RES_NOW):
        return Name("card-resistance")
    return Name(f"card-{CARD_KINDS[card.kind]}")


def kind_name(kind: int) -> Name:
    """One kind of token."""
    return KIND_NAMES[kind]


def load_name(fuel: int, ammo: int, food: int) -> Name:
    """Some tokens: ``2 fuel and 1 food``."""
    key = ""
    for number, letter in ((fuel, LETTERS[0]), (ammo, LETTERS[1]), (food, LETTERS[2])):
        if number:
            key += letter
    return Name(f"load-{key or 'none'}", fuel=fuel, ammo=ammo, food=food)


def tokens_name(kind: int, count: int) -> Name:
    """Some tokens of one kind."""
    return load_name(
        count if kind == 0 else 0, count if kind == 1 else 0, count if kind == 2 else 0
    )
