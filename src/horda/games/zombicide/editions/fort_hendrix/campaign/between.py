"""What is decided between two Missions: cards to keep, replacements, whether to go on."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.core.run import Run
from horda.core.words import Arg, Text
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign import events
from horda.games.zombicide.editions.fort_hendrix.campaign.telling import tell_moment
from horda.games.zombicide.modules.fort_hendrix import preservation
from horda.games.zombicide.modules.fort_hendrix.story.carried import Sheet

if TYPE_CHECKING:
    from horda.games.zombicide.editions.fort_hendrix.campaign.state import BannerState

KEEP, GO_ON, REPLACE = "fh-keep-card", "fh-go-on", "fh-replacement"
TOGETHER = (GO_ON, REPLACE)
"""What the players agree on, whoever of them is asked."""
DICE = 0
"""The stream of the campaign's dice."""


class BannerOption(Option, frozen=True):
    """An option between two Missions."""

    prefix = "fh-"

    def said(self) -> dict[str, Arg]:
        """Returns the arguments of its text."""
        return {}

    def text(self) -> Text:
        """What a button says."""
        return Text(super().text().id, self.said())


class KeepCard(BannerOption, frozen=True):
    """Keep the card for the next Mission."""


class LeaveCard(BannerOption, frozen=True):
    """Discard it."""


class LoseCard(BannerOption, frozen=True):
    """This weapon has broken."""

    card: str

    def said(self) -> dict[str, Arg]:
        """Names it."""
        return {"card": events.card(self.card)}


class TakePlace(BannerOption, frozen=True):
    """This Survivor takes the place of the dead."""

    who: str

    def said(self) -> dict[str, Arg]:
        """Names it."""
        return {"who": events.survivor(self.who)}


class NoReplacement(BannerOption, frozen=True):
    """Nobody takes the place."""


class GoOn(BannerOption, frozen=True):
    """Play on."""


class EndCampaign(BannerOption, frozen=True):
    """End the campaign here."""


def value_of(id: str) -> int:
    """Returns the Preservation value of a card; 0: it has none."""
    return next((card.preserve for card in FORT_HENDRIX.box.entries if card.id == id), 0)


class Losing(Frame, frozen=True):
    """Of a pair one weapon broke in the attack that won: its player says which."""

    pairs: tuple[tuple[int, tuple[str, ...]], ...]
    """Place in the team, and the weapons of the pair."""
    cards: tuple[tuple[int, str], ...]
    """What is rolled for afterwards."""

    @cites("FH-ALLOUT-Q5", "FH-D3")
    def ask(self, run: Run["BannerState"]) -> Outcome:
        """Asks for the next pair; two of a kind are one answer."""
        if not self.pairs:
            return Go("rest")
        place, pair = self.pairs[0]
        options = tuple(map(LoseCard, dict.fromkeys(pair)))
        return Choice(run.state.team[place].seat, "fh-lose-card", options)

    @cites("FH-ALLOUT-Q5", "FH-END-3")
    def lose(self, run: Run["BannerState"]) -> Outcome:
        """It goes before the Preservation rolls."""
        place, _ = self.pairs[0]
        lost: LoseCard = run.answer
        run.emit(events.CardKept, run.state.team[place].sheet.survivor, lost.card, False)
        cards = list(self.cards)
        cards.remove((place, lost.card))
        return Go("ask", Losing(self.pairs[1:], tuple(cards)))

    def rest(self, run: Run["BannerState"]) -> Outcome:
        """The others are rolled for."""
        return Push(Keeping(self.cards))

    def over(self, run: Run["BannerState"]) -> Outcome:
        """That is all."""
        return DONE

    steps = (ask, lose, rest, over)


class Keeping(Frame, frozen=True):
    """Preservation rolls, card by card; each owner says whether a card that passed is kept."""

    cards: tuple[tuple[int, str], ...]
    """Place in the team, and card: those still to be rolled for."""
    passed: bool = False

    @cites("FH-PRES-1", "FH-PRES-2", "FH-PRES-4", "FH-PRES-X1", "FH-PRES-Q3", "FH-PRES-Q4", "FH-D5")
    def roll(self, run: Run["BannerState"]) -> Outcome:
        """Rolls for the next card; without a value it is lost without a roll."""
        if not self.cards:
            return DONE
        place, card = self.cards[0]
        value = value_of(card)
        if not value:
            return Go("roll", Keeping(self.cards[1:]))
        state = run.state
        dice, state.rng = preservation.roll(state.rng, DICE, value)
        run.reveal()
        kept = preservation.kept(dice)
        run.emit(events.RolledToKeep, state.team[place].sheet.survivor, card, dice, kept)
        return Keeping(self.cards, True) if kept else Go("roll", Keeping(self.cards[1:]))

    @cites("FH-PRES-3", "FH-PRES-Q1")
    def ask(self, run: Run["BannerState"]) -> Outcome:
        """A card without a Break may be kept; its owner's player decides."""
        place, card = self.cards[0]
        member, box = run.state.team[place], FORT_HENDRIX.box
        who = box.survivor_ids[member.sheet.survivor]
        what = next(at for at, one in enumerate(box.entries) if one.id == card)
        return Choice(member.seat, KEEP, (KeepCard(), LeaveCard()), (who, what))

    @cites("FH-PRES-3", "FH-PRES-7")
    def keep(self, run: Run["BannerState"]) -> Outcome:
        """Notes it on the sheet."""
        (place, card), state = self.cards[0], run.state
        sheet = state.team[place].sheet
        kept = isinstance(run.answer, KeepCard)
        if kept:
            change_sheet(state, place, replace(sheet, kept=(*sheet.kept, card)))
        run.emit(events.CardKept, sheet.survivor, card, kept)
        return Go("roll", Keeping(self.cards[1:]))

    steps = (roll, ask, keep)


def change_sheet(state: "BannerState", place: int, sheet: Sheet) -> None:
    """Puts another sheet into a place of the team."""
    team = list(state.team)
    team[place] = replace(team[place], sheet=sheet)
    state.team = tuple(team)


class Replacing(Frame, frozen=True):
    """The players of dead Survivors may pick others for the next Mission."""

    places: tuple[int, ...]

    @cites("FH-KO-6", "FH-KO-Q10", "FH-D26")
    def ask(self, run: Run["BannerState"]) -> Outcome:
        """Any Survivor of the boxes who is neither in the team nor dead; nobody must."""
        state = run.state
        if not self.places:
            return Go("close")
        free = available(state)
        options = (*map(TakePlace, free), NoReplacement())
        return Choice(state.team[self.places[0]].seat, REPLACE, options, self.places[:1])

    @cites("FH-KO-6", "FH-KO-Q11", "FH-INF-3")
    def take(self, run: Run["BannerState"]) -> Outcome:
        """A new sheet: all is lost but the achievements, Infections among them."""
        state, place = run.state, self.places[0]
        old = state.team[place].sheet
        if isinstance(run.answer, TakePlace):
            who = run.answer.who
            change_sheet(state, place, Sheet(who, infections=old.infections))
            when = "replacement_infected" if old.infections else "replacement"
            tell_moment(run, when, who, old.survivor)
        else:
            run.emit(events.TeamChanged, old.survivor)
        return Go("ask", Replacing(self.places[1:]))

    def close(self, run: Run["BannerState"]) -> Outcome:
        """Places that nobody took are gone."""
        state = run.state
        state.team = tuple(one for one in state.team if one.sheet.survivor not in state.dead)
        return DONE

    steps = (ask, take, close)


@cites("FH-KO-5", "FH-KO-Q10")
def available(state: "BannerState") -> list[str]:
    """Lists who may take a place."""
    box = FORT_HENDRIX.box
    there = {one.sheet.survivor for one in state.team} | {*state.dead}
    return [id for card in box.playable if (id := box.survivors[card].id) not in there]


class Stopping(Frame, frozen=True):
    """The players may end the campaign after a Mission: all of them together."""

    seat: int = 0

    @cites("FH-CAMP-Q2")
    def ask(self, run: Run["BannerState"]) -> Outcome:
        """Asks one after the other; whoever wants to play on decides it."""
        if self.seat >= run.state.config.players:
            return Done(True)
        return Choice(self.seat, GO_ON, (GoOn(), EndCampaign()))

    def said(self, run: Run["BannerState"]) -> Outcome:
        """Goes on, or asks the next one."""
        if isinstance(run.answer, GoOn):
            return Done(False)
        return Go("ask", Stopping(self.seat + 1))

    steps = (ask, said)
