"""The human turn."""

from horda.core.decisions import Choice
from horda.core.frames import Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombie_terror import events
from horda.games.zombie_terror.actions import human_actions
from horda.games.zombie_terror.board import OFF
from horda.games.zombie_terror.cards import play_card, playable
from horda.games.zombie_terror.content import HUMAN
from horda.games.zombie_terror.deeds import do_deed
from horda.games.zombie_terror.options import END_TURN, EndTurn, Play
from horda.games.zombie_terror.pawns import HUMAN_TURN_ENDS, ZTRun
from horda.games.zombie_terror.state import NOBODY

ASK = Go("ask")


class HumanTurn(Frame, frozen=True):
    """The human player activates humans until the turn is ended."""

    @cites("R3.3", "R4.1")
    def begin(self, run: ZTRun) -> Outcome:
        """Gives every human its action points."""
        state = run.state
        points = state.config.action_points
        state.ap[:] = bytes(points if cell != OFF else 0 for cell in state.humans)
        state.activated = state.used = state.shots = state.played = state.silence = 0
        state.current = state.desperate = NOBODY
        state.passed = False
        run.emit(events.RoundBegan, state.round)
        return None

    @cites("R4.1", "R4.2")
    def ask(self, run: ZTRun) -> Outcome:
        """Lists what humans and cards can do; the turn ends after at least one activation.

        Never answered by the engine itself, since whether cards could be played is a secret.
        """
        state = run.state
        options = human_actions(state)
        may_end = state.activated or not options
        options += playable(state, HUMAN, "human turn")
        if may_end:
            options.append(END_TURN)
        return Choice(HUMAN, "zt-act", tuple(options), (), False)

    def act(self, run: ZTRun) -> Outcome:
        """Does what was chosen."""
        chosen = run.answer
        if type(chosen) is Play:
            frame = play_card(run, HUMAN, chosen.card)
            return ASK if frame is None else Push(frame)
        if type(chosen) is not EndTurn:
            do_deed(run, chosen)
            return ASK
        return Go("end")

    def again(self, run: ZTRun) -> Outcome:
        """Asks on after a card that needed a choice of its own."""
        return Go("ask")

    @cites("R4.2", "R4.7")
    def end(self, run: ZTRun) -> Outcome:
        """Ends the turn; those on an exit leave."""
        state = run.state
        if not state.activated:
            state.passed = True
            run.emit(events.TurnPassed)
        state.ap[:] = bytes(len(state.ap))
        return run.trigger(HUMAN_TURN_ENDS, None)

    steps = (begin, ask, act, again, end)
