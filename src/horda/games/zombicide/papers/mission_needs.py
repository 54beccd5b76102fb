"""What special rules need on the board: without it a Mission could not be laid out or won."""

from collections.abc import Callable, Iterator
from functools import cache, partial

from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.missions import MOST_PLAYED, Mission
from horda.games.zombicide.modules.mission_rules.aims import COMPANIONS, OBJECTIVES
from horda.games.zombicide.modules.mission_rules.gathering import WANTED
from horda.games.zombicide.modules.mission_rules.places import MARK
from horda.games.zombicide.modules.mission_rules.wounded import WOUNDED
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.goals import GOALS, LOST

Needed = tuple[Text, Callable[[Mission], bool]]

PAIR = 2
OTHER_COMPANY = frozenset(("pairs", "wounded", "random-pairs"))
"""Rules that put Survivors nobody plays on the board."""


@cache
def special_rules(edition: Edition) -> frozenset[str]:
    """Returns the special rules there are; some are carried out without a piece of their own."""
    named = {name for one in edition.missions.values() for name in one.special}
    known = {*GOALS, *edition.specials, *LOST, *named}
    return frozenset(name for name in known if edition.allows(name))


@cache
def kinds_of_marks(edition: Edition) -> tuple[str, ...]:
    """Returns what Zones can be marked for."""
    marks = {token.what for one in edition.missions.values() for token in one.mark}
    return tuple(sorted(marks - {""}))


def _exits(one: Mission) -> bool:
    return bool(one.exit) or "spawn-exits" in one.special


def _coloured(one: Mission) -> int:
    return one.objectives.blue + one.objectives.green


def _spare(box: Content, one: Mission) -> int:
    """Counts the Survivors that neither a full team plays nor another rule puts on the board."""
    unused = len(box.playable) - MOST_PLAYED - sum(token.count for token in one.companion)
    return unused if OTHER_COMPANY.isdisjoint(one.special) else 0


def _lying(one: Mission) -> int:
    """Counts the Objectives that lie on the board."""
    return one.objectives.red + _coloured(one) - one.objectives.aside


@cites("Z2-M12-02", "Z2-M16-10", "Z2-M21-02")
def _tokens_asked(one: Mission) -> int:
    """Counts the Objectives that all goals together use up; boxes are all there are."""
    asked = WOUNDED if "all-treated" in one.special else 0
    asked += sum(door.broken for door in one.door) if "doors-barricaded" in one.special else 0
    return asked + (_lying(one) if "boxes-loaded" in one.special else 0)


@cites("Z2-MISSION-09")
def _companions(one: Mission) -> int:
    """Counts the Companions that are sure to come into the game."""
    goals = one.objectives
    counts = {"red": goals.red - goals.aside, "blue": goals.blue, "green": goals.green}
    brought = sum(n for colour, n in counts.items() if f"companion-{colour}" in one.special)
    chosen = PAIR if "two-companions" in one.special else 0
    return brought + chosen + sum(token.count for token in one.companion)


def marks(what: str, exactly: int = 0) -> Needed:
    def there(one: Mission) -> bool:
        count = sum(token.what == what for token in one.mark)
        return count == exactly if exactly else count > 0

    return Text("z2-mission-need-mark", {"mark": what}), there


def rules(*names: str) -> tuple[Needed, ...]:
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
COLOURED: Needed = (
    Text("z2-mission-need-coloured"),
    lambda one: _coloured(one) > 0 and not one.objectives.aside,
)
FIVE: Needed = (
    Text("z2-mission-need-objectives", {"count": OBJECTIVES}),
    lambda one: _lying(one) >= OBJECTIVES,
)
TOKENS: Needed = (
    Text("z2-mission-need-tokens"),
    lambda one: _tokens_asked(one) <= _lying(one),
)
BOTH: Needed = (
    Text("z2-mission-need-both"),
    lambda one: one.objectives.blue == one.objectives.green == 1 and not one.objectives.aside,
)
NONE_ASIDE: Needed = (Text("z2-mission-need-none-aside"), lambda one: not one.objectives.aside)
ENOUGH_CARS: Needed = (
    Text("z2-mission-need-cars"),
    lambda one: len(one.car) >= len(one.spawn) - 1,
)
ALL_DRIVE: Needed = (
    Text("z2-mission-need-all-drive"),
    lambda one: all(car.drivable for car in one.car),
)
MONSTER: Needed = (
    Text("z2-mission-need-abomination"),
    lambda one: any(token.what == "abomination" for token in one.zombie),
)
ALONE: Needed = (
    Text("z2-mission-need-alone"),
    lambda one: not _companions(one) and OTHER_COMPANY.isdisjoint(one.special),
)


def _friends(count: int) -> Needed:
    needs = Text("z2-mission-need-friends", {"count": count})
    return needs, lambda one: _companions(one) >= count or not OTHER_COMPANY.isdisjoint(one.special)


WAITING: Needed = (
    Text("z2-mission-need-companions"),
    lambda one: bool(one.companion) or "random-pairs" in one.special,
)
NEEDS: dict[str, tuple[Needed, ...]] = {
    "exit": (EXIT,),
    "car-exit": (EXIT, CAR),
    "all-at-exit": (EXIT,),
    "both-burned": (EXIT, SPAWNS, *rules("spawn-exits")),
    "spawn-exits": (SPAWNS,),
    "spawns-back": (SPAWNS, _one_of("neutralise", "burn-spawns", "blow-up-cars")),
    "reserve-empty": rules("no-return"),
    "three-companions": (_friends(COMPANIONS),),
    "four-companions": (_friends(WANTED),),
    "blow-up-cars": (ENOUGH_CARS,),
    "all-rallied": (WAITING,),
    "all-treated": (TOKENS, *rules("wounded", "carry")),
    "pairs-swapped": rules("pairs", "roles-swap"),
    "five-objectives": (FIVE,),
    "bunker": (EXIT, BOTH),
    "blue-and-green": (BOTH,),
    "coloured-objective": (COLOURED,),
    "boxes-loaded": (CAR, NONE_ASIDE, TOKENS, *rules("carry", "load-boxes")),
    "cars-parked": (CAR, ALL_DRIVE, marks("parking")),
    "building-cleared": (marks(MARK),),
    "building-looted": (marks(MARK),),
    "coloured-door-only": (marks(MARK),),
    "orange-opens": (marks(MARK),),
    "shelter-cleared": (marks(MARK),),
    "doors-barricaded": (BROKEN, TOKENS, *rules("carry", "planks")),
    "broken-doors": (BROKEN,),
    "noisy-marks": (marks("noise"),),
    "wounded": (marks("wounded", 1),),
    "ned": (marks("ned", 1), ALONE),
    "ingredients": (marks("ned", 1),),
    "cocktail-mixed": (marks("ned", 1), BOTH, *rules("ned", "ingredients")),
    "superabomination-dead": (MONSTER, *rules("cocktail-mixed")),
}


@cache
def _of_box(box: Content) -> dict[str, tuple[Needed, ...]]:
    """Returns what rules need that depends on how many Survivors there are."""
    pairs = len(box.playable) // PAIR
    spare = Text("z2-mission-need-spare", {"count": PAIR})
    starts = Text("z2-mission-need-pairs", {"count": pairs})
    return {
        "two-companions": ((spare, lambda one: _spare(box, one) >= PAIR),),
        "random-pairs": ((starts, lambda one: len({t.cell for t in one.start}) == pairs),),
    }


def unmet(edition: Edition, one: Mission, rule: str) -> Iterator[Text]:
    """Says what a special rule lacks in a Mission."""
    for need, there in needs(edition, rule):
        if not there(one):
            yield need


def needs(edition: Edition, rule: str) -> tuple[Needed, ...]:
    """Returns what a special rule needs."""
    return (*NEEDS.get(rule, ()), *_of_box(edition.box).get(rule, ()))
