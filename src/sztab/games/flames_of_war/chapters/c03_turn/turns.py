"""FW-3.1, FW-3.7: turns and steps, how they begin and end."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import side_name
from sztab.games.flames_of_war.chapters.c03_turn.starting import has_choices, start
from sztab.games.flames_of_war.chapters.c04_command.command import end_joinings
from sztab.games.flames_of_war.chapters.c06_transport.loading import send_to_rear
from sztab.games.flames_of_war.chapters.c10_results.results import (
    AskChange,
    leader_in_trouble,
    tanks_to_change_to,
)
from sztab.games.flames_of_war.chapters.c12_morale import company_stands
from sztab.games.flames_of_war.chapters.c16_setup.victory import (
    check_empty_table,
    check_end_of_turn,
    end,
    objective_taken,
)
from sztab.games.flames_of_war.moves import Starting
from sztab.games.flames_of_war.state import Stage, State
from sztab.games.flames_of_war.terms import (
    ASSAULT,
    MOVEMENT,
    ON_TABLE,
    OVER,
    POINTED_OUT,
    SHOOTING,
    STARTING,
    STEPS,
    TURN_FLAGS,
)

NOT_THERE: Final = -1  # the heading of a team without a footprint


def begin_turn(state: State, side: int, fate: Fate, told: Told) -> None:
    """FW-3.2: flags are cleared, then company morale and the conditions of victory."""
    first_of_meeting = state.field.mission.meeting and state.turns == (0, 0)
    state.side = side
    state.turns = (state.turns[0] + (side == 0), state.turns[1] + (side == 1))
    state.step = STARTING
    state.started = False
    state.aircraft = 0
    told.tell("FW-3.1", "turn-begins", side=side_name(side), turn=state.turn_of(side))
    for team in state.teams:
        if team.side == side and not first_of_meeting:
            team.clear(TURN_FLAGS)
            team.doubled = False
    for platoon in state.platoons:
        platoon.acted = False
        if platoon.side == side:
            platoon.doubled = False
    if not company_stands(state, side, fate, told):
        end(state, 1 - side, "FW-16.7", "result-morale", told)
    elif objective_taken(state, side):
        end(state, side, "FW-16.6", "result-objective", told)
    elif not state.asks_all and not has_choices(state):
        state.push(NextStep())
        state.push(Changes())
        start(state, Starting(), told)


@final
class Changes(Stage):
    """FW-3.7, FW-10.8: joining ends; leaders in trouble may change tanks, the active first."""

    def name(self) -> str:
        return "changes"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        end_joinings(state)
        asked = False
        for side in (1 - state.side, state.side):
            for team in reversed(state.teams):
                if team.side == side and leader_in_trouble(team):
                    tanks = tanks_to_change_to(state, team)
                    if tanks:
                        state.push(AskChange(side, team.id, tanks))
                        asked = True
        if asked:  # otherwise the heading of the next step follows at once
            step = STEPS[state.step]
            told.tell("FW-3.7", "step-ends", side=side_name(state.side), step=step)


@final
class NextStep(Stage):
    """FW-3.1, FW-3.7: what ends with a step, and what begins with the next."""

    def name(self) -> str:
        return "next-step"

    def run(self, state: State, fate: Fate, told: Told) -> None:
        next_step(state, fate, told)


def next_step(state: State, fate: Fate, told: Told) -> None:
    """FW-3.1, FW-3.7: what ends with a step, and what begins with the next."""
    if state.step == OVER:
        return
    if state.step == MOVEMENT:
        send_to_rear(state, told)
    check_empty_table(state, told)
    if state.step == OVER:
        return
    for platoon in state.platoons:
        platoon.acted = False
        platoon.lost = False
        platoon.hits = 0
        platoon.worst = 0
        platoon.broke_through = False
    if state.step == ASSAULT:
        _end_turn(state, fate, told)
        return
    state.step += 1
    state.stage = 1
    if state.step in (MOVEMENT, SHOOTING):
        take_snapshot(state)
    side, turn = side_name(state.side), state.turn_of(state.side)
    told.tell("FW-3.1", f"step-{STEPS[state.step]}", side=side, turn=turn)


def take_snapshot(state: State) -> None:
    """FW-6.4, FW-11.22: where every team stands, when the Movement step begins and ends."""
    kept: list[int] = []
    for team in state.teams:
        kept += [team.x, team.y, team.heading if team.place == ON_TABLE else NOT_THERE]
    state.snapshot = kept


def _end_turn(state: State, fate: Fate, told: Told) -> None:
    """FW-15.2, FW-15.8, FW-16.8: what lasts until the end of a turn, and the turn limit."""
    for team in state.teams:
        team.clear(POINTED_OUT)
    for platoon in state.platoons:
        if platoon.side == state.side:
            platoon.disengaged = False
    check_end_of_turn(state, told)
    if state.step != OVER:
        begin_turn(state, 1 - state.side, fate, told)
