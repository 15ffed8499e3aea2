"""FW-8.12 to FW-8.21: concealed, gone to ground, in bulletproof cover."""

from typing import Final

from sztab.games.flames_of_war.chapters.c01_table.ground import (
    at_opening,
    building_of,
    in_smoke,
    partly_in,
)
from sztab.games.flames_of_war.chapters.c08_sight.screens import terrain_screen
from sztab.games.flames_of_war.chapters.c08_sight.sight import MOST_KNOWN, TEAMS
from sztab.games.flames_of_war.geometry.footprints import UNKNOWN, Box, silhouette
from sztab.games.flames_of_war.geometry.measure import ADJACENT, HAIR
from sztab.games.flames_of_war.geometry.outlines import Outline, box_is_near
from sztab.games.flames_of_war.geometry.rays import Cover
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ASSAULTED,
    DUG_IN,
    GUN,
    GUN_SHIELD,
    INFANTRY,
    MOVED,
    OBSERVER_NOTE,
    POINTED_OUT,
    RECCE,
    SHOT,
)

RAYS: Final = 3  # FW-8.15: of five

# Why a team is concealed, one bit each.
STILL: Final = 1  # FW-8.12
SHELTERED: Final = 2  # FW-8.13
IN_COVER: Final = 4  # FW-8.14
SCREENED: Final = 8  # FW-8.15
SLOPE: Final = 16  # FW-8.16
CONCEALMENTS: Final = ("FW-8.12", "FW-8.13", "FW-8.14", "FW-8.15", "FW-8.16")


def screened_rays(state: State, shooter: Team, target: Team, ox: float, oy: float) -> int:
    """FW-8.15: how many of the five silhouette rays are screened."""
    field = state.field
    a, b = shooter.box, target.box
    screen = terrain_screen(state, shooter, target, a, b)
    half = target.type.height / 2.0 - HAIR
    low: list[Outline] = []
    for line in field.lines:
        if line.conceals and line.height >= half and not box_is_near(line.outline, a, ADJACENT):
            low.append(line.outline)
    for area in field.areas:
        if area.conceals and area.height >= half and not screen.has_area(area.outline):
            low.append(area.outline)
    for wreck in state.wrecks:
        if wreck.height >= half:
            low.append(wreck.outline)
    for smoke in state.smokes:
        low.append(smoke.outline)
    count = 0
    for x, y in silhouette(ox, oy, b):
        if screen.blocked(ox, oy, x, y):
            count += 1
            continue
        for outline in low:
            if outline.crossed(ox, oy, x, y):
                count += 1
                break
    return count


def _rays_over(outline: Outline, ox: float, oy: float, box: Box) -> int:
    count = 0
    for x, y in silhouette(ox, oy, box):
        if outline.crossed(ox, oy, x, y):
            count += 1
    return count


def concealment(state: State, shooter: Team, target: Team, ox: float, oy: float) -> int:
    """FW-8.12 to FW-8.16: the bits of every reason that conceals a target from a point."""
    reasons = concealment_on_the_spot(state, shooter, target)
    if in_smoke(state, shooter):
        reasons |= IN_COVER
    return reasons | _between(state, shooter, target, ox, oy)


def _between(state: State, shooter: Team, target: Team, ox: float, oy: float) -> int:
    """FW-8.15, FW-8.16: what conceals a target on the way from a point."""
    reasons = 0
    if screened_rays(state, shooter, target, ox, oy) >= RAYS:
        reasons |= SCREENED
    for hill in state.field.hills:
        crest = hill.crest
        if crest is None or not box_is_near(hill.outline, target.box, 0.0):
            continue
        if crest.holds(target.box.x, target.box.y):
            continue
        if _rays_over(crest, ox, oy, target.box) >= RAYS:
            reasons |= SLOPE
    return reasons


def _known_between(state: State, shooter: Team, target: Team) -> int:
    """The same from the shooter's centre, looked up or worked out."""
    known, a, b = state.field.covers, shooter.box, target.box
    key = shooter.id * TEAMS + target.id
    found = known.get(key)
    if (
        found is None
        or found.a is not a
        or found.b is not b
        or found.smokes is not state.smokes
        or found.wrecks is not state.wrecks
    ):
        reasons = _between(state, shooter, target, a.x, a.y)
        found = Cover(a, b, state.smokes, state.wrecks, reasons)
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[key] = found
    return found.reasons


def concealment_on_the_spot(state: State, shooter: Team | None, target: Team) -> int:
    """FW-8.12 to FW-8.14: what conceals a target where it stands, whoever looks (FW-14.18)."""
    reasons = 0
    if target.type.foot and not target.has(MOVED):
        reasons |= STILL
    if target.has(DUG_IN):
        reasons |= SHELTERED
    inside = building_of(state, target)
    if inside >= 0:
        building = state.field.buildings[inside]
        if shooter is None or not at_opening(building, shooter.box):
            reasons |= SHELTERED
    if _in_concealing_area(state, target) or in_smoke(state, target):
        reasons |= IN_COVER
    return reasons


def _in_concealing_area(state: State, target: Team) -> bool:
    """FW-8.14: whether a team is in a wood or the like; its footprint remembers it."""
    box = target.box
    if box.in_cover == UNKNOWN:
        inside = False
        for area in state.field.areas:
            inside = inside or (area.conceals and partly_in(area, target, box))
        box.in_cover = int(inside)
    return box.in_cover == 1


def eye_of(state: State, shooter: Team, door: int) -> tuple[float, float]:
    """FW-8.15: where the silhouette rays start: the centre, or the opening fired through."""
    inside = building_of(state, shooter)
    if inside >= 0 and 0 <= door < len(state.field.buildings[inside].openings):
        opening = state.field.buildings[inside].openings[door]
        return opening.x, opening.y
    return shooter.box.x, shooter.box.y


def concealed(state: State, shooter: Team, target: Team, door: int) -> bool:
    """FW-8.12 to FW-8.16: whether a target is concealed from a shooter."""
    if concealment_on_the_spot(state, shooter, target) or in_smoke(state, shooter):
        return True
    if door < 0 or building_of(state, shooter) < 0:
        return _known_between(state, shooter, target) != 0
    ox, oy = eye_of(state, shooter, door)
    return _between(state, shooter, target, ox, oy) != 0


def lies_low(state: State, target: Team) -> bool:
    """FW-8.18, FW-8.19: whether a team, once concealed, is gone to ground."""
    if target.has(POINTED_OUT):
        return False
    if target.type.notes & (RECCE | OBSERVER_NOTE):
        return not (target.doubled or target.flags & (SHOT | ASSAULTED))
    return not target.flags & (MOVED | SHOT)


def in_bulletproof_cover(state: State, shooter: Team, target: Team, door: int) -> bool:
    """FW-8.20, FW-8.21: whether infantry or a gun is in bulletproof cover from a shooter."""
    if target.type.kind not in (INFANTRY, GUN):
        return False
    if target.has(DUG_IN):
        return True
    inside = building_of(state, target)
    if inside >= 0 and not at_opening(state.field.buildings[inside], shooter.box):
        return True
    ox, oy = eye_of(state, shooter, door)
    for line in state.field.lines:
        if (
            line.bulletproof
            and box_is_near(line.outline, target.box, ADJACENT)
            and _rays_over(line.outline, ox, oy, target.box) >= RAYS
        ):
            return True
    if target.type.kind != GUN or not shielded(target):
        return False
    return (
        target.box.in_front(shooter.box.x, shooter.box.y)
        and not state.platoon(target.platoon).doubled
    )


def shielded(target: Team) -> bool:
    """FW-8.21: whether a gun has a shield, by its own note or that of its weapon."""
    if target.noted(GUN_SHIELD):
        return True
    for weapon in target.type.weapons:
        if weapon.notes & GUN_SHIELD:
            return True
    return False
