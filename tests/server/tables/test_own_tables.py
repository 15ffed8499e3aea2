"""A person's own games in the lobby: whose turn, who won, put away, deleted; games to watch."""

from typing import Any

from tests.server.running import ARMY, Message, Opened, Running

ME = {"who": "me", "name": "Ann"}
OPEN = {"who": "open"}
BOT = {"who": "bot", "bot": "random"}


def duel(server: Running, **more: Any) -> tuple[Opened, str]:
    """A table with two people."""
    table = server.open({"red": ME, "yellow": OPEN}, **more)
    return table, table.enter("yellow", "Ben")


def resign(table: Opened, cookie: str) -> None:
    with table.sit(cookie) as one:
        one.do("resign", version=one.view()["version"])
        one.until(lambda view: view["is"] == "view" and view["ending"] is not None)


def own(server: Running, table: Opened, cookie: str) -> Message | None:
    lines = server.ask("/api/tables", cookie).json()["own"]
    return next((line for line in lines if line["table"] == table.id), None)


def test_the_lobby_says_whose_turn_it_is_and_who_won(server: Running) -> None:
    table, guest = duel(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.move(ARMY, 0)
    for cookie, mine in ((table.cookie, False), (guest, True)):
        line = own(server, table, cookie)
        assert line is not None
        assert (line["awaited"], line["my_turn"]) == (["yellow"], mine)
        assert line["winners"] is None
    resign(table, guest)
    line = own(server, table, table.cookie)
    assert line is not None
    assert (line["over"], line["winners"]) == (True, ["red"])


def test_a_game_is_put_away_for_one_person_and_brought_back(server: Running) -> None:
    table, guest = duel(server)
    path = f"/api/tables/{table.id}/archive"
    for archived in (True, False):
        assert server.send(path, {"archived": archived}, table.cookie).status_code == 200
        mine, theirs = own(server, table, table.cookie), own(server, table, guest)
        assert mine is not None
        assert theirs is not None
        assert (mine["archived"], theirs["archived"]) == (archived, False)
    assert server.send(path, {"archived": True}).status_code == 403
    assert server.send(path, {"archived": 1}, table.cookie).status_code == 400


def test_a_host_who_plays_alone_deletes_the_whole_table(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    line = own(server, table, table.cookie)
    assert line is not None
    assert line["delete"] == "table"
    path = f"/api/tables/{table.id}/delete"
    assert server.send(path, {"what": "table"}).status_code == 403
    with table.sit(table.cookie) as red:
        red.view()
        done = server.send(path, {"what": "table"}, table.cookie)
        assert done.status_code == 200
        assert f"seat-{table.id}=" in done.headers["set-cookie"]
        assert "Max-Age=0" in done.headers["set-cookie"]
        assert red.of("gone")["say"]["key"] == "table-deleted"
    assert own(server, table, table.cookie) is None
    assert server.ask(f"/api/tables/{table.id}/record").status_code == 404
    assert server.send(path, {"what": "table"}, table.cookie).status_code == 404


def test_nobody_deletes_a_game_that_others_play(server: Running) -> None:
    table, guest = duel(server)
    for cookie in (table.cookie, guest):
        line = own(server, table, cookie)
        assert line is not None
        assert line["delete"] == "no"
        for what in ("table", "view"):
            answer = server.send(f"/api/tables/{table.id}/delete", {"what": what}, cookie)
            assert answer.status_code == 409
            assert answer.json()["refusal"]["key"] == "delete-refused"
    resign(table, guest)  # now it is over: each may give up their own access, and no more
    path = f"/api/tables/{table.id}/delete"
    assert server.send(path, {"what": "table"}, table.cookie).status_code == 409
    assert server.send(path, {"what": "view"}, table.cookie).status_code == 200
    assert own(server, table, table.cookie) is None
    line = own(server, table, guest)
    assert line is not None
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Ben"]
    with table.sit(table.cookie) as gone, table.sit(guest) as there:
        assert gone.view()["seat"] is None
        assert there.view()["seat"] == "yellow"


def test_only_games_that_agree_are_listed_to_be_watched(server: Running) -> None:
    seats = {"red": ME, "yellow": BOT}
    shown = server.open(seats, watch=True, title="Watch us")
    hidden = server.open(seats, title="Between us")
    listed = server.open(seats, listed=True, title="No free seat")
    lobby = server.ask("/api/tables").json()
    watch = {line["table"] for line in lobby["watch"]}
    assert shown.id in watch
    everything = str(lobby)
    assert hidden.id not in everything
    assert listed.id not in everything
    resign(shown, shown.cookie)
    assert shown.id not in str(server.ask("/api/tables").json())


def test_an_invitation_says_that_the_game_may_be_watched(server: Running) -> None:
    for watch in (True, False):
        table = server.open({"red": ME, "yellow": OPEN}, watch=watch)
        peek = {"token": table.links["yellow"]}
        said = server.send(f"/api/tables/{table.id}/peek", peek).json()
        assert (said["watch"], said["inviter"], said["saved"]) == (watch, "Ann", False)


def test_a_deleted_rematch_leaves_no_dead_link(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    resign(table, table.cookie)
    answer = server.send(f"/api/tables/{table.id}/again", {}, table.cookie)
    rematch = Opened(server, answer)
    path = f"/api/tables/{rematch.id}/delete"
    assert server.send(path, {"what": "table"}, rematch.cookie).status_code == 200
    with table.sit(table.cookie) as red:
        assert red.of("people").get("again") is None


def test_every_shipped_game_says_how_long_it_takes(server: Running) -> None:
    for game in server.ask("/api/games").json():
        least, most = game["minutes"]
        assert 0 < least < most
        assert 1 <= game["weight"] <= 5
