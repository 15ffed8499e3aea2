"""Positions as documented JSON (``docs/positions/race-to-the-rhine.md``): reading.

What is left out is as at the start, and pools hold what lies nowhere else.
"""

from collections.abc import Mapping

from sztab.core.dataset import Sheet
from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.position import (
    DECK_NAMES,
    ENDINGS,
    KEYS,
    RESUMES,
    SOURCE,
    STAGES,
    all_cards,
    decks_in_play,
)
from sztab.games.race_to_the_rhine.setting import empty_table, start_numbers
from sztab.games.race_to_the_rhine.soundness import complaints
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    BLUE,
    CARD,
    EACH_KIND,
    FIRST_NUMBER,
    MOVING,
    NO_CARD,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OVER,
    RESISTANCE_DECK,
    RHINE,
    SHIFTING,
    SURPLUS,
    Board,
    State,
)


def _fault(where: str, problem: str) -> PositionError:
    """A fault of several entries together, named by one of them."""
    return PositionError(f"{SOURCE}, {where}: {problem}.")


def _names(sheet: Sheet, key: str) -> list[str]:
    """A list of names, each once."""
    entry = sheet.get(key, [])
    names = [name.text() for name in entry.items()]
    if len(set(names)) != len(names):
        raise entry.fault("a name stands twice")
    return names


def _part(sheet: Sheet, key: str, *keys: str) -> Sheet:
    """The object called *key* with no other entries than these; empty if it is left out."""
    return sheet.get(key, {}).only(*keys)


def load(board: Board, position: Mapping[str, Json]) -> State:
    """Set up a position; what is left out is as at the start, and pools hold what is left."""
    top = Sheet(position, SOURCE, error=PositionError).only(*KEYS)
    state = empty_table(board)
    _load_course(state, top)
    _load_armies(state, top)
    _load_fields(state, top)
    _load_corps(state, top)
    _load_cards(state, top)
    _load_tracks(state, top)
    _load_under_way(state, top)
    for complaint in complaints(state):
        raise PositionError(f"{SOURCE}, {complaint}.")
    return state


def _field(state: State, name: Json, where: str) -> int:
    if not isinstance(name, str) or name not in state.board.field_of:
        raise _fault(where, f"there is no field {name!r:.40}")
    return state.board.field_of[name]


def _load_course(state: State, top: Sheet) -> None:
    board = state.board
    seats = [ARMIES[army] for army in board.armies]
    order = _names(top, "order") or seats
    if sorted(order) != sorted(seats):
        raise top.at("order").fault(f"the armies {', '.join(seats)} are needed, each once")
    state.order = tuple(ARMIES.index(name) for name in order)
    state.army = ARMIES.index(top.get("turn", order[0]).text(*order))
    state.round = top.get("round", 1).integer(1, 10_000)
    state.last = top.get("last", False).flag()
    state.stage = STAGES.index(top.get("stage", "acting").text(*STAGES))
    state.actions = top.get("actions", 2).integer(0, 3)
    state.resistance_played = top.get("resistance_played", False).flag()
    state.recon_played = top.get("recon_played", False).flag()
    state.drawn = tuple(_field(state, name, "drawn") for name in _names(top, "drawn"))
    state.more_trucks = top.get("more_trucks", False).flag()
    state.ostend = top.get("ostend", True).flag()
    state.antwerp = top.get("antwerp", False).flag()
    state.rain = top.get("rain", False).flag()
    state.starving = top.get("starving", 0).integer(0, 10_000)


def _load_armies(state: State, top: Sheet) -> None:
    board = state.board
    armies = _part(top, "armies", *(ARMIES[army] for army in board.armies))
    for army in board.armies:
        part = _part(
            armies, ARMIES[army], "trucks", "level", "commander", "air", "medals", "beaten", "kept"
        )
        state.level[army] = part.get("level", board.start_level[army]).integer(1, 3)
        state.trucks[army] = part.get("trucks", board.start_trucks).integer(
            0, board.limit[state.level[army]]
        )
        state.commander[army] = part.get("commander", not board.training).flag()
        state.medals[army] = part.get("medals", 0).integer(0, board.medals)
        state.beaten[army] = _names(part, "beaten")
        state.kept[army] = _names(part, "kept")
        own = DECK_NAMES[0 if board.common else army]
        air = ("stock", own, "resistance").index(
            part.get("air", "stock").text("stock", own, "resistance")
        )
        if air:
            state.air[army] = RESISTANCE_DECK if air == 2 else DECK_NAMES.index(own)


def _load_fields(state: State, top: Sheet) -> None:
    board = state.board
    in_play = [ARMIES[army] for army in board.armies]
    for name, entry in top.get("control", {}).entries().items():
        field = _field(state, name, "control")
        army = entry.text(*in_play)
        if board.home[field] != NOBODY:
            raise entry.fault("this field belongs to its army for good (RR-0.6)")
        state.control[field] = ARMIES.index(army)
    tokens = top.get("tokens", {})
    for name in tokens.entries():
        field = _field(state, name, "tokens")
        part = _part(tokens, name, *KINDS)
        for kind in EACH_KIND:
            state.put_tokens(field, kind, part.get(KINDS[kind], 0).integer(0, 15))
    marked = _names(top, "resistance") if "resistance" in top.value else start_marks(board)
    for name in marked:
        field = _field(state, name, "resistance")
        if state.control[field] != NOBODY:
            raise _fault("resistance", f"{name} is controlled, so it can hold no marker (I-4)")
        state.marked[field] = True
    for way in _names(top, "trucks"):
        ends = way.split()
        if len(ends) != 2:
            raise _fault("trucks", f"write start and goal, not {way!r:.40}")
        start, goal = (_field(state, end, "trucks") for end in ends)
        arrow = board.arrow_of.get(start * 256 + goal, NOWHERE)
        if arrow == NOWHERE or state.truck[arrow]:
            raise _fault("trucks", f"there is no free arrow for {way!r:.60}")
        state.truck[arrow] = 1 if board.ends[arrow][0] == start else 2
    state.spared = tuple(sorted(_field(state, name, "spared") for name in _names(top, "spared")))
    _load_paratroops(state, top)
    _load_numbers(state, top)


def start_marks(board: Board) -> list[str]:
    """RR-15.10, RR-17.15: the resistance markers that lie on the board from the start."""
    return [board.id[board.fortress]] if board.hard[BLUE] else []


def _load_paratroops(state: State, top: Sheet) -> None:
    markers = top.get("paratroops", [])
    if len(markers.items()) > state.board.paratroops:
        raise markers.fault(f"there are {state.board.paratroops} paratroop markers")
    for entry in markers.items():
        part = entry.only("at", "army", "dark")
        field = _field(state, part.at("at").value, part.path)
        army = ARMIES.index(part.at("army").text(*ARMIES))
        state.paratroops.append(field * 8 + army * 2 + int(part.get("dark", False).flag()))
    state.paratroops.sort()


def _load_numbers(state: State, top: Sheet) -> None:
    board = state.board
    if not board.solo:
        if "numbers" in top.value:
            raise _fault(
                "numbers", "number markers lie on the board in the solo game only (RR-17.2)"
            )
        return
    state.numbers = start_numbers(board)
    if "numbers" in top.value:
        state.numbers = [NOWHERE] * NUMBERS
        for number, entry in top.get("numbers", {}).entries().items():
            if number not in {str(n) for n in range(FIRST_NUMBER, FIRST_NUMBER + NUMBERS)}:
                raise entry.fault("numbers go from 3 to 18")
            state.numbers[int(number) - FIRST_NUMBER] = _field(state, entry.value, "numbers")


def _load_corps(state: State, top: Sheet) -> None:
    board = state.board
    part = _part(top, "corps", *board.corps_id)
    for index, id in enumerate(board.corps_id):
        corps = state.corps[index]
        entry = _part(part, id, "at", "fuel", "ammo", "food", "immobilised", "moved")
        corps.field = _field(state, entry.value.get("at", board.id[corps.field]), f"corps.{id}.at")
        start = board.corps_tokens[index] if not entry.value else (0, 0, 0)
        corps.fuel, corps.ammo, corps.food = (
            entry.get(KINDS[kind], start[kind]).integer(0, board.card_limit) for kind in EACH_KIND
        )
        if corps.load() > board.card_limit:
            raise _fault(f"corps.{id}", f"a card holds {board.card_limit} tokens (RR-2.13)")
        corps.active = not entry.get("immobilised", False).flag()
        corps.moved = entry.get("moved", False).flag()
    for index, corps in enumerate(state.corps):
        if state.corps_on(corps.field) != index:
            raise _fault("corps", f"two corps stand on {board.id[corps.field]} (RR-10.3)")


def _load_cards(state: State, top: Sheet) -> None:
    """Every card lies in one place; a deck that is left out holds what lies nowhere else."""
    board = state.board
    in_play = decks_in_play(board)
    names = [DECK_NAMES[deck] for deck in in_play]
    discards = _part(top, "discards", *(name for name in names if name != "resistance"))
    decks = _part(top, "decks", *names)
    box = _part(top, "box", "cards", "medals", "markers")
    state.boxed_cards = tuple(sorted(_names(box, "cards")))
    state.card = top.get("move", {}).get("card", "").text()
    placed = [*state.boxed_cards, *([state.card] if state.card else [])]
    for army in board.armies:
        placed += [*state.beaten[army], *state.kept[army]]
    for deck in in_play:
        if deck != RESISTANCE_DECK:
            state.discards[deck] = _names(discards, DECK_NAMES[deck])
            placed += state.discards[deck]
    for deck in in_play:
        if DECK_NAMES[deck] in decks.value:
            state.decks[deck] = _names(decks, DECK_NAMES[deck])
            placed += state.decks[deck]
    for id in placed:
        if id not in board.cards:
            raise _fault("cards", f"there is no card {id!r:.40}")
    if len(set(placed)) != len(placed):
        twice = next(id for id in placed if placed.count(id) > 1)
        raise _fault("cards", f"the card {twice} lies in two places")
    for deck in in_play:
        if DECK_NAMES[deck] not in decks.value:
            state.decks[deck] = [id for id in all_cards(board, deck) if id not in placed]
        state.decks[deck].sort()
    _load_looks(state, top, names)


def _load_looks(state: State, top: Sheet, names: list[str]) -> None:
    looked = _part(top, "looked", *names)
    for name in looked.value:
        part = _part(looked, name, "card", "by")
        deck = DECK_NAMES.index(name)
        card = part.value.get("card")
        if card not in state.decks[deck]:
            raise _fault(f"looked.{name}", f"{card!r:.40} is not in this deck")
        state.decks[deck].remove(card)
        state.top[deck] = card
        by = _names(part, "by")
        if not by or any(army not in ARMIES for army in by):
            raise _fault(f"looked.{name}", "'by' names the armies that have looked")
        state.known[deck] = sum(1 << ARMIES.index(army) for army in by)


def _load_tracks(state: State, top: Sheet) -> None:
    """Tracks as given; pools hold what lies nowhere else."""
    board = state.board
    track, pool = _part(top, "track", *KINDS), _part(top, "pool", *KINDS)
    for kind in EACH_KIND:
        name = KINDS[kind]
        state.track[kind] = track.get(name, board.supply_track).integer(0, board.tokens[kind])
        used = state.track[kind] + sum(corps.has(kind) for corps in state.corps)
        used += sum(state.tokens(field, kind) for field in range(board.size))
        if name not in track.value and used > board.tokens[kind]:
            over = used - board.tokens[kind]
            state.track[kind] = max(0, state.track[kind] - over)
            used -= board.supply_track - state.track[kind]
        if used > board.tokens[kind]:
            raise _fault("tokens", f"there are {board.tokens[kind]} tokens of {name}, not {used}")
        left = board.tokens[kind] - used
        state.pool[kind] = pool.get(name, left).integer(0, board.tokens[kind])
        if state.pool[kind] != left:
            raise pool.at(name).fault(
                f"{left} of the {board.tokens[kind]} {name} tokens lie nowhere else; leave the "
                "pool out, or name more or fewer in tokens, track or corps (I-1)"
            )
    _load_medals(state, top)
    _load_markers(state, top)
    _load_trucks(state, top)
    state.paratroops_left = top.get(
        "paratroops_left", board.paratroops - len(state.paratroops)
    ).integer(0, board.paratroops)


def _load_medals(state: State, top: Sheet) -> None:
    """RR-10.22: medals that are neither won nor beside the board lie in the box."""
    most = state.board.medals
    box = top.get("box", {})
    boxed = box.get("medals", 0).integer(0, most)
    held = sum(state.medals) + boxed
    if held > most:
        raise _fault("medals", f"there are {most} medals, not {held}")
    state.medals_left = top.get("medals", most - held).integer(0, most)
    if "medals" not in box.value:
        boxed = max(0, most - held - state.medals_left)
    state.medals_boxed = boxed


def _load_markers(state: State, top: Sheet) -> None:
    """RR-4.5, RR-17.2: markers that are neither on the board nor in the pool lie in the box."""
    board = state.board
    on_board = sum(state.marked)
    if board.solo:
        if top.get("markers", 0).integer(0, 99):
            raise top.at("markers").fault("the solo game has no resistance pool (RR-17.2)")
        on_board += len([at for at in state.numbers if at != NOWHERE])
    total = NUMBERS if board.solo else board.resistance_pool
    box = top.get("box", {})
    boxed = box.get("markers", 0).integer(0, 99)
    left = 0 if board.solo else max(0, total - on_board - boxed)
    state.markers = top.get("markers", left).integer(0, total)
    if "markers" not in box.value:
        boxed = max(0, total - on_board - state.markers)
    state.markers_boxed = boxed


def _load_trucks(state: State, top: Sheet) -> None:
    """RR-4.13, RR-9.5: every truck in play lies in a stock, on an arrow or on the track."""
    board = state.board
    total = len(board.armies) * board.start_trucks + board.track_trucks
    total += board.more_trucks if state.more_trucks else 0
    left = total - sum(state.trucks) - sum(1 for truck in state.truck if truck)
    state.truck_track = top.get("truck_track", max(0, left)).integer(0, 99)
    armies = top.value.get("armies", {})
    open_stocks = [army for army in board.armies if "trucks" not in armies.get(ARMIES[army], {})]
    left -= _even_out(state, open_stocks, left - state.truck_track)
    if state.truck_track != left:
        raise _fault(
            "truck_track",
            f"{total} trucks are in play, and {total - left + state.truck_track} are named; name "
            "more or fewer in armies or trucks (I-2)",
        )


def _even_out(state: State, armies: list[int], more: int) -> int:
    """RR-7.2: stocks that are not named take *more* trucks, or give some, one after the other."""
    step = 1 if more > 0 else -1
    moved = 0
    while moved != more:
        willing = [
            army
            for army in armies
            if 0 <= state.trucks[army] + step <= state.board.limit[state.level[army]]
        ]
        if not willing:
            break
        state.trucks[min(willing, key=lambda army: step * state.trucks[army])] += step
        moved += step
    return moved


def _load_under_way(state: State, top: Sheet) -> None:
    board = state.board
    _load_move(state, top)
    transport = _part(top, "transport", "placed", "start", "goal", "loaded")
    if transport.value:
        state.placed = transport.get("placed", 1).integer(1, 99)
        if "start" in transport.value:
            state.start = _field(state, transport.value["start"], "transport.start")
            state.goal = _field(state, transport.value.get("goal"), "transport.goal")
            state.loaded = transport.get("loaded", 0).integer(0, board.truck_load)
    drops = _part(top, "drops", "taken", "ammo", "medals", "least")
    if drops.value:
        state.dropped = drops.get("taken", 1).integer(1, 3)
        state.ammo_paid = drops.get("ammo", 0).integer(0, 99)
        state.ammo_medals = drops.get("medals", 0).integer(0, 3)
        state.ammo_least = drops.get("least", NO_CARD).integer(1, NO_CARD)
    _load_surplus(state, top)
    shift = _part(top, "shift", "numbers", "targets", "rolled")
    if (state.stage == SHIFTING) != bool(shift.value):
        raise _fault("shift", "it is needed when the stage is shifting, and only then")
    if shift.value:
        numbers = shift.get("numbers", []).items()
        state.shifted = tuple(number.integer(3, 18) for number in numbers)
        state.targets = tuple(_field(state, n, "shift.targets") for n in _names(shift, "targets"))
        state.rolled = shift.get("rolled", False).flag()
    ending = top.value.get("ending", "")
    if (state.stage == OVER) != (ending in ENDINGS):
        raise _fault("ending", f"one of {', '.join(ENDINGS)} when the stage is over, else left out")
    state.ending = ending
    if (ending == RHINE) != ("winner" in top.value):
        raise _fault("winner", "it is named when the ending is rhine, and only then")
    if ending == RHINE:
        state.winner = ARMIES.index(top.at("winner").text(*ARMIES))


def _load_move(state: State, top: Sheet) -> None:
    board = state.board
    move = _part(top, "move", "corps", "steps", "held", "card", "deck")
    if state.stage in (MOVING, CARD) and not move.value:
        raise _fault("move", f"it is needed when the stage is {STAGES[state.stage]}")
    if move.value:
        state.mover = board.corps_of[move.at("corps").text(*board.corps_id)]
        state.steps = move.get("steps", 1).integer(1, 3)
        state.held = move.get("held", False).flag()
        if state.card and state.card not in board.cards:
            raise move.at("card").fault("a card of the decks is needed")
        deck = move.get("deck", "").text("", *DECK_NAMES)
        if state.stage == CARD and not deck:
            deck = DECK_NAMES[state.pursuit_deck(state.army)]
        state.deck = DECK_NAMES.index(deck) if deck else NOBODY
    if state.stage == CARD and not state.card:
        raise _fault("move.card", "the card that leaves a choice is needed")


def _load_surplus(state: State, top: Sheet) -> None:
    surplus = _part(top, "surplus", "field", "then")
    if (state.stage == SURPLUS) != bool(surplus.value):
        raise _fault("surplus", "it is needed when the stage is surplus, and only then")
    if surplus.value:
        state.full = _field(state, surplus.value.get("field"), "surplus.field")
        if state.control[state.full] not in state.board.armies:
            raise _fault("surplus.field", "a field under a player's control is needed")
        state.resume = RESUMES[surplus.get("then", "acting").text(*RESUMES)]
