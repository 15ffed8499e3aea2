"""FW-8: who sees whom, and what blocks or conceals."""

from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text
from sztab.games.flames_of_war.chapters.c08_sight.concealment import (
    CONCEALMENTS,
    RAYS,
    concealment,
    eye_of,
    in_bulletproof_cover,
    lies_low,
    screened_rays,
)
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c08_sight.screens import terrain_screen
from sztab.games.flames_of_war.chapters.c08_sight.sight import (
    LOOKING,
    eye_points,
    line_of_fire,
    sees,
)
from sztab.games.flames_of_war.geometry.footprints import distance, silhouette
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.rays import Ray
from sztab.games.flames_of_war.questions.measuring import rounded
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ALL_ROUND


def visible(state: State, shooter: int, target: int, weapon: int = LOOKING) -> Json:
    """FW-8: clear, concealed or blocked, with every reason and the five silhouette rays.

    A weapon counts own teams and narrow gaps (FW-8.3, FW-8.4); without one the team only looks.
    """
    one, other = state.team(shooter), state.team(target)
    if weapon >= 0:
        ray = line_of_fire(state, one, weapon, other, [shooter], one.side == state.side, -1)
    else:
        ray = _look(state, one, other)
    hidden = concealed_by(state, shooter, target)
    answer: dict[str, Json] = {
        "sight": "blocked" if not ray.free else "concealed" if hidden["rules"] else "clear",
        "distance": distance_text(distance(state.body(one), state.body(other))),
        "segment": [rounded(n) for n in (ray.ax, ray.ay, ray.bx, ray.by)] if ray.free else None,
        "blocked_by": [] if ray.free else _blockers(state, one, other, weapon),
        **hidden,
        "silhouette": _silhouette(state, one, other),
    }
    return answer


def _look(state: State, one: Team, other: Team) -> Ray:
    """FW-8.25: the first free segment of a team that only looks."""
    if not sees(state, one, other):
        return Ray(False, 0.0, 0.0, 0.0, 0.0)
    screen = terrain_screen(state, one, other, one.box, other.box)
    for ex, ey in eye_points(one, one.box, ALL_ROUND):
        for px, py in other.box.samples():
            if not screen.blocked(ex, ey, px, py):
                return Ray(True, ex, ey, px, py)
    return Ray(True, one.box.x, one.box.y, other.box.x, other.box.y)  # through an opening


def _blockers(state: State, one: Team, other: Team, weapon: int) -> list[Json]:
    """What blocks from centre to centre: terrain with its rule and place, or own teams."""
    ax, ay, bx, by = one.box.x, one.box.y, other.box.x, other.box.y
    found: list[Json] = []
    for piece, outline, rule in _screens(state, one, other):
        if outline.crossed(ax, ay, bx, by):
            found.append(
                {"terrain": piece, "rule": rule, "at": _first_cut(outline, ax, ay, bx, by)}
            )
    if not found and weapon >= 0:
        found.append({"terrain": None, "rule": "FW-8.3", "at": None})
    return found


def _screens(state: State, one: Team, other: Team) -> list[tuple[str, Outline, str]]:
    """Everything that can block between two teams: its id, its outline, its rule."""
    screen = terrain_screen(state, one, other, one.box, other.box)
    terrain = screen.terrain
    ids: list[tuple[str, Outline]] = []
    for piece in state.field.pieces:
        ids.append((piece.id, piece.outline if piece.crest is None else piece.crest))
    ids += [("smoke", smoke.outline) for smoke in state.smokes]
    found: list[tuple[str, Outline, str]] = []
    for outlines, rule in (
        (terrain[: screen.first_area], "FW-8.8"),
        (terrain[screen.first_area : screen.first_crest], "FW-8.6"),
        (terrain[screen.first_crest : screen.first_line], "FW-8.7"),
        (terrain[screen.first_line :], "FW-8.5"),
    ):
        for outline in outlines:
            names = [id for id, known in ids if known is outline]
            found.append((names[0] if names else "smoke", outline, rule))
    return found


def _first_cut(outline: Outline, ax: float, ay: float, bx: float, by: float) -> list[float]:
    """Where a segment first meets an outline."""
    cuts = outline.cuts(ax, ay, bx, by)
    t = cuts[1] if len(cuts) > 2 else 0.0
    return [rounded(ax + t * (bx - ax)), rounded(ay + t * (by - ay))]


def _silhouette(state: State, one: Team, other: Team) -> list[Json]:
    """FW-1.14, FW-8.15: the five rays, each with what screens it."""
    ox, oy = eye_of(state, one, opening_towards(state, one, other))
    half = other.type.height / 2.0
    screens = _screens(state, one, other)
    low: list[tuple[str, Outline]] = []
    for piece in (*state.field.lines, *state.field.areas):
        if piece.conceals and piece.height >= half - 1e-9:
            low.append((piece.id, piece.outline))
    low += [("wreck", wreck.outline) for wreck in state.wrecks if wreck.height >= half - 1e-9]
    rays: list[Json] = []
    for x, y in silhouette(ox, oy, other.box):
        by: list[str] = [id for id, outline, _rule in screens if outline.crossed(ox, oy, x, y)]
        by += [id for id, outline in low if id not in by and outline.crossed(ox, oy, x, y)]
        rays.append({"to": [rounded(x), rounded(y)], "meets": by})
    return rays


def concealed_by(state: State, shooter: int, target: int) -> dict[str, Json]:
    """FW-8.12 to FW-8.21: why a team is concealed, gone to ground, in cover."""
    one, other = state.team(shooter), state.team(target)
    door = opening_towards(state, one, other)
    ox, oy = eye_of(state, one, door)
    bits = concealment(state, one, other, ox, oy)
    rays = screened_rays(state, one, other, ox, oy)
    return {
        "rules": [rule for bit, rule in enumerate(CONCEALMENTS) if bits >> bit & 1],
        "rays": rays,
        "screened": rays >= RAYS,
        "gone_to_ground": bits != 0 and lies_low(state, other),
        "bulletproof": in_bulletproof_cover(state, one, other, door),
    }


def seen_by(state: State, id: int) -> list[int]:
    """FW-8.25: the enemy teams that a team sees, for the eye signs of the table."""
    team = state.team(id)
    return [enemy.id for enemy in state.enemies(team.side) if sees(state, team, enemy)]
