"""FW-15: eyes and ears, disengaging."""

from typing import ClassVar, Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import (
    commander,
    is_pinned,
    skill_number,
)
from sztab.games.flames_of_war.chapters.c05_movement.doubling import may_bend
from sztab.games.flames_of_war.chapters.c05_movement.movement import make_room, walk_with_checks
from sztab.games.flames_of_war.chapters.c05_movement.orders import end_heading, path_near_enemy
from sztab.games.flames_of_war.chapters.c05_movement.paths import DOUBLE_ON_ROUGH, FINE, Walk
from sztab.games.flames_of_war.chapters.c05_movement.standing import (
    ends_near_enemy,
    to_enemy,
    wall_fault,
)
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry.footprints import is_within
from sztab.games.flames_of_war.geometry.measure import EPS, canonical, heading_to
from sztab.games.flames_of_war.geometry.ways import direction_at, inches, point_at
from sztab.games.flames_of_war.moves import DISENGAGE, DISENGAGE_MOVE, NO, YES, Move, Plain, Run
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ASSAULTED,
    EYES_USED,
    FIGHTING,
    MOVED,
    ON_TABLE,
    POINTED_OUT,
    RECCE,
    SHOT,
    TRANSPORT,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

SPOTTING: Final = 16.0  # FW-15.2


# --- eyes and ears -------------------------------------------------------------------------------


def check_eyes(state: State, seat: int, id: int, target: int) -> Refusal | None:
    """FW-15.2: an unpinned scout that stood still points out an enemy it sees within 16"."""
    if state.stage > 1:
        return Refusal("FW-7.1", "too-late-in-step")
    if not 1 <= id <= len(state.teams) or state.team(id).side != seat:
        return Refusal("FW-2.9", "no-such-team", n=id)
    if not 1 <= target <= len(state.teams) or state.team(target).side == seat:
        return Refusal("FW-2.9", "no-such-team", n=target)
    team, enemy = state.team(id), state.team(target)
    name = team_name(team)
    platoon = state.platoon_of(team)
    if not team.noted(RECCE) or not team.operational or team.has(EYES_USED):
        return Refusal("FW-15.2", "no-scout", team=name)
    if is_pinned(state, team) or team.has(MOVED):
        return Refusal("FW-15.2", "scout-moved-or-pinned", team=name)
    if platoon.disengaged:
        return Refusal("FW-15.8", "platoon-reorganises", platoon=platoon_name(platoon))
    if enemy.place != ON_TABLE or not is_within(team.box, enemy.box, SPOTTING):
        return Refusal("FW-15.2", "scout-too-far", team=name, target=team_name(enemy))
    if not sees(state, team, enemy):
        return Refusal("FW-15.2", "scout-sees-not", team=name, target=team_name(enemy))
    return None


def eyes(state: State, id: int, target: int, told: Told) -> None:
    """FW-15.2: the enemy is not gone to ground this turn; the scout does nothing more."""
    state.team(id).set(EYES_USED)
    state.team(target).set(POINTED_OUT)
    told.tell(
        "FW-15.2",
        "points-out",
        team=team_name(state.team(id)),
        target=team_name(state.team(target)),
    )


# --- disengaging ---------------------------------------------------------------------------------


def is_reconnaissance(state: State, number: int) -> bool:
    """FW-15.1, FW-15.9: all its teams are scouts, transports and joined teams left out."""
    scouts = 0
    for team in state.belonging(number):
        if not team.present or team.type.kind == TRANSPORT:
            continue
        if not team.noted(RECCE):
            return False
        scouts += 1
    return scouts > 0


def may_disengage(state: State, number: int) -> bool:
    """FW-15.3, FW-15.9: a scouting platoon that kept quiet, in the opponent's turn."""
    platoon = state.platoon(number)
    if platoon.side == state.side or platoon.disengaged or platoon.doubled:
        return False
    if platoon.where != FIGHTING or not is_reconnaissance(state, number):
        return False
    for team in state.belonging(number):
        if team.flags & (SHOT | ASSAULTED):
            return False
    return commander(state, number) is not None


def passes_test(state: State, number: int, rule: str, fate: Fate, told: Told) -> bool:
    """FW-15.4 to FW-15.6: a skill test; on a pass the platoon moves off."""
    needed, die = skill_number(state, number), fate.die()
    passed = die >= needed
    key = "disengages" if passed else "fails-to-disengage"
    told.tell(rule, key, platoon=platoon_name(state.platoon(number)), die=die, needed=needed)
    return passed


def leave(state: State, number: int) -> None:
    """FW-15.8, FW-15.10: the platoon is disengaged, and its owner may move it."""
    platoon = state.platoon(number)
    platoon.disengaged = True
    if any(team.operational for team in state.belonging(number)):
        state.push(AskDisengageMove(platoon.side, number))


@final
class AskDisengage(Question):
    """FW-15.3: a scouting platoon that is shot at or charged may try to disengage."""

    def __init__(self, seat: int, platoon: int) -> None:
        super().__init__(seat)
        self.platoon: Final = platoon

    def name(self) -> str:
        return "ask-disengage"

    def numbers(self) -> list[int]:
        return [self.seat, self.platoon]

    def check(self, state: State, move: Move) -> Refusal | None:
        answers = isinstance(move, Plain) and move.verb == DISENGAGE
        return None if answers else not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        """FW-15.4 to FW-15.6: when it leaves depends on what it leaves."""
        if not isinstance(move, Plain) or move.numbers[0] != YES:
            return
        for task in reversed(state.agenda):
            if task.let_go(state, self.platoon, fate, told):
                return

    def shown(self, state: State) -> Asked:
        return {"platoon": self.platoon}

    def default(self, state: State) -> Move:
        return Plain(DISENGAGE, (NO,))

    def listed(self, state: State) -> list[Move]:
        return [Plain(DISENGAGE, (NO,)), Plain(DISENGAGE, (YES,))]

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-disengage", platoon=platoon_name(state.platoon(self.platoon)))


@final
class DisengageTest(Stage):
    """FW-15.4: after the first dice a platoon that means to leave takes its test."""

    def __init__(self, platoon: int) -> None:
        self.platoon: Final = platoon

    def name(self) -> str:
        return "disengage-test"

    def numbers(self) -> list[int]:
        return [self.platoon]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        alive = state.platoon(self.platoon).where == FIGHTING
        if alive and passes_test(state, self.platoon, "FW-15.4", fate, told):
            leave(state, self.platoon)


@final
class Forced(Stage):
    """FW-15.7: a scouting platoon that failed a save tests its nerve."""

    def __init__(self, platoon: int) -> None:
        self.platoon: Final = platoon

    def name(self) -> str:
        return "forced"

    def numbers(self) -> list[int]:
        return [self.platoon]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        platoon = state.platoon(self.platoon)
        if platoon.disengaged or platoon.where != FIGHTING:
            return
        if is_reconnaissance(state, self.platoon):
            begin_test(state, KeepStillTest(self.platoon, 0))


@final
class KeepStillTest(Test):
    """FW-15.7: a platoon that fails must disengage."""

    purpose: ClassVar = 7
    rule: ClassVar = "FW-15.7"
    key: ClassVar = "test-keep-still"

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        leave(state, self.platoon)


@final
class AskDisengageMove(Question):
    """FW-15.4, FW-15.10: the owner moves a platoon that has disengaged."""

    def __init__(self, seat: int, platoon: int) -> None:
        super().__init__(seat)
        self.platoon: Final = platoon

    def name(self) -> str:
        return "ask-disengage-move"

    def numbers(self) -> list[int]:
        return [self.seat, self.platoon]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Run) and move.verb == DISENGAGE_MOVE:
            return check_disengage_move(state, self.platoon, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Run)
        disengage_move(state, self.platoon, move, fate, told)

    def draft(self) -> tuple[str, str]:
        return "disengage-move", "offer-poses"

    def shown(self, state: State) -> Asked:
        return {"platoon": self.platoon}

    def default(self, state: State) -> Move:
        return Run(DISENGAGE_MOVE, 0, 0, ())

    def prompt(self, state: State) -> Name:
        platoon = state.platoon(self.platoon)
        return Name("prompt-ask-disengage-move", platoon=platoon_name(platoon))


def check_disengage_move(state: State, number: int, move: Run) -> Refusal | None:
    """FW-15.10: each team at most at the double, straight, not towards seen enemies."""
    trial = state.copy()
    found: list[Refusal] = []
    for leg in move.legs:
        if not 1 <= leg.team <= len(state.teams) or state.team(leg.team).platoon != number:
            return Refusal("FW-15.10", "not-disengaging", n=leg.team)
        team = trial.team(leg.team)
        if team.joined or not team.operational or not leg.path or leg.mount or leg.leave:
            return Refusal("FW-15.10", "cannot-disengage", team=team_name(team))
        if leg.path[0] != team.x or leg.path[1] != team.y:
            return Refusal("FW-1.8", "disengage-from-here", team=team_name(team))
        refusal = _check_leg(trial, team, leg)
        if refusal is not None:
            found.append(refusal)
    if found:
        return together(found)
    for leg in move.legs:
        team = trial.team(leg.team)
        path = inches(leg.path)
        x, y = point_at(path, way_out(trial, team, path).end)
        team.put(canonical(x), canonical(y), end_heading(team, _doubled(leg), path))
    for leg in move.legs:
        team = trial.team(leg.team)
        name = team_name(team)
        if not on_table(trial.field, team.box) or overlapped(trial, team, team.box):
            found.append(Refusal("FW-1.5", "disengage-no-room", team=name))
        if wall_fault(trial, team, True):
            found.append(Refusal("FW-6.27", "disengage-no-room", team=name))
        if ends_near_enemy(trial, team, state.team(leg.team).box):
            found.append(Refusal("FW-5.7", "disengage-near-enemy", team=name))
        if _pinned_nearer(state, trial, team):
            found.append(Refusal("FW-5.9", "disengage-nearer", team=name))
    return together(found)


def _doubled(leg: Leg) -> Leg:
    """FW-5.12: the same leg, facing ahead at its end."""
    return Leg(leg.team, leg.path, leg.heading, True, 0, False)


def way_out(state: State, team: Team, path: list[float]) -> Walk:
    """FW-15.10: at the double over good ground, else the single allowance."""
    way = walk_out(state, team, path, True)
    return walk_out(state, team, path, False) if way.fault == DOUBLE_ON_ROUGH else way


def _check_leg(state: State, team: Team, leg: Leg) -> Refusal | None:
    path = inches(leg.path)
    for at in range(0, len(path), 2):
        if not (0 <= path[at] <= state.field.width and 0 <= path[at + 1] <= state.field.height):
            return Refusal("FW-1.5", "disengage-no-room", team=team_name(team))
    dx, dy = direction_at(path, 1e9)
    if leg.heading not in (NO_HEADING, heading_to(dx, dy)):
        return Refusal("FW-5.12", "disengage-faces-ahead", team=team_name(team))
    way = way_out(state, team, path)
    if way.fault != FINE:
        return Refusal("FW-15.10", "disengage-too-far", team=team_name(team))
    for at in range(2, len(path) - 2, 2):
        if not may_bend(state, team, path, at):
            return Refusal("FW-5.11", "disengage-straight", team=team_name(team))
    enemy = path_near_enemy(state, team, path, way.end)
    if enemy:
        return Refusal("FW-5.7", "disengage-near-enemy", team=team_name(team))
    return None


def _pinned_nearer(state: State, trial: State, team: Team) -> bool:
    """FW-15.9: pinned teams without armour end no nearer to the nearest enemy."""
    if not state.platoon(team.platoon).pinned or team.type.armoured:
        return False
    return (
        to_enemy(trial, team.side, team.box)
        < to_enemy(state, team.side, state.team(team.id).box) - EPS
    )


def disengage_move(state: State, number: int, move: Run, fate: Fate, told: Told) -> None:
    """FW-15.4, FW-15.10: the teams move off, with the usual checks on rough ground."""
    headings = {leg.team: state.team(leg.team).heading for leg in move.legs}
    name = platoon_name(state.platoon(number))
    told.tell("FW-15.10", "moves-off", platoon=name, teams=len(move.legs))
    for leg in sorted(move.legs, key=_team_of):
        team = state.team(leg.team)
        path = inches(leg.path)
        way = way_out(state, team, path)
        heading = end_heading(team, _doubled(leg), path)
        walk_with_checks(state, team, path, way, heading, "FW-15.4", fate, told)
    make_room(state, {leg.team: inches(leg.path) for leg in move.legs}, headings, [])


def _team_of(leg: Leg) -> int:
    return leg.team
