"""Seats for other programs: the line protocol, and a process that speaks it.

``protocol`` makes and reads the messages; ``process`` starts a program and keeps it to its time.
``docs/programs.md`` describes both for whoever writes such a program.
"""
