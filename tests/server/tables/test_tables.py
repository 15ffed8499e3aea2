"""A table from its opening to its end: seats, moves, undo, agreement, resignation."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event

from sztab.core.data.dataset import data_text, text_hash
from sztab.core.registry import find_game
from sztab.server.live.hub import Hub
from sztab.server.seats.lobby import lobby
from sztab.server.settings import Settings
from tests.server.battles import ME, OPEN, battle, begun
from tests.server.running import ARMY, BATTLE, Opened, Running, cookie_of, running, sqlite

BOT = {"who": "bot", "bot": "random"}


def test_the_server_is_healthy(server: Running) -> None:
    assert server.ask("/health").json() == {"healthy": True}


def test_games_are_listed_with_seats_and_options_but_no_option_that_names_a_file(
    server: Running,
) -> None:
    found = {game["id"]: game for game in server.ask("/api/games").json()}
    assert {"medieval-battle", "stand-at-mortain", "race-to-the-rhine"} <= set(found)
    for game in found.values():
        for option in game["options"]:
            assert option["name"] != "data" or option["choices"] == ["", "tuned"]
        assert game["about"]["key"]
        assert game["reconstructed"]["key"]
    assert [seat["say"]["key"] for seat in found[BATTLE]["seats"]] == ["red", "yellow"]
    assert server.ask(f"/api/games/{BATTLE}").json() == found[BATTLE]


def test_where_a_file_could_be_named_the_form_offers_what_has_a_name(server: Running) -> None:
    game = server.ask("/api/games/flames-of-war").json()
    options = {option["name"]: option for option in game["options"]}
    assert options["mission"]["choices"][0] == "starter_crossroads"
    assert options["company_a"]["choices"][:2] == ["", "us_tank_company"]
    for language in ("en", "pl"):
        words = server.ask(f"/api/games/flames-of-war/words/{language}").text
        for name in ("mission", "company_a", "company_b"):
            assert options[name]["say"]["key"] == f"option-{name}-online"
            for choice in options[name]["choices"]:
                assert f"\noption-{name}-{choice} = " in words
    wish = {"game": "flames-of-war", "seats": dict.fromkeys(game["seatings"][0], ME)}
    file = server.send("/api/tables", wish | {"options": {"mission": "/tmp/mine.json"}})
    assert file.json()["refusal"]["key"] == "option-refused"
    good = wish | {"options": {"company_a": "starter_german", "mission": "starter_crossroads"}}
    assert server.send("/api/tables", good).status_code == 201


@pytest.mark.parametrize("id", ["flames-of-war", "race-to-the-rhine", "stand-at-mortain"])
def test_a_tuned_data_set_is_chosen_by_its_name_and_goes_with_the_record(
    server: Running, id: str
) -> None:
    game = server.ask(f"/api/games/{id}").json()
    offered = next(option for option in game["options"] if option["name"] == "data")
    assert offered["say"]["key"] == "option-data-online"
    for language in ("en", "pl"):
        words = server.ask(f"/api/games/{id}/words/{language}").text
        for choice in offered["choices"]:
            assert f"\noption-data-{choice} = " in words
    wish = {"game": id, "seats": dict.fromkeys(game["seatings"][0], ME)}
    table = Opened(server, server.send("/api/tables", wish | {"options": {"data": "tuned"}}))
    record = server.ask(f"/api/tables/{table.id}/record", table.cookie).json()
    tuned = text_hash(data_text(find_game(id), "tuned")[0])
    assert (record["options"]["data"], record["data"]) == ("tuned", tuned)
    assert server.send("/api/tables/import", {"record": record}).status_code == 201
    for other in ("", tuned, "data-tuned.json", "../data/data-tuned.json"):
        answer = server.send("/api/tables", wish | {"options": {"data": other}})
        assert answer.status_code == (400 if other else 201)


def test_words_rules_and_bots_are_there(server: Running) -> None:
    polish = server.ask(f"/api/games/{BATTLE}/words/pl").text
    assert "stale =" in polish
    assert "phase-recruiting = Zaciąg wojska" in polish
    blocks = server.ask(f"/api/games/{BATTLE}/rules").json()["blocks"]
    assert {block.get("rule") for block in blocks} >= {"MB-6.1", "MB-6.2"}
    linked = [span.get("rule") for block in blocks for cell in block["spans"] for span in cell]
    assert "MB-6.2" in linked
    polish_rules = server.ask(f"/api/games/{BATTLE}/rules?lang=pl").json()
    assert polish_rules["language"] == "pl"
    assert {block.get("rule") for block in polish_rules["blocks"]} >= {"MB-6.1", "MB-6.2"}
    assert server.ask(f"/api/games/{BATTLE}/rules?lang=../x").status_code == 404
    assert [bot["name"] for bot in server.ask("/api/bots").json()][:2] == ["random", "greedy"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/chess/rules",
        f"/api/games/{BATTLE}/words/de",
        "/api/nonsense",
        "/api/tables/nonsense/record",
    ],
)
def test_what_is_not_there_is_refused_in_words(server: Running, path: str) -> None:
    answer = server.ask(path)
    assert answer.status_code == 404
    assert answer.json()["refusal"]["key"].startswith("no-such-")


def test_two_people_play_and_each_sees_its_own_side(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        first = red.view()
        assert (first["seat"], first["awaited"]) == ("red", ["red", "yellow"])
        assert yellow.view()["seat"] == "yellow"
        after = red.move(ARMY, 0)
        assert after["table"]["army"]
        seen = yellow.view(1)
        assert "army" not in seen["table"]
        assert seen["awaited"] == ["yellow"]
        assert seen["log"][-1]["seat"] == "red"


def test_secret_choices_at_the_same_time_do_not_make_each_other_stale(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        assert red.move(ARMY, 0)["is"] == "view"
        assert yellow.move(ARMY, 0)["is"] == "view"
        assert red.view(2)["step"]["phase"]["key"] == "phase-deploying"


def test_a_move_in_an_old_position_is_stale_and_the_new_one_comes_along(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.move(ARMY, 0)
        yellow.move(ARMY, 1)
        view = red.view(2)
        mover = red if view["offers"] else yellow
        view = view if view["offers"] else yellow.view(2)
        mover.move(view["offers"][0]["text"], 2)
        refused = mover.move(view["offers"][1]["text"], 2)
        assert refused["stale"] is True
        assert mover.view()["version"] == 3


def test_the_same_move_sent_twice_is_made_once(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.move(ARMY, 0)
        assert red.move(ARMY, 0)["version"] == 1


def test_a_refused_move_changes_nothing_and_cites_its_rule(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        refused = red.move("pass", 0)
        assert refused["refusal"]["rule"] == "MB-4.1"
        assert refused["version"] == 0


def test_undo_takes_a_move_back_and_says_what_redo_would_play(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        view = red.move(ARMY, 0)
        assert (view["undo"]["to"], view["undo"]["all"]) == (0, 0)
        assert len(view["undo"]["texts"]) == 1
        red.do("undo", to=0, version=1)
        back = red.view(2)
        assert back["moves_made"] == 0
        assert "army" not in back["table"]
        assert back["undo"]["refusal"]["key"] == "undo-nothing"


def test_a_take_back_needs_the_others_consent_and_leaves_a_line(server: Running) -> None:
    with begun(server) as (_table, red, yellow):
        red.do("take-back", to=0, version=2)
        asked = yellow.view(3)["take_back"]
        assert asked == {"by": "red", "to": 0, "lost": 2, "waits_for": ["yellow"]}
        yellow.do("answer", yes=False, version=3)
        assert red.view(4)["take_back"] is None
        red.do("take-back", to=0, version=4)
        yellow.view(5)
        yellow.do("answer", yes=True, version=5)
        back = red.view(6)
        assert back["moves_made"] == 0
        assert back["log"][-1]["said"][0]["key"] == "took-back"


def test_a_free_take_back_asks_nobody(server: Running) -> None:
    with begun(server, free_take_back=True) as (_table, red, yellow):
        red.do("take-back", to=0, version=2)
        assert yellow.view(3)["moves_made"] == 0


def test_who_resigns_of_two_has_lost_and_a_rematch_keeps_the_seats(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.view()
        red.do("resign", version=0)
        ending = yellow.view(1)["ending"]
        assert ending["winners"] == ["yellow"]
        assert ending["places"] == [["yellow"], ["red"]]
        answer = server.send(f"/api/tables/{table.id}/again", {}, table.cookie)
        assert answer.status_code == 201
        rematch = yellow.until(lambda one: one["is"] == "people" and "again" in one)["again"]
        assert rematch == answer.json()["table"]
        entered = server.send(f"/api/tables/{rematch}/enter", {}, guest)
        assert entered.json() == {"seats": ["yellow"]}
        assert cookie_of(entered)


def test_of_three_a_bot_takes_the_seat_of_who_resigns(server: Running) -> None:
    seats = {"red": ME, "white": BOT, "blue": BOT}
    table = server.open(seats, "race-to-the-rhine")
    with table.sit(table.cookie) as red:
        view = red.view()
        while not view["offers"]:
            view = red.view(view["version"] + 1)
        red.do("resign", version=view["version"])
        red.until(
            lambda one: (
                one["is"] == "people"
                and [seat["kind"] for seat in one["seats"]] == ["bot", "bot", "bot"]
            )
        )
        assert red.view(view["version"] + 3)["ending"] is None


def test_a_bot_plays_its_seat(server: Running) -> None:
    table = server.open({"red": ME, "yellow": {"who": "bot", "bot": "greedy"}})
    with table.sit(table.cookie) as red:
        view = red.view(1)
        assert view["moves_made"] == 1
        assert view["awaited"] == ["red"]


def test_chat_reaches_everybody_and_spectators_only_listen(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow, table.sit() as watching:
        red.view()
        for one in (yellow, watching):
            one.of("chat")
        red.do("chat", text="Good  luck\u202e!")
        for one in (yellow, watching):
            (line,) = one.of("chat")["lines"]
            assert (line["name"], line["text"]) == ("Red", "Good luck!")
        watching.do("chat", text="Hello")
        assert watching.of("refused")["refusal"]["key"] == "not-your-seat"
    with table.sit(guest) as yellow:
        assert [line["text"] for line in yellow.of("chat")["lines"]] == ["Good luck!"]


def test_the_lobby_shows_own_tables_and_free_seats(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN}, listed=True, title="Open to all")
    own = server.ask("/api/tables", table.cookie).json()
    assert [one["table"] for one in own["own"]] == [table.id]
    assert own["own"][0]["my_turn"] is True
    listed = server.ask("/api/tables").json()["open"]
    assert "Open to all" in [one["title"] for one in listed]
    answer = server.send(f"/api/tables/{table.id}/enter", {"seat": "yellow", "name": "Guest"})
    assert answer.json() == {"seats": ["yellow"]}
    again = server.send(f"/api/tables/{table.id}/enter", {"seat": "yellow", "name": "Other"})
    assert again.status_code == 409
    assert table.id not in [one["table"] for one in server.ask("/api/tables").json()["open"]]


def test_the_lobby_of_many_cookies_asks_the_database_a_handful_of_questions(
    server: Running, tmp_path: Path
) -> None:
    tables = [server.open({"red": ME, "yellow": OPEN}) for _table in range(12)]
    own = server.ask("/api/tables", "; ".join(one.cookie for one in tables)).json()["own"]
    assert [one["table"] for one in own] == [one.id for one in reversed(tables)]
    for one in own:
        assert [(seat["seat"], seat.get("mine", False)) for seat in one["seats"]] == [
            ("red", True),
            ("yellow", False),
        ]
    strange = tables[0].cookie.replace(tables[0].id, tables[1].id)  # of another table
    assert server.ask("/api/tables", strange).json()["own"] == []
    questions = asyncio.run(_questions_of_a_lobby(tmp_path, 150))
    assert questions <= 5


async def _questions_of_a_lobby(folder: Path, cookies: int) -> int:
    """How many statements one lobby with so many cookies sends to the database."""
    hub = Hub(Settings(db=sqlite(folder)))
    hub.storage.open()
    statements: list[str] = []
    event.listen(
        hub.storage._readers,
        "before_cursor_execute",
        lambda *given: statements.append(given[2]),
    )
    await lobby(hub, {f"t{n}": f"{n:064}" for n in range(cookies)})
    hub.storage.close()
    return len(statements)


def test_a_table_that_is_full_takes_no_move_but_a_resignation(tmp_path: Path) -> None:
    few = "from sztab.games.medieval_battle import GAME; type(GAME).most_moves = 1"
    with running(sqlite(tmp_path), tmp_path / "logs", before=few) as server:
        table, guest = battle(server)
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            assert red.move(ARMY, 0)["is"] == "view"
            yellow.view(1)
            refusal = yellow.move(ARMY, 1)["refusal"]
            assert (refusal["key"], refusal["args"]) == ("table-full", {"most": 1})
            yellow.do("resign", version=1)
            assert yellow.view(2)["ending"]["winners"] == ["red"]


def test_presence_is_told(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red:
        people = red.of("people")
        assert people["host"] is True
        assert [seat.get("here", False) for seat in people["seats"]] == [True, False]
        with table.sit(guest), table.sit():
            red.until(  # in whatever order the two have come
                lambda one: (
                    one["is"] == "people"
                    and one["spectators"] == 1
                    and all(seat.get("here") for seat in one["seats"])
                )
            )
        red.until(lambda one: one["is"] == "people" and not one["seats"][1].get("here"))


def test_a_guided_table_says_so_to_everybody_who_comes(server: Running) -> None:
    guided = server.open({}, training=True)
    for cookie in (guided.cookie, guided.cookie, ""):  # opened, loaded anew, on another device
        with guided.sit(cookie) as one:
            assert one.of("people")["training"] is True
    plain, _guest = battle(server)
    with plain.sit(plain.cookie) as one:
        assert "training" not in one.of("people")


def test_why_odds_and_unknown_questions_are_answered(server: Running) -> None:
    table = server.open({"german": ME, "us": BOT}, "stand-at-mortain")
    with table.sit(table.cookie) as german:
        view = german.view()
        while not view["offers"]:
            view = german.view(view["version"] + 1)
        german.do("ask", id=1, question="why", args={"picks": ["us-120"]})
        answer = german.of("answered")
        assert (answer["id"], answer["refusal"]["rule"][:3]) == (1, "SM-")
        german.do("ask", id=2, question="reach", args={})
        assert german.of("answered")["refusal"]["key"] == "no-such-question"
        german.do("ask", id=3, question="odds", args={"move": view["offers"][0]["text"]})
        answer = german.of("answered")
        assert (
            answer.get("answer", {}).get("chances") or answer["refusal"]["key"] == "too-many-odds"
        )
        german.do("ask", id=4, question="why", args={"picks": 7})
        assert german.of("refused")["refusal"]["key"] == "not-a-command"
