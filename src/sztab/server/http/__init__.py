"""The web face: every address, the socket of a table, cookies, headers and the client's files.

``app.create_app`` is the entry. Nothing here decides anything about a game.
"""
