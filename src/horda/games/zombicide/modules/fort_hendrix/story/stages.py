"""Stages of a Mission's goal: looked at after every change, told once no card is being read."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.doing_story import read_note
from horda.games.zombicide.modules.fort_hendrix.story.places import named
from horda.games.zombicide.modules.fort_hendrix.story.script import Stage
from horda.games.zombicide.modules.fort_hendrix.story.telling import STAGE, Pick, Telling
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    change_tale,
    standing,
    story_of,
)
from horda.games.zombicide.modules.fort_hendrix.story.words import Held, Trodden
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.goals import goal
from horda.games.zombicide.rules.people import ZRun, decider, zombies_in
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.rounds import PlayersPhase, Rounds
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.turn import Turn

question("z2-who-reads", "FH-OBJ-6", debated=True)
QUIET: list[type[Frame]] = [Telling]
"""Frames inside which no stage ends: what they tell is finished first."""


def stage_of(state: ZState) -> Stage:
    """Returns the stage that the goal has come to."""
    return story_of(state).stage[fort(state).tale.stage - 1]


def _progress(state: ZState) -> Text:
    number = fort(state).tale.stage
    return Text("z2-goal-story", {"goal": Text(f"fh-stage-{state.config.scenario}-{number}")})


@goal("story", _progress)
@cites("FH-END-2")
def _won(state: ZState) -> bool:
    return fort(state).tale.won


def note_due(state: ZState) -> int:
    """Returns the Note that broken doors call for; 0: none."""
    tale = fort(state).tale
    for note in story_of(state).note:
        if note.broken_doors and note.number not in tale.notes:
            if len(tale.broken) >= note.broken_doors:
                return note.number
    return 0


@cites("FH-END-2", "FH-M10-5")
def due(state: ZState) -> bool:
    """Tells whether a stage has ended, is lost, or a Note waits to be read."""
    tale, stage = fort(state).tale, stage_of(state)
    if state.result is not None:
        return False
    if note_due(state) or (stage.lose is not None and holds(state, stage.lose)):
        return True
    if tale.over or stage.done is None:
        return False
    return tale.met or holds(state, stage.done)


def glance(run: ZRun) -> None:
    """Notes that a stage has come to its end, though it is told a little later."""
    stage, tale = stage_of(run.state), fort(run.state).tale
    if stage.done is not None and not tale.over and not tale.met and not reading(run):
        if holds(run.state, stage.done):
            change_tale(run.state, met=True)


def reading(run: ZRun) -> bool:
    """Tells whether a card or Note is being read: its list is finished first."""
    return any(isinstance(frame, tuple(QUIET)) for frame in run.frames)


def follow(run: ZRun) -> Frame | None:
    """Returns what the end of a stage brings, if it has come."""
    return StageOver() if not reading(run) and due(run.state) else None


def break_in(run: ZRun) -> None:
    """Lets the end of a stage come as soon as the frame that runs is over."""
    glance(run)
    busy = not isinstance(run.frames[-1], (Turn, PlayersPhase, Rounds))
    if busy and not reading(run) and due(run.state):
        run.frames.insert(-1, StageOver())
        run.at.insert(-1, 0)


class StageOver(Frame, frozen=True):
    """A stage is over: what it brings happens once."""

    who: int = NONE

    @cites("FH-END-2", "FH-OBJ-6")
    def ask(self, run: ZRun) -> Outcome:
        """Asks who reads, where no Action led to it."""
        state = run.state
        if not due(state):
            return DONE
        if state.turn_of != NONE:
            return Go("tell", StageOver(state.turn_of))
        options = tuple(Pick(state.people[who].card) for who in standing(state))
        return Choice(decider(state), "z2-who-reads", options) if options else DONE

    def named(self, run: ZRun) -> Outcome:
        """Notes it."""
        people = run.state.people
        return StageOver(next(i for i, one in enumerate(people) if one.card == run.answer.who))

    @cites("FH-END-2", "FH-M1-1", "FH-M10-5", "FH-CAMP-Q1")
    def tell(self, run: ZRun) -> Outcome:
        """The Mission is lost, a Note is read, or the stage's own list follows."""
        state = run.state
        stage, zone = stage_of(state), here(state, self.who)
        if stage.lose is not None and holds(state, stage.lose):
            lose(run, "inner-line", "FH-CAMP-Q1")
            return DONE
        note = note_due(state)
        if note:
            frame = Telling(STAGE, stage.number, self.who, zone)
            found = read_note(run, frame, op.ReadNote(note))
            assert isinstance(found, Frame)
            return Push(found)
        change_tale(state, over=True, met=False)
        return Push(Telling(STAGE, stage.number, self.who, zone))

    def again(self, run: ZRun) -> Outcome:
        """Something else may be due by now."""
        return Go("ask", StageOver()) if due(run.state) else DONE

    steps = (ask, named, tell, again)


def here(state: ZState, who: int) -> int:
    """Returns where a Survivor is, or lies."""
    zone = state.people[who].zone
    lies = (one.zone for one in fort(state).down if one.who == who)
    return zone if zone != OUT else next(lies, NONE)


@cites("FH-M7-1", "FH-END-2")
def count_end(run: ZRun, context: None) -> Frame | None:
    """Counts the End Phases for which something was held, or overrun."""
    state, tale, stage = run.state, fort(run.state).tale, stage_of(run.state)
    for cond in (stage.done, stage.lose):
        name, said = cond.said[0] if cond is not None else ("", None)
        if name == "held" and isinstance(said, Held):
            zone = named(state.edition, state.config.scenario, said.place)
            manned = any(state.people[who].zone == zone for who in standing(state))
            change_tale(state, held=tale.held + 1 if manned else 0)
        if name == "zombie_on" and isinstance(said, Trodden):
            change_tale(state, trod=tale.trod + 1 if _trodden(state, said) else 0)
    return follow(run)


def _trodden(state: ZState, wanted: Trodden) -> bool:
    zones = state.board.zones
    wholly = [z.index for z in zones if z.street and {*z.faces} <= {*wanted.tiles}]
    return any(zombies_in(state, zone) for zone in wholly)
