"""How the numbers of this game are written in keys and put into sentences."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from msgspec import Struct

from horda.core.decisions import Choice, Option
from horda.core.events import Event
from horda.core.words import Arg, Text, kebab
from horda.games.zombicide.box.components import Place, Slots
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.counting import COUNTED, counted, nth
from horda.games.zombicide.box.entries import LEVELS
from horda.games.zombicide.rules.questions import QUESTIONS

COLOURS = ("red", "blue", "green", "purple", "white")
"""Colours of tokens by number; which of them there are says the box."""
NAMES = {
    "who": "survivor",
    "other": "survivor",
    "card": "card",
    "second": "card",
    "kind": "zombie",
    "level": "level",
    "colour": "colour",
    "mode": "mode",
    "token": "token",
    "model": "car",
}
"""What kind of name a field of an option or an event stands for."""
DECLINED = ("who", "other", "card", "second", "kind", "token")
"""Names that texts may also use as the object of a sentence: `$card_acc`."""
ASSIGN_HIT, HIT_CAR = "z2-assign-hit", "hit-car"


def card_word(box: Content, card: int) -> str:
    """Writes an equipment card by its name in the data."""
    return box.names[box.same[card]]


def word(box: Content, field: str, value: object) -> object:
    """Writes a field's value as people do in keys: names, not numbers."""
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if field in ("who", "other"):
        return box.survivors[value].id
    if field in ("card", "second"):
        return card_word(box, value) if value >= 0 else "-"
    if field in ("zone", "to"):
        return f"z{value}"
    if field in COUNTED:
        return counted(field, value)
    if field == "kind":
        return box.zombies[value].id
    if field == "skill":
        return box.skill_key(value).replace(":", "=")
    if field == "level":
        return LEVELS[value]
    if field == "colour":
        return COLOURS[value]
    return value


def written(box: Content, one: Struct, aside: tuple[str, ...]) -> tuple[object, ...]:
    """Writes the fields of an option or an event for its key, but for those set aside."""
    fields = [field for field in one.__struct_fields__ if field not in aside]
    return tuple(word(box, field, getattr(one, field)) for field in fields)


def arg(box: Content, field: str, value: object) -> Arg:
    """Returns a field's value as an argument of a text: names are texts themselves."""
    if field in ("zone", "to") and isinstance(value, int):
        return value
    if field in COUNTED and isinstance(value, int):
        return nth(value)
    if field == "slot" and isinstance(value, int):
        return slot_name(box.slots, value)
    if field == "skill" and isinstance(value, int):
        return skill_name(box, value)
    name = word(box, field, value)
    if name == "-":
        return "none"
    if field == "by":
        return Text("z2-by-ammo") if name == "ammo" else Text(f"z2-skill-{name}", {"param": ""})
    if field in NAMES and isinstance(name, str):
        return Text(f"z2-{NAMES[field]}-{name}")
    if isinstance(name, bool):
        return int(name)
    return name if isinstance(name, int | str) else str(name)


def args(box: Content, values: Mapping[str, object]) -> dict[str, Arg]:
    """Returns fields as arguments of a text, names as objects of a sentence and counts too."""
    said = {field: arg(box, field, value) for field, value in values.items()}
    for field in DECLINED:
        name = said.get(field)
        if name is not None:
            said[f"{field}_acc"] = Text(f"{name.id}.acc") if isinstance(name, Text) else name
    kind, count = values.get("kind"), values.get("count")
    if isinstance(kind, int) and isinstance(count, int):
        said["zombies"] = so_many(box, kind, count)
    return said


def so_many(box: Content, kind: int, count: int) -> Text:
    """Says how many Zombies of a kind; a single Abomination by its own name."""
    zombie = box.zombies[kind]
    if count == 1 and zombie.id != zombie.family:
        return Text(f"z2-zombie-{zombie.id}")
    return Text(f"z2-zombies-{zombie.family}", {"count": count})


def slot_name(slots: Slots, slot: int) -> Text:
    """Names a slot: the Hands, then others by number."""
    place = slots.place(slot)
    if place is Place.HAND:
        return Text(("z2-slot-left", "z2-slot-right")[slot])
    if place is Place.BODY:
        return Text("z2-slot-body", {"number": slot - slots.hands + 1})
    if place is Place.ATTACHED:
        return Text("z2-slot-attached", {"hand": slot_name(slots, slots.holder(slot))})
    return Text("z2-slot-backpack", {"number": slot - slots.pack + 1})


def listed(names: Sequence[Text]) -> Text:
    """Joins names to a list in words; a dash where there is none."""
    if not names:
        return Text("z2-status-nothing")
    first, *rest = names
    return Text("z2-list", {"first": first, "rest": listed(rest)}) if rest else first


def skill_name(box: Content, skill: int) -> Text:
    """Names a skill, with what completes its name: a word, a card, a number or another skill."""
    id, _, param = box.skill_key(skill).partition(":")
    return Text(f"z2-skill-{id}", {"param": _completion(box, param)})


def _completion(box: Content, param: str) -> Arg:
    if param.isdigit() or not param:
        return param
    if param in box.skill_ids:
        return skill_name(box, box.skill_ids[param])
    return Text(f"z2-{'card' if param in box.names else 'param'}-{param}")


def _assigning(verbs: set[str]) -> str:
    """Asks for whatever can be hit: in a Mission where cars can be shot at, for them too."""
    if HIT_CAR not in verbs:
        return ASSIGN_HIT
    return "z2-assign-hit-or-car" if verbs - {HIT_CAR, "pass"} else "z2-assign-hit-car"


class Spelled(Protocol):
    """An option or an event of the family: its numbers need a box to be words."""

    def written(self, box: Content) -> tuple[object, ...]:
        """The fields as people write them in keys."""

    def said(self, box: Content) -> Text:
        """It in words."""


def key(box: Content, one: Option | Event) -> str:
    """Spells an option or an event; those of the core are spelled alike everywhere."""
    if not hasattr(one, "written"):
        return one.key
    own = cast(Spelled, one)
    return ":".join((kebab(type(one).__name__), *map(str, own.written(box))))


def text(box: Content, one: Option | Event) -> Text:
    """Says an option or an event."""
    return cast(Spelled, one).said(box) if hasattr(one, "written") else one.text()


def asked(box: Content, choice: Choice) -> Text:
    """Puts a question into words, with what its arguments count."""
    known = QUESTIONS.get(choice.prompt)
    fields = known.fields if known else ()
    # The core asks who wants to react, and its questions have no words of their own.
    name = choice.prompt if choice.prompt.startswith("z2-") else f"z2-prompt-{choice.prompt}"
    if name == ASSIGN_HIT:
        name = _assigning({option.verb for option in choice.options})
    return Text(name, args(box, dict(zip(fields, choice.args, strict=False))))
