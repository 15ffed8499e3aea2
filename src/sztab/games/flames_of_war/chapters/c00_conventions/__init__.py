"""FW-0: tests on a die, what is wrong with an order, and how things are named."""
