"""Research interfaces: Gymnasium, PettingZoo and OpenSpiel environments of every game.

An ``Episode`` is one game with observations and numbered actions; a codec per game says how a
position becomes numbers. ``docs/research.md`` describes both. Needs numpy.
"""
