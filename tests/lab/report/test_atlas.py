"""Heat on the map: what replays show is counted where it happened, for every game."""

from pathlib import Path
from random import Random

import pytest

from sztab.core import registry
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import validated
from sztab.lab.report.atlas import ATLASES, find_atlas
from sztab.lab.report.atlas.atlas import LETTER, NAMES_ACROSS, placed
from sztab.lab.report.atlas.flames_of_war import FlamesOfWarAtlas
from sztab.lab.report.figures import run_and_charts
from sztab.lab.report.heat import ground, heat
from sztab.lab.report.page import Page
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.run import Crew, run
from tests.toy import STONES


def opening(game: AnyGame) -> tuple[object, object]:
    options = validated(game.id, game.options(), {})
    state = game.new(options, game.seatings[0], SeededFate(Random(1)))
    return game.view(state, None), game.dump(state)


def test_names_on_a_map_do_not_cover_each_other_or_leave_it() -> None:
    names = [(50.0, 50.0, "Metz"), (51.0, 50.0, "Nancy"), (99.0, 99.0, "Strasbourg")]
    names += [(50.0, 50.5, f"name {n}") for n in range(9)]  # more than there is room for
    found = list(placed(names, (0.0, 0.0, 100.0, 100.0), 3.0))
    assert [text for _x, _y, text in found[:3]] == ["Metz", "Nancy", "Strasbourg"]
    assert len(found) < len(names)
    high = 100 / NAMES_ACROSS
    boxes = [(x, y, LETTER * high * len(text)) for x, y, text in found]
    for at, (x, y, wide) in enumerate(boxes):
        assert wide / 2 <= x + 1e-9
        assert x + wide / 2 <= 100 + 1e-9
        for other_x, other_y, other in boxes[:at]:
            apart = abs(x - other_x) >= (wide + other) / 2 - 1e-9
            assert apart or abs(y - other_y) >= high - 1e-9


@pytest.mark.parametrize("id", ATLASES)
def test_every_spot_where_pieces_stand_is_drawn(id: str) -> None:
    game = registry.find_game(id)
    view, position = opening(game)
    atlas = ATLASES[id]
    chart = atlas.chart(view)
    for piece in atlas.pieces(position).values():
        assert piece.seat in game.seatings[0]
        assert piece.spot in ("", *chart.spots)
    left, top, width, height = chart.box
    assert width > 0 < height
    for x, y, _text in chart.labels:
        assert left <= x <= left + width
        assert top <= y <= top + height


def test_a_game_of_another_package_has_no_map() -> None:
    assert find_atlas(STONES) is None


@pytest.mark.parametrize("id", ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"])
def test_a_run_is_drawn_on_the_map_of_its_game(id: str, tmp_path: Path) -> None:
    game = registry.find_game(id)
    players = ("random",) * len(game.seatings[0])
    run(game, Plan(id, rotated(game, players)), 2, tmp_path, Crew())
    figures, charts = run_and_charts(tmp_path, 2)
    (only,) = figures["heat"]
    assert only["games"] == 2
    layers = only["layers"]
    assert set(layers["stood"]) <= set(game.seatings[0])
    spots = charts[only["map"]].spots
    assert all(spot in spots for seats in layers.values() for on in seats.values() for spot in on)
    assert sum(sum(on.values()) for on in layers["fought"].values()) > 0
    lost = sum(one["lost"] * one["fielded"] for one in figures["pieces"]) * 2
    assert sum(sum(on.values()) for on in layers["died"].values()) == pytest.approx(lost)
    page = Page(game, "pl", [charts]).html([figures], None)
    assert page.count("<figure ") == sum(len(seats) for seats in layers.values())
    assert "Na mapie" in page


def test_what_happens_in_stand_at_mortain_is_counted_in_its_hex() -> None:
    atlas = ATLASES["stand-at-mortain"]
    before = {"turn": 2, "units": {"us-120": "1501", "ge-102": "0202"}}
    after = {"turn": 2, "units": {"us-120": "eliminated", "ge-102": "exited"}}
    chart = atlas.chart(opening(registry.find_game("stand-at-mortain"))[0])
    assert atlas.fights(before, after, "fire ge-102 at us-120") == ("1501",)
    assert atlas.fights(before, after, "move ge-102 0301") == ()
    assert atlas.pieces(after)["us-120"].lost
    assert not atlas.pieces(after)["ge-102"].lost
    assert list(atlas.taken(before, after, chart)) == [("german", "0202")]
    assert atlas.card("S10")[0] == "10"


def test_fights_and_captures_of_the_race_are_counted_in_their_towns() -> None:
    atlas = ATLASES["race-to-the-rhine"]
    before = {"control": {}, "decks": {"resistance": ["K-01", "K-02"]}}
    after = {"control": {"metz": "blue"}, "decks": {"resistance": ["K-02"]}}
    chart = atlas.chart(opening(registry.find_game("race-to-the-rhine"))[0])
    assert atlas.fights(before, after, "march B-XX metz") == ["metz"]
    assert atlas.fights(before, before, "march B-XX metz") == ()
    assert list(atlas.taken(before, after, chart)) == [("blue", "metz")]


def test_fire_on_the_miniatures_table_is_counted_where_its_target_stands() -> None:
    atlas = FlamesOfWarAtlas()
    teams = [
        {"id": 7, "type": "a", "at": [4.5, 9, 0]},
        {"id": 8, "type": "a", "place": "destroyed"},
    ]
    own = {"side": "A", "teams": teams}
    other = {"side": "B", "teams": [{"id": 9, "type": "b", "at": [30, 31, 0]}]}
    position = {"platoons": [own, other], "step": "shooting", "turns": [1, 1]}
    assert atlas.fights(position, position, "shoot 1: 7.0 x2 at 2; 7.1 at 2") == ["15,15"]
    assert atlas.fights(position, position, "assault 2 at 1: 9 30,30 6,9") == ["2,4"]
    assert list(atlas.acting("A", "move 1: 7 5,5", position)) == ["7"]
    assert atlas.pieces(position)["8"].lost
    chart = atlas.chart(opening(registry.find_game("flames-of-war"))[0])
    assert atlas.holders(position, chart) == {"goal obj_north": "B"}


def test_the_darkest_spot_has_the_most() -> None:
    chart = ATLASES["stand-at-mortain"].chart(opening(registry.find_game("stand-at-mortain"))[0])
    counts = {"0101": 4, "0301": 1}
    drawn = heat(chart, "m", "died", counts, "US losses", lambda count: f"{count / 2:.2f}")
    assert drawn.count("<title>") == 2
    assert 'fill-opacity="0.95"><title>0101: 2.00' in drawn
    assert drawn.index("0.95") < drawn.index("0.53")
    assert ground(chart, "m").count('<path id="m-') == len(chart.spots) == 45
