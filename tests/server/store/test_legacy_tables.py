"""Tables of the first edition: opened by this server, come back to by their people, played on."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.legacy.databases import fill_postgresql, lay_sqlite
from tests.legacy.keeping import kept
from tests.server.postgres import postgres
from tests.server.running import Opened, Running, Sitter, running

OUTCOME = ("places", "winners", "scores")
KINDS = ("sqlite", "postgresql")


def full(value: str) -> Any:
    """A value that only long runs try."""
    return pytest.param(value, marks=pytest.mark.full)


@pytest.fixture(scope="module", params=KINDS)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server on a first-edition database, and the secrets of its seats by name and game."""
    folder = tmp_path_factory.mktemp("legacy")
    secrets = {
        (one["game"], one["name"]): one for one in kept(f"tables-{request.param}-seats.jsonl.gz")
    }
    if request.param == "sqlite":
        with running(lay_sqlite(folder), folder / "logs") as server:
            yield server, secrets
    else:
        with postgres() as url:
            fill_postgresql(url)
            with running(url, folder / "logs", workers=2) as server:
                yield server, secrets


def at(server: Running, one: Any) -> Opened:
    """A table by its entry in the list of secrets."""
    table = Opened.__new__(Opened)
    table.server, table.id, table.links, table.cookie = server, one["table"], one["links"], ""
    return table


def test_every_table_is_shown_to_everybody_as_it_was_left(old: Any) -> None:
    server, secrets = old
    assert {game for game, _name in secrets} == {
        *("flames-of-war", "medieval-battle", "race-to-the-rhine", "stand-at-mortain")
    }
    for key, one in secrets.items():
        bots = any(seat.get("bot") for seat in one["shown"][""]["people"])
        for cookie, before in one["shown"].items():
            with at(server, one).sit(cookie) as sitter:
                now = sitter.until(lambda said: said["is"] in ("view", "veil"))
                people = next(said for said in sitter.received if said["is"] == "people")
            names = [(seat["seat"], seat["name"], seat["kind"]) for seat in before["people"]]
            assert [(s["seat"], s["name"], s["kind"]) for s in people["seats"]] == names, key
            mine = [seat["seat"] for seat in people["seats"] if seat.get("mine")]
            assert mine == one["cookies"].get(cookie, []), key
            if bots and before.get("ending") is None:
                continue  # bots have gone on since
            if now["is"] == "veil":  # a server that begins anew knows nobody's eyes
                assert before["veil"] or len(mine) > 1, key
                continue
            for fact in ("version", "seat", "moves_made", "awaited", "take_back"):
                assert now.get(fact) == before.get(fact), (key, fact)
            assert _outcome(now) == _outcome(before), key
            assert len(now.get("log", [])) >= before.get("log", 0), key


def _outcome(view: Any) -> Any:
    """How a game ended, whatever the words for it."""
    ending = view["ending"]
    return None if ending is None else {name: ending[name] for name in OUTCOME}


def test_old_links_and_cookies_do_what_they_did(old: Any) -> None:
    server, secrets = old
    for (_game, name), one in secrets.items():
        table = at(server, one)
        for token in one["withdrawn"]:
            answer = server.send(f"/api/tables/{table.id}/enter", {"token": token})
            assert answer.status_code == 403
        if name in ("new link", "rematch"):  # a link that nobody has used yet
            seat, *_others = one["links"]
            cookie = table.enter(seat)
            with table.sit(cookie) as sitter:
                sitter.of("view")
                (people,) = [said for said in sitter.received if said["is"] == "people"][-1:]
                assert [s["seat"] for s in people["seats"] if s.get("mine")] == [seat]
    cookies = "; ".join(cookie for one in secrets.values() for cookie in one["cookies"])
    lobby = server.ask("/api/tables", cookies).json()
    held = {one["table"] for one in secrets.values() if one["cookies"]}
    assert {one["table"] for one in lobby["own"]} == held
    listed = {one["table"] for (_game, name), one in secrets.items() if name == "listed"}
    assert listed <= {one["table"] for one in lobby["own"] + lobby["open"]}


def test_a_link_that_was_used_in_the_first_edition_opens_nothing_now(old: Any) -> None:
    server, secrets = old
    tried = 0
    for (_game, name), one in secrets.items():
        if name != "by link":
            continue
        for token in one["links"].values():
            for cookie in ("", next(iter(one["cookies"]))):  # a stranger's, and the host's
                path = f"/api/tables/{one['table']}/enter"
                answer = server.send(path, {"token": token, "name": "Late"}, cookie)
                assert answer.json()["refusal"]["key"] == "seat-taken"
                assert "set-cookie" not in answer.headers
                tried += 1
    assert tried >= 8


def test_people_of_the_first_edition_get_recovery_codes(old: Any) -> None:
    server, secrets = old
    one = secrets["stand-at-mortain", "by link"]
    for cookie, seats in one["cookies"].items():
        code = server.send(f"/api/tables/{one['table']}/code", {}, cookie).json()["code"]
        answer = server.send("/api/recover", {"code": code})
        assert answer.json() == {"table": one["table"], "seats": seats}


@pytest.mark.parametrize(
    "name", ["hot seat", *(full(name) for name in ("imported", "training", "against bots"))]
)
def test_an_old_table_is_played_on(old: Any, name: str) -> None:
    server, secrets = old
    for game in ("medieval-battle", "race-to-the-rhine", "stand-at-mortain", "flames-of-war"):
        one = secrets[game, name]
        (cookie,) = one["cookies"]
        with at(server, one).sit(cookie) as sitter:
            _play(sitter, 6)


@pytest.mark.parametrize(
    "game", ["stand-at-mortain", *(full(game) for game in ("medieval-battle", "race-to-the-rhine"))]
)
def test_an_old_table_is_played_to_its_end(old: Any, game: str) -> None:
    server, secrets = old
    (cookie,) = secrets[game, "imported"]["cookies"]
    with at(server, secrets[game, "imported"]).sit(cookie) as sitter:
        assert _play(sitter, 5000)["ending"] is not None


@pytest.mark.full
def test_an_old_table_of_flames_of_war_is_played_to_its_end(old: Any) -> None:
    server, secrets = old
    one = secrets["flames-of-war", "mid-assault"]
    (cookie,) = one["cookies"]
    with at(server, one).sit(cookie) as sitter:
        assert _play(sitter, 5000)["ending"] is not None


def test_what_was_asked_and_chosen_before_is_gone_on_with(old: Any) -> None:
    server, secrets = old
    one = secrets["medieval-battle", "secret recruiting"]
    _red, yellow = one["cookies"]
    with at(server, one).sit(yellow) as sitter:
        view = sitter.view()
        assert view["awaited"] == ["yellow"]
        after = sitter.move("recruit 3LC 3MA 3PK 3LI 1SB", view["version"])
        assert after["table"]["stage"] == "deploying"
    one = secrets["stand-at-mortain", "by link"]
    views = {}
    for cookie, (seat,) in one["cookies"].items():
        with at(server, one).sit(cookie) as sitter:
            view = sitter.view()
            if seat in view["take_back"]["waits_for"]:
                sitter.do("answer", yes=True, version=view["version"])
                views[seat] = sitter.view(view["version"] + 1)
                assert views[seat]["moves_made"] == view["take_back"]["to"]
    assert views


def _play(sitter: Sitter, most: int) -> Any:
    """Make offered moves for whoever the device shows, *most* of them or to the end."""
    chance = random.Random(1)
    made, view = 0, sitter.until(lambda said: said["is"] in ("view", "veil"))
    while made < most:
        if view["is"] == "veil":
            sitter.do("sit", seat=view["seat"])
        elif view["ending"] is not None:
            break
        elif view["offers"]:
            whole = [o for o in view["offers"] if not o.get("part") and not o.get("counts")]
            texts = [offer["text"] for offer in whole] or _suggested(sitter)
            text = chance.choice(texts)
            sitter.do("move", move=text, version=view["version"])
            made += 1
        view = sitter.until(lambda said: said["is"] in ("view", "veil", "refused"))
        if view["is"] == "refused":
            assert view.get("stale"), view
            view = sitter.view()
    return view


def _suggested(sitter: Sitter) -> list[str]:
    """Whole orders where only their beginnings are offered."""
    sitter.do("ask", id=1, question="suggest", args={})
    answer: list[str] = sitter.of("answered")["answer"]
    return answer
