"""Army lists over HTTP: what they are made of, how they are judged, and a table that uses one."""

from tests.server.running import Running

ME = {"who": "me", "name": "Guest"}
OPEN = {"who": "open"}

FAIR = "700:us_rifle_company.hq,us_rifle_company.rifle_1,us_tank_company.tank_2"
PATH = "/api/games/flames-of-war/lists"


def test_a_list_is_judged_with_its_reasons(server: Running) -> None:
    fair = server.send(PATH, {"text": FAIR})
    assert fair.json() == {"legal": True, "faults": []}
    dear = server.send(PATH, {"text": FAIR.replace("700", "300")}).json()
    assert [fault["key"] for fault in dear["faults"]] == ["list-over"]
    assert dear["faults"][0]["rule"] == "FW-2.13"


def test_strange_lists_are_refused_and_games_without_lists_say_so(server: Running) -> None:
    assert server.send(PATH, {"text": "x" * 1001}).status_code == 400
    assert server.send(PATH, {"text": 1}).status_code == 400
    assert server.send(PATH, {"list": FAIR}).status_code == 400
    assert server.ask("/api/games/medieval-battle/lists").status_code == 404
    other = server.send("/api/games/medieval-battle/lists", {"text": FAIR}).json()
    assert [fault["key"] for fault in other["faults"]] == ["no-lists"]


def test_the_pieces_of_lists_have_points_and_words(server: Running) -> None:
    companies = server.ask(PATH).json()
    rifles = next(company for company in companies if company["id"] == "us_rifle_company")
    assert [platoon["points"] for platoon in rifles["platoons"]][:2] == [45, 145]
    assert rifles["platoons"][0]["teams"][0]["say"]["key"] == "team-title"


def test_a_table_keeps_the_list_it_was_opened_with(server: Running) -> None:
    wish = {
        "game": "flames-of-war",
        "seats": {"A": ME, "B": OPEN},
        "options": {"company_a": FAIR},
    }
    opened = server.send("/api/tables", wish)
    assert opened.status_code == 201
    refused = server.send("/api/tables", {**wish, "options": {"company_a": FAIR[1:]}})
    assert refused.status_code == 400
    assert "too many" in refused.text
