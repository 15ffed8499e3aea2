"""A program at the table: a scripted client plays each game to its end over MCP."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from sztab import find_game
from sztab.agents.desk import MOST_TABLES, Desk
from sztab.agents.table import AgentTable
from sztab.agents.telling import LINES, PAGE, WORDS
from sztab.core.record import verify
from sztab.core.table import Table, open_table
from sztab.core.words import LANGUAGES
from tests.agents.games import GAMES, Client

pytest.importorskip("mcp")

Script = Callable[["Guest"], Awaitable[None]]


class Guest(Client):
    """An MCP client with a desk of its own."""

    def __init__(self, client: Any, desk: Desk) -> None:
        super().__init__(client)
        self.desk = desk

    def table(self) -> AgentTable:
        return self.desk.tables["t1"]


def visit(script: Script, language: str = "en") -> None:
    """Run a script against a server in this process."""
    from mcp.client import Client

    from sztab.agents.server import mcp_server

    async def run() -> None:
        desk = Desk(Random(1), language)
        async with Client(mcp_server(desk, "test")) as client:
            await script(Guest(client, desk))
        for each in desk.tables.values():
            if each.bots_at_work is not None:
                each.bots_at_work.cancel()

    asyncio.run(run())


async def choose(guest: Guest, random: Random) -> str:
    """Pick a move from the list, as a client that reads only texts would."""
    page, texts = 1, []
    while True:
        lines = (await guest.call("moves", table="t1", page=page)).splitlines()[1:]
        texts += [line.split("  - ")[0] for line in lines]
        if len(lines) < PAGE or page == 5:
            break
        page += 1
    whole = [text for text in texts if not text.endswith("…")]
    return random.choice(whole)


async def play_to_the_end(guest: Guest, most: int) -> tuple[int, str]:
    """Play until the table says that the game is over; the number of moves and the last answer."""
    random = Random(2)
    for made in range(most):
        said = await guest.call("wait", table="t1", seconds=20)
        if "The game is over." in said:
            return made, said
        if "It is your turn." not in said:
            continue
        move = await choose(guest, random)
        assert "Refused" not in await guest.call("play", table="t1", move=move)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    "game",
    [
        "medieval-battle",
        "race-to-the-rhine",
        "stand-at-mortain",
        "flames-of-war",
    ],
)
def test_a_scripted_client_plays_a_game_from_start_to_end(game: str) -> None:
    async def script(guest: Guest) -> None:
        begun = await guest.call("sit", game=game, opponents="random", seed=3, **GAMES[game])
        assert "Your side" in begun
        made, said = await play_to_the_end(guest, 3000)
        assert made > 5
        assert "Scores:" in said
        table = guest.table()
        assert table.refusals == 0
        verify(find_game(game), table.table.record)
        assert {entry.seat for entry in table.table.record.entries} == {*table.table.seats}

    visit(script)


# --- what each tool answers ------------------------------------------------------------------


def test_tables_lists_games_and_what_one_sits_at() -> None:
    async def script(guest: Guest) -> None:
        said = await guest.call("tables")
        assert "medieval-battle" in said
        assert 'size: "standard"' in said
        assert "Your tables:\n- none" in said
        await guest.call("sit", game="stand-at-mortain", seat="us")
        assert "t1: Stand at Mortain, The Americans (us)" in await guest.call("tables")

    visit(script)


def test_a_refusal_comes_with_its_rule_and_after_three_with_legal_moves() -> None:
    async def script(guest: Guest) -> None:
        await guest.call("sit", game="stand-at-mortain", seat="us", seed=1)
        said = await guest.call("play", table="t1", move="fire us-117 at ge-102")
        assert said.startswith("Refused: ")
        assert "**SM-" in said, "the text of the rule"
        await guest.call("play", table="t1", move="surrender at once")
        said = await guest.call("play", table="t1", move="surrender at once")
        assert "3 refusals in a row" in said
        legal = said.splitlines()[-1].split("  - ")[0]
        assert not (await guest.call("play", table="t1", move=legal)).startswith("Refused")
        assert guest.table().refused == 0
        assert guest.table().refusals == 3

    visit(script)


def test_moves_are_filtered_and_why_not_changes_nothing() -> None:
    async def script(guest: Guest) -> None:
        await guest.call("sit", game="stand-at-mortain", seat="us", seed=1)
        lines = (await guest.call("moves", table="t1", filter="us-117")).splitlines()
        assert lines[1:]
        assert all("us-117" in line for line in lines[1:])
        text = lines[1].split("  - ")[0]
        assert await guest.call("why_not", table="t1", move=text) == "This move is legal now."
        refused = await guest.call("why_not", table="t1", move="fire us-117 at ge-102")
        assert "[SM-" in refused
        assert not guest.table().table.record.entries

    visit(script)


def a_table(guest: Guest, table: Table, seat: str) -> None:
    """Put a table before the guest whose other seats nobody plays."""
    guest.desk.tables["t1"] = AgentTable("t1", table, seat, {}, Random(1))


def test_odds_are_exact() -> None:
    async def script(guest: Guest) -> None:
        table = open_table(find_game("stand-at-mortain"), seed=1)
        random = Random(1)
        while not any(move.startswith("fire") for move in table.moves()):
            table.play(random.choice(table.moves()))
        a_table(guest, table, table.awaited[0])
        fire = next(move for move in table.moves() if move.startswith("fire"))
        before = len(table.record.entries)
        lines = (await guest.call("odds", table="t1", move=fire)).splitlines()
        assert len(lines) > 1
        if not lines[-1].startswith("…"):
            total = sum(float(line.split("%")[0]) for line in lines)
            assert total == pytest.approx(100, abs=0.5)
        assert len(table.record.entries) == before

    visit(script)


def test_an_agent_sees_what_its_seat_may_know_and_nothing_else() -> None:
    """Red has recruited in secret: no answer to Yellow depends on what (MB-4)."""

    async def answers(recruited: str) -> list[str]:
        heard: list[str] = []

        async def script(guest: Guest) -> None:
            table = open_table(find_game("medieval-battle"), {"size": "standard"}, seed=1)
            table.play(recruited, "red")
            a_table(guest, table, "yellow")
            heard.append(await guest.call("look", table="t1", details=True))
            heard.append(await guest.call("moves", table="t1"))
            heard.append(await guest.call("tables"))
            for move in ("recruit 3HC 3LC 2HI 1PK", "march LC1 0,0", "nonsense"):
                heard.append(await guest.call("why_not", table="t1", move=move))
                heard.append(await guest.call("odds", table="t1", move=move))
            heard.append(await guest.call("wait", table="t1", seconds=0))

        from mcp.client import Client

        from sztab.agents.server import mcp_server

        desk = Desk(Random(1))
        async with Client(mcp_server(desk, "test")) as client:
            await script(Guest(client, desk))
        return heard

    one = asyncio.run(answers("recruit 3HC 3LC 2HI 1PK"))
    other = asyncio.run(answers("recruit 2HC 1LC 1MA 2HI 1LB 1LI 1PK 2SB"))
    assert one == other


@pytest.mark.timed
def test_wait_answers_not_yet_and_never_blocks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(guest: Guest) -> None:
        table = open_table(find_game("stand-at-mortain"), seed=1)
        waiting = next(seat for seat in table.seats if seat not in table.awaited)
        a_table(guest, table, waiting)  # nobody plays the other seat
        monkeypatch.setattr(AgentTable, "wake", lambda self: None)
        begun = time.monotonic()
        said = await guest.call("wait", table="t1", seconds=0.2)
        assert said.startswith("Not yet")
        assert time.monotonic() - begun < 5
        assert "20" in await guest.refused("wait", table="t1", seconds=21)

    visit(script)


def test_who_resigns_is_played_on_for_by_a_bot() -> None:
    async def script(guest: Guest) -> None:
        await guest.call(
            "sit", game="medieval-battle", opponents="random", options={"size": "standard"}
        )
        assert "A bot plays on" in await guest.call("resign", table="t1")
        assert "You have resigned" in await guest.call("play", table="t1", move="pass")
        assert guest.table().bots.keys() == {"red", "yellow"}

    visit(script)


def test_rules_by_id_by_search_as_resources_and_a_lesson() -> None:
    async def script(guest: Guest) -> None:
        assert "MB-7.4" in await guest.call("rules", game="medieval-battle", id="MB-7.4")
        found = await guest.call("rules", game="stand-at-mortain", search="face card")
        assert "SM-5.7" in found
        assert "…" in await guest.call("rules", game="medieval-battle")
        rule = await guest.client.read_resource("rule://SM-5.7")
        assert "Face card" in rule.contents[0].text
        listed = (await guest.client.list_resources()).resources
        assert {str(each.uri) for each in listed} == {f"rulebook://{game}" for game in GAMES}
        book = await guest.client.read_resource("rulebook://medieval-battle")
        assert len(book.contents[0].text) > 10_000
        lesson = await guest.client.get_prompt("teach", {"game": "flames-of-war"})
        assert "Flames of War" in lesson.messages[0].content.text

    visit(script)


def test_bad_input_is_refused_in_a_sentence() -> None:
    async def script(guest: Guest) -> None:
        assert "no table" in await guest.refused("look", table="t9")
        assert "chess" in await guest.refused("sit", game="chess")
        assert "choose" in await guest.refused("sit", game="medieval-battle", seat="green")
        assert "queen" in await guest.refused("sit", game="medieval-battle", opponents="queen")
        stolen = {"data": "/etc/passwd"}  # a file of the machine, not a data set of the game
        said = await guest.refused("sit", game="stand-at-mortain", options=stolen)
        assert "cannot set this option" in said
        short = await guest.call(
            "sit", game="race-to-the-rhine", opponents="random", options={"turns": 3}
        )
        assert "Your side" in short  # a number is no file
        assert guest.table().table.record.options["turns"] == 3
        assert await guest.refused("play", table="t1", move="x" * 10_001)
        assert await guest.refused("moves", table="t1", page=0)
        for _table in range(MOST_TABLES - 1):
            await guest.call("sit", game="medieval-battle", opponents="random")
        assert "finish or resign" in await guest.refused("sit", game="medieval-battle")

    visit(script)


def test_news_is_told_once_and_bounded() -> None:
    async def script(guest: Guest) -> None:
        table = open_table(find_game("stand-at-mortain"), seed=1)
        random = Random(1)
        for _move in range(120):
            table.play(random.choice(table.moves()))
        a_table(guest, table, table.awaited[0])
        said = (await guest.call("look", table="t1")).splitlines()
        assert any(line.startswith("… (") for line in said)
        assert len(said) < LINES + 40
        assert "What happened" not in await guest.call("look", table="t1")

    visit(script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_the_same_messages_and_speak(language: str) -> None:
    keys = []
    for each in LANGUAGES:
        text = WORDS.folder().joinpath("words", f"{each}.ftl").read_text(encoding="utf-8")
        keys.append({line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()})
    assert keys[0] == keys[1]

    async def script(guest: Guest) -> None:
        said = await guest.call("sit", game="stand-at-mortain", seat="us")
        assert {"en": "Your side", "pl": "Twoja strona"}[language] in said
        said = await guest.refused("rules", game="medieval-battle", id="MB-99.9")
        assert {"en": "has no rule", "pl": "nie ma zasady"}[language] in said
        lesson = await guest.client.get_prompt("teach", {"game": "stand-at-mortain"})
        assert "sit" in lesson.messages[0].content.text

    visit(script, language)
