"""The league: any seat-holder against our levels, with intervals, refusals and times."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sztab import find_game
from sztab.cli import main
from sztab.core.errors import SztabError
from sztab.core.record import from_json, verify

pytest.importorskip("mcp")

from sztab.lab.league.league import RESULTS, League, play_league, table_of, write_league
from sztab.lab.league.match import Spent

GAME = "medieval-battle"
EXAMPLES = Path(__file__).parents[3] / "examples"
AGENT = f"agent@60:{sys.executable} {EXAMPLES / 'agents/random_agent.py'} {{url}}"
PROGRAM = f"program:{sys.executable} {EXAMPLES / 'programs/random_program.py'}"


def league(*players: str, games: int = 2, **more: Any) -> League:
    return League(GAME, players, ("random",), games, **more)


def test_a_bot_is_rated_with_interval_and_time(tmp_path: Path) -> None:
    table = play_league(find_game(GAME), league("greedy"), tmp_path, 1)
    assert table is not None
    first = table["standings"][0]
    assert (first["name"], first["games"]) == ("greedy", 2)
    assert first["low"] < first["rating"] < first["high"]
    low, high = first["against"]["random"]["interval"]
    assert 0.0 <= low < high <= 1.0
    assert first["decisions"] > 5
    assert 0.0 < first["seconds"] <= first["slowest"]
    assert first["refusals"] == 0
    records = sorted((tmp_path / "games").iterdir())
    assert len(records) == 2
    for file in records:
        assert verify(find_game(GAME), from_json(json.loads(file.read_text()))) is not None


def test_it_goes_on_where_it_stopped_and_takes_in_more_players(tmp_path: Path) -> None:
    game = find_game(GAME)
    play_league(game, league("random:1"), tmp_path, 1)
    whole = (tmp_path / RESULTS).read_bytes()
    first, second, third = whole.splitlines(keepends=True)
    (tmp_path / RESULTS).write_bytes(first + second + third[: len(third) // 2])  # a power cut
    play_league(game, league("random:1"), tmp_path, 1)
    lines = [json.loads(line) for line in (tmp_path / RESULTS).read_bytes().splitlines()]
    before = [json.loads(line) for line in whole.splitlines()]
    assert [one.get("winners") for one in lines] == [one.get("winners") for one in before]
    table = play_league(game, league("greedy"), tmp_path, 1)
    assert table is not None
    assert {one["name"] for one in table["standings"]} == {"random:1", "greedy", "random"}


def test_a_folder_belongs_to_one_league(tmp_path: Path) -> None:
    game = find_game(GAME)
    play_league(game, league("random:1"), tmp_path, 1)
    with pytest.raises(SztabError, match="another league"):
        play_league(game, league("random:1", seed=2), tmp_path, 1)


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("program:/bin/false", "it ended"),
        ("agent:/bin/false", "it ended"),
        ("agent:{broken}", "cannot be started"),
    ],
)
def test_who_does_not_answer_loses_the_game(player: str, why: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken"  # it is there, and no machine runs it
    broken.write_bytes(b"\x7fELF")
    broken.chmod(0o755)
    player = player.format(broken=broken)
    table = play_league(find_game(GAME), league(player), tmp_path, 1)
    assert table is not None
    last = table["standings"][-1]
    assert (last["name"], last["forfeits"], last["against"]["random"]["points"]) == (player, 2, 0)
    lines = (tmp_path / RESULTS).read_text().splitlines()[1:]
    assert all(why in json.loads(line)["why"] for line in lines)


REFUSED = """
import asyncio, os
from mcp.client import Client

async def main():
    async with Client(os.environ["SZTAB_MCP_URL"]) as client:
        await client.call_tool("sit", {"game": "medieval-battle"})
        while True:
            await client.call_tool("play", {"table": "t1", "move": "charge!"})

asyncio.run(main())
"""


def test_refusals_are_counted_and_too_many_lose_the_game(tmp_path: Path) -> None:
    script = tmp_path / "refused.py"
    script.write_text(REFUSED)
    player = f"agent@30:{sys.executable} {script}"
    table = play_league(find_game(GAME), league(player), tmp_path / "league", 1)
    assert table is not None
    last = table["standings"][-1]
    assert (last["name"], last["refusals"], last["forfeits"]) == (player, 10.0, 2)


@pytest.mark.full
def test_agents_programs_and_bots_meet(tmp_path: Path) -> None:
    table = play_league(find_game(GAME), league(AGENT, PROGRAM, "greedy"), tmp_path, 2)
    assert table is not None
    assert all(one["forfeits"] == 0 for one in table["standings"])
    assert len(table["standings"]) == 4


def test_the_command_prints_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "league", GAME, "--player", "random:1", "--against", "random"]
    assert main([*command, "--games", "2", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "random:1" in said
    assert "95 %" in said


def test_commands_that_end_alike_keep_their_own_records(tmp_path: Path) -> None:
    program = f"{sys.executable} {EXAMPLES / 'programs/random_program.py'}"
    players = [f"program@{seconds}:{program}" for seconds in (50, 60)]
    table = play_league(find_game(GAME), league(*players), tmp_path, 1)
    assert table is not None
    assert len(list((tmp_path / "games").iterdir())) == 4


def test_two_long_commands_can_be_told_apart_in_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = "/home/somebody/with/a/long/path/to/players"
    players = [f"program:python3 {path}/{name}.py" for name in ("cautious", "bold")]
    lines = [
        {
            "pair": [one, "random"],
            "number": 0,
            "seats": ["red", "yellow"],
            "players": [one, "random"],
            "winners": ["red"],
            "key": "over",
            "why": "",
            "moves": 1,
            "spent": {seat: vars(Spent()) for seat in ("red", "yellow")},
        }
        for one in players
    ]
    write_league(table_of(league(*players), lines), print)
    said = capsys.readouterr().out
    assert "program:pyt…" in said
    for name in ("cautious.py", "bold.py"):
        row = next(line for line in said.splitlines() if name in line)
        assert "  +" in row  # with its rating: the row of the table
    assert max(len(line) for line in said.splitlines() if "cautious.py  " in line) < 115


@pytest.mark.parametrize(
    "name", ["agent:", "agent@0:x", "agent@x:y", "agent:./none {url}", "nobody"]
)
def test_a_name_that_means_nobody_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SztabError):
        play_league(find_game(GAME), league(name), tmp_path, 1)
