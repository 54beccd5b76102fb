"""M19 Friends forever: pairs of a Leader and a Companion that swap roles."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.game import Refusal
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.entries import ORANGE, RED, YELLOW
from horda.games.zombicide.modules.companions import follow, left_over
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.adrenaline import PLUS_1_ACTION, fresh_free, lap_skills
from horda.games.zombicide.rules.edition import Derived, of_module
from horda.games.zombicide.rules.goals import LOST, Look, goal, won
from horda.games.zombicide.rules.inventory import Arrange
from horda.games.zombicide.rules.options import HandOver, Learn, Recruit, TakeObjective
from horda.games.zombicide.rules.people import (
    ZRun,
    carried,
    change,
    crates_left,
    note_brothers,
    room,
    skills,
    team,
)
from horda.games.zombicide.rules.piles import PILES, PIMPWEAPON
from horda.games.zombicide.rules.points import OBJECTIVE_TAKEN, READY, REFUSES, TRADES
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import NONE, Companion, Person, ZState

question("z2-partner", "Z2-M19-03", fields=("who",))

PIMPWEAPONS = Derived(
    lambda edition: frozenset(
        card
        for name, pile in PILES(edition).items()
        for card in edition.box.decks[name]
        if PIMPWEAPON in (name, pile.plays) and not edition.box.cards[card].spawns
    )
)


class Swapped(events.ZEvent, frozen=True):
    """A Companion took its Leader's place."""

    rules = ("Z2-M19-06",)
    who: int
    other: int


def _swapping(state: ZState) -> Text:
    done = sum(bool(person.tokens) for person in team(state))
    return Text("z2-goal-pairs-swapped", {"done": done, "all": len(team(state))})


@goal("pairs-swapped", _swapping, looks=Look.ROLES)
@cites("Z2-M19-02", "Z2-M19-07")
def _swapped(state: ZState) -> bool:
    return all(person.tokens for person in team(state))


@cites("Z2-MISSION-Q3")
def _to_come(state: ZState) -> int:
    """Counts the pimpweapons that can still be found."""
    return min(
        crates_left(state), len(PIMPWEAPONS(state.edition).intersection(state.pimpweapons.left))
    )


@cites("Z2-M19-02", "Z2-MISSION-Q3")
def _needed(state: ZState) -> int:
    found = len(PIMPWEAPONS(state.edition).difference(state.pimpweapons.left))
    return min(len(team(state)), found + _to_come(state))


def _armed(state: ZState) -> int:
    return sum(
        not PIMPWEAPONS(state.edition).isdisjoint(carried(person)) for person in state.people
    )


def _arming(state: ZState) -> Text:
    return Text("z2-goal-pimpweapon-on-each", {"done": _armed(state), "all": _needed(state)})


@goal("pimpweapon-on-each", _arming, looks=Look.CARDS, unsure=Look.CRATES)
@cites("Z2-M19-02", "Z2-MISSION-Q3")
def _all_armed(state: ZState) -> bool:
    return _armed(state) >= _needed(state)


@cites("Z2-M19-02", "Z2-WIN-Q3")
def _too_few_weapons(state: ZState) -> bool:
    """Weapons that were discarded never come back: too few may be left for all dashboards."""
    held = sum(
        len(PIMPWEAPONS(state.edition).intersection(carried(person))) for person in state.people
    )
    return held + _to_come(state) < _needed(state)


LOST["pimpweapon-on-each"] = ("goal-impossible", "Z2-M19-02", _too_few_weapons)


@cites("Z2-M19-03")
def _pair_up(run: ZRun, context: None) -> Frame:
    return Pairing()


class Pairing(Frame, frozen=True):
    """Each Survivor gets a Companion that its player chooses."""

    at: int = 0

    @cites("Z2-M19-03")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who goes with the next Survivor."""
        state, left = run.state, left_over(run.state)
        if self.at >= len(state.people) or not left:
            return DONE
        person = state.people[self.at]
        options = tuple(Recruit(card) for card in left)
        return Choice(person.seat, "z2-partner", options, (person.card,))

    @cites("Z2-M19-03")
    def join(self, run: ZRun) -> Outcome:
        """Makes the Companion follow."""
        state = run.state
        zone = state.people[self.at].zone
        state.companions = (*state.companions, Companion(run.answer.other, zone))
        follow(run, len(state.companions) - 1, self.at)
        return Go("ask", Pairing(self.at + 1))

    steps = (ask, join)


@cites("Z2-M19-03")
def _never_parted(state: ZState, people: tuple[int, ...], options: list[Option]) -> list[Option]:
    return [option for option in options if type(option) is not HandOver]


@cites("Z2-M19-05", "Z2-M19-07")
def may_take(person: Person) -> bool:
    """Tells whether a Survivor may take an Objective: at Yellow, and once for each pair."""
    return person.level >= YELLOW and not person.tokens


@cites("Z2-M19-05", "Z2-M19-07")
def _takers(state: ZState, context: tuple[int, Option], before: Refusal | None) -> Refusal | None:
    """A pair takes one Objective, at Yellow or above."""
    person = state.people[context[0]]
    if type(context[1]) is not TakeObjective or may_take(person):
        return before
    return no("pair-swapped", "Z2-M19-07") if person.tokens else no("pair-level", "Z2-M19-05")


@cites("Z2-M19-06")
def _swap(run: ZRun, context: tuple[int, int]) -> Frame | None:
    who = context[0]
    led = any(one.leader == who for one in run.state.companions)
    return Swap(who, skills(run.state, who), len(run.state.people[who].skills)) if led else None


class Swap(Frame, frozen=True):
    """A Companion becomes the Leader and its Leader the Companion; the dashboard stays."""

    who: int
    before: tuple[int, ...]
    """The skills in force before the swap."""
    count: int
    """How many skills of its own card the new Leader has in the end."""

    @cites("Z2-M19-06", "Z2-M19-Q1")
    def exchange(self, run: ZRun) -> Outcome:
        """Exchanges the cards; the new Leader begins with its first Blue skill."""
        state, old = run.state, run.state.people[self.who]
        number = next(i for i, one in enumerate(state.companions) if one.leader == self.who)
        companions = list(state.companions)
        new = companions[number].card
        companions[number] = replace(companions[number], card=old.card)
        state.companions = tuple(companions)
        owned = state.box.survivor_skills[new][0][:1]
        slots, size = old.slots, room(state.edition, owned)
        change(state, self.who, card=new, skills=owned, slots=slots[:size])
        note_brothers(state)
        run.refresh_hooks()
        run.emit(Swapped, new, old.card)
        if won(run, Look.ROLES):
            return DONE
        # Only Hoard, gained in Ultrared, makes room for more: those cards find another place.
        spare = [Arrange(self.who, held=card) for card in slots[size:] if card != NONE]
        return Push(spare[0], then=tuple(spare[1:])) if spare else None

    @cites("Z2-M19-Q1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks for the skill of each level reached, the lower first."""
        person = run.state.people[self.who]
        has = len(person.skills)
        if has >= self.count:
            return Go("end")
        if has <= person.level:
            options = lap_skills(run.state.box, replace(person, level=has, lap=0))
        else:  # Ultrared: for each skill gained beyond Red another one of the own card
            laps = [replace(person, lap=1 + level) for level in (ORANGE, RED)]
            options = lap_skills(run.state.box, laps[0]) or lap_skills(run.state.box, laps[1])
        if not options:
            return Go("end")
        return Choice(person.seat, "z2-choose-skill", tuple(map(Learn, options)), (person.card,))

    def learn(self, run: ZRun) -> Outcome:
        """Gives the skill."""
        state, person = run.state, run.state.people[self.who]
        owned = (*person.skills, run.answer.skill)
        slots = person.slots + (NONE,) * (room(state.edition, owned) - len(person.slots))
        change(state, self.who, skills=owned, slots=slots)
        run.emit(events.Learned, person.card, run.answer.skill)
        return Go("ask")

    @cites("Z2-M19-Q1")
    def end(self, run: ZRun) -> Outcome:
        """Settles the Actions of this turn: what the new skills grant, less what is used up."""
        state, person = run.state, run.state.people[self.who]
        note_brothers(state)
        run.refresh_hooks()
        if state.turn_of != self.who:
            return DONE
        now = skills(state, self.who)
        more = now.count(PLUS_1_ACTION) - self.before.count(PLUS_1_ACTION)
        was, will = (fresh_free(state, self.who, owned) for owned in (self.before, now))
        used = [before - left for before, left in zip(was, person.free, strict=True)]
        free = tuple(max(0, one - gone) for one, gone in zip(will, used, strict=True))
        change(state, self.who, actions=max(0, person.actions + more), free=free)
        return DONE

    steps = (exchange, ask, learn, end)


PIECES = (
    Piece("pairs", (READY.use(_pair_up), TRADES.use(_never_parted)), ("Z2-M19-03",), Rank.MISSION),
    Piece(
        "roles-swap",
        (REFUSES.use(_takers), OBJECTIVE_TAKEN.use(_swap)),
        ("Z2-M19-05", "Z2-M19-06", "Z2-M19-07"),
        Rank.MISSION,
    ),
)
of_module("companions", "pairs", "pairs-swapped", "roles-swap")
of_module("crates", "pimpweapon-on-each")
