"""Before the first round: sheets are laid out, kept cards handed out, Penny gets a Leader."""

from horda.core.decisions import Choice, Option
from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.companions import follow
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.doing_zombies import ZombiesNow
from horda.games.zombicide.modules.fort_hendrix.story.infection import weaken
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader, penny_zone
from horda.games.zombicide.modules.fort_hendrix.story.script import book
from horda.games.zombicide.modules.fort_hendrix.story.sheets import RewardSkill
from horda.games.zombicide.modules.fort_hendrix.story.stages import QUIET
from horda.games.zombicide.modules.fort_hendrix.story.telling import EVENT, SETUP, Pick, Telling
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    carried_in,
    change_page,
    change_tale,
    page,
    standing,
    story_of,
)
from horda.games.zombicide.rules import events as base
from horda.games.zombicide.rules.adrenaline import HEAD_START, STARTS_WITH_2, learn
from horda.games.zombicide.rules.inventory import Arrange, PutAway, stow
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import (
    ZRun,
    carried,
    change,
    decider,
    has,
    note_brothers,
    room,
)
from horda.games.zombicide.rules.piles import PILES
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.setting_up import OWN_CARDS
from horda.games.zombicide.rules.state import NONE, ZState

question("z2-penny-leader", "FH-PENNY-1", debated=True)
question("z2-ammo", "FH-CSK-Q2", fields=("who",))
question("z2-jack", "FH-SK-8", fields=("who",))
AMMO = skill_id("starts_with_ammo")
FIRST_PHASE = "zombies-first"


class Ammo(ZOption, frozen=True):
    """Start with this ammunition."""

    moment = ("opening", "FH-CSK-Q2")
    card: int


@cites("FH-END-5", "FH-CSK-1", "FH-CSK-X1", "FH-PRES-3", "FH-PRES-8", "FH-KO-4")
def laid(laid_out: ZState) -> None:
    """Lays the cards of the story and the sheets out, and hands kept cards to their owners."""
    state = fort(laid_out)
    if "story" not in state.mission.special:
        return
    change_tale(state, cards=tuple(card.number for card in story_of(state).card))
    state.crates = tuple(state.board.zone_at(*one.cell) for one in state.mission.crate)
    for who, person in enumerate(state.people):
        sheet = carried_in(state).sheet(state.box.survivors[person.card].id)
        skills = tuple(skill_id(key) for key in sheet.skills)
        change_page(state, who, cxp=sheet.cxp, skills=skills, bonus=sheet.bonus)
        change_page(state, who, infections=sheet.infections)
        _skilled(state, who, skills)
    for who in range(len(state.people)):
        for id in kept_by(state, who):
            if enough(state, id):
                lay_kept(state, who, id)
    note_brothers(state)


def kept_by(state: ZState, who: int) -> tuple[str, ...]:
    """Returns what a Survivor has kept, by the ids of the cards."""
    return carried_in(state).sheet(state.box.survivors[state.people[who].card].id).kept


@cites("FH-PRES-5")
def enough(state: ZState, id: str) -> bool:
    """Tells whether there are as many copies of a card in the box as were kept."""
    copies = sum(card.id == id for card in state.box.cards)
    return copies >= sum(kept_by(state, who).count(id) for who in range(len(state.people)))


def _skilled(state: ZState, who: int, skills: tuple[int, ...]) -> None:
    """Gives Campaign skills, and the cards and adrenaline that some start with."""
    person = state.people[who]
    owned = (*person.skills, *skills)
    slots = person.slots + (NONE,) * (room(state.edition, owned) - len(person.slots))
    more = HEAD_START * skills.count(STARTS_WITH_2)
    change(state, who, skills=owned, slots=slots, adrenaline=person.adrenaline + more)
    for skill in skills:
        if skill in OWN_CARDS:
            give(state, who, OWN_CARDS[skill])


@cites("FH-CSK-Q1", "FH-CSK-Q2")
def give(state: ZState, who: int, name: str) -> None:
    """Gives a copy of a card out of the decks, the military one first, if one is left."""
    piles = PILES(state.edition)
    for deck in ("military", *piles):
        order: tuple[int, ...] = getattr(state, piles[deck].deck).order
        box = state.box
        card = next((one for one in order if box.names[box.same[one]] == name), NONE)
        if card != NONE and NONE in state.people[who].slots:
            setattr(state, piles[deck].deck, Deck(tuple(c for c in order if c != card)))
            stow(state, who, card)
            return


@cites("FH-PRES-3", "FH-PRES-8", "FH-PRES-Q2")
def lay_kept(state: ZState, who: int, id: str) -> None:
    """Gives a kept card out of its deck; for what no slot holds its owner makes room later."""
    if NONE in state.people[who].slots:
        card = taken_out(state, id)
        if card != NONE:
            stow(state, who, card)


def taken_out(state: ZState, id: str) -> int:
    """Takes a copy of a card out of its deck; none: there is none left."""
    pile = PILES(state.edition)[id.partition(".")[0]]
    order: tuple[int, ...] = getattr(state, pile.deck).order
    card = next((one for one in order if state.box.cards[one].id == id), NONE)
    if card != NONE:
        setattr(state, pile.deck, Deck(tuple(c for c in order if c != card)))
    return card


def too_many(state: ZState, who: int) -> tuple[str, ...]:
    """Lists the kept cards that no slot was free for, by id."""
    held = [state.box.cards[card].id for card in carried(state.people[who])]
    left: list[str] = []
    for id in kept_by(state, who):
        if id in held:
            held.remove(id)
        else:
            left.append(id)
    return tuple(left)


class Opening(Frame, frozen=True):
    """What is decided and told before the first round."""

    at: int = 0

    @cites("FH-PENNY-1", "FH-M1-3")
    def ask_leader(self, run: ZRun) -> Outcome:
        """The players choose Penny's Leader anew, among those who stand with her."""
        state = run.state
        with_her = [w for w in standing(state) if state.people[w].zone == penny_zone(state)]
        if leader(state) != NONE or not with_her:
            return Go("sheets")
        options = tuple(Pick(state.people[who].card) for who in with_her)
        return Choice(decider(state), "z2-penny-leader", options)

    def led(self, run: ZRun) -> Outcome:
        """She follows."""
        people = run.state.people
        follow(run, 0, next(i for i, one in enumerate(people) if one.card == run.answer.who))
        return None

    @cites("FH-PRES-3", "FH-CSK-Q2", "FH-SK-8")
    def sheets(self, run: ZRun) -> Outcome:
        """Each Survivor's player says what its sheet leaves open."""
        if self.at >= len(run.state.people):
            return Go("events", Opening())
        return Push(OwnSheet(self.at), Opening(self.at + 1))

    def more(self, run: ZRun) -> Outcome:
        """The next one."""
        return Go("sheets")

    @cites("FH-ACH-1", "FH-OBJ-3")
    def events(self, run: ZRun) -> Outcome:
        """The story's own setup, then its events whose condition holds, in order."""
        state, story = run.state, story_of(run.state)
        if self.at == 0:
            return Push(Telling(SETUP, 0, NONE, NONE), Opening(1))
        if self.at > len(story.event):
            return Go("zombies")
        event = story.event[self.at - 1]
        if not holds(state, event.when):
            return Go("events", Opening(self.at + 1))
        run.emit(events.StoryEvent, state.config.scenario, event.id)
        return Push(Telling(EVENT, self.at, NONE, NONE), Opening(self.at + 1))

    def again(self, run: ZRun) -> Outcome:
        """The next event."""
        return Go("events")

    @cites("FH-M1-4", "FH-CLOCK-Q1")
    def zombies(self, run: ZRun) -> Outcome:
        """In one Mission a whole Zombie Phase comes before the first round."""
        return Push(ZombiesNow()) if FIRST_PHASE in run.state.mission.special else DONE

    steps = (ask_leader, led, sheets, more, events, again, zombies)


QUIET.append(Opening)


class OwnSheet(Frame, frozen=True):
    """One Survivor's ammunition, its skill for this Mission, and its cards."""

    who: int

    def begin(self, run: ZRun) -> Outcome:
        """What an Infection takes is gone from the first."""
        weaken(run, self.who)
        return None

    @cites("FH-CSK-Q2")
    def ask_ammo(self, run: ZRun) -> Outcome:
        """Bullets or shells?"""
        state, person = run.state, run.state.people[self.who]
        own = page(state, self.who)
        if AMMO not in (*own.skills, own.lent) or NONE not in person.slots:
            return Go("ask_jack")
        cards = [_first(state, name) for name in book(state.edition).ammo]
        options = tuple(Ammo(card) for card in cards if card != NONE)
        if not options:
            return Go("ask_jack")
        return Choice(person.seat, "z2-ammo", options, (person.card,))

    def load(self, run: ZRun) -> Outcome:
        """Gives it."""
        box = run.state.box
        give(run.state, self.who, box.names[box.same[run.answer.card]])
        run.emit(base.Dealt, run.state.people[self.who].card, run.answer.card)
        return None

    @cites("FH-SK-8", "FH-CSK-Q1", "FH-SK-Q2")
    def ask_jack(self, run: ZRun) -> Outcome:
        """A Jack of all trades has one more Campaign skill in this Mission."""
        state, own = run.state, page(run.state, self.who)
        if own.lent != NONE or not has(state, self.who, "jack_of_all_trades"):
            return Go("arrange")
        skills = [skill_id(key) for key in book(state.edition).skills]
        options: tuple[Option, ...] = tuple(RewardSkill(s) for s in skills if s not in own.skills)
        person = state.people[self.who]
        return Choice(person.seat, "z2-jack", options, (person.card,))

    @cites("FH-SK-8", "FH-CSK-Q1")
    def jack(self, run: ZRun) -> Outcome:
        """It is not ticked on the sheet; what it starts with is there at once."""
        skill = run.answer.skill
        change_page(run.state, self.who, lent=skill)
        learn(run, self.who, skill)
        if skill == STARTS_WITH_2:
            points = run.state.people[self.who].adrenaline + HEAD_START
            change(run.state, self.who, adrenaline=points)
        if skill in OWN_CARDS:
            give(run.state, self.who, OWN_CARDS[skill])
        return Go("ask_ammo") if skill == AMMO else None

    @cites("FH-PRES-3", "FH-PRES-Q2")
    def arrange(self, run: ZRun) -> Outcome:
        """Whoever has kept cards may rearrange its own; too many of them are sorted out first."""
        state = run.state
        if not kept_by(state, self.who):
            return DONE
        left = too_many(state, self.who)
        sorted_out = Push(SortOut(self.who, left), then=(Arrange(self.who),))
        return sorted_out if left else Push(Arrange(self.who))

    steps = (begin, ask_ammo, load, ask_jack, jack, arrange)


class SortOut(Frame, frozen=True):
    """More was kept than there is room for: its owner says what goes, card by card."""

    who: int
    left: tuple[str, ...]

    @cites("FH-PRES-Q2", "FH-PRES-3")
    def next_card(self, run: ZRun) -> Outcome:
        """Takes the next card out of its deck: it takes the place of another one, or is left."""
        if not self.left:
            return DONE
        card = taken_out(run.state, self.left[0])
        rest = SortOut(self.who, self.left[1:])
        if card == NONE:
            return Go("next_card", rest)
        run.emit(base.Dealt, run.state.people[self.who].card, card)
        return Push(PutAway(self.who, held=card), rest)

    def more(self, run: ZRun) -> Outcome:
        """The next one."""
        return Go("next_card")

    steps = (next_card, more)


def _first(state: ZState, name: str) -> int:
    """Returns the first copy of a card in the military deck; none: there is none left."""
    order: tuple[int, ...] = fort(state).military.order
    return next((c for c in order if state.box.names[state.box.same[c]] == name), NONE)
