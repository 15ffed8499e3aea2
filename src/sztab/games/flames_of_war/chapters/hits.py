"""FW-9.11 to FW-9.22, FW-9.25, FW-11.12: every save, passengers and riders."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.aiming import LONG_RANGE
from sztab.games.flames_of_war.chapters.allocation import (
    AIR,
    BOMBARDMENT,
    DEFENSIVE,
    DIRECT,
    MELEE,
    anti_tank,
)
from sztab.games.flames_of_war.chapters.command import pin
from sztab.games.flames_of_war.chapters.concealment import in_bulletproof_cover
from sztab.games.flames_of_war.chapters.ground import building_of
from sztab.games.flames_of_war.chapters.naming import team_name
from sztab.games.flames_of_war.chapters.results import bail_out, destroy
from sztab.games.flames_of_war.chapters.shooting import SMALL_FIREPOWER
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import over
from sztab.games.flames_of_war.state import Hit, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    DESTROYED,
    DUG_IN,
    GUN,
    INFANTRY,
    MOUNTED,
    OBSERVER,
    SKIRTS,
    TANK,
    TOWED,
    TRANSPORT,
)

PASSENGER_SAVE: Final = 5  # FW-9.19
SKIRTS_SAVE: Final = 5


def rider_saves(state: State, fate: Fate, told: Told | None) -> None:
    """FW-9.22, FW-6.24: riders, not an observer inside, save on 5+ for every hit on their tank."""
    for hit in state.hits:
        tank = state.team(hit.victim)
        if tank.type.kind != TANK:
            continue
        for rider in state.carried(tank.id):
            if rider.role == OBSERVER:
                continue
            die = fate.die()
            if told is not None:
                told.tell("FW-9.22", "rider-save", team=team_name(rider), die=die)
            if die < PASSENGER_SAVE:
                state.platoon(rider.platoon).shaken = True
                destroy(state, rider, fate, "FW-9.22", told)


def next_save(state: State, args: list[int], fate: Fate, told: Told | None) -> bool:
    """FW-9.11: resolve one hit; ``False`` when none is left."""
    if state.smashed_team and (not state.hits or state.hits[0].victim != state.smashed_team):
        _flush_passengers(state, fate, told)
        return True
    if not state.hits:
        return False
    hit = state.hits.pop(0)
    victim = state.team(hit.victim)
    gone = victim.place == DESTROYED
    if gone and state.smashed_team != victim.id:
        return True
    if args[0] == MELEE:
        _blow(state, hit, victim, fate, told)
    elif victim.type.armoured:
        _armour_save(state, hit, victim, args, fate, told)
    else:
        _soft_save(state, hit, victim, args, fate, told)
    return True


def _rating(state: State, hit: Hit, args: list[int]) -> int:
    return anti_tank(state, hit, args[0]) if args[0] <= DEFENSIVE else args[1]


def _firepower(state: State, hit: Hit, args: list[int], fate: Fate, told: Told | None) -> bool:
    """FW-0.3: the firepower test of a hit."""
    if args[0] <= DEFENSIVE:
        needed = state.team(hit.shooter).type.weapons[hit.weapon].firepower
    else:
        needed = args[2]
    die = fate.die()
    if told is not None:
        told.tell("FW-0.3", "firepower", die=die, needed=needed)
    return die >= needed


def side_struck(state: State, hit: Hit, victim: Team, args: list[int]) -> int:
    """FW-9.13: 0 the front, 1 the side, 2 the top."""
    if args[0] == BOMBARDMENT:
        return 2
    if args[0] == AIR:
        return 2 if args[3] else 1
    if args[0] == DEFENSIVE:
        return 1
    shooter = state.team(hit.shooter)
    return 0 if victim.box.in_front(shooter.box.x, shooter.box.y) else 1


def _armour_save(
    state: State, hit: Hit, victim: Team, args: list[int], fate: Fate, told: Told | None
) -> None:
    """FW-9.12, FW-9.14: die, armour and, for direct fire, range against anti-tank."""
    face = side_struck(state, hit, victim, args)
    armour = victim.type.armour[face]
    far = 0
    if args[0] == DIRECT and over(distance(state.team(hit.shooter).box, victim.box), LONG_RANGE):
        far = 1
    rating = _rating(state, hit, args)
    die = fate.die()
    total = die + armour + far
    if told is not None:
        told.tell(
            "FW-9.12",
            "armour-save",
            team=team_name(victim),
            die=die,
            armour=armour,
            far=far,
            total=total,
            rating=rating,
        )
    if total > rating:
        return
    if face == 1 and victim.noted(SKIRTS) and _small(state, hit, args):
        extra = fate.die()
        if told is not None:
            told.tell("FW-9.25", "skirts-save", team=team_name(victim), die=extra)
        if extra >= SKIRTS_SAVE:
            return
    passed = _firepower(state, hit, args, fate, told)
    state.platoon_of(victim).shaken = True
    if total < rating and passed:
        smash(state, victim, "FW-10.3", fate, told)
    elif (total == rating) == passed:
        _bail(state, victim, told)


def _small(state: State, hit: Hit, args: list[int]) -> bool:
    """FW-9.25: firepower 5+ or 6."""
    if args[0] <= DEFENSIVE:
        return state.team(hit.shooter).type.weapons[hit.weapon].firepower >= SMALL_FIREPOWER
    return args[2] >= SMALL_FIREPOWER


def _bail(state: State, victim: Team, told: Told | None) -> None:
    """FW-10.4, FW-10.6: the crew bails out; a second time it takes a motivation test."""
    if victim.place == DESTROYED:
        return
    if victim.flags & (BAILED_OUT | BOGGED):
        number = victim.joined or victim.platoon
        testing.test(state, testing.STAY_IN, number, victim.id)
    else:
        bail_out(state, victim, told)


def smash(state: State, victim: Team, rule: str, fate: Fate, told: Told | None) -> None:
    """FW-9.19 to FW-9.21: a result "destroyed"; who rides in the vehicle must save later."""
    if victim.place != DESTROYED:
        gone = destroy(state, victim, fate, rule, told)
        if not gone and victim.type.kind == TRANSPORT:
            return  # FW-10.12: the warrior's transport is not destroyed
    aboard = state.carried(victim.id)
    if aboard:
        state.smashed += 1
        state.smashed_team = victim.id
        for team in aboard:
            pin(state, team.platoon, "FW-9.21", told)


def _blow(state: State, hit: Hit, victim: Team, fate: Fate, told: Told | None) -> None:
    """FW-11.12: no save but for armour, which adds its top to a die."""
    if not victim.type.armoured:
        smash(state, victim, "FW-11.12", fate, told)
        return
    rating, die = anti_tank(state, hit, MELEE), fate.die()
    total = die + victim.type.armour[2]
    if told is not None:
        told.tell(
            "FW-11.12", "top-armour", team=team_name(victim), die=die, total=total, rating=rating
        )
    if total < rating:
        smash(state, victim, "FW-11.12", fate, told)
    elif total == rating:
        _bail(state, victim, told)


def _soft_save(
    state: State, hit: Hit, victim: Team, args: list[int], fate: Fate, told: Told | None
) -> None:
    """FW-9.15 to FW-9.17, FW-13.14: a die against a number, and firepower against cover."""
    die = fate.die()
    needed = victim.type.save
    if told is not None:
        told.tell("FW-9.16", "save", team=team_name(victim), die=die, needed=needed)
    if die >= needed:
        return
    state.platoon_of(victim).shaken = True
    if _covered(state, hit, victim, args) and not _firepower(state, hit, args, fate, told):
        return
    smash(state, victim, "FW-10.3", fate, told)


def _covered(state: State, hit: Hit, victim: Team, args: list[int]) -> bool:
    """FW-9.17, FW-13.14: whether a failed save still asks for firepower."""
    if victim.type.kind not in (INFANTRY, GUN):
        return False
    if args[0] >= BOMBARDMENT:
        return victim.has(DUG_IN) or building_of(state, victim) >= 0
    shooter = state.team(hit.shooter)
    return in_bulletproof_cover(state, shooter, victim, shooter.opening)


def _flush_passengers(state: State, fate: Fate, told: Told | None) -> None:
    """FW-6.22, FW-9.19 to FW-9.21: every passenger saves once for each result "destroyed"."""
    vehicle = state.team(state.smashed_team)
    count = state.smashed
    state.smashed = 0
    state.smashed_team = 0
    saved: list[int] = []
    for team in state.teams:
        if team.carrier != vehicle.id or team.place not in (MOUNTED, TOWED):
            continue
        alive = True
        for _result in range(count):
            die = fate.die()
            if told is not None:
                told.tell("FW-9.19", "passenger-save", team=team_name(team), die=die)
            if die < PASSENGER_SAVE:
                alive = False
                break
        if not alive:
            state.platoon(team.platoon).shaken = True
            alive = not destroy(state, team, fate, "FW-9.19", told)  # FW-10.13: a warrior may live
        if alive:
            saved.append(team.id)
    if saved:
        agenda.push(state, agenda.ASK_PLACE, [state.team(saved[0]).side, vehicle.id, *saved])
