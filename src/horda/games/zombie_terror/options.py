"""Everything a player may choose, as small interned structs."""

from typing import ClassVar

from horda.core.decisions import Option
from horda.core.words import Text
from horda.games.zombie_terror.board import FACINGS, FIELDS, name
from horda.games.zombie_terror.content import CARD_IDS, HUMANS, NURSE, card_name, human_name


class ZTOption(Option, frozen=True, cache_hash=True):
    """An option of this game."""

    prefix = "zt-"


class Deed(ZTOption, frozen=True):
    """Something a human does to a field."""

    human: int
    at: int

    def parts(self) -> tuple[object, ...]:
        """The human and the field."""
        return HUMANS[self.human], name(self.at)

    def text(self) -> Text:
        """The deed in words."""
        who, where = human_name(self.human), name(self.at)
        return Text(f"zt-option-{self.verb}", {"who": who, "field": where})


class Place(Deed, frozen=True):
    """Put a human on a field before the game."""


class Move(Deed, frozen=True):
    """Walk to an adjacent field."""


class Diagonal(Deed, frozen=True):
    """The Child slips to a diagonal field."""


class Push(Deed, frozen=True):
    """Push the zombie on a field and step after it."""


class Shove(Deed, frozen=True):
    """The Mechanic shoves the human on a field and steps after it."""


class Kill(Deed, frozen=True):
    """Eliminate the zombie on a field from its side or back."""


class Shoot(Deed, frozen=True):
    """The Policeman shoots the zombie on a field."""


class ShoveOff(Deed, frozen=True):
    """Shove the zombie on a field off its barricade."""


class EnterCar(Deed, frozen=True):
    """Get into the escape car."""


class Heal(ZTOption, frozen=True):
    """The Nurse heals somebody."""

    human: int

    def parts(self) -> tuple[object, ...]:
        """The one healed."""
        return "nurse", HUMANS[self.human]

    def text(self) -> Text:
        """The deed in words; the one healed stands in the accusative."""
        if self.human == NURSE:
            return Text("zt-option-heal-self")
        return Text("zt-option-heal", {"whom": Text(f"{human_name(self.human).id}.acc")})


class Play(ZTOption, frozen=True):
    """Play a special card."""

    card: int

    def parts(self) -> tuple[object, ...]:
        """The card."""
        return (CARD_IDS[self.card],)

    def text(self) -> Text:
        """The card's name in a sentence."""
        return Text("zt-option-play", {"card": card_name(self.card)})


class Pick(ZTOption, frozen=True):
    """Choose a human for a card."""

    human: int

    def parts(self) -> tuple[object, ...]:
        """The human."""
        return (HUMANS[self.human],)

    def text(self) -> Text:
        """The human's name."""
        return Text("zt-option-pick", {"who": human_name(self.human)})


class OnField(ZTOption, frozen=True):
    """Something with a field."""

    at: int

    def parts(self) -> tuple[object, ...]:
        """The field."""
        return (name(self.at),)

    def text(self) -> Text:
        """The field in a sentence."""
        return Text(f"zt-option-{self.verb}", {"field": name(self.at)})


class Go(OnField, frozen=True):
    """Choose a field to go to (Sewers)."""


class Target(OnField, frozen=True):
    """Choose the zombie on a field (Decoy, Awe)."""


class Activate(OnField, frozen=True):
    """Activate the zombie on a field."""


class Add(OnField, frozen=True):
    """Add a zombie on a field."""


class Face(ZTOption, frozen=True):
    """Turn the zombie that is being placed or lured."""

    facing: int

    def parts(self) -> tuple[object, ...]:
        """The point of the compass."""
        return (FACINGS[self.facing],)

    def text(self) -> Text:
        """The point of the compass in words."""
        return Text("zt-option-face", {"facing": FACINGS[self.facing]})


class Edge(ZTOption, frozen=True):
    """Choose an edge of the board (Zombie Horde)."""

    edge: int

    def parts(self) -> tuple[object, ...]:
        """The edge, as a point of the compass."""
        return (FACINGS[self.edge],)

    def text(self) -> Text:
        """The edge in words."""
        return Text("zt-option-edge", {"facing": FACINGS[self.edge]})


class Walk(ZTOption, frozen=True):
    """What an activated zombie does; `path` spells its points: f forward, l and r turns."""

    path: str
    NAMES: ClassVar[dict[str, str]] = {
        "ff": "forward-forward",
        "fl": "forward-left",
        "fr": "forward-right",
        "lf": "left-forward",
        "rf": "right-forward",
        "f": "forward",
        "l": "left",
        "r": "right",
        "": "bite",
        "c": "climb",
    }

    @property
    def verb(self) -> str:
        """The path in words is the whole key."""
        return self.NAMES[self.path]

    def parts(self) -> tuple[object, ...]:
        """Nothing: the verb says it all."""
        return ()


class EndTurn(ZTOption, frozen=True):
    """End the human turn."""


class EndActivations(ZTOption, frozen=True):
    """Go on to the adding phase."""


class EndAdding(ZTOption, frozen=True):
    """End the zombie turn."""


class Enough(ZTOption, frozen=True):
    """Choose no further target."""


def _deeds(kind: type[Deed]) -> tuple[tuple[Deed, ...], ...]:
    return tuple(tuple(kind(h, cell) for cell in range(FIELDS)) for h in range(len(HUMANS)))


# Interned once: listing options then only looks objects up, and they hash once.
PLACE = _deeds(Place)
MOVE = _deeds(Move)
DIAGONAL = _deeds(Diagonal)
PUSH = _deeds(Push)
SHOVE = _deeds(Shove)
KILL = _deeds(Kill)
SHOOT = _deeds(Shoot)
SHOVE_OFF = _deeds(ShoveOff)
ENTER_CAR = _deeds(EnterCar)
HEAL = tuple(Heal(human) for human in range(len(HUMANS)))
PICK = tuple(Pick(human) for human in range(len(HUMANS)))
PLAY = tuple(Play(card) for card in range(len(CARD_IDS)))
GO = tuple(Go(cell) for cell in range(FIELDS))
TARGET = tuple(Target(cell) for cell in range(FIELDS))
ACTIVATE = tuple(Activate(cell) for cell in range(FIELDS))
ADD = tuple(Add(cell) for cell in range(FIELDS))
FACE = tuple(Face(facing) for facing in range(4))
EDGE = tuple(Edge(edge) for edge in range(4))
WALK = {path: Walk(path) for path in Walk.NAMES}
END_TURN, END_ACTIVATIONS, END_ADDING, ENOUGH = EndTurn(), EndActivations(), EndAdding(), Enough()
