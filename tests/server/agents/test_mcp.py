"""Agents at hosted tables: scripted clients play over HTTP, bounded by the key of their seat."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from sztab.agents.telling import PAGE
from sztab.cli import main
from sztab.server.settings import Limits
from tests.agents.games import GAMES, Client
from tests.server.running import BATTLE, MANY, WAIT, Running, request, running, sqlite

pytest.importorskip("mcp")

Script = Callable[["Guest"], Awaitable[None]]
HEADERS = {"accept": "application/json, text/event-stream"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("mcp")
    with running(sqlite(folder), folder / "logs", mcp=True) as server:
        yield server


class Guest(Client):
    """An MCP client over HTTP."""

    def __init__(self, client: Any) -> None:
        super().__init__(client)
        self.key = ""

    async def sit(self, **wish: Any) -> str:
        """Take a seat and remember its key."""
        said = await self.call("sit", **wish)
        self.key = next(word for word in said.splitlines()[0].split() if "." in word)
        return said

    async def at_table(self, tool: str, **args: Any) -> str:
        return await self.call(tool, table=self.key, **args)

    async def moves(self) -> list[str]:
        """Return texts of moves that are whole, as a client that reads only texts would."""
        texts: list[str] = []
        for page in range(1, 6):
            lines = (await self.at_table("moves", page=page)).splitlines()[1:]
            texts += [line.split("  - ")[0] for line in lines]
            if len(lines) < PAGE:
                break
        return [text for text in texts if not text.endswith("…")]

    async def play_to_the_end(self, most: int) -> tuple[int, str]:
        """Play until the table says that the game is over."""
        random = Random(2)
        for made in range(most):
            said = await self.at_table("wait", seconds=20)
            if "The game is over." in said:
                return made, said
            if "It is your turn." in said:
                said = await self.at_table("play", move=random.choice(await self.moves()))
                assert "Refused" not in said, said
        raise AssertionError("the game did not end")


def visit(server: Running, script: Script, query: str = "") -> None:
    from mcp.client import Client

    async def run() -> None:
        async with Client(f"{server.url}/mcp{query}", read_timeout_seconds=WAIT) as client:
            await script(Guest(client))

    asyncio.run(run())


@pytest.mark.parametrize(
    "game",
    [
        "medieval-battle",
        pytest.param("stand-at-mortain", marks=pytest.mark.full),
        pytest.param("race-to-the-rhine", marks=pytest.mark.full),
        pytest.param("flames-of-war", marks=pytest.mark.full),
    ],
)
def test_a_scripted_client_plays_a_game_from_start_to_end(game: str, host: Running) -> None:
    async def script(guest: Guest) -> None:
        begun = await guest.sit(game=game, opponents="random", name="Robot", **GAMES[game])
        assert "Your side" in begun
        made, said = await guest.play_to_the_end(3000)
        assert made > 5
        assert "Scores:" in said
        assert "The game is over." in await guest.at_table("look")
        game_over = await guest.refused("play", table=guest.key, move="pass")
        assert game_over

    visit(host, script)


def test_every_tool_answers_by_the_key_of_the_seat(host: Running) -> None:
    async def script(guest: Guest) -> None:
        assert {tool.name for tool in (await guest.client.list_tools()).tools} == {
            *("tables", "sit", "look", "moves", "why_not", "odds", "play", "wait", "rules"),
            "resign",
        }
        assert "medieval-battle" in await guest.call("tables")
        await guest.sit(game=BATTLE, seat="red", opponents="random")
        assert "Your side" in await guest.at_table("look")
        assert '"units"' in await guest.at_table("look", details=True)
        army = (await guest.moves())[0]
        assert await guest.at_table("why_not", move=army) == "This move is legal now."
        assert "MB-" in await guest.at_table("why_not", move="recruit 9HC")
        assert "%" in await guest.at_table("odds", move=army)
        for _refusal in range(2):
            assert "Refused" in await guest.at_table("play", move="recruit 9HC")
        third = await guest.at_table("play", move="recruit 9HC")
        assert "3 refusals in a row" in third
        assert army.split()[0] in third
        await guest.at_table("play", move=army)
        assert "MB-" in await guest.call("rules", game=BATTLE, search="retreat")
        assert "MB-8.6" in await guest.call("rules", game=BATTLE, id="MB-8.6")
        rule = await guest.client.read_resource("rule://MB-8.6")
        assert "MB-8.6" in rule.contents[0].text
        book = await guest.client.read_resource("rulebook://medieval-battle")
        assert len(book.contents[0].text) > 10_000
        lesson = await guest.client.get_prompt("teach", {"game": BATTLE})
        assert "medieval-battle" in lesson.messages[0].content.text
        assert "You have resigned" in await guest.at_table("resign")
        assert "The game is over." in await guest.at_table("look")

    visit(host, script)


def test_answers_come_in_polish(host: Running) -> None:
    async def script(guest: Guest) -> None:
        said = await guest.call("sit", game=BATTLE, seat="red")
        assert said.startswith("Klucz do twojego miejsca")
        assert "klucz nie otwiera" in await guest.refused("look", table="x.y")

    visit(host, script, "?lang=pl")


@pytest.mark.timed
def test_an_agent_and_a_person_play_at_one_table(host: Running) -> None:
    table = host.open({"red": {"who": "me", "name": "Anna"}, "yellow": {"who": "open"}})
    link = f"{host.url}/t/{table.id}#seat={table.links['yellow']}"

    async def script(guest: Guest) -> None:
        assert "Yellow" in await guest.sit(link=link, name="Robot")
        await guest.at_table("play", move=(await guest.moves())[0])
        begun = time.monotonic()
        said = await guest.at_table("wait", seconds=0.3)
        assert "Not yet" in said
        assert time.monotonic() - begun < 5.0
        assert "This seat is taken" in await guest.refused("sit", link=link)

    visit(host, script)
    with table.sit(table.cookie) as anna:
        seats = anna.of("people")["seats"]
        assert [one["name"] for one in seats if one["seat"] == "yellow"] == ["Robot"]


def test_a_free_seat_of_a_listed_table_can_be_taken(host: Running) -> None:
    table = host.open({"red": {"who": "me"}, "yellow": {"who": "open"}}, listed=True)

    async def script(guest: Guest) -> None:
        assert table.id in await guest.call("tables")
        await guest.sit(table=table.id, seat="yellow")
        assert table.id not in await guest.call("tables")

    visit(host, script)


def test_a_wait_ends_when_the_person_has_moved(host: Running) -> None:
    table = host.open({"red": {"who": "open"}, "yellow": {"who": "me"}})
    link = f"/t/{table.id}#seat={table.links['red']}"

    async def script(guest: Guest) -> None:
        await guest.sit(link=link)
        await guest.at_table("play", move=(await guest.moves())[0])
        waiting = asyncio.create_task(guest.at_table("wait", seconds=20))
        await asyncio.sleep(0.2)
        with table.sit(table.cookie) as anna:
            version = anna.view()["version"]
            await asyncio.to_thread(anna.move, "recruit 2HC 1LC 2PK 1LB 1SB", version)
        said = await asyncio.wait_for(waiting, 5.0)
        assert "Not yet" not in said

    visit(host, script)


@pytest.mark.parametrize("key", ["", "t1", "no-table.token", "a.b.c", "x" * 300, "ł.ó"])
def test_no_other_key_opens_anything(key: str, host: Running) -> None:
    async def script(guest: Guest) -> None:
        for tool, more in (("look", {}), ("play", {"move": "pass"}), ("resign", {})):
            assert "opens no seat" in await guest.refused(tool, table=key, **more)

    visit(host, script)


def test_a_key_opens_its_own_table_alone(host: Running) -> None:
    async def script(guest: Guest) -> None:
        await guest.sit(game=BATTLE, seat="red")
        token = guest.key.partition(".")[2]
        await guest.sit(game=BATTLE, seat="red")
        other = guest.key.partition(".")[0]
        assert "opens no seat" in await guest.refused("look", table=f"{other}.{token}")

    visit(host, script)


def rpc(server: Running, body: Any, **headers: str) -> httpx.Response:
    return request("POST", f"{server.url}/mcp", HEADERS | headers, json=body)


LIST = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}


def test_pages_of_other_sites_are_refused(host: Running) -> None:
    assert rpc(host, LIST).status_code == 200
    assert rpc(host, LIST, origin=host.url).status_code == 200
    assert rpc(host, LIST, origin="https://elsewhere.example").status_code == 403
    assert rpc(host, LIST, **{"sec-fetch-site": "cross-site"}).status_code == 403
    assert rpc(host, LIST, host="elsewhere.example").status_code == 400


def test_no_call_ends_in_a_trace(host: Running) -> None:
    """Neither in the log under an incident, nor beside the log, where nothing bounds it."""
    many = "&".join(["a=1"] * 50)
    assert request("POST", f"{host.url}/mcp?{many}", HEADERS, json=LIST).status_code == 200
    for arguments in ({"game": "chess"}, {}):
        asked = {"name": "teach", "arguments": arguments}
        said = rpc(host, LIST | {"method": "prompts/get", "params": asked}).text
        assert "chess" in said or "argument" in said
    logs = Path(host.settings.log)
    assert not (logs / "stderr").read_text()
    assert "incident" not in "".join(one.read_text() for one in logs.glob("server-*"))


@pytest.mark.parametrize(
    ("query", "tool", "arguments", "said"),
    [
        ("", "look", {"table": 5}, "'table' of look must be a text."),
        ("", "look", {"tabel": "x.y"}, "look has no argument 'tabel': it takes table, details."),
        ("", "look", {}, "look needs the argument 'table'."),
        ("", "wait", {"table": "x", "seconds": 99}, "'seconds' of wait must be at most 20."),
        ("", "moves", {"table": "x", "page": 0}, "'page' of moves must be at least 1."),
        ("?lang=pl", "look", {}, "look wymaga argumentu 'table'."),
        (
            "?lang=pl",
            "moves",
            {"table": "x", "page": "no"},
            "'page' w moves: podaj liczbę całkowitą.",
        ),
    ],
)
def test_a_wrong_call_is_answered_in_one_sentence(
    query: str, tool: str, arguments: dict[str, Any], said: str, host: Running
) -> None:
    async def script(guest: Guest) -> None:
        assert await guest.refused(tool, **arguments) == said

    visit(host, script, query)


def test_a_page_behind_the_last_move_says_how_many_there_are(host: Running) -> None:
    async def script(guest: Guest) -> None:
        await guest.sit(game=BATTLE, seat="red")
        said = (await guest.at_table("moves", page=9000)).splitlines()
        assert len(said) == 1
        numbers = {word for word in said[0].split() if word.isdigit()}
        assert len(numbers) == 1

    visit(host, script)


def test_there_are_no_streams(host: Running) -> None:
    for method in ("GET", "DELETE", "PUT"):
        answer = request(method, f"{host.url}/mcp", HEADERS)
        assert answer.status_code in (403, 405, 415), method
    assert request("GET", f"{host.url}/mcp", HEADERS).status_code == 405


def test_it_is_off_unless_asked_for(server: Running) -> None:
    assert rpc(server, LIST).status_code == 403
    assert rpc(server, LIST, origin=server.url).status_code in (404, 405)


def test_too_fast_is_refused_in_a_sentence(tmp_path: Path) -> None:
    limits = Limits(requests=MANY, opening=(2, 60.0), asks=(3, 60.0), commands=(2, 60.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits, mcp=True) as host:

        async def script(guest: Guest) -> None:
            await guest.sit(game=BATTLE, seat="red")
            answers = [await guest.client.call_tool("look", {"table": guest.key}) for _ in range(6)]
            assert [one.is_error for one in answers] == [False] * 3 + [True] * 3
            assert "wait a moment" in answers[-1].content[0].text
            await guest.sit(game=BATTLE, seat="red")
            assert "wait a moment" in await guest.refused("sit", game=BATTLE, seat="red")

        visit(host, script)


def test_what_the_door_refuses_reaches_an_agent_as_a_sentence(tmp_path: Path) -> None:
    """An official client shows the error of a body, and nothing of a status."""
    limits = Limits(requests=(12, 60.0), connecting=MANY)
    with running(sqlite(tmp_path), tmp_path / "logs", limits, mcp=True) as host:

        async def script(guest: Guest) -> None:
            from mcp.shared.exceptions import MCPError

            async def hurry() -> None:
                for _look in range(20):
                    await guest.call("rules", game=BATTLE, id="MB-1.1")

            with pytest.raises(MCPError, match="Za dużo wiadomości"):
                await hurry()

        visit(host, script, "?lang=pl")


@pytest.mark.full
def test_others_play_while_many_agents_wait(host: Running) -> None:
    """Twenty calls that wait, and a rulebook asked for again and again, hold nobody up."""

    async def script(guest: Guest) -> None:
        keys = []
        for _agent in range(20):
            table = host.open({"red": {"who": "me"}, "yellow": {"who": "open"}})
            await guest.sit(link=f"/t/{table.id}#seat={table.links['yellow']}")
            await guest.at_table("play", move="recruit 2HC 1LC 2PK 1LB 1SB")
            keys.append(guest.key)
        waits = [asyncio.create_task(guest.call("wait", table=key, seconds=2.0)) for key in keys]
        await asyncio.sleep(0.1)
        slowest = 0.0
        for _look in range(10):
            begun = time.monotonic()
            assert (await asyncio.to_thread(host.ask, "/health")).status_code == 200
            slowest = max(slowest, time.monotonic() - begun)
        assert slowest < 1.0
        assert all("Not yet" in said for said in await asyncio.gather(*waits))

    visit(host, script)


def test_without_the_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.delitem(sys.modules, "sztab.agents.server", raising=False)
    assert main(["serve", "--mcp", "--no-client", "--db", "sqlite:///nowhere.sqlite"]) != 0
    assert "sztab[mcp]" in capsys.readouterr().err
