"""What is told between two Missions."""

from horda.core.events import Event
from horda.core.words import Arg, Text


class BannerEvent(Event, frozen=True):
    """Something of the campaign; `said` is what the log says besides the fields."""

    prefix = "fh-"

    def said(self) -> dict[str, Arg]:
        """Returns the arguments of its text."""
        return {}

    def text(self) -> Text:
        """What the log says."""
        return Text(super().text().id, self.said())


def survivor(name: str) -> Text:
    """Names a Survivor."""
    return Text(f"z2-survivor-{name}")


def card(id: str) -> Text:
    """Names an equipment card by its id."""
    return Text(f"z2-card-{id.partition('.')[2]}")


class Told(BannerEvent, frozen=True):
    """A text of the story: a briefing, a moment, an epilogue."""

    rules = ("FH-ACH-1",)
    id: str
    who: str = ""
    other: str = ""

    def text(self) -> Text:
        """The text itself."""
        names: dict[str, Arg] = {}
        if self.who:
            names = {"survivor": survivor(self.who), "newcomer": survivor(self.who)}
        if self.other:
            names["fallen"] = survivor(self.other)
        return Text(self.id, names)


class MissionOver(BannerEvent, frozen=True):
    """A Mission was won, or has to be played again."""

    rules = ("FH-END-2", "FH-END-3", "FH-CAMP-Q1")
    mission: str
    won: bool

    def said(self) -> dict[str, Arg]:
        """Names the Mission."""
        return {"mission": Text(f"fh-mission-{self.mission}"), "won": int(self.won)}


class RolledToKeep(BannerEvent, frozen=True):
    """All-Out dice were rolled for a card."""

    rules = ("FH-PRES-1", "FH-PRES-2")
    who: str
    card: str
    dice: tuple[int, ...]
    kept: bool

    def said(self) -> dict[str, Arg]:
        """Names the card and tells the dice."""
        dice = " ".join(map(str, self.dice))
        return {
            "who": survivor(self.who),
            "card": card(self.card),
            "dice": dice,
            "kept": int(self.kept),
        }


class CardKept(BannerEvent, frozen=True):
    """A card goes along into the next Mission, or does not."""

    rules = ("FH-PRES-3", "FH-PRES-7")
    who: str
    card: str
    kept: bool

    def said(self) -> dict[str, Arg]:
        """Names the card."""
        return {"who": survivor(self.who), "card": card(self.card), "kept": int(self.kept)}


class TeamChanged(BannerEvent, frozen=True):
    """The place of a dead Survivor stays empty."""

    rules = ("FH-KO-6", "FH-D26")
    who: str

    def said(self) -> dict[str, Arg]:
        """Names the dead."""
        return {"who": survivor(self.who)}


class DiedInfected(BannerEvent, frozen=True):
    """A Survivor with an Infection does not live past the end of the campaign."""

    rules = ("FH-END-4",)
    who: str

    def said(self) -> dict[str, Arg]:
        """Names the Survivor."""
        return {"who": survivor(self.who)}
