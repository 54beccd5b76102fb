"""The zombie turn: terror step, activations, adding phase."""

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.adding import Adding
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.cards import may_play, play_card, playable
from horda.games.zombie_terror.content import ZOMBIE
from horda.games.zombie_terror.options import ACTIVATE, END_ACTIVATIONS, Activate, Play
from horda.games.zombie_terror.pawns import ZOMBIE_TURN_BEGINS, ZTRun
from horda.games.zombie_terror.state import FIRST_ZOMBIE, ZTState
from horda.games.zombie_terror.zombie_moves import (
    activate,
    can_climb,
    charge,
    free_moves,
    seeing,
    walk,
)


class ZombieTurn(Frame, frozen=True):
    """The zombie player activates zombies, the seeing ones first."""

    @cites("R3.3", "S10.1")
    def begin(self, run: ZTRun) -> Outcome:
        """Takes the terror step."""
        state = run.state
        state.acted = state.turned = state.plague = state.played = 0
        state.rampage = False
        return run.trigger(ZOMBIE_TURN_BEGINS, None)

    @cites("R5.1", "R5.5", "C.silence")
    def count(self, run: ZTRun) -> Outcome:
        """Counts the activations and marks the zombies that see a human."""
        state = run.state
        noise = 1 if state.passed else state.activated.bit_count()
        state.activations = max(1, noise + 1 - state.silence) if state.silence else noise + 1
        state.marked = 0
        run.emit(events.ActivationsCounted, state.activations)
        if marks := seeing(state):
            for zombie, cell in enumerate(state.zombies):
                if marks >> zombie & 1:
                    state.marked |= 1 << zombie
                    run.emit(events.Marked, cell)
        return None

    @cites("R5.7")
    def refresh(self, run: ZTRun) -> Outcome:
        """Drops the marks of zombies that see nobody any more."""
        state = run.state
        if state.marked:
            state.marked = seeing(state, state.marked)
        return None

    @cites("R5.2", "R5.3", "R5.5")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists the zombies to activate; marked ones come before all others."""
        state = run.state
        options = _to_activate(state) if state.activations else []
        may_stop = not options or (state.config.unused_activations and not state.marked)
        secret = may_play(state, ZOMBIE)
        if not options and not secret:
            return Go("add")
        if secret:
            options += playable(state, ZOMBIE, "activation")
        if may_stop:
            options.append(END_ACTIVATIONS)
        return Choice(ZOMBIE, "zt-activate", tuple(options), auto=not secret)

    def act(self, run: ZTRun) -> Outcome:
        """Activates the chosen zombie, or plays the chosen card."""
        state, chosen = run.state, run.answer
        if type(chosen) is Play:
            frame = play_card(run, ZOMBIE, chosen.card)
            return Go("refresh") if frame is None else Push(frame)
        if type(chosen) is not Activate:
            return Go("add")
        zombie = state.cells[chosen.at] - FIRST_ZOMBIE
        if not state.marked >> zombie & 1:
            return Push(FreeMove(zombie))
        activate(state, zombie)
        charge(run, zombie)
        return Go("refresh")

    def again(self, run: ZTRun) -> Outcome:
        """Asks for the next activation."""
        return Go("refresh")

    def add(self, run: ZTRun) -> Outcome:
        """Goes on to the adding phase."""
        run.state.marked = run.state.activations = 0
        return Push(Adding())

    steps = (begin, count, refresh, ask, act, again, add)


@cites("R5.10")
def _to_activate(state: ZTState) -> list[Option]:
    """Lists the zombies that may act; for the unmarked ones as `can_move` would, written out."""
    terrain, cells, marked = state.terrain, state.cells, state.marked
    if marked:
        return [ACTIVATE[cell] for z, cell in enumerate(state.zombies) if marked >> z & 1]
    options: list[Option] = []
    turns, facing, acted = terrain.turns, state.facing, state.acted
    for zombie, cell in enumerate(state.zombies):
        if cell == OFF or acted >> zombie & 1:
            continue
        for other in turns[facing[zombie]][cell]:
            if cells[other] < FIRST_ZOMBIE:
                options.append(ACTIVATE[cell])
                break
        else:
            if can_climb(state, terrain, zombie):
                options.append(ACTIVATE[cell])
    return options


class FreeMove(Frame, frozen=True):
    """One zombie moves as the zombie player likes."""

    zombie: int

    @cites("R5.8", "R5.9")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists the zombie's legal results."""
        state = run.state
        walks = free_moves(state, state.terrain, self.zombie)
        return Choice(ZOMBIE, "zt-walk", tuple(walks), (state.zombies[self.zombie],))

    def move(self, run: ZTRun) -> Outcome:
        """Makes the chosen move."""
        activate(run.state, self.zombie)
        walk(run, self.zombie, run.answer.path)
        return DONE

    steps = (ask, move)
