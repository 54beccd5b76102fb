"""What happens in the story, for the log and the screen."""

from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.rules.events import ZEvent


class Revealed(ZEvent, frozen=True):
    """A Survivor has revealed an objective card: all read it."""

    rules = ("FH-OBJ-4", "FH-OBJ-6")
    who: int
    number: int

    def said(self, box: Content) -> Text:
        """Its title, its story, and what it does."""
        return Text(self.text().id, _told(box, self.who, f"fh-card-{self.number}"))


class NoteRead(ZEvent, frozen=True):
    """A Note was read."""

    rules = ("FH-OBJ-3",)
    who: int
    mission: str
    number: int

    def said(self, box: Content) -> Text:
        """Its title, its story, and what it does."""
        return Text(self.text().id, _told(box, self.who, f"fh-note-{self.mission}-{self.number}"))


def _told(box: Content, who: int, id: str) -> dict[str, int | str | Text]:
    name = Text(f"z2-survivor-{box.survivors[who].id}")
    return {
        "who": name,
        "title": Text(id),
        "story": Text(f"{id}-story", {"survivor": name}),
        "rules": Text(f"{id}-rules"),
    }


class StoryEvent(ZEvent, frozen=True):
    """Something the story tells before the first round."""

    rules = ("FH-ACH-1",)
    mission: str
    number: str

    def said(self, box: Content) -> Text:
        """Tells it."""
        return Text(self.text().id, {"text": Text(f"fh-event-{self.mission}-{self.number}")})


class Moment(ZEvent, frozen=True):
    """A moment that the story remarks upon."""

    rules = ("FH-ACH-1",)
    moment: str
    who: int
    other: int
    hour: int

    def said(self, box: Content) -> Text:
        """Tells it, with whoever it is about."""
        names = [
            Text(f"z2-survivor-{box.survivors[max(one, 0)].id}") for one in (self.who, self.other)
        ]
        said: dict[str, int | str | Text] = {"survivor": names[0], "leader": names[0]}
        said |= {"rescuer": names[1], "hour": self.hour}
        return Text(self.text().id, {"text": Text(f"fh-moment-{self.moment}", said)})


class FlagNoted(ZEvent, frozen=True):
    """The team notes something on the campaign sheet."""

    rules = ("FH-ACH-1",)
    flag: str

    def said(self, box: Content) -> Text:
        """Names it."""
        return Text(self.text().id, {"flag": Text(f"fh-flag-{self.flag.replace('_', '-')}")})


class WordLearned(ZEvent, frozen=True):
    """The team learns a word in capitals."""

    rules = ("FH-OBJ-8", "FH-OBJ-Q4")
    word: str

    def said(self, box: Content) -> Text:
        """Names it."""
        return Text(self.text().id, {"word": Text(f"fh-word-{self.word}")})


class StageBegan(ZEvent, frozen=True):
    """The goal goes on with another stage."""

    rules = ("FH-END-2",)
    mission: str
    stage: int

    def said(self, box: Content) -> Text:
        """Says what is wanted now."""
        return Text(self.text().id, {"goal": Text(f"fh-stage-{self.mission}-{self.stage}")})


class CxpGained(ZEvent, frozen=True):
    """A Survivor gains campaign experience."""

    rules = ("FH-CXP-1", "FH-CXP-2")
    who: int
    count: int
    total: int


class Rewarded(ZEvent, frozen=True):
    """A Survivor has one more Bonus Action in the reserve."""

    rules = ("FH-CXP-2", "FH-BONUS-1")
    who: int
    total: int


class BonusSpent(ZEvent, frozen=True):
    """A Survivor spends a Bonus Action."""

    rules = ("FH-BONUS-1",)
    who: int
    left: int


class BonusGiven(ZEvent, frozen=True):
    """A Survivor has more Bonus Actions in this Mission."""

    rules = ("FH-BONUS-1",)
    who: int
    count: int


class InfectedNow(ZEvent, frozen=True):
    """A Survivor gains Infections."""

    rules = ("FH-INF-1", "FH-ACH-1")
    who: int
    total: int


class Cured(ZEvent, frozen=True):
    """A Survivor loses Infections."""

    rules = ("FH-INF-3",)
    who: int
    total: int


class Healed(ZEvent, frozen=True):
    """A Survivor gets lost Health back."""

    rules = ("FH-OBJ-6",)
    who: int
    health: int


class TurnCut(ZEvent, frozen=True):
    """A Survivor's turn is over."""

    rules = ("FH-OBJ-6",)
    who: int


class ThingTaken(ZEvent, frozen=True):
    """A Survivor carries a token of the story."""

    rules = ("FH-OBJ-8",)
    who: int
    thing: str

    def said(self, box: Content) -> Text:
        """Names it."""
        name = Text(f"z2-survivor-{box.survivors[self.who].id}")
        return Text(self.text().id, {"who": name, "thing": Text(f"fh-token-{self.thing}")})


class ThingLies(ZEvent, frozen=True):
    """A token of the story lies in a Zone."""

    rules = ("FH-OBJ-8",)
    zone: int
    thing: str

    def said(self, box: Content) -> Text:
        """Names it."""
        return Text(self.text().id, {"zone": self.zone, "thing": Text(f"fh-token-{self.thing}")})


class SpawnGone(ZEvent, frozen=True):
    """A Spawn token left the board for good."""

    rules = ("FH-M10-1",)
    zone: int


class Unlocked(ZEvent, frozen=True):
    """Doors may be opened from now on."""

    rules = ("FH-M0",)
    what: str


class Allowed(ZEvent, frozen=True):
    """Something may be done from now on."""

    rules = ("FH-OBJ-8",)
    what: str


class Peeked(ZEvent, frozen=True):
    """The team has looked at a face-down objective card."""

    rules = ("FH-OBJ-1",)
    number: int

    def said(self, box: Content) -> Text:
        """Its title, and what it does."""
        id = f"fh-card-{self.number}"
        return Text(self.text().id, {"title": Text(id), "rules": Text(f"{id}-rules")})


class DoorSealed(ZEvent, frozen=True):
    """An entrance was welded shut."""

    rules = ("FH-M10-1",)
    who: int
    door: int


class DoorBroken(ZEvent, frozen=True):
    """Zombies broke a door."""

    rules = ("FH-M10-4",)
    door: int


class ChargePlanted(ZEvent, frozen=True):
    """The charge lies where it must."""

    rules = ("FH-M10-1",)
    who: int
    zone: int


class ChargeBlown(ZEvent, frozen=True):
    """The charge went off."""

    rules = ("FH-M10-1", "FH-KO-Q3")
    zone: int


class FireRolled(ZEvent, frozen=True):
    """A Survivor in the burning wreck rolled a die."""

    rules = ("FH-M7-3",)
    who: int
    die: int


class BurnerFed(ZEvent, frozen=True):
    """A Survivor fed the burner by hand."""

    rules = ("FH-M4-1",)
    who: int


class PennyFell(ZEvent, frozen=True):
    """Penny is dead."""

    rules = ("FH-PENNY-3",)


class CarSearched(ZEvent, frozen=True):
    """A Survivor searched the car."""

    rules = ("FH-M4-Q1",)
    who: int
