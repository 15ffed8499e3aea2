"""How long the analysis of a whole game takes: ``python -m tests.analysis.timing [GAME]``.

With ``PYTHONPATH=build/compiled`` it measures the compiled build.
"""

import sys
from time import process_time

from sztab import find_game
from sztab.analysis.decisions import analyse
from sztab.lab.build import build_of_game
from tests.analysis.test_luck import named

WHOLE_GAMES = (  # finished games of tests/legacy; the longest ones that get all positions
    ("medieval-battle", "31 greedy"),
    ("stand-at-mortain", "23 mixed"),
    ("race-to-the-rhine", "38 mixed"),  # two armies
    ("race-to-the-rhine", "28 greedy"),  # three
    ("flames-of-war", "40 greedy"),
)
ALLOWED = {"flames-of-war": 300}  # CPU seconds on one core
USUALLY = 120


def seconds(game: str, name: str) -> tuple[int, float]:
    """Return how many moves a game has, and the CPU seconds that its analysis takes."""
    rules, record = find_game(game), named(game, name)
    begun = process_time()
    found = list(analyse(rules, record))
    assert len(found) == len(record.entries)
    return len(found), process_time() - begun


def main(chosen: list[str]) -> None:
    """Measure the games that are named, or all."""
    for game, name in WHOLE_GAMES:
        if not chosen or game in chosen:
            moves, taken = seconds(game, name)
            build = build_of_game(find_game(game))
            seats = len(named(game, name).seats)
            sys.stdout.write(f"{game}, {seats} seats, {moves} moves, {build}: {taken:.1f} CPU s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
