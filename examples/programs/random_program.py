"""A program that takes a seat: any legal move, chosen by lot. Python, nothing but its library.

sztab lab play medieval-battle --bots "program:python3 examples/programs/random_program.py,greedy"
"""

import json
import random
import sys


def main() -> None:
    """Read one message a line, answer each decision with one line."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["is"] == "decide":
            move = random.choice(message["moves"])
            print(json.dumps({"do": "move", "move": move, "n": message["n"]}), flush=True)


if __name__ == "__main__":
    main()
