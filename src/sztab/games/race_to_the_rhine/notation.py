"""How the moves are written and read: the notation, declared once."""

from typing import Final

from sztab.core.writing.notation import Always, Field, Form, Notation, any_words, one_word
from sztab.games.race_to_the_rhine import moves
from sztab.games.race_to_the_rhine.moves import Move


def load_text(fuel: int, ammo: int, food: int) -> str:
    """How tokens are written behind a move: ``2 fuel 1 food``; nothing for none."""
    load = zip((fuel, ammo, food), moves.KINDS, strict=True)
    return " ".join([f"{number} {kind}" for number, kind in load if number])


def _bonus(words: list[str]) -> tuple[int, ...]:
    """The kinds that Montgomery adds, one or two: ``plus fuel ammo``."""
    if not words:
        return ()
    if words[0].lower() != "plus" or not 2 <= len(words) <= 3:
        raise ValueError(words)
    return tuple(sorted([_kind(word) for word in words[1:]]))


def _bonus_text(bonus: tuple[int, ...]) -> str:
    return " ".join(["plus", *[moves.KINDS[kind] for kind in bonus]]) if bonus else ""


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
        load[kind] = _number(words[at], 1, moves.MOST)
    return load[0], load[1], load[2]


def _parted(word: str) -> list[str]:
    """A number and what stands directly behind it."""
    figures = len(word) - len(word.lstrip("0123456789"))
    return [word[:figures], word[figures:]] if 0 < figures < len(word) else [word]


def _payment(words: list[str]) -> tuple[str, ...]:
    if [word.lower() for word in words] == [moves.MEDAL]:
        return (moves.MEDAL,)
    cards = sorted([word.upper() for word in words])
    if not cards or len(set(cards)) != len(cards):
        raise ValueError(words)
    for card in cards:
        if not _plain(card.replace("-", ""), 12):
            raise ValueError(card)
    return tuple(cards)


def _kind(word: str) -> int:
    return moves.KINDS.index(word.lower())


def _deck(word: str) -> int:
    return moves.DECKS.index(word.lower())


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


def _any_tokens(words: list[str]) -> tuple[int, int, int]:
    """At least one token."""
    load = _tokens(words)
    if sum(load) == 0:
        raise ValueError(words)
    return load


def _kind_field(name: str) -> Field:
    return one_word(name, _kind, lambda kind: moves.KINDS[kind])


FIELD: Final = one_word("field", _town)
CORPS: Final = one_word("corps", _corps)
KIND: Final = _kind_field("kind")
DECK: Final = one_word("deck", _deck, lambda deck: moves.DECKS[deck])
SOME_LOAD: Final = Field(("fuel", "ammo", "food"), load_text, _any_tokens, rest=True)
COMMANDER: Final = Always("commander", True)
NOTATION: Final = Notation[Move](
    "march",
    Form(
        moves.Supplies,
        "supplies lisieux mixed",
        FIELD,
        one_word(
            "kind", lambda draw: moves.DRAWS.index(draw.lower()), lambda kind: moves.DRAWS[kind]
        ),
        any_words("bonus", _bonus, _bonus_text),
    ),
    Form(moves.Trucks, "trucks 4", one_word("count", lambda count: _number(count, 0, moves.MOST))),
    Form(
        moves.Truck,
        "truck lisieux brionne 2 fuel 1 food",
        one_word("start", _town),
        one_word("goal", _town),
        Field(("fuel", "ammo", "food"), load_text, _tokens, rest=True),
    ),
    Form(moves.Carry, "carry fuel", KIND),
    Form(moves.Load, "load R-I 1 fuel", CORPS, SOME_LOAD),
    Form(moves.Unload, "unload R-I 1 food", CORPS, SOME_LOAD),
    Form(moves.March, "march B-XII vitry", CORPS, FIELD, Always("commander", False)),
    Form(moves.Stop, "stop"),
    Form(moves.Feed, "feed"),
    Form(moves.Swap, "swap food ammo", _kind_field("given"), _kind_field("taken")),
    Form(moves.Keep, "keep"),
    Form(moves.Ignore, "ignore"),
    Form(moves.Discard, "discard fuel", KIND),
    Form(moves.PlayResistance, "resistance"),
    Form(moves.Recon, "recon pursuit", DECK),
    Form(moves.Air, "air resistance", DECK, Always("commander", False)),
    Form(moves.Paratroops, "paratroops medal", any_words("payment", _payment, " ".join)),
    Form(moves.Drop, "drop koeln", FIELD),
    Form(moves.Done, "done"),
    Form(moves.End, "end"),
    Form(moves.Resist, "resist aachen", FIELD),
    Form(moves.Counterattack, "counterattack bruxelles", FIELD),
    Form(moves.Forgo, "forgo"),
    Form(moves.Roll, "roll"),
    Form(
        moves.Shift,
        "shift 18 sankt_vith",
        one_word("number", lambda number: _number(number, 3, 18)),
        FIELD,
    ),
    Form(
        moves.March, "commander march B-XII vitry", "march", CORPS, FIELD, Always("commander", True)
    ),
    Form(moves.Air, "commander air resistance", "air", DECK, Always("commander", True)),
)
EXAMPLES: Final = NOTATION.examples
