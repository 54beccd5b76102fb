"""The adding phase."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.board import HALF, OFF
from horda.games.zombie_terror.cards import may_play, play_card, playable
from horda.games.zombie_terror.content import PLAGUE, TRAP, ZOMBIE
from horda.games.zombie_terror.options import ADD, END_ADDING, FACE, EndAdding, Play
from horda.games.zombie_terror.pawns import ADDING_ENDS, ZTRun, put_zombie
from horda.games.zombie_terror.state import ZTState


@cites("R6.1", "S3.4", "C.plague")
def number_to_add(state: ZTState) -> int:
    """Returns how many zombies this adding phase brings."""
    halves = len({HALF[cell] for cell in state.humans if cell != OFF})
    return halves + state.shots + state.turned + state.plague


def fields(state: ZTState, trap: bool) -> tuple[int, ...]:
    """Returns the fields where zombies may be put if they are empty."""
    terrain = state.terrain
    return tuple(sorted({*terrain.trap, *terrain.adding})) if trap else terrain.adding


def places(state: ZTState, trap: bool) -> list[Option]:
    """Lists where the next zombie may be put."""
    cells = state.cells
    return [ADD[cell] for cell in fields(state, trap) if not cells[cell]]


def has_room(state: ZTState, trap: bool) -> bool:
    """Tells whether `places` would find any."""
    cells = state.cells
    return any(not cells[cell] for cell in fields(state, trap))


class Adding(Frame, frozen=True):
    """New zombies come from the pool, one at a time."""

    left: int = 0
    trap: bool = False
    """One of them may stand on any plain field."""
    at: int = -1

    def begin(self, run: ZTRun) -> Outcome:
        """Counts the new zombies."""
        count = number_to_add(run.state)
        run.emit(events.ToAdd, count)
        return Adding(count)

    @cites("R6.2", "R6.4")
    def limit(self, run: ZTRun) -> Outcome:
        """Drops those for whom there is no pawn or no field."""
        if not self.left:
            return None
        possible = run.state.pool if has_room(run.state, self.trap) else 0
        if self.left <= possible:
            return None
        run.emit(events.Surplus, self.left - possible)
        return Adding(possible, self.trap)

    @cites("R6.3")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists the fields for the next zombie, and the cards of this phase."""
        state = run.state
        secret = may_play(state, ZOMBIE)
        if not self.left and not secret:
            return Go("end")
        options = places(state, self.trap) if self.left else []
        cards = playable(state, ZOMBIE, "adding", self.left) if secret else []
        last = () if self.left else (END_ADDING,)
        return Choice(ZOMBIE, "zt-add", (*options, *cards, *last), (self.left,), auto=not secret)

    def chosen(self, run: ZTRun) -> Outcome:
        """Remembers the field, plays the card, or ends the phase."""
        chosen = run.answer
        if type(chosen) is EndAdding:
            return Go("end")
        if type(chosen) is not Play:
            return Go("face", Adding(self.left, self.trap, chosen.at))
        frame = play_card(run, ZOMBIE, chosen.card)
        if chosen.card == PLAGUE:
            # Added here, since the phase has counted its zombies already.
            more, run.state.plague = run.state.plague, 0
            return Go("limit", Adding(self.left + more, self.trap))
        if chosen.card == TRAP:
            return Go("limit", Adding(self.left, True))
        assert frame is not None
        return Push(frame)

    def again(self, run: ZTRun) -> Outcome:
        """Goes on after a card with choices of its own."""
        return Go("limit")

    def face(self, run: ZTRun) -> Outcome:
        """Asks which way the new zombie looks."""
        return Choice(ZOMBIE, "zt-face", FACE, (self.at,))

    @cites("R6.3", "R6.5", "C.trap")
    def place(self, run: ZTRun) -> Outcome:
        """Puts the zombie down; it acts from the next zombie turn on."""
        state = run.state
        put_zombie(state, self.at, run.answer.facing)
        run.emit(events.Added, self.at, run.answer.facing)
        trap = self.trap and self.at in state.terrain.adding
        return Go("limit", Adding(self.left - 1, trap))

    def end(self, run: ZTRun) -> Outcome:
        """Ends the phase, and with it the zombie turn."""
        return run.trigger(ADDING_ENDS, None) or DONE

    steps = (begin, limit, ask, chosen, again, face, place, end)
