"""Programs in seats: those that keep to the protocol play whole games; others end in a sentence."""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sztab.core.fate import SeededFate
from sztab.core.options import validated
from sztab.core.registry import find_game
from sztab.lab.contests.players import find_player
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.play import play_game
from sztab.programs.process import Program, find_program
from sztab.programs.protocol import LONGEST, ProgramError

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
PYTHON = f"program:{sys.executable} {EXAMPLES / 'random_program.py'}"
SHELL = f"program:sh {EXAMPLES / 'last_move.sh'}"
HEAD = "import json, sys, time\nread = lambda: json.loads(sys.stdin.readline())\n"
SAY = "def say(what): print(json.dumps(what), flush=True)\nhello = read()\n"
MOVE = "turn = read()\nsay({'do': 'move', 'move': turn['moves'][0]})\n"


def program(body: str, seconds: float = 20.0) -> Program:
    return Program([sys.executable, "-c", HEAD + SAY + body], seconds)


def opened() -> tuple[Any, Any]:
    game = find_game("medieval-battle")
    options = validated(game.id, game.options(), {})
    state = game.new(options, game.seatings[0], SeededFate(Random(1)))
    return game, state


def chosen(player: Program) -> str:
    game, state = opened()
    try:
        return str(game.text(player.choose(game, state, game.awaited(state)[0], Random(1))))
    finally:
        player.kill()


@pytest.mark.parametrize(
    ("id", "player"),
    [
        ("medieval-battle", SHELL),
        ("stand-at-mortain", PYTHON),
        ("race-to-the-rhine", PYTHON),
        ("race-to-the-rhine", SHELL),
        ("flames-of-war", PYTHON),
    ],
)
def test_an_example_plays_a_whole_game(id: str, player: str) -> None:
    game = find_game(id)
    others = ["random"] * (len(game.seatings[0]) - 1)
    plan = Plan(game.id, rotated(game, (player, *others)))
    row, record = play_game(game, plan, 0)
    assert row.rule, "the game came to its end"
    assert any(entry.seat == record.seats[0] for entry in record.entries)


def test_a_program_hears_what_its_seat_may_hear_and_how_it_ends(tmp_path: Path) -> None:
    kept = tmp_path / "heard.jsonl"
    body = (
        f"out = open({str(kept)!r}, 'w')\n"
        "out.write(json.dumps(hello) + '\\n')\n"
        "while True:\n"
        "    turn = read()\n"
        "    out.write(json.dumps(turn) + '\\n'); out.flush()\n"
        "    if turn['is'] == 'end': break\n"
        "    say({'do': 'move', 'move': turn['moves'][0], 'n': turn['n']})\n"
    )
    game, state = opened()
    player = program(body)
    options = validated(game.id, game.options(), {})
    fate, random = SeededFate(Random(1)), Random(2)
    player.begin(game, state, 0, options)
    for _move in range(12):
        seat = game.awaited(state)[0]
        move = (
            player.choose(game, state, seat, random)
            if seat == 0
            else game.propose(state, seat, random, 1)[0]
        )
        step = game.apply(state, seat, move, fate)
        player.hear(game, step.told)
        state = step.state
    player.end(game, state)
    hello, *turns, end = [json.loads(line) for line in kept.read_text().splitlines()]
    assert (hello["is"], hello["game"], hello["seat"]) == ("hello", game.id, game.seats(state)[0])
    assert end["is"] == "end"
    assert turns
    assert [turn["n"] for turn in turns] == list(range(1, len(turns) + 1))
    for turn in turns:
        assert turn["seat"] == hello["seat"]
        assert turn["seconds"] == 20.0
        assert turn["moves"]
    assert any(turn["log"] for turn in turns)


def test_a_refused_move_comes_back_with_its_rule_and_may_be_mended() -> None:
    body = (
        "turn = read()\nsay({'do': 'move', 'move': 'fly to the moon'})\n"
        "no = read()\nassert no['is'] == 'refused' and no['left'] == 2 and no['why'], no\n"
        "say({'do': 'move', 'move': turn['moves'][0]})\n"
    )
    assert chosen(program(body))


def test_questions_are_answered_before_the_move() -> None:
    body = (
        "turn = read()\nsay({'do': 'ask', 'id': 5, 'question': 'nothing-like-it'})\n"
        "no = read()\nassert no['is'] == 'answer' and no['id'] == 5 and no['refused'], no\n"
        "say({'do': 'move', 'move': turn['moves'][0]})\n"
    )
    assert chosen(program(body))


def test_an_answer_to_an_earlier_decision_is_passed_over() -> None:
    body = "turn = read()\nsay({'do': 'move', 'move': 'x', 'n': 99})\n" + MOVE.split("\n", 1)[1]
    assert chosen(program(body))


@pytest.mark.timed
@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("time.sleep(60)", "no answer within 0.5 s"),
        ("sys.exit(3)", "it ended (exit code 3)"),
        ("print('hallo', flush=True); time.sleep(60)", "not JSON"),
        ("print('[' * 5000, flush=True); time.sleep(60)", "nested too deeply"),
        ("print('[1]', flush=True); time.sleep(60)", "not a JSON object"),
        ("say({'do': 'dance'}); time.sleep(60)", "must say"),
        ("say({'do': 'move', 'move': 7}); time.sleep(60)", "must be a text"),
        ("say({'do': 'move', 'move': 'a', 'x': 1}); time.sleep(60)", "nobody knows: 'x'"),
        (f"print('x' * {2 * LONGEST}, flush=True); time.sleep(60)", "longer than"),
        (
            "[say({'do': 'move', 'move': 'a'}) for _ in range(3)]; time.sleep(60)",
            "3 moves in a row",
        ),
        (
            "[say({'do': 'ask', 'id': 1, 'question': 'a'}) for _ in range(200)]; time.sleep(60)",
            "more than 100 questions",
        ),
        ("while True: say({'do': 'move', 'move': 'a', 'n': 7})", "more than 100 questions"),
    ],
)
def test_a_program_that_breaks_the_protocol_ends_with_a_sentence(body: str, why: str) -> None:
    player = program(body, 0.5 if "0.5" in why else 20.0)
    began = time.monotonic()
    with pytest.raises(ProgramError) as error:
        chosen(player)
    assert why in str(error.value)
    assert time.monotonic() - began < 15


def test_a_program_that_never_reads_cannot_hold_the_table_up() -> None:
    game, state = opened()
    player = Program([sys.executable, "-c", "import time; time.sleep(60)"], 0.3)
    for _decision in range(3):
        with pytest.raises(ProgramError):
            player.choose(game, state, game.awaited(state)[0], Random(1))


@pytest.mark.timed
def test_children_of_a_program_end_with_it() -> None:
    player = program(
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "turn = read()\nsay({'do': 'move', 'move': str(child.pid)})\ntime.sleep(60)\n",
        3.0,
    )
    game, state = opened()
    with pytest.raises(ProgramError, match="no answer"):
        player.choose(game, state, game.awaited(state)[0], Random(1))
    # The child would hold the pipe open for a minute; killed, it does not.
    began = time.monotonic()
    player.kill()
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    "text", ["program:", "program", "program@0:./x", "program@x:./x", "program:'"]
)
def test_what_names_no_program_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Exception, match="names no program"):
        find_player(text)


def test_a_program_that_cannot_be_started_is_named() -> None:
    game, state = opened()
    with pytest.raises(ProgramError, match="cannot be started"):
        find_program("program:/no/such/bot").choose(game, state, 0, Random(1))
