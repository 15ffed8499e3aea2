"""The moves, one small type each, and how they are written.

A turn is a chain of short moves: actions (``supplies``, ``trucks``, ``truck``, ``march``,
``air``, ``paratroops``) with their parts, extra actions, free loading, then ``end`` and the
German reaction. Towns, corps and cards are written by their ids, so that a move can be read
without knowing the data set.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.writing.moves import Written
from sztab.games.race_to_the_rhine.shown.seen import CalledDeck

# RR-0.11: the kinds of supply tokens, and the set of one of each (RR-6.2).
FUEL: Final = 0
AMMO: Final = 1
FOOD: Final = 2
MIXED: Final = 3
KINDS: Final = ("fuel", "ammo", "food")
DRAWS: Final = ("fuel", "ammo", "food", "mixed")

# RR-11.1: which deck; the pursuit deck is always one's own.
PURSUIT: Final = 0
RESISTANCE: Final = 1
DECKS: Final[tuple[CalledDeck, ...]] = ("pursuit", "resistance")

MEDAL: Final = "medal"

MOST: Final = (
    99  # any number of trucks or tokens can be written; whether it is allowed is asked later
)


@final
@mypyc_attr(acyclic=True)
class Supplies(Written):
    """Gain supplies: ``supplies lisieux mixed plus fuel ammo`` (RR-6.1, RR-13.4)."""

    def __init__(self, field: str, kind: int, bonus: tuple[int, ...]) -> None:
        self.field: Final = field
        self.kind: Final = kind
        self.bonus: Final = bonus


@final
@mypyc_attr(acyclic=True)
class Trucks(Written):
    """Gain trucks: ``trucks 4`` (RR-7.1)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count


@final
@mypyc_attr(acyclic=True)
class Truck(Written):
    """Place a truck, with a load or to be loaded: ``truck lisieux brionne 2 fuel`` (RR-8.1)."""

    def __init__(self, start: str, goal: str, fuel: int, ammo: int, food: int) -> None:
        self.start: Final = start
        self.goal: Final = goal
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food


@final
@mypyc_attr(acyclic=True)
class Carry(Written):
    """The truck placed last carries one more token: ``carry fuel`` (RR-8.3)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind


@final
@mypyc_attr(acyclic=True)
class Load(Written):
    """Take tokens from the field onto the corps card: ``load R-I 1 fuel`` (RR-8.5)."""

    def __init__(self, corps: str, fuel: int, ammo: int, food: int) -> None:
        self.corps: Final = corps
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food


@final
@mypyc_attr(acyclic=True)
class Unload(Written):
    """Leave tokens of the corps card on its field: ``unload R-I 1 food`` (RR-8.5)."""

    def __init__(self, corps: str, fuel: int, ammo: int, food: int) -> None:
        self.corps: Final = corps
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food


@final
@mypyc_attr(acyclic=True)
class March(Written):
    """One step of a corps move: ``march B-XII vitry``; its first also by a card (RR-10.2)."""

    def __init__(self, corps: str, field: str, commander: bool) -> None:
        self.corps: Final = corps
        self.field: Final = field
        self.commander: Final = commander


@final
@mypyc_attr(acyclic=True)
class Stop(Written):
    """End the corps move: ``stop`` (RR-10.11)."""


@final
@mypyc_attr(acyclic=True)
class Feed(Written):
    """Give 1 food to the starving civilians: ``feed`` (RR-10.12)."""


@final
@mypyc_attr(acyclic=True)
class Swap(Written):
    """Trade on the black market: ``swap food ammo`` gives food and takes ammo (RR-10.12)."""

    def __init__(self, given: int, taken: int) -> None:
        self.given: Final = given
        self.taken: Final = taken


@final
@mypyc_attr(acyclic=True)
class Keep(Written):
    """Keep a card with the hand symbol: ``keep`` (RR-10.12)."""


@final
@mypyc_attr(acyclic=True)
class Ignore(Written):
    """Make no use of the card: ``ignore`` (RR-10.12)."""


@final
@mypyc_attr(acyclic=True)
class Discard(Written):
    """Put a surplus token back to the pool: ``discard fuel`` (RR-6.5)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind


@final
@mypyc_attr(acyclic=True)
class PlayResistance(Written):
    """Play a kept Resistance card for one more action: ``resistance`` (RR-10.12)."""


@final
@mypyc_attr(acyclic=True)
class Recon(Written):
    """Play a kept Recon card: ``recon pursuit`` (RR-10.12)."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck


@final
@mypyc_attr(acyclic=True)
class Air(Written):
    """Air support: ``air resistance``, also by Bradley's card: ``commander air …`` (RR-11.1)."""

    def __init__(self, deck: int, commander: bool) -> None:
        self.deck: Final = deck
        self.commander: Final = commander


@final
@mypyc_attr(acyclic=True)
class Paratroops(Written):
    """Pay for one paratroop marker: ``paratroops medal``, ``paratroops K-01 K-02`` (RR-12.2)."""

    def __init__(self, payment: tuple[str, ...]) -> None:
        self.payment: Final = payment


@final
@mypyc_attr(acyclic=True)
class Drop(Written):
    """Place the paratroop marker just paid for: ``drop koeln`` (RR-12.4)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field


@final
@mypyc_attr(acyclic=True)
class Done(Written):
    """End the transport or the paratroop action: ``done`` (RR-8.1, RR-12.1)."""


@final
@mypyc_attr(acyclic=True)
class End(Written):
    """Take no further action in this turn: ``end`` (RR-5.6)."""


@final
@mypyc_attr(acyclic=True)
class Resist(Written):
    """Place a resistance marker: ``resist aachen`` (RR-14.2)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field


@final
@mypyc_attr(acyclic=True)
class Counterattack(Written):
    """Remove a marker of another player: ``counterattack bruxelles`` (RR-14.6)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field


@final
@mypyc_attr(acyclic=True)
class Forgo(Written):
    """Make no counterattack where no marker can or may be placed: ``forgo`` (RR-14.4, RR-16.3)."""


@final
@mypyc_attr(acyclic=True)
class Roll(Written):
    """Solo: counterattacks, then three dice: ``roll`` (RR-17.9)."""


@final
@mypyc_attr(acyclic=True)
class Shift(Written):
    """Solo: move a number marker with the front: ``shift 18 sankt_vith`` (RR-17.13)."""

    def __init__(self, number: int, field: str) -> None:
        self.number: Final = number
        self.field: Final = field


Move = (
    Supplies
    | Trucks
    | Truck
    | Carry
    | Load
    | Unload
    | March
    | Stop
    | Feed
    | Swap
    | Keep
    | Ignore
    | Discard
    | PlayResistance
    | Recon
    | Air
    | Paratroops
    | Drop
    | Done
    | End
    | Resist
    | Counterattack
    | Forgo
    | Roll
    | Shift
)
