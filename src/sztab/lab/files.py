"""The lab's way to ``sztab.files``, where reading and writing files has moved."""

from sztab.files import is_there, read_record, read_text, write_new, write_whole

__all__ = ["is_there", "read_record", "read_text", "write_new", "write_whole"]
