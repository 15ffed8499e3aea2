"""FW-9: hits are allocated (``allocation``) and saved (``hits``)."""
