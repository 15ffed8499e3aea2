"""Reads a data set into plain tables and says precisely what is wrong with it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from sztab.core.data.dataset import Sheet, read_sheet, text_hash
from sztab.core.hexes import Hex
from sztab.games.medieval_battle.state import FOREST, KINDS, MOUNTAIN, PLAIN, ROCKY_HILLS, WG

TERRAIN: Final = {
    "plain": PLAIN,
    "forest": FOREST,
    "rocky_hills": ROCKY_HILLS,
    "mountain": MOUNTAIN,
}
COMBAT: Final = KINDS[:WG]
UNIT_IDS: Final = {
    "HC": "heavy_cavalry",
    "LC": "light_cavalry",
    "MA": "mounted_archer",
    "HI": "heavy_infantry",
    "LI": "light_infantry",
    "PK": "pikeman",
    "LB": "long_bowman",
    "SB": "short_bowman",
    "WG": "wagon",
}
SIZES: Final = ("standard", "large")


@dataclass(frozen=True)
class Ground:
    """One kind of terrain (MB-3.1)."""

    height: int
    cost: int
    bad_for_cavalry: bool
    cover: bool
    blocks_sight: bool


@dataclass(frozen=True)
class Counter:
    """One kind of unit and its classes (MB-0.4, MB-2.2)."""

    mounted: bool
    price: int
    movement: int
    count: int
    range: int
    forbidden: frozenset[int]


@dataclass(frozen=True)
class Module:
    """One side of a board module (MB-2.1): its piece, its hexes, its flag."""

    name: str
    piece: int
    hexes: dict[Hex, int]
    flag: tuple[Hex, int] | None


@dataclass(frozen=True)
class Slot:
    """A place for an outer and a complement module (MB-3.4)."""

    centre: Hex
    turns: int


@dataclass(frozen=True)
class MapPlan:
    """Which places a map of one size has, and how they touch (MB-3.4, MB-3.6)."""

    inner_centres: tuple[Hex, ...]
    outer_slots: tuple[int, ...]
    complement_slots: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    inner_touches: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Limits:
    """The numbers of one map size (MB-4.2, MB-4.4, MB-15.6)."""

    points: int
    long_bowmen: int
    victory: int


@dataclass(frozen=True, eq=False)  # equal only to itself, so that fields can be kept by it
class Catalog:
    """A whole data set; its tables are the cards and calculators of MB-2.4."""

    hash: str
    grounds: tuple[Ground, ...]
    counters: tuple[Counter, ...]
    melee: tuple[tuple[int, ...], ...]
    shooting: dict[int, tuple[int, ...]]
    ladder: tuple[tuple[int, int], ...]
    limits: dict[str, Limits]
    time_markers: int
    wagon_vp: int
    from_flag: int
    from_wagon: int
    slots: tuple[Slot, ...]
    plans: dict[str, MapPlan]
    outer: dict[str, Module]
    inner: dict[str, Module]
    complement: dict[str, Module]
    references: dict[str, str]  # the reference map of each size, as notation


@cache
def read_catalog(text: str, source: str) -> Catalog:
    """The data set in *text*; *source* names it in errors."""
    sheet = read_sheet(text, source)
    limits = sheet.at("limits")
    assembly = sheet.at("assembly")
    modules = sheet.at("modules")
    outer = _modules(modules.at("outer"), flagged=False)
    inner = _modules(modules.at("inner"), flagged=True)
    complement = _modules(modules.at("complement"), flagged=True)
    return Catalog(
        hash=text_hash(text),
        grounds=tuple(_ground(sheet.at("terrain").at(name)) for name in TERRAIN),
        counters=_counters(sheet.at("units")),
        melee=_melee(sheet.at("melee_base")),
        shooting=_shooting(sheet.at("shooting_base"), _counters(sheet.at("units"))),
        ladder=_ladder(sheet.at("ladder").at("results")),
        limits={
            size: Limits(
                limits.at("points").at(size).integer(0, 99),
                limits.at("long_bowman_max").at(size).integer(0, 9),
                limits.at("victory_points").at(size).integer(1, 99),
            )
            for size in SIZES
        },
        time_markers=limits.at("time_markers_per_player").integer(0, 99),
        wagon_vp=limits.at("wagon_vp").integer(0, 99),
        from_flag=limits.at("deploy_distance_flag").integer(0, 20),
        from_wagon=limits.at("deploy_distance_enemy_wagon").integer(0, 20),
        slots=tuple(
            Slot(_hex(slot.at("centre")), slot.at("rot60_times").integer(0, 5))
            for slot in assembly.at("slots").items()
        ),
        plans={size: _plan(assembly, size) for size in SIZES},
        outer=outer,
        inner=inner,
        complement=complement,
        references={
            size: _reference(sheet.at("reference_maps").at(name), inner, outer, complement)
            for size, name in zip(SIZES, ("RS", "RL"), strict=True)
        },
    )


def _melee(sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    return tuple(_row(sheet.at(UNIT_IDS[kind])) for kind in COMBAT)


def _shooting(sheet: Sheet, counters: tuple[Counter, ...]) -> dict[int, tuple[int, ...]]:
    return {
        kind: _row(sheet.at(UNIT_IDS[name]))
        for kind, name in enumerate(COMBAT)
        if counters[kind].range > 0
    }


def _row(row: Sheet) -> tuple[int, ...]:
    """One row of the melee or shooting table, in the order of ``KINDS``."""
    return tuple(row.at(UNIT_IDS[kind]).integer(-2, 2) for kind in COMBAT)


def _ground(sheet: Sheet) -> Ground:
    return Ground(
        sheet.at("height").integer(0, 9),
        sheet.at("cost").integer(1, 9),
        sheet.at("bad_for_cavalry").flag(),
        sheet.at("cover").flag(),
        sheet.at("blocks_sight").flag(),
    )


def _counters(sheet: Sheet) -> tuple[Counter, ...]:
    by_kind = {unit.at("abbr").text(*KINDS): unit for unit in sheet.items()}
    for kind in KINDS:
        if kind not in by_kind:
            raise sheet.fault(f"the unit {kind} is missing")
    return tuple(_counter(kind, by_kind[kind]) for kind in KINDS)


def _counter(kind: str, sheet: Sheet) -> Counter:
    wagon = kind == "WG"
    return Counter(
        mounted=sheet.at("mounted").flag(),
        price=sheet.at("cost").integer(0, 0 if wagon else 99),
        movement=sheet.at("movement").integer(1, 1 if wagon else 9),
        count=sheet.at("count_per_army").integer(1 if wagon else 0, 1 if wagon else 9),
        range=sheet.at("shooting_range").integer(0, 2),
        forbidden=frozenset(
            TERRAIN[name.text(*TERRAIN)] for name in sheet.at("forbidden_terrain").items()
        ),
    )


def _ladder(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    steps = {
        step.at("index").integer(-2, 2): (
            step.at("attacker_losses").integer(0, 2),
            step.at("defender_losses").integer(0, 2),
        )
        for step in sheet.items()
    }
    if len(steps) != 5:
        raise sheet.fault("the ladder needs the five indexes from -2 to 2, each once")
    return tuple(steps[index] for index in range(-2, 3))


def _hex(sheet: Sheet) -> Hex:
    return sheet.at(0).integer(-40, 40), sheet.at(1).integer(-40, 40)


def _plan(assembly: Sheet, size: str) -> MapPlan:
    plan = assembly.at(size)
    slots = len(assembly.at("slots").items())

    def numbers(sheet: Sheet) -> tuple[int, ...]:
        return tuple(number.integer(0, slots - 1) for number in sheet.items())

    outer = numbers(plan.at("outer_slots"))
    inner = tuple(_hex(centre) for centre in plan.at("inner_centres").items())
    adjacency = assembly.at("outer_adjacency").at(size)
    touches = assembly.at("inner_neighbours").at(size)
    return MapPlan(
        inner,
        outer,
        numbers(plan.at("complement_slots")),
        tuple(numbers(adjacency.at(str(slot))) for slot in outer),
        tuple(numbers(touches.at(str(number))) for number in range(1, len(inner) + 1)),
    )


def _modules(sheet: Sheet, flagged: bool) -> dict[str, Module]:
    return {name: _module(name, entry, flagged) for name, entry in sheet.entries().items()}


def _module(name: str, sheet: Sheet, flagged: bool) -> Module:
    hexes: dict[Hex, int] = {}
    for entry in sheet.at("hexes").items():
        hex = entry.at("q").integer(-40, 40), entry.at("r").integer(-40, 40)
        if hex in hexes:
            raise entry.fault(f"the hex {hex[0]},{hex[1]} stands twice in module {name}")
        hexes[hex] = TERRAIN[entry.at("terrain").text(*TERRAIN)]
    flag = None
    if flagged:
        entry = sheet.at("flag")
        at = entry.at("q").integer(-40, 40), entry.at("r").integer(-40, 40)
        if at not in hexes:
            raise entry.fault(f"the flag stands beside module {name}")
        flag = (at, entry.at("vp").integer(1, 9))
    return Module(name, sheet.at("piece").integer(1, 99), hexes, flag)


def _reference(
    sheet: Sheet, inner: Iterable[str], outer: Iterable[str], complement: Iterable[str]
) -> str:
    """A reference map of these modules as the notation of ``battlefield.read_layout``."""
    return " ".join(
        [
            f"{entry.at('module').text(*inner)}/{entry.at('rotation').integer(0, 5)}"
            for entry in sheet.at("inner").items()
        ]
        + [
            entry.at("module").text(*outer) + ("*" if entry.at("flipped").flag() else "")
            for entry in sheet.at("outer").items()
        ]
        + [entry.at("module").text(*complement) for entry in sheet.at("complement").items()]
    )
