"""Cards, tokens on tracks, medals, markers and trucks; pools hold what lies nowhere else."""

from sztab.core.data.dataset import Sheet
from sztab.games.race_to_the_rhine.board import NOWHERE
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.packing import bit_of
from sztab.games.race_to_the_rhine.position.reading.entries import fault, names_in, part_of
from sztab.games.race_to_the_rhine.position.writing import DECK_NAMES, all_cards, decks_in_play
from sztab.games.race_to_the_rhine.state import ARMIES, EACH_KIND, NUMBERS, RESISTANCE_DECK, State


def load_cards(state: State, top: Sheet) -> None:
    """Every card lies in one place; a deck that is left out holds what lies nowhere else."""
    board = state.board
    in_play = decks_in_play(board)
    names = [DECK_NAMES[deck] for deck in in_play]
    discards = part_of(top, "discards", *(name for name in names if name != "resistance"))
    decks = part_of(top, "decks", *names)
    box = part_of(top, "box", "cards", "medals", "markers")
    state.boxed_cards = tuple(sorted(names_in(box, "cards")))
    state.card = top.get("move", {}).get("card", "").text()
    placed = [*state.boxed_cards, *([state.card] if state.card else [])]
    for army in board.armies:
        placed += [*state.beaten[army], *state.kept[army]]
    for deck in in_play:
        if deck != RESISTANCE_DECK:
            state.discards[deck] = names_in(discards, DECK_NAMES[deck])
            placed += state.discards[deck]
    for deck in in_play:
        if DECK_NAMES[deck] in decks.value:
            state.decks[deck] = names_in(decks, DECK_NAMES[deck])
            placed += state.decks[deck]
    for id in placed:
        if id not in board.cards:
            raise fault("cards", f"there is no card {id!r:.40}")
    if len(set(placed)) != len(placed):
        twice = next(id for id in placed if placed.count(id) > 1)
        raise fault("cards", f"the card {twice} lies in two places")
    for deck in in_play:
        if DECK_NAMES[deck] not in decks.value:
            state.decks[deck] = [id for id in all_cards(board, deck) if id not in placed]
        state.decks[deck].sort()
    _load_looks(state, top, names)


def _load_looks(state: State, top: Sheet, names: list[str]) -> None:
    looked = part_of(top, "looked", *names)
    for name in looked.value:
        part = part_of(looked, name, "card", "by")
        deck = DECK_NAMES.index(name)
        card = part.value.get("card")
        if card not in state.decks[deck]:
            raise fault(f"looked.{name}", f"{card!r:.40} is not in this deck")
        state.decks[deck].remove(card)
        state.top[deck] = card
        by = names_in(part, "by")
        if not by or any(army not in ARMIES for army in by):
            raise fault(f"looked.{name}", "'by' names the armies that have looked")
        state.known[deck] = sum(bit_of(ARMIES.index(army)) for army in by)


def load_tracks(state: State, top: Sheet) -> None:
    """Tracks as given; pools hold what lies nowhere else."""
    board = state.board
    track, pool = part_of(top, "track", *KINDS), part_of(top, "pool", *KINDS)
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
            raise fault("tokens", f"there are {board.tokens[kind]} tokens of {name}, not {used}")
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
        raise fault("medals", f"there are {most} medals, not {held}")
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
        raise fault(
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
