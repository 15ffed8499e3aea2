"""FW-11: charges that promise a gain, and how to run in."""

from typing import Final

from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c01_table.ground import overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import HIT_ON, skill_number, training
from sztab.games.flames_of_war.chapters.c05_movement.paths import rough_at
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import has_main_gun, most_dice
from sztab.games.flames_of_war.chapters.c11_assault.assault import check_platoon
from sztab.games.flames_of_war.chapters.c11_assault.charging import (
    can_go,
    charge_targets,
    check_charges,
    reach_of,
)
from sztab.games.flames_of_war.chapters.c11_assault.contact import BARE_HANDS, armoured_only
from sztab.games.flames_of_war.chapters.c11_assault.defence import SENT_BACK
from sztab.games.flames_of_war.geometry.footprints import distance, nearest_points
from sztab.games.flames_of_war.geometry.measure import FAR, canonical
from sztab.games.flames_of_war.moves import ASSAULT_RUN, Move, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import DIFFICULT, TANK
from sztab.games.flames_of_war.thinking.proposals.worth import kill_chance, price
from sztab.games.flames_of_war.writing.clauses import Leg

ANSWERED: Final = 0.5  # how often those who were struck strike back (FW-11.16)
BOGS: Final = 0.3  # what a bogged vehicle beside its enemies is likely to cost


def assaults(state: State, platoon: Platoon, all_of_them: bool) -> list[Move]:
    """A charge on each platoon in reach that promises a gain, or on any."""
    if check_platoon(state, platoon.side, platoon.number) is not None:
        return []
    found: list[Move] = []
    for target in charge_targets(state, platoon.number):
        if not all_of_them and charge_gain(state, platoon.number, target) <= 0.0:
            continue
        legs = charge(state, platoon.number, target, False)
        if legs is not None:
            run = Run(ASSAULT_RUN, platoon.number, target, legs)
            if engine.check(state, platoon.side, run) is None:
                found.append(run)
    return found


def charge_gain(state: State, number: int, target: int) -> float:
    """What an assault promises: points struck down less points lost, most likely."""
    attackers = [team for team in state.standing(number) if can_go(team)]
    defenders = state.standing(target)
    in_reach = [team for team in attackers if _gap(state, team, target) <= reach_of(team)]
    if not in_reach or not defenders:
        return -1.0
    fire, losses = _defence(state, attackers, defenders)
    if fire >= SENT_BACK - 1 and not armoured_only(state, number):
        return -1.0  # FW-11.9: most likely sent back
    gain, struck = _blows(state, number, in_reach, defenders[0])
    if any(team.type.armoured and team.type.kind == TANK for team in defenders):
        gain *= 0.5  # FW-11.3: it must pass a test first
        struck *= 0.5
    left = [team for team in defenders if team.operational][int(struck) :]
    answer, _struck = _blows(state, target, left, in_reach[0])
    return gain - losses - ANSWERED * answer - _bogging(state, target, in_reach)


def _blows(state: State, number: int, strikers: list[Team], victim: Team) -> tuple[float, float]:
    """FW-11.10 to FW-11.13: the points and the teams that strikers can hope to destroy."""
    strike = (7 - skill_number(state, number)) / 6.0
    teams = 0.0
    for team in strikers:
        rating = max([team.type.tank_assault, BARE_HANDS])
        if team.type.kind == TANK and has_main_gun(team):
            rating = max(rating, team.type.weapons[0].anti_tank)
        share = 1.0
        if victim.type.armoured:
            share = max(0, min(6, rating - victim.type.armour[2] - 1)) / 6.0
        teams += strike * share
    return teams * price(state, victim), teams


def _bogging(state: State, target: int, attackers: list[Team]) -> float:
    """FW-5.15: what vehicles risk that charge into woods and the like."""
    enemy = state.standing(target)[0]
    if rough_at(state, enemy.box.x, enemy.box.y) < DIFFICULT:
        return 0.0
    return sum([BOGS * price(state, team) for team in attackers if team.type.checks])


def _defence(state: State, attackers: list[Team], defenders: list[Team]) -> tuple[float, float]:
    """FW-11.8: the hits of defensive fire to be expected, and the points they cost."""
    victim = attackers[0]
    needed = HIT_ON[training(state, victim.joined or victim.platoon)]
    hits = losses = 0.0
    for team in defenders:
        if not team.operational:
            continue
        for weapon in range(len(team.type.weapons)):
            arm = team.type.weapons[weapon]
            if arm.reach == 0.0:
                continue
            dice = most_dice(state, team, weapon, weapon > 0 and has_main_gun(team), True)
            scored = dice * (7 - needed) / 6.0
            hits += scored
            losses += scored * kill_chance(state, team, weapon, victim) * price(state, victim)
    return hits, losses


def charge(state: State, number: int, target: int, countering: bool) -> tuple[Leg, ...] | None:
    """Every team that can goes straight into contact, the nearest first."""
    trial = state.copy()
    legs: list[Leg] = []
    movers = [team for team in trial.standing(number) if can_go(team)]
    gaps = [(_gap(trial, team, target), team.id) for team in movers]
    gaps.sort()
    for gap, id in gaps:
        team = trial.team(id)
        if gap <= 0.05:
            continue
        leg = _run_in(trial, team, target, gap)
        if leg is None:
            continue
        tried = (*legs, leg)
        if gap <= reach_of(team) or check_charges(state, number, target, tried, False) is None:
            legs.append(leg)
            team.put(leg.path[-2], leg.path[-1], leg.heading)
    if check_charges(state, number, target, tuple(legs), countering) is None:
        return tuple(legs)
    return None


def _gap(state: State, team: Team, number: int) -> float:
    best = FAR
    for enemy in state.standing(number):
        best = min(best, distance(team.box, enemy.box))
    return best


def _run_in(state: State, team: Team, target: int, gap: float) -> Leg | None:
    """The straight way to the nearest enemy that leaves room for the team."""
    enemies = [(distance(team.box, enemy.box), enemy.id) for enemy in state.standing(target)]
    enemies.sort()
    for far, id in enemies:
        ax, ay, bx, by = nearest_points(team.box, state.team(id).box)
        share = 1.0 if far <= reach_of(team) else (reach_of(team) - 0.01) / far
        x = canonical(team.box.x + share * (bx - ax))
        y = canonical(team.box.y + share * (by - ay))
        box = team.box_at(x, y, team.heading)
        if not overlapped(state, team, box):
            return Leg(team.id, (team.x, team.y, x, y), team.heading)
    return None
