"""The invariants of the rulebook, I-1 to I-14; checked after every step in tests."""

from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.advance.cards import AT_VICTORY
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.position.writing import all_cards, decks_in_play
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    CARD,
    DROPPING,
    EACH_KIND,
    NUMBERS,
    RESISTANCE_DECK,
    SURPLUS,
    State,
)


def faults(state: State) -> list[str]:
    """The invariants that this state breaks."""
    return [*_tokens(state), *_trucks(state), *_fields(state), *_corps(state), *_pieces(state)]


def _tokens(state: State) -> list[str]:
    """I-1, I-13: every token is somewhere, and no place holds too many."""
    board = state.board
    found = []
    for kind in EACH_KIND:
        total = state.pool[kind] + state.track[kind]
        total += sum(corps.has(kind) for corps in state.corps)
        total += sum(state.tokens(field, kind) for field in range(board.size))
        if total != board.tokens[kind] or state.pool[kind] < 0 or state.track[kind] < 0:
            found.append(f"I-1: {total} {KINDS[kind]} tokens, {state.pool[kind]} in the pool")
    for field in range(board.size):
        if state.tokens_on(field) > state.room(field) and field != state.full:
            found.append(f"I-13: {state.tokens_on(field)} tokens on {board.id[field]}")
    return found


def _trucks(state: State) -> list[str]:
    """I-2, I-8, I-14: every truck is somewhere, within the limits of stocks and arrows."""
    board = state.board
    total = len(board.armies) * board.start_trucks + board.track_trucks
    total += board.more_trucks if state.more_trucks else 0
    on_board = sum(1 for truck in state.truck if truck)
    found = []
    if on_board + sum(state.trucks) + state.truck_track != total:
        found.append(f"I-2: {on_board + sum(state.trucks) + state.truck_track} trucks, not {total}")
    if any(truck not in (0, 1, 2) for truck in state.truck):
        found.append("I-8: an arrow holds more than one truck")
    for army in board.armies:
        if not 0 <= state.trucks[army] <= board.limit[state.level[army]]:
            found.append(f"I-14: {ARMIES[army]} holds {state.trucks[army]} trucks")
    return found


def _fields(state: State) -> list[str]:
    """I-4, I-11: markers of players and of resistance."""
    board = state.board
    found = []
    for field in range(board.size):
        if state.marked[field] and state.control[field] != NOBODY:
            found.append(f"I-4: {board.id[field]} is controlled and marked")
        if board.home[field] != NOBODY and state.control[field] != board.home[field]:
            found.append(f"RR-0.6: {board.id[field]} has lost its army")
    for army in board.armies:
        count = sum(1 for field in range(board.size) if state.owns_marker(field, army))
        if count > board.player_markers - 2:
            found.append(f"I-11: {ARMIES[army]} has {count} markers on the board")
    return found


def _corps(state: State) -> list[str]:
    """I-3, I-5, I-9, I-13: corps stand alone on fields of their army, fed or immobilised."""
    board = state.board
    found = []
    for index, corps in enumerate(state.corps):
        name = board.corps_id[index]
        abroad = state.control[corps.field] != board.corps_army[index]
        if abroad and not enters(state, index):
            found.append(f"I-3: {name} stands on {board.id[corps.field]}")
        if state.corps_on(corps.field) != index:
            found.append(f"I-5: {name} shares {board.id[corps.field]}")
        if not corps.active and (corps.food or state.tokens(corps.field, 2)):
            found.append(f"I-9: {name} is immobilised beside food")
        if min(corps.fuel, corps.ammo, corps.food) < 0 or corps.load() > board.card_limit:
            found.append(f"I-13: the card of {name} holds {corps.load()} tokens")
    return found


def enters(state: State, index: int) -> bool:
    """I-3: whether this corps has just entered a field whose card is being resolved."""
    entering = state.stage == CARD or (state.stage == SURPLUS and state.resume == AT_VICTORY)
    return entering and index == state.mover


def cards_held(state: State, deck: int) -> list[str]:
    """I-7: all cards of a deck, wherever they lie."""
    held = [*state.decks[deck], *([state.top[deck]] if state.top[deck] else [])]
    if deck != RESISTANCE_DECK:
        held += state.discards[deck]
    out = [id for cards in [*state.beaten, *state.kept] for id in cards]
    out += [*state.boxed_cards, *([state.card] if state.card else [])]
    whole = all_cards(state.board, deck)
    return sorted([*held, *(id for id in out if id in whole)])


def _pieces(state: State) -> list[str]:
    """I-6, I-7, I-10, I-12: medals, cards, resistance markers, paratroops."""
    board = state.board
    found = []
    medals = state.medals_left + sum(state.medals) + state.medals_boxed
    if medals != board.medals:
        found.append(f"I-6: {medals} medals in all, not {board.medals}")
    for deck in decks_in_play(board):
        held = cards_held(state, deck)
        whole = all_cards(board, deck)
        if held != whole:
            found.append(f"I-7: deck {deck} holds {len(held)} cards, not {len(whole)}")
        if bool(state.top[deck]) != bool(state.known[deck]):
            found.append(f"RR-18.3: the top of deck {deck} is known to nobody")
    marks = sum(state.marked) + state.markers_boxed
    if board.solo:
        marks += sum(1 for field in state.numbers if field != NOWHERE)
    else:
        marks += state.markers
    whole_pool = NUMBERS if board.solo else board.resistance_pool
    if marks != whole_pool:
        found.append(f"I-10: {marks} resistance markers in all, not {whole_pool}")
    drops = state.paratroops_left + len(state.paratroops) + (state.stage == DROPPING)
    if drops > board.paratroops or len(state.paratroops) > board.paratroops:
        found.append("I-12: too many paratroop markers")
    return found
