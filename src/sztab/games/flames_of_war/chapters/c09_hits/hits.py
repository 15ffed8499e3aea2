"""FW-9.11 to FW-9.21, FW-9.25, FW-11.12: every save, and passengers."""

from enum import Enum
from typing import ClassVar, Final, final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c01_table.ground import building_of
from sztab.games.flames_of_war.chapters.c04_command.command import pin
from sztab.games.flames_of_war.chapters.c06_transport.survivors import AskPlace
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import SMALL_FIREPOWER
from sztab.games.flames_of_war.chapters.c08_sight.concealment import in_bulletproof_cover
from sztab.games.flames_of_war.chapters.c09_hits.allocation import anti_tank
from sztab.games.flames_of_war.chapters.c09_hits.riders import PASSENGER_SAVE
from sztab.games.flames_of_war.chapters.c09_hits.scoring import (
    AIR,
    BOMBARDMENT,
    DEFENSIVE,
    DIRECT,
    MELEE,
    Shells,
)
from sztab.games.flames_of_war.chapters.c10_results.results import bail_out, destroy
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import over
from sztab.games.flames_of_war.state import Hit, Stage, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    DESTROYED,
    DUG_IN,
    GUN,
    INFANTRY,
    MOUNTED,
    SKIRTS,
    TOWED,
    TRANSPORT,
)

SKIRTS_SAVE: Final = 5
FRONT: Final = 0  # FW-9.13: the faces of a vehicle, as places in its armour
SIDE: Final = 1
TOP: Final = 2
FACES: Final = ("front", "side", "top")


class ArmourResult(Enum):
    """FW-9.12: what a hit on armour comes to."""

    BOUNCED = "bounced"
    UNHURT = "unhurt"  # it got through, or just so, and did nothing
    BAILED_OUT = "bailed-out"
    DESTROYED = "destroyed"


def armour_result(total: int, rating: int, firepower_passed: bool) -> ArmourResult:
    """FW-9.12: die and armour against anti-tank, then firepower."""
    if total > rating:
        return ArmourResult.BOUNCED
    if total == rating:
        return ArmourResult.BAILED_OUT if firepower_passed else ArmourResult.UNHURT
    return ArmourResult.DESTROYED if firepower_passed else ArmourResult.BAILED_OUT


def _against(total: int, rating: int) -> str:
    """FW-9.12: how armour and die stand against anti-tank, for the words."""
    if total > rating:
        return "bounced"
    return "level" if total == rating else "through"


def face_towards(shooter: Team, victim: Team) -> int:
    """FW-9.13: the front of a vehicle, or its side, as direct fire strikes it."""
    return FRONT if victim.box.in_front(shooter.box.x, shooter.box.y) else SIDE


@final
class Saves(Stage):
    """FW-9.11: one hit after another is saved, as they stand in ``state.hits``."""

    def __init__(self, mode: int, shells: Shells) -> None:
        self.mode: Final = mode  # how the hits were scored
        self.shells: Final = shells  # what falls under a template; unused otherwise

    def name(self) -> str:
        return "saves"

    def numbers(self) -> list[int]:
        shells = self.shells
        if self.mode == BOMBARDMENT:
            return [self.mode, shells.anti_tank, shells.firepower]
        if self.mode == AIR:
            return [self.mode, shells.anti_tank, shells.firepower, int(shells.on_top)]
        return [self.mode]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        vehicle = state.smashed_team
        if vehicle and (not state.hits or state.hits[0].victim != vehicle):
            state.push(self)
            _flush_passengers(state, fate, told)
        elif state.hits:
            state.push(self)
            self._save(state, state.hits.pop(0), fate, told)

    def _save(self, state: State, hit: Hit, fate: Fate, told: Told) -> None:
        """FW-9.11: resolve one hit."""
        victim = state.team(hit.victim)
        if victim.place == DESTROYED and state.smashed_team != victim.id:
            return
        if self.mode == MELEE:
            _blow(state, hit, victim, fate, told)
        elif victim.type.armoured:
            self._armour_save(state, hit, victim, fate, told)
        else:
            self._soft_save(state, hit, victim, fate, told)

    def _direct(self) -> bool:
        """Whether a weapon scored the hits, and no template."""
        return self.mode <= DEFENSIVE

    def _firepower_needed(self, state: State, hit: Hit) -> int:
        if self._direct():
            return state.team(hit.shooter).type.weapons[hit.weapon].firepower
        return self.shells.firepower

    def _firepower(self, state: State, hit: Hit, failed: str, fate: Fate, told: Told) -> bool:
        """FW-0.3: the firepower test of a hit; *failed* says what a failure means."""
        needed, die = self._firepower_needed(state, hit), fate.die()
        told.tell(
            "FW-0.3",
            "firepower",
            team=team_name(state.team(hit.victim)),
            die=die,
            needed=needed,
            outcome="passed" if die >= needed else failed,
        )
        return die >= needed

    def _face(self, state: State, hit: Hit, victim: Team) -> int:
        """FW-9.13: which face of a vehicle is struck."""
        if self.mode in (BOMBARDMENT, AIR):
            return TOP if self.shells.on_top else SIDE
        if self.mode == DEFENSIVE:
            return SIDE
        return face_towards(state.team(hit.shooter), victim)

    def _armour_save(self, state: State, hit: Hit, victim: Team, fate: Fate, told: Told) -> None:
        """FW-9.12, FW-9.14: die, armour and, for direct fire, range against anti-tank."""
        face = self._face(state, hit, victim)
        armour, far = victim.type.armour[face], 0
        if self.mode == DIRECT:
            far = int(over(distance(state.team(hit.shooter).box, victim.box), LONG_RANGE))
        direct = self._direct()
        rating = anti_tank(state, hit, self.mode) if direct else self.shells.anti_tank
        die = fate.die()
        total = die + armour + far
        told.tell(
            "FW-9.12",
            "armour-save",
            team=team_name(victim),
            die=die,
            armour=armour,
            far=far,
            total=total,
            rating=rating,
            face=FACES[face],
            outcome=_against(total, rating),
        )
        if total > rating:
            return
        if face == SIDE and self._skirts_hold(state, hit, victim, fate, told):
            return
        level = total == rating
        passed = self._firepower(state, hit, "unhurt" if level else "failed", fate, told)
        state.platoon_of(victim).shaken = True
        result = armour_result(total, rating, passed)
        if result is ArmourResult.DESTROYED:
            smash(state, victim, "FW-10.3", fate, told)
        elif result is ArmourResult.BAILED_OUT:
            _bail(state, victim, told)

    def _skirts_hold(self, state: State, hit: Hit, victim: Team, fate: Fate, told: Told) -> bool:
        """FW-9.25: against firepower 5+ or 6 skirts save once more."""
        if not victim.noted(SKIRTS) or self._firepower_needed(state, hit) < SMALL_FIREPOWER:
            return False
        die = fate.die()
        outcome = "saved" if die >= SKIRTS_SAVE else "failed"
        told.tell("FW-9.25", "skirts-save", team=team_name(victim), die=die, outcome=outcome)
        return die >= SKIRTS_SAVE

    def _soft_save(self, state: State, hit: Hit, victim: Team, fate: Fate, told: Told) -> None:
        """FW-9.15 to FW-9.17, FW-13.14: a die against a number, and firepower against cover."""
        die = fate.die()
        needed = victim.type.save
        covered = die < needed and self._covered(state, hit, victim)
        rule = "FW-9.15" if victim.type.vehicle else "FW-9.16"
        outcome = "saved" if die >= needed else ("covered" if covered else "failed")
        told.tell(rule, "save", team=team_name(victim), die=die, needed=needed, outcome=outcome)
        if die >= needed:
            return
        state.platoon_of(victim).shaken = True
        if covered and not self._firepower(state, hit, "covered", fate, told):
            return
        smash(state, victim, "FW-10.3", fate, told)

    def _covered(self, state: State, hit: Hit, victim: Team) -> bool:
        """FW-9.17, FW-13.14: whether a failed save still asks for firepower."""
        if victim.type.kind not in (INFANTRY, GUN):
            return False
        if not self._direct():
            return victim.has(DUG_IN) or building_of(state, victim) >= 0
        shooter = state.team(hit.shooter)
        return in_bulletproof_cover(state, shooter, victim, shooter.opening)


def _bail(state: State, victim: Team, told: Told) -> None:
    """FW-10.4, FW-10.6: the crew bails out; a second time it takes a motivation test."""
    if victim.place == DESTROYED:
        return
    if victim.flags & (BAILED_OUT | BOGGED):
        begin_test(state, StayInTest(victim.joined or victim.platoon, victim.id))
    else:
        bail_out(state, victim, told)


@final
class StayInTest(Test):
    """FW-10.6: a crew that has to bail out again stays with its vehicle, or it is lost."""

    purpose: ClassVar = 3
    rule: ClassVar = "FW-10.6"
    key: ClassVar = "test-stay-in"

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        bail_out(state, state.team(self.team), told)

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        smash(state, state.team(self.team), "FW-10.6", fate, told)


def smash(state: State, victim: Team, rule: str, fate: Fate, told: Told) -> None:
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


def _blow(state: State, hit: Hit, victim: Team, fate: Fate, told: Told) -> None:
    """FW-11.12: no save but for armour, which adds its top to a die."""
    if not victim.type.armoured:
        smash(state, victim, "FW-11.12", fate, told)
        return
    rating, die = anti_tank(state, hit, MELEE), fate.die()
    total = die + victim.type.armour[TOP]
    told.tell(
        "FW-11.12",
        "top-armour",
        team=team_name(victim),
        die=die,
        armour=victim.type.armour[TOP],
        total=total,
        rating=rating,
        outcome=_against(total, rating),
    )
    if total < rating:
        smash(state, victim, "FW-11.12", fate, told)
    elif total == rating:  # FW-11.12: there is no firepower test
        _bail(state, victim, told)


def _flush_passengers(state: State, fate: Fate, told: Told) -> None:
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
            outcome = "saved" if die >= PASSENGER_SAVE else "failed"
            told.tell("FW-9.19", "passenger-save", team=team_name(team), die=die, outcome=outcome)
            if die < PASSENGER_SAVE:
                alive = False
                break
        if not alive:
            state.platoon(team.platoon).shaken = True
            alive = not destroy(state, team, fate, "FW-9.19", told)  # FW-10.13: a warrior may live
        if alive:
            saved.append(team.id)
    if saved:
        state.push(AskPlace(state.team(saved[0]).side, vehicle.id, saved))
