"""The words of a written move: numbers, points, headings, clauses."""

from sztab.games.flames_of_war.geometry.measure import FULL_TURN


def decimal(word: str, places: int, most: int) -> int:
    """A number with at most *places* decimals, the rest rounded half away from zero (FW-1.3)."""
    sign = -1 if word.startswith("-") else 1
    digits = word[1:] if sign < 0 else word
    whole, point, rest = digits.partition(".")
    if not all_digits(whole) or len(whole) > 4 or (point and not all_digits(rest)):
        raise ValueError(word)
    if len(rest) > 12:
        raise ValueError(word)
    kept = (rest + "0" * places)[:places]
    value = int(whole) * int(10**places) + int(kept or "0")
    if len(rest) > places and rest[places] >= "5":
        value += 1
    if value > most:
        raise ValueError(word)
    return sign * value


def all_digits(word: str) -> bool:
    """Whether a word is digits and nothing else."""
    return word.isascii() and word.isdigit()


def read_point(word: str) -> tuple[int, int]:
    """A point written ``x,y``, in inches."""
    x, y = word.split(",")
    return decimal(x, 3, 999_999), decimal(y, 3, 999_999)


def read_heading(word: str) -> int:
    """A heading written ``@90``, in degrees."""
    if not word.startswith("@"):
        raise ValueError(word)
    return decimal(word[1:], 1, 99_999) % FULL_TURN


def read_number(word: str) -> int:
    """The number of a team, platoon or weapon."""
    if not all_digits(word) or len(word) > 4 or (len(word) > 1 and word[0] == "0"):
        raise ValueError(word)
    return int(word)


def parted(words: list[str]) -> tuple[list[str], list[list[str]]]:
    """The words before the colon, and the clauses behind it."""
    if ":" not in words:
        if ";" in words:
            raise ValueError(words)
        return words, []
    colon = words.index(":")
    return words[:colon], clauses_of(words[colon + 1 :])


def clauses_of(words: list[str]) -> list[list[str]]:
    """Words parted at semicolons."""
    clauses: list[list[str]] = [[]]
    for word in words:
        if word == ";":
            clauses.append([])
        elif word == ":":
            raise ValueError(words)
        else:
            clauses[-1].append(word)
    if not all(clauses):
        raise ValueError(words)
    return clauses


def only_one(words: list[str]) -> str:
    """The one word that may stand here."""
    (word,) = words
    return word


def no_more(words: list[str]) -> None:
    """Nothing may stand here."""
    if words:
        raise ValueError(words)


def read_numbers(words: list[str]) -> tuple[int, ...]:
    """Numbers that differ, one at least."""
    numbers = tuple([read_number(word) for word in words])
    if not numbers or len(set(numbers)) != len(numbers):
        raise ValueError(words)
    return numbers


def each_once(teams: list[int]) -> None:
    """No team may be named twice."""
    if len(set(teams)) != len(teams):
        raise ValueError(teams)
