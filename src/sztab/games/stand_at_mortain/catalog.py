"""Reads a data set into plain tables and says precisely what is wrong with it."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from sztab.core.data.dataset import Sheet, read_sheet, text_hash
from sztab.core.hexes import Hex
from sztab.games.stand_at_mortain.moves import PREFIXES
from sztab.games.stand_at_mortain.notation import is_unit_id
from sztab.games.stand_at_mortain.shown.seen import UnitType
from sztab.games.stand_at_mortain.state import (
    CLEAR,
    GERMAN,
    HILL,
    JACK,
    MOST_UNITS,
    RANKS,
    TOWN,
    US,
    VILLAGE,
    WOODS,
)

TERRAIN: Final = {
    "clear": CLEAR,
    "woods": WOODS,
    "village": VILLAGE,
    "town": TOWN,
    "hill": HILL,
}
SIDES: Final = {"German": GERMAN, "US": US}
TYPES: Final[tuple[UnitType, ...]] = ("Tank", "Gun", "Infantry")  # TANK, GUN, INFANTRY
# SM-1: how a unit comes into play: its side and the first turn in which it may enter.
ENTRIES: Final = {
    "map": (US, 0),
    "west_from_turn_2": (US, 2),
    "east_from_turn_1": (GERMAN, 1),
}
NUMBERS: Final = RANKS[: JACK - 1]


@dataclass(frozen=True)
class Ground:
    """One kind of terrain (SM-5.3, SM-5.4, SM-5.8)."""

    modifier: int
    blocks: bool
    range: int


@dataclass(frozen=True)
class Place:
    """One hex of the map (SM-0.5)."""

    code: int
    terrain: int
    title: str

    @property
    def hex(self) -> Hex:
        """The hex in axial coordinates: a printed number counts half hexes along its row."""
        x, row = divmod(self.code, 100)
        return (x - row) // 2, row


@dataclass(frozen=True)
class Counter:
    """One ground unit (SM-0.2, SM-0.3): AT and AI are given front first."""

    id: str
    name: str
    side: int
    type: int
    at: tuple[int, int]
    ai: tuple[int, int]
    enters: int


@dataclass(frozen=True)
class Marker:
    """Air or OBA (SM-6): its strength, and the ranks of the red cards that allow it."""

    strength: int
    ranks: frozenset[int]


@dataclass(frozen=True, eq=False)  # equal only to itself, so that fields can be kept by it
class Catalog:
    """A whole data set."""

    hash: str
    grounds: tuple[Ground, ...]
    places: tuple[Place, ...]
    edges: tuple[tuple[int, ...], ...]  # by side: where it enters
    counters: tuple[Counter, ...]  # the Germans first, each side by id
    tiger: str
    air: Marker
    oba: Marker
    activations: tuple[int, ...]
    values: tuple[int, ...]
    turns: int
    stack: int
    exits: int
    markers: int


@cache
def read_catalog(text: str, source: str) -> Catalog:
    """The data set in *text*; *source* names it in errors."""
    sheet = read_sheet(text, source)
    limits = sheet.at("limits")
    places = _places(sheet.at("map").at("hexes"))
    counters = _counters(sheet.at("units"))
    air, oba = _markers(sheet.at("markers"))
    return Catalog(
        hash=text_hash(text),
        grounds=tuple(_ground(sheet.at("terrain").at(name)) for name in TERRAIN),
        places=places,
        edges=(
            _edge(sheet.at("map").at("east_edge"), places),
            _edge(sheet.at("map").at("west_edge"), places),
        ),
        counters=counters,
        tiger=_tiger(limits.at("stack_exempt"), counters),
        air=air,
        oba=oba,
        activations=_by_rank(sheet.at("deck").at("activations")),
        values=_by_rank(sheet.at("deck").at("combat_values")),
        turns=limits.at("turns").integer(1, 99),
        stack=limits.at("stack").integer(1, 9),
        exits=limits.at("exits_to_win").integer(1, MOST_UNITS),
        markers=limits.at("markers_per_turn").integer(0, 9),
    )


def _ground(sheet: Sheet) -> Ground:
    return Ground(
        sheet.at("modifier").integer(-9, 9),
        sheet.at("blocks_fire_through").flag(),
        sheet.at("range").integer(1, 3),  # SM-5.4 knows the line of fire up to distance 3
    )


def _places(sheet: Sheet) -> tuple[Place, ...]:
    places: list[Place] = []
    for entry in sheet.items():
        x, row = entry.at("x").integer(1, 99), entry.at("row").integer(1, 99)
        if (x - row) % 2:
            raise entry.fault(f"there is no x {x} in row {row}: both are odd or both are even")
        if entry.at("id").text() != f"{x:02d}{row:02d}":
            raise entry.fault(f"the hex of x {x} and row {row} is called {x:02d}{row:02d}")
        if any(place.code == x * 100 + row for place in places):
            raise entry.fault(f"the hex {x:02d}{row:02d} stands twice in the list")
        title = entry.at("name").text() if entry.has("name") else ""
        places.append(Place(x * 100 + row, TERRAIN[entry.at("terrain").text(*TERRAIN)], title))
    return tuple(sorted(places, key=lambda place: (place.code % 100, place.code)))


def _edge(sheet: Sheet, places: tuple[Place, ...]) -> tuple[int, ...]:
    """SM-0.6: the hexes of an edge."""
    names = [f"{place.code:04d}" for place in places]
    edge = tuple(int(entry.text(*names)) for entry in sheet.items())
    if not edge:
        raise sheet.fault("an edge needs at least one hex")
    return edge


def _counters(sheet: Sheet) -> tuple[Counter, ...]:
    counters = [_counter(entry) for entry in sheet.items()]
    ids = [counter.id for counter in counters]
    for id in ids:
        if ids.count(id) > 1:
            raise sheet.fault(f"the unit {id} stands twice in the list")
    for name, side in SIDES.items():
        if not 1 <= sum(counter.side == side for counter in counters) <= MOST_UNITS:
            raise sheet.fault(f"{name} needs 1 to {MOST_UNITS} units")
    return tuple(sorted(counters, key=lambda counter: (counter.side, counter.id)))


def _counter(sheet: Sheet) -> Counter:
    id = sheet.at("id").text()
    side = SIDES[sheet.at("side").text(*SIDES)]
    if not is_unit_id(id) or not id.startswith(PREFIXES[side]):
        raise sheet.at("id").fault(f"an id like {PREFIXES[side]}102 is needed, not {id!r:.40}")
    enters_for, enters = ENTRIES[sheet.at("entry").text(*ENTRIES)]
    if enters_for != side:
        raise sheet.at("entry").fault("German units enter in the east, US units in the west")
    front, back = sheet.at("front"), sheet.at("back")
    return Counter(
        id,
        sheet.at("name").text(),
        side,
        TYPES.index(sheet.at("type").text(*TYPES)),
        (front.at("AT").integer(0, 99), back.at("AT").integer(0, 99)),
        (front.at("AI").integer(0, 99), back.at("AI").integer(0, 99)),
        enters,
    )


def _tiger(sheet: Sheet, counters: tuple[Counter, ...]) -> str:
    germans = [counter.id for counter in counters if counter.side == GERMAN]
    if len(sheet.items()) != 1:
        raise sheet.fault("one German unit is needed, the 102 Tiger (SM-2.2)")
    return sheet.at(0).text(*germans)


def _markers(sheet: Sheet) -> tuple[Marker, Marker]:
    found = {entry.at("id").text("us-air", "us-oba"): entry for entry in sheet.items()}
    for id in ("us-air", "us-oba"):
        if id not in found:
            raise sheet.fault(f"the marker {id} is missing")
    return _marker(found["us-air"]), _marker(found["us-oba"])


def _marker(sheet: Sheet) -> Marker:
    colour, *ranks = sheet.at("cards").text().split() or [""]
    if colour != "red" or not set(ranks) <= set(RANKS):
        raise sheet.at("cards").fault("write red, then ranks of cards: red A 3 J")
    return Marker(
        sheet.at("strength").integer(0, 99), frozenset(RANKS.index(rank) + 1 for rank in ranks)
    )


def _by_rank(sheet: Sheet) -> tuple[int, ...]:
    """The numbers of ace to 10; index 0 is no card."""
    return (0, *[sheet.at(rank).integer(1, 99) for rank in NUMBERS])
