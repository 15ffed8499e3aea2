"""FW-9: allocating hits, and every save."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.command import pin
from sztab.games.flames_of_war.chapters.ground import building_of
from sztab.games.flames_of_war.chapters.naming import team_name
from sztab.games.flames_of_war.chapters.results import bail_out, destroy
from sztab.games.flames_of_war.chapters.shooting import (
    SMALL_FIREPOWER,
    kind_named,
    legal_targets,
    line_of,
    no_high_explosive,
    type_named,
)
from sztab.games.flames_of_war.chapters.sight import in_bulletproof_cover
from sztab.games.flames_of_war.chapters.transport import free_place
from sztab.games.flames_of_war.geometry import distance, over, within
from sztab.games.flames_of_war.state import (
    BAILED_OUT,
    BOGGED,
    BUNKER_BUSTER,
    DESTROYED,
    DUG_IN,
    GUN,
    INFANTRY,
    MOUNTED,
    ON_TABLE,
    SKIRTS,
    TANK,
    TOWED,
    Hit,
    Shot,
    State,
    Team,
)

# How hits were scored: the first number of a SAVES task.
DIRECT: Final = 0
DEFENSIVE: Final = 1
BOMBARDMENT: Final = 2  # anti-tank, firepower
AIR: Final = 3  # anti-tank, firepower, strikes the top

LONG_RANGE: Final = 16.0  # FW-9.12
PASSENGER_SAVE: Final = 5  # FW-9.19
SKIRTS_SAVE: Final = 5
RANKS: Final = 3


# --- allocation ----------------------------------------------------------------------------------


def anti_tank(state: State, hit: Hit) -> int:
    """The anti-tank rating of the weapon that scored a hit."""
    return state.team(hit.shooter).type.weapons[hit.weapon].anti_tank


def possible(state: State, hit: Hit, defending: bool, choices: list[int]) -> list[int]:
    """FW-9.2, FW-9.7, FW-9.8: the teams that a hit may go to."""
    shooter = state.team(hit.shooter)
    shot = Shot(hit.shooter, hit.weapon, hit.target, hit.group, 1, 0)
    firing = [other.team for other in state.shots]
    found: list[int] = []
    dry = no_high_explosive(state, hit)
    for team in legal_targets(state, line_of(shot, shooter.opening), firing, not defending):
        if not (dry and team.type.kind in (INFANTRY, GUN)):
            found.append(team.id)
    wanted = type_named(choices, hit.target)
    if hit.typed and wanted >= 0:
        type = state.field.types[wanted]
        narrowed = [id for id in found if state.team(id).type is type]
        if narrowed:
            return narrowed
    return found


def priority(
    state: State, hit: Hit, team: Team, choices: list[int], order: list[int]
) -> tuple[int, int, int, int, int, int]:
    """FW-9.4: whom a hit strikes first, lower numbers before higher ones."""
    shooter = state.team(hit.shooter)
    far = 0 if within(distance(shooter.box, team.box), LONG_RANGE) else 1
    kind = kind_named(choices, hit.target)
    other = 0 if kind == -1 or _counts_as(state, hit, team) == kind else 1
    covered = 1 if in_bulletproof_cover(state, shooter, team, shooter.opening) else 0
    stopped = 1 if team.type.vehicle and team.flags & (BOGGED | BAILED_OUT) else 0
    armour = team.type.armour[0] + 1 if team.type.armoured else 0
    return far, other, covered, stopped, armour, order.index(team.id)


def _counts_as(state: State, hit: Hit, team: Team) -> int:
    """FW-7.19: against small arms man-packed guns count as infantry beside infantry."""
    small = state.team(hit.shooter).type.weapons[hit.weapon].firepower >= SMALL_FIREPOWER
    if small and team.type.man_packed:
        for other in state.standing(hit.target):
            if other.type.kind == INFANTRY:
                return INFANTRY
    return team.type.kind


def allocate(
    state: State, hits: list[Hit], order: list[int], defending: bool, choices: list[int]
) -> list[Hit]:
    """FW-9.3, FW-9.23: even spread by priority, then the highest anti-tank to armour."""
    may = [possible(state, hit, defending, choices) for hit in hits]
    victims: list[int] = []
    taken: dict[int, int] = {}
    for at in range(len(hits)):
        best = 0
        rank: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
        for id in may[at]:
            mine = priority(state, hits[at], state.team(id), choices, order)
            if best:
                fewer, least = taken.get(id, 0), taken.get(best, 0)
                if fewer > least or (fewer == least and mine >= rank):
                    continue
            best, rank = id, mine
        victims.append(best)
        if best:
            taken[best] = taken.get(best, 0) + 1
    _exchange(state, hits, victims, may)
    return [hits[at].on(victims[at]) for at in range(len(hits)) if victims[at]]


def _exchange(state: State, hits: list[Hit], victims: list[int], may: list[list[int]]) -> None:
    """FW-9.6, FW-9.23 (3): exchange hits until no higher anti-tank lies on a lower rank."""
    again = True
    while again:
        again = False
        for i in range(len(hits)):
            for j in range(i + 1, len(hits)):
                if not victims[i] or not victims[j] or victims[i] == victims[j]:
                    continue
                if _swaps(state, hits, victims, may, i, j) or _swaps(
                    state, hits, victims, may, j, i
                ):
                    victims[i], victims[j] = victims[j], victims[i]
                    again = True
                    break
            if again:
                break


def _swaps(
    state: State, hits: list[Hit], victims: list[int], may: list[list[int]], low: int, high: int
) -> bool:
    """Whether the hit on the lower-ranked team is the harder one and both could change."""
    if anti_tank(state, hits[low]) <= anti_tank(state, hits[high]):
        return False
    shooter = hits[low].shooter
    if _rank(state, shooter, victims[low]) >= _rank(state, shooter, victims[high]):
        return False
    return victims[high] in may[low] and victims[low] in may[high]


def _rank(state: State, shooter: int, victim: int) -> int:
    """FW-9.23: armoured vehicle 2, in bulletproof cover 1, other 0."""
    team, by = state.team(victim), state.team(shooter)
    if team.type.armoured:
        return 2
    return 1 if in_bulletproof_cover(state, by, team, by.opening) else 0


def allocation(
    state: State, args: list[int], order: list[int], fate: Fate, told: Told | None
) -> bool:
    """FW-9.1, FW-9.10: allocate platoon by platoon; ``True`` when an owner is asked first.

    *args* are those of the task: defending, then the choices. *order* is the owner's answer.
    """
    defending, choices = args[0] == 1, args[1:]
    while True:
        waiting = sorted({hit.target for hit in state.hits if not hit.victim})
        if not waiting:
            break
        number = waiting[0]
        hits = [hit for hit in state.hits if hit.target == number and not hit.victim]
        rest = [hit for hit in state.hits if hit.target != number or hit.victim]
        ids = [team.id for team in state.standing(number)]
        if order:
            done = allocate(state, hits, order, defending, choices)
            order = []
        else:
            done = allocate(state, hits, ids, defending, choices)
            back = allocate(state, hits, ids[::-1], defending, choices)
            if _tally(done) != _tally(back):
                agenda.push(state, agenda.ASK_ALLOCATE, [state.platoon(number).side, number, *ids])
                return True
        state.hits = rest + done
        count_hits(state, number, len(done))
    _bunker_busters(state)
    state.hits = _save_order(state, state.hits)
    return False


def count_hits(state: State, number: int, count: int) -> None:
    """FW-10.1: hits of this step, and the most of one action."""
    platoon = state.platoon(number)
    platoon.hits += count
    platoon.worst = max(platoon.worst, count)


def _tally(hits: list[Hit]) -> list[tuple[int, int, int]]:
    """Who takes what: two hits of one weapon are alike."""
    return sorted([(hit.victim, hit.shooter, hit.weapon) for hit in hits])


def _bunker_busters(state: State) -> None:
    """FW-9.18, FW-9.24: one automatic hit on every other team in the building."""
    extra: list[Hit] = []
    for hit in state.hits:
        if not state.team(hit.shooter).type.weapons[hit.weapon].notes & BUNKER_BUSTER:
            continue
        inside = building_of(state, state.team(hit.victim))
        if inside < 0:
            continue
        for team in state.teams:
            if team.place != ON_TABLE or team.id == hit.victim:
                continue
            if building_of(state, team) == inside:
                number = team.joined or team.platoon
                extra.append(Hit(hit.shooter, hit.weapon, number, 0, team.id, False))
                count_hits(state, number, 1)
    state.hits += extra


def _save_order(state: State, hits: list[Hit]) -> list[Hit]:
    """FW-0.7 (c): by the number of the team hit, then by descending anti-tank."""
    rated = [(hits[at].victim, -anti_tank(state, hits[at]), at) for at in range(len(hits))]
    rated.sort()
    return [hits[at] for _victim, _rating, at in rated]


# --- saves ---------------------------------------------------------------------------------------


def rider_saves(state: State, fate: Fate, told: Told | None) -> None:
    """FW-9.22: riders of a tank save on 5+ for every hit on it, before its own saves."""
    for hit in state.hits:
        tank = state.team(hit.victim)
        if tank.type.kind != TANK:
            continue
        for rider in state.carried(tank.id):
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
    if victim.type.armoured:
        _armour_save(state, hit, victim, args, fate, told)
    else:
        _soft_save(state, hit, victim, args, fate, told)
    return True


def _rating(state: State, hit: Hit, args: list[int]) -> int:
    return anti_tank(state, hit) if args[0] <= DEFENSIVE else args[1]


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
        smash(state, victim, fate, told)
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


def smash(state: State, victim: Team, fate: Fate, told: Told | None) -> None:
    """FW-9.19 to FW-9.21: a result "destroyed"; who rides in the vehicle must save later."""
    aboard = [team for team in state.teams if team.carrier == victim.id and team.present]
    if aboard:
        state.smashed += 1
        state.smashed_team = victim.id
    if victim.place != DESTROYED:
        destroy(state, victim, fate, "FW-10.3", told)


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
    if _covered(state, hit, victim, args) and not _firepower(state, hit, args, fate, told):
        return
    state.platoon_of(victim).shaken = True
    smash(state, victim, fate, told)


def _covered(state: State, hit: Hit, victim: Team, args: list[int]) -> bool:
    """FW-9.17, FW-13.14: whether a failed save still asks for firepower."""
    if victim.type.kind not in (INFANTRY, GUN):
        return False
    if args[0] >= BOMBARDMENT:
        return victim.has(DUG_IN) or building_of(state, victim) >= 0
    shooter = state.team(hit.shooter)
    return in_bulletproof_cover(state, shooter, victim, shooter.opening)


def _flush_passengers(state: State, fate: Fate, told: Told | None) -> None:
    """FW-9.19 to FW-9.21: every passenger saves once for each result "destroyed"."""
    vehicle = state.team(state.smashed_team)
    count = state.smashed
    state.smashed = 0
    state.smashed_team = 0
    saved: list[int] = []
    for team in state.teams:
        if team.carrier != vehicle.id or team.place not in (MOUNTED, TOWED):
            continue
        pin(state, team.platoon, "FW-9.21", told)
        alive = True
        for _result in range(count):
            die = fate.die()
            if told is not None:
                told.tell("FW-9.19", "passenger-save", team=team_name(team), die=die)
            if die < PASSENGER_SAVE:
                alive = False
                break
        if alive:
            saved.append(team.id)
        else:
            state.platoon(team.platoon).shaken = True
            destroy(state, team, fate, "FW-9.19", told)
    if saved:
        agenda.push(state, agenda.ASK_PLACE, [state.team(saved[0]).side, vehicle.id, *saved])


def place_survivors(state: State, vehicle: Team, ids: list[int], told: Told | None) -> None:
    """FW-9.19, FW-6.22: survivors stand at the first free place; without one they are lost."""
    for id in ids:
        team = state.team(id)
        spot = free_place(state, team, vehicle.box, False)
        team.carrier = 0
        if spot is None:
            destroy(state, team, None, "FW-9.19", told)
            continue
        team.place = ON_TABLE
        team.put(*spot)
        if told is not None:
            told.tell("FW-9.19", "gets-clear", team=team_name(team))
