"""What special rules need on the board: without it a Mission could not be laid out or won."""

from collections.abc import Callable, Iterator
from functools import partial

from horda.core.words import Text
from horda.games.zombicide.goals import GOALS, LOST
from horda.games.zombicide.mission_rules import RULES
from horda.games.zombicide.mission_rules.aims import OBJECTIVES
from horda.games.zombicide.mission_rules.places import MARK
from horda.games.zombicide.missions import Mission, missions
from horda.games.zombicide.state import BOX, EDITION

Needed = tuple[Text, Callable[[Mission], bool]]

KNOWN = frozenset(
    {*GOALS, *RULES, *LOST, *(name for one in missions(EDITION).values() for name in one.special)}
)
"""The special rules there are; some of the box are carried out without a piece of their own."""
MARKS = tuple(
    sorted({token.what for one in missions(EDITION).values() for token in one.mark} - {""})
)
"""What Zones can be marked for."""
PAIR = 2
MOST_PLAYED = 6
"""Survivors in the largest team."""


def _exits(one: Mission) -> bool:
    return bool(one.exit) or "spawn-exits" in one.special


def _coloured(one: Mission) -> int:
    return one.objectives.blue + one.objectives.green


def _spare(one: Mission) -> int:
    """Counts the Survivors that neither a full team plays nor another rule puts on the board."""
    unused = len(BOX.survivors) - MOST_PLAYED - sum(token.count for token in one.companion)
    return 0 if {"pairs", "wounded"} & {*one.special} else unused


def _marks(what: str, exactly: int = 0) -> Needed:
    def there(one: Mission) -> bool:
        count = sum(token.what == what for token in one.mark)
        return count == exactly if exactly else count > 0

    return Text("z2-mission-need-mark", {"mark": what}), there


def _rules(*names: str) -> tuple[Needed, ...]:
    """Other special rules without which a goal could never be met."""
    return tuple((_rule(name), partial(_has, names=(name,))) for name in names)


def _one_of(*names: str) -> Needed:
    return _rule(" | ".join(names)), partial(_has, names=names)


def _rule(names: str) -> Text:
    return Text("z2-mission-need-rule", {"rule": names})


def _has(one: Mission, names: tuple[str, ...]) -> bool:
    return not {*names}.isdisjoint(one.special)


EXIT: Needed = (Text("z2-mission-need-exit"), _exits)
CAR: Needed = (Text("z2-mission-need-car"), lambda one: any(car.drivable for car in one.car))
BROKEN: Needed = (Text("z2-mission-need-broken"), lambda one: any(door.broken for door in one.door))
SPAWNS: Needed = (Text("z2-mission-need-spawns"), lambda one: len(one.spawn) > 1)
COLOURED: Needed = (Text("z2-mission-need-coloured"), lambda one: _coloured(one) > 0)
FIVE: Needed = (
    Text("z2-mission-need-objectives", {"count": OBJECTIVES}),
    lambda one: one.objectives.red + _coloured(one) - one.objectives.aside >= OBJECTIVES,
)
BOTH: Needed = (
    Text("z2-mission-need-both"),
    lambda one: one.objectives.blue == one.objectives.green == 1,
)
FRIENDS = _one_of("companion-red", "companion-blue", "companion-green")
WAITING: Needed = (
    Text("z2-mission-need-companions"),
    lambda one: bool(one.companion) or "random-pairs" in one.special,
)
SPARE: Needed = (Text("z2-mission-need-spare", {"count": PAIR}), lambda one: _spare(one) >= PAIR)
PAIRS: Needed = (
    Text("z2-mission-need-pairs", {"count": len(BOX.survivors) // PAIR}),
    lambda one: len({token.cell for token in one.start}) == len(BOX.survivors) // PAIR,
)
NEEDS: dict[str, tuple[Needed, ...]] = {
    "exit": (EXIT,),
    "car-exit": (EXIT, CAR),
    "all-at-exit": (EXIT,),
    "both-burned": (EXIT, SPAWNS),
    "spawn-exits": (SPAWNS,),
    "spawns-back": (SPAWNS, _one_of("neutralise", "burn-spawns", "blow-up-cars")),
    "reserve-empty": _rules("no-return"),
    "two-companions": (SPARE,),
    "three-companions": (FRIENDS,),
    "four-companions": (FRIENDS,),
    "all-rallied": (WAITING,),
    "all-treated": _rules("wounded", "carry"),
    "pairs-swapped": _rules("pairs", "roles-swap"),
    "five-objectives": (FIVE,),
    "bunker": (EXIT, BOTH),
    "blue-and-green": (BOTH,),
    "coloured-objective": (COLOURED,),
    "boxes-loaded": (CAR, *_rules("carry", "load-boxes")),
    "cars-parked": (CAR, _marks("parking")),
    "building-cleared": (_marks(MARK),),
    "building-looted": (_marks(MARK),),
    "coloured-door-only": (_marks(MARK),),
    "orange-opens": (_marks(MARK),),
    "shelter-cleared": (_marks(MARK),),
    "doors-barricaded": (BROKEN, *_rules("carry", "planks")),
    "broken-doors": (BROKEN,),
    "noisy-marks": (_marks("noise"),),
    "wounded": (_marks("wounded", 1),),
    "ned": (_marks("ned", 1),),
    "ingredients": (_marks("ned", 1),),
    "cocktail-mixed": (_marks("ned", 1), BOTH, *_rules("ned", "ingredients")),
    "superabomination-dead": _rules("cocktail-mixed"),
    "random-pairs": (PAIRS,),
}


def unmet(one: Mission, rule: str) -> Iterator[Text]:
    """Says what a special rule lacks in a Mission."""
    for need, there in NEEDS.get(rule, ()):
        if not there(one):
            yield need
