"""FW-3: the Starting step, and the end of steps and turns."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.command import commander, end_joinings
from sztab.games.flames_of_war.chapters.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.loading import send_to_rear
from sztab.games.flames_of_war.chapters.morale import company_stands
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.results import leader_in_trouble, tanks_to_change_to
from sztab.games.flames_of_war.chapters.victory import (
    check_empty_table,
    check_end_of_turn,
    end,
    objective_taken,
)
from sztab.games.flames_of_war.moves import Starting
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    ASSAULT,
    BAILED_OUT,
    BOGGED,
    MOVEMENT,
    ON_TABLE,
    OVER,
    POINTED_OUT,
    RESERVE,
    SHOOTING,
    STARTING,
    STEPS,
    TURN_FLAGS,
)

NOT_THERE: Final = -1  # the heading of a team without a footprint


def begin_turn(state: State, side: int, fate: Fate, told: Told | None) -> None:
    """FW-3.2: flags are cleared, then company morale and the conditions of victory."""
    first_of_meeting = state.field.mission.meeting and state.turns == (0, 0)
    state.side = side
    state.turns = (state.turns[0] + (side == 0), state.turns[1] + (side == 1))
    state.step = STARTING
    state.started = False
    state.aircraft = 0
    if told is not None:
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


# --- the starting tests --------------------------------------------------------------------------


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


def start(state: State, move: Starting, told: Told | None) -> None:
    """FW-3.2: stages 4 to 9 go on the agenda, the first on top."""
    state.started = True
    agenda.push(state, agenda.STARTING_TESTS, [])
    for id in reversed(to_free(state)):
        if move.free is None or id in move.free:
            agenda.push(state, agenda.TEST, [testing.FREE_IT, state.team(id).platoon, id])
    for id in reversed(to_remount(state)):
        if move.remount is None or id in move.remount:
            team = state.team(id)
            agenda.push(state, agenda.TEST, [testing.REMOUNT, team.joined or team.platoon, id])
    for number in reversed(to_rally(state)):
        if move.rally is None or number in move.rally:
            agenda.push(state, agenda.TEST, [testing.RALLY, number, 0])
    agenda.push(state, agenda.RESERVES, [])
    if move.air:
        agenda.push(state, agenda.AIRCRAFT, [])


def rally(state: State, number: int, passed: bool, told: Told | None) -> None:
    """FW-3.3: no longer pinned."""
    if passed:
        state.platoon(number).pinned = False
        if told is not None:
            told.tell("FW-3.3", "rallies", platoon=platoon_name(state.platoon(number)))


def remount(state: State, id: int, passed: bool, told: Told | None) -> None:
    """FW-3.4: the crew is back."""
    if passed:
        state.team(id).clear(BAILED_OUT)
        if told is not None:
            told.tell("FW-3.4", "remounts", team=team_name(state.team(id)))


def free(state: State, id: int, passed: bool, told: Told | None) -> None:
    """FW-3.5: back where it was before, if that is free."""
    if not passed:
        return
    team = state.team(id)
    team.clear(BOGGED)
    box = team.box_at(team.bog_x, team.bog_y, team.bog_heading)
    if on_table(state.field, box) and not overlapped(state, team, box):
        team.put(team.bog_x, team.bog_y, team.bog_heading)
    if told is not None:
        told.tell("FW-3.5", "freed", team=team_name(team))


def clear_smoke(state: State) -> None:
    """FW-3.2 (9), FW-13.21: the smoke that this player laid is removed."""
    if state.smokes:
        state.smokes = [smoke for smoke in state.smokes if smoke.side != state.side]


# --- reserves ------------------------------------------------------------------------------------


def waiting_reserves(state: State) -> list[int]:
    """FW-16.10, FW-16.12: the platoons in reserve; observers come with their battery."""
    found: list[int] = []
    for platoon in state.platoons:
        if platoon.side != state.side or platoon.where != RESERVE:
            continue
        battery = state.platoon(platoon.battery) if platoon.battery else None
        with_battery = battery is not None and battery.where == RESERVE
        if not with_battery and state.turn_of(state.side) >= reserves_from(state, platoon):
            found.append(platoon.number)
    return found


def reserves_from(state: State, platoon: Platoon) -> int:
    """FW-16.10, FW-16.14: the turn from which dice are rolled for a platoon in reserve."""
    mission = state.field.mission
    delayed = mission.reserve_side == platoon.side and not platoon.undelayed
    return mission.reserve_from if delayed else 1


def reserve_dice(state: State, waiting: list[int]) -> int:
    """FW-16.10: one die in the first turn of reserves, two in the second, and so on."""
    begins = min([reserves_from(state, state.platoon(number)) for number in waiting])
    return state.turn_of(state.side) - begins + 1


def roll_reserves(state: State, fate: Fate, told: Told | None) -> None:
    """FW-16.10: each 5 or 6 brings a platoon."""
    waiting = waiting_reserves(state)
    if not waiting:
        return
    arrivals = 0
    for _die in range(reserve_dice(state, waiting)):
        die = fate.die()
        arrivals += die >= 5
        if told is not None:
            told.tell("FW-16.10", "reserve-die", side=side_name(state.side), die=die)
    arrivals = min(arrivals, len(waiting))
    if arrivals == len(waiting):
        for number in waiting:
            arrive(state, number, told)
    elif arrivals:
        agenda.push(state, agenda.ASK_ARRIVE, [state.side, arrivals])


def arrive(state: State, number: int, told: Told | None) -> None:
    """FW-16.13: a platoon may move on this turn; its observers and artillery go with it."""
    state.platoon(number).where = ARRIVING
    for platoon in state.platoons:
        if platoon.battery == number and platoon.where == RESERVE:
            platoon.where = ARRIVING
    if told is not None:
        told.tell("FW-16.10", "arrives", platoon=platoon_name(state.platoon(number)))


# --- ends of steps -------------------------------------------------------------------------------


def ask_changes(state: State) -> None:
    """FW-3.7, FW-10.8: joining ends; leaders in trouble may change tanks, the active first."""
    end_joinings(state)
    for side in (1 - state.side, state.side):
        for team in reversed(state.teams):
            if team.side == side and leader_in_trouble(team):
                tanks = tanks_to_change_to(state, team)
                if tanks:
                    agenda.push(state, agenda.ASK_CHANGE, [side, team.id, *tanks])


def next_step(state: State, fate: Fate, told: Told | None) -> None:
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
    if told is not None:
        told.tell("FW-3.1", f"step-{STEPS[state.step]}", side=side_name(state.side))


def take_snapshot(state: State) -> None:
    """FW-6.4, FW-11.22: where every team stands, when the Movement step begins and ends."""
    kept: list[int] = []
    for team in state.teams:
        kept += [team.x, team.y, team.heading if team.place == ON_TABLE else NOT_THERE]
    state.snapshot = kept


def _end_turn(state: State, fate: Fate, told: Told | None) -> None:
    """FW-15.2, FW-15.8, FW-16.8: what lasts until the end of a turn, and the turn limit."""
    for team in state.teams:
        team.clear(POINTED_OUT)
    for platoon in state.platoons:
        if platoon.side == state.side:
            platoon.disengaged = False
    check_end_of_turn(state, told)
    if state.step != OVER:
        begin_turn(state, 1 - state.side, fate, told)
