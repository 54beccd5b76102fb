"""Numbers of the state as words: in keys of options and events, in positions and in sentences."""

from collections.abc import Callable, Mapping

from horda.core.rulebook import cites
from horda.core.words import Arg, Text
from horda.games.dead_of_winter.base.codes import home_of, title_of, used_of
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.words import PLACES, TYPES

HIDDEN = -1
"""A card whose face the reader may not know."""
NO_ONE = "-"
SEATS = tuple(f"player-{n}" for n in range(1, 6))
KINDS = ("wound", "frostbite", "despair")
FACES = ("blank", "wound", "frostbite", "bite")


def survivor(number: int) -> str:
    """The id of a survivor."""
    return BOX.survivors[number].id if 0 <= number < len(BOX.survivors) else NO_ONE


def place(number: int) -> str:
    """The id of a place."""
    return PLACES[number].value if 0 <= number < len(PLACES) else NO_ONE


def entrance(number: int) -> str:
    """A place, or an entrance of the colony by its printed number."""
    return f"colony-{number + 1}" if number < 6 else PLACES[number - 5].value


def item(card: int) -> str:
    """The id of a card's title; starting items have no home to be named."""
    if card < 0:
        return "hidden"
    home = home_of(card)
    name = BOX.items[title_of(card)].id
    return f"{name}@{PLACES[home].value}" if home else name


@cites("DW-PLAY-Q5", "DW-HAND-03")
def copy_of(card: int) -> str:
    """The same with the mark of use: of two equal copies the used one is another choice."""
    used = 0 if card < 0 else used_of(card)
    return item(card) + (f"*{used}" if used else "")


def seat(number: int) -> str:
    """The name of a seat."""
    return SEATS[number] if 0 <= number < len(SEATS) else NO_ONE


def crisis(number: int) -> str:
    """The id of a crisis."""
    return BOX.crises[number].id if number >= 0 else NO_ONE


def crossroads(number: int) -> str:
    """The id of a crossroads card."""
    return BOX.crossroads[number].id if number >= 0 else "hidden"


def objective(number: int) -> str:
    """The id of a main objective."""
    return BOX.objectives[number].id


def secret(number: int) -> str:
    """The id of a secret, betrayal or exile objective."""
    return BOX.secrets[number].id if number >= 0 else NO_ONE


def improvement(number: int) -> str:
    """The id of an improvement."""
    return BOX.improvements[number].id


def experiment(number: int) -> str:
    """The id of an experiment."""
    return BOX.experiments[number].id


def side_effect(number: int) -> str:
    """The id of a side effect."""
    return BOX.side_effects[number].id


WORDS: Mapping[str, Callable[[int], str]] = {
    "survivor": survivor,
    "other": survivor,
    "place": place,
    "origin": place,
    "entrance": entrance,
    "card": item,
    "seat": seat,
    "target": seat,
    "to": survivor,
    "crisis": crisis,
    "crossroads": crossroads,
    "objective": objective,
    "secret": secret,
    "improvement": improvement,
    "experiment": experiment,
    "side_effect": side_effect,
    "onto": entrance,
    "aye": seat,
    "noe": seat,
    "kind": lambda number: KINDS[number],
    "face": lambda number: FACES[number],
    "wanted": lambda number: TYPES[number].value,
}
"""How a field of an option or an event is spelled, by its name."""


def word(field: str, value: object) -> object:
    """Spells a field for keys."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        single = field[:-1]
        return "+".join(str(word(single, one)) for one in value) or NO_ONE
    spell = WORDS.get(field)
    return spell(value) if spell and isinstance(value, int) else value


def arg(field: str, value: object) -> Arg:
    """Says a field in a sentence."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return len(value)
    if not isinstance(value, int):
        return str(value)
    if field in ("seat", "target"):
        return value + 1
    return _named(field, value)


def _named(field: str, value: int) -> Arg:
    if field in ("survivor", "other", "to"):
        return Text(f"dw-survivor-{survivor(value)}") if 0 <= value < 255 else NO_ONE
    if field in ("place", "origin"):
        return Text(f"dw-place-{place(value)}")
    if field in ("entrance", "onto"):
        return _entrance(value)
    if field == "card":
        return card_name(value)
    if field == "kind":
        return Text(f"dw-damage-{KINDS[value]}")
    if field == "face":
        return Text(f"dw-face-{FACES[value]}")
    if field == "side_effect":
        return Text(f"dw-side-effect-{side_effect(value)}")
    if field in WORDS:
        kind = {"wanted": "type"}.get(field, field.replace("_", "-"))
        return Text(f"dw-{kind}-{WORDS[field](value)}") if value >= 0 else Text("dw-hidden")
    return value


def _entrance(number: int) -> Text:
    if number >= 6:
        return Text(f"dw-place-{PLACES[number - 5].value}")
    return Text("dw-colony-entrance", {"n": number + 1})


def card_name(card: int) -> Text:
    """The name of an item card, or that it is hidden."""
    return Text("dw-hidden") if card < 0 else Text(f"dw-item-{BOX.items[title_of(card)].id}")


def copy_name(card: int) -> Text:
    """The name of an item card in an option: it says whether this copy was used."""
    name = card_name(card)
    return Text("dw-used-card", {"card": name}) if card >= 0 and used_of(card) else name
