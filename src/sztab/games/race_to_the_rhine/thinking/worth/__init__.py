"""What a position is worth in parts: the race to the Rhine, and the supplies that drive it.

Rules of thumb, found by play between greedy bots; a point is about a third of a step to the Rhine.
``evaluation`` adds the parts up.
"""
