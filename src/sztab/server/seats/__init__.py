"""How people come to seats: open a table, take a seat, give it away, add a device.

Each module is one way in or out; all of them change a ``Room`` and its rows together.
"""
