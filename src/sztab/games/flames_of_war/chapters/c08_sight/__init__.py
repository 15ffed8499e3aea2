"""FW-8: lines of sight and of fire, what blocks them, and who is concealed."""
