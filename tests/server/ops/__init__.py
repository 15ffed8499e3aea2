"""The server as a whole: start, workers, load, memory, the way of a click."""
