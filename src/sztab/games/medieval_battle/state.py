"""The table at one moment: the field, the counters, and questions about them.

The classes are ``acyclic``: nothing in them ever points back, so the compiled ones need no
tracking by the garbage collector, which made a copy a third faster.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# MB-0.1: the two players; a side is also its seat.
RED: Final = 0
YELLOW: Final = 1

# MB-0.2: the kinds of units, in the order of the unit table.
HC: Final = 0
LC: Final = 1
MA: Final = 2
HI: Final = 3
LI: Final = 4
PK: Final = 5
LB: Final = 6
SB: Final = 7
WG: Final = 8
KINDS: Final = ("HC", "LC", "MA", "HI", "LI", "PK", "LB", "SB", "WG")

# MB-3.1: terrain.
PLAIN: Final = 0
FOREST: Final = 1
ROCKY_HILLS: Final = 2
MOUNTAIN: Final = 3

# Where a unit is: on its hex, never deployed (MB-5.5), fled (MB-9.4), out of the game.
ON_MAP: Final = 0
RESERVE: Final = 1
FLED: Final = 2
GONE: Final = 3

# What is to be decided.
RECRUITING: Final = 0  # MB-4.1, both players at once
DEPLOYING: Final = 1  # MB-5.2
CHOOSING: Final = 2  # MB-6.2, one of the options of a turn
MANOEUVRING: Final = 3  # MB-6.2, a unit has stepped and may go on
ANSWERING: Final = 4  # MB-9.1, stand or retreat
PURSUING: Final = 5  # MB-9.7, attack again or stop
REGROUPING: Final = 6  # MB-13.5, placing units beside the wagon
OVER: Final = 7

NOBODY: Final = -1
NOWHERE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Field:
    """The battlefield and the numbers of a game: shared by all its states, never changed.

    Hexes are numbered: first those of the map, row by row, then the ring of off-map hexes
    around it (MB-0.6). Moves name a hex by its *code*, which does not depend on the map.
    """

    def __init__(self) -> None:
        # the map (MB-3)
        self.large: bool = False
        self.layout: str = ""  # the modules, as notation
        self.data: str = ""  # the data set's fingerprint if it is not the game's own
        self.size: int = 0  # hexes on the map
        self.code: list[int] = []  # by hex
        self.hex_of: dict[int, int] = {}  # by code
        self.q: list[int] = []
        self.r: list[int] = []
        self.terrain: list[int] = []
        self.height: list[int] = []
        self.cost: list[int] = []
        self.cover: list[bool] = []
        self.bad_for_cavalry: list[bool] = []
        self.blocks_sight: list[bool] = []
        self.region: list[int] = []  # MB-3.5: slot 0 to 4; inner modules 5 and 6
        self.around: list[list[int]] = []  # neighbours on the map
        self.beyond: list[list[int]] = []  # neighbours off the map, of a hex on it
        self.sights: list[list[int]] = []  # by hex of the map: those seen at distance 2 (MB-11.3)
        self.single: list[tuple[int, ...]] = []  # the path of one step to a hex, shared by moves
        self.flags: list[int] = []
        self.flag_values: list[int] = []
        self.flag_distance: list[int] = []  # to the nearest flag, by hex
        self.deployable: list[list[int]] = []  # by kind: open hexes far from flags (MB-5.3)
        self.modules: list[str] = []  # by slot: the outer module that lies there
        self.slot_neighbours: list[list[int]] = []  # MB-3.6
        self.inner_slots: list[list[int]] = []
        # the counters (MB-2.2)
        self.price: list[int] = []  # by kind
        self.max_mp: list[int] = []
        self.count: list[int] = []
        self.range: list[int] = []
        self.mounted: list[bool] = []
        self.open: list[list[bool]] = []  # by kind and hex: may enter (MB-0.8)
        self.steps: list[list[list[int]]] = []  # by kind and hex: neighbours it may enter
        # the tables (MB-10, MB-11)
        self.melee: list[list[int]] = []
        self.shooting: list[list[int]] = []
        self.attacker_loses: list[int] = []  # by index + 2
        self.defender_loses: list[int] = []
        # the limits (MB-4, MB-5, MB-15)
        self.points: int = 0
        self.limit: list[int] = []  # by kind, on this map
        self.markers: int = 0
        self.victory: int = 0
        self.wagon_vp: int = 0
        self.from_flag: int = 0
        self.from_wagon: int = 0

    def distance(self, a: int, b: int) -> int:
        """MB-0.5: the number of steps between two hexes."""
        dq = self.q[a] - self.q[b]
        dr = self.r[a] - self.r[b]
        ds = dq + dr
        most = dq if dq >= 0 else -dq  # written out: max() and abs() took a tenth of all play
        if dr > most or -dr > most:
            most = dr if dr >= 0 else -dr
        if ds > most or -ds > most:
            most = ds if ds >= 0 else -ds
        return most


@final
@mypyc_attr(acyclic=True)
class Unit:
    """One counter: what it is, where it stands, what it has left."""

    def __init__(
        self,
        side: i64,
        kind: i64,
        number: i64,
        place: i64,
        hex: i64,
        mp: i64,
        strength: i64,
        slot: i64 = NOWHERE,
        ready: bool = False,
    ) -> None:
        self.side: i64 = side
        self.kind: i64 = kind
        self.number: i64 = number
        self.place: i64 = place
        self.hex: i64 = hex
        self.mp: i64 = mp  # MB-0.9
        self.strength: i64 = strength
        self.slot: i64 = slot  # MB-9.4: the outer module it fled from
        self.ready: bool = ready  # MB-13.4: may be placed in this regroup

    def copy(self) -> "Unit":
        """The same counter on another table."""
        return Unit(
            self.side,
            self.kind,
            self.number,
            self.place,
            self.hex,
            self.mp,
            self.strength,
            self.slot,
            self.ready,
        )


def counter(kind: int, number: int) -> int:
    """A counter's number within its army: what moves call a unit by."""
    return kind * 16 + number - 1


def kind_of(counter: int) -> int:
    """The kind of unit that a counter shows."""
    return counter // 16


def number_of(counter: int) -> int:
    """The number that is printed on a counter (MB-2.2)."""
    return counter % 16 + 1


def of_side(side: int, counter: int) -> int:
    """A counter of one of the two armies, as the roster knows it."""
    return side * 256 + counter


@final
@mypyc_attr(acyclic=True)
class State:
    """The table: who decides what, the counters, the flags, the time markers."""

    def __init__(
        self,
        field: Field,
        units: list[Unit],
        roster: dict[int, int],
        standing: list[int],
        control: list[int],
        markers: list[int],
    ) -> None:
        self.field: Field = field
        self.stage: int = RECRUITING
        self.turn: int = 0  # 0 before the battle (MB-6.1)
        self.side: int = RED  # who deploys, or whose turn it is
        self.units: list[Unit] = units
        self.roster: dict[int, int] = roster  # by ``of_side``: place in units; shared
        self.standing: list[int] = standing  # by hex: place in units
        self.control: list[int] = control  # MB-15.1, by flag
        self.markers: list[int] = markers  # MB-2.3
        self.armies: tuple[tuple[int, ...], ...] = ((), ())  # MB-4.1; empty until chosen
        self.finished: tuple[bool, ...] = (False, False)  # MB-5.5
        self.passes: int = 0  # in succession, MB-15.6 (c)
        self.mover: int = NOBODY  # the unit of this manoeuvre
        self.passed: int = 0  # bits of the friends it has passed (MB-7.5)
        self.stopped: bool = False  # it stepped into an enemy ZOC (MB-8.4)
        self.target: int = NOBODY  # the attacked unit that may retreat
        self.ending: str = ""  # the letter of MB-15.6 that ended the game

    def copy(self) -> "State":
        """An independent table in the same position."""
        twin = State(
            self.field,
            [unit if unit.place == GONE else unit.copy() for unit in self.units],
            self.roster,
            self.standing.copy(),
            self.control.copy(),
            self.markers.copy(),
        )
        twin.armies = self.armies
        twin.finished = self.finished
        twin.stage = self.stage
        twin.turn = self.turn
        twin.side = self.side
        twin.passes = self.passes
        twin.mover = self.mover
        twin.passed = self.passed
        twin.stopped = self.stopped
        twin.target = self.target
        twin.ending = self.ending
        return twin

    def keep_army(self, side: int, army: tuple[int, ...]) -> None:
        """MB-4.1: note what a side has chosen."""
        self.armies = (army, self.armies[1]) if side == RED else (self.armies[0], army)

    def end_deployment(self, side: int) -> None:
        """MB-5.5: note that a side places no more."""
        self.finished = (side == RED or self.finished[0], side == YELLOW or self.finished[1])

    def find(self, side: int, counter: int) -> Unit | None:
        """The unit that *side* calls by this counter, if it takes part."""
        index = self.roster.get(of_side(side, counter), NOBODY)
        return None if index == NOBODY else self.units[index]

    def own(self, side: int, counter: int) -> Unit:
        """The same for a counter that is known to take part."""
        return self.units[self.roster[of_side(side, counter)]]

    def index(self, unit: Unit) -> int:
        """The unit's place in ``units``."""
        return self.roster[of_side(unit.side, counter(unit.kind, unit.number))]

    def at(self, hex: int) -> Unit | None:
        """The unit on a hex."""
        index = self.standing[hex]
        return None if index == NOBODY else self.units[index]

    def put(self, unit: Unit, hex: int) -> None:
        """Stand a unit on a free hex, from wherever it was."""
        if unit.place == ON_MAP:
            self.standing[unit.hex] = NOBODY
        self.standing[hex] = self.index(unit)
        unit.hex = hex
        unit.place = ON_MAP

    def remove(self, unit: Unit, place: int) -> None:
        """Take a unit off the map; one that is out of the game keeps nothing (MB-0.3)."""
        self.standing[unit.hex] = NOBODY
        unit.hex = NOWHERE
        unit.place = place
        if place == GONE:
            unit.mp = 0
            unit.strength = 0

    def wagon(self, side: int) -> Unit | None:
        """The wagon of *side* if it is on the map."""
        wagon = self.find(side, counter(WG, 1))
        return wagon if wagon is not None and wagon.place == ON_MAP else None

    def enlist(self, unit: Unit) -> None:
        """Add a unit that takes part in the game."""
        self.roster[of_side(unit.side, counter(unit.kind, unit.number))] = len(self.units)
        self.units.append(unit)


def opening(field: Field) -> State:
    """MB-4.1: the map lies ready, and both players recruit."""
    return State(
        field,
        [],
        {},
        [NOBODY] * field.size,
        [NOBODY] * len(field.flags),
        [field.markers, field.markers],
    )
