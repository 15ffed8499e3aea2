"""Play at a real server's tables and keep its database, the seats' secrets and the traffic.

``python -m tests.legacy.produce_tables``, run once by the edition whose tables are to be kept.
What it wrote is never written anew: see README.md.
"""

import gzip
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.legacy.keeping import FOLDER, GAMES, keep, kept
from tests.server.postgres import binary, postgres
from tests.server.running import Message, Opened, Running, Sitter, cookie_of, running, sqlite

ME = {"who": "me"}
OPEN = {"who": "open"}
BATTLE, RHINE = "medieval-battle", "race-to-the-rhine"
ARMIES = ("recruit 2HC 1LC 2PK 1LB 1SB", "recruit 3LC 3MA 3PK 3LI 1SB")
SEATS = {
    "flames-of-war": ("A", "B"),
    BATTLE: ("red", "yellow"),
    RHINE: ("red", "white", "blue"),
    "stand-at-mortain": ("german", "us"),
}
OPTIONS = {"flames-of-war": {"mission": "hold_the_line"}, RHINE: {"weather": True}}
ACTIONS = "records-flames-of-war-actions.jsonl.gz"
FRAMES = 220  # kept of the traffic of a game


class Recorder(Sitter):
    """Somebody at a socket whose every frame is kept."""

    def __init__(self, sitter: Sitter, frames: list[Any], number: int) -> None:
        super().__init__(sitter.socket)
        self.frames, self.number = frames, number

    def hear(self) -> Message:
        message = super().hear()
        self.frames.append({"socket": self.number, "from": "server", "frame": message})
        return message

    def do(self, kind: str, **more: Any) -> None:
        frame = {"do": kind} | more
        self.frames.append({"socket": self.number, "from": "client", "frame": frame})
        super().do(kind, **more)


class Scene:
    """All tables of one database, with the secrets of their seats and what was said on the wire."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.tables: list[Any] = []
        self.frames: dict[str, list[Any]] = {game: [] for game in GAMES}
        self.random = Random(1944)
        self.sockets = 0

    def open(self, name: str, game: str, seats: dict[str, Any], **more: Any) -> tuple[Opened, Any]:
        """A table with its entry in the list of secrets."""
        given = {"options": OPTIONS.get(game, {}), "title": name} | more
        self.noted(game, "POST /api/tables", {"game": game, "seats": seats} | given)
        table = self.server.open(seats, game, **given)
        entry: dict[str, Any] = {
            "name": name,
            "game": game,
            "table": table.id,
            "links": dict(table.links),
            "withdrawn": [],
            "host": table.cookie,
            "cookies": {},
        }
        mine = [seat for seat, who in seats.items() if who["who"] == "me"]
        if mine:
            entry["cookies"][table.cookie] = mine
        self.tables.append(entry)
        return table, entry

    def noted(self, game: str, request: str, body: Any) -> None:
        """Keep what was sent over HTTP."""
        self.frames[game].append({"from": "client", "request": request, "body": body})

    def enter(self, table: Opened, entry: Any, seat: str) -> str:
        """Take a seat by its link; the cookie."""
        body = {"token": table.links[seat], "name": seat.capitalize()}
        self.noted(entry["game"], "POST /api/tables/{id}/enter", body)
        cookie = table.enter(seat)
        entry["cookies"][cookie] = [seat]
        return cookie

    @contextmanager
    def sit(self, table: Opened, entry: Any, cookie: str = "") -> Iterator[Recorder]:
        """Sit down with the frames kept."""
        self.sockets += 1
        with table.sit(cookie) as sitter:
            yield Recorder(sitter, self.frames[entry["game"]], self.sockets)

    # --- playing ----------------------------------------------------------------------------

    def play(self, sitters: dict[str, Recorder], most: int, wanted: Any = None) -> Message:
        """Let people make offered moves until *wanted* of a view; the last view."""
        views = {seat: sitter.view() for seat, sitter in sitters.items()}
        for _move in range(most):
            now = max(views.values(), key=lambda view: int(view["version"]))
            views = {
                seat: view
                if view["version"] == now["version"]
                else sitters[seat].view(now["version"])
                for seat, view in views.items()
            }
            seat = next((one for one in now["awaited"] if one in sitters), None)
            if seat is None or (wanted is not None and wanted(now)):
                break
            before = views[seat]["version"]
            after = sitters[seat].move(self.chosen(views[seat]), before)
            if after["is"] == "view":
                views[seat] = after
        return max(views.values(), key=lambda view: int(view["version"]))

    def chosen(self, view: Message) -> str:
        """An offer that is a whole move; where amounts are to be chosen, an army."""
        if view["table"].get("stage") == "recruiting":
            return ARMIES[0]
        whole = [
            offer for offer in view["offers"] if not offer.get("part") and not offer.get("counts")
        ]
        return str(self.random.choice(whole)["text"])


def running_by_link(scene: Scene, game: str) -> None:
    """Two devices, moves, chat, questions, an undo, a take-back, and one still asked for."""
    first, *others = SEATS[game]
    table, entry = scene.open("by link", game, {first: ME} | dict.fromkeys(others, OPEN))
    cookies = {first: table.cookie} | {seat: scene.enter(table, entry, seat) for seat in others}
    with ExitStack() as stack:
        sitters = {
            seat: stack.enter_context(scene.sit(table, entry, cookie))
            for seat, cookie in cookies.items()
        }
        view = scene.play(sitters, 14)
        by = view["awaited"][0]
        one = sitters[by]
        one.do("chat", text="Zażółć gęślą jaźń, 1944.")
        one.of("chat")
        one.do("ask", id=1, question="why", args={"picks": ["nowhere"]})
        one.of("answered")
        one.do("ask", id=2, question="suggest", args={})
        one.of("answered")
        one.do("look", at=1)
        one.of("moment")
        one.do("move", move="nonsense", version=view["version"])
        one.of("refused")
        view = undone(scene, sitters, view)
        asker = view["awaited"][0]
        sitters[asker].do("take-back", to=view["moves_made"] - 2, version=view["version"])
        view = sitters[asker].view(view["version"] + 1)
        for seat in others if asker == first else [one for one in sitters if one != asker]:
            if seat in view["take_back"]["waits_for"]:
                sitters[seat].do("answer", yes=True, version=view["version"])
                view = sitters[asker].view(view["version"] + 1)
                if view["take_back"] is None:
                    break
        for sitter in sitters.values():
            sitter.do("look", at=0)
            sitter.of("moment")
        asker = view["awaited"][0]
        sitters[asker].do("take-back", to=view["moves_made"] - 1, version=view["version"])
        sitters[asker].view(view["version"] + 1)


def undone(scene: Scene, sitters: dict[str, Recorder], view: Message) -> Message:
    """Play on until somebody may undo, and undo."""
    for _try in range(40):
        seat = view["awaited"][0]
        sitter = sitters[seat]
        sitter.do("look", at=0)
        sitter.of("moment")
        own = [one for one in sitter.received if one["is"] == "view"][-1]
        if own["version"] < view["version"]:
            own = sitter.view(view["version"])
        after = sitter.move(scene.chosen(own), own["version"])
        if after["is"] != "view":
            view = own
            continue
        view = after
        if after["undo"].get("to") is not None:
            sitter.do("undo", to=after["undo"]["to"], version=after["version"])
            return sitter.view(after["version"] + 1)
    raise AssertionError("nobody could ever undo")


def hot_seat(scene: Scene, game: str) -> None:
    """Everybody at one device, with veils between them."""
    table, entry = scene.open("hot seat", game, dict.fromkeys(SEATS[game], ME), free_take_back=True)
    with scene.sit(table, entry, table.cookie) as one:
        armies = iter(ARMIES)
        made = 0
        while made < 10:
            message = one.until(lambda said: said["is"] in ("view", "veil"))
            if message["is"] == "veil":
                one.do("sit", seat=message["seat"])
            elif message["offers"]:
                recruiting = message["table"].get("stage") == "recruiting"
                text = next(armies) if recruiting else scene.chosen(message)
                one.do("move", move=text, version=message["version"])
                made += 1
        one.until(lambda said: said["is"] == "veil" or (said["is"] == "view"))


def against_bots(scene: Scene, game: str) -> None:
    """A person against greedy bots."""
    first, *others = SEATS[game]
    bots = {key: {"who": "bot", "bot": "greedy"} for key in others}
    table, entry = scene.open("against bots", game, {first: ME} | bots)
    with scene.sit(table, entry, table.cookie) as one:
        made = 0
        while made < 6:
            view = one.view()
            if view["offers"] and first in view["awaited"]:
                if one.move(scene.chosen(view), view["version"])["is"] == "view":
                    made += 1
                one.do("look", at=0)
                one.of("moment")
                one.do("sit", seat=first)


def bots_alone(scene: Scene, game: str) -> None:
    """A game that bots have played to its end while somebody watched."""
    bots = {key: {"who": "bot", "bot": "random"} for key in SEATS[game]}
    table, entry = scene.open("finished by bots", game, bots, options={})
    with scene.sit(table, entry) as one:
        frames = one.frames
        one.frames = []
        one.until(lambda said: said["is"] == "view" and said["ending"] is not None)
        frames += one.frames[-1:]


def resigned(scene: Scene, game: str, show: bool) -> None:
    """Somebody has given up; of three, a bot plays on in the seat."""
    first, *others = SEATS[game]
    seats = {first: ME} | dict.fromkeys(others, OPEN)
    name = "resigned" if show else "resigned, secrets kept"
    table, entry = scene.open(name, game, seats, show_all_after=show)
    cookies = {first: table.cookie} | {seat: scene.enter(table, entry, seat) for seat in others}
    with ExitStack() as stack:
        sitters = {
            seat: stack.enter_context(scene.sit(table, entry, cookie))
            for seat, cookie in cookies.items()
        }
        view = scene.play(sitters, 8)
        last = others[-1]
        sitters[last].do("look", at=0)
        sitters[last].of("moment")
        sitters[last].do("resign", version=view["version"])
        sitters[last].view(view["version"] + 1)
    if len(others) == 1 and show:
        scene.noted(game, "POST /api/tables/{id}/again", {})
        answer = scene.server.send(f"/api/tables/{table.id}/again", {}, table.cookie)
        assert answer.status_code == 201, answer.text
        body = answer.json()
        scene.tables.append(
            {
                "name": "rematch",
                "game": game,
                "table": body["table"],
                "links": body["links"],
                "withdrawn": [],
                "host": cookie_of(answer),
                "cookies": {cookie_of(answer): [first]},
            }
        )
    elif len(others) > 1:
        del entry["cookies"][cookies[others[-1]]]


def waiting(scene: Scene, game: str) -> None:
    """Tables with free seats: one in the lobby, one with a link that was withdrawn."""
    first, *others = SEATS[game]
    scene.open("listed", game, {first: ME} | dict.fromkeys(others, OPEN), listed=True)
    table, entry = scene.open("new link", game, {first: ME} | dict.fromkeys(others, OPEN))
    cookie = scene.enter(table, entry, others[0])
    scene.noted(game, "POST /api/tables/{id}/links", {"seat": others[0]})
    answer = scene.server.send(f"/api/tables/{table.id}/links", {"seat": others[0]}, table.cookie)
    assert answer.status_code == 200, answer.text
    del entry["cookies"][cookie]
    entry["withdrawn"] = [entry["links"][others[0]]]
    entry["links"] |= answer.json()["links"]


def training(scene: Scene, game: str) -> None:
    """The guided first game, just begun."""
    seat = scene.server.ask(f"/api/games/{game}/training").json()["seat"]
    scene.open("training", game, {seat: ME}, training=True, options={})
    scene.tables[-1]["cookies"] = {scene.tables[-1]["host"]: [seat]}


def imported(scene: Scene, game: str) -> None:
    """A table from a record, to be played on at one device."""
    record = next(
        one["record"]
        for one in kept(f"records-{game}.jsonl.gz")
        if one["record"]["result"] is None and 20 < len(one["record"]["moves"]) < 90
    )
    import_record(scene, game, "imported", record)


def import_record(scene: Scene, game: str, name: str, record: Any) -> None:
    """Open a table from a record, all its seats at one device."""
    body = {"record": record, "title": name}
    scene.noted(game, "POST /api/tables/import", body)
    answer = scene.server.send("/api/tables/import", body)
    assert answer.status_code == 201, answer.text
    entry = {"name": name, "game": game, "table": answer.json()["table"], "links": {}}
    mine = {cookie_of(answer): list(record["seats"])}
    scene.tables.append(entry | {"withdrawn": [], "host": cookie_of(answer), "cookies": mine})


def recruiting(scene: Scene) -> None:
    """Red has chosen in secret and Yellow has not."""
    table, entry = scene.open("secret recruiting", BATTLE, {"red": ME, "yellow": OPEN})
    cookie = scene.enter(table, entry, "yellow")
    with scene.sit(table, entry, table.cookie) as red, scene.sit(table, entry, cookie) as yellow:
        yellow.view()
        after = red.move(ARMIES[0], red.view()["version"])
        assert after["is"] == "view"


def mid_action(scene: Scene) -> None:
    """Flames of War with a volley and with an assault under way, at one device."""
    for name in ("mid-shooting", "mid-assault"):
        records = (*kept("records-flames-of-war.jsonl.gz"), *kept(ACTIONS))
        record = next(one["record"] for one in records if one["name"].endswith(name))
        import_record(scene, "flames-of-war", name, record)


def all_tables(server: Running) -> Scene:
    """Every kind of table of every game."""
    scene = Scene(server)
    acts: list[Callable[[Scene, str], None]] = [
        running_by_link,
        hot_seat,
        against_bots,
        bots_alone,
        lambda scene, game: resigned(scene, game, True),
        lambda scene, game: resigned(scene, game, False),
        waiting,
        training,
        imported,
    ]
    for game in GAMES:
        for act in acts:
            act(scene, game)
            sys.stderr.write(f"{game}: {scene.tables[-1]['name']}\n")
    recruiting(scene)
    mid_action(scene)
    return scene


def shown(server: Running, scene: Scene) -> None:
    """Note of each table what each device, and a spectator, is shown last."""
    for entry in scene.tables:
        table = Opened.__new__(Opened)
        table.server, table.id = server, entry["table"]
        entry["shown"] = {}
        for cookie in ["", *entry["cookies"]]:
            with table.sit(cookie) as sitter:
                last = sitter.until(lambda said: said["is"] in ("view", "veil"))
                people = next(one for one in sitter.received if one["is"] == "people")
            facts = {"people": people["seats"], "veil": last["is"] == "veil"}
            if last["is"] == "view":
                names = ("version", "seat", "moves_made", "awaited", "ending", "take_back")
                facts |= {name: last[name] for name in names}
                facts["log"] = len(last["log"])
            entry["shown"][cookie] = facts


def main() -> None:
    """Write the SQLite file, the dump, the secrets and the traffic."""
    folder = Path(tempfile.mkdtemp())
    with running(sqlite(folder), folder / "logs") as server:
        scene = all_tables(server)
        shown(server, scene)
        server.kill()
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode=DELETE")
    whole = (folder / "tables.sqlite").read_bytes()
    (FOLDER / "tables.sqlite.gz").write_bytes(gzip.compress(whole, 9, mtime=0))
    keep("tables-sqlite-seats.jsonl.gz", scene.tables)
    for game, frames in scene.frames.items():
        keep(f"traffic-{game}.jsonl.gz", fewer(frames))
    with postgres() as url:
        with running(url, folder / "logs") as server:
            scene = all_tables(server)
            shown(server, scene)
            server.kill()
        command = [binary("pg_dump"), "--no-owner", "--no-privileges", "--inserts", "-d", url]
        dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [line for line in dump.splitlines() if not line.startswith(("\\", "--"))]
    (FOLDER / "tables.sql.gz").write_bytes(
        gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)
    )
    keep("tables-postgresql-seats.jsonl.gz", scene.tables)
    shutil.rmtree(folder)


def fewer(frames: list[Any]) -> list[Any]:
    """Everything that a client sent, and the first frames of each kind from the server."""
    seen: dict[str, int] = {}
    chosen: list[Any] = []
    for frame in frames:
        kind = frame["frame"]["is"] if frame["from"] == "server" else "client"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= (FRAMES if kind == "client" else 20):
            chosen.append(frame)
    return chosen


if __name__ == "__main__":
    main()
