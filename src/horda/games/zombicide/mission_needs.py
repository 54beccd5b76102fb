"""What special rules need on the board: without it a Mission could not be laid out or won."""

from collections.abc import Callable, Iterator

from horda.core.words import Text
from horda.games.zombicide.goals import GOALS, LOST
from horda.games.zombicide.mission_rules import RULES
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


def _exits(one: Mission) -> bool:
    return bool(one.exit) or "spawn-exits" in one.special


def _coloured(one: Mission) -> int:
    return one.objectives.blue + one.objectives.green


def _marks(what: str, exactly: int = 0) -> Needed:
    def there(one: Mission) -> bool:
        count = sum(token.what == what for token in one.mark)
        return count == exactly if exactly else count > 0

    return Text("z2-mission-need-mark", {"mark": what}), there


EXIT: Needed = (Text("z2-mission-need-exit"), _exits)
CAR: Needed = (Text("z2-mission-need-car"), lambda one: any(car.drivable for car in one.car))
BROKEN: Needed = (Text("z2-mission-need-broken"), lambda one: any(door.broken for door in one.door))
SPAWNS: Needed = (Text("z2-mission-need-spawns"), lambda one: len(one.spawn) > 1)
COLOURED: Needed = (Text("z2-mission-need-coloured"), lambda one: _coloured(one) > 0)
BOTH: Needed = (
    Text("z2-mission-need-both"),
    lambda one: one.objectives.blue == one.objectives.green == 1,
)
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
    "spawns-back": (SPAWNS,),
    "bunker": (EXIT, BOTH),
    "blue-and-green": (BOTH,),
    "coloured-objective": (COLOURED,),
    "boxes-loaded": (CAR,),
    "cars-parked": (CAR, _marks("parking")),
    "building-cleared": (_marks(MARK),),
    "building-looted": (_marks(MARK),),
    "coloured-door-only": (_marks(MARK),),
    "orange-opens": (_marks(MARK),),
    "shelter-cleared": (_marks(MARK),),
    "doors-barricaded": (BROKEN,),
    "broken-doors": (BROKEN,),
    "noisy-marks": (_marks("noise"),),
    "wounded": (_marks("wounded", 1),),
    "ned": (_marks("ned", 1),),
    "cocktail-mixed": (_marks("ned", 1), BOTH),
    "random-pairs": (PAIRS,),
}


def unmet(one: Mission, rule: str) -> Iterator[Text]:
    """Says what a special rule lacks in a Mission."""
    for need, there in NEEDS.get(rule, ()):
        if not there(one):
            yield need
