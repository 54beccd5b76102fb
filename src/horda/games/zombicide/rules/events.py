"""What happens in a game, for the log and the screen."""

from typing import ClassVar

from horda.core.events import Event
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.skill_keys import rule_of
from horda.games.zombicide.papers.words import args, written


class ZEvent(Event, frozen=True):
    """An event of this family of games; fields are spelled by their names."""

    prefix = "z2-"
    aside: ClassVar[tuple[str, ...]] = ()
    """Fields that only the text uses; the key does without."""
    loss: ClassVar[bool] = False
    """Nobody wants this to happen: an attack that does nothing else is good for nothing."""

    def written(self, box: Content) -> tuple[object, ...]:
        """The fields as people write them in keys."""
        return written(box, self, self.aside)

    def said(self, box: Content) -> Text:
        """The event in words."""
        fields = self.__struct_fields__
        return Text(self.text().id, args(box, {f: getattr(self, f) for f in fields}))


class RoundBegan(ZEvent, frozen=True):
    """A round began."""

    rules = ("Z2-ROUND-01",)
    round: int


class PromisedCard(ZEvent, frozen=True):
    """The team named who gets one more starting card; `count` is how many that makes."""

    rules = ("Z2-SETUP-08",)
    who: int
    count: int


class Dealt(ZEvent, frozen=True):
    """A Survivor got a starting card."""

    rules = ("Z2-SETUP-08",)
    who: int
    card: int


class TurnBegan(ZEvent, frozen=True):
    """A Survivor's turn began."""

    rules = ("Z2-ROUND-02",)
    who: int
    actions: int


class Moved(ZEvent, frozen=True):
    """A Survivor moved."""

    rules = ("Z2-MOVE-06",)
    who: int
    to: int


class Drew(ZEvent, frozen=True):
    """A Survivor drew an equipment card; everybody sees it."""

    rules = ("Z2-SEARCH-02",)
    who: int
    card: int


class Discarded(ZEvent, frozen=True):
    """A card was discarded."""

    rules = ("Z2-INV-02",)
    who: int
    card: int


class DoorOpened(ZEvent, frozen=True):
    """A door was opened."""

    rules = ("Z2-DOOR-01",)
    who: int
    door: int


class NoiseMade(ZEvent, frozen=True):
    """A Noise token was put down."""

    rules = ("Z2-NOISE-02",)
    zone: int


class Attacked(ZEvent, frozen=True):
    """A Survivor attacked a Zone."""

    who: int
    zone: int
    card: int
    mode: str

    def cited(self) -> tuple[str, ...]:
        """The rule of the kind of attack."""
        return ("Z2-MELEE-01",) if self.mode == "melee" else ("Z2-RANGED-01",)


class Rolled(ZEvent, frozen=True):
    """Dice were rolled."""

    rules = ("Z2-EQUIP-05",)
    dice: tuple[int, ...]
    needed: int = 0
    """What a die must show to hit, bonuses counted; 0 where nothing is hit."""

    def written(self, box: Content) -> tuple[object, ...]:
        """The faces."""
        return ("".join(map(str, self.dice)),)

    def said(self, box: Content) -> Text:
        """The faces in a row."""
        return Text("z2-event-rolled", {"dice": " ".join(map(str, self.dice))})


class Killed(ZEvent, frozen=True):
    """Zombies of a kind were eliminated."""

    rules = ("Z2-ZOMB-01",)
    zone: int
    kind: int
    count: int


class Wasted(ZEvent, frozen=True):
    """Hits had no effect."""

    rules = ("Z2-TARGET-I1",)
    count: int


class Gained(ZEvent, frozen=True):
    """A Survivor gained adrenaline."""

    rules = ("Z2-ADR-01",)
    who: int
    points: int
    total: int


class LevelReached(ZEvent, frozen=True):
    """A Survivor reached a danger level."""

    rules = ("Z2-ADR-03",)
    who: int
    level: int


class Learned(ZEvent, frozen=True):
    """A Survivor has a new skill."""

    rules = ("Z2-ADR-07",)
    who: int
    skill: int


class Wounded(ZEvent, frozen=True):
    """A Survivor lost Health."""

    rules = ("Z2-ZPHASE-05",)
    who: int
    wounds: int
    health: int


class Spared(ZEvent, frozen=True):
    """A skill took Wounds away."""

    who: int
    wounds: int
    skill: int

    def cited(self) -> tuple[str, ...]:
        """The skill's own rule."""
        return (rule_of(self.skill),)


class Recovered(ZEvent, frozen=True):
    """A thrown Molotov came back to the Backpack."""

    rules = ("Z2-SKILL-11",)
    who: int
    card: int


class Reloaded(ZEvent, frozen=True):
    """A weapon was reloaded."""

    rules = ("Z2-RELOAD-02",)
    who: int
    card: int


class ObjectiveTaken(ZEvent, frozen=True):
    """An Objective was taken."""

    rules = ("Z2-OBJ-01",)
    aside = ("token",)
    who: int
    zone: int
    colour: int
    token: str


class Recruited(ZEvent, frozen=True):
    """A Survivor of the box was put on the board as a lone Companion."""

    rules = ("Z2-COMP-01",)
    who: int
    zone: int


class SpawnsWoken(ZEvent, frozen=True):
    """Zombies will come at the Spawn tokens of a colour too."""

    rules = ("Z2-SPAWN-07",)
    colour: int


class TokenHanded(ZEvent, frozen=True):
    """A carried Objective token changed hands in a trade."""

    rules = ("Z2-MISSION-10",)
    aside = ("token",)
    who: int
    other: int
    colour: int
    token: str


class TradeAgreed(ZEvent, frozen=True):
    """A player agreed to what another one's Survivor proposed to trade."""

    rules = ("Z2-TRADE-04",)
    who: int
    other: int


class TradeRefused(ZEvent, frozen=True):
    """A player refused a trade: what changed sides lies where it was again."""

    rules = ("Z2-TRADE-04",)
    who: int
    other: int


class CrateTaken(ZEvent, frozen=True):
    """A crate was opened."""

    rules = ("Z2-OBJ-03",)
    who: int
    zone: int


class CardDrawn(ZEvent, frozen=True):
    """A Zombie card was turned for a Zone."""

    rules = ("Z2-SPAWN-01",)
    zone: int
    number: int
    level: int


class Spawned(ZEvent, frozen=True):
    """Zombies appeared."""

    rules = ("Z2-SPAWN-04",)
    zone: int
    kind: int
    count: int


class OutOfFigures(ZEvent, frozen=True):
    """There were too few figures: the whole kind acts."""

    rules = ("Z2-POOL-01", "Z2-POOL-02")
    kind: int


class Rushed(ZEvent, frozen=True):
    """Fresh Zombies act at once."""

    rules = ("Z2-RUSH-01",)
    zone: int
    kind: int


class ActedAgain(ZEvent, frozen=True):
    """All Zombies of a kind act once more."""

    rules = ("Z2-EXTRA-01",)
    kind: int


class ZombiesAct(ZEvent, frozen=True):
    """The Zombies' Phase began."""

    rules = ("Z2-ZPHASE-01",)


class ZombieAttack(ZEvent, frozen=True):
    """Zombies of a kind attack in a Zone."""

    rules = ("Z2-ZPHASE-03",)
    zone: int
    kind: int
    count: int


class ZombiesMoved(ZEvent, frozen=True):
    """Zombies moved from a Zone to another."""

    rules = ("Z2-ZPHASE-07",)
    zone: int
    to: int
    kind: int
    count: int


class GotIn(ZEvent, frozen=True):
    """A Survivor got into a car."""

    rules = ("Z2-CAR-07",)
    who: int
    car: int
    place: str


class GotOut(ZEvent, frozen=True):
    """A Survivor got out of a car."""

    rules = ("Z2-CAR-08",)
    who: int
    car: int


class SeatTaken(ZEvent, frozen=True):
    """A Survivor sits on another seat of the car now."""

    rules = ("Z2-CAR-09",)
    who: int
    car: int
    place: str


class Drove(ZEvent, frozen=True):
    """A car came into a Zone, with everybody in it."""

    rules = ("Z2-CAR-10",)
    who: int
    car: int
    to: int


class CarAttacked(ZEvent, frozen=True):
    """A car ran into the Zombies of a Zone."""

    rules = ("Z2-CAR-13",)
    who: int
    car: int
    zone: int


class Followed(ZEvent, frozen=True):
    """A Companion has a new Leader."""

    rules = ("Z2-COMP-07",)
    other: int
    who: int


class Escaped(ZEvent, frozen=True):
    """A Survivor left the board."""

    rules = ("Z2-MISSION-04",)
    who: int


class RoundEnded(ZEvent, frozen=True):
    """The End Phase: Noise goes, weapons are loaded."""

    rules = ("Z2-ROUND-08", "Z2-ROUND-09")
    round: int
