"""Section 19.3: questions without dice, for clients and bots; they never change the state.

Nothing is hidden in this game, so every seat gets the same answers; only ``legal`` asks for whom.
Each answer is plain JSON.
"""
