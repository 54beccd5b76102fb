"""Writes structs and enumerations as TypeScript.

A field whose type is marked with `Meta(extra={"of": "event"})` holds what only a game can say more
of. The struct, and all that are made of it, get a parameter `G`: the kinds of things of a game.
"""

import inspect
from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec import inspect as types

Named = dict[type, str]
Found = dict[type, types.Type]
OF = "of"
PARAMETER = "<G extends GameKinds = GameKinds>"


def documented(kind: type) -> str:
    """Returns the docstring of a type as a comment."""
    doc = inspect.getdoc(kind) or ""
    if not doc or doc.startswith("str("):
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def spelled(kind: types.Type, names: Named) -> str:
    """Writes a type as TypeScript does."""
    match kind:
        case types.Metadata(extra={"of": name}):
            return f"G['{name}']"
        case types.Metadata(type=inner):
            return spelled(inner, names)
        case types.StructType(cls=cls) | types.EnumType(cls=cls):
            return names[cls] + ("<G>" if generic(kind) else "")
        case types.UnionType(types=members):
            return " | ".join(dict.fromkeys(spelled(member, names) for member in members))
        case types.LiteralType(values=values):
            return " | ".join(quoted(value) for value in values)
        case types.TupleType(item_types=items):
            return f"[{', '.join(spelled(item, names) for item in items)}]"
        case types.CollectionType(item_type=item):
            return array(spelled(item, names))
        case types.DictType(value_type=value):
            return f"Record<string, {spelled(value, names)}>"
    return plain(kind)


def plain(kind: types.Type) -> str:
    """Writes a type that consists of nothing else."""
    for classes, word in (
        ((types.StrType, types.BytesType), "string"),
        ((types.IntType, types.FloatType), "number"),
        ((types.BoolType,), "boolean"),
        ((types.NoneType,), "null"),
        ((types.AnyType,), "unknown"),
    ):
        if isinstance(kind, classes):
            return word
    raise TypeError(f"no TypeScript for {kind}")


def array(item: str) -> str:
    """Writes a list of items."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def quoted(value: object) -> str:
    """Writes a value as a type."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def parts(kind: types.Type) -> Iterable[types.Type]:
    """Yields the types that a type is made of."""
    match kind:
        case types.StructType(fields=fields):
            yield from (field.type for field in fields)
        case types.UnionType(types=members):
            yield from members
        case types.TupleType(item_types=items):
            yield from items
        case types.CollectionType(item_type=item):
            yield item
        case types.DictType(value_type=value):
            yield value
        case types.Metadata(type=inner):
            yield inner


def mentioned(kind: types.Type) -> Iterable[type]:
    """Yields the structs and enumerations that the declaration of a type names."""
    for part in parts(kind):
        if isinstance(part, types.StructType | types.EnumType):
            yield part.cls
        else:
            yield from mentioned(part)


def gather(kind: types.Type, found: Found) -> Found:
    """Collects every struct and enumeration below a type, parts first."""
    if isinstance(kind, types.StructType | types.EnumType) and kind.cls in found:
        return found
    if isinstance(kind, types.StructType):
        found[kind.cls] = kind  # before its parts: a type may hold itself
    for part in parts(kind):
        gather(part, found)
    if isinstance(kind, types.EnumType):
        found[kind.cls] = kind
    return found


def generic(kind: types.Type, seen: tuple[type, ...] = ()) -> bool:
    """Tells whether a type holds anything that only a game can say more of."""
    if isinstance(kind, types.Metadata) and OF in (kind.extra or {}):
        return True
    if isinstance(kind, types.StructType):
        if kind.cls in seen:
            return False
        seen = (*seen, kind.cls)
    return any(generic(part, seen) for part in parts(kind))


def declared(
    kind: types.Type,
    names: Named,
    optional: Callable[[type], bool] = lambda cls: False,
    without: Iterable[str] = (),
) -> str:
    """Writes the declaration of a struct or an enumeration."""
    if isinstance(kind, types.EnumType):
        values = " | ".join(quoted(member.value) for member in kind.cls)
        return f"{documented(kind.cls)}export type {names[kind.cls]} = {values};\n"
    assert isinstance(kind, types.StructType)
    lines = []
    if kind.tag_field:
        lines.append(f"  {kind.tag_field}: {quoted(kind.tag)};\n")
    for field in kind.fields:
        if field.encode_name not in without:
            asked = "" if field.required or not optional(kind.cls) else "?"
            lines.append(f"  {field.encode_name}{asked}: {spelled(field.type, names)};\n")
    head = f"export interface {names[kind.cls]}{PARAMETER if generic(kind) else ''}"
    return f"{documented(kind.cls)}{head} {{\n{''.join(lines)}}}\n"


def union(name: str, members: Iterable[str], doc: str) -> str:
    """Writes a type that is one of many, a line for each."""
    lines = "".join(f"\n  | {member}" for member in members)
    return f"/** {doc} */\nexport type {name} ={lines};\n"


def leaves(base: type[Struct], package: str, apart: tuple[str, ...] = ()) -> list[type[Struct]]:
    """Lists the kinds of a struct that a package has, by their names, without some modules."""
    found: list[type[Struct]] = []
    for kind in base.__subclasses__():
        below = leaves(kind, package, apart)
        module = kind.__module__
        own = module.startswith(f"{package}.") and not module.startswith(apart)
        found += below or ([kind] if own else [])
    return sorted(found, key=lambda kind: kind.__name__)
