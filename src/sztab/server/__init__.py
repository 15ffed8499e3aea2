"""The server: people play in a browser, and everything they do is stored before it is shown.

Imports point from the web inward: ``ops → http → seats → live → rules → store → net → wire``; the
modules beside these rooms (settings, errors, logs, rate limits) serve all of them.
"""
