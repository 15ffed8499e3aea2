"""RR-16: the end of the game."""

from typing import Final

from sztab.core.said import Arg, Name, Told, listed
from sztab.games.race_to_the_rhine.chapters.advance.taking import from_player
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.state import ACTING, MARKERS, OVER, RHINE, TURNS, State

AMMO_PER_MEDAL: Final = 5  # RR-12.2, RR-16.4


def line(state: State, army: int) -> list[bool]:
    """RR-16.1: the fields that own arrows join to the main base, all under control."""
    board = state.board
    reached = [False] * board.size
    base = state.main_base(army)
    reached[base] = True
    waiting = [base]
    while waiting:
        for field in board.steps[army][waiting.pop()]:
            if state.control[field] == army and not reached[field]:
                reached[field] = True
                waiting.append(field)
    return reached


def has_won(state: State, army: int) -> bool:
    """RR-3.1, RR-16.1: whether the army holds a victory field at the end of an unbroken line."""
    for field in state.board.victories:
        if state.control[field] == army:
            reached = line(state, army)
            for goal in state.board.victories:
                if reached[goal]:
                    return True
            return False
    return False


def check_victory(state: State, told: Told) -> None:
    """RR-16.1, RR-16.6: the player whose step it was comes first."""
    for army in from_player(state):
        if has_won(state, army):
            state.winner = army
            state.ending = RHINE
            state.stage = OVER
            _tell_crossing(state, army, told)
            return


def _tell_crossing(state: State, army: int, told: Told) -> None:
    """RR-17.3: alone, turns and then medals say how good the victory is."""
    told.tell("RR-16.1", "crosses-rhine", **ending_args(state))
    if state.board.solo:
        told.tell(
            "RR-17.3",
            "solo-result",
            army=army_name(army),
            turns=state.round,
            medals=medals_of(state, army),
        )


def medals_of(state: State, army: int) -> int:
    """RR-2.19, RR-16.4: tokens, divisions with a medal, and every 5 ammo of the others."""
    count = state.medals[army]
    ammo = 0
    for id in state.beaten[army]:
        card = state.board.cards[id]
        if card.medal:
            count += 1
        else:
            ammo += card.ammo
    return count + ammo // AMMO_PER_MEDAL


def standing(state: State) -> list[int]:
    """RR-3.2, RR-16.4, RR-16.5: the armies from first to last."""
    keyed: list[tuple[bool, int, int, int, int]] = []
    for place in range(len(state.order)):
        army = state.order[place]
        first = army == state.winner
        keyed.append((first, medals_of(state, army), len(state.beaten[army]), place, army))
    keyed.sort()
    keyed.reverse()
    return [army for *_rank, army in keyed]


def end_turn(state: State, told: Told) -> None:
    """RR-5.1, RR-5.6, RR-16.2: the next player, the next turn alone, or the end of the game."""
    board = state.board
    place = state.order.index(state.army) + 1
    if place == len(state.order):
        if state.last:
            _end_game(state, MARKERS, told)
            return
        if board.solo and state.round == board.turn_limit:
            _end_game(state, TURNS, told)
            return
        place = 0
        state.round += 1
        if board.solo:
            # RR-18.5: a finished reaction stands; no other seat's turn would keep it so
            told.reveal(
                *("RR-18.5", "next-turn"), army=army_name(state.army), count=state.round, actions=2
            )
    begin_turn(state, state.order[place])
    if not board.solo:
        tell_turn(state, told)


def tell_turn(state: State, told: Told) -> None:
    """RR-5.1: which round it is, and whose turn."""
    told.tell(
        "RR-5.1",
        "turn-begins",
        round=state.round,
        army=army_name(state.army),
        actions=state.actions,
    )


def begin_turn(state: State, army: int) -> None:
    """RR-5.2, RR-5.3: two actions, and every limit of a turn begins anew."""
    state.stage = ACTING
    state.rolled = False
    state.army = army
    state.actions = 2
    state.resistance_played = False
    state.recon_played = False
    state.drawn = ()
    for corps in state.corps:
        corps.moved = False


def _end_game(state: State, ending: str, told: Told) -> None:
    """RR-16.2, RR-16.4, ruling Q-37: the medals are counted, or the solo player is out of turns."""
    state.stage = OVER
    state.ending = ending
    if ending == TURNS:
        told.tell("RR-17.3", "turns-over", army=army_name(state.army), count=state.round)
    else:
        told.tell("RR-16.4", "wins-by-medals", **ending_args(state))


def ending_args(state: State) -> dict[str, Arg]:
    """RR-16.4, RR-16.5: who is first, by what, and the medals and divisions of all."""
    order = standing(state)
    first = order[0]
    by = "medals"
    if len(order) > 1 and medals_of(state, order[1]) == medals_of(state, first):
        level = len(state.beaten[order[1]]) == len(state.beaten[first])
        by = "order" if level else "divisions"
    scores = [
        Name(
            "score-of",
            army=army_name(army),
            medals=medals_of(state, army),
            divisions=len(state.beaten[army]),
        )
        for army in order
    ]
    return {
        "army": army_name(first),
        "count": medals_of(state, first),
        "by": by,
        "scores": listed(scores),
        "turns": state.round,
    }
