"""Play games and hold every step to what is told: ``python -m tests.contract.silence``.

Each finished game adds one line to a file of results, and a game that stands there is not
played again, so a run can be stopped and started at any time.
"""

import argparse
import json
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from sztab.bots import find_bot
from sztab.core.errors import OptionError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat, Step
from sztab.core.table import open_table
from sztab.testing import Tally, check_told
from tests.at_hand import GAMES, MOST_MOVES, random_options

BOTS = ("random", "greedy")
FIRST_SEED = 1000  # of the many games; the few of ``./test`` begin at 0


def steps(game: AnyGame, seed: int, bot: str) -> Iterator[tuple[Any, Any, Step[Any]]]:
    """Yield each position of a game by *bot* to its end, the move made there and its step."""
    random = Random(f"{seed}/{bot}")
    state = None
    while state is None:
        try:
            options = random_options(game, random)
            state = open_table(game, options, random.choice(game.seatings), seed=seed).state
        except OptionError:
            continue  # some values only fit together with others
    chooser, fate = find_bot(bot), SeededFate(random)
    for _move in range(MOST_MOVES):
        awaited: tuple[Seat, ...] = game.awaited(state)
        if not awaited:
            return
        seat = random.choice(awaited)
        move = chooser.choose(game, state, seat, random)
        step = game.apply(state, seat, move, fate)
        yield state, move, step
        state = step.state


def play(game: AnyGame, seed: int, bot: str, tally: Tally, most: int = MOST_MOVES) -> int:
    """Play up to *most* moves by *bot*, check each step, and return how many were played."""
    played = 0
    for played, (state, move, step) in enumerate(islice(steps(game, seed, bot), most), start=1):
        try:
            check_told(game, state, step, tally)
        except AssertionError as error:
            error.add_note(f"seed {seed}, {bot}, move {played}: {game.text(move)}")
            raise
    return played


def check_end(game: AnyGame, seed: int, tally: Tally) -> None:
    """Play a random game, and check its last step."""
    state, _move, step = deque(steps(game, seed, "random"), maxlen=1).pop()
    check_told(game, state, step, tally)


def run_game(game: AnyGame, seed: int, bot: str) -> dict[str, Any]:
    """Play one game to its end; the result says what was found, or the fault."""
    tally = Tally.empty()
    begun = time.process_time()
    found: dict[str, Any] = {"game": game.id, "bot": bot, "seed": seed, "fault": ""}
    try:
        found["moves"] = play(game, seed, bot, tally)
    except AssertionError as error:
        found["fault"] = "; ".join([str(error), *getattr(error, "__notes__", [])])
    found |= {
        "seconds": round(time.process_time() - begun, 1),
        "compared": tally.compared,
        "explained": dict(tally.explained),
        "derived": dict(tally.derived),
    }
    return found


def read_results(file: Path) -> list[dict[str, Any]]:
    """Return every result that a file holds."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def summary(results: list[dict[str, Any]]) -> str:
    """Return one line of a Markdown table per game and bot, and every fault."""
    lines = ["| game | bot | games | moves | told | follows | numbers compared | faults |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for key in dict.fromkeys((one["game"], one["bot"]) for one in results):
        of_key = [one for one in results if (one["game"], one["bot"]) == key]
        sums = [
            len(of_key),
            sum(one.get("moves", 0) for one in of_key),
            sum(Counter(one["explained"]).total() for one in of_key),
            sum(Counter(one["derived"]).total() for one in of_key),
            sum(one["compared"] for one in of_key),
            sum(bool(one["fault"]) for one in of_key),
        ]
        lines.append(f"| {key[0]} | {key[1]} | " + " | ".join(f"{n:,}" for n in sums) + " |")
    faults = [f"{one['game']}: {one['fault']}" for one in results if one["fault"]]
    return "\n".join([*lines, *faults]) + "\n"


def main() -> int:
    """Play what is missing from the file of results, then print the sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="results, one line of JSON per game")
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="default: all")
    parser.add_argument("--bot", action="append", choices=BOTS, help="default: all")
    parser.add_argument("--games", type=int, default=200, help="of each game and bot")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED, help="default: %(default)s")
    given = parser.parse_args()
    results = read_results(given.file)
    done = {(one["game"], one["bot"], one["seed"]) for one in results}
    for seed in range(given.first_seed, given.first_seed + given.games):
        for game in given.game or GAMES:
            for bot in given.bot or BOTS:
                if (game, bot, seed) in done:
                    continue
                found = run_game(GAMES[game], seed, bot)
                with given.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
                results.append(found)
    sys.stdout.write(summary(results))
    return 1 if any(one["fault"] for one in results) else 0


if __name__ == "__main__":
    sys.exit(main())
