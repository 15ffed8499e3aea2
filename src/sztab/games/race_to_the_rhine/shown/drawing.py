"""The table in text, for the terminal: roads in the signs of the notation, the rest in words."""

from typing import Final

from sztab.core.said import Name, listed
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.victory import medals_of
from sztab.games.race_to_the_rhine.naming import army_name, deck_name, load_name
from sztab.games.race_to_the_rhine.packing import field_of, tokens_of
from sztab.games.race_to_the_rhine.position.writing import decks_in_play, dump
from sztab.games.race_to_the_rhine.state import EACH_KIND, State

LETTERS: Final = "RWB"


def picture(state: State) -> str:
    """The fields that each corps of the player to move could enter, with their symbols."""
    board = state.board
    lines: list[str] = []
    for index, corps in enumerate(state.corps):
        if board.corps_army[index] == state.army:
            ways = [_sign(state, goal) for goal in board.steps[state.army][corps.field]]
            lines.append(f"{board.corps_id[index]:6} > {'  '.join(ways)}")
    return "\n".join(lines)


def caption(state: State) -> Name:
    """The tracks, the armies, their corps, what lies on fields, and the signs of the picture."""
    return Name(
        "drawn",
        head=_head(state),
        tracks=_tracks(state),
        armies=_below([_army(state, army) for army in state.order]),
        corps=_below([_corps(state, index) for index in range(len(state.corps))]),
        placed=_placed(state),
        supplies=_supplies(state),
    )


def _below(lines: list[Name]) -> Name:
    """Several lines as one name, each below the one before it."""
    found = lines[-1]
    for line in reversed(lines[:-1]):
        found = Name("drawn-lines", first=line, rest=found)
    return found


def _head(state: State) -> Name:
    armies = [
        Name("drawn-letter", army=army_name(army), letter=LETTERS[army]) for army in state.order
    ]
    return Name(
        "drawn-head",
        round=state.round,
        last="yes" if state.last else "no",
        sky="rain" if state.rain else "sun",
        order=listed(armies),
        army=army_name(state.army),
        actions=state.actions,
        markers=state.markers,
    )


def _tracks(state: State) -> Name:
    decks = [
        Name("drawn-deck", deck=deck_name(state, deck), count=state.deck_size(deck))
        for deck in decks_in_play(state.board)
    ]
    return Name(
        "drawn-tracks",
        pool=_counts(state.pool),
        track=_counts(state.track),
        trucks=state.truck_track,
        decks=listed(decks),
    )


def _counts(counts: list[int]) -> Name:
    return Name("drawn-counts", fuel=counts[0], ammo=counts[1], food=counts[2])


def _army(state: State, army: int) -> Name:
    board = state.board
    held = [board.id[field] for field in range(board.size) if state.owns_marker(field, army)]
    return Name(
        "drawn-army",
        letter=LETTERS[army],
        army=army_name(army),
        level=state.level[army],
        trucks=state.trucks[army],
        limit=board.limit[state.level[army]],
        medals=medals_of(state, army),
        commander="active" if state.commander[army] else "used",
        beaten=len(state.beaten[army]),
        kept=len(state.kept[army]),
        held=", ".join(held) or "-",
    )


def _corps(state: State, index: int) -> Name:
    board = state.board
    corps = state.corps[index]
    return Name(
        "drawn-corps",
        corps=board.corps_id[index],
        field=board.id[corps.field],
        load=_counts([corps.fuel, corps.ammo, corps.food]),
        far=board.to_rhine[board.corps_army[index]][corps.field],
        state="immobilised" if not corps.active else "moved" if corps.moved else "ready",
    )


def _placed(state: State) -> Name:
    """Markers and trucks, a line for each kind."""
    board = state.board
    position = dump(state)
    marked = [board.id[field] for field in range(board.size) if state.marked[field]]
    trucks = [way.replace(" ", ">") for way in position["trucks"]]
    drops = [board.id[field_of(marker)] for marker in state.paratroops]
    numbers = [f"{n} {at}" for n, at in position["numbers"].items()] if board.solo else []
    kinds = {"resistance": marked, "trucks": trucks, "paratroops": drops, "numbers": numbers}
    return _below(
        [
            Name(f"drawn-{kind}", fields=", ".join(names) or "-")
            for kind, names in kinds.items()
            if names or kind in ("resistance", "trucks")
        ]
    )


def _supplies(state: State) -> Name:
    """The fields with tokens, behind one another."""
    board = state.board
    stocks = [
        Name("drawn-stock", field=board.id[field], load=_stock(state.stock[field]))
        for field in range(board.size)
        if state.stock[field]
    ]
    if not stocks:
        return Name("drawn-supplies", stocks="-")
    found = stocks[-1]
    for one in reversed(stocks[:-1]):
        found = Name("ledger-more", first=one, rest=found)
    return Name("drawn-supplies", stocks=found)


def _stock(stock: int) -> Name:
    fuel, ammo, food = (tokens_of(stock, kind) for kind in EACH_KIND)
    return load_name(fuel, ammo, food)


def _sign(state: State, field: int) -> str:
    board = state.board
    holder = state.control[field]
    signs = LETTERS[holder] if holder != NOBODY else ""
    signs += "!" if state.marked[field] else ""
    signs += "f" if board.flag[field] and holder == NOBODY else ""
    signs += "^" if board.fort[field] and holder == NOBODY else ""
    signs += "*" if board.medal[field] and holder == NOBODY else ""
    signs += "#" if board.victory[field] else ""
    return f"{board.id[field]}[{signs}]" if signs else board.id[field]
