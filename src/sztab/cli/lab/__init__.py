"""``sztab lab``, ``sztab fuzz`` and ``sztab bench``: many games at once."""
