"""Options that picks and questions of effects share; each holds one number, `n`."""

from horda.core.decisions import Option
from horda.core.words import Text
from horda.games.dead_of_winter.base import names
from horda.games.dead_of_winter.base.names import KINDS
from horda.games.dead_of_winter.cards.words import TYPES

CARD = "card"
"""The field of options that is an item card."""


class DWOption(Option, frozen=True, cache_hash=True):
    """An option of this game; `names.py` says how each field is written."""

    prefix = "dw-"

    def parts(self) -> tuple[object, ...]:
        """The fields as people write them."""
        return tuple(
            names.copy_of(getattr(self, f)) if f == CARD else names.word(f, getattr(self, f))
            for f in self.__struct_fields__
        )

    def text(self) -> Text:
        """The option in words."""
        args = {
            f: names.copy_name(getattr(self, f)) if f == CARD else names.arg(f, getattr(self, f))
            for f in self.__struct_fields__
        }
        return Text(f"dw-option-{self.verb}", args)


class Pick(DWOption, frozen=True):
    """One of several things; `n` is its number, which a key spells as a name."""

    n: int

    def name(self) -> str:
        """The thing in one word."""
        return str(self.n)

    def parts(self) -> tuple[object, ...]:
        """The thing's name."""
        return (self.name(),)


class PickSurvivor(Pick, frozen=True):
    """A survivor."""

    def name(self) -> str:
        """The survivor's id."""
        return names.survivor(self.n)

    def text(self) -> Text:
        """The survivor's name."""
        return Text("dw-option-pick", {"what": names.arg("survivor", self.n)})


class PickPlace(Pick, frozen=True):
    """A location."""

    def name(self) -> str:
        """The location's id."""
        return names.place(self.n)

    def text(self) -> Text:
        """The location's name."""
        return Text("dw-option-pick", {"what": names.arg("place", self.n)})


class PickEntrance(Pick, frozen=True):
    """An entrance."""

    def name(self) -> str:
        """The entrance."""
        return names.entrance(self.n)

    def text(self) -> Text:
        """The entrance's name."""
        return Text("dw-option-pick", {"what": names.arg("entrance", self.n)})


class PickCard(Pick, frozen=True):
    """An item card."""

    def name(self) -> str:
        """The card's title and home, and whether it was used."""
        return names.copy_of(self.n)

    def text(self) -> Text:
        """The card's name."""
        return Text("dw-option-pick", {"what": names.copy_name(self.n)})


class PickSeat(Pick, frozen=True):
    """A player."""

    def name(self) -> str:
        """The seat's name."""
        return names.seat(self.n)

    def text(self) -> Text:
        """The player by number."""
        return Text("dw-option-pick-seat", {"n": self.n + 1})


class PickDie(Pick, frozen=True):
    """A die by what it shows."""

    def text(self) -> Text:
        """The die."""
        return Text("dw-option-pick-die", {"n": self.n})


class PickNumber(Pick, frozen=True):
    """How many."""

    def text(self) -> Text:
        """The number."""
        return Text("dw-option-pick-number", {"n": self.n})


class PickType(Pick, frozen=True):
    """A type of items."""

    def name(self) -> str:
        """The type."""
        return TYPES[self.n].value

    def text(self) -> Text:
        """The type's name."""
        return Text("dw-option-pick", {"what": Text(f"dw-type-{self.name()}")})


class PickKind(Pick, frozen=True):
    """A kind of damage."""

    def name(self) -> str:
        """The kind."""
        return KINDS[self.n]

    def text(self) -> Text:
        """The kind's name."""
        return Text("dw-option-pick", {"what": names.arg("kind", self.n)})


class PickImprovement(Pick, frozen=True):
    """An open improvement."""

    def name(self) -> str:
        """Its id."""
        return names.improvement(self.n)

    def text(self) -> Text:
        """Its name."""
        return Text("dw-option-pick", {"what": Text(f"dw-improvement-{self.name()}")})


class PickSpecial(Pick, frozen=True):
    """A special zombie, by where it stands in the list of those on the board."""

    experiment: int = 0

    def name(self) -> str:
        """Its type and its number on the board."""
        return f"{names.experiment(self.experiment)}-{self.n + 1}"

    def text(self) -> Text:
        """Its type."""
        kind = names.experiment(self.experiment)
        return Text("dw-option-pick", {"what": Text(f"dw-experiment-{kind}")})


class PickBranch(Pick, frozen=True):
    """One of the ways a card offers; `label` is the id of its text."""

    label: str = ""

    def name(self) -> str:
        """The number of the way, from 1."""
        return str(self.n + 1)

    def text(self) -> Text:
        """What the card says of it."""
        return Text("dw-option-branch", {"n": self.n + 1, "what": Text(self.label)})


class Yes(DWOption, frozen=True):
    """Do it."""

    @property
    def n(self) -> int:
        """As a number."""
        return 1


class No(DWOption, frozen=True):
    """Leave it."""

    @property
    def n(self) -> int:
        """As a number."""
        return 0


class Stop(DWOption, frozen=True):
    """No more of them."""

    @property
    def n(self) -> int:
        """As a number."""
        return -1


YES, NO, STOP = Yes(), No(), Stop()
