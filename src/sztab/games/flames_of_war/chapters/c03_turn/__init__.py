"""FW-3: turns, steps and the tests of the Starting step."""
