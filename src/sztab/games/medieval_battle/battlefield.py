"""MB-3: the battlefield: choosing modules and putting them together."""

from dataclasses import dataclass
from functools import cache

from sztab.core.errors import OptionError
from sztab.core.fate import Fate
from sztab.core.hexes import Hex, between, distance, neighbours, rotated
from sztab.games.medieval_battle.catalog import Catalog, Module
from sztab.games.medieval_battle.moves import code_of
from sztab.games.medieval_battle.state import KINDS, LB, PLAIN, Field

FLIP = 6  # MB-3.4: flip(q, r) = (6 - q, -r)


@dataclass(frozen=True)
class Layout:
    """Which modules lie where: rotations of inner modules, flips of outer ones (MB-3.2, MB-3.3)."""

    size: str
    inner: tuple[tuple[str, int], ...]
    outer: tuple[tuple[str, bool], ...]
    complement: tuple[str, ...]

    def text(self) -> str:
        """The notation: ``I/0 AI AII* AIII C1a C2a C3a``; a star marks a flipped module."""
        return " ".join(
            [f"{name}/{turns}" for name, turns in self.inner]
            + [name + ("*" if flipped else "") for name, flipped in self.outer]
            + list(self.complement)
        )


def read_layout(catalog: Catalog, text: str, size: str = "") -> Layout:
    """MB-3.2, MB-3.3: a free choice of modules, refused in one sentence if it is not a map.

    Without a *size* the number of inner modules tells it.
    """
    inner: list[tuple[str, int]] = []
    outer: list[tuple[str, bool]] = []
    complement: list[str] = []
    for word in text.split():
        name, _slash, turns = word.partition("/")
        plain = word.removesuffix("*")
        if name in catalog.inner and turns in ("", "0", "1", "2", "3", "4", "5"):
            inner.append((name, int(turns or 0)))
        elif plain in catalog.outer:
            outer.append((plain, word.endswith("*")))
        elif word in catalog.complement:
            complement.append(word)
        else:
            raise _fault(
                f"{word!r} is not a module: write inner modules like I/0 (turns 0 to 5), outer "
                "ones like AI or AI* (flipped), complement ones like C1a"
            )
    size = size or ("large" if len(inner) > 1 else "standard")
    layout = Layout(size, tuple(inner), tuple(outer), tuple(complement))
    _check_layout(catalog, layout)
    return layout


def _fault(problem: str) -> OptionError:
    return OptionError(f"The map cannot be built: {problem} (MB-3.2, MB-3.3).")


def _check_layout(catalog: Catalog, layout: Layout) -> None:
    plan = catalog.plans[layout.size]
    wanted = (len(plan.inner_centres), len(plan.outer_slots), len(plan.complement_slots))
    given = (len(layout.inner), len(layout.outer), len(layout.complement))
    if given != wanted:
        raise _fault(
            f"a {layout.size} map takes {wanted[0]} inner, {wanted[1]} outer and {wanted[2]} "
            f"complement modules, not {given[0]}, {given[1]} and {given[2]}"
        )
    for modules, names in (
        (catalog.inner, [name for name, _turns in layout.inner]),
        (catalog.outer, [name for name, _flipped in layout.outer]),
        (catalog.complement, list(layout.complement)),
    ):
        pieces = [modules[name].piece for name in names]
        if len(set(pieces)) != len(pieces):
            raise _fault(f"{', '.join(names)} use one piece twice; its sides lie back to back")
    if len({name[0] for name, _flipped in layout.outer}) > 1:
        raise _fault("all outer modules show side A, or all show side B")


def random_layout(catalog: Catalog, size: str, fate: Fate) -> Layout:
    """MB-3.8: pieces, sides, turns and flips as fate brings them."""
    plan = catalog.plans[size]
    letter = fate.draw(["A", "B"])

    def pieces(modules: dict[str, Module], count: int) -> list[str]:
        """*count* different pieces, each with a random side."""
        left = list(modules)
        drawn: list[str] = []
        for _place in range(count):
            name = fate.draw(left)
            drawn.append(name)
            left = [other for other in left if modules[other].piece != modules[name].piece]
        return drawn

    outer = {name: module for name, module in catalog.outer.items() if name[0] == letter}
    return Layout(
        size,
        tuple((name, fate.die(6) - 1) for name in pieces(catalog.inner, len(plan.inner_centres))),
        tuple((name, fate.die(2) == 2) for name in pieces(outer, len(plan.outer_slots))),
        tuple(pieces(catalog.complement, len(plan.complement_slots))),
    )


def _assembled(
    catalog: Catalog, layout: Layout
) -> tuple[dict[Hex, tuple[int, int]], dict[Hex, int]]:
    """MB-3.4, MB-3.5, MB-3.7: terrain and region of every hex, and the worth of every flag."""
    plan = catalog.plans[layout.size]
    ground: dict[Hex, tuple[int, int]] = {}
    flags: dict[Hex, int] = {}

    def lay(module: Module, centre: Hex, turns: int, flipped: bool, region: int) -> None:
        for local, terrain in module.hexes.items():
            at = _world(local, centre, turns, flipped)
            if at in ground:
                raise _fault(f"two modules cover the hex {at[0]},{at[1]}")
            ground[at] = (terrain, region)
        if module.flag is not None:
            flags[_world(module.flag[0], centre, turns, flipped)] = module.flag[1]

    for number, ((name, turns), centre) in enumerate(
        zip(layout.inner, plan.inner_centres, strict=True)
    ):
        lay(catalog.inner[name], centre, turns, False, len(plan.outer_slots) + number)
    for (name, flipped), number in zip(layout.outer, plan.outer_slots, strict=True):
        slot = catalog.slots[number]
        lay(catalog.outer[name], slot.centre, slot.turns, flipped, number)
    for name, number in zip(layout.complement, plan.complement_slots, strict=True):
        slot = catalog.slots[number]
        lay(catalog.complement[name], slot.centre, slot.turns, False, number)
    return ground, flags


def _world(local: Hex, centre: Hex, turns: int, flipped: bool) -> Hex:
    """MB-3.4: where a module's hex comes to lie."""
    q, r = (FLIP - local[0], -local[1]) if flipped else local
    q, r = rotated((q, r), turns)
    return centre[0] + q, centre[1] + r


@cache
def build_field(catalog: Catalog, layout: Layout, own_data: bool) -> Field:
    """The battlefield and all numbers that a game on it needs, indexed for the rules."""
    ground, flags = _assembled(catalog, layout)
    plan = catalog.plans[layout.size]
    field = Field()
    field.large = layout.size == "large"
    field.layout = layout.text()
    field.data = "" if own_data else catalog.hash
    hexes = sorted(ground, key=lambda hex: (hex[1], hex[0]))
    ring = sorted({near for hex in hexes for near in neighbours(hex)} - set(hexes))
    for hex in ring:
        if any(ground.get(near, (0, 0))[1] >= len(plan.outer_slots) for near in neighbours(hex)):
            raise _fault(f"an inner module lies at the edge of the map, beside {hex[0]},{hex[1]}")
    field.size = len(hexes)
    everywhere = hexes + ring
    number = {hex: index for index, hex in enumerate(everywhere)}
    field.q = [hex[0] for hex in everywhere]
    field.r = [hex[1] for hex in everywhere]
    field.code = [code_of(*hex) for hex in everywhere]
    field.hex_of = {code: index for index, code in enumerate(field.code)}
    field.single = [(code,) for code in field.code]
    field.around = [
        [number[near] for near in neighbours(hex) if near in ground] for hex in everywhere
    ]
    field.beyond = [
        [number[near] for near in neighbours(hex) if near not in ground] for hex in hexes
    ]
    _lay_ground(field, catalog, [ground.get(hex, (PLAIN, -1)) for hex in everywhere])
    field.sights = [
        [number[to] for to in hexes if distance(hex, to) == 2 and _sees(field, number, hex, to)]
        for hex in hexes
    ]
    order = sorted(flags, key=lambda hex: (-flags[hex], hex))
    field.flags = [number[hex] for hex in order]
    field.flag_values = [flags[hex] for hex in order]
    field.flag_distance = [min(distance(hex, flag) for flag in order) for hex in everywhere]
    field.modules = [""] * len(plan.neighbours)
    for (module, _flipped), slot in zip(layout.outer, plan.outer_slots, strict=True):
        field.modules[slot] = module
    field.slot_neighbours = [list(slots) for slots in plan.neighbours]
    field.inner_slots = [list(slots) for slots in plan.inner_touches]
    _lay_numbers(field, catalog, layout.size)
    return field


def _lay_ground(field: Field, catalog: Catalog, ground: list[tuple[int, int]]) -> None:
    """MB-0.7, MB-0.8, MB-3.1: what the terrain of each hex means."""
    field.terrain = [terrain for terrain, _region in ground]
    field.region = [region for _terrain, region in ground]
    kinds = [catalog.grounds[terrain] for terrain in field.terrain]
    field.height = [kind.height for kind in kinds]
    field.cost = [kind.cost for kind in kinds]
    field.cover = [kind.cover for kind in kinds]
    field.bad_for_cavalry = [kind.bad_for_cavalry for kind in kinds]
    field.open = [
        [terrain not in counter.forbidden for terrain in field.terrain]
        for counter in catalog.counters
    ]
    field.steps = [
        [[near for near in around if may[near]] for around in field.around] for may in field.open
    ]
    field.blocks_sight = [kind.blocks_sight for kind in kinds]


def _sees(field: Field, number: dict[Hex, int], hex: Hex, to: Hex) -> bool:
    """MB-11.3: at distance 2 a target is hidden if all hexes between block.

    A forest or mountain blocks unless the shooter's own hex is higher; off-map hexes, which
    count as plains, never do.
    """
    height = field.height[number[hex]]
    obstacles = [number[middle] for middle in between(hex, to)]
    return any(not field.blocks_sight[index] or height > field.height[index] for index in obstacles)


def _lay_numbers(field: Field, catalog: Catalog, size: str) -> None:
    """MB-4, MB-10, MB-11, MB-15: counters, tables and limits."""
    counters = catalog.counters
    limits = catalog.limits[size]
    field.price = [counter.price for counter in counters]
    field.max_mp = [counter.movement for counter in counters]
    field.count = [counter.count for counter in counters]
    field.range = [counter.range for counter in counters]
    field.mounted = [counter.mounted for counter in counters]
    field.limit = list(field.count)
    field.limit[LB] = min(field.limit[LB], limits.long_bowmen)
    field.melee = [list(row) for row in catalog.melee]
    field.shooting = [
        list(catalog.shooting.get(kind, (0,) * (len(KINDS) - 1))) for kind in range(len(KINDS) - 1)
    ]
    field.attacker_loses = [losses[0] for losses in catalog.ladder]
    field.defender_loses = [losses[1] for losses in catalog.ladder]
    field.points = limits.points
    field.victory = limits.victory
    field.markers = catalog.time_markers
    field.wagon_vp = catalog.wagon_vp
    field.from_flag = catalog.from_flag
    field.from_wagon = catalog.from_wagon
    field.deployable = [
        [
            hex
            for hex in range(field.size)
            if may[hex] and field.flag_distance[hex] >= field.from_flag
        ]
        for may in field.open
    ]
