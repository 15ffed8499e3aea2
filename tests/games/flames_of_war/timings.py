"""How fast the rules judge, carry out, propose and show; needs only what every edition has.

    PYTHONPATH=build/compiled .venv/bin/python tests/games/flames_of_war/timings.py [PART…]

To measure an earlier edition, put its build into ``PYTHONPATH`` instead. Times are CPU times.
"""

import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from sztab import find_game
from sztab.core.fate import LoadedFate, SeededFate
from sztab.core.game import Json
from sztab.core.options import validated
from sztab.core.record import Record, from_json, opening
from sztab.lab.build import build_of_game

GAME: Final = find_game("flames-of-war")
LEGACY: Final = Path(__file__).parents[2] / "legacy"
RECORDS: Final = ("records-flames-of-war.jsonl.gz", "records-flames-of-war-actions.jsonl.gz")
MISSIONS: Final = ("starter_crossroads", "free_for_all", "hold_the_line")
LARGE: Final = 59  # teams on the table of the mission that most figures are asked for
ROUNDS: Final = 3
GAMES: Final = 30  # of random play


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def kept_records() -> Iterator[Record]:
    """Read every recorded game of the first edition."""
    for name in RECORDS:
        with gzip.open(LEGACY / name, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield from_json(json.loads(line)["record"])


def _replayed(record: Record) -> tuple[float, float, int]:
    """Return the seconds of judging, the seconds of carrying out, and the number of moves."""
    state = opening(GAME, record)
    moves = [(GAME.parse(entry.move), LoadedFate(entry.fate)) for entry in record.entries]
    seats = [GAME.seats(state).index(entry.seat) for entry in record.entries]
    judging = carrying_out = 0.0
    for (move, fate), seat in zip(moves, seats, strict=True):
        start = time.process_time()
        refusal = GAME.check(state, seat, move)
        middle = time.process_time()
        if refusal is not None:  # by a reading of the rules that has changed since
            break
        GAME.advance(state, seat, move, fate)
        judging += middle - start
        carrying_out += time.process_time() - middle
    return judging, carrying_out, len(moves)


def records() -> None:
    """Judge and carry out the moves of the recorded games; the best of some rounds."""
    games = list(kept_records())
    best = (1e9, 1e9, 1)
    for _round in range(ROUNDS):
        times = [_replayed(record) for record in games]
        judging, carrying_out = sum(one[0] for one in times), sum(one[1] for one in times)
        best = min(best, (judging + carrying_out, judging, sum(one[2] for one in times)))
    both, judging, count = best
    say(
        f"records: {count} moves, {1e6 * both / count:.1f} us a move, "
        f"of which judging {1e6 * judging / count:.1f}"
    )


def kind_of(text: str) -> str:
    """Return the kind of a move; orders by what they do."""
    verb = text.split()[0].rstrip(":")
    if verb != "move":
        return verb
    for word in ("double", "dig-in", "dismount", "mount", "unhitch", "rear", "leave"):
        if word in text:
            return f"move {word}"
    return "move" if "," in text else "move nobody"


def play() -> None:
    """Play random games; the time of one proposal and one action, and the mix of moves."""
    kinds: Counter[str] = Counter()
    proposing = advancing = 0.0
    asked = 0
    for seed in range(GAMES):
        random, fate = Random(seed), SeededFate(Random(seed + 1000))
        options = validated(GAME.id, GAME.options(), {"mission": MISSIONS[seed % 3]})
        state = GAME.new(options, GAME.seatings[0], fate)
        while awaited := GAME.awaited(state):
            seat = awaited[0]
            listed = GAME.moves(state, seat)
            start = time.process_time()
            moves = listed or GAME.propose(state, seat, random, 1)
            middle = time.process_time()
            move = moves[int(random.random() * len(moves))]
            kinds[kind_of(GAME.text(move))] += 1
            asked += not listed
            proposing += middle - start
            start = time.process_time()
            GAME.advance(state, seat, move, fate)
            advancing += time.process_time() - start
    count = kinds.total()
    say(
        f"random play: {count} actions in {GAMES} games; {1e6 * proposing / asked:.1f} us a "
        f"proposal, {1e6 * advancing / count:.1f} us an action carried out"
    )
    say("mix: " + ", ".join(f"{kind} {100 * n / count:.2f}" for kind, n in sorted(kinds.items())))


def large_tables() -> list[Any]:
    """Return positions of recorded games with 59 teams, at the beginning of each seat's steps."""
    found: list[Any] = []
    for record in kept_records():
        if record.options.get("mission") != "free_for_all" or record.start_position is not None:
            continue
        state = opening(GAME, record)
        if len(state.teams) != LARGE:
            continue
        last = None
        for entry in record.entries:
            step = (state.step, state.side, state.turns)
            if step != last and state.step in (2, 3, 4) and not GAME.moves(state, state.side):
                found.append(GAME.copy(state))
            last = step
            seat = GAME.seats(state).index(entry.seat)
            move = GAME.parse(entry.move)
            if GAME.check(state, seat, move) is not None:
                break
            GAME.advance(state, seat, move, LoadedFate(entry.fate))
    return found


def _mean(name: str, states: list[Any], asked: Callable[[Any], int]) -> None:
    """Print the mean time of an answer, in ms."""
    best, count = 1e9, 1
    for _round in range(ROUNDS):
        start = time.process_time()
        count = sum(asked(state) for state in states)
        best = min(best, time.process_time() - start)
    say(f"{name}: {1000 * best / max(1, count):.3f} ms, mean of {count}")


def _awaited(state: Any) -> int:
    return int(GAME.awaited(state)[0])


def _proposed(k: int) -> Callable[[Any], int]:
    def asked(state: Any) -> int:
        for seed in range(10):
            GAME.propose(state, _awaited(state), Random(seed), k)
        return 10

    return asked


def _viewed(state: Any) -> int:
    GAME.view(state, 0)
    return 1


def _suggested(state: Any) -> int:
    seat = _awaited(state)
    numbers = [platoon.number for platoon in state.platoons if platoon.side == seat]
    for number in numbers:
        GAME.ask(state, seat, "suggest", {"platoon": number})
    return len(numbers)


def _reached(state: Any) -> int:
    seat = _awaited(state)
    mine = [team.id for team in state.teams if team.side == seat and team.place == 0]
    for id in mine:
        question: Json = {"team": id}
        GAME.ask(state, seat, "reach", question)
    return len(mine)


def tables() -> None:
    """Ask tables with 59 teams for proposals, views, suggestions and reach."""
    states = large_tables()
    moving = [state for state in states if state.step == 2]
    first = [state for state in moving if sum(state.turns) == 1]
    _mean("propose 1, first turn, movement", first, _proposed(1))
    _mean("propose 1, movement", moving, _proposed(1))
    _mean("propose 1, all steps", states, _proposed(1))
    _mean("propose 16, all steps", states, _proposed(16))
    _mean("view", states, _viewed)
    _mean("suggest", states, _suggested)
    _mean("reach", moving[::4], _reached)


PARTS: Final = {"records": records, "play": play, "tables": tables}


def main() -> None:
    """Measure all, or the parts that are named."""
    say(f"{GAME.id}, {build_of_game(GAME)} build")
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main()
