"""FW-7: a shooting action is judged (``shooting``) and carried out (``volley``)."""
