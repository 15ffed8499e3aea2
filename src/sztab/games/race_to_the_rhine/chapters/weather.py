"""RR-15B: the weather."""

from sztab.core.said import Told
from sztab.games.race_to_the_rhine.chapters.logistics import recall_aircraft
from sztab.games.race_to_the_rhine.chapters.naming import armies_name
from sztab.games.race_to_the_rhine.state import RAIN, State


def set_weather(state: State, weather: int, told: Told | None) -> None:
    """RR-15.6, RR-15.8, RR-11.5: a revealed card sets the weather; rain grounds the aircraft."""
    rain = weather == RAIN
    if rain == state.rain:
        return
    state.rain = rain
    out = recall_aircraft(state) if rain else []
    if told is None:
        return
    told.tell("RR-15.8" if rain else "RR-15.6", "rain-falls" if rain else "sun-shines")
    if out:
        told.tell("RR-11.5", "aircraft-return", armies=armies_name(out))
