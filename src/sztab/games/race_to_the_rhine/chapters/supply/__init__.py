"""RR-6 to RR-9: supplies, trucks, transport, and the logistics phase."""
