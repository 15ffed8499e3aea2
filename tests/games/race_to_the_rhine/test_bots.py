"""What bots are told: a worth that brings supplies to the front, and sensible moves."""

from random import Random
from typing import Any

from sztab.core.fate import SeededFate
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.board import MOST_KEPT
from sztab.games.race_to_the_rhine.shown.previews import (
    connected_fields,
    open_to_counterattack,
    open_to_resistance,
    victory_line,
)
from sztab.games.race_to_the_rhine.state import State
from tests.games.race_to_the_rhine.table import (
    BLUE,
    EVENT,
    RED,
    WHITE,
    control,
    opened,
    play,
    table,
)

WAY = ("yvetot", "dieppe", "abbeville", "amiens", "arras", "lille", "tournai", "ronse")


def _worth(seat: int = RED, **position: object) -> float:
    return GAME.evaluate(table(**position), seat)


def test_a_corps_nearer_to_the_rhine_is_worth_more() -> None:
    worths = [
        _worth(BLUE, control=control("blue", *way), corps={"B-XII": {"at": way[-1], "fuel": 2}})
        for way in (["brienne"], ["brienne", "chaumont"], ["brienne", "chaumont", "neufchateau"])
    ]
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_tokens_are_worth_more_the_nearer_they_lie_to_a_corps() -> None:
    held = control("red", "rouen", "neufchatel", "amiens", "arras")
    corps = {"R-XXX": {"at": "arras"}}
    worths = [
        _worth(control=held, corps=corps, tokens={at: {"fuel": 2}})
        for at in ("rouen", "neufchatel", "amiens", "arras")
    ]
    assert worths == sorted(worths)
    on_card = _worth(control=held, corps={"R-XXX": {"at": "arras", "fuel": 2}})
    assert on_card > worths[-1]


def test_what_can_still_be_brought_in_this_turn_is_worth_more_than_what_cannot() -> None:
    held = control("red", "neufchatel", "amiens", "arras")
    near: dict[str, Any] = {
        "control": held,
        "corps": {"R-XXX": {"at": "arras"}},
        "tokens": {"neufchatel": {"fuel": 2, "ammo": 2}},
    }
    assert _worth(RED, **near, actions=1) > _worth(RED, **near, actions=0)
    state = table(**near, actions=1)
    brought = play(state, "truck neufchatel amiens 2 fuel 2 ammo")
    brought = play(brought, "truck amiens arras 2 fuel 2 ammo")
    assert GAME.evaluate(brought, RED) > GAME.evaluate(state, RED)


def test_a_base_near_the_foremost_corps_is_worth_more_than_one_far_behind() -> None:
    corps = {"W-VII": {"at": "reims"}}
    way = ("meaux", "chateau_thierry", "reims")
    far = _worth(WHITE, control=control("white", *way, "epernay"), corps=corps)
    assert _worth(WHITE, control=control("white", *way, "soissons"), corps=corps) > far


def test_markers_that_come_nearer_to_the_road_of_an_opponent_are_worth_something() -> None:
    """Mannheim can be closed only by way of Koblenz and Mainz; Remagen leads nowhere (RR-14.2)."""
    way = ("brienne", "chaumont", "neufchateau", "toul", "nancy", "luneville", "sarrebourg")
    position = {
        "seats": ["red", "blue"],
        "control": control("blue", *way, "strasbourg"),
        "corps": {"B-XII": {"at": "strasbourg", "fuel": 2, "ammo": 1}},
    }
    begun = _worth(RED, **position, resistance=["koblenz"])
    assert begun > _worth(RED, **position, resistance=["remagen"])
    assert _worth(RED, **position, resistance=["koblenz", "mainz"]) > begun


def test_a_corps_covers_the_line_rather_than_go_on_behind_the_foremost_one() -> None:
    way = ("meaux", "chateau_thierry", "reims", "rethel", "charleville", "sedan", "bastogne")

    def followed(at: str) -> State:
        corps = {"W-VII": {"at": "bastogne"}, "W-V": {"at": at}}
        return table(turn="white", actions=0, control=control("white", *way), corps=corps)

    covering, following = followed("rethel"), followed("charleville")
    assert open_to_counterattack(covering) == ["chateau_thierry"]
    assert open_to_counterattack(following) == ["chateau_thierry", "reims"]
    assert GAME.evaluate(covering, WHITE) > GAME.evaluate(following, WHITE)


def test_resistance_before_an_opponent_is_worth_something() -> None:
    corps = {"W-V": {"at": "liege", "fuel": 3, "ammo": 2}}
    position = {"control": control("white", "liege"), "corps": corps}
    assert _worth(RED, **position, resistance=["aachen"]) > _worth(RED, **position)


def test_proposals_are_legal_and_carry_whole_loads() -> None:
    state = table(
        tokens={"lisieux": {"fuel": 3, "ammo": 3}},
        corps={"R-I": {"at": "yvetot"}},
        control=control("red", "yvetot"),
    )
    tried = proposed(state)
    assert "truck lisieux brionne 3 fuel 2 ammo" in tried
    assert not [text for text in tried if text == "truck lisieux brionne"]
    for text in tried:
        assert GAME.check(state, RED, GAME.parse(text)) is None


def test_the_foremost_corps_takes_up_all_it_needs_at_once() -> None:
    state = table(
        turn="red",
        control=control("red", "beauvais"),
        corps={"R-XXX": {"at": "beauvais", "fuel": 1, "ammo": 1, "food": 1}},
        tokens={"beauvais": {"fuel": 2, "ammo": 2, "food": 2}},
    )
    assert proposed(state) == ["load R-XXX 2 fuel 1 ammo"]


def test_the_table_may_ask_what_is_open_and_what_is_joined() -> None:
    state = opened()
    assert "koeln" in connected_fields(state)
    assert open_to_counterattack(state) == []
    assert "aachen" in open_to_resistance(state)
    assert victory_line(state, "red") == ["lisieux", "brionne", "louviers", "vernon"]
    assert GAME.view(state, None)["previews"]["line"]["red"] == victory_line(state, "red")


def proposed(state: State) -> list[str]:
    return [GAME.text(move) for move in GAME.propose(state, RED, Random(1), 1000)]


def test_a_foremost_corps_that_can_drives_on_before_supplies_are_drawn() -> None:
    state = opened(order=("red", "white", "blue"))
    first = proposed(state)
    assert "march R-XXX beauvais" in first
    assert not [text for text in first if text.startswith(("supplies", "trucks", "end"))]
    begun = play(state, ("march R-XXX beauvais", EVENT["red"]))
    assert "stop" not in proposed(begun)
    assert not [text for text in proposed(begun) if text == "march R-XXX vernon"]


def test_no_action_is_left_unused_and_nothing_is_thrown_away() -> None:
    dry = {corps: {"fuel": 0} for corps in ("R-I", "R-II", "R-XII", "R-XXX")}
    tried = proposed(table(turn="red", corps=dry))
    assert "supplies lisieux fuel" in tried
    assert "end" not in tried
    full = proposed(table(turn="red", corps=dry, tokens={"lisieux": {"fuel": 7}}))
    assert "supplies lisieux fuel" not in full


def test_a_crossing_with_the_ammo_for_its_fight_and_a_line_is_worth_much() -> None:
    way = (*WAY, "bruxelles", "diest", "roermond", "rheydt")

    def worth(ammo: int, held: tuple[str, ...]) -> float:
        corps = {"R-XXX": {"at": "rheydt", "fuel": 2, "ammo": ammo}}
        blocked = ["rheinhausen", "venlo"]
        return _worth(control=control("red", *held), corps=corps, resistance=blocked)

    assert worth(3, way) > worth(1, way) + 0.15
    assert worth(3, way) > worth(3, (*way[:-3], "rheydt")) + 0.15


def test_what_an_evaluation_remembers_never_changes_its_answer() -> None:
    """Fields, trucks, bases and the markers change; the memo of the board is warm or empty."""
    for seats in (("red", "white", "blue"), ("red",)):
        random = Random(7)
        state = opened(seats)
        memo, looked = state.board.memo, range(len(seats))
        for _move in range(120):
            if GAME.result(state) is not None:
                break
            seat = GAME.awaited(state)[0]
            warm = [GAME.features(state, one) for one in looked]
            warm = [GAME.features(state, one) for one in looked]
            memo.numbers.clear()
            memo.flags.clear()
            assert warm == [GAME.features(state, one) for one in looked]
            move = random.choice(GAME.propose(state, seat, random, 8))
            state = GAME.apply(state, seat, move, SeededFate(random)).state


def test_what_an_evaluation_remembers_is_bounded() -> None:
    state = opened()
    memo = state.board.memo
    for number in range(2 * MOST_KEPT + 5):
        memo.keep_numbers((number, (), ()), [])
        memo.keep_flags((number, (), ()), [])
    assert max(len(memo.numbers), len(memo.flags)) <= MOST_KEPT
    memo.numbers.clear()
    memo.flags.clear()


def test_alone_who_can_close_the_gap_is_supplied_before_the_corps_that_is_cut_off() -> None:
    def gained(held: tuple[str, ...]) -> float:
        worths = []
        for fuel in (0, 1):
            corps = {"R-XXX": {"at": "ronse", "fuel": 0}, "R-XII": {"at": "arras", "fuel": fuel}}
            worths.append(_worth(seats=["red"], control=control("red", *held), corps=corps))
        return worths[1] - worths[0]

    assert gained((*WAY[:5], "ronse")) > 2 * gained(WAY) > 0
