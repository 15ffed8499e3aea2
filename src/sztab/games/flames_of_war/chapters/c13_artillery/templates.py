"""FW-13.11 to FW-13.17, FW-13.20: what falls under a template."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c04_command.command import pin, skill_number
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import reachable
from sztab.games.flames_of_war.chapters.c07_shooting.volley import EndFire
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import BOMBARDMENT, DIRECT, Shells
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import bomb_weapon
from sztab.games.flames_of_war.geometry.footprints import Box, lower_bound
from sztab.games.flames_of_war.geometry.measure import (
    EPS,
    SHARED,
    SURE,
    canonical,
    cosine,
    heading_to,
    sine,
)
from sztab.games.flames_of_war.geometry.outlines import boxes_shared_area
from sztab.games.flames_of_war.moves import SMOKE
from sztab.games.flames_of_war.state import Hit, State
from sztab.games.flames_of_war.table import Template
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ON_TABLE, ROCKET_LAUNCHER

TEMPLATE: Final = 6.0  # FW-1.15
MANY: Final = 6  # FW-13.12
SMOKE_HEIGHT: Final = 1000.0


def line_of_flight(state: State, guns: list[int], x: float, y: float) -> int:
    """FW-13.7, FW-13.22: the heading from the mean of the guns to the aim point."""
    mx = my = 0.0
    for id in guns:
        mx += state.team(id).box.x
        my += state.team(id).box.y
    dx, dy = x - mx / len(guns), y - my / len(guns)
    if sqrt(dx * dx + dy * dy) <= EPS:
        return state.team(min(guns)).heading
    return heading_to(dx, dy)


def under(state: State, box: Box) -> list[Team]:
    """FW-1.15, FW-13.11: the teams under a template, by number."""
    return [
        team
        for team in state.teams
        if team.place == ON_TABLE
        and lower_bound(box, team.box) < SURE
        and boxes_shared_area(box, team.box) > SHARED
    ]


def fall(
    state: State,
    battery: int,
    mode: int,
    failed: int,
    x: int,
    y: int,
    guns: list[int],
    fate: Fate,
    told: Told,
) -> None:
    """FW-13.11 to FW-13.13, FW-13.16, FW-13.17, FW-13.20: the template, the dice, the hits."""
    cx, cy = x / 1000.0, y / 1000.0
    heading = line_of_flight(state, guns, cx, cy)
    if mode == SMOKE:
        lay_smoke(state, state.platoon(battery).side, guns, x, y, heading, fate, told)
        return
    rockets = all(_rocket(state.team(id)) for id in guns)
    if rockets:
        platoon = state.platoon(battery)
        platoon.trail_turn = state.turn_of(platoon.side)
    wide = rockets and len(guns) >= MANY
    box = Box(cx, cy, heading, 2.0 * TEMPLATE if wide else TEMPLATE, TEMPLATE)
    needed = skill_number(state, battery) + (0 if rockets else min(2, failed))
    again = 0
    if len(guns) >= MANY and not wide:
        again = 1
    elif len(guns) <= 2:
        again = -1
        needed += 1 if len(guns) == 1 else 0
    arms = [state.team(id).type.weapons[bomb_weapon(state.team(id))] for id in guns]
    rating = min([arm.bomb_anti_tank for arm in arms])
    firepower = max([arm.bomb_firepower for arm in arms])
    there = under(state, box)
    hit_teams(state, there, reachable(state, needed), again, False, fate, told)
    state.push(EndFire(DIRECT))
    state.push(Saves(BOMBARDMENT, Shells(rating, firepower, True)))
    state.push(Allocation(BOMBARDMENT, [], [team.id for team in there]))


def _rocket(gun: Team) -> bool:
    arm = gun.type.weapons[bomb_weapon(gun)]
    return (arm.notes | gun.type.notes) & ROCKET_LAUNCHER != 0


def hit_teams(
    state: State,
    teams: list[Team],
    needed: int,
    again: int,
    air: bool,
    fate: Fate,
    told: Told,
) -> None:
    """FW-13.11, FW-13.12, FW-13.15, FW-14.12: roll for every team, pool by platoons, pin them.

    *again* is 1 where misses are rolled again, -1 where hits are.
    """
    state.hits = []
    for team in teams:
        if _rolls(state, team, needed, again, air, fate, told):
            state.hits.append(Hit(0, 0, team.joined or team.platoon, 0, 0, False))
    for number in sorted({hit.target for hit in state.hits}):
        pin(state, number, "FW-14.14" if air else "FW-13.15", told)


def _rolls(
    state: State, team: Team, needed: int, again: int, air: bool, fate: Fate, told: Told
) -> bool:
    rule = "FW-14.12" if air else "FW-13.11"
    if needed > 6:
        return False
    die = fate.die()
    hit = die >= needed
    told.tell(
        rule,
        "template-die",
        team=team_name(team),
        die=die,
        needed=needed,
        outcome="hit" if hit else "missed",
    )
    if (again == 1 and not hit) or (again == -1 and hit):
        die = fate.die()
        hit = die >= needed
        told.tell(
            "FW-14.12" if air else "FW-13.12",
            "template-die-again",
            team=team_name(team),
            die=die,
            needed=needed,
            outcome="hit" if hit else "missed",
        )
    return hit


def lay_smoke(
    state: State,
    side: int,
    guns: list[int],
    x: int,
    y: int,
    heading: int,
    fate: Fate,
    told: Told,
) -> None:
    """FW-13.20: one to three templates along the wind."""
    count = 1 if len(guns) <= 2 else (2 if len(guns) < MANY else 3)
    die = fate.die()
    wind = (heading + (die - 1) * 600) % 3600
    dx, dy = canonical(TEMPLATE * cosine(wind)), canonical(TEMPLATE * sine(wind))
    state.smokes = state.smokes + [
        Template(x + at * dx, y + at * dy, heading, TEMPLATE, TEMPLATE, SMOKE_HEIGHT, side, 0)
        for at in range(count)
    ]
    told.tell("FW-13.20", "lays-smoke", count=count, die=die)
