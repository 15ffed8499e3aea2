"""Hints at the table: by what the seat knows, never against people unless all agreed to teach."""

from math import log
from random import Random
from typing import Any

import pytest

from sztab import open_table
from sztab.core.registry import games
from sztab.core.words import LANGUAGES, has_words
from tests.legacy.keeping import GAMES
from tests.server.running import ARMY, Opened, Running
from tests.server.tables.test_own_tables import BOT, ME, OPEN, duel


def ask(server: Running, table: Opened, cookie: str, version: int = 0) -> Any:
    return server.send(f"/api/tables/{table.id}/hint", {"version": version}, cookie)


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["refusal"]["key"]


def test_a_hint_against_a_bot_is_a_legal_move_with_its_reason(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    with table.sit(table.cookie) as red:
        red.view(1)  # the bot has chosen its army
        found = ask(server, table, table.cookie, 1)
        assert found.status_code == 200
        hint = found.json()
        assert hint["seat"] == "red"
        assert 0 <= hint["chance"] <= 1
        assert hint["moves"][0]["text"].startswith("recruit ")
        assert hint["moves"][0]["say"]
        assert all(rule.startswith("MB-") for rule in hint["rules"])
        assert all(reason["part"]["key"].startswith("worth-") for reason in hint["reasons"])
        red.move(hint["moves"][0]["text"], 1)


def test_no_hint_against_people_and_none_while_a_seat_is_open(server: Running) -> None:
    table, guest = duel(server)
    open_seat = server.open({"red": ME, "yellow": OPEN})
    hot_seat = server.open({"red": ME, "yellow": {"who": "me", "name": "Ben"}})
    for where, cookie in (
        (table, guest),
        (open_seat, open_seat.cookie),
        (hot_seat, hot_seat.cookie),
    ):
        with where.sit(cookie) as seat:
            seat.of("people")
            if where is hot_seat:
                seat.do("sit", seat="red")
                seat.view()
            assert refusal(ask(server, where, cookie)) == (403, "hint-against-people")


def test_a_teaching_game_gives_hints_and_tells_everybody(server: Running) -> None:
    table, guest = duel(server, teaching=True)
    for cookie in (table.cookie, guest):
        with table.sit(cookie) as seat:
            people = seat.of("people")
            assert people["teaching"] is True
            assert people["hints"] is True
    with table.sit(table.cookie) as red:
        red.view()
        assert ask(server, table, table.cookie).status_code == 200
    peeked = server.open({"red": ME, "yellow": OPEN}, teaching=True)
    invitation = server.send(
        f"/api/tables/{peeked.id}/peek", {"token": peeked.links["yellow"]}, ""
    ).json()
    assert invitation["teaching"] is True


def test_a_hint_does_not_show_what_the_seat_may_not_know(server: Running) -> None:
    """MB-4.1: armies are raised in secret; a hint to Yellow must not know Red's."""
    table, guest = duel(server, teaching=True)
    with table.sit(table.cookie) as red:
        red.view()
        red.move(ARMY, 0)
    with table.sit(guest) as yellow:
        yellow.view(1)
        answer = ask(server, table, guest, 1)
        assert answer.status_code == 200
        assert ARMY not in answer.text
        raised = [each for each in answer.json()["moves"] if each["seat"] == "red"]
        assert raised == []


def test_hints_are_refused_to_strangers_and_out_of_turn_and_for_another_version(
    server: Running,
) -> None:
    table, guest = duel(server, teaching=True)
    assert refusal(ask(server, table, "")) == (403, "not-your-seat")
    with table.sit(table.cookie) as red:
        red.view()
        assert refusal(ask(server, table, table.cookie, 7)) == (409, "stale")
        red.move(ARMY, 0)
        assert refusal(ask(server, table, table.cookie, 1)) == (409, "hint-not-your-turn")
    bodies: list[Any] = [{}, {"version": -1}, {"version": "1"}, {"version": 1, "more": 2}, []]
    for body in bodies:
        answer = server.send(f"/api/tables/{table.id}/hint", body, guest)
        assert refusal(answer) == (400, "not-a-command")
    assert refusal(server.send("/api/tables/none/hint", {"version": 0}, guest)) == (
        404,
        "no-such-table",
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_evaluation_have_words_and_add_up(game: str) -> None:
    rules = games()[game]
    table = open_table(rules, seed=3)
    for _move in range(40):
        state = table.state
        for seat in range(len(table.seats)):
            parts = rules.worth_by_part(state, seat)
            total, value = sum(parts.values()), rules.evaluate(state, seat)
            if abs(value) < 0.94:  # else it is cut off
                odds = log((1 + value) / (1 - value))
                assert total == pytest.approx(odds, abs=1e-6)
            assert len(parts) >= 4
            for part in parts:
                assert all(has_words(rules, language, part) for language in LANGUAGES)
        mover = table.awaited[0]
        move = rules.propose(state, table.seats.index(mover), Random(1), 1)[0]
        table.play(rules.text(move), mover)
