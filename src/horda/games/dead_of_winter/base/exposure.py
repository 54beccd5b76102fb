"""The exposure die, and bites that pass from one survivor to the next."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import doom, from_hand, hurt, to_waste
from horda.games.dead_of_winter.base.codes import changed, marked, title_of, used_of, without
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.names import FACES
from horda.games.dead_of_winter.base.option import NO, STOP, DWOption, PickCard
from horda.games.dead_of_winter.base.state import EXPOSURE, DWRun, DWState
from horda.games.dead_of_winter.base.table import around, in_play, people_at
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Limit
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_lasting import BiteSpreadIgnore, ReplaceExposure
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.lasting import abilities, carried, forbidden, holding, ready
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script

BLANK, WOUND, FROSTBITE, BITE = range(4)
SIDES = 12
ANTIDOTE = "antidote"
"""Name of the lasting rule: a medicine card can stop a bite."""
BLANKS, WOUNDS, FROSTBITES = 6, 9, 11
"""Up to these results the die shows a blank, a wound, frostbite; beyond them a bite."""


class KillOff(DWOption, frozen=True):
    """Kill the bitten survivor, so that the bite goes no further."""


class RiskIt(DWOption, frozen=True):
    """Roll the exposure die for the bitten survivor."""


KILL, RISK = KillOff(), RiskIt()


@cites("DW-EXPO-06")
def roll_face(run: DWRun, survivor: int) -> int:
    """Rolls the exposure die openly: six blanks, three wounds, two frostbites, a bite."""
    value = run.roll(SIDES, EXPOSURE)
    face = (value > BLANKS) + (value > WOUNDS) + (value > FROSTBITES)
    run.emit(events.Exposed, survivor, face)
    return face


def wounds_of_roll(state: DWState, survivor: int) -> int:
    """Returns how many wounds the face with a wound gives."""
    double = holding(state, Mod.EXPOSURE_WOUND_DOUBLE)
    return 2 if any(rule.survivor == survivor for rule in double) else 1


class Expose(Frame, frozen=True):
    """A roll of the exposure die for a survivor, with all that comes of it.

    The result is the face that counted; the survivor may be dead by then.
    """

    survivor: int
    cause: str = "card"
    """What it is for: move, kill, search, or a card."""
    times: int = 1
    face: int = -1
    place: int = -1
    """Where the survivor stood: a bite spreads there."""

    @cites("DW-EXPO-01", "DW-EXPO-07", "DW-DEC-16")
    def roll(self, run: DWRun) -> Outcome:
        """Rolls; whoever's turn it is, it is the controller's roll."""
        state = run.state
        if not self.times or not in_play(state, self.survivor):
            return Done(self.face)
        place = state.where[self.survivor]
        face = roll_face(run, self.survivor)
        return replace(self, face=face, place=place, times=self.times - 1)

    def replacing(self, run: DWRun) -> Outcome:
        """Lets items change the result."""
        return Push(Replacing(self.survivor, self.face))

    def antidote(self, run: DWRun) -> Outcome:
        """Lets somebody stop a bite with medicine, where a doctor found out how."""
        if run.result != BITE or all(r.modifier != ANTIDOTE for r in run.state.lasting):
            return None
        seat = run.state.owner[self.survivor]
        return Push(Antidote(self.survivor, tuple(around(run.state, seat))))

    @cites("DW-EXPO-02", "DW-EXPO-03", "DW-EXPO-04", "DW-EXPO-05")
    def apply(self, run: DWRun) -> Outcome:
        """Does what the face says; a bite kills and goes on to others there."""
        state, face = run.state, run.result
        if face in (WOUND, FROSTBITE):
            n = wounds_of_roll(state, self.survivor) if face == WOUND else 1
            hurt(run, self.survivor, face - 1, n)
        elif face == BITE:
            doom(run, self.survivor)
        return replace(self, face=face)

    def deaths(self, run: DWRun) -> Outcome:
        """Lets whoever was struck die."""
        return settle(run)

    @cites("DW-BITE-01", "DW-MOVE-04", "DW-MOVE-Q3", "DW-INT-03", "DW-INT-45")
    def spread(self, run: DWRun) -> Outcome:
        """Passes a bite on."""
        return Push(Spread(self.place)) if self.face == BITE else None

    def told(self, run: DWRun) -> Outcome:
        """Remembers the result for crossroads cards, and rolls again if there is more to roll."""
        state = run.state
        if state.active == state.owner[self.survivor]:
            moment = Moment(
                "after_exposure", self.survivor, self.place, result=FACES[self.face],
                cause=self.cause,
            )  # fmt: skip
            state.moments = (*state.moments, moment)
        return Go("roll") if self.times else Done(self.face)

    steps = (roll, replacing, antidote, apply, deaths, spread, told)


class Antidote(Frame, frozen=True):
    """Players are asked in turn for a medicine card that makes a bite a blank."""

    survivor: int
    seats: tuple[int, ...]
    at: int = 0

    @cites("DW-INT-22")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the next one, whatever is in the hand."""
        if self.at == len(self.seats):
            return Done(BITE)
        seat = self.seats[self.at]
        hand = ready(run.state, seat)
        fit = [c for c in hand if BOX.items[title_of(c)].type is ItemType.MEDICINE]
        return Choice(seat, "dw-antidote", (*map(PickCard, fit), STOP), (self.survivor,), False)

    def given(self, run: DWRun) -> Outcome:
        """Uses the card up, or goes on to the next player."""
        if run.answer == STOP:
            return Go("ask", replace(self, at=self.at + 1))
        seat = self.seats[self.at]
        from_hand(run.state, seat, run.answer.n)
        run.reveal()
        to_waste(run, seat, run.answer.n)
        run.emit(events.FaceReplaced, self.survivor, BLANK)
        return Done(BLANK)

    steps = (ask, given)


class Replacing(Frame, frozen=True):
    """Items of a survivor that turn a face of the exposure die into another one."""

    survivor: int
    face: int
    spread: bool = False
    """In a spreading bite only a blank helps, so nothing else is used."""
    asked: tuple[int, ...] = ()

    @cites("DW-DEC-17", "DW-BITE-Q3", "DW-CARD-Q6")
    def look(self, run: DWRun) -> Outcome:
        """Uses what always works, then asks for what may be used."""
        for gift in abilities(run.state, self.survivor, ReplaceExposure):
            assert isinstance(gift, ReplaceExposure)
            if fits(gift, self.face, blank=self.spread):
                face = FACES.index(gift.to.value)
                run.emit(events.FaceReplaced, self.survivor, face)
                return Go("look", replace(self, face=face))
        for card, op in replacers(run.state, self.survivor, self.face, blank=self.spread):
            item = BOX.items[title_of(card)]
            if item.limit is None:
                return Go("use", replace(self, asked=(*self.asked, card)))
            if card not in self.asked:
                seat = run.state.owner[self.survivor]
                return Choice(
                    seat, "dw-replace-face", (PickCard(card), NO), (self.survivor, self.face)
                )
            del op
        return Done(self.face)

    def answered(self, run: DWRun) -> Outcome:
        """Uses the item, or leaves it."""
        if run.answer != NO:
            return Go("use", replace(self, asked=(*self.asked, run.answer.n)))
        card = next(
            card
            for card, _ in replacers(run.state, self.survivor, self.face, blank=self.spread)
            if card not in self.asked
        )
        return Go("look", replace(self, asked=(*self.asked, card)))

    def use(self, run: DWRun) -> Outcome:
        """Changes the face; some items do something more then."""
        state, card = run.state, self.asked[-1]
        found = replacers(state, self.survivor, self.face, blank=self.spread)
        op = next(op for other, op in found if other == card)
        face = FACES.index(op.to.value)
        run.emit(events.FaceReplaced, self.survivor, face)
        item = BOX.items[title_of(card)]
        if item.limit is not None:
            gear = (*without(state.gear[self.survivor], card), marked(card))
            state.gear = changed(state.gear, self.survivor, tuple(sorted(gear)))
        after = replace(self, face=face)
        if not op.then:
            return Go("look", after)
        scope = Scope(survivor=self.survivor, place=state.where[self.survivor], card=card)
        index = item.effects.index(op)
        seat = state.owner[self.survivor]
        return Push(Script(f"item/{item.id}", seat, (index, 0), 0, scope), after)

    def more(self, run: DWRun) -> Outcome:
        """Looks for another item."""
        return Go("look")

    steps = (look, answered, use, more)


def replacers(
    state: DWState, survivor: int, face: int, *, blank: bool = False
) -> list[tuple[int, ReplaceExposure]]:
    """Lists the items of a survivor that can change this face now, each with how."""
    found = []
    barred = bool(state.lasting) and forbidden(state, "use_item", survivor)
    for card in state.gear[survivor]:
        item = BOX.items[title_of(card)]
        if barred and item.limit is not None:
            continue
        limit = {None: 99, Limit.ROUND_TWICE: 2}.get(item.limit, 1)
        for op in item.effects:
            if type(op) is ReplaceExposure and used_of(card) < limit:
                if fits(op, face, blank=blank):
                    found.append((card, op))
    return found


def fits(op: ReplaceExposure, face: int, *, blank: bool) -> bool:
    """Whether something changes this face; in a spreading bite only into a blank."""
    return FACES[face] == op.face.value and (not blank or op.to.value == "blank")


class Spread(Frame, frozen=True):
    """A bite passes to the lowest influence at a place until somebody stops it."""

    place: int
    survivor: int = -1

    @cites("DW-BITE-01", "DW-BITE-02", "DW-BITE-04", "DW-DEC-01", "DW-INT-04", "DW-BITE-Q1")
    @cites("DW-BITE-Q4", "DW-BITE-Q5")
    def ask(self, run: DWRun) -> Outcome:
        """Asks the controller of the next victim: kill it, or roll."""
        state = run.state
        people = [one for one in people_at(state, self.place) if not immune(state, one)]
        if not people:
            return DONE
        victim = people[0]
        options = (KILL, RISK)
        return Choice(state.owner[victim], "dw-bite", options, (victim, self.place))

    @cites("DW-BITE-02", "DW-BITE-03", "DW-BITE-05")
    def chosen(self, run: DWRun) -> Outcome:
        """Kills the victim, which ends the spread, or rolls for it."""
        state = run.state
        people = [one for one in people_at(state, self.place) if not immune(state, one)]
        victim = people[0]
        run.emit(events.BiteSpreads, victim)
        if run.answer == KILL:
            doom(run, victim)
            return Go("deaths", replace(self, survivor=-1))
        face = roll_face(run, victim)
        return Push(Replacing(victim, face, True), replace(self, survivor=victim))

    def antidote(self, run: DWRun) -> Outcome:
        """Lets somebody make a bite a blank with medicine, where a doctor found out how."""
        if run.result != BITE or all(r.modifier != ANTIDOTE for r in run.state.lasting):
            return None if run.result != BLANK else DONE
        seat = run.state.owner[self.survivor]
        return Push(Antidote(self.survivor, tuple(around(run.state, seat))))

    @cites("DW-BITE-03", "DW-INT-04")
    def rolled(self, run: DWRun) -> Outcome:
        """A blank saves the victim; any other face kills it, and the bite goes on."""
        if run.result == BLANK:
            return DONE
        doom(run, self.survivor)
        return None

    def deaths(self, run: DWRun) -> Outcome:
        """Lets the victim die."""
        return settle(run)

    def on(self, run: DWRun) -> Outcome:
        """Goes on to the next one, unless the victim was killed to stop it."""
        return DONE if self.survivor < 0 else Go("ask")

    steps = (ask, chosen, antidote, rolled, deaths, on)


@cites("DW-BITE-Q1", "DW-CARD-Q6")
def immune(state: DWState, survivor: int) -> bool:
    """Whether bites that spread pass a survivor by, for what it is or what it carries."""
    return bool(carried(state, survivor, BiteSpreadIgnore))
