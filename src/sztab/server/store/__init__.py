"""The database: tables, seats, people, devices and chat, with its migrations and backups.

Nothing here knows a rule of a game. ``storage`` is the entry; the others are its questions.
"""
