"""The shape of a question of Flames of War is the same in Python and in the client."""

import re
from pathlib import Path

from sztab.games.flames_of_war.seen import QuestionView

TABLE = Path(__file__).parents[2] / "web/src/themes/flames-of-war/table.ts"
TYPES = {
    "<class 'int'>": "number",
    "<class 'str'>": "string",
    "<class 'bool'>": "boolean",
    "list[int]": "number[]",
    "list[str]": "string[]",
    "list[tuple[float, float]]": "Point[]",
}


def test_the_client_reads_every_field_of_a_question_and_no_other() -> None:
    text = TABLE.read_text(encoding="utf-8")
    shape = re.search(r"export type QuestionView = \{(.*?)\n\};", text, re.DOTALL)
    assert shape is not None
    fields = dict(re.findall(r"^  (\w+)\??: ([^;]+);", shape.group(1), re.MULTILINE))
    ours = {name: TYPES[str(kind)] for name, kind in QuestionView.__annotations__.items()}
    assert fields == {**ours, "seat": "Side"}
