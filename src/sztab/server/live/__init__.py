"""Tables that are open now: a ``Room`` has the people and sockets of one, the ``Hub`` has all.

A change is worked out by the rules, stored, and only then shown.
"""
