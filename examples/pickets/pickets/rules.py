"""The rules: what a side may do, and what then happens."""

from pickets.state import ACTIONS, HAND, MOVES, SIDES, Move, State
from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told


def awaited(state: State) -> tuple[int, ...]:
    """The sides that must decide now: both in PK-2.1, the one under fire in PK-3.4."""
    if state.over:
        return ()
    if not state.posts[0]:
        return tuple(side for side in (0, 1) if not state.chosen[side])
    return (1 - state.mover,) if state.under_fire else (state.mover,)


def check(state: State, side: int, move: Move) -> Refusal | None:
    """Why *side* may not make this move now, by what this side knows."""
    if side not in awaited(state):
        return Refusal("PK-2.2", "not-asked")
    if (move.verb == "post") != (not state.posts[0]):
        key = "post-not-now" if move.verb == "post" else "post-now"
        return Refusal("PK-2.1", key)
    if (move.verb in ("hold", "duck")) != bool(state.under_fire):
        return Refusal("PK-3.4", "answer-now" if state.under_fire else "no-fire")
    if move.verb in ("post", "march") and move.word not in state.fords:
        return Refusal("PK-1.2", "no-ford")
    if move.verb == "duck" and "cover" not in state.hands[side]:
        return Refusal("PK-3.4", "no-card", card=Name("card-cover"))
    if move.verb in ("march", "scout", "fire"):
        return _check_action(state, side, move)
    return None


def _check_action(state: State, side: int, move: Move) -> Refusal | None:
    """PK-2.3, PK-3.1 to PK-3.3a: may this action be taken?"""
    if not state.actions:
        return Refusal("PK-2.3", "no-actions")
    if move.verb == "march":
        way = state.fords.index(move.word) - state.fords.index(state.posts[side])
        if abs(way) != 1:
            return Refusal("PK-3.1", "not-neighbour", ford=_ford(move.word))
    if move.verb == "scout" and len(state.hands[side]) >= HAND:
        return Refusal("PK-3.2", "hand-full")
    if move.verb == "scout" and not state.deck:
        return Refusal("PK-3.2", "deck-empty")
    if move.verb == "fire" and state.posts[0] != state.posts[1]:
        return Refusal("PK-3.3", "no-target")
    if move.word == "volley" and "volley" not in state.hands[side]:
        return Refusal("PK-3.3a", "no-card", card=Name("card-volley"))
    return None


def moves(state: State, side: int) -> list[Move]:
    """All moves that *side* may make now."""
    return [move for move in MOVES if check(state, side, move) is None]


def carry_out(state: State, side: int, move: Move, fate: Fate, told: Told) -> None:
    """Change *state* by a legal move and tell what happens."""
    if move.verb in ("march", "scout", "fire"):
        state.actions -= 1  # PK-2.3
    if move.verb == "post":
        _post(state, side, move.word, told)
    elif move.verb == "march":
        state.posts[side] = move.word
        told.tell(
            "PK-3.1",
            "marches",
            side=_side(side),
            ford=_ford(move.word),
            actions=state.actions,
        )
    elif move.verb == "scout":
        _scout(state, side, fate, told)
    elif move.verb == "fire":
        _fire(state, side, move.word, told)
    elif move.verb == "rest":
        told.tell("PK-2.4", "rests", side=_side(side))
        _next_turn(state, told)
    else:
        _answer(state, side, move.verb, fate, told)


def _post(state: State, side: int, ford: str, told: Told) -> None:
    """PK-2.1: choose in secret; both choices are shown together."""
    state.chosen[side] = ford
    told.tell_only(side, "PK-2.1", "posts-secretly", ford=_ford(ford))
    if all(state.chosen):
        state.posts, state.chosen = state.chosen, ["", ""]
        state.mover, state.actions = (state.round + 1) % 2, ACTIONS
        told.reveal("PK-2.1", "posted", blue=_ford(state.posts[0]), red=_ford(state.posts[1]))
        _tell_turn(state, told)


def _scout(state: State, side: int, fate: Fate, told: Told) -> None:
    """PK-3.2: everybody sees a card drawn, its owner sees which."""
    card = fate.draw(state.deck)
    state.hands[side] = sorted([*state.hands[side], card])
    cards = len(state.hands[side])
    told.tell("PK-3.2", "scouts", side=_side(side), actions=state.actions, cards=cards)
    told.tell_only(
        side, "PK-3.2", "draws", card=Name(f"card-{card}"), held=_held(state, side, card)
    )


def _fire(state: State, side: int, card: str, told: Told) -> None:
    """PK-3.3, PK-3.3a: open fire; the enemy answers first."""
    state.under_fire = card or "fire"
    if card:
        _play(state, side, card, "PK-3.3a", "volley-played", told)
    told.tell("PK-3.3", "fires", side=_side(side), actions=state.actions)


def _play(state: State, side: int, card: str, rule: str, key: str, told: Told) -> None:
    """PK-1.3: a card leaves the hand, and everybody sees which."""
    state.hands[side].remove(card)
    told.reveal(rule, key, side=_side(side), cards=len(state.hands[side]))
    told.tell_only(side, rule, "left", card=Name(f"card-{card}"), held=_held(state, side, card))


def _held(state: State, side: int, card: str) -> int:
    return state.hands[side].count(card)


def _answer(state: State, side: int, verb: str, fate: Fate, told: Told) -> None:
    """PK-3.4, PK-3.3: duck, or hold and let the die decide."""
    bonus = 2 if state.under_fire == "volley" else 0
    state.under_fire = ""
    if verb == "duck":
        _play(state, side, "cover", "PK-3.4", "ducks", told)
        return
    told.tell("PK-3.4", "holds", side=_side(side))
    die = fate.die()
    hit = die + bonus >= 4
    state.hits[1 - side] += hit
    told.tell(
        "PK-3.3",
        "hits" if hit else "misses",
        side=_side(1 - side),
        die=die,
        needed=4 - bonus,
        total=state.hits[1 - side],
    )


def _next_turn(state: State, told: Told) -> None:
    """PK-2.2, PK-4.1: the other side's turn, or the next round."""
    if state.mover == (state.round + 1) % 2:
        state.mover, state.actions = 1 - state.mover, ACTIONS
        _tell_turn(state, told)
    else:
        state.round += 1
        state.posts, state.actions = ["", ""], 0
        key = "rounds-over" if state.over else "round-begins"
        told.tell("PK-2.1", key, round=state.round, side=_side(state.mover), actions=0)


def _tell_turn(state: State, told: Told) -> None:
    """PK-2.2: whose turn it is now."""
    told.tell("PK-2.2", "turn-begins", side=_side(state.mover), actions=state.actions)


def _side(side: int) -> Name:
    return Name(f"side-{SIDES[side]}")


def _ford(ford: str) -> Name:
    return Name(f"ford-{ford}")
