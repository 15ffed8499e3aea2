"""The rulebook asked from outside: positions as JSON, moves as text, refusals by their rule.

Nothing here looks into a state: there are only ``load``, ``dump``, ``check``, ``apply``, ``view``
and ``ask``, as the documents describe them.
"""

from random import Random
from typing import Any

import pytest

from sztab import find_game, table_from_position
from sztab.core.errors import IllegalMoveError, NotationError
from sztab.core.fate import Outcome, loaded
from sztab.core.odds import odds
from sztab.core.options import validated
from sztab.core.said import Event
from sztab.core.words import say

GAME = find_game("race-to-the-rhine")
RESISTANCE = [f"K-{number:02}" for number in range(1, 25)]
BLUE_DECK = [f"P-B-{number:02}" for number in range(1, 23)]


class Position:
    """A position on the table, what led to it in the last move, and what may be done now."""

    def __init__(self, state: Any, told: list[Event]) -> None:
        self.state = state
        self.told = told
        self.json: dict[str, Any] = GAME.dump(state)
        assert not GAME.faults(state)

    def __getitem__(self, entry: str) -> Any:
        return self.json[entry]

    def after(self, *moves: str | tuple[str, *tuple[Outcome, ...]]) -> "Position":
        """The position after some moves; one that asks fate stands with its outcomes."""
        here = self
        for move in moves:
            text, *outcomes = (move,) if isinstance(move, str) else move
            with loaded(*outcomes) as fate:
                seat = GAME.awaited(here.state)[0]
                made = GAME.apply(here.state, seat, GAME.parse(str(text)), fate)
            here = Position(made.state, made.told.events)
        return here

    def refuses(self, text: str, army: str = "") -> str:
        """The rule by which a move is refused, or nothing."""
        seat = GAME.seats(self.state).index(army) if army else GAME.awaited(self.state)[0]
        move = GAME.parse(text)
        refusal = GAME.check(self.state, seat, move)
        if refusal is None:
            return ""
        assert say(GAME, "en", refusal)
        assert say(GAME, "pl", refusal)
        with pytest.raises(IllegalMoveError):
            GAME.apply(self.state, seat, move, loaded_fate())
        return refusal.rule

    def moves(self, word: str = "") -> list[str]:
        """The listed moves that begin with a word."""
        seat = GAME.awaited(self.state)[0]
        texts = [GAME.text(move) for move in GAME.moves(self.state, seat)]
        return [text for text in texts if text.startswith(word)]

    def card(self, corps: str) -> tuple[str, int, int, int]:
        """Where a corps stands, and fuel, ammo and food on its card."""
        entry = self.json["corps"][corps]
        return entry["at"], entry["fuel"], entry["ammo"], entry["food"]

    def army(self, name: str) -> Any:
        """What lies in front of one player."""
        return self.json["armies"][name]

    def rules(self) -> list[str]:
        """The rules that the last move cites."""
        return [event.rule for event in self.told]

    def heard(self, army: str | None) -> list[str]:
        """What one seat heard of the last move, as keys."""
        seat = GAME.seats(self.state).index(army) if army else None
        return [event.key for event in self.told if event.heard_by(seat)]

    def awaits(self) -> list[str]:
        """Who must decide."""
        return [GAME.seats(self.state)[seat] for seat in GAME.awaited(self.state)]


def loaded_fate() -> Any:
    """A fate that has nothing to bring."""
    with loaded() as fate:
        return fate


def on(**entries: Any) -> Position:
    """A position; what is not named is as at the start."""
    return Position(GAME.load(entries), [])


def opened(seats: tuple[str, ...], **options: Any) -> Position:
    """The set-up of a new game, in the turn order of the seats."""
    with loaded(*(seats if len(seats) > 1 else ())) as fate:
        chosen = validated(GAME.id, GAME.options(), options)
        return Position(GAME.new(chosen, seats, fate), [])


def held(army: str, *fields: str) -> dict[str, str]:
    """Player markers of one army."""
    return dict.fromkeys(fields, army)


# --- 4: setup ------------------------------------------------------------------------------------

SEATINGS = [
    ("red", "white", "blue"),
    ("red", "white"),
    ("red", "blue"),
    ("white", "blue"),
    ("red",),
    ("white",),
    ("blue",),
]


@pytest.mark.rule("RR-2.1", "RR-4.2", "RR-4.5", "RR-4.7", "RR-4.8", "RR-4.13")
@pytest.mark.parametrize("seats", SEATINGS)
def test_what_lies_where_at_the_start(seats: tuple[str, ...]) -> None:
    table = opened(seats)
    players = len(seats)
    assert table["track"] == dict.fromkeys(("fuel", "ammo", "food"), 3 * players)
    for kind, total in (("fuel", 35), ("ammo", 30), ("food", 25)):
        on_cards = sum(card[kind] for card in table["corps"].values())
        assert table["pool"][kind] + table["track"][kind] + on_cards == total
    assert table["truck_track"] == 6
    assert [table.army(army)["trucks"] for army in seats] == [6] * players
    assert table["markers"] == {3: 25, 2: 18, 1: 0}[players]
    assert (table["medals"], table["paratroops_left"], table["ostend"]) == (20, 4, True)
    assert {deck: len(cards) for deck, cards in table["decks"].items()} == {
        **dict.fromkeys(seats, 22),
        "resistance": 24,
    }
    assert len(table["corps"]) == sum({"red": 4, "white": 3, "blue": 3}[army] for army in seats)
    assert [table.army(army)["level"] for army in seats] == [
        2 if army == "white" else 1 for army in seats
    ]


@pytest.mark.rule("RR-4.14", "RR-4.15", "RR-17.4")
@pytest.mark.parametrize(
    ("seats", "open_fields"),
    [
        (("red", "white", "blue"), "amiens bruxelles maastricht reims epernay luxembourg"),
        (("red", "white"), "amiens bruxelles maastricht"),
        (("white", "blue"), "reims epernay luxembourg"),
        (("red", "blue"), "amiens bruxelles maastricht reims epernay luxembourg"),
        (("red",), "amiens bruxelles maastricht"),
        (("white",), "amiens reims epernay luxembourg"),
        (("blue",), "reims epernay luxembourg"),
    ],
)
def test_which_shared_fields_are_open(seats: tuple[str, ...], open_fields: str) -> None:
    fields = GAME.view(opened(seats).state, None)["map"]["fields"]
    shared = ["amiens", "bruxelles", "maastricht", "reims", "epernay", "luxembourg"]
    assert [id for id in shared if "held" not in fields[id]] == open_fields.split()
    assert not any("held" in field for field in fields.values() if field.get("victory"))


@pytest.mark.rule("RR-4.14", "RR-17.4")
def test_a_field_of_an_absent_army_is_closed() -> None:
    far = {"W-V": {"at": "mons", "fuel": 1}}
    alone = on(seats=["white"], control=held("white", "mons"), corps=far)
    assert alone.refuses("march W-V bruxelles") == "RR-17.4"
    pair = on(seats=["white", "blue"], control=held("white", "mons"), corps=far)
    assert pair.refuses("march W-V bruxelles") == "RR-4.14"
    assert pair.refuses("march W-V charleroi") == ""


@pytest.mark.rule("RR-15.10", "RR-17.15")
def test_a_harder_metz_takes_its_marker_from_the_pool_and_alone_from_the_numbers() -> None:
    for seats, left in ((("red", "white", "blue"), 24), (("red", "blue"), 17)):
        table = opened(seats, hard_blue=True)
        assert (table["resistance"], table["markers"]) == (["metz"], left)
    assert opened(("red", "white"), hard_blue=True)["resistance"] == []
    alone = opened(("blue",), hard_blue=True)
    assert (alone["resistance"], "12" in alone["numbers"]) == (["metz"], False)


@pytest.mark.rule("RR-5.7", "RR-15.9", "RR-15.11")
def test_options_are_combined_freely_and_the_training_game_leaves_them_out() -> None:
    both = opened(("white", "blue"), common_deck=True, hard_white=True, weather=True)
    assert {deck: len(cards) for deck, cards in both["decks"].items()} == {
        "red": 44,
        "resistance": 24,
    }
    assert both.army("white")["level"] == 1
    lesson = opened(("red", "white", "blue"), training=True, common_deck=True, hard_blue=True)
    assert sorted(lesson["decks"]) == ["blue", "red", "resistance", "white"]
    assert lesson["resistance"] == []
    assert [lesson.army(army)["level"] for army in ("red", "white", "blue")] == [1, 1, 1]


# --- 5: course of play ---------------------------------------------------------------------------


@pytest.mark.rule("RR-5.2", "RR-5.3")
@pytest.mark.parametrize(
    "action",
    [
        "supplies orleans mixed",
        "trucks 1",
        "truck orleans pithiviers",
        "march B-XII vitry",
        "air pursuit",
        "paratroops medal",
    ],
)
def test_without_an_action_left_only_cards_and_loading_remain(action: str) -> None:
    spent = on(turn="blue", actions=0, armies={"blue": {"medals": 1, "kept": ["P-B-14"]}})
    assert spent.refuses(action) == "RR-5.2"
    assert spent.refuses("commander march B-XII vitry") == ""
    assert spent.after("resistance").refuses(action) == ""
    assert spent.refuses("unload B-XII 1 fuel") == ""


@pytest.mark.rule("RR-5.4")
@pytest.mark.parametrize(
    "text", ["supplies orleans mixed", "trucks 1", "truck orleans pithiviers", "air pursuit"]
)
def test_no_action_begins_inside_another(text: str) -> None:
    moving = on(turn="blue").after("march B-XII sens")
    assert moving.refuses(text) == "RR-5.4"
    assert moving.refuses("march B-XX provins") == "RR-5.4"
    if not text.startswith("truck "):
        assert on(turn="blue").after("truck orleans pithiviers").refuses(text) == "RR-5.4"


@pytest.mark.rule("RR-5.8", "RR-14.1")
def test_nobody_else_decides_in_a_turn() -> None:
    table = on()
    for army in ("white", "blue"):
        assert table.refuses("end", army) == "RR-5.8"
        seat = GAME.seats(table.state).index(army)
        assert GAME.moves(table.state, seat) == []
        assert GAME.offers(table.state, seat) == []
    assert table.refuses("resist aachen") == "RR-5.6"
    reaction = table.after("end")
    assert reaction.refuses("end") == "RR-14.1"
    assert reaction.refuses("unload R-I 1 fuel") == "RR-8.5"


@pytest.mark.rule("RR-5.2", "RR-10.14a")
def test_an_action_that_is_not_used_is_lost_with_the_turn() -> None:
    found = on(turn="blue", order=["blue", "red", "white"]).after(("march B-XII vitry", "P-B-15"))
    assert found.after("stop")["actions"] == 2
    later = found.after("stop", "end", "resist aachen", "end", "resist rheydt")
    again = later.after("end", "resist mayen")
    assert (again["turn"], again["round"], again["actions"]) == ("blue", 2, 2)
    assert not again["resistance_played"]


# --- 6: gain supplies ----------------------------------------------------------------------------


def pool_of(fuel: int, ammo: int, food: int) -> dict[str, Any]:
    """Tokens in Patton's rear, so that this is left of the pool of the opening."""
    spare = on()["pool"]
    return {
        "orleans": {"fuel": spare["fuel"] - fuel},
        "pithiviers": {"food": spare["food"] - food},
        "sens": {"ammo": (spare["ammo"] - ammo) // 2},
        "montargis": {"ammo": (spare["ammo"] - ammo + 1) // 2},
    }


@pytest.mark.rule("RR-6.1", "RR-6.3")
def test_where_supplies_may_be_placed() -> None:
    table = on(control=held("red", "rouen", "dieppe"))
    assert table.refuses("supplies rouen mixed") == "RR-6.1"
    assert table.refuses("supplies le_havre mixed") == "RR-6.1"
    assert table.refuses("supplies chartres mixed") == "RR-6.1"
    assert table.refuses("supplies dieppe fuel") == "RR-6.3"
    assert table.refuses("supplies atlantis mixed") == "RR-0.2"
    assert table.after("supplies dieppe mixed")["tokens"] == {
        "dieppe": {"fuel": 1, "ammo": 1, "food": 1}
    }


@pytest.mark.rule("RR-6.6", "RR-6.7")
def test_a_kind_that_the_pool_or_the_track_lacks() -> None:
    short = on(tokens=pool_of(0, 1, 1))
    assert short["pool"] == {"fuel": 0, "ammo": 1, "food": 1}
    assert short.after("supplies lisieux mixed")["tokens"]["lisieux"] == {"ammo": 1, "food": 1}
    track = on(track={"fuel": 2, "ammo": 0})
    assert track.after("supplies lisieux fuel")["tokens"] == {"lisieux": {"fuel": 2}}
    assert track.refuses("supplies lisieux ammo") == "RR-6.7"


@pytest.mark.rule("RR-6.4")
def test_a_forward_base_serves_again_in_the_next_turn_and_the_main_base_twice_in_one() -> None:
    table = on(seats=["red", "white"], control=held("red", "dieppe"))
    drawn = table.after("supplies dieppe mixed")
    assert drawn.refuses("supplies dieppe mixed") == "RR-6.4"
    later = drawn.after("end", "resist aachen", "end", "resist mayen")
    assert later.refuses("supplies dieppe mixed") == ""
    twice = table.after("supplies lisieux mixed", "supplies lisieux ammo")
    assert twice["tokens"]["lisieux"] == {"fuel": 1, "ammo": 4, "food": 1}


@pytest.mark.rule("RR-6.4", "RR-10.14")
def test_the_action_of_a_resistance_card_obeys_the_limit_of_a_forward_base() -> None:
    table = on(
        turn="white",
        control=held("white", "soissons"),
        armies={"white": {"kept": ["P-W-14"]}},
    ).after("supplies soissons mixed", "resistance")
    assert table["actions"] == 2
    assert table.refuses("supplies soissons mixed") == "RR-6.4"
    assert table.refuses("supplies chartres mixed") == ""


@pytest.mark.rule("RR-6.5")
def test_surplus_tokens_are_chosen_one_by_one_and_nothing_else_is_done_before() -> None:
    full = on(tokens={"lisieux": {"ammo": 4, "food": 4}}).after("supplies lisieux mixed")
    assert full.moves() == ["discard fuel", "discard ammo", "discard food"]
    assert full.refuses("march R-I yvetot") == "RR-6.5"
    assert full.refuses("load R-I 1 fuel") == "RR-6.5"
    settled = full.after("discard food", "discard food")
    assert settled["tokens"]["lisieux"] == {"fuel": 1, "ammo": 5, "food": 3}
    assert (settled["stage"], settled["actions"]) == ("acting", 1)


@pytest.mark.rule("RR-13.4", "RR-6.6")
def test_montgomery_adds_exactly_what_the_pool_still_holds() -> None:
    one_left = on(tokens=pool_of(1, 1, 2))
    assert one_left["pool"] == {"fuel": 1, "ammo": 1, "food": 2}
    assert one_left.moves("supplies lisieux mixed plus") == ["supplies lisieux mixed plus food"]
    assert one_left.refuses("supplies lisieux mixed plus fuel") == "RR-13.4"
    assert one_left.refuses("supplies lisieux mixed plus food food") == "RR-13.4"
    rich = on(control=held("red", "dieppe"))
    assert rich.refuses("supplies lisieux mixed plus fuel") == "RR-13.4"  # two are added, not one
    added = rich.after("supplies dieppe mixed plus ammo ammo")
    assert added["tokens"]["dieppe"] == {"fuel": 1, "ammo": 3, "food": 1}
    assert not added.army("red")["commander"]
    assert added.refuses("supplies lisieux mixed plus fuel fuel") == "RR-13.1"
    assert on(turn="white").refuses("supplies chartres mixed plus fuel fuel") == "RR-13.4"


@pytest.mark.rule("RR-15.5")
def test_oostende_is_refused_before_it_is_held_and_after_it_has_served() -> None:
    assert on().refuses("supplies oostende mixed") == "RR-6.1"
    used = on(control=held("red", "oostende")).after("supplies oostende mixed")
    assert not used["ostend"]
    assert used.refuses("supplies oostende mixed") == "RR-15.5"
    assert used.after("truck lisieux brionne", "done", "end")["ostend"] is False


# --- 7: gain trucks ------------------------------------------------------------------------------


@pytest.mark.rule("RR-2.11", "RR-7.1", "RR-7.2", "RR-7.5")
@pytest.mark.parametrize(
    ("level", "stock", "count", "rule"),
    [
        (1, 0, 6, ""),
        (1, 0, 7, "RR-7.1"),
        (1, 4, 5, ""),
        (1, 4, 6, "RR-7.2"),
        (1, 9, 1, "RR-7.5"),
        (1, 9, 0, "RR-7.5"),
        (2, 0, 7, ""),
        (2, 0, 8, "RR-7.1"),
        (2, 3, 7, "RR-7.2"),
        (3, 2, 8, ""),
        (3, 2, 9, "RR-7.1"),
        (3, 6, 7, "RR-7.2"),
        (3, 12, 1, "RR-7.5"),
        (1, 2, 0, "RR-7.1"),
        (1, 0, 40, "RR-7.1"),
    ],
)
def test_how_many_trucks_a_level_lets_one_take(
    level: int, stock: int, count: int, rule: str
) -> None:
    armies = {"red": {"level": level, "trucks": stock}, "white": {"trucks": 4}}
    table = on(armies=armies, more_trucks=level == 3)
    assert table.refuses(f"trucks {count}") == rule
    assert (f"trucks {count}" in table.moves("trucks")) == (not rule)


@pytest.mark.rule("RR-7.3", "RR-7.4")
def test_an_empty_track_is_found_by_anybody_also_at_the_limit() -> None:
    stocks = {"red": {"trucks": 8}, "white": {"trucks": 7}, "blue": {"trucks": 9}}
    empty = on(armies=stocks, turn="blue")
    assert empty.moves("trucks") == ["trucks 0"]
    assert empty.refuses("trucks 1") == "RR-7.4"
    phase = empty.after("trucks 0")
    assert phase.rules()[:2] == ["RR-7.4", "RR-9.1"]
    assert (phase.army("blue")["trucks"], phase["truck_track"], phase["actions"]) == (9, 8, 1)


# --- 8: transport and loading --------------------------------------------------------------------

LISIEUX: dict[str, Any] = {
    "tokens": {"lisieux": {"fuel": 3, "ammo": 3}, "brionne": {"food": 1}},
    "control": held("red", "rouen"),
}


@pytest.mark.rule("RR-8.1", "RR-8.3", "RR-8.6")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("truck lisieux yvetot", "RR-8.1"),  # one end is not controlled
        ("truck vernon mantes", "RR-8.1"),  # a black arrow
        ("truck paris melun", "RR-8.1"),  # Bradley's
        ("truck lisieux rouen", "RR-8.1"),  # no arrow
        ("truck lisieux brionne 6 fuel", "RR-8.3"),
        ("truck lisieux brionne 3 fuel 3 ammo", "RR-8.3"),
        ("truck lisieux brionne 4 fuel", "RR-8.6"),
        ("truck lisieux brionne 1 food", "RR-8.6"),
        ("truck lisieux brionne 3 fuel 2 ammo", ""),
        ("truck brionne lisieux 1 food", ""),
    ],
)
def test_what_a_truck_may_carry_and_where(text: str, rule: str) -> None:
    assert on(**LISIEUX).refuses(text) == rule


@pytest.mark.rule("RR-8.1", "RR-8.2", "RR-8.4")
def test_a_second_transport_places_more_trucks_but_not_on_the_same_arrows() -> None:
    first = on(**LISIEUX).after("truck lisieux brionne 3 ammo 2 fuel", "truck brionne rouen 2 ammo")
    assert first.refuses("truck louviers rouen") == "RR-8.1"
    second = first.after("done")
    assert second.refuses("truck brionne lisieux") == "RR-8.2"
    last = second.after("truck brionne louviers 1 ammo", "truck louviers rouen 1 ammo", "done")
    assert last["tokens"]["rouen"] == {"ammo": 3}
    assert (last["actions"], last.army("red")["trucks"]) == (0, 2)


@pytest.mark.rule("RR-8.2")
def test_a_double_arrow_is_blocked_for_both_armies() -> None:
    table = on(
        turn="blue",
        control=held("blue", "epernay", "reims"),
        trucks=["reims epernay"],
        armies={"white": {"trucks": 5}},
    )
    assert table.refuses("truck epernay reims") == "RR-8.2"


@pytest.mark.rule("RR-8.5", "RR-8.6")
def test_a_corps_unloads_between_two_trucks_and_its_tokens_ride_on() -> None:
    loaded_corps = {"R-II": {"at": "brionne", "fuel": 2, "ammo": 1, "food": 1}}
    start = on(**LISIEUX, corps=loaded_corps)
    table = start.after("truck lisieux brionne 1 ammo", "unload R-II 2 fuel")
    assert table.refuses("carry fuel") == "RR-8.3"  # the first truck has left
    gone = table.after("truck brionne rouen 2 fuel 1 ammo 1 food", "done")
    assert gone["tokens"]["rouen"] == {"fuel": 2, "ammo": 1, "food": 1}
    assert gone.card("R-II") == ("brionne", 0, 1, 1)


@pytest.mark.rule("RR-6.5", "RR-8.3")
def test_a_surplus_at_the_end_of_a_truck_is_settled_and_the_transport_goes_on() -> None:
    full = on(tokens={"lisieux": {"fuel": 5}, "brionne": {"food": 4}})
    arrived = full.after("truck lisieux brionne 5 fuel")
    assert arrived["stage"] == "surplus"
    on_the_way = arrived.after("discard food", "discard food", "discard food")
    assert on_the_way["tokens"] == {"brionne": {"fuel": 5, "food": 1}}
    assert on_the_way["stage"] == "transporting"
    assert on_the_way.refuses("truck brionne louviers 5 fuel") == ""


@pytest.mark.rule("RR-2.13", "RR-8.5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("load R-I 2 fuel", ""),
        ("load R-I 3 fuel", "RR-2.13"),
        ("load R-I 2 fuel 1 ammo", "RR-2.13"),
        ("load R-I 1 food", "RR-8.5"),
        ("load R-I 7 fuel", "RR-8.5"),
        ("load W-V 1 fuel", "RR-8.5"),
        ("load R-V 1 fuel", "RR-2.1"),
        ("unload R-I 3 fuel", "RR-8.5"),
        ("unload R-I 2 fuel 1 ammo 1 food", ""),
    ],
)
def test_what_a_corps_may_load(text: str, rule: str) -> None:
    corps = {"R-I": {"at": "lisieux", "fuel": 2, "ammo": 1, "food": 1}}
    assert on(tokens={"lisieux": {"fuel": 3, "ammo": 1}}, corps=corps).refuses(text) == rule


@pytest.mark.rule("RR-6.5", "RR-8.5")
def test_unloading_onto_a_full_field_leaves_a_surplus() -> None:
    corps = {"R-II": {"at": "brionne", "ammo": 1, "food": 1}}
    full = on(tokens={"brionne": {"fuel": 5}}, corps=corps).after("unload R-II 1 ammo 1 food")
    assert full["tokens"]["brionne"] == {"fuel": 5, "ammo": 1, "food": 1}
    assert full.after("discard fuel")["stage"] == "acting"


# --- 9: logistics phase --------------------------------------------------------------------------


@pytest.mark.rule("RR-9.1", "RR-9.2", "RR-11.5")
def test_the_steps_of_the_logistics_phase_are_told_in_their_order() -> None:
    phase = on(
        turn="white",
        armies={
            "white": {"trucks": 5, "air": "resistance", "commander": False},
            "red": {"trucks": 8},
            "blue": {"trucks": 9},
        },
        trucks=["paris melun"],
        track={"ammo": 8},
        corps={"W-VII": {"at": "melun"}},
        looked={"resistance": {"card": "K-13", "by": ["white"]}},
    ).after("trucks 1")
    keys = phase.heard(None)
    wanted = ["logistics-phase", "climbs", "corps-eat", "immobilised", "more-trucks"]
    wanted += ["trucks-return", "track-refilled", "commander-wakes", "air-returns"]
    assert [key for key in dict.fromkeys(keys) if key in wanted] == wanted
    assert phase["corps"]["W-VII"]["immobilised"]
    assert (phase["truck_track"], phase["track"]["ammo"]) == (9, 9)
    assert phase["looked"] == {"resistance": {"card": "K-13", "by": ["white"]}}  # RR-18.3


@pytest.mark.rule("RR-9.2")
def test_the_supply_track_is_refilled_with_food_that_was_just_eaten() -> None:
    cards = {id: {"at": at, "fuel": 1} for id, at in (("R-I", "lisieux"), ("R-II", "brionne"))}
    cards |= {"R-XII": {"at": "louviers", "food": 5}, "R-XXX": {"at": "vernon", "food": 5}}
    cards |= {"B-XII": {"at": "troyes", "food": 1}, "B-XX": {"at": "fontainebleau", "food": 1}}
    cards |= {"B-XV": {"at": "montargis", "food": 1}}
    rear = {"orleans": {"food": 8}, "sens": {"food": 4}}
    table = on(
        seats=["red", "blue"],
        corps=cards,
        tokens=rear,
        track={"food": 0},
        armies={"red": {"trucks": 8}, "blue": {"trucks": 9}},
    )
    assert table["pool"]["food"] == 0
    phase = table.after("trucks 1")
    assert (phase["track"]["food"], phase["pool"]["food"]) == (5, 0)  # five corps had food


@pytest.mark.rule("RR-9.3", "RR-9.4", "RR-6.5")
def test_food_frees_a_corps_before_the_limit_of_the_field_counts() -> None:
    idle = {"R-I": {"at": "lisieux", "fuel": 1, "immobilised": True}}
    table = on(corps=idle, tokens={"lisieux": {"ammo": 7}})
    assert table.refuses("march R-I yvetot") == "RR-9.3"
    assert table.refuses("load R-I 1 ammo") == ""
    fed = table.after("supplies lisieux mixed")
    assert fed["tokens"]["lisieux"] == {"fuel": 1, "ammo": 8}
    assert (fed["stage"], fed.rules()) == ("acting", ["RR-6.2", "RR-9.4", "RR-0.10"])
    assert fed.refuses("march R-I yvetot") == ""
    tired = on(corps={"R-I": {**idle["R-I"], "moved": True}}).after("supplies lisieux mixed")
    assert tired.refuses("march R-I yvetot") == "RR-10.1"


# --- 10a: moving ---------------------------------------------------------------------------------


@pytest.mark.rule("RR-10.1", "RR-10.2", "RR-10.3")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("march B-XII chaumont", "RR-10.2"),  # two fields away
        ("march B-XX melun", "RR-10.2"),  # a black arrow
        ("march B-XX sens", ""),
        ("march B-XV troyes", "RR-10.2"),
        ("march R-I yvetot", "RR-10.1"),
        ("march B-XIX vitry", "RR-2.1"),
        ("march B-XII atlantis", "RR-0.2"),
        ("commander march B-XII vitry", ""),
    ],
)
def test_first_steps(text: str, rule: str) -> None:
    assert on(turn="blue").refuses(text) == rule


@pytest.mark.rule("RR-10.1", "RR-9.3")
def test_corps_that_cannot_begin_a_move() -> None:
    corps = {
        "B-XII": {"at": "troyes", "ammo": 2},
        "B-XX": {"at": "fontainebleau", "fuel": 1, "moved": True},
        "B-XV": {"at": "montargis", "fuel": 1, "immobilised": True},
    }
    table = on(turn="blue", corps=corps)
    assert table.refuses("march B-XII vitry") == "RR-10.1"
    assert table.refuses("march B-XX sens") == "RR-10.1"
    assert table.refuses("march B-XV bonny") == "RR-9.3"
    assert table.moves("march") + table.moves("commander") == []


@pytest.mark.rule("RR-10.2", "RR-10.5", "RR-10.11")
def test_a_move_over_own_fields_costs_one_fuel_and_ends_with_its_third_step() -> None:
    table = on(turn="blue").after("march B-XII sens", "march B-XII troyes", "march B-XII sens")
    assert (table["stage"], table["actions"]) == ("acting", 1)
    assert table.card("B-XII") == ("sens", 2, 0, 1)
    assert table.refuses("march B-XII troyes") == "RR-10.1"
    assert table.refuses("stop") == "RR-10.1"


@pytest.mark.rule("RR-10.11", "RR-8.5")
def test_fuel_for_going_on_may_be_loaded_on_the_way_and_is_paid_for_own_fields_too() -> None:
    dry = on(
        turn="blue",
        corps={"B-XII": {"at": "troyes", "fuel": 1}},
        tokens={"vitry": {"fuel": 2}},
    ).after(("march B-XII vitry", "P-B-01"))
    assert dry.refuses("march B-XII chalons") == "RR-10.11"
    assert dry.refuses("march B-XII troyes") == "RR-10.11"
    back = dry.after("load B-XII 2 fuel", "march B-XII troyes")
    assert back.card("B-XII") == ("troyes", 1, 0, 0)
    assert back.after("march B-XII sens").card("B-XII") == ("sens", 1, 0, 0)  # free again


@pytest.mark.rule("RR-10.3", "RR-10.4")
def test_fields_of_others_and_fields_with_a_corps_are_closed() -> None:
    table = on(
        turn="blue",
        control=held("blue", "vitry", "chalons") | held("white", "reims"),
        corps={"B-XII": {"at": "chalons", "fuel": 2}, "B-XX": {"at": "vitry", "fuel": 1}},
    )
    assert table.refuses("march B-XII reims") == "RR-10.4"
    assert table.refuses("march B-XII vitry") == "RR-10.3"
    assert table.refuses("march B-XX chalons") == "RR-10.3"


# --- 10: forts and help --------------------------------------------------------------------------


def before_aachen(**entries: Any) -> Position:
    """Bradley's V Corps in Liège with 2 fuel and no ammo, before the fort of Aachen."""
    corps = {"W-V": {"at": "liege", "fuel": 2, **entries.pop("card", {})}}
    return on(turn="white", control=held("white", "liege"), corps=corps, **entries)


@pytest.mark.rule("RR-10.7", "RR-10.16", "RR-11.3")
def test_a_fort_without_ammo_is_entered_only_with_help_on_the_right_deck() -> None:
    assert before_aachen().refuses("march W-V aachen") == "RR-10.7"
    own = {"white": {"air": "white"}}
    other = {"white": {"air": "resistance"}}
    assert before_aachen(armies=own).refuses("march W-V aachen") == ""
    assert before_aachen(armies=other).refuses("march W-V aachen") == "RR-10.7"
    marked = before_aachen(armies=other, resistance=["aachen"])
    assert marked.refuses("march W-V aachen") == ""
    drop = [{"at": "aachen", "army": "red"}]
    assert before_aachen(paratroops=drop).refuses("march W-V aachen") == ""
    rival = {"red": {"air": "resistance"}}  # RR-11.4: another player's marker has no effect
    assert before_aachen(armies=rival, resistance=["aachen"]).refuses("march W-V aachen") != ""


@pytest.mark.rule("RR-10.16", "RR-10.17", "RR-11.4")
def test_help_spent_on_the_fort_is_missing_in_the_fight() -> None:
    lost = before_aachen(armies={"white": {"air": "white"}}).after(("march W-V aachen", "P-W-17"))
    assert lost.card("W-V") == ("liege", 1, 0, 0)
    assert lost.army("white")["air"] == "stock"
    assert len(lost["decks"]["white"]) == 22  # the division is shuffled back
    assert "aachen" not in lost["control"]


@pytest.mark.rule("RR-10.16", "RR-12.5", "RR-12.6")
def test_all_help_counts_together_and_what_is_left_over_gives_nothing() -> None:
    drops = [{"at": "aachen", "army": "red"}, {"at": "aachen", "army": "white", "dark": True}]
    table = before_aachen(
        card={"ammo": 2},
        resistance=["aachen"],
        paratroops=drops,
        armies={"white": {"air": "resistance"}},
    )
    elite = table.after(("march W-V aachen", "K-13"))  # 1 for the fort, 3 for the division
    assert elite.card("W-V") == ("aachen", 1, 1, 0)
    assert (elite["paratroops"], elite["paratroops_left"], elite["markers"]) == ([], 2, 25)
    assert elite.army("white")["beaten"] == ["K-13"]
    ordinary = table.after(("march W-V aachen", "K-01"))
    assert ordinary.card("W-V") == ("aachen", 1, 2, 0)
    assert "RR-12.6" in ordinary.rules()


# --- 10b: pursuit cards --------------------------------------------------------------------------


def met(card: str, **entries: Any) -> Position:
    """Patton's XII Corps has gone from Troyes to Vitry and met a card."""
    return on(turn="blue", **entries).after(("march B-XII vitry", card))


@pytest.mark.rule("RR-10.12", "RR-10.13")
@pytest.mark.parametrize(
    ("card", "kind"), [("P-B-07", "ammo"), ("P-B-08", "fuel"), ("P-B-11", "food")]
)
def test_a_found_token_lies_on_the_field_and_may_be_loaded_at_once(card: str, kind: str) -> None:
    found = met(card)
    assert found["tokens"] == {"vitry": {kind: 1}}
    assert found.after(f"load B-XII 1 {kind}", ("march B-XII chalons", "P-B-21"))["tokens"] == {}
    assert found["discards"]["blue"] == [card]


@pytest.mark.rule("RR-10.12", "RR-10.13a")
def test_starving_civilians_ask_only_where_there_is_food_and_a_medal() -> None:
    asked = met("P-B-04")
    assert asked.moves() == ["feed", "ignore"]
    assert asked["control"] == {}  # the field is taken when the card is carried out
    for text in ("stop", "march B-XII chalons", "keep", "swap food ammo"):
        assert asked.refuses(text) == "RR-10.12"
    assert asked.refuses("unload B-XX 1 fuel") == "RR-8.5"
    fed = asked.after("feed")
    assert (fed.army("blue")["medals"], fed.card("B-XII")) == (1, ("vitry", 2, 0, 0))
    assert asked.after("ignore").card("B-XII") == ("vitry", 2, 0, 1)
    hungry = {"B-XII": {"at": "troyes", "fuel": 2}}
    assert met("P-B-04", corps=hungry)["stage"] == "moving"
    assert met("P-B-04", armies={"red": {"medals": 20}})["stage"] == "moving"


@pytest.mark.rule("RR-10.12", "RR-10.13a")
def test_the_black_market_trades_with_a_full_card_and_not_with_an_empty_one() -> None:
    full = met("P-B-13", corps={"B-XII": {"at": "troyes", "fuel": 5, "ammo": 1}})
    assert full.refuses("swap fuel fuel") == "RR-10.13a"
    assert full.refuses("swap food ammo") == "RR-10.12"
    assert full.after("swap fuel food").card("B-XII") == ("vitry", 3, 1, 1)
    assert met("P-B-13", corps={"B-XII": {"at": "troyes", "fuel": 1}})["stage"] == "moving"
    short = met("P-B-13", tokens={"orleans": {"ammo": 9}})
    assert short.refuses("swap fuel ammo") == "RR-10.13a"


@pytest.mark.rule("RR-10.12", "RR-10.14", "RR-10.14a")
def test_resistance_cards_with_and_without_hand() -> None:
    now = met("P-B-15").after("stop")
    assert (now["actions"], now["discards"]["blue"]) == (2, ["P-B-15"])
    with_card = {"blue": {"kept": ["P-B-14"]}}
    counted = met("P-B-15", armies=with_card).after("stop")
    assert counted.refuses("resistance") == "RR-10.14"
    lost = on(turn="blue", armies=with_card).after("resistance", ("march B-XII vitry", "P-B-15"))
    assert lost.after("stop")["actions"] == 2
    assert "RR-10.14a" in lost.rules()
    hand = met("P-B-14")
    assert hand.moves() == ["keep", "ignore"]
    kept = hand.after("keep")
    assert kept.refuses("resistance") == "RR-5.4"
    assert kept.after("stop", "resistance")["actions"] == 2
    assert hand.after("ignore")["discards"]["blue"] == ["P-B-14"]


@pytest.mark.rule("RR-10.12", "RR-10.14", "RR-18.3")
@pytest.mark.parametrize(
    ("deck", "pile", "card"), [("pursuit", "blue", "P-B-02"), ("resistance", "resistance", "K-02")]
)
def test_recon_looks_at_a_card_in_secret_and_is_no_action(deck: str, pile: str, card: str) -> None:
    kept = on(turn="blue", armies={"blue": {"kept": ["P-B-16"]}})
    looked = kept.after((f"recon {deck}", card))
    assert looked["looked"] == {pile: {"card": card, "by": ["blue"]}}
    assert (looked["actions"], looked.army("blue")["air"]) == (2, "stock")
    assert looked["discards"]["blue"] == ["P-B-16"]
    assert looked.heard("blue") == ["recon-looks", "sees-card", "ledger"]
    assert looked.heard("red") == looked.heard(None) == ["recon-looks", "ledger"]
    assert looked.refuses("recon pursuit") == "RR-10.14"
    assert on(turn="blue").refuses("recon pursuit") == "RR-10.12"


# --- 10c: fights and decks -----------------------------------------------------------------------


def before_luxembourg(**card: int) -> Position:
    """Patton's XII Corps in Thionville, a resistance marker on Luxembourg."""
    return on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", **card}},
        resistance=["luxembourg"],
    )


@pytest.mark.rule("RR-10.15", "RR-10.17", "RR-10.18")
@pytest.mark.parametrize(
    ("fuel", "ammo", "card", "left"),
    [
        (1, 2, "K-01", ("luxembourg", 0, 0, 0)),
        (1, 1, "K-01", ("thionville", 0, 0, 0)),
        (1, 3, "K-13", ("luxembourg", 0, 0, 0)),
        (2, 2, "K-13", ("thionville", 1, 0, 0)),
        (2, 3, "K-20", ("luxembourg", 0, 1, 0)),
        (1, 3, "K-20", ("thionville", 0, 1, 0)),  # the ammo is spent though fuel is lacking
        (2, 1, "K-20", ("thionville", 0, 0, 0)),
        (3, 0, "K-20", ("thionville", 1, 0, 0)),
    ],
)
def test_fights_against_the_resistance_deck(
    fuel: int, ammo: int, card: str, left: tuple[str, int, int, int]
) -> None:
    fought = before_luxembourg(fuel=fuel, ammo=ammo).after(("march B-XII luxembourg", card))
    won = left[0] == "luxembourg"
    assert fought.card("B-XII") == left
    assert fought.army("blue")["beaten"] == ([card] if won else [])
    assert fought["resistance"] == ([] if won else ["luxembourg"])
    assert fought["markers"] == (25 if won else 24)
    assert fought["stage"] == ("moving" if won else "acting")
    assert len(fought["decks"]["resistance"]) == (23 if won else 24)


@pytest.mark.rule("RR-10.17")
def test_a_lost_fight_leads_back_to_the_field_of_the_last_step() -> None:
    corps = {"B-XII": {"at": "troyes", "fuel": 2}}
    lost = met("P-B-21", corps=corps).after(("march B-XII chalons", "P-B-17"))
    assert lost.card("B-XII") == ("vitry", 1, 0, 0)
    assert (lost["control"], lost["stage"], lost["actions"]) == ({"vitry": "blue"}, "acting", 1)


@pytest.mark.rule("RR-10.19")
def test_an_empty_resistance_deck_defends_nothing_and_the_way_on_is_free() -> None:
    table = on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 1, "ammo": 1}},
        resistance=["luxembourg"],
        box={"cards": RESISTANCE},
    )
    assert table.refuses("air resistance") == "RR-10.19"
    taken = table.after("march B-XII luxembourg")
    assert taken.card("B-XII") == ("luxembourg", 0, 1, 0)
    assert "RR-10.19" in taken.rules()
    assert taken.refuses("march B-XII trier") == ""  # the fort is still paid, nothing else


@pytest.mark.rule("RR-10.19", "RR-18.4")
def test_a_pursuit_deck_is_rebuilt_when_a_card_is_needed_and_not_before() -> None:
    spent = on(turn="blue", discards={"blue": BLUE_DECK})
    assert spent["decks"]["blue"] == []
    again = spent.after(("march B-XII vitry", "P-B-01"))
    assert (len(again["decks"]["blue"]), again["discards"]["blue"]) == (21, ["P-B-01"])
    looked = spent.after(("air pursuit", "P-B-05"))
    assert (len(looked["decks"]["blue"]), looked["discards"]["blue"]) == (22, [])
    last = on(turn="blue", discards={"blue": BLUE_DECK[1:]}).after(("air pursuit", "P-B-01"))
    assert last.after("march B-XII vitry")["decks"]["blue"] == []  # not rebuilt yet
    gone = on(turn="blue", box={"cards": BLUE_DECK})
    assert gone.refuses("air pursuit") == "RR-10.19"
    assert gone.after("march B-XII vitry")["control"] == {"vitry": "blue"}


# --- 10d, 10e: medals and encirclement -----------------------------------------------------------


@pytest.mark.rule("RR-10.25", "RR-12.6")
def test_what_stays_and_what_goes_on_encircled_fields() -> None:
    table = on(
        turn="blue",
        tokens={"auxerre": {"fuel": 1}},
        paratroops=[{"at": "tonnerre", "army": "red"}],
        resistance=["bonny"],
    ).after(("march B-XII brienne", "P-B-21"))
    steps = GAME.view(table.state, 2)["previews"]["steps"]["B-XII"]["chaumont"]
    assert steps["encircles"] == {
        "bonny": None,
        "auxerre": "blue",
        "tonnerre": "blue",
        "chatillon": "blue",
    }
    closed = table.after(("march B-XII chaumont", "P-B-22"))
    gained = {id for id, army in closed["control"].items() if army == "blue"}
    assert gained == {"brienne", "chaumont", "auxerre", "tonnerre", "chatillon"}
    assert (closed["tokens"], closed["resistance"]) == ({"auxerre": {"fuel": 1}}, ["bonny"])
    assert (closed["paratroops"], closed["paratroops_left"]) == ([], 3)
    assert len(closed["decks"]["blue"]) == 20  # no card for encircled fields


@pytest.mark.rule("RR-10.23", "RR-10.25")
def test_the_last_medals_of_an_encirclement_go_to_the_player_whose_turn_it_is() -> None:
    """Köln shuts the west off: Luxembourg and Reims fall to Bradley, five medal towns to Patton."""
    west = held("white", "meaux", "soissons", "laon", "rethel", "charleville", "givet", "marche")
    table = on(
        turn="white",
        control=west | held("white", "liege", "aachen"),
        corps={"W-V": {"at": "aachen", "fuel": 1, "ammo": 3}},
        armies={"red": {"medals": 17}},
    )
    over = table.after(("march W-V koeln", "K-01"))
    assert over.army("white")["medals"] == 2
    assert over.army("blue")["medals"] == 1
    assert over["medals"] == 0
    assert "RR-10.22" in over.rules()


@pytest.mark.rule("RR-15.1", "RR-15.4", "RR-10.25", "RR-5.8")
def test_a_pocket_closed_by_bradley_opens_antwerp_and_montgomery_chooses() -> None:
    north = held("red", "antwerpen", "breskens", "vlissingen", "goes", "bruxelles", "gent", "ronse")
    north |= held("red", "rotterdam", "nijmegen", "venlo", "roermond")
    table = on(
        turn="white",
        control=north | held("white", "liege"),
        corps={"W-V": {"at": "liege", "fuel": 2}},
        tokens={"lisieux": {"fuel": 7}},
    )
    closed = table.after(("march W-V maastricht", "P-W-20"))
    assert (closed["antwerp"], closed["stage"], closed.awaits()) == (True, "surplus", ["red"])
    assert closed.refuses("discard fuel", "white") == "RR-5.8"
    on_the_way = closed.after("discard fuel")
    assert (on_the_way.awaits(), on_the_way["stage"]) == (["white"], "moving")
    assert on_the_way["tokens"] == {"lisieux": {"fuel": 6}}
    lesson = on(
        options={"training": True},
        turn="white",
        control=north | held("white", "liege"),
        corps={"W-V": {"at": "liege", "fuel": 2}},
    )
    assert not lesson.after(("march W-V maastricht", "P-W-20"))["antwerp"]


# --- 11, 12, 13: air support, paratroops, commanders ---------------------------------------------


@pytest.mark.rule("RR-11.2", "RR-13.1", "RR-13.2", "RR-13.5")
def test_markers_and_commander_cards_serve_once() -> None:
    flown = on(turn="white").after(("air resistance", "K-13"))
    assert flown.refuses("air pursuit") == "RR-11.2"
    assert flown.refuses("commander air pursuit") == "RR-11.2"
    by_card = on(turn="white").after(("commander air pursuit", "P-W-01"))
    assert (by_card["actions"], by_card.army("white")["commander"]) == (2, False)
    assert by_card.refuses("commander air resistance") == "RR-13.1"
    assert on().refuses("commander air pursuit") == "RR-13.2"
    assert on().refuses("commander march R-I yvetot") == "RR-13.5"
    driven = on(turn="blue").after(("commander march B-XII vitry", "P-B-21"))
    assert driven.refuses("commander march B-XII chalons") == "RR-13.5"
    assert driven.after("stop").refuses("commander march B-XX sens") == "RR-13.1"


@pytest.mark.rule("RR-13.1", "RR-9.2", "RR-18.3")
def test_bradley_flies_again_after_a_logistics_phase_and_sees_the_same_card() -> None:
    stocks = {"red": {"trucks": 9}, "blue": {"trucks": 8}}
    phase = on(turn="white", armies=stocks).after(("commander air resistance", "K-01"), "trucks 1")
    assert phase["looked"] == {"resistance": {"card": "K-01", "by": ["white"]}}
    again = phase.after("commander air resistance")  # fate is not asked: the card still lies there
    assert again.army("white")["air"] == "resistance"
    assert again.heard("white")[-1] == "sees-card"


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.3", "RR-12.4")
def test_paratroops_are_paid_one_by_one_by_medal_by_panzer_and_by_sum() -> None:
    rich = {"red": {"medals": 1, "beaten": ["K-19", "K-01", "K-02", "P-R-16"]}}
    table = on(armies=rich)
    assert table.moves("paratroops") == [
        "paratroops medal",
        "paratroops K-19",
        "paratroops K-01 K-02 P-R-16",
    ]
    for text in ("paratroops K-01 K-02", "paratroops K-01 K-02 K-19", "paratroops K-03"):
        assert table.refuses(text) == "RR-12.2"
    paid = table.after("paratroops medal")
    assert paid.refuses("drop lisieux") == "RR-12.4"
    assert paid.refuses("end") == "RR-12.4"
    dropped = paid.after("drop koeln")
    assert dropped.refuses("paratroops medal") == "RR-12.3"
    assert dropped.refuses("march R-I yvetot") == "RR-5.4"
    all_three = dropped.after("paratroops K-19", "drop koeln", "paratroops K-01 K-02 P-R-16")
    done = all_three.after("drop aachen")
    assert (done["stage"], done["actions"], done["paratroops_left"]) == ("acting", 1, 1)
    assert done["box"] == {"cards": ["K-01", "K-02", "K-19", "P-R-16"], "medals": 1, "markers": 0}
    dark = done.after("end")["paratroops"]
    assert [(drop["at"], drop["dark"]) for drop in dark].count(("koeln", True)) == 2
    assert on(paratroops_left=0, armies=rich).refuses("paratroops medal") == "RR-12.1"


@pytest.mark.rule("RR-12.7")
def test_dark_markers_of_the_player_leave_and_those_of_others_stay() -> None:
    drops = [
        {"at": "koeln", "army": "red", "dark": True},
        {"at": "aachen", "army": "red"},
        {"at": "rheydt", "army": "blue", "dark": True},
    ]
    ended = on(paratroops=drops).after("end")
    assert sorted((drop["at"], drop["dark"]) for drop in ended["paratroops"]) == [
        ("aachen", True),
        ("rheydt", True),
    ]
    assert ended["paratroops_left"] == 1


@pytest.mark.rule("RR-5.7")
@pytest.mark.parametrize(
    ("turn", "text"),
    [
        ("blue", "air pursuit"),
        ("blue", "paratroops medal"),
        ("blue", "commander march B-XII vitry"),
        ("white", "commander air pursuit"),
        ("red", "supplies lisieux mixed plus fuel fuel"),
    ],
)
def test_what_the_training_game_leaves_out(turn: str, text: str) -> None:
    lesson = on(turn=turn, options={"training": True}, armies={turn: {"medals": 1}})
    assert lesson.refuses(text) == "RR-5.7"
    assert on(turn=turn, armies={turn: {"medals": 1}}).refuses(text) == ""


# --- 14: German reaction -------------------------------------------------------------------------


@pytest.mark.rule("RR-14.2", "RR-14.4")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("resist wesel", ""),  # a victory field without a flag
        ("resist aachen", ""),
        ("resist nijmegen", "RR-14.2"),
        ("resist koeln", "RR-14.2"),  # it carries a flag
        ("resist lisieux", "RR-14.2"),
        ("forgo", "RR-14.1"),
        ("counterattack rouen", "RR-14.9"),
        ("counterattack chartres", "RR-14.9"),
    ],
)
def test_the_first_reaction(text: str, rule: str) -> None:
    table = on(stage="reacting", paratroops=[{"at": "aachen", "army": "white"}])
    assert table.refuses(text) == rule


@pytest.mark.rule("RR-14.2")
def test_markers_spread_from_markers_and_from_taken_victory_fields() -> None:
    table = on(stage="reacting", resistance=["wesel"], control=held("white", "koeln"))
    assert table.refuses("resist arnhem") == table.refuses("resist kleve") == ""
    assert table.refuses("resist wesel") == table.refuses("resist koeln") == "RR-14.2"
    assert table.refuses("resist aachen") == ""  # ruling Q-55: beside Köln, whoever holds it


@pytest.mark.rule("RR-14.6", "RR-14.7")
def test_a_victory_field_without_a_line_may_be_lost_again() -> None:
    table = on(stage="reacting", control=held("blue", "koblenz"))
    lost = table.after("counterattack koblenz")
    assert (lost["control"], lost["markers"], lost["turn"]) == ({}, 25, "white")


@pytest.mark.rule("RR-14.6", "RR-15.2")
def test_antwerpen_protects_itself_and_its_neighbours_once_it_is_the_base() -> None:
    fields = held("red", "antwerpen", "diest")
    before = on(stage="reacting", turn="blue", control=fields)
    assert before.refuses("counterattack diest") == ""
    after = on(stage="reacting", turn="blue", control=fields, antwerp=True)
    assert after.refuses("counterattack diest") == "RR-14.6"
    assert after.refuses("counterattack antwerpen") == "RR-14.6"


@pytest.mark.rule("RR-15.12")
def test_ports_threaten_red_in_the_preview_of_every_turn() -> None:
    coast = held("red", "abbeville", "arras", "lille", "saint_omer", "oostende", "amiens")
    coast |= held("red", "dieppe", "neufchatel", "tournai", "gent", "rouen", "yvetot")
    for turn in ("red", "white", "blue"):
        hard = on(turn=turn, control=coast, options={"hard_red": True})
        easy = on(turn=turn, control=coast)
        for army in range(3):
            shown = GAME.view(hard.state, army)["previews"]["open_to_counterattack"]
            assert "saint_omer" in shown
            shown = GAME.view(easy.state, army)["previews"]["open_to_counterattack"]
            assert "saint_omer" not in shown
    own = on(turn="red", stage="reacting", control=coast, options={"hard_red": True})
    assert own.refuses("counterattack saint_omer") == "RR-14.6"
    assert own.moves("counterattack") == []


@pytest.mark.rule("RR-14.4", "RR-14.5")
def test_a_marker_that_fits_nowhere_goes_to_the_box_unless_there_is_a_counterattack() -> None:
    fields = GAME.view(on().state, None)["map"]["fields"]
    everywhere = {
        id: field["colours"][0]
        for id, field in fields.items()
        if not (field.keys() & {"held", "victory", "flag"})
    }
    rhine = held("red", "wesel") | held("blue", "koblenz")
    full = on(stage="reacting", control=everywhere | rhine)
    assert full.refuses("resist arnhem") == "RR-14.2"
    assert full.refuses("counterattack aachen") == ""
    boxed = full.after("forgo")
    assert (boxed["markers"], boxed["box"]["markers"]) == (24, 1)
    assert boxed.rules() == ["RR-14.4", "RR-0.10", "RR-5.1"]
    last = on(stage="reacting", markers=1, control=everywhere | rhine).after("forgo")
    assert last["last"]


@pytest.mark.rule("RR-14.8", "RR-10.6")
def test_tokens_of_a_lost_field_belong_to_the_next_corps_that_takes_it() -> None:
    lost = on(
        stage="reacting",
        turn="blue",
        order=["red", "blue", "white"],
        control=held("red", "bruxelles") | held("white", "mons"),
        tokens={"bruxelles": {"fuel": 2}},
        corps={"W-V": {"at": "mons", "fuel": 1}, "R-I": {"at": "lisieux"}},
    )
    assert lost.refuses("counterattack bruxelles") == "RR-14.6"  # V Corps stands beside it
    free = on(
        turn="white",
        control=held("white", "mons"),
        tokens={"bruxelles": {"fuel": 2}},
        corps={"W-V": {"at": "mons", "fuel": 1}},
    ).after(("march W-V bruxelles", "P-W-20"), "load W-V 2 fuel")
    assert free.card("W-V") == ("bruxelles", 2, 0, 0)


# --- 15: weather and the common deck -------------------------------------------------------------


@pytest.mark.rule("RR-15.6", "RR-15.7", "RR-15.8")
def test_rain_grounds_all_but_bradleys_card_and_the_sun_comes_back() -> None:
    rules = {"options": {"weather": True}, "turn": "white"}
    wet = on(**rules, rain=True, armies={"white": {"medals": 1}})
    assert wet.refuses("air pursuit") == wet.refuses("paratroops medal") == "RR-15.7"
    assert wet.refuses("commander air pursuit") == ""
    clear = wet.after(("march W-VII meaux", "P-W-20"))
    assert not clear["rain"]
    air = {"white": {"air": "white"}, "red": {"air": "resistance"}}
    drops = [{"at": "koeln", "army": "red"}]
    rain = on(**rules, armies=air, paratroops=drops).after(("march W-VII meaux", "P-W-22"))
    assert rain["rain"]
    assert [rain.army(army)["air"] for army in ("white", "red")] == ["stock", "stock"]
    assert len(rain["paratroops"]) == 1
    dry = on(turn="white").after(("march W-VII meaux", "P-W-22"))
    assert not dry["rain"]  # without the option the mark means nothing


@pytest.mark.rule("RR-15.8", "RR-10.16")
def test_a_marker_on_the_card_that_brings_rain_still_counts_for_this_entry() -> None:
    table = before_aachen(options={"weather": True}, armies={"white": {"air": "white"}})
    wet = table.after(("march W-V aachen", "P-W-22"))
    assert (wet["rain"], wet.card("W-V")) == (True, ("aachen", 1, 0, 0))
    assert wet.army("white")["air"] == "stock"


@pytest.mark.rule("RR-15.6", "RR-18.3")
def test_a_look_at_a_rain_card_changes_no_weather() -> None:
    table = on(turn="white", options={"weather": True}).after(("air pursuit", "P-W-22"))
    assert not table["rain"]


@pytest.mark.rule("RR-15.9")
def test_with_the_common_deck_everybody_draws_and_discards_together() -> None:
    common = {"options": {"common_deck": True}, "armies": {"white": {"air": "red"}}}
    drawn = on(**common).after(("march R-I yvetot", "P-B-01"))
    assert (drawn["discards"], drawn.army("white")["air"]) == ({"red": ["P-B-01"]}, "stock")
    kept = on(options={"common_deck": True}, armies={"red": {"kept": ["P-W-16", "P-B-14"]}})
    seen = kept.after(("recon pursuit", "P-B-02"), "resistance")
    assert seen["looked"] == {"red": {"card": "P-B-02", "by": ["red"]}}
    assert sorted(seen["discards"]["red"]) == ["P-B-14", "P-W-16"]


# --- 16: the end ---------------------------------------------------------------------------------


def last_marker(**armies: Any) -> Any:
    """The result when Patton, last in turn order, places the last marker."""
    table = on(stage="reacting", turn="blue", markers=1, armies=armies)
    return GAME.result(table.after("resist aachen").state)


@pytest.mark.rule("RR-16.2", "RR-16.4", "RR-16.5")
@pytest.mark.parametrize(
    ("armies", "ranking", "scores"),
    [
        ({}, (2, 1, 0), (0, 0, 0)),  # the later place in turn order
        ({"red": {"medals": 2}, "white": {"beaten": ["K-13", "K-01"]}}, (0, 1, 2), (2, 1, 0)),
        ({"red": {"medals": 1}, "white": {"beaten": ["K-13"]}}, (1, 0, 2), (1, 1, 0)),
        ({"red": {"beaten": ["K-01", "K-02", "P-R-16"]}}, (0, 2, 1), (1, 0, 0)),
        ({"red": {"beaten": ["K-01", "K-02"]}}, (0, 2, 1), (0, 0, 0)),  # 4 ammo, but 2 divisions
        ({"blue": {"beaten": ["K-19", "K-20"]}}, (2, 1, 0), (0, 0, 2)),
    ],
)
def test_medals_decide_after_the_last_marker(
    armies: Any, ranking: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    result = last_marker(**armies)
    assert result.ranking == tuple((seat,) for seat in ranking)
    assert (result.scores, result.rule) == (scores, "RR-16.4")


@pytest.mark.rule("RR-16.2", "RR-16.3")
def test_those_later_in_turn_order_still_take_their_turn_without_markers() -> None:
    table = on(stage="reacting", turn="red", markers=1, control=held("white", "liege"))
    last = table.after("resist rheydt", "end")
    assert last["last"]
    assert last.refuses("resist aachen") == "RR-16.3"
    blue = last.after("forgo", ("march B-XII vitry", "P-B-21"), "stop", "end")
    assert sorted(blue.moves()) == ["counterattack liege", "forgo"]
    over = blue.after("counterattack liege")
    assert (over["stage"], over["ending"]) == ("over", "markers")
    assert GAME.awaited(over.state) == ()


@pytest.mark.rule("RR-16.1")
def test_a_line_over_a_black_arrow_wins_nothing() -> None:
    """Vernon and Mantes, Beauvais and Creil are neighbours, but only own arrows make a line."""
    road = held("red", "amiens", "arras", "lille", "tournai", "ronse", "bruxelles", "diest")
    road |= held("red", "roermond", "rheydt")
    corps = {"R-I": {"at": "rheydt", "fuel": 2, "ammo": 3}}
    gap = on(control=road, corps=corps).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(gap.state) is None
    assert "lisieux" in GAME.view(gap.state, 0)["previews"]["line"]["red"]
    assert "rheydt" not in GAME.view(gap.state, 0)["previews"]["line"]["red"]
    whole = on(control=road | held("red", "beauvais"), corps=corps)
    won = whole.after(("march R-I duesseldorf", "K-01"))
    result = GAME.result(won.state)
    assert result is not None
    assert (result.winners, result.rule, won["winner"]) == ((0,), "RR-16.1", "red")
    assert won.told[-1].rule == "RR-16.1"  # nothing further happens


@pytest.mark.rule("RR-16.1", "RR-15.2")
def test_after_the_change_the_line_starts_in_antwerpen() -> None:
    short = held("red", "antwerpen", "diest", "roermond", "rheydt")
    corps = {"R-I": {"at": "rheydt", "fuel": 2, "ammo": 3}}
    far = on(control=short, corps=corps).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(far.state) is None
    near = on(control=short, corps=corps, antwerp=True).after(("march R-I duesseldorf", "K-01"))
    assert GAME.result(near.state) is not None


@pytest.mark.rule("RR-10.10a", "RR-15.1", "RR-16.1")
def test_the_last_field_of_the_block_wins_where_the_line_from_antwerpen_is_ready() -> None:
    north = held("red", "antwerpen", "breskens", "vlissingen", "goes", "breda", "nijmegen")
    corps = {"R-II": {"at": "breda", "fuel": 1}}
    table: dict[str, Any] = {"control": north | held("red", "arnhem"), "corps": corps}
    won = on(**table).after(("march R-II bergen_op_zoom", "P-R-09"))
    assert won["winner"] == "red"
    assert won["tokens"] == {}  # nothing further happens, so the card brings no food
    waits = on(**table, tokens={"lisieux": {"fuel": 7}})
    full = waits.after(("march R-II bergen_op_zoom", "P-R-09"))
    assert (GAME.result(full.state), full["stage"]) == (None, "surplus")
    assert full.after("discard fuel")["winner"] == "red"


# --- 17: solo ------------------------------------------------------------------------------------


@pytest.mark.rule("RR-17.10a")
@pytest.mark.parametrize(
    ("dice", "field"),
    [
        ((1, 1, 1), "bastogne"),  # 3: next higher is 5
        ((2, 2, 2), "aachen"),  # 6: next higher is 10
        ((3, 3, 3), "aachen"),
        ((3, 4, 4), "aachen"),  # 11: next lower is 10
        ((4, 4, 4), "pruem"),  # 12 itself
        ((6, 6, 6), "pruem"),
    ],
)
def test_what_the_dice_turn(dice: tuple[int, int, int], field: str) -> None:
    numbers = {"10": "aachen", "12": "pruem", "5": "bastogne"}
    table = on(seats=["white"], stage="reacting", numbers=numbers)
    assert table.after(("roll", *dice))["resistance"] == [field]
    only = on(seats=["white"], stage="reacting", numbers={"5": "bastogne"})
    assert only.after(("roll", *dice))["resistance"] == ["bastogne"]
    none = on(seats=["white"], stage="reacting", numbers={})
    assert none.after(("roll", *dice))["resistance"] == []


@pytest.mark.rule("RR-17.2", "RR-17.5", "RR-17.9")
def test_a_solo_turn_has_no_markers_to_place() -> None:
    table = on(seats=["blue"], armies={"blue": {"medals": 1}})
    assert table.refuses("paratroops medal") == "RR-17.5"
    reaction = table.after("end")
    assert reaction.moves() == ["roll"]
    assert reaction.refuses("resist wesel") == "RR-17.9"
    assert reaction.refuses("unload B-XII 1 fuel") == "RR-8.5"
    again = reaction.after(("roll", 6, 6, 6))
    assert (again["round"], again["turn"], again["stage"]) == (2, "blue", "acting")
    assert again["resistance"] == ["bar_le_duc"]


@pytest.mark.rule("RR-17.8", "RR-17.11", "RR-17.12")
def test_numbers_on_taken_fields_wait_for_the_end_of_the_turn() -> None:
    table = on(
        seats=["white"],
        control=held("white", "charleville"),
        numbers={"18": "givet", "14": "marche"},
        corps={"W-VII": {"at": "charleville", "fuel": 3}},
    )
    taken = table.after(("march W-VII givet", "P-W-20"), ("march W-VII marche", "P-W-21"))
    assert taken["numbers"] == {"14": "marche", "18": "givet"}
    assert taken.after("stop", "end")["numbers"] == {"14": "liege", "18": "liege"}


@pytest.mark.rule("RR-17.13")
def test_equal_shares_are_the_players_choice_from_the_highest_number() -> None:
    table = on(
        seats=["white"],
        control=held("white", "charleville", "givet", "marche", "bastogne"),
        corps={"W-VII": {"at": "bastogne", "moved": True}},
        numbers={"10": "bastogne", "9": "bastogne"},
    ).after("end")
    assert table.moves() == ["shift 10 sankt_vith", "shift 10 pruem"]
    assert table.refuses("roll") == "RR-17.13"
    assert table.refuses("shift 9 pruem") == "RR-17.13"
    assert table.refuses("shift 10 liege") == "RR-17.12"
    shared = table.after("shift 10 pruem")
    assert (shared["numbers"], shared["stage"]) == ({"9": "sankt_vith", "10": "pruem"}, "reacting")


@pytest.mark.rule("RR-17.7")
@pytest.mark.parametrize(("before", "asked"), [(0, True), (1, True), (2, False), (5, False)])
def test_two_starving_civilians_may_be_ignored(before: int, asked: bool) -> None:
    fed = {"W-VII": {"at": "melun", "fuel": 1, "food": 1}}
    alone = on(seats=["white"], starving=before, corps=fed)
    met_them = alone.after(("march W-VII meaux", "P-W-04"))
    assert met_them["starving"] == before + 1
    assert (met_them["stage"] == "card") == asked
    assert met_them.army("white")["medals"] == (0 if asked else 1)
    hungry = {"W-VII": {"at": "melun", "fuel": 1}}
    alone = on(seats=["white"], starving=before, corps=hungry)
    assert alone.after(("march W-VII meaux", "P-W-04"))["stage"] == "moving"


@pytest.mark.rule("RR-17.10", "RR-17.15", "RR-14.7")
def test_automatic_counterattacks_hit_every_open_marker_at_once() -> None:
    coast = held("red", "rouen", "neufchatel", "abbeville", "saint_omer", "amiens", "arras")
    coast |= held("red", "lille", "tournai", "ronse", "gent", "oostende", "dieppe", "yvetot")
    alone: dict[str, Any] = {"seats": ["red"], "control": coast, "numbers": {}}
    rolled = on(**alone).after("end", ("roll", 1, 1, 1))
    assert set(coast) - set(rolled["control"]) == {"oostende", "gent", "ronse"}
    hard = on(**alone, options={"hard_red": True}).after("end", ("roll", 1, 1, 1))
    assert set(coast) - set(hard["control"]) == {
        "oostende",
        "gent",
        "ronse",
        "abbeville",  # this and the next lie beside ports
        "saint_omer",
    }
    assert hard["spared"] == ["abbeville", "saint_omer"]


@pytest.mark.rule("RR-17.3")
def test_alone_the_turn_of_the_victory_counts_and_the_limit_may_be_switched_off() -> None:
    road = held("white", "meaux", "soissons", "laon", "rethel", "charleville", "givet", "marche")
    table = on(
        seats=["white"],
        round=7,
        control=road | held("white", "liege", "aachen"),
        numbers={},
        corps={"W-V": {"at": "aachen", "fuel": 1, "ammo": 2}},
    ).after(("march W-V koeln", "K-01"))
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0,)
    assert say(GAME, "en", table.told[-1]).startswith("Bradley reaches the Rhine in 7 turns")
    late: dict[str, Any] = {"seats": ["white"], "round": 25, "stage": "reacting", "numbers": {}}
    over = on(**late).after(("roll", 1, 1, 1))
    given_up = GAME.result(over.state)
    assert given_up is not None
    assert given_up.winners == ()
    assert on(**late, options={"turns": 0}).after(("roll", 1, 1, 1))["round"] == 26


# --- 18: knowledge and taking back ---------------------------------------------------------------


@pytest.mark.rule("RR-18.3", "RR-18.4")
def test_who_knows_the_top_card_and_for_how_long() -> None:
    seen = on(looked={"resistance": {"card": "K-13", "by": ["red"]}}, turn="white")
    for army, shown in ((0, True), (1, False), (2, False), (None, False)):
        assert ("card" in GAME.view(seen.state, army)["looked"]["resistance"]) == shown
    both = seen.after("air resistance")
    assert both["looked"] == {"resistance": {"card": "K-13", "by": ["red", "white"]}}
    lost = before_luxembourg(fuel=1).after(("march B-XII luxembourg", "K-13"))
    assert lost["looked"] == {}
    spoiled = on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 1}},
        resistance=["luxembourg"],
        looked={"resistance": {"card": "K-13", "by": ["red", "white"]}},
        armies={"white": {"air": "resistance"}},
    ).after("march B-XII luxembourg")
    assert (spoiled["looked"], spoiled.army("white")["air"]) == ({}, "stock")
    assert len(spoiled["decks"]["resistance"]) == 24


@pytest.mark.rule("RR-18.2", "RR-18.3")
def test_resampling_keeps_what_a_seat_knows_and_draws_the_rest() -> None:
    seen = on(looked={"resistance": {"card": "K-13", "by": ["red"]}}).state
    tops = {
        army: {
            GAME.dump(GAME.resample(seen, army, Random(seed)))["looked"]["resistance"]["card"]
            for seed in range(40)
        }
        for army in (0, 1, None)
    }
    assert tops[0] == {"K-13"}
    assert len(tops[1]) > 10
    assert len(tops[None]) > 10


@pytest.mark.rule("RR-18.5", "RR-18.6", "RR-17.6")
@pytest.mark.parametrize(
    ("text", "undone"),
    [
        ("supplies chartres mixed", True),
        ("trucks 1", True),
        ("truck paris melun", True),
        ("unload W-V 1 fuel", True),
        ("march W-V rambouillet", True),
        ("paratroops medal", True),
        ("end", True),
        ("march W-V creil", False),
        ("air resistance", False),
        ("commander air pursuit", False),
        ("recon pursuit", False),
    ],
)
def test_what_may_be_taken_back(text: str, undone: bool) -> None:
    stock = {"white": {"medals": 1, "kept": ["P-W-16"]}}
    table = table_from_position(GAME, {"turn": "white", "armies": stock})
    before = GAME.dump(table.state)
    table.play(text)
    if undone:
        table.undo("white")
        assert GAME.dump(table.state) == before
    else:
        with pytest.raises(IllegalMoveError):
            table.undo("white")


@pytest.mark.rule("RR-18.5")
@pytest.mark.parametrize(
    "position",
    [
        {"stage": "reacting"},
        {"stage": "reacting", "turn": "blue", "markers": 1},  # the game is over with it
        {"stage": "reacting", "seats": ["white"], "round": 25},
    ],
)
def test_a_finished_reaction_stands(position: dict[str, Any]) -> None:
    table = table_from_position(GAME, position)
    actor = table.awaited[0]
    table.play(table.moves()[0])
    with pytest.raises(IllegalMoveError):
        table.undo(actor)


# --- previews and probabilities ------------------------------------------------------------------


@pytest.mark.rule("RR-18.1", "RR-18.3", "RR-10.15")
def test_the_odds_of_a_step_are_exact_and_go_by_what_the_seat_knows() -> None:
    move = {"move": "march W-V aachen"}
    blind = before_aachen(card={"ammo": 3}, resistance=["aachen"])
    seen = GAME.ask(blind.state, 1, "odds", move)
    assert (seen["fuel"], seen["ammo"], seen["help"], seen["deck"]) == (1, 1, 0, "resistance")
    assert (seen["fight"], seen["held"]) == (1, 1)
    assert seen["lost"] == pytest.approx(6 / 24)  # 2 ammo are left: only the elite wins
    assert seen["cards"] == {card: pytest.approx(1 / 24) for card in RESISTANCE}
    chances = odds(GAME, blind.state, 1, GAME.parse("march W-V aachen"))
    beaten = [
        one.probability for one in chances if GAME.dump(one.state)["armies"]["white"]["beaten"]
    ]
    assert 1 - sum(beaten) == pytest.approx(seen["lost"])

    by_red: Any = {"resistance": {"card": "K-13", "by": ["red"]}}
    rival = before_aachen(card={"ammo": 3}, resistance=["aachen"], looked=by_red)
    assert GAME.ask(rival.state, 1, "odds", move)["lost"] == pytest.approx(6 / 24)
    by_both = {"resistance": {"card": "K-13", "by": ["red", "white"]}}
    own = before_aachen(card={"ammo": 3}, resistance=["aachen"], looked=by_both)
    assert GAME.ask(own.state, 1, "odds", move)["cards"] == {"K-13": 1}
    assert GAME.ask(own.state, 1, "odds", move)["lost"] == 1
    flight = GAME.ask(rival.state, 1, "odds", {"move": "air resistance"})
    assert len(flight["cards"]) == 24
    with pytest.raises(IllegalMoveError):
        GAME.ask(own.state, 1, "odds", {"move": "march W-V koeln"})


@pytest.mark.rule("RR-0.9", "RR-14.6", "RR-16.1")
def test_the_view_shows_what_is_connected_open_and_in_line() -> None:
    pocket = held("blue", "brienne", "chaumont")
    table = on(control=pocket | held("white", "liege"), corps={"B-XII": {"at": "sens"}})
    shown = GAME.view(table.state, None)["previews"]
    assert shown["cut_off"] == ["bonny", "auxerre", "tonnerre", "chatillon"]
    assert "bonny" not in shown["connected"]
    assert "koeln" in shown["connected"]
    assert "liege" in shown["open_to_counterattack"]
    assert "brienne" not in shown["open_to_counterattack"]  # beside Troyes
    assert "brienne" in shown["line"]["blue"]
    assert "liege" not in shown["line"]["white"]
    assert "steps" not in shown  # a spectator decides nothing


# --- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("March r-i YVETOT", "march R-I yvetot"),
        ("truck lisieux brionne 2fuel 1food", "truck lisieux brionne 2 fuel 1 food"),
        ("supplies lisieux ammo plus food fuel", "supplies lisieux ammo plus fuel food"),
        ("paratroops k-02 k-01", "paratroops K-01 K-02"),
    ],
)
def test_a_move_may_be_written_freely(text: str, meant: str) -> None:
    assert GAME.text(GAME.parse(text)) == meant


@pytest.mark.parametrize("text", ["load R-I fuel", "trucks", "move R-I yvetot", "recon blue"])
def test_what_is_no_move_shows_how_one_is_written(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(text)
    assert "march" in (words := say(GAME, "en", error.value.refusal)) or text.split()[0] in words
