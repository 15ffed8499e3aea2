"""The moves, one small type each, and how they are written.

A turn is a chain of short moves: actions (``supplies``, ``trucks``, ``truck``, ``march``,
``air``, ``paratroops``) with their parts, extra actions, free loading, then ``end`` and the
German reaction. Towns, corps and cards are written by their ids, so that a move can be read
without knowing the data set.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.notation import malformed, verb_of

# RR-0.11: the kinds of supply tokens, and the set of one of each (RR-6.2).
FUEL: Final = 0
AMMO: Final = 1
FOOD: Final = 2
MIXED: Final = 3
KINDS: Final = ("fuel", "ammo", "food")
DRAWS: Final = ("fuel", "ammo", "food", "mixed")

# RR-11.1: which deck; the pursuit deck is always one's own.
PURSUIT: Final = 0
RESISTANCE: Final = 1
DECKS: Final = ("pursuit", "resistance")

MEDAL: Final = "medal"

MOST: Final = (
    99  # any number of trucks or tokens can be written; whether it is allowed is asked later
)


@final
@mypyc_attr(acyclic=True)
class Supplies:
    """Gain supplies: ``supplies lisieux mixed plus fuel ammo`` (RR-6.1, RR-13.4)."""

    def __init__(self, field: str, kind: int, bonus: tuple[int, ...]) -> None:
        self.field: Final = field
        self.kind: Final = kind
        self.bonus: Final = bonus

    def text(self) -> str:
        """The move as it is written."""
        plus = " plus " + " ".join([KINDS[kind] for kind in self.bonus]) if self.bonus else ""
        return f"supplies {self.field} {DRAWS[self.kind]}{plus}"


@final
@mypyc_attr(acyclic=True)
class Trucks:
    """Gain trucks: ``trucks 4`` (RR-7.1)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def text(self) -> str:
        """The move as it is written."""
        return f"trucks {self.count}"


@final
@mypyc_attr(acyclic=True)
class Truck:
    """Place a truck, with a load or to be loaded: ``truck lisieux brionne 2 fuel`` (RR-8.1)."""

    def __init__(self, start: str, goal: str, fuel: int, ammo: int, food: int) -> None:
        self.start: Final = start
        self.goal: Final = goal
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food

    def text(self) -> str:
        """The move as it is written."""
        return f"truck {self.start} {self.goal}{load_text(self.fuel, self.ammo, self.food)}"


@final
@mypyc_attr(acyclic=True)
class Carry:
    """The truck placed last carries one more token: ``carry fuel`` (RR-8.3)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def text(self) -> str:
        """The move as it is written."""
        return f"carry {KINDS[self.kind]}"


@final
@mypyc_attr(acyclic=True)
class Load:
    """Take tokens from the field onto the corps card: ``load R-I 1 fuel`` (RR-8.5)."""

    def __init__(self, corps: str, fuel: int, ammo: int, food: int) -> None:
        self.corps: Final = corps
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food

    def text(self) -> str:
        """The move as it is written."""
        return f"load {self.corps}{load_text(self.fuel, self.ammo, self.food)}"


@final
@mypyc_attr(acyclic=True)
class Unload:
    """Leave tokens of the corps card on its field: ``unload R-I 1 food`` (RR-8.5)."""

    def __init__(self, corps: str, fuel: int, ammo: int, food: int) -> None:
        self.corps: Final = corps
        self.fuel: Final = fuel
        self.ammo: Final = ammo
        self.food: Final = food

    def text(self) -> str:
        """The move as it is written."""
        return f"unload {self.corps}{load_text(self.fuel, self.ammo, self.food)}"


@final
@mypyc_attr(acyclic=True)
class March:
    """One step of a corps move: ``march B-XII vitry``; its first also by a card (RR-10.2)."""

    def __init__(self, corps: str, field: str, commander: bool) -> None:
        self.corps: Final = corps
        self.field: Final = field
        self.commander: Final = commander

    def text(self) -> str:
        """The move as it is written."""
        return f"{'commander ' if self.commander else ''}march {self.corps} {self.field}"


@final
@mypyc_attr(acyclic=True)
class Stop:
    """End the corps move: ``stop`` (RR-10.11)."""

    def text(self) -> str:
        """The move as it is written."""
        return "stop"


@final
@mypyc_attr(acyclic=True)
class Feed:
    """Give 1 food to the starving civilians: ``feed`` (RR-10.12)."""

    def text(self) -> str:
        """The move as it is written."""
        return "feed"


@final
@mypyc_attr(acyclic=True)
class Swap:
    """Trade on the black market: ``swap food ammo`` gives food and takes ammo (RR-10.12)."""

    def __init__(self, given: int, taken: int) -> None:
        self.given: Final = given
        self.taken: Final = taken

    def text(self) -> str:
        """The move as it is written."""
        return f"swap {KINDS[self.given]} {KINDS[self.taken]}"


@final
@mypyc_attr(acyclic=True)
class Keep:
    """Keep a card with the hand symbol: ``keep`` (RR-10.12)."""

    def text(self) -> str:
        """The move as it is written."""
        return "keep"


@final
@mypyc_attr(acyclic=True)
class Ignore:
    """Make no use of the card: ``ignore`` (RR-10.12)."""

    def text(self) -> str:
        """The move as it is written."""
        return "ignore"


@final
@mypyc_attr(acyclic=True)
class Discard:
    """Put a surplus token back to the pool: ``discard fuel`` (RR-6.5)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def text(self) -> str:
        """The move as it is written."""
        return f"discard {KINDS[self.kind]}"


@final
@mypyc_attr(acyclic=True)
class PlayResistance:
    """Play a kept Resistance card for one more action: ``resistance`` (RR-10.12)."""

    def text(self) -> str:
        """The move as it is written."""
        return "resistance"


@final
@mypyc_attr(acyclic=True)
class Recon:
    """Play a kept Recon card: ``recon pursuit`` (RR-10.12)."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def text(self) -> str:
        """The move as it is written."""
        return f"recon {DECKS[self.deck]}"


@final
@mypyc_attr(acyclic=True)
class Air:
    """Air support: ``air resistance``, also by Bradley's card: ``commander air …`` (RR-11.1)."""

    def __init__(self, deck: int, commander: bool) -> None:
        self.deck: Final = deck
        self.commander: Final = commander

    def text(self) -> str:
        """The move as it is written."""
        return f"{'commander ' if self.commander else ''}air {DECKS[self.deck]}"


@final
@mypyc_attr(acyclic=True)
class Paratroops:
    """Pay for one paratroop marker: ``paratroops medal``, ``paratroops K-01 K-02`` (RR-12.2)."""

    def __init__(self, payment: tuple[str, ...]) -> None:
        self.payment: Final = payment

    def text(self) -> str:
        """The move as it is written."""
        return "paratroops " + " ".join(self.payment)


@final
@mypyc_attr(acyclic=True)
class Drop:
    """Place the paratroop marker just paid for: ``drop koeln`` (RR-12.4)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def text(self) -> str:
        """The move as it is written."""
        return f"drop {self.field}"


@final
@mypyc_attr(acyclic=True)
class Done:
    """End the transport or the paratroop action: ``done`` (RR-8.1, RR-12.1)."""

    def text(self) -> str:
        """The move as it is written."""
        return "done"


@final
@mypyc_attr(acyclic=True)
class End:
    """Take no further action in this turn: ``end`` (RR-5.6)."""

    def text(self) -> str:
        """The move as it is written."""
        return "end"


@final
@mypyc_attr(acyclic=True)
class Resist:
    """Place a resistance marker: ``resist aachen`` (RR-14.2)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def text(self) -> str:
        """The move as it is written."""
        return f"resist {self.field}"


@final
@mypyc_attr(acyclic=True)
class Counterattack:
    """Remove a marker of another player: ``counterattack bruxelles`` (RR-14.6)."""

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def text(self) -> str:
        """The move as it is written."""
        return f"counterattack {self.field}"


@final
@mypyc_attr(acyclic=True)
class Forgo:
    """Make no counterattack where no marker can or may be placed: ``forgo`` (RR-14.4, RR-16.3)."""

    def text(self) -> str:
        """The move as it is written."""
        return "forgo"


@final
@mypyc_attr(acyclic=True)
class Roll:
    """Solo: counterattacks, then three dice: ``roll`` (RR-17.9)."""

    def text(self) -> str:
        """The move as it is written."""
        return "roll"


@final
@mypyc_attr(acyclic=True)
class Shift:
    """Solo: move a number marker with the front: ``shift 18 sankt_vith`` (RR-17.13)."""

    def __init__(self, number: int, field: str) -> None:
        self.number: Final = number
        self.field: Final = field

    def text(self) -> str:
        """The move as it is written."""
        return f"shift {self.number} {self.field}"


Move = (
    Supplies
    | Trucks
    | Truck
    | Carry
    | Load
    | Unload
    | March
    | Stop
    | Feed
    | Swap
    | Keep
    | Ignore
    | Discard
    | PlayResistance
    | Recon
    | Air
    | Paratroops
    | Drop
    | Done
    | End
    | Resist
    | Counterattack
    | Forgo
    | Roll
    | Shift
)

EXAMPLES: Final = {
    "supplies": "supplies lisieux mixed",
    "trucks": "trucks 4",
    "truck": "truck lisieux brionne 2 fuel 1 food",
    "carry": "carry fuel",
    "load": "load R-I 1 fuel",
    "unload": "unload R-I 1 food",
    "march": "march B-XII vitry",
    "stop": "stop",
    "feed": "feed",
    "swap": "swap food ammo",
    "keep": "keep",
    "ignore": "ignore",
    "discard": "discard fuel",
    "resistance": "resistance",
    "recon": "recon pursuit",
    "air": "air resistance",
    "paratroops": "paratroops medal",
    "drop": "drop koeln",
    "done": "done",
    "end": "end",
    "resist": "resist aachen",
    "counterattack": "counterattack bruxelles",
    "forgo": "forgo",
    "roll": "roll",
    "shift": "shift 18 sankt_vith",
    "commander": "commander march B-XII vitry",
}


def load_text(fuel: int, ammo: int, food: int) -> str:
    """How tokens are written behind a move: `` 2 fuel 1 food``; nothing for none."""
    text = ""
    for number, kind in ((fuel, "fuel"), (ammo, "ammo"), (food, "food")):
        if number:
            text += f" {number} {kind}"
    return text


def parse(text: str) -> Move:
    """The move that *text* writes; words may stand with any space between."""
    words = text.split()
    name = verb_of(words, EXAMPLES, "march")
    try:
        return _parsed(name, words[1:])
    except ValueError:
        raise malformed(text, EXAMPLES[name]) from None


def _parsed(name: str, words: list[str]) -> Move:
    if name == "commander":
        if not words or words[0].lower() not in ("march", "air"):
            raise ValueError(words)
        return _paid(words[0].lower(), words[1:], True)
    if name in ("march", "air"):
        return _paid(name, words, False)
    if name == "supplies":
        return _supplies(words)
    if name == "trucks":
        (count,) = words
        return Trucks(_number(count, 0, MOST))
    if name == "truck":
        load = _tokens(words[2:])
        if len(words) < 2:
            raise ValueError(words)
        return Truck(_town(words[0]), _town(words[1]), load[0], load[1], load[2])
    if name in ("load", "unload"):
        load = _tokens(words[1:])
        if not words or sum(load) == 0:
            raise ValueError(words)
        if name == "load":
            return Load(_corps(words[0]), load[0], load[1], load[2])
        return Unload(_corps(words[0]), load[0], load[1], load[2])
    if name == "swap":
        given, taken = words
        return Swap(_kind(given), _kind(taken))
    if name == "paratroops":
        return Paratroops(_payment(words))
    if name == "shift":
        number, field = words
        return Shift(_number(number, 3, 18), _town(field))
    return _one_word(name, words)


def _one_word(name: str, words: list[str]) -> Move:
    """The moves with one argument or none."""
    if name in ("carry", "discard", "recon", "drop", "resist", "counterattack"):
        (word,) = words
        if name == "carry":
            return Carry(_kind(word))
        if name == "discard":
            return Discard(_kind(word))
        if name == "recon":
            return Recon(_deck(word))
        if name == "drop":
            return Drop(_town(word))
        return Resist(_town(word)) if name == "resist" else Counterattack(_town(word))
    if words:
        raise ValueError(words)
    if name == "stop":
        return Stop()
    if name == "feed":
        return Feed()
    if name == "keep":
        return Keep()
    if name == "ignore":
        return Ignore()
    if name == "resistance":
        return PlayResistance()
    if name == "done":
        return Done()
    if name == "roll":
        return Roll()
    return End() if name == "end" else Forgo()


def _paid(name: str, words: list[str], commander: bool) -> Move:
    """The two actions that a commander card may pay for."""
    if name == "march":
        corps, field = words
        return March(_corps(corps), _town(field), commander)
    (deck,) = words
    return Air(_deck(deck), commander)


def _supplies(words: list[str]) -> Supplies:
    if len(words) < 2 or words[1].lower() not in DRAWS:
        raise ValueError(words)
    bonus: tuple[int, ...] = ()
    if len(words) > 2:
        if words[2].lower() != "plus" or not 4 <= len(words) <= 5:
            raise ValueError(words)
        bonus = tuple(sorted([_kind(word) for word in words[3:]]))
    return Supplies(_town(words[0]), DRAWS.index(words[1].lower()), bonus)


def _tokens(words: list[str]) -> tuple[int, int, int]:
    """The tokens written ``2 fuel 1 food`` or ``2fuel 1food``; each kind once."""
    words = [part for word in words for part in _parted(word)]
    load = [0, 0, 0]
    if len(words) % 2:
        raise ValueError(words)
    for at in range(0, len(words), 2):
        kind = _kind(words[at + 1])
        if load[kind]:
            raise ValueError(words)
        load[kind] = _number(words[at], 1, MOST)
    return load[0], load[1], load[2]


def _parted(word: str) -> list[str]:
    """A number and what stands directly behind it."""
    figures = len(word) - len(word.lstrip("0123456789"))
    return [word[:figures], word[figures:]] if 0 < figures < len(word) else [word]


def _payment(words: list[str]) -> tuple[str, ...]:
    if [word.lower() for word in words] == [MEDAL]:
        return (MEDAL,)
    cards = sorted([word.upper() for word in words])
    if not cards or len(set(cards)) != len(cards):
        raise ValueError(words)
    for card in cards:
        if not _plain(card.replace("-", ""), 12):
            raise ValueError(card)
    return tuple(cards)


def _kind(word: str) -> int:
    return KINDS.index(word.lower())


def _deck(word: str) -> int:
    return DECKS.index(word.lower())


def _plain(word: str, most: int) -> bool:
    """Whether a word is made of plain letters and digits and not too long."""
    return 0 < len(word) <= most and word.isascii() and word.isalnum()


def _town(word: str) -> str:
    town = word.lower()
    if not _plain(town.replace("_", ""), 40):
        raise ValueError(word)
    return town


def _corps(word: str) -> str:
    corps = word.upper()
    if not _plain(corps.replace("-", ""), 12):
        raise ValueError(word)
    return corps


def _number(word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2) or str(int(word)) != word:
        raise ValueError(word)
    if not low <= int(word) <= high:
        raise ValueError(word)
    return int(word)
