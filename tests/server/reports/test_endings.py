"""How a finished game went: result, lead, turning points; never more than was promised."""

from random import Random
from typing import Any

import pytest

from sztab.bots import BOTS
from sztab.core.fate import SeededFate
from sztab.core.registry import games
from sztab.core.table import open_table
from sztab.server.rules import messages
from sztab.server.rules.keeper import Keeper
from sztab.server.rules.live_table import move_events, opening_json
from sztab.server.rules.story import LEAST_SWING, MOST_POINTS, MOST_TURNS
from tests.server.running import ARMY, Running
from tests.server.tables.test_own_tables import BOT, ME, OPEN, duel, resign


def played(game_id: str, most: int) -> messages.Tell:
    """A game of random moves to its end, or so many of them."""
    game, random = games()[game_id], Random(7)
    table = open_table(game, {}, game.seatings[0], SeededFate(random))
    while table.result is None and len(table.record.entries) < most:
        seat = table.awaited[0]
        move = BOTS["random"].choose(game, table.state, table.seats.index(seat), random)
        table.play(game.text(move), seat)
    record = table.record
    return messages.Tell(game.id, opening_json(record), move_events(record.entries), True)


def test_the_end_of_a_running_game_is_not_told(server: Running) -> None:
    table, _guest = duel(server)
    answer = server.ask(f"/api/tables/{table.id}/end", table.cookie)
    assert answer.status_code == 409
    assert answer.json()["refusal"]["key"] == "not-over"
    assert server.ask("/api/tables/none/end").status_code == 404


def moved(server: Running, **more: Any) -> str:
    """A table between two people who have raised secret armies, given up by the guest."""
    table, guest = duel(server, **more)
    with table.sit(table.cookie) as red:
        red.view()
        red.move(ARMY, 0)
    with table.sit(guest) as yellow:
        yellow.view(1)
        yellow.move("recruit 3LC 3MA 3PK 3LI 1SB", 1)
    resign(table, guest)
    return table.id


def test_the_end_tells_result_lead_and_names(server: Running) -> None:
    end = server.ask(f"/api/tables/{moved(server)}/end").json()
    assert (end["winners"], end["resigned"], end["moves"]) == (["red"], "yellow", 2)
    assert [seat["name"] for seat in end["seats"]] == ["Ann", "Ben"]
    story = end["story"]
    assert story["at"] == [0, 1, 2]
    assert story["lead"]["red"][-1] == 1.0
    assert story["lead"]["yellow"][-1] == 0.0
    assert story["ending"]["winners"] == ["red"]


def test_a_table_that_keeps_its_secrets_shows_no_lead(server: Running) -> None:
    table = moved(server, show_all_after=False)
    answer = server.ask(f"/api/tables/{table}/end")
    end = answer.json()
    assert end["hidden"] is True
    assert end["story"]["lead"] == {}
    assert end["story"]["points"] == []
    assert end["story"]["ending"]["winners"] == ["red"]
    said = answer.text.replace(table, "")  # random letters
    for sign in ("3LC", "3MA", "LI"):  # the guest's army
        assert sign not in said


def test_a_rematch_is_found_from_the_end(server: Running) -> None:
    table = server.open({"red": ME, "yellow": BOT})
    resign(table, table.cookie)
    again = server.send(f"/api/tables/{table.id}/again", {}, table.cookie).json()["table"]
    assert server.ask(f"/api/tables/{table.id}/end").json()["again"] == again


def test_an_open_seat_has_no_name_at_the_end(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    resign(table, table.cookie)
    end = server.ask(f"/api/tables/{table.id}/end").json()
    assert end["seats"][1]["name"] is None


@pytest.mark.parametrize("game", sorted(games()))
def test_the_lead_is_a_share_of_the_chance_to_win(game: str) -> None:
    answer = Keeper().answer(played(game, 60))
    assert isinstance(answer, messages.Story)
    told = answer.story
    assert len(told.at) <= MOST_POINTS + 1
    assert told.at[0] == 0
    assert told.at[-1] == told.moves
    for shares in zip(*told.lead.values(), strict=True):
        assert all(0 <= one <= 1 for one in shares)
        assert abs(sum(shares) - 1) < 0.01
    assert len(told.points) <= MOST_TURNS
    assert all(point.swing >= LEAST_SWING for point in told.points)
    assert [point.at for point in told.points] == sorted(point.at for point in told.points)
    placing = [n for n, turn in enumerate(told.turns) if turn == 0 and told.turns[-1] > 0]
    assert all(
        told.lead[seat][n] == round(1 / len(told.lead), 3) for seat in told.lead for n in placing
    )
    assert all(point.step.turn > 0 for point in told.points) or not placing
