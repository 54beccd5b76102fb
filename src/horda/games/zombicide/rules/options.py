"""Everything a player may choose. `who` and `other` are Survivors by their number in the box."""

from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.papers.words import written
from horda.games.zombicide.rules.option import ZOption as ZOption


class Deal(ZOption, frozen=True):
    """Give a Survivor one more starting card."""

    moment = ("deal", "Z2-SETUP-08")
    who: int


class StartIn(ZOption, frozen=True):
    """Let a Survivor start in this Zone."""

    moment = ("start", "Z2-SETUP-Q3")
    zone: int


class Recruit(ZOption, frozen=True):
    """Put a Survivor of the box on the board as a Companion."""

    moment = ("recruit", "Z2-COMP-01")
    sign = "person"
    other: int


class Act(ZOption, frozen=True):
    """Take this Survivor's turn now."""

    moment = ("act", "Z2-ROUND-02")
    sign = "person"
    who: int


class Wait(ZOption, frozen=True):
    """Let others take their turns first."""

    moment = ("wait", "Z2-SKILL-49")


class Walk(ZOption, frozen=True):
    """Move to a Zone."""

    to: int


class Slip(ZOption, frozen=True):
    """A Kid slips away from Zombies."""

    to: int


class StopHere(ZOption, frozen=True):
    """Do not move on."""

    moment = ("way", "Z2-SKILL-07", "Z2-SKILL-44")


class Search(ZOption, frozen=True):
    """Search the Zone."""


class OpenDoor(ZOption, frozen=True):
    """Open a door with a tool, or without one."""

    door: int
    card: int = -1


class Reorganise(ZOption, frozen=True):
    """Rearrange the own cards."""


class Trade(ZOption, frozen=True):
    """Rearrange and exchange cards with another Survivor here."""

    other: int


class Rally(ZOption, frozen=True):
    """Become the Leader of a lone Companion here."""

    other: int


class HandOver(ZOption, frozen=True):
    """Let a Companion follow the other one of two that trade."""

    moment = ("trade", "Z2-COMP-06")
    other: int


class HandToken(ZOption, frozen=True):
    """Give a carried Objective token to the other one of two that trade."""

    moment = ("trade", "Z2-MISSION-10")
    aside = ("token",)
    who: int
    colour: int
    token: str


class Melee(ZOption, frozen=True):
    """Strike with a weapon, or with a pair."""

    card: int
    second: int = -1


class Shoot(ZOption, frozen=True):
    """Shoot a weapon, or a pair, at a Zone."""

    aside = ("which",)
    zone: int
    card: int
    second: int = -1
    which: str = ""
    """What sets a thrown card apart from others of its name in Hand."""

    def written(self, box: Content) -> tuple[object, ...]:
        """With a word more for the card, where its name is not enough."""
        *first, card, second = written(box, self, self.aside)
        return *first, named(card, self.which), second

    def said(self, box: Content) -> Text:
        """The same in words."""
        return told_apart(super().said(box), self.which)


def named(card: object, which: str) -> object:
    """Spells a thrown card, with a word more where its name is not enough."""
    return f"{card}_{which}" if which else card


def told_apart(said: Text, which: str) -> Text:
    """Says which of several cards of a name is thrown."""
    if which:
        said.args["card"] = Text(f"z2-thrown-{which}", {"card": said.args["card"]})
    return said


class TakeObjective(ZOption, frozen=True):
    """Take the Objective here."""

    aside = ("token",)
    index: int
    token: str


class TakeCrate(ZOption, frozen=True):
    """Open the crate here."""


class MakeNoise(ZOption, frozen=True):
    """Make noise on purpose."""


class Reload(ZOption, frozen=True):
    """Reload a weapon."""

    card: int


class Eat(ZOption, frozen=True):
    """Discard food for adrenaline."""

    card: int


class Discard(ZOption, frozen=True):
    """Discard a card."""

    moment = ("cancel", "Z2-SKILL-52")
    group = "drop"
    card: int


class DiscardFreely(ZOption, frozen=True):
    """Discard a card of an own Survivor, which costs nothing."""


class EndTurn(ZOption, frozen=True):
    """Do nothing more this turn."""

    group = "end"


class Escape(ZOption, frozen=True):
    """Leave the board by the Exit and end the turn."""


class EscapeByCar(ZOption, frozen=True):
    """Leave the board by the Exit with the car and all who sit in it, and end the turn."""


LEAVING = (Escape, EscapeByCar)


class Slot(ZOption, frozen=True):
    """A slot of a Survivor, with the card in it for the text; the key says the slot only."""

    aside = ("card",)
    who: int
    slot: int
    card: int = -1


class Put(Slot, frozen=True):
    """Put the card in question into a Survivor's slot, taking up what was there."""

    moment = ("cards", "Z2-TRADE-01", "Z2-SEARCH-02")


class Lift(Slot, frozen=True):
    """Take up the card in a Survivor's slot."""

    moment = ("cards", "Z2-TRADE-01", "Z2-SEARCH-02")


class DiscardFrom(Slot, frozen=True):
    """Discard the card in a Survivor's slot."""

    moment = ("discard", "Z2-INV-02")
    group = "drop"


class EatFrom(Slot, frozen=True):
    """Let a Survivor eat the food in its slot while another one has its turn."""

    moment = ("discard", "Z2-EQUIP-Q4")


class Drop(ZOption, frozen=True):
    """Discard the card in question."""

    moment = ("cards", "Z2-TRADE-01", "Z2-SEARCH-02")


class Done(ZOption, frozen=True):
    """Leave the cards as they are."""

    moment = ("cards", "Z2-TRADE-01", "Z2-SEARCH-02")


class Hit(ZOption, frozen=True):
    """Assign a hit to a Zombie of a kind."""

    moment = ("hit", "Z2-TARGET-01")
    kind: int


class Reap(ZOption, frozen=True):
    """Assign a hit to two Zombies of a kind at once."""

    moment = ("reap", "Z2-SKILL-38")
    kind: int


class RollDice(ZOption, frozen=True):
    """Roll so many dice with each weapon, skills not counted."""

    moment = ("dice", "Z2-SKILL-09", "Z2-SKILL-27")
    dice: int


class RollSix(ZOption, frozen=True):
    """Roll the dice that sixes bring."""

    moment = ("six", "Z2-SKILL-58")


class Improvise(ZOption, frozen=True):
    """Attack a Zone with an Improvised weapon."""

    mode: str
    zone: int


class Suffer(ZOption, frozen=True):
    """Let a Survivor take the Wound."""

    moment = ("wounds", "Z2-ZPHASE-04", "Z2-FF-03")
    who: int


class Reroll(ZOption, frozen=True):
    """Roll all dice of the attack again, by a card or a skill."""

    moment = ("reroll", "Z2-EQUIP-10", "Z2-SKILL-17")
    by: str


class Send(ZOption, frozen=True):
    """Send the odd Zombies to a Zone."""

    moment = ("send", "Z2-ZPHASE-13")
    to: int


class Reveal(ZOption, frozen=True):
    """Spawn in this Dark Zone next."""

    moment = ("reveal", "Z2-BSPAWN-03")
    sign = "modern-city"
    zone: int


class Learn(ZOption, frozen=True):
    """Choose a skill."""

    moment = ("learn", "Z2-ADR-05", "Z2-ADR-06")
    skill: int


class GetIn(ZOption, frozen=True):
    """Get into a car, as its driver or as a passenger."""

    car: int
    place: str


class GetOut(ZOption, frozen=True):
    """Get out of the car."""


class ChangeSeat(ZOption, frozen=True):
    """Take a free seat of the car: the driver's or a passenger's."""

    place: str


class SwapSeats(ZOption, frozen=True):
    """Change places with somebody else in the car."""

    other: int


class DriveSlow(ZOption, frozen=True):
    """Drive the car one Zone."""

    to: int


class DriveFast(ZOption, frozen=True):
    """Drive the car two Zones, into this one first."""

    to: int


class DriveOn(ZOption, frozen=True):
    """Drive on into a Zone."""

    moment = ("drive", "Z2-CAR-13")
    group = "drive"
    to: int


class RunOver(ZOption, frozen=True):
    """Attack the Zombies of a Zone with the car."""

    moment = ("drive", "Z2-CAR-13")
    group = "drive"
    zone: int


class SearchCar(ZOption, frozen=True):
    """Search a police car for weapons."""

    car: int


class LootCar(ZOption, frozen=True):
    """Take the crate that lies on a car."""

    car: int


SEARCH, REORGANISE, TAKE_CRATE, MAKE_NOISE = Search(), Reorganise(), TakeCrate(), MakeNoise()
END_TURN, ESCAPE, DROP, DONE, STOP_HERE = EndTurn(), Escape(), Drop(), Done(), StopHere()
WAIT, DISCARD_FREELY, ROLL_SIX = Wait(), DiscardFreely(), RollSix()
