"""The ledger: after a step, one line with every count that changed, as it stands now.

Supplies move with nearly every step. The events tell what happened to them; this line tells
what lies where afterwards, so that the log alone is enough to follow the game.
"""

from sztab.core.said import Event, Name, Told
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.naming import (
    army_name,
    card_name,
    corps_name,
    deck_name,
    load_name,
)
from sztab.games.race_to_the_rhine.packing import field_of, is_dark
from sztab.games.race_to_the_rhine.position.writing import DECK_NAMES, decks_in_play
from sztab.games.race_to_the_rhine.state import ARMIES, State

# What stays the last word of a step: the heading of the next turn, or the end.
LAST = (
    *("turn-begins", "next-turn"),
    *("crosses-rhine", "solo-result", "wins-by-medals", "turns-over"),
)
Counts = dict[str, tuple[object, ...]]


def counts(state: State) -> Counts:
    """Everything that is counted, by an id of its own."""
    board = state.board
    found: Counts = {
        "pool": tuple(state.pool),
        "track": tuple(state.track),
        "roads": (trucks_out(state),),
        "truck-track": (state.truck_track,),
        "medals-left": (state.medals_left,),
        "markers": (state.markers,),
        "paratroops-left": (state.paratroops_left,),
        "box-medals": (state.medals_boxed,),
        "box-markers": (state.markers_boxed,),
        "actions": (state.actions, state.army, state.round),
    }
    if board.solo:  # RR-17.7: alone one has to count them
        found["starving"] = (state.starving,)
    for index, corps in enumerate(state.corps):
        found[f"load/{board.corps_id[index]}"] = (corps.fuel, corps.ammo, corps.food)
    for field in range(board.size):
        found[f"stock/{board.id[field]}"] = (state.stock[field],)
    for marker in state.paratroops:
        light, dark = found.get(f"drops/{board.id[field_of(marker)]}", (0, 0))
        assert isinstance(light, int)
        assert isinstance(dark, int)
        dropped = (light, dark + 1) if is_dark(marker) else (light + 1, dark)
        found[f"drops/{board.id[field_of(marker)]}"] = dropped
    for army in board.armies:
        found[f"trucks/{ARMIES[army]}"] = (state.trucks[army],)
        found[f"medals/{ARMIES[army]}"] = (medals_of(state, army), state.medals[army])
        for id in state.beaten[army]:
            found[f"cards/{id}"] = ("beaten", army)
        for id in state.kept[army]:
            found[f"cards/{id}"] = ("kept", army)
    for deck in decks_in_play(board):
        found[f"decks/{DECK_NAMES[deck]}"] = (state.deck_size(deck),)
        for id in state.discards[deck]:
            found[f"cards/{id}"] = ("discarded", deck)
    for id in state.boxed_cards:
        found[f"cards/{id}"] = ("boxed", 0)
    return found


def trucks_out(state: State) -> int:
    """How many trucks lie on arrows."""
    return sum(1 for truck in state.truck if truck)


def tell(before: Counts, state: State, told: Told) -> None:
    """RR-0.10: tell every count that differs from *before*, in front of the last word."""
    now = counts(state)
    gone = [id for id in before if id not in now and id.startswith("drops/")]
    changed = [id for id in now if now[id] != before.get(id)]
    last: list[Event] = []
    while told.events and told.events[-1].key in LAST:
        last.insert(0, told.events.pop())
    told_already = _told_by(told.events) | _told_by(last)
    changed = [id for id in changed if id not in told_already]
    lines = [_line(state, id) for id in [*changed, *gone]]
    if lines:
        row = lines[-1]
        for line in reversed(lines[:-1]):
            row = Name("ledger-more", first=line, rest=row)
        told.tell("RR-0.10", "ledger", lines=row)
    told.events.extend(last)


def _told_by(events: list[Event]) -> set[str]:
    """Return the counts that sentences give as they stand now: the ledger need not repeat them."""
    found: set[str] = set()
    for event in events:
        if event.key in ("marker-placed", "marker-lifted", "marker-boxed"):
            found.add("markers")
        if event.key == "trucks-return" and event.args["count"]:
            found.add("truck-track")
        army = event.args.get("army")
        if "stock" in event.args and isinstance(army, Name):
            found.add(f"trucks/{army.key}")
        if "actions" in event.args:  # the heading of the next turn
            found.add("actions")
    return found


def _line(state: State, id: str) -> Name:
    """One count in words."""
    board = state.board
    kind, _, which = id.partition("/")
    if kind in ("pool", "track"):
        tokens = state.pool if kind == "pool" else state.track
        return Name(f"now-{kind}", id=id, load=load_name(*tokens))
    if kind == "load":
        index = board.corps_of[which]
        corps = state.corps[index]
        load = load_name(corps.fuel, corps.ammo, corps.food)
        return Name("now-load", id=id, corps=corps_name(board, index), load=load)
    if kind in ("stock", "drops"):
        return _field_line(state, id, board.field_of[which])
    if kind in ("trucks", "medals"):
        army = ARMIES.index(which)
        name = army_name(army)
        if kind == "trucks":
            return Name("now-trucks", id=id, army=name, count=state.trucks[army])
        tokens_held = state.medals[army]
        count = medals_of(state, army)
        return Name("now-medals", id=id, army=name, count=count, tokens=tokens_held)
    if kind == "decks":
        deck = DECK_NAMES.index(which)
        size = state.deck_size(deck)
        return Name("now-deck", id=id, deck=deck_name(state, deck), count=size)
    if kind == "cards":
        return Name("now-card", id=id, card=card_name(board, which), place=_place(state, which))
    if kind == "actions":
        return Name("now-actions", id=id, army=army_name(state.army), count=state.actions)
    single = {
        "roads": trucks_out(state),
        "truck-track": state.truck_track,
        "medals-left": state.medals_left,
        "markers": state.markers,
        "paratroops-left": state.paratroops_left,
        "box-medals": state.medals_boxed,
        "box-markers": state.markers_boxed,
        "starving": state.starving,
    }
    return Name(f"now-{kind}", id=id, count=single[kind])


def _field_line(state: State, id: str, field: int) -> Name:
    name = state.board.name[field]
    if id.startswith("stock/"):
        tokens = [state.tokens(field, kind) for kind in range(3)]
        return Name("now-stock", id=id, field=name, load=load_name(*tokens))
    dark = sum(is_dark(marker) for marker in state.paratroops if field_of(marker) == field)
    light = state.paratroops_on(field) - dark
    return Name("now-drops", id=id, field=name, drops=Name("drops-on", light=light, dark=dark))


def _place(state: State, card: str) -> Name:
    where, owner = counts(state)[f"cards/{card}"]
    assert isinstance(owner, int)
    return place_name(str(where), ARMIES[owner], state.board.common)


def place_name(where: str, army: str, common: bool) -> Name:
    """Where a card lies that is in no deck."""
    if where == "discarded" and common:
        return Name("lies-discarded-common")
    return Name(f"lies-{where}", army=Name(army))
