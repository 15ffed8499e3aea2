"""How an agent sits down to each of our games."""

from typing import Any

GAMES: dict[str, dict[str, Any]] = {
    "medieval-battle": {"seat": "yellow"},
    "stand-at-mortain": {"seat": "us"},
    "race-to-the-rhine": {"seat": "white", "seats": 1},
    "flames-of-war": {"seat": "A"},
}
