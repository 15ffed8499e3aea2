"""FW-14: air support, interception, anti-aircraft fire, air strikes."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.arsenal import Aircraft
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    aircraft_name,
    side_name,
    team_name,
)
from sztab.games.flames_of_war.chapters.c04_command.command import HIT_ON, SKILL_TEST, training
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import reachable
from sztab.games.flames_of_war.chapters.c07_shooting.volley import EndFire
from sztab.games.flames_of_war.chapters.c08_sight.concealment import (
    concealment_on_the_spot,
    lies_low,
)
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import AIR, Shells
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import ATTEMPTS
from sztab.games.flames_of_war.chapters.c13_artillery.templates import TEMPLATE, hit_teams, under
from sztab.games.flames_of_war.geometry.footprints import Box, distance
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, within
from sztab.games.flames_of_war.geometry.outlines import outline_to_box
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    DECLINE,
    INTERCEPT,
    NO,
    YES,
    AaFire,
    Move,
    Plain,
)
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import AA_HEAVY, AA_LIGHT, ON_TABLE
from sztab.games.flames_of_war.writing.clauses import Line

COMES: Final = 5  # FW-14.2
DRIVEN_OFF: Final = 6  # FW-14.3
SAFETY: Final = 16.0  # FW-14.6
MASK: Final = 4.0  # FW-14.8
TALL: Final = 1.0  # a linear obstacle that hides aircraft from a gun beside it
SIZE: Final = 2.0  # FW-14.7
APPROACH: Final = {"south": 900, "north": 2700, "west": 0, "east": 1800}
OFFSETS: Final = ((-6.0, 0.0), (-9.0, 3.0), (-9.0, -3.0))  # leader, left, right


@final
class CallAircraft(Stage):
    """FW-14.2, FW-14.3: roll the pool; if aircraft come the opponent may intercept."""

    def name(self) -> str:
        return "aircraft"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        side = state.side
        dice = [fate.die() for _die in range(state.pools[side])]
        rolled = ", ".join([str(die) for die in dice])
        outcome = "passed" if max(dice) >= COMES else "failed"
        told.tell("FW-14.2", "calls-aircraft", side=side_name(side), dice=rolled, outcome=outcome)
        spend(state, side)
        if max(dice) < COMES:
            return
        if state.pools[1 - side] > 0:
            state.push(AskIntercept(1 - side))
        else:
            arrive(state, fate, told)


@final
class AskIntercept(Question):
    """FW-14.3: the opponent may spend a die of his own to drive the aircraft off."""

    def name(self) -> str:
        return "ask-intercept"

    def numbers(self) -> list[int]:
        return [self.seat]

    def check(self, state: State, move: Move) -> Refusal | None:
        answers = isinstance(move, Plain) and move.verb == INTERCEPT
        return None if answers else not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        tries = isinstance(move, Plain) and move.numbers[0] == YES
        if not tries or not intercept(state, fate, told):
            arrive(state, fate, told)

    def default(self, state: State) -> Move:
        return Plain(INTERCEPT, (NO,))

    def listed(self, state: State) -> list[Move]:
        return [Plain(INTERCEPT, (NO,)), Plain(INTERCEPT, (YES,))]


def spend(state: State, side: int) -> None:
    """FW-14.2, FW-14.3: one die leaves a pool for good."""
    state.pools = (state.pools[0] - (side == 0), state.pools[1] - (side == 1))


def intercept(state: State, fate: Fate, told: Told) -> bool:
    """FW-14.3: on 6 the aircraft are driven off."""
    spend(state, 1 - state.side)
    die = fate.die()
    outcome = "passed" if die >= DRIVEN_OFF else "failed"
    told.tell("FW-14.3", "intercepts", side=side_name(1 - state.side), die=die, outcome=outcome)
    return die >= DRIVEN_OFF


def arrive(state: State, fate: Fate, told: Told) -> None:
    """FW-14.4: how many come."""
    die = fate.die()
    state.aircraft = 1 if die <= 2 else (2 if die <= 5 else 3)
    type = aircraft_name(planes(state))
    told.tell("FW-14.4", "aircraft-come", count=state.aircraft, die=die, type=type)


def planes(state: State) -> Aircraft:
    """The aircraft of the active player."""
    found = state.field.mission.air[state.side]
    assert found is not None
    return found


def formation(state: State, target: Team, count: int) -> list[Box]:
    """FW-14.5, FW-14.7: the places of the aircraft; fewer than *count* if one does not fit."""
    heading = APPROACH[state.field.mission.home[state.side]]
    line = Box(target.box.x, target.box.y, heading, SIZE, SIZE)
    found: list[Box] = []
    least, right, top = SIZE / 2.0 - EPS, state.field.width, state.field.height
    for ahead, left in OFFSETS[:count]:
        x, y = line.at(ahead, left)
        if min(x, y, right - x, top - y) < least:
            return found
        found.append(Box(x, y, heading, SIZE, SIZE))
    return found


def check_strike(state: State, target: int, weapon: int) -> Refusal | None:
    """FW-14.5: any enemy team on the table, with a weapon of the aircraft."""
    if not 1 <= target <= len(state.teams):
        return Refusal("FW-2.9", "no-such-team", n=target)
    team = state.team(target)
    if team.side == state.side or team.place != ON_TABLE:
        return Refusal("FW-14.5", "no-such-team", n=target)
    if not 0 <= weapon < len(planes(state).names):
        return Refusal("FW-14.12", "no-such-air-weapon", n=weapon)
    return None


def strike(state: State, target: int, weapon: int, told: Told) -> None:
    """FW-14.5 to FW-14.8, FW-14.16: the aircraft dive, if they may; flak answers first."""
    told.tell("FW-14.5", "dives", target=team_name(state.team(target)))
    why = turns_back(state, state.team(target))
    if why:
        told.tell("FW-14.6" if why == "too-near" else "FW-14.7", "aircraft-leave", why=why)
        state.aircraft = 0
        return
    state.push(AirRanging(target, weapon, 0))
    if default_aa(state, target).lines:
        state.push(AskAaFire(1 - state.side, target, weapon))


@final
class AskAirStrike(Question):
    """FW-14.5: the active player names a target for his aircraft, or sends them home."""

    def name(self) -> str:
        return "ask-air-strike"

    def numbers(self) -> list[int]:
        return [self.seat]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Plain):
            if move.verb == DECLINE:
                return None
            if move.verb == AIR_STRIKE:
                return check_strike(state, move.numbers[0], move.numbers[1])
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Plain) and move.verb == AIR_STRIKE:
            strike(state, move.numbers[0], move.numbers[1], told)
        else:
            state.aircraft = 0
            told.tell("FW-14.5", "aircraft-sent-home", side=side_name(self.seat))

    def draft(self) -> tuple[str, str]:
        return "air-strike", "offer-air-strike"

    def shown(self, state: State) -> Asked:
        return {"weapons": list(planes(state).names)}

    def default(self, state: State) -> Move:
        return Plain(DECLINE)


def turns_back(state: State, target: Team) -> str:
    """FW-14.6, FW-14.7: why the aircraft would leave without an attack; "" if they would not."""
    gap = min([distance(team.box, target.box) for team in state.enemies(target.side)], default=FAR)
    if within(gap, SAFETY):
        return "too-near"
    return "no-room" if len(formation(state, target, state.aircraft)) < state.aircraft else ""


# --- anti-aircraft fire --------------------------------------------------------------------------


def aa_fault(state: State, team: Team, weapon: int, plane: Box) -> str:
    """FW-14.8: the rule by which a weapon cannot fire at an aircraft; "" if it can."""
    if not team.operational or state.platoon(team.platoon).disengaged:
        return "FW-14.8"
    arm = team.type.weapons[weapon]
    if not (arm.notes | team.type.notes) & (AA_LIGHT | AA_HEAVY) or arm.reach == 0.0:
        return "FW-14.8"
    if not within(distance(team.box, plane), arm.reach):
        return "FW-14.8"
    for piece in state.field.pieces:
        tall = piece.type == "woods" or piece in state.field.buildings
        tall = tall or (piece in state.field.lines and piece.height > TALL)
        if not tall or outline_to_box(piece.outline, team.box) > MASK + EPS:
            continue
        if piece.outline.crossed(team.box.x, team.box.y, plane.x, plane.y):
            return "FW-14.8"
    return ""


def default_aa(state: State, target: int) -> AaFire:
    """FW-14.17: every eligible team fires at the first aircraft in range."""
    lines: list[Line] = []
    flying = formation(state, state.team(target), state.aircraft)
    for team in state.teams:
        if team.side == state.side:
            continue
        for weapon in range(len(team.type.weapons)):
            number = 0
            for at in range(len(flying)):
                if not aa_fault(state, team, weapon, flying[at]):
                    number = at + 1
                    break
            if number:
                lines.append(Line(team.id, weapon, number))
                break
    return AaFire(tuple(lines))


def check_aa(state: State, target: int, move: AaFire) -> Refusal | None:
    """FW-14.8: each team once, at an aircraft within its range."""
    flying = formation(state, state.team(target), state.aircraft)
    fired: list[int] = []
    for line in move.lines:
        if not 1 <= line.team <= len(state.teams) or state.team(line.team).side == state.side:
            return Refusal("FW-2.9", "no-such-team", n=line.team)
        team = state.team(line.team)
        if line.team in fired or line.weapon >= len(team.type.weapons):
            return Refusal("FW-14.8", "no-such-weapon", team=team_name(team), n=line.weapon)
        fired.append(line.team)
        if not 1 <= line.target <= len(flying):
            return Refusal("FW-14.8", "no-such-aircraft", n=line.target)
        if aa_fault(state, team, line.weapon, flying[line.target - 1]):
            return Refusal("FW-14.8", "no-flak", team=team_name(team))
    return None


def aa_fire(state: State, move: AaFire, fate: Fate, told: Told) -> None:
    """FW-14.9, FW-0.8 (e): skill, then firepower; a flying tank has it rolled again."""
    down: list[int] = []
    tough = planes(state).flying_tank
    for line in sorted(move.lines, key=lambda line: line.team):
        if line.target in down:
            continue
        team = state.team(line.team)
        needed, die = SKILL_TEST[state.platoon(team.platoon).training], fate.die()
        outcome = "hit" if die >= needed else "missed"
        told.tell("FW-14.9", "flak", team=team_name(team), die=die, needed=needed, outcome=outcome)
        if die < needed:
            continue
        power = team.type.weapons[line.weapon].firepower
        die = fate.die()
        outcome = "passed" if die >= power else "failed"
        told.tell("FW-14.9", "flak-firepower", die=die, needed=power, outcome=outcome)
        if die >= power and tough:
            die = fate.die()
            outcome = "passed" if die >= power else "failed"
            told.tell("FW-14.9", "flying-tank", die=die, needed=power, outcome=outcome)
        if die >= power:
            down.append(line.target)
            told.tell("FW-14.9", "shot-down")
    state.aircraft -= len(down)


@final
class AskAaFire(Question):
    """FW-14.8: anti-aircraft guns near the target may fire before the aircraft do."""

    def __init__(self, seat: int, target: int, weapon: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.weapon: Final = weapon

    def name(self) -> str:
        return "ask-aa-fire"

    def numbers(self) -> list[int]:
        return [self.seat, self.target, self.weapon]

    def check(self, state: State, move: Move) -> Refusal | None:
        return check_aa(state, self.target, move) if isinstance(move, AaFire) else not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, AaFire)
        aa_fire(state, move, fate, told)

    def draft(self) -> tuple[str, str]:
        return "aa-fire", "offer-fire"

    def shown(self, state: State) -> Asked:
        flying = formation(state, state.team(self.target), state.aircraft)
        return {"target": self.target, "places": [(plane.x, plane.y) for plane in flying]}

    def default(self, state: State) -> Move:
        return default_aa(state, self.target)


def air_number(state: State, target: Team) -> int:
    """FW-14.10: the number that aircraft need to range in on a team."""
    needed = HIT_ON[training(state, target.joined or target.platoon)]
    if concealment_on_the_spot(state, None, target):
        needed += 1 + int(lies_low(state, target))
    return reachable(state, needed)


@final
class AirRanging(Stage):
    """FW-14.10 to FW-14.14: up to three attempts, then the template on the target."""

    def __init__(self, target: int, weapon: int, failed: int) -> None:
        self.target: Final = target
        self.weapon: Final = weapon
        self.failed: Final = failed  # attempts so far

    def name(self) -> str:
        return "air-ranging"

    def numbers(self) -> list[int]:
        return [self.target, self.weapon, self.failed]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        target, failed = state.team(self.target), self.failed
        if state.aircraft == 0 or target.place != ON_TABLE:
            state.aircraft = 0
            return
        needed = air_number(state, target)
        while needed <= 6 and failed < ATTEMPTS:
            die = fate.die()
            told.tell(
                "FW-14.10",
                "ranges-in",
                die=die,
                needed=needed,
                attempt=failed + 1,
                target=team_name(target),
                outcome="passed" if die >= needed else "failed",
            )
            if die >= needed:
                _attack(state, target, self.weapon, failed, fate, told)
                return
            failed += 1
        state.aircraft = 0
        told.tell("FW-14.10", "not-ranged")


def air_template(state: State, target: Team) -> Box:
    """FW-14.11: the template lies on the target, along the approach."""
    heading = APPROACH[state.field.mission.home[state.side]]
    return Box(target.box.x, target.box.y, heading, TEMPLATE, TEMPLATE)


def _attack(state: State, target: Team, weapon: int, failed: int, fate: Fate, told: Told) -> None:
    """FW-14.11 to FW-14.13: one die for every team under the template."""
    plane = planes(state)
    again = 1 if state.aircraft == 3 else (-1 if state.aircraft == 1 else 0)
    needed = plane.to_hit[weapon] + min(2, failed)
    state.aircraft = 0
    there = under(state, air_template(state, target))
    hit_teams(state, there, reachable(state, needed), again, True, fate, told)
    shells = Shells(plane.anti_tank[weapon], plane.firepower[weapon], plane.top[weapon])
    state.push(EndFire(AIR))
    state.push(Saves(AIR, shells))
    state.push(Allocation(AIR, [], [team.id for team in there]))
