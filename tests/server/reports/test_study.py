"""Study tables: positions of strangers, checked, moved in, kept; and puzzles."""

import json
from typing import Any

import pytest

from sztab import find_game
from tests.server.running import BATTLE, Running

GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"]
DUEL = {
    "map": "RS",
    "side": "yellow",
    "units": [
        {"id": "Y-LC1", "at": "4,-3", "mp": 3},
        {"id": "R-SB1", "at": "5,-3", "mp": 3, "strength": 2},
    ],
}


def look(server: Running, game: str = BATTLE, **more: Any) -> Any:
    return server.send("/api/study/look", {"game": game} | more)


@pytest.mark.parametrize("game", GAMES)
def test_a_study_begins_with_a_position_that_can_be_set_up_again(
    game: str, server: Running
) -> None:
    begun = look(server, game)
    assert begun.status_code == 200, begun.text
    view = begun.json()
    assert view["game"] == game
    assert view["offers"]
    assert view["seat"] in view["awaited"]
    again = look(server, game, position=view["position"]).json()
    assert again["position"] == view["position"]
    assert again["table"] == view["table"]


def test_a_move_can_be_tried_and_what_it_tells_is_shown(server: Running) -> None:
    view = look(server, position=DUEL).json()
    assert "attack LC1 5,-3" in [offer["text"] for offer in view["offers"]]
    after = look(server, position=view["position"], move="attack LC1 5,-3").json()
    assert [one["key"] for one in after["said"]] == ["attacks"]
    assert after["seat"] == "red"
    assert after["offers"][0]["text"] == "stand"


def test_a_refused_move_names_its_rule(server: Running) -> None:
    refusal = look(server, position=DUEL, move="march LC1 5,-3")
    assert refusal.status_code == 400
    assert refusal.json()["refusal"] == {
        "key": "enemy-in-the-way",
        "args": refusal.json()["refusal"]["args"],
        "rule": "MB-7.4",
    }


def test_why_not_is_asked_by_picks(server: Running) -> None:
    asked = {"game": BATTLE, "position": DUEL, "seat": "yellow", "picks": ["Y-LC1", "-4,-1"]}
    found = server.send("/api/study/why", asked)
    assert found.status_code == 200
    assert found.json()["refusal"]["rule"].startswith("MB-")


@pytest.mark.parametrize(
    ("game", "position", "place"),
    [
        (BATTLE, {"units": [{"id": "Y-LC1", "at": "40,-3"}]}, "units[Y-LC1].at"),
        (BATTLE, {"side": "green"}, "side"),
        ("stand-at-mortain", {"units": {"ge-102": "9999"}}, "units.ge-102"),
        ("race-to-the-rhine", {"corps": {"R-I": {"at": "nowhere"}}}, "corps.R-I.at"),
        (
            "flames-of-war",
            {"platoons": [{"side": "A", "teams": [{"id": 1, "type": "x", "at": [1, 2, 3]}]}]},
            "platoon 1, team 1",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(
    game: str, position: Any, place: str, server: Running
) -> None:
    found = look(server, game, position=position)
    assert found.status_code == 400
    refusal = found.json()["refusal"]
    assert refusal["key"] == "position-refused"
    assert refusal["args"]["place"] == place
    assert refusal["args"]["why"]


@pytest.mark.parametrize(
    "position",
    [
        [],
        "x",
        5,
        {"units": [[]] * 2000},
        {"data": "../../etc/passwd"},
        {"options": {"data": "own.json"}},
        {"map": "x" * 5000},
        {"units": [{"id": "R-HC1", "at": "0,0"}] * 500},
    ],
)
def test_positions_that_are_none_are_refused(position: Any, server: Running) -> None:
    found = look(server, position=position)
    assert found.status_code == 400, found.text[:300]


def test_a_study_is_kept_and_found_by_its_link(server: Running) -> None:
    wish = {
        "game": BATTLE,
        "position": DUEL,
        "seat": "yellow",
        "title": "The\u200b bridge",
        "comment": "Attack or wait?\nLook at the hill.",
        "arrows": [["Y-LC1", "5,-3"]],
    }
    kept = server.send("/api/study", wish)
    assert kept.status_code == 201, kept.text
    found = server.ask(f"/api/study/{kept.json()['study']}").json()
    assert found["position"] == DUEL
    assert (found["title"], found["comment"]) == ("The bridge", wish["comment"])
    assert found["arrows"] == [["Y-LC1", "5,-3"]]


@pytest.mark.parametrize(
    "change",
    [
        {"position": {"side": "green"}},
        {"title": "x" * 61},
        {"comment": "x" * 4001},
        {"arrows": [["a", "b"]] * 65},
        {"arrows": [["a", "b", "c"]]},
        {"arrows": [["a" * 65, "b"]]},
        {"game": "chess"},
        {"more": 1},
    ],
)
def test_what_does_not_fit_is_not_kept(change: Any, server: Running) -> None:
    wish = {"game": BATTLE, "position": DUEL} | change
    assert server.send("/api/study", wish).status_code in (400, 404)


@pytest.mark.parametrize("id", ["nothing", "a.b", "x" * 40, "%00"])
def test_no_other_link_leads_to_a_study(id: str, server: Running) -> None:
    assert server.ask(f"/api/study/{id}").status_code == 404


def test_pages_of_other_sites_keep_nothing(server: Running) -> None:
    wish = {"game": BATTLE, "position": DUEL}
    assert server.send("/api/study", wish, origin="https://evil.example").status_code == 403


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_come_without_their_solutions(game: str, server: Running) -> None:
    found = server.ask(f"/api/games/{game}/puzzles")
    assert found.status_code == 200
    for one in found.json():
        assert "solution" not in one
        rules = find_game(game)
        assert one["seat"] in rules.seats(rules.load(one["position"]))
    if found.json():
        first = found.json()[0]["puzzle"]
        path = f"/api/games/{game}/puzzles/{first}"
        wrong = server.send(path, {"move": "nothing at all"}).json()
        assert (wrong["right"], wrong["solution"]) == (False, [])
        given_up = server.send(path, {"move": ""}).json()
        assert not given_up["right"]
        right = server.send(path, {"move": given_up["solution"][0]["text"]}).json()
        assert right["right"]
        assert right["chance"] > right["other_chance"]
        assert right["solution"][0]["say"]
        assert right["other"]
    for one in json.loads((find_game(game).folder() / "puzzles.json").read_text("utf-8")):
        path = f"/api/games/{game}/puzzles/{one['id']}"
        for move in one.get("also", ())[:1]:
            assert server.send(path, {"move": move}).json()["right"]
        for move in one.get("later", ())[:1]:
            tried = server.send(path, {"move": move}).json()
            assert (tried["right"], tried["harmless"], tried["solution"]) == (False, True, [])
    assert server.send(f"/api/games/{game}/puzzles/none", {"move": "x"}).status_code == 404
