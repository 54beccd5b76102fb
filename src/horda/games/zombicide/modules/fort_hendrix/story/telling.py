"""A card or Note is carried out: its operations one after another, at once, as they are written.

A `Telling` holds where it is in the data, so that a game can be saved in the middle of any card.
Every operation has one function (`operation`), which changes things or returns frames.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds, of_kind
from horda.games.zombicide.modules.fort_hendrix.story.operations import (
    Choose,
    DiscardCards,
    If,
    Op,
    Ops,
)
from horda.games.zombicide.modules.fort_hendrix.story.operations import Way as Branch
from horda.games.zombicide.modules.fort_hendrix.story.script import Script
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import standing, story_of
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, OUT, ZState

question("z2-story-choice", "FH-OBJ-6", debated=True)
question("z2-story-pick", "FH-OBJ-6", debated=True)

CARD, NOTE, STAGE, EVENT, SETUP = "card", "note", "stage", "event", "setup"


class Pick(ZOption, frozen=True):
    """This Survivor is meant."""

    moment = ("story", "FH-OBJ-6")
    sign = "person"
    who: int


class Take(ZOption, frozen=True):
    """Take this way of a card or Note."""

    moment = ("story", "FH-OBJ-6", "FH-OBJ-X1")
    aside = ("home",)
    way: str
    home: str
    """Whose choice it is: a part of the id of its text."""

    def said(self, box: Content) -> Text:
        """What the card says of it."""
        return Text(f"fh-choice-{self.home}-{self.way.replace('_', '-')}")


class Telling(Frame, frozen=True):
    """One list of operations."""

    source: str
    number: int
    who: int
    """The revealer; none: nobody reveals, as before the first round."""
    zone: int
    """What "here" means."""
    path: tuple[int, ...] = ()
    """Which list of it: by turns the place of an operation, and which of its lists."""
    at: int = 0
    chosen: int = NONE
    """The Survivor that was picked for this list."""

    def ops(self, state: ZState) -> Ops:
        """Returns the list."""
        found = _ops(story_of(state), self.source, self.number)
        for place, branch in zip(self.path[::2], self.path[1::2], strict=True):
            found = _branch(found[place], branch)
        return found

    @cites("FH-OBJ-6", "FH-END-2")
    def next(self, run: ZRun) -> Outcome:
        """Carries the next operation out."""
        ops = self.ops(run.state)
        if self.at >= len(ops) or run.state.result is not None:
            return DONE
        op = ops[self.at]
        if getattr(op, "who", "").startswith("choose_") and self.chosen == NONE:
            return Go("ask_who") if self.eligible(run.state, op) else self._on(run)
        if isinstance(op, Choose):
            return Go("ask_way")
        frames = _frames(OPERATIONS[type(op)](run, self, op))
        return self._then(run, frames)

    def _on(self, run: ZRun) -> Outcome:
        return Go("next", replace(self, at=self.at + 1))

    def _then(self, run: ZRun, frames: list[Frame]) -> Outcome:
        if run.state.result is not None:
            return DONE
        after = pushed(frames)
        if after is None:
            return self._on(run)
        return Push(after.child, replace(self, at=self.at + 1), after.then)

    def again(self, run: ZRun) -> Outcome:
        """Goes on with the list."""
        return Go("next")

    def eligible(self, state: ZState, op: Op) -> list[int]:
        """Lists who can be picked for an operation."""
        everybody = standing(state)
        if getattr(op, "who", "") == "choose_team":
            return everybody
        zone = self.zone if self.who == NONE else state.people[self.who].zone
        here = zone if zone != OUT else self.zone
        return [who for who in everybody if state.people[who].zone == here]

    def seat(self, state: ZState) -> int:
        """Returns who decides: the revealer's player, also for one who has gone down."""
        return decider(state) if self.who == NONE else state.people[self.who].seat

    @cites("FH-OBJ-6")
    def ask_who(self, run: ZRun) -> Outcome:
        """Asks for whom it is, once for a card, a Note or an option."""
        state = run.state
        who = self.eligible(state, self.ops(state)[self.at])
        options = tuple(Pick(state.people[one].card) for one in who)
        return Choice(self.seat(state), "z2-story-pick", options)

    def picked(self, run: ZRun) -> Outcome:
        """Remembers it for the rest of the list."""
        people = run.state.people
        who = next(i for i, one in enumerate(people) if one.card == run.answer.who)
        return Go("next", replace(self, chosen=who))

    @cites("FH-OBJ-6", "FH-OBJ-X1")
    def ask_way(self, run: ZRun) -> Outcome:
        """Asks which way to take; a way that is not open cannot be taken."""
        state = run.state
        op = self.ops(state)[self.at]
        assert isinstance(op, Choose)
        ways = [one for one in op.options if may_take(state, self, one)]
        options: tuple[Option, ...] = tuple(Take(one.id, self.home(state)) for one in ways)
        return Choice(self.seat(state), "z2-story-choice", options, auto=False)

    def taken(self, run: ZRun) -> Outcome:
        """Goes that way."""
        op = self.ops(run.state)[self.at]
        assert isinstance(op, Choose)
        way = next(i for i, one in enumerate(op.options) if one.id == run.answer.way)
        return self._then(run, [self.child(way)])

    def child(self, branch: int) -> "Telling":
        """Returns the telling of a list inside the operation it stands at."""
        path = (*self.path, self.at, branch)
        return Telling(self.source, self.number, self.who, self.zone, path)

    def home(self, state: ZState) -> str:
        """Returns the part of a text's id that says whose choice it is."""
        mission = state.config.scenario
        return str(self.number) if self.source == CARD else f"{mission}-n{self.number}"

    def went(self, run: ZRun) -> Outcome:
        """Goes on with the list behind the choice."""
        return Go("next")

    steps = (next, again, ask_who, picked, ask_way, taken, went)


def may_take(state: ZState, frame: Telling, way: Branch) -> bool:
    """Tells whether a way is open: what it requires holds, and its price can be paid."""
    if way.requires is not None and not holds(state, way.requires, frame.who):
        return False
    costs = [op for op in way.effects if isinstance(op, DiscardCards)]
    return all(frame.who != NONE and _pays(state, frame.who, op) for op in costs)


def _pays(state: ZState, who: int, op: DiscardCards) -> bool:
    return len(of_kind(state, who, op.filter)) >= op.count


def _ops(story: Script, source: str, number: int) -> Ops:
    if source == CARD:
        return story.card_of(number).effects
    if source == NOTE:
        return story.note_of(number).effects
    if source == STAGE:
        return story.stage[number - 1].then
    return story.event[number - 1].effects if source == EVENT else story.setup


def _branch(op: Op, branch: int) -> Ops:
    if isinstance(op, Choose):
        return op.options[branch].effects
    assert isinstance(op, If)
    return op.else_ if branch else op.then


Doing = Callable[[ZRun, Telling, Any], list[Frame] | Frame | None]
OPERATIONS: dict[type[Op], Doing] = {}
"""By the kind of an operation what carries it out; the files of `doing_…` put it here."""


def operation(kind: type[Op]) -> Callable[[Doing], Doing]:
    """Registers what carries an operation out."""

    def register(doing: Doing) -> Doing:
        OPERATIONS[kind] = doing
        return doing

    return register


def _frames(found: list[Frame] | Frame | None) -> list[Frame]:
    if found is None:
        return []
    return found if isinstance(found, list) else [found]


@operation(If)
def _if(run: ZRun, frame: Telling, op: If) -> Frame | None:
    holding = holds(run.state, op.cond, frame.who)
    return frame.child(0 if holding else 1) if (op.then if holding else op.else_) else None


@cites("FH-OBJ-6")
def meant(state: ZState, frame: Telling, who: str) -> list[int]:
    """Lists the Survivors that an operation means: whoever no longer stands is not meant."""
    there = standing(state)
    if who == "team":
        return there
    if who == "leader":
        led = [one.leader for one in state.companions if one.leader != NONE]
        return [one for one in led if one in there]
    if who.startswith("choose_"):
        return [frame.chosen] if frame.chosen in there else []
    if frame.who == NONE or frame.who not in there:
        return []
    zone = state.people[frame.who].zone
    return [frame.who] if who == "revealer" else [i for i in there if state.people[i].zone == zone]
