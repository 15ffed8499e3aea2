"""FW-3.2 to FW-3.6: the Starting step and its tests."""

from typing import ClassVar, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    side_name,
    spot_name,
    team_name,
)
from sztab.games.flames_of_war.chapters.c00_conventions.testing import SkillTest, Test
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c14_aircraft import CallAircraft
from sztab.games.flames_of_war.chapters.c16_setup.reserves import Reserves
from sztab.games.flames_of_war.moves import Starting
from sztab.games.flames_of_war.state import Stage, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import AMBUSH, BAILED_OUT, BOGGED, PROTECTED_AMMO


def to_rally(state: State) -> list[int]:
    """FW-3.3, FW-10.7: pinned platoons of the active player that have a commander."""
    return [
        platoon.number
        for platoon in state.platoons
        if platoon.side == state.side
        and platoon.pinned
        and commander(state, platoon.number) is not None
    ]


def to_remount(state: State) -> list[int]:
    """FW-3.4: bailed-out vehicles of the active player, by platoon and number."""
    return [team.id for team in _in_order(state, BAILED_OUT) if _led(state, team)]


def _led(state: State, team: Team) -> bool:
    return commander(state, team.joined or team.platoon) is not None


def to_free(state: State) -> list[int]:
    """FW-3.5: bogged vehicles and guns of the active player."""
    return [team.id for team in _in_order(state, BOGGED)]


def _in_order(state: State, flag: int) -> list[Team]:
    """FW-3.6: by ascending platoon, then team."""
    found: list[Team] = []
    for platoon in state.platoons:
        for team in state.teams:
            if team.platoon == platoon.number and team.side == state.side and team.has(flag):
                found.append(team)
    return found


def check_starting(state: State, move: Starting) -> Refusal | None:
    """FW-3.2, FW-3.6: each test may be taken or declined, once."""
    if state.started:
        return Refusal("FW-3.2", "starting-done")
    for chosen, known in (
        (move.rally, to_rally(state)),
        (move.remount, to_remount(state)),
        (move.free, to_free(state)),
    ):
        for number in chosen or ():
            if number not in known:
                return Refusal("FW-3.6", "no-test-for", n=number)
    if move.air and not may_call_aircraft(state):
        return Refusal("FW-14.2", "no-aircraft-to-call")
    return None


def may_call_aircraft(state: State) -> bool:
    """FW-14.2, FW-16.4: dice are left, and it is not the first turn of a meeting engagement."""
    first_of_meeting = state.field.mission.meeting and sum(state.turns) == 1
    return state.pools[state.side] > 0 and not first_of_meeting


def has_choices(state: State) -> bool:
    """FW-3.2: whether the active player has anything to decide in his Starting step."""
    if to_rally(state) or to_remount(state) or to_free(state) or may_call_aircraft(state):
        return True
    for platoon in state.platoons:
        if platoon.side == state.side and platoon.where == AMBUSH:
            return True
    return False


def start(state: State, move: Starting, told: Told) -> None:
    """FW-3.2: stages 4 to 9 go on the agenda, the first on top."""
    state.started = True
    state.push(ClearSmoke())
    for id in reversed(to_free(state)):
        if move.free is None or id in move.free:
            state.push(FreeTest(state.team(id).platoon, id))
    for id in reversed(to_remount(state)):
        if move.remount is None or id in move.remount:
            team = state.team(id)
            state.push(RemountTest(team.joined or team.platoon, id))
    for number in reversed(to_rally(state)):
        if move.rally is None or number in move.rally:
            state.push(RallyTest(number, 0))
    state.push(Reserves())
    if move.air:
        state.push(CallAircraft())


@final
class RallyTest(Test):
    """FW-3.3: a platoon that passes is no longer pinned."""

    purpose: ClassVar = 0
    rule: ClassVar = "FW-3.3"
    key: ClassVar = "test-rally"

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        state.platoon(self.platoon).pinned = False


@final
class RemountTest(Test):
    """FW-3.4: a crew that passes is back in its vehicle."""

    purpose: ClassVar = 1
    rule: ClassVar = "FW-3.4"
    key: ClassVar = "test-remount"

    def takes_again(self, state: State) -> str:
        return "FW-2.8" if state.team(self.team).noted(PROTECTED_AMMO) else ""

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        state.team(self.team).clear(BAILED_OUT)


@final
class FreeTest(SkillTest):
    """FW-3.5: who passes is back where it was before it bogged down, if that is free."""

    purpose: ClassVar = 2
    rule: ClassVar = "FW-3.5"
    key: ClassVar = "test-free"

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        team = state.team(self.team)
        team.clear(BOGGED)
        box = team.box_at(team.bog_x, team.bog_y, team.bog_heading)
        if on_table(state.field, box) and not overlapped(state, team, box):
            team.put(team.bog_x, team.bog_y, team.bog_heading)
        spot = spot_name(team.x, team.y, team.heading)
        told.tell("FW-3.5", "freed", team=team_name(team), spot=spot)


@final
class ClearSmoke(Stage):
    """FW-3.2 (9), FW-13.21: the smoke that this player laid is removed."""

    def name(self) -> str:
        return "starting-tests"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        left = [smoke for smoke in state.smokes if smoke.side != state.side]
        if len(left) == len(state.smokes):
            return
        state.smokes = left
        told.tell("FW-13.21", "smoke-clears", side=side_name(state.side))
