"""RR-15B: the weather."""

from sztab.core.said import Told
from sztab.games.race_to_the_rhine.chapters.supply.logistics import recall_aircraft, tell_aircraft
from sztab.games.race_to_the_rhine.state import RAIN, State


def set_weather(state: State, weather: int, told: Told) -> None:
    """RR-15.6, RR-15.8, RR-11.5: a revealed card sets the weather; rain grounds the aircraft."""
    rain = weather == RAIN
    if rain == state.rain:
        return
    state.rain = rain
    out = recall_aircraft(state) if rain else []
    told.tell("RR-15.8" if rain else "RR-15.6", "rain-falls" if rain else "sun-shines")
    tell_aircraft(out, "RR-11.5", told)
