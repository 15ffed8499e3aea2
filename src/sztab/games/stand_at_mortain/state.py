"""The table at one moment: the map, the counters, the deck, and questions about them.

The classes are ``acyclic``: nothing in them ever points back, so the compiled ones need no
tracking by the garbage collector.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.stand_at_mortain.moves import Air, Enter, Exit, Fire, Go, Interdict, Oba, Place

# SM-0.1: the two sides; a side is also its seat.
GERMAN: Final = 0
US: Final = 1

# SM-0.3: the types of ground units.
TANK: Final = 0
GUN: Final = 1
INFANTRY: Final = 2

# SM-0.7: terrain.
CLEAR: Final = 0
WOODS: Final = 1
VILLAGE: Final = 2
TOWN: Final = 3
HILL: Final = 4

# SM-0.8: where a unit is, if not on a hex.
WAITING: Final = -1
EXITED: Final = -2
ELIMINATED: Final = -3

# What is to be decided.
PLACING: Final = 0  # SM-1.1, the US set-up
ACTING: Final = 1  # SM-3.3, what to do with the card in play
REDRAWING: Final = 2  # SM-5.7, a face card in combat
OVER: Final = 3

# SM-0.4: who attacks or attacked.
GROUND: Final = 0
AIR: Final = 1
OBA: Final = 2

NOBODY: Final = -1
NOWHERE: Final = -1

# SM-3.1: the cards, black suits first. A deck is its remaining cards, always in this order.
BLACK: Final = "SC"
RED: Final = "HD"
JOKER: Final = "JOKER"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK: Final = (*[suit + rank for suit in BLACK + RED for rank in RANKS], JOKER)
RANK: Final = {card: RANKS.index(card[1:]) + 1 for card in DECK if card != JOKER}
OWNER: Final = {card: GERMAN if card[0] in BLACK else US for card in DECK if card != JOKER}
JACK: Final = 11
BOTH: Final = 3  # SM-3.9: each side has had a card

MOST_UNITS: Final = 10  # of one side
BITS: Final = [bin(mask).count("1") for mask in range(1 << MOST_UNITS)]  # how many are in a set


@final
@mypyc_attr(acyclic=True)
class Field:
    """The map, the counters and the numbers of a game: shared by all its states, never changed.

    Hexes and units are numbered; moves call them by code and id. Units are ordered by side and
    id, the Germans first, so that a set of units is a whole number with one bit for each.
    """

    def __init__(self) -> None:
        self.data: str = ""  # the data set's fingerprint if it is not the game's own
        # the map (SM-0.5 to SM-0.7)
        self.code: list[int] = []  # by hex
        self.hex_of: dict[int, int] = {}  # by code
        self.terrain: list[int] = []
        self.title: list[str] = []  # a place's name, or nothing
        self.cover: list[int] = []  # SM-5.8: the terrain modifier
        self.range: list[int] = []  # SM-5.3: how far units fire from it
        self.around: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.sees: list[list[bool]] = []  # SM-5.3, SM-5.4: by firing hex and target hex
        self.edge: list[list[int]] = []  # by side: where it enters
        self.on_edge: list[list[bool]] = []  # by side and hex
        self.to_edge: list[list[int]] = []  # by side and hex: the distance
        # the counters (SM-0.2, SM-0.3)
        self.ids: list[str] = []  # by unit
        self.unit_of: dict[str, int] = {}
        self.names: list[str] = []
        self.side: list[int] = []
        self.type: list[int] = []
        self.at: list[list[int]] = []  # by unit: front, back
        self.ai: list[list[int]] = []
        self.enters: list[int] = []  # the first turn in which it may; 0 if it is set up
        self.first: list[int] = []  # by side: its first unit
        self.last: list[int] = []  # and the one behind its last
        self.everybody: list[int] = []  # by side: the set of its units
        self.counted: list[int] = []  # by side: those that count for stacking (SM-2.2)
        self.tiger: int = 0
        # the cards, markers and limits
        self.activations: list[int] = []  # by rank up to 10 (SM-3.4)
        self.value: list[int] = []  # by rank up to 10 (SM-5.6)
        self.air_card: list[bool] = []  # by rank (SM-6.2)
        self.oba_card: list[bool] = []
        self.air: int = 0
        self.oba: int = 0
        self.markers: int = 0  # SM-6.3
        self.per_type: bool = False
        self.turns: int = 0
        self.stack: int = 0
        self.exits: int = 0
        # every move there is, made once and listed again and again
        self.placings: list[list[Place]] = []  # by unit and hex
        self.goings: list[list[Go]] = []
        self.enterings: list[list[Enter]] = []
        self.exitings: list[Exit] = []
        self.fires: list[list[Fire]] = []  # by target, and set of firing units of the other side
        self.airs_at_unit: list[list[Air]] = []  # by unit: AT, AI
        self.airs_at_hex: list[list[Air]] = []
        self.obas_at_unit: list[Oba] = []
        self.obas_at_hex: list[Oba] = []
        self.interdictings: list[Interdict] = []


@final
@mypyc_attr(acyclic=True)
class State:
    """The table: who decides what, the counters, the deck, the card in play."""

    def __init__(
        self, field: Field, place: list[int], here: list[int], origin: list[int], deck: list[str]
    ) -> None:
        self.field: Field = field
        self.stage: int = PLACING
        self.turn: int = 1
        self.side: int = US  # who sets up, or whose card is in play
        self.place: list[int] = place  # by unit: its hex, or a state of SM-0.8
        self.here: list[int] = here  # by hex: the set of units
        self.flipped: int = 0  # the set of units on their back (SM-0.2)
        self.deck: list[str] = deck  # what is left of it
        self.had: int = 0  # SM-3.9: bits of the sides that had a card this turn
        self.card: str = ""  # in play
        self.acted: int = 0  # SM-3.6: the set of units that acted with this card
        self.origin: list[int] = origin  # where each of them was before (SM-3.7)
        self.closed: bool = False  # SM-6.1: the card was used for a marker
        self.airs: int = 0  # SM-6.3: uses this turn
        self.obas: int = 0
        self.interdicted: int = NOWHERE  # SM-6.6
        self.weapon: int = GROUND  # an attack that waits for a card: by what,
        self.mode: str = ""  # AT or AI,
        self.firing: int = 0  # the set of firing units,
        self.targets: int = 0  # the set of targets,
        self.face: str = ""  # and the face card that was drawn
        self.ending: str = ""  # the words for how the game ended

    def copy(self) -> "State":
        """An independent table in the same position."""
        twin = State(
            self.field,
            self.place.copy(),
            self.here.copy(),
            self.origin.copy(),
            self.deck.copy(),
        )
        twin.stage = self.stage
        twin.turn = self.turn
        twin.side = self.side
        twin.flipped = self.flipped
        twin.had = self.had
        twin.card = self.card
        twin.acted = self.acted
        twin.closed = self.closed
        twin.airs = self.airs
        twin.obas = self.obas
        twin.interdicted = self.interdicted
        twin.weapon = self.weapon
        twin.mode = self.mode
        twin.firing = self.firing
        twin.targets = self.targets
        twin.face = self.face
        twin.ending = self.ending
        return twin

    def put(self, unit: int, hex: int) -> None:
        """Stand a unit on a hex, from wherever it was."""
        self.remove(unit, hex)
        self.here[hex] |= 1 << unit

    def remove(self, unit: int, place: int) -> None:
        """Take a unit off the map, or say where else it is."""
        hex = self.place[unit]
        if hex >= 0:
            self.here[hex] &= ~(1 << unit)
        self.place[unit] = place

    def count(self, side: int, place: int) -> int:
        """How many units of *side* are waiting, exited or eliminated."""
        found = 0
        for unit in range(self.field.first[side], self.field.last[side]):
            if self.place[unit] == place:
                found += 1
        return found

    def back(self, unit: int) -> int:
        """SM-0.2: 0 if a unit shows its front, 1 if its back."""
        return self.flipped >> unit & 1


def opening(field: Field) -> State:
    """SM-1: the map lies ready, everybody is off it, and the US player sets up."""
    units = len(field.ids)
    return State(field, [WAITING] * units, [0] * len(field.code), [NOWHERE] * units, list(DECK))
