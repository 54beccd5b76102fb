"""What happens in a game, for the log and the screen."""

from horda.core.events import Event
from horda.core.words import Arg, Text
from horda.games.zombie_terror.board import FACINGS, name
from horda.games.zombie_terror.content import CARD_IDS, CARDS, HUMANS, SEATS, card_name, human_name


class ZTEvent(Event, frozen=True):
    """An event of this game; fields named `human`, `at`, `card` and so on are spelled out."""

    prefix = "zt-"

    def parts(self) -> tuple[object, ...]:
        """The fields as people write them."""
        return tuple(_word(field, getattr(self, field)) for field in self.__struct_fields__)

    def text(self) -> Text:
        """The event in words; `whom` is the human in the accusative."""
        args = {field: _arg(field, getattr(self, field)) for field in self.__struct_fields__}
        name = args.get("human")
        if isinstance(name, Text):
            args["whom"] = Text(f"{name.id}.acc")
        return Text(super().text().id, args)


def _word(field: str, value: int) -> object:
    if field == "human":
        return HUMANS[value]
    if field in ("at", "to"):
        return name(value)
    if field == "facing":
        return FACINGS[value]
    if field == "card":
        return CARD_IDS[value]
    return value


def _arg(field: str, value: int) -> Arg:
    if field == "human":
        return human_name(value)
    if field == "card":
        return card_name(value)
    word = _word(field, value)
    return word if isinstance(word, str) else int(value)


class Placed(ZTEvent, frozen=True):
    """A human was put on the board."""

    rules = ("R3.1",)
    human: int
    at: int


class RoundBegan(ZTEvent, frozen=True):
    """A round began with the human turn."""

    rules = ("R3.3",)
    round: int


class Moved(ZTEvent, frozen=True):
    """A human walked."""

    rules = ("R4.3",)
    human: int
    at: int
    to: int


class Slipped(ZTEvent, frozen=True):
    """The Child walked diagonally."""

    rules = ("R2.child",)
    human: int
    at: int
    to: int


class Pushed(ZTEvent, frozen=True):
    """A human pushed a zombie from one field to another and stepped after it."""

    rules = ("R4.4",)
    human: int
    at: int
    to: int


class Shoved(ZTEvent, frozen=True):
    """The Mechanic shoved a human to another field and stepped after it."""

    rules = ("R2.mechanic",)
    human: int
    at: int
    to: int


class Healed(ZTEvent, frozen=True):
    """A wounded human was healed."""

    rules = ("R2.nurse",)
    human: int


class Killed(ZTEvent, frozen=True):
    """A human eliminated a zombie from its side or back."""

    human: int
    at: int

    def cited(self) -> tuple[str, ...]:
        """The Lumberjack's axe or the Mechanic's tool."""
        return ("R2.lumberjack",) if HUMANS[self.human] == "lumberjack" else ("S4.4",)


class Shot(ZTEvent, frozen=True):
    """The Policeman shot a zombie."""

    rules = ("R4.5",)
    at: int
    bullets: int


class ShovedOff(ZTEvent, frozen=True):
    """A human shoved a zombie off a barricade."""

    rules = ("S4.1",)
    human: int
    at: int


class KeysTaken(ZTEvent, frozen=True):
    """A human picked the keys up."""

    rules = ("S8.1",)
    human: int
    at: int


class KeysDropped(ZTEvent, frozen=True):
    """The keys fell where their carrier was turned."""

    rules = ("S8.2",)
    at: int


class CarEntered(ZTEvent, frozen=True):
    """A human got into the escape car."""

    rules = ("S8.5",)
    human: int
    at: int


class Left(ZTEvent, frozen=True):
    """A human left by an exit and scored."""

    rules = ("R4.7",)
    human: int
    points: int
    score: int


class TurnPassed(ZTEvent, frozen=True):
    """No human could do anything."""

    rules = ("R4.2",)


class CardPlayed(ZTEvent, frozen=True):
    """A special card was played face up."""

    seat: int
    card: int

    def parts(self) -> tuple[object, ...]:
        """The side and the card."""
        return SEATS[self.seat], CARD_IDS[self.card]

    def cited(self) -> tuple[str, ...]:
        """The card's own rule."""
        return (CARDS[self.card].rule,)

    def text(self) -> Text:
        """The side and the card in words."""
        return Text(f"zt-event-card-played-{SEATS[self.seat]}", {"card": card_name(self.card)})


class Hastened(ZTEvent, frozen=True):
    """A human got more action points."""

    rules = ("C.adrenaline",)
    human: int
    points: int


class Emboldened(ZTEvent, frozen=True):
    """A human may push zombies that face it."""

    rules = ("C.desperate_shove",)
    human: int


class Surfaced(ZTEvent, frozen=True):
    """A human came out of the sewers elsewhere."""

    rules = ("C.sewers",)
    human: int
    at: int
    to: int


class Lured(ZTEvent, frozen=True):
    """A zombie was turned by a decoy."""

    rules = ("C.decoy",)
    at: int
    facing: int


class TerrorMoved(ZTEvent, frozen=True):
    """The terror marker is on another field by a rule; 0 is off the track."""

    field: int
    rule: str

    def parts(self) -> tuple[object, ...]:
        """The field."""
        return (self.field,)

    def cited(self) -> tuple[str, ...]:
        """The base track and the scenario's have rules of their own."""
        return (self.rule,)

    def text(self) -> Text:
        """The field in words."""
        return Text("zt-event-terror-moved", {"field": self.field})


class Collapsed(ZTEvent, frozen=True):
    """The single barricades fell."""

    rules = ("S6.3",)


class ActivationsCounted(ZTEvent, frozen=True):
    """The zombie player learned how many zombies may act."""

    rules = ("R5.1",)
    count: int


class Marked(ZTEvent, frozen=True):
    """A zombie sees a human and must move."""

    rules = ("R5.5",)
    at: int


class Turned(ZTEvent, frozen=True):
    """A zombie turned on its field."""

    rules = ("R5.8",)
    at: int
    facing: int


class Stepped(ZTEvent, frozen=True):
    """A zombie stepped forward."""

    rules = ("R5.8",)
    at: int
    to: int


class Charged(ZTEvent, frozen=True):
    """A zombie made a step of its compulsory move."""

    rules = ("R5.6",)
    at: int
    to: int


class Climbed(ZTEvent, frozen=True):
    """A zombie climbed onto a barricade over another one."""

    rules = ("S5.2",)
    at: int
    to: int


class PushedThrough(ZTEvent, frozen=True):
    """A zombie on a barricade was pushed on by a climber."""

    rules = ("S5.8",)
    at: int
    to: int


class FellIn(ZTEvent, frozen=True):
    """A zombie fell into the manhole."""

    rules = ("S7.2",)
    at: int


class BriefcaseLost(ZTEvent, frozen=True):
    """The bite went into the Banker's briefcase."""

    rules = ("R2.banker",)


class Bitten(ZTEvent, frozen=True):
    """A human was wounded by a bite."""

    rules = ("R5.12",)
    human: int
    at: int


class Became(ZTEvent, frozen=True):
    """A wounded human was bitten and turned into a zombie."""

    rules = ("R5.13",)
    human: int
    at: int


class ToAdd(ZTEvent, frozen=True):
    """The adding phase began."""

    rules = ("R6.1",)
    count: int


class Added(ZTEvent, frozen=True):
    """A zombie was put on the board."""

    rules = ("R6.3",)
    at: int
    facing: int


class Surplus(ZTEvent, frozen=True):
    """Zombies could not be added for want of pawns or fields."""

    rules = ("R6.2", "R6.4")
    count: int
