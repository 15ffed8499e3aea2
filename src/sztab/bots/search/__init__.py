"""Search over the contract of any game: what to look at, how deep, and for how long.

``budget`` says when to stop, ``tree`` looks one plan ahead and keeps what was seen, ``alphabeta``
and ``puct`` decide where to look next. Nothing here knows a game: it asks ``plans``, ``settled``,
``chances``, ``evaluate`` and ``resample``.
"""
