"""What holds of every table that play can reach."""

from sztab.games.flames_of_war.chapters.c01_table.ground import on_table
from sztab.games.flames_of_war.chapters.c06_transport.survivors import AskPlace
from sztab.games.flames_of_war.geometry.footprints import overlaps
from sztab.games.flames_of_war.state import Question, State
from sztab.games.flames_of_war.terms import BAILED_OUT, MOUNTED, ON_TABLE, OVER, TOWED


def faults_of(state: State) -> list[str]:
    """Invariants of the table that this state breaks, in words of the rules."""
    found: list[str] = []
    standing = [team for team in state.teams if team.place == ON_TABLE]
    for team in standing:
        if not on_table(state.field, team.box):
            found.append(f"team {team.id} hangs over the edge of the table")
    for at, team in enumerate(standing):
        for other in standing[:at]:
            if overlaps(team.box, other.box):
                found.append(f"teams {other.id} and {team.id} overlap")
    getting_clear: list[int] = []  # FW-9.19: their vehicle is gone, and their owner places them
    for task in state.agenda:
        if isinstance(task, AskPlace):
            getting_clear += task.survivors
    for team in state.teams:
        if team.place in (MOUNTED, TOWED):
            carrier = state.team(team.carrier)
            falling = team.id in getting_clear or state.smashed_team == carrier.id
            if not carrier.type.vehicle or not (carrier.place == ON_TABLE or falling):
                found.append(
                    f"team {team.id} is carried by a team that is not a vehicle on the table"
                )
        if team.has(BAILED_OUT) and not team.type.vehicle:
            found.append(f"team {team.id} has no vehicle to bail out of")
    last = state.next_task()
    if last is not None and not isinstance(last, Question) and state.step != OVER:
        found.append(f"{last.name()} waits for nobody: a question comes last")
    return found
