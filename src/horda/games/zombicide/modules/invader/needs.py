"""What the special rules of Invader need on the board, for Missions that people write."""

from horda.core.words import Text
from horda.games.zombicide.box.missions import HIDDEN, Mission
from horda.games.zombicide.modules.invader.m3 import EVACUEES
from horda.games.zombicide.papers.mission_needs import EXIT, NEEDS, Needed, marks, rules

COLOURED = ("green", "purple")


def _colour(colour: str, count: int = 1, *, exactly: bool = True) -> Needed:
    def there(one: Mission) -> bool:
        found: int = getattr(one.objectives, colour)
        return found == count if exactly else found >= count

    return Text("z2-mission-need-colour", {"colour": f"{colour}: {count}"}), there


def _machine(kind: str) -> Needed:
    told = Text("z2-mission-need-machine", {"kind": kind})
    return told, lambda one: any(token.what == kind for token in one.machine)


STARTS: Needed = (
    Text("z2-mission-need-two-starts"),
    lambda one: len({token.cell for token in one.start}) == 2,
)
FACE_DOWN: Needed = (
    Text("z2-mission-need-hidden-spawn"),
    lambda one: any(token.what == HIDDEN for token in one.spawn),
)
COLOURED_SPAWN: Needed = (
    Text("z2-mission-need-coloured-spawn"),
    lambda one: any(token.what in COLOURED for token in one.spawn),
)
COLOURED_DOOR: Needed = (
    Text("z2-mission-need-coloured-door"),
    lambda one: any(door.colour for door in one.door),
)
SEALED: Needed = (Text("z2-mission-need-sealed"), lambda one: bool(one.sealed))
OWN: dict[str, tuple[Needed, ...]] = {
    "take-red": (_colour("red", exactly=False),),
    "breach-gear": (_colour("red"), EXIT),
    "blue-and-white": (_colour("blue"), _colour("white")),
    "four-prototypes": (_colour("red", 4), *rules("prototypes")),
    "space-suit": (_colour("white"),),
    "rolly": (_colour("blue"), *rules("space-suit")),
    "rolly-safe": (_colour("blue"),),
    "crew-evacuated": (EXIT, marks(EVACUEES), *rules("evacuees")),
    "evacuees": (marks(EVACUEES),),
    "gather-at-sentry": (_machine("sentry_gun"),),
    "two-groups": (STARTS,),
    "mold-wakes-spawns": (COLOURED_SPAWN,),
    "doors-wake-spawns": (COLOURED_SPAWN,),
    "coloured-doors": (COLOURED_DOOR,),
    "purple-spawn-destroyed": (FACE_DOWN, *rules("burned-mold-goes")),
    "burned-mold-goes": (FACE_DOWN,),
    "sealed-airlock": (SEALED, _machine("bot")),
    "scientists": (_colour("blue"), _colour("white"), EXIT, *rules("exit")),
    "airlocks-take-tanks": rules("oxygen-start"),
    "new-tanks": rules("airlocks-take-tanks"),
}


def register() -> None:
    """Lets whoever checks a Mission know them."""
    NEEDS.update(OWN)
