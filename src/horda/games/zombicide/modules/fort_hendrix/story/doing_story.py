"""What cards do to the story: words, flags, Notes, stages, doors, and the end."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.doing_people import Enough
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone, face_down
from horda.games.zombicide.modules.fort_hendrix.story.places import door_at
from horda.games.zombicide.modules.fort_hendrix.story.telling import (
    NOTE,
    Telling,
    operation,
)
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import change_tale
from horda.games.zombicide.rules.ends import win
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, decider
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE

question("z2-peek", "FH-OBJ-1", fields=("count",), debated=True)


def _with(some: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return (*some, *(one for one in more if one not in some))


@operation(op.SetFlag)
@cites("FH-ACH-1")
def _flag(run: ZRun, frame: Telling, do: op.SetFlag) -> None:
    change_tale(run.state, flags=_with(fort(run.state).tale.flags, do.flag))
    run.emit(events.FlagNoted, do.flag)


@operation(op.AddKeyword)
@cites("FH-OBJ-8", "FH-OBJ-Q4")
def _word(run: ZRun, frame: Telling, do: op.AddKeyword) -> None:
    change_tale(run.state, words=_with(fort(run.state).tale.words, do.keyword))
    run.emit(events.WordLearned, do.keyword)


@operation(op.PennyGift)
@cites("FH-PENNY-2")
def _gift(run: ZRun, frame: Telling, do: op.PennyGift) -> None:
    gifts = (*fort(run.state).tale.gifts, (do.skill, do.missions))
    change_tale(run.state, gifts=gifts)


@operation(op.SetOrder)
@cites("FH-CAMP-1", "FH-M6-Q1")
def _order(run: ZRun, frame: Telling, do: op.SetOrder) -> None:
    change_tale(run.state, order=do.missions)


@operation(op.UnlockBuilding)
@cites("FH-M0", "FH-M2-2")
def _building(run: ZRun, frame: Telling, do: op.UnlockBuilding) -> None:
    _unlock(run, do.face)


@operation(op.UnlockDoors)
@cites("FH-M6-3")
def _doors(run: ZRun, frame: Telling, do: op.UnlockDoors) -> None:
    _unlock(run, *do.colours)


def _unlock(run: ZRun, *what: str) -> None:
    change_tale(run.state, unlocked=_with(fort(run.state).tale.unlocked, *what))
    for one in what:
        run.emit(events.Unlocked, one)


@operation(op.AllowCar)
@cites("FH-M4-3")
def _car(run: ZRun, frame: Telling, do: op.AllowCar) -> None:
    _allow(run, "car")


@operation(op.AllowCrate)
@cites("FH-M7-4")
def _crate(run: ZRun, frame: Telling, do: op.AllowCrate) -> None:
    _allow(run, do.where)


@operation(op.AllowAction)
def _action(run: ZRun, frame: Telling, do: op.AllowAction) -> None:
    _allow(run, do.action)


def _allow(run: ZRun, what: str) -> None:
    change_tale(run.state, allowed=_with(fort(run.state).tale.allowed, what))
    run.emit(events.Allowed, what)


@operation(op.SetEntrances)
def _entrances(run: ZRun, frame: Telling, do: op.SetEntrances) -> None:
    doors = tuple(door_at(run.state, one) for one in do.doors)
    change_tale(run.state, entrances=doors)


@operation(op.Peek)
def _peek(run: ZRun, frame: Telling, do: op.Peek) -> Frame:
    return Peeking(do.count)


class LookAt(ZOption, frozen=True):
    """Look at the objective card with this number of order on the board."""

    moment = ("story", "FH-OBJ-1")
    zone: int
    place: int
    """Which of the cards on the board, in the order of the Mission."""

    def said(self, box: Content) -> Text:
        """It is known by where it lies."""
        return Text("z2-option-look-at", {"zone": self.zone})


class Peeking(Frame, frozen=True):
    """The team looks at face-down objective cards and leaves them there."""

    left: int

    @cites("FH-OBJ-1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the holder of the Clock which one."""
        state = run.state
        cards = face_down(state) if self.left else []
        if not cards:
            return DONE
        order = fort(state).tale.cards
        looks: list[Option] = [LookAt(card_zone(state, n), order.index(n)) for n in cards]
        return Choice(decider(state), "z2-peek", (*looks, Enough()), (self.left,))

    def look(self, run: ZRun) -> Outcome:
        """Shows it to all."""
        if isinstance(run.answer, Enough):
            return DONE
        tale = fort(run.state).tale
        number = tale.cards[run.answer.place]
        change_tale(run.state, peeked=(*tale.peeked, number))
        run.reveal()
        run.emit(events.Peeked, number)
        return Go("ask", Peeking(self.left - 1))

    steps = (ask, look)


@operation(op.ReadNote)
@cites("FH-OBJ-3", "FH-OBJ-X1")
def read_note(run: ZRun, frame: Telling, do: op.ReadNote) -> Frame | None:
    """Reads a Note, with the same revealer; each is read once."""
    tale = fort(run.state).tale
    if do.note in tale.notes:
        return None
    change_tale(run.state, notes=(*tale.notes, do.note))
    card = run.state.people[frame.who].card if frame.who != NONE else 0
    run.reveal()
    run.emit(events.NoteRead, card, run.state.config.scenario, do.note)
    return Telling(NOTE, do.note, frame.who, frame.zone)


@operation(op.NextStage)
@cites("FH-END-2")
def _stage(run: ZRun, frame: Telling, do: op.NextStage) -> None:
    change_tale(run.state, stage=do.stage, met=False, over=False, held=0, trod=0)
    run.emit(events.StageBegan, run.state.config.scenario, do.stage)


@operation(op.WinMission)
@cites("FH-END-2", "FH-KO-Q4")
def _win(run: ZRun, frame: Telling, do: op.WinMission) -> None:
    change_tale(run.state, won=True)
    win(run)


@operation(op.EndCampaign)
@cites("FH-CAMP-Q2", "FH-END-4")
def _end(run: ZRun, frame: Telling, do: op.EndCampaign) -> None:
    change_tale(run.state, won=True, ending=do.ending)
    win(run)
