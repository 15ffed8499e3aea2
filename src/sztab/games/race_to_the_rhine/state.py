"""The table at one moment: the board, the pieces, and questions about them.

The classes are ``acyclic``: nothing in them ever points back, so the compiled ones need no
tracking by the garbage collector.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE, Board
from sztab.games.race_to_the_rhine.moves import AMMO, FOOD, FUEL
from sztab.games.race_to_the_rhine.packing import field_of, tokens, tokens_in, tokens_of
from sztab.games.race_to_the_rhine.shown.seen import Army

# RR-0.1: the armies; a field's colours are a sum of their bits.
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
ARMIES: Final[tuple[Army, ...]] = ("red", "white", "blue")


# RR-2.8: no base, a forward base, the base that serves once (RR-15.5).
NO_BASE: Final = 0
FORWARD: Final = 1
ONCE: Final = 2

# RR-10.12: what a card is.
BOCHES: Final = 0
STARVING: Final = 1
STOCK: Final = 2
SUPPLIES: Final = 3
LIBERATION: Final = 4
MARKET: Final = 5
RES_HAND: Final = 6
RES_NOW: Final = 7
RECON: Final = 8
DIVISION: Final = 9
EVENT: Final = 10
CARD_KINDS: Final = (
    "boches",
    "starving",
    "stock",
    "supplies",
    "liberation",
    "market",
    "res_hand",
    "res_now",
    "recon",
    "division",
    "event",
)

# Decks: the pursuit decks by army (the common one is the first, RR-15.9), then resistance.
RESISTANCE_DECK: Final = 3
IN_STOCK: Final = -1  # an air support marker that lies on no deck

# RR-15.6: what a card says of the weather.
NO_WEATHER: Final = 0
SUN: Final = 1
RAIN: Final = 2

# What is to be decided.
ACTING: Final = 0  # RR-5.2, between two actions of a turn
TRANSPORTING: Final = 1  # RR-8.4, a truck is placed and more may follow
MOVING: Final = 2  # RR-10.2, a corps has made a step and may go on
CARD: Final = 3  # RR-10.12, a revealed card leaves a choice
SURPLUS: Final = 4  # RR-6.5, a field holds too many tokens
DROPPING: Final = 5  # RR-12.4, a paratroop marker is paid for and must be placed
DROPPED: Final = 6  # RR-12.1, a paratroop marker is placed and more may follow
REACTING: Final = 7  # RR-14.1
SHIFTING: Final = 8  # RR-17.13
OVER: Final = 9

# How a game ended.
RHINE: Final = "rhine"  # RR-16.1
MARKERS: Final = "markers"  # RR-16.2
TURNS: Final = "turns"  # the solo turn limit, ruling Q-37

NO_CARD: Final = 99  # more ammo than any card shows (RR-12.2)
NUMBERS: Final = 16  # RR-2.1: the markers from 3 to 18
FIRST_NUMBER: Final = 3


@final
@mypyc_attr(acyclic=True)
class Corps:
    """One corps: where it stands and what its card holds (RR-2.13)."""

    def __init__(
        self, field: int, fuel: int, ammo: int, food: int, active: bool, moved: bool
    ) -> None:
        self.field: int = field
        self.fuel: int = fuel
        self.ammo: int = ammo
        self.food: int = food
        self.active: bool = active  # RR-9.3: face up
        self.moved: bool = moved  # RR-10.1: in this turn

    def copy(self) -> "Corps":
        """The same corps on another table."""
        return Corps(self.field, self.fuel, self.ammo, self.food, self.active, self.moved)

    def has(self, kind: int) -> int:
        """How many tokens of a kind lie on its card."""
        if kind == FUEL:
            return self.fuel
        return self.ammo if kind == AMMO else self.food

    def add(self, kind: int, count: int) -> None:
        """Change the number of tokens of a kind."""
        if kind == FUEL:
            self.fuel += count
        elif kind == AMMO:
            self.ammo += count
        else:
            self.food += count

    def load(self) -> int:
        """How many tokens lie on its card."""
        return self.fuel + self.ammo + self.food


@final
@mypyc_attr(acyclic=True)
class State:
    """The table: whose decision it is, and where every piece lies (RR-0.10).

    The tokens on a field are one number, and so is each paratroop marker (``packing``).
    """

    def __init__(
        self,
        board: Board,
        control: list[int],
        stock: list[int],
        marked: list[bool],
        truck: list[int],
        corps: list[Corps],
        decks: list[list[str]],
        discards: list[list[str]],
        beaten: list[list[str]],
        kept: list[list[str]],
    ) -> None:
        self.board: Board = board
        # the board
        self.control: list[int] = control  # by field: an army or NOBODY
        self.stock: list[int] = stock  # by field
        self.marked: list[bool] = marked  # by field: a resistance marker
        self.truck: list[int] = truck  # by arrow: 0, or 1 + which end it started from
        self.corps: list[Corps] = corps
        self.paratroops: list[int] = []
        self.numbers: list[int] = []  # solo, by number less 3: its field or NOWHERE
        self.spared: tuple[int, ...] = ()  # RR-15.12: fields not subject to encirclement
        # cards
        self.decks: list[list[str]] = decks  # without the card on top, if that was looked at
        self.discards: list[list[str]] = discards
        self.beaten: list[list[str]] = beaten  # by army
        self.kept: list[list[str]] = kept
        self.boxed_cards: tuple[str, ...] = ()
        self.top: list[str] = ["", "", "", ""]  # by deck: the card that somebody looked at
        self.known: list[int] = [0, 0, 0, 0]  # by deck: bits of the armies that know the top
        # tracks and stocks
        self.pool: list[int] = [0, 0, 0]  # by kind
        self.track: list[int] = [0, 0, 0]
        self.truck_track: int = 0
        self.trucks: list[int] = [0, 0, 0]  # by army
        self.level: list[int] = [0, 0, 0]
        self.commander: list[bool] = [False, False, False]  # active side up (RR-2.14)
        self.air: list[int] = [IN_STOCK, IN_STOCK, IN_STOCK]  # by army: the deck it lies on
        self.medals: list[int] = [0, 0, 0]
        self.medals_left: int = 0
        self.medals_boxed: int = 0
        self.markers: int = 0  # the resistance pool
        self.markers_boxed: int = 0
        self.paratroops_left: int = 0
        self.ostend: bool = True  # RR-15.5: its marker is still there
        self.antwerp: bool = False  # RR-15.1
        self.rain: bool = False
        self.more_trucks: bool = False  # RR-9.2 step 4 has happened
        self.starving: int = 0  # RR-17.7: such cards met so far
        # the course of play
        self.stage: int = ACTING
        self.order: tuple[int, ...] = ()  # armies in turn order
        self.round: int = 1
        self.army: int = NOBODY  # whose turn it is
        self.last: bool = False  # RR-16.2: the last round
        self.actions: int = 2  # left in this turn
        self.resistance_played: bool = False
        self.recon_played: bool = False
        self.drawn: tuple[int, ...] = ()  # RR-6.4: forward bases used in this turn
        # what is under way
        self.mover: int = NOBODY  # the corps that moves
        self.steps: int = 0
        self.held: bool = False  # RR-10.11: it pays 1 fuel to go on
        self.card: str = ""  # the card being carried out
        self.deck: int = NOBODY  # the deck it came from
        self.placed: int = 0  # trucks of this transport
        self.start: int = NOWHERE  # of the truck that may still be loaded
        self.goal: int = NOWHERE
        self.loaded: int = 0
        self.dropped: int = 0  # paratroop markers of this action
        self.ammo_paid: int = 0  # RR-12.2: printed ammo paid, and the medals it stands for
        self.ammo_medals: int = 0
        self.ammo_least: int = NO_CARD  # the least printed ammo of a card among them
        self.full: int = NOWHERE  # the field with a surplus
        self.resume: int = ACTING  # the stage after the surplus
        self.shifted: tuple[int, ...] = ()  # RR-17.13: numbers still to be moved
        self.targets: tuple[int, ...] = ()  # the candidates for them
        self.rolled: bool = False  # RR-17.10b: the dice of this reaction are rolled
        self.winner: int = NOBODY  # the army that reached the Rhine
        self.ending: str = ""

    def copy(self) -> "State":
        """An independent table in the same position."""
        twin = State(
            self.board,
            self.control.copy(),
            self.stock.copy(),
            self.marked.copy(),
            self.truck.copy(),
            [corps.copy() for corps in self.corps],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.discards],
            [cards.copy() for cards in self.beaten],
            [cards.copy() for cards in self.kept],
        )
        twin.paratroops = self.paratroops.copy()
        twin.numbers = self.numbers.copy()
        twin.spared = self.spared
        twin.boxed_cards = self.boxed_cards
        twin.top = self.top.copy()
        twin.known = self.known.copy()
        twin.pool = self.pool.copy()
        twin.track = self.track.copy()
        twin.truck_track = self.truck_track
        twin.trucks = self.trucks.copy()
        twin.level = self.level.copy()
        twin.commander = self.commander.copy()
        twin.air = self.air.copy()
        twin.medals = self.medals.copy()
        twin.medals_left = self.medals_left
        twin.medals_boxed = self.medals_boxed
        twin.markers = self.markers
        twin.markers_boxed = self.markers_boxed
        twin.paratroops_left = self.paratroops_left
        twin.ostend = self.ostend
        twin.antwerp = self.antwerp
        twin.rain = self.rain
        twin.more_trucks = self.more_trucks
        twin.starving = self.starving
        twin.stage = self.stage
        twin.order = self.order
        twin.round = self.round
        twin.army = self.army
        twin.last = self.last
        twin.actions = self.actions
        twin.resistance_played = self.resistance_played
        twin.recon_played = self.recon_played
        twin.drawn = self.drawn
        twin.mover = self.mover
        twin.steps = self.steps
        twin.held = self.held
        twin.card = self.card
        twin.deck = self.deck
        twin.placed = self.placed
        twin.start = self.start
        twin.goal = self.goal
        twin.loaded = self.loaded
        twin.dropped = self.dropped
        twin.ammo_paid = self.ammo_paid
        twin.ammo_medals = self.ammo_medals
        twin.ammo_least = self.ammo_least
        twin.full = self.full
        twin.resume = self.resume
        twin.shifted = self.shifted
        twin.targets = self.targets
        twin.rolled = self.rolled
        twin.winner = self.winner
        twin.ending = self.ending
        return twin

    # --- fields ---------------------------------------------------------------------------

    def tokens(self, field: int, kind: int) -> int:
        """How many tokens of a kind lie on a field."""
        return tokens_of(self.stock[field], kind)

    def tokens_on(self, field: int) -> int:
        """How many tokens lie on a field."""
        return tokens_in(self.stock[field])

    def put_tokens(self, field: int, kind: int, count: int) -> None:
        """Change the number of tokens of a kind on a field."""
        self.stock[field] += tokens(kind, count)

    def corps_on(self, field: int) -> int:
        """The corps that stands on a field."""
        for index in range(len(self.corps)):
            if self.corps[index].field == field:
                return index
        return NOBODY

    def main_base(self, army: int) -> int:
        """RR-2.5, RR-15.1, RR-15.2: the main supply base of an army."""
        return self.board.later_main if army == RED and self.antwerp else self.board.main[army]

    def room(self, field: int) -> int:
        """RR-6.5: how many tokens a field may hold."""
        army = self.control[field]
        if army != NOBODY and self.main_base(army) == field:
            return self.board.base_limit
        return self.board.field_limit

    def paratroops_on(self, field: int) -> int:
        """How many paratroop markers lie on a field."""
        count = 0
        for marker in self.paratroops:
            if field_of(marker) == field:
                count += 1
        return count

    def owns_marker(self, field: int, army: int) -> bool:
        """Whether a player marker of *army* lies on a field (RR-14.9)."""
        return (
            self.control[field] == army
            and self.board.home[field] == NOBODY
            and self.board.seat_of[army] != NOBODY
        )

    # --- decks ----------------------------------------------------------------------------

    def pursuit_deck(self, army: int) -> int:
        """RR-15.9: the number of an army's pursuit deck."""
        return 0 if self.board.common else army

    def deck_size(self, deck: int) -> int:
        """How many cards a deck holds."""
        return len(self.decks[deck]) + (1 if self.top[deck] else 0)

    def can_draw(self, deck: int) -> bool:
        """RR-10.19: whether a deck has a card, if need be from its discard pile."""
        if self.deck_size(deck) > 0:
            return True
        return deck != RESISTANCE_DECK and len(self.discards[deck]) > 0


def take_tokens(state: State, kind: int, count: int) -> int:
    """RR-6.6, RR-10.13: take up to *count* tokens out of the pool."""
    taken = count if count <= state.pool[kind] else state.pool[kind]
    state.pool[kind] -= taken
    return taken


EACH_KIND: Final = (FUEL, AMMO, FOOD)
