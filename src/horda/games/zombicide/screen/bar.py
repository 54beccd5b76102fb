"""The buttons of a turn, made from the deeds: a new verb has its button by itself."""

from collections.abc import Iterator

from msgspec import Struct

from horda.core.words import kebab
from horda.games.zombicide.rules.attack import DECLARES
from horda.games.zombicide.rules.deed import DEEDS, Deed
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.screen.odds import ATTACKS


class Group(Struct, frozen=True):
    """A button that several verbs share: its picture and its key."""

    id: str
    sign: str
    key: str
    always: bool = False
    """Shown even when nothing of it can be done, with the reason."""
    careful: bool = False
    """Asked once more before it happens: dice, and things that cannot be taken back."""


GROUPS = (
    Group("move", "footsteps", "M", always=True),
    Group("shoot", "winchester-rifle", "R", always=True, careful=True),
    Group("melee", "bowie-knife", "A", always=True, careful=True),
    Group("search", "magnifying-glass", "S", always=True),
    Group("door", "entry-door", "O", always=True),
    Group("take", "wooden-crate", "X"),
    Group("trade", "card-exchange", "T", always=True),
    Group("oxygen", "scuba-tanks", "I"),
    Group("machine", "robot-antennas", "W"),
    Group("car", "police-car", "C"),
    Group("drive", "run", "D"),
    Group("reload", "shotgun-rounds", "L"),
    Group("eat", "canned-fish", "F"),
    Group("drop", "trash-can", "G"),
    Group("noise", "megaphone", "N", always=True),
    Group("lead", "team-idea", "H"),
    Group("exit", "exit-door", "Q"),
    Group("end", "hourglass", "E", always=True),
)
"""From left to right; what is in none of them has a button of its own before the last one."""


class Button(Group, frozen=True, kw_only=True):
    """A button with the kinds of options that belong to it, and their verbs."""

    kinds: tuple[str, ...]
    verbs: tuple[str, ...]


class Bar(Struct, frozen=True):
    """What a screen needs to know of the options of an edition, whatever they are."""

    buttons: tuple[Button, ...]
    signs: dict[str, str]
    """By verb the pictures of options that are in no group."""
    here: tuple[str, ...]
    """Kinds that are done with something in the own Zone, or at the door they name."""
    attacks: tuple[str, ...]
    """Kinds whose odds are told, and that are asked about once more where friends may be hurt."""
    plans: tuple[str, ...]
    """Kinds that say how a declared attack is made: their odds are told too."""


def bar(edition: Edition) -> Bar:
    """Returns the bar of an edition."""
    kinds = list(_kinds(edition))
    signs = {kebab(kind.__name__): _sign(kind) for kind in kinds if not _group(kind)}
    steered = [kind for kind in kinds if kind in DECLARES and kind in DEEDS]
    here = [kind.__name__ for kind in kinds if kind in DEEDS and _at_things(DEEDS[kind])]
    return Bar(
        buttons=tuple(_buttons(kinds)),
        signs={verb: sign for verb, sign in signs.items() if sign},
        here=tuple(here),
        attacks=(*(kind.__name__ for kind in ATTACKS), *(kind.__name__ for kind in steered)),
        plans=tuple(kind.__name__ for kind in kinds if kind in DECLARES and kind not in DEEDS),
    )


def all_signs(apart: tuple[str, ...] = ()) -> set[str]:
    """Returns the pictures that any edition at the tables names: a client must have them all.

    Modules whose names begin in some ways are left out: games that nobody plays yet.
    """
    named = [(kind.__module__, one.sign) for kind, one in DEEDS.items()]
    named += [(kind.__module__, kind.sign) for kind in _below(ZOption)]
    own = {sign for module, sign in named if not module.startswith(apart)}
    return {sign for sign in own | {group.sign for group in GROUPS} if sign}


def _kinds(edition: Edition) -> Iterator[type[ZOption]]:
    """Lists the kinds of options of an edition: deeds of the rules before those of modules."""
    deeds = sorted(DEEDS.values(), key=lambda one: ".modules." in type(one).__module__)
    yield from (one.option for one in deeds if one.played(edition))
    yield from (kind for kind in _below(ZOption) if kind not in DEEDS)


def _below(kind: type[ZOption]) -> Iterator[type[ZOption]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _group(kind: type[ZOption]) -> str:
    return DEEDS[kind].group if kind in DEEDS else kind.group


def _sign(kind: type[ZOption]) -> str:
    return DEEDS[kind].sign if kind in DEEDS else kind.sign


def _buttons(kinds: list[type[ZOption]]) -> Iterator[Button]:
    for group in GROUPS:
        own = [kind for kind in kinds if _group(kind) == group.id]
        if own:
            yield Button(
                group.id,
                group.sign,
                group.key,
                group.always,
                group.careful,
                kinds=tuple(kind.__name__ for kind in own),
                verbs=tuple(kebab(kind.__name__) for kind in own),
            )


def _at_things(deed: Deed[ZOption]) -> bool:
    """Tells whether a deed is done with things that lie or stand somewhere."""
    return type(deed).wishes is not Deed.wishes
