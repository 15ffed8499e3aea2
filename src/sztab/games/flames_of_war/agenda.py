"""What can stand on the agenda: stages that run by themselves, and questions (section 19.2).

A task is a kind and whole numbers; what they mean is told beside each kind. Questions begin with
the seat that is asked. A stage is carried out as soon as it is next.
"""

from typing import Final

from sztab.games.flames_of_war.state import State, Task

# Shooting (FW-7) and its hits (FW-9).
VOLLEY: Final = 0  # round: 1 the first dice, 2 what a disengaging platoon left over
ALLOCATION: Final = 1  # round
SAVES: Final = 2  # one hit after another, as they stand in state.hits
PASSENGERS: Final = 3  # vehicle, number of results "destroyed"
END_FIRE: Final = 4  # defensive: 1 or 0
# Tests that a leader may have taken again (FW-4.7).
TEST: Final = 5  # purpose, platoon, team
# Disengaging (FW-15).
DISENGAGE_TEST: Final = 6  # platoon
FORCED: Final = 7  # platoon
# Assault (FW-11): the sides are kept by every stage.
CHARGE: Final = 8  # attacker, target
DEFENSIVE_FIRE: Final = 9  # attacker, target
STRIKE: Final = 10  # striker, struck, attacker, target, exchanges
WON: Final = 11  # striker, struck, attacker, target, exchanges, hits, how many struck, who, teams
REACTION: Final = 12  # striker, struck, attacker, target, exchanges
END_ASSAULT: Final = 13  # attacker, target, winner
# Ends of steps (FW-3.7).
MORALE: Final = 14  # platoon
CHANGES: Final = 15
NEXT_STEP: Final = 16
# Starting step (FW-3.2).
AIRCRAFT: Final = 17
RESERVES: Final = 18
STARTING_TESTS: Final = 19
# Bombardments (FW-13) and air strikes (FW-14).
RANGING: Final = 20  # battery, directing, aim, mode, failed attempts
IMPACT: Final = 21  # battery, failed attempts, aim x, aim y, guns
AIR_RANGING: Final = 22  # target, weapon
# Set-up (FW-16).
DEPLOYMENT: Final = 23
FIRST_TURN: Final = 24

QUESTIONS: Final = 40
ASK_JOIN: Final = 40  # seat, team, compulsory, platoons…
ASK_DISENGAGE: Final = 41  # seat, platoon
ASK_DISENGAGE_MOVE: Final = 42  # seat, platoon
ASK_ALLOCATE: Final = 43  # seat, platoon, teams…
ASK_PLACE: Final = 44  # seat, vehicle, teams…
ASK_WARRIOR: Final = 45  # seat, warrior, teams…
ASK_CHANGE: Final = 46  # seat
ASK_AA_FIRE: Final = 47  # seat, target, weapon
ASK_DEFEND: Final = 48  # seat, attacker, target
ASK_BREAK_IN: Final = 49  # as WON without hits and teams, behind its seat; then places x, y…
ASK_INTENT: Final = 50  # seat, striker, struck, attacker, target, exchanges
ASK_REACT: Final = 51  # seat, striker, struck, attacker, target, exchanges, may counterattack
ASK_CONSOLIDATE: Final = 52  # seat, winner, attacker, target
ASK_ARRIVE: Final = 53  # seat, number of arrivals
ASK_DEPLOY: Final = 54  # seat
ASK_REROLL: Final = 55  # seat, purpose, platoon, team
ASK_INTERCEPT: Final = 56  # seat
ASK_AIR_STRIKE: Final = 57  # seat
ASK_HOLD_BACK: Final = 58  # seat

NAMES: Final = {
    VOLLEY: "volley",
    ALLOCATION: "allocation",
    SAVES: "saves",
    PASSENGERS: "passengers",
    END_FIRE: "end-fire",
    TEST: "test",
    DISENGAGE_TEST: "disengage-test",
    FORCED: "forced",
    CHARGE: "charge",
    DEFENSIVE_FIRE: "defensive-fire",
    STRIKE: "strike",
    WON: "won",
    REACTION: "reaction",
    END_ASSAULT: "end-assault",
    MORALE: "morale",
    CHANGES: "changes",
    NEXT_STEP: "next-step",
    AIRCRAFT: "aircraft",
    RESERVES: "reserves",
    STARTING_TESTS: "starting-tests",
    RANGING: "ranging",
    IMPACT: "impact",
    AIR_RANGING: "air-ranging",
    DEPLOYMENT: "deployment",
    FIRST_TURN: "first-turn",
    ASK_JOIN: "ask-join",
    ASK_DISENGAGE: "ask-disengage",
    ASK_DISENGAGE_MOVE: "ask-disengage-move",
    ASK_ALLOCATE: "ask-allocate",
    ASK_PLACE: "ask-place",
    ASK_WARRIOR: "ask-warrior",
    ASK_CHANGE: "ask-change",
    ASK_AA_FIRE: "ask-aa-fire",
    ASK_DEFEND: "ask-defend",
    ASK_BREAK_IN: "ask-break-in",
    ASK_INTENT: "ask-intent",
    ASK_REACT: "ask-react",
    ASK_CONSOLIDATE: "ask-consolidate",
    ASK_ARRIVE: "ask-arrive",
    ASK_DEPLOY: "ask-deploy",
    ASK_REROLL: "ask-reroll",
    ASK_INTERCEPT: "ask-intercept",
    ASK_AIR_STRIKE: "ask-air-strike",
    ASK_HOLD_BACK: "ask-hold-back",
}


def push(state: State, kind: int, args: list[int]) -> None:
    """Put a task on the agenda: it is next."""
    state.agenda.append(Task(kind, args))


def asked(state: State) -> Task | None:
    """The open question, if one stands first on the agenda."""
    task = state.next_task()
    return task if task is not None and task.kind >= QUESTIONS else None
