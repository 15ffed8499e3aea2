"""What a rule process answers beside the game itself: texts for agents."""
