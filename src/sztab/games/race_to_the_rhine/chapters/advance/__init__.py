"""RR-10 to RR-12: corps move, cards are revealed, fields are fought for and taken."""
