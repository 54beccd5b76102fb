"""Placing the pawns, and the rounds."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.content import (
    HUMAN,
    HUMANS,
    START_ZOMBIES_PER_HALF,
    ZOMBIE,
)
from horda.games.zombie_terror.ends import unfinished
from horda.games.zombie_terror.human_turn import HumanTurn
from horda.games.zombie_terror.options import ADD, FACE, PLACE
from horda.games.zombie_terror.pawns import ZTRun, put_human, put_zombie
from horda.games.zombie_terror.state import HEALTHY
from horda.games.zombie_terror.zombie_turn import ZombieTurn


class PlaceHumans(Frame, frozen=True):
    """The human player puts the six humans on different fields of column 0."""

    human: int = 0

    @cites("R3.1")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists the free fields of the column."""
        if self.human == len(HUMANS):
            return DONE
        cells, places = run.state.cells, PLACE[self.human]
        free = [places[c] for c in run.state.terrain.start_column if not cells[c]]
        return Choice(HUMAN, "zt-place-human", tuple(free), (self.human,))

    @cites("R2.2")
    def place(self, run: ZTRun) -> Outcome:
        """Puts the human down, healthy."""
        put_human(run.state, self.human, run.answer.at)
        run.state.health[self.human] = HEALTHY
        run.emit(events.Placed, self.human, run.answer.at)
        return Go("ask", PlaceHumans(self.human + 1))

    steps = (ask, place)


class PlaceZombies(Frame, frozen=True):
    """The zombie player puts five zombies in each half, the left half first."""

    count: int = 0
    at: int = -1

    @cites("R3.1", "R1.5")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists the empty fields of the half."""
        if self.count == 2 * START_ZOMBIES_PER_HALF:
            return DONE
        half, cells = self.count // START_ZOMBIES_PER_HALF, run.state.cells
        free = [ADD[c] for c in run.state.terrain.halves[half] if not cells[c]]
        return Choice(ZOMBIE, "zt-place-zombie", tuple(free), (self.count,))

    def chosen(self, run: ZTRun) -> Outcome:
        """Remembers the field."""
        return PlaceZombies(self.count, run.answer.at)

    def face(self, run: ZTRun) -> Outcome:
        """Asks which way the zombie looks."""
        return Choice(ZOMBIE, "zt-face", FACE, (self.at,))

    def place(self, run: ZTRun) -> Outcome:
        """Puts the zombie down."""
        put_zombie(run.state, self.at, run.answer.facing)
        run.emit(events.Added, self.at, run.answer.facing)
        return Go("ask", PlaceZombies(self.count + 1))

    steps = (ask, chosen, face, place)


class Rounds(Frame, frozen=True):
    """Rounds of a human turn and a zombie turn, until somebody wins."""

    @cites("R3.3", "S2.7")
    def human_turn(self, run: ZTRun) -> Outcome:
        """The humans begin."""
        return Push(HumanTurn())

    def zombie_turn(self, run: ZTRun) -> Outcome:
        """Then the zombies."""
        return Push(ZombieTurn())

    @cites("S9.4")
    def next_round(self, run: ZTRun) -> Outcome:
        """Counts the round; a limit, where one was agreed, ends the game."""
        state = run.state
        if 0 < state.config.round_limit <= state.round:
            unfinished(run)
            return DONE
        state.round += 1
        return Go("human_turn")

    steps = (human_turn, zombie_turn, next_round)
