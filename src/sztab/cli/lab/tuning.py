"""``sztab lab tune``: move reconstructed values of a data set towards a goal."""

import argparse
import json
from pathlib import Path

from sztab.cli.arguments import (
    Commands,
    add_crew,
    add_options,
    interrupted,
    notices,
    options_of,
    output,
    positive,
)
from sztab.core import registry
from sztab.files import write_whole
from sztab.lab.runs.plan import rotated, swapped
from sztab.lab.runs.run import Crew
from sztab.lab.tune.goals import Goal, Measured, parse_goal
from sztab.lab.tune.tune import Task, Tuning, check_out
from sztab.lab.tune.values import parse_variable


def add(lab: Commands) -> None:
    """Add the command of this module."""
    sub = lab.add("tune", tune, "Tune reconstructed values of a data set towards a goal.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument(
        "--vary",
        metavar="PATH=LOW..HIGH",
        action="append",
        required=True,
        help="a value and its range, or PATH=A,B; repeatable",
    )
    sub.add_argument(
        "--goal",
        metavar="GOAL",
        action="append",
        required=True,
        help="wins:SEAT=0.5, wins:SEAT@SEAT+SEAT=0.5, ends:ENDING=0.3, rounds=8, moves=150",
    )
    sub.add_argument("--bot", default="sergeant", metavar="WHO", help="who plays every seat")
    sub.add_argument(
        "--seats",
        metavar="A,B",
        action="append",
        default=[],
        help="a seating; repeatable; default: the usual one",
    )
    sub.add_argument(
        "--candidates", type=positive, default=16, metavar="N", help="data sets to try; default 16"
    )
    sub.add_argument(
        "--games",
        type=positive,
        default=60,
        metavar="N",
        help="games per data set in the first round; default 60",
    )
    sub.add_argument(
        "--proof",
        type=positive,
        default=400,
        metavar="N",
        help="games to prove the best one; default 400",
    )
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="the new data set")
    sub.add_argument(
        "--work", type=Path, metavar="DIR", help="where to keep the games; default: beside FILE"
    )
    sub.add_argument(
        "--swap", metavar="NAME,NAME", default="", help="options that swap, as in lab play"
    )
    add_crew(sub)
    add_options(sub)


def tune(args: argparse.Namespace) -> int:
    """Search for better values, and write them as a new data set with the evidence."""
    game = registry.find_game(args.game)
    check_out(game, args.out)
    options = options_of(game, args.option)
    swap = tuple(filter(None, args.swap.split(",")))
    seatings = [tuple(text.split(",")) for text in args.seats] or [game.seatings[0]]
    arrangements = [
        one for seats in seatings for one in rotated(game, (args.bot,) * len(seats), seats)
    ]
    task = Task(
        game.id,
        tuple(swapped(arrangements, options, swap)),
        dict(options),
        tuple(map(parse_variable, args.vary)),
        tuple(map(parse_goal, args.goal)),
        args.candidates,
        args.games,
        args.proof,
        args.seed,
        swap,
    )
    work = args.work or args.out.with_suffix(".tuning")
    crew = Crew(args.workers, args.cluster)
    tuned = Tuning(game, task, work, crew, notices()).run()
    if tuned is None:
        return interrupted(work)
    check_out(game, args.out)  # somebody may have written it in the meantime
    write_whole(args.out, json.dumps(tuned.data, indent=1, ensure_ascii=False) + "\n")
    for path, value in sorted(tuned.changes.items()):
        print(f"  {path} = {json.dumps(value)}")
    for goal, before, after in zip(task.goals, tuned.before, tuned.after, strict=True):
        print(f"  {goal.text}: {_shown(goal, before)} -> {_shown(goal, after)}", file=output())
    verdict = "better on every goal" if tuned.is_better(task.goals) else "not better on every goal"
    print(f"{args.out}: {verdict}, by {task.proof} games with other deals.", file=output())
    return 0


def _shown(goal: Goal, one: Measured) -> str:
    sign = ".1%" if goal.is_share else ".1f"
    return f"{one.figure:{sign}} ({one.low:{sign}} to {one.high:{sign}})"
