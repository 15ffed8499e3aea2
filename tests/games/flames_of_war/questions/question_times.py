"""How long the questions of a client take on a full table: two companies of 1,220 points."""

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[4]))

from sztab.core.game import Json
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import MOVEMENT
from tests.games.flames_of_war.scene import deployed_by_default


def questions(state: State) -> list[Json]:
    """Every kind of question about many teams and platoons."""
    mine = [team for team in state.teams if team.side == 0 and team.place == 0]
    theirs = [team for team in state.teams if team.side == 1 and team.place == 0]
    found: list[Json] = []
    for team in mine:
        enemy = theirs[team.id % len(theirs)]
        found += [
            {"ask": "reach", "team": team.id},
            {"ask": "reach", "team": team.id, "double": True},
            {"ask": "path", "team": team.id, "goal": [team.box.x + 3, team.box.y + 4]},
            {"ask": "path", "team": team.id, "goal": [36, 24]},
            {"ask": "visible", "from": team.id, "to": enemy.id},
            {"ask": "sees", "team": team.id},
            {"ask": "command", "platoon": team.platoon},
        ]
        if team.type.weapons:
            found.append({"ask": "to_hit", "team": team.id, "weapon": 0, "target": enemy.platoon})
    for platoon in state.platoons:
        legs = [
            f"{team.id} {team.box.x:g},{team.box.y:g} {team.box.x:g},{team.box.y + 4:g}"
            for team in mine
            if team.platoon == platoon.number
        ]
        if legs:
            found.append({"ask": "legal", "draft": f"move {platoon.number}: {'; '.join(legs)}"})
    return found


def slowest(state: State) -> dict[str, tuple[int, float, float]]:
    """For each kind of question how many were asked, their mean and their worst time in ms."""
    times: dict[str, list[float]] = {}
    for question in questions(state):
        name = question["ask"] + (" double" if question.get("double") else "")
        start = time.perf_counter()
        GAME.ask(state, 0, question["ask"], question)
        times.setdefault(name, []).append(1000 * (time.perf_counter() - start))
    return {name: (len(all), sum(all) / len(all), max(all)) for name, all in times.items()}


def main() -> None:
    """Print a row for each kind of question."""
    for mission in ("free_for_all", "hold_the_line"):
        state = deployed_by_default(mission, 3)
        state.step, state.side = MOVEMENT, 0
        sys.stdout.write(f"{mission}, {len(state.teams)} teams; ms: mean, worst\n")
        for name, (count, mean, worst) in slowest(state).items():
            sys.stdout.write(f"  {name:<14} {count:>4} {mean:>8.2f} {worst:>8.2f}\n")


if __name__ == "__main__":
    main()
