"""Asking the rules: a stored table replayed, what each seat is shown, questions and bots.

Everything here is computation without people, sockets or storage.
"""
