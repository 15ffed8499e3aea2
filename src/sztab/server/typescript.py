"""The wire types in TypeScript: ``python -m sztab.server.typescript`` writes them.

``web/src/wire/types.ts`` is this module's output; a test compares the two.
"""

import sys
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds

from sztab.server.wire import analysis, from_client, from_server, http, lists, shared, study

MODULES: Final = (shared, from_server, from_client, http, lists, analysis, study)
UNIONS: Final[dict[str, Any]] = {
    "FromServer": from_server.FromServer,
    "FromClient": from_client.FromClient,
}
PLAIN: Final[dict[Any, str]] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def typescript() -> str:
    """Return every struct of the wire as a TypeScript type."""
    structs = [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
        if value.__module__ == module.__name__
    ]
    parts = ["// Generated from src/sztab/server/wire by python -m sztab.server.typescript.\n"]
    parts += [_struct(struct) for struct in structs]
    for name, union in UNIONS.items():
        members = [member.__name__ for member in union.__args__]
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join(parts)


def _struct(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export type {struct.__name__} = {{"]
    if config.tag_field:
        lines.append(f"  {config.tag_field}: {config.tag!r};".replace("'", '"'))
    for field in info.fields:
        # What the server leaves out when it is the default, and what a client need not send.
        optional = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {field.name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "};\n"])


def _type(kind: Any) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, kinds.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    if isinstance(kind, kinds.UnionType):
        return " | ".join(_type(member) for member in kind.types)
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    raise TypeError(f"The wire has no TypeScript for {kind}: add it to sztab.server.typescript.")


if __name__ == "__main__":
    sys.stdout.write(typescript())
