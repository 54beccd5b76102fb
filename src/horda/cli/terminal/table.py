"""A game at the terminal: whose turn it is, what happened since, and the record."""

import sys
from typing import Any

from horda.bots.base import Bot, decide
from horda.cli.terminal.commands import Commands, Next
from horda.cli.terminal.draw import drawn, scenario_words, show_result
from horda.cli.terminal.output import console, folded
from horda.cli.terminal.saves import Saver
from horda.cli.terminal.screen import log_line, show_options
from horda.cli.terminal.typed import read_line
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import all_events, log_lines
from horda.cli.trouble import Trouble
from horda.core.decisions import Answer
from horda.core.events import Event
from horda.core.session import Session


class Table:
    """One game with people at some seats and bots at the others."""

    def __init__(
        self,
        voice: Voice,
        session: Session[Any],
        bots: dict[int, Bot],
        saver: Saver,
        events: list[Event],
    ) -> None:
        self.voice = voice
        self.session = session
        self.bots = bots
        self.saver = saver
        self.out = console()
        self.events = events
        self._began = len(session.record.log)
        # A game that goes on was told before: only `log` tells it again.
        told = len(events) if session.record.log else 0
        self._told: dict[int, int] = dict.fromkeys(self.people, told)
        self._last: int | None = None
        self._commands = Commands(self)

    def run(self) -> bool:
        """Plays until the game ends or the person leaves; tells whether they stayed."""
        self._introduce()
        stayed = self.play()
        self._end() if stayed else self._leave()
        return stayed

    def play(self) -> bool:
        """Asks until nobody is asked any more; tells whether the person stayed."""
        limit = self.session.engine.game.max_decisions
        while self._asked() and self.session.state.decision < limit:
            seat = self._next_seat()
            if seat in self.bots:
                self._ask_bot(seat)
            elif not self._ask_person(seat):
                return False
        return True

    def _asked(self) -> list[int]:
        """Lists the seats that are asked; below 0 is a campaign that waits for a game."""
        return [choice.seat for choice in self.session.state.open if choice.seat >= 0]

    @property
    def people(self) -> set[int]:
        """The seats without a bot."""
        count = len(self.session.engine.game.seats(self.session.state.config))
        return set(range(count)) - set(self.bots)

    def give(self, seat: int, index: int) -> None:
        """Gives an answer and writes it down, on disk too."""
        state = self.session.state
        answer = Answer(state.number(seat), seat, index)
        self.session.answer(answer, self.events.append)
        self._keep()

    def wish(self, seat: int, key: str) -> None:
        """Grants what somebody asks for in between, and writes it down."""
        self.session.request(seat, key, self.events.append)
        self._keep()

    def rewind(self) -> None:
        """Tells the log anew after answers were taken back or brought back."""
        self.events[:] = all_events(self.session)
        self._told = dict.fromkeys(self.people, len(self.events))
        self._keep()

    def _keep(self) -> None:
        """Writes the game down; a disk that is full or gone does not end it."""
        try:
            self.saver.save(self.session.record)
        except Trouble as trouble:
            self.out.print(self.voice.error(trouble), style="red")

    def _introduce(self) -> None:
        """Says what the game is about and how to get help."""
        self.out.print(folded(self.about(), self.out.width, hang=""), style="bold")
        self.out.print(self.voice.say("cli-play-intro"))

    def about(self) -> str:
        """Says what each side has to do in this scenario, where the game tells it."""
        session = self.session
        return scenario_words(self.voice, session.engine.game, session.state.config)

    def _next_seat(self) -> int:
        """Returns whom to ask first where several are asked: people, so that no bot is faster."""
        seats = self._asked()
        return next((seat for seat in seats if seat not in self.bots), seats[0])

    def _ask_bot(self, seat: int) -> None:
        session = self.session
        self.give(seat, decide(self.bots[seat], session.engine, session.state, seat))

    def _ask_person(self, seat: int) -> bool:
        """Asks until there is an answer; False if the person leaves."""
        if not self._hand_over(seat):
            return False
        self.show(seat)
        while True:
            word = read_line(f"{self._name(seat)}> ")
            after = Next.LEAVE if word is None else self._commands.run(word, seat)
            if after is not Next.SAME:
                return after is Next.ON

    def show(self, seat: int) -> None:
        """Shows the log since this seat's last answer, the board and the question."""
        state, engine = self.session.state, self.session.engine
        self.show_log(seat)
        self.out.print(drawn(engine, state, seat, self.out.width))
        for line in engine.game.brief(state, seat):
            self.out.print(folded(self.voice.render(line, engine.game), self.out.width))
        self.show_question(seat)

    def show_question(self, seat: int, *, keys: bool = False) -> None:
        """Shows the question and its options."""
        choice = next(c for c in self.session.state.open if c.seat == seat)
        asked = self.voice.prompt(choice, self.session.engine.game, self.session.state.config)
        self.out.print(folded(f"{self._name(seat)}: {asked}", self.out.width), style="bold")
        show_options(self.out, self.voice, self.session, choice, keys=keys)

    def show_log(self, seat: int, *, whole: bool = False) -> None:
        """Prints what the seat may know of what happened."""
        since = 0 if whole else self._told.get(seat, 0)
        for sentence, rules in log_lines(self.session, self.events[since:], self.voice, seat):
            self.out.print(log_line(sentence, rules, self.out.width))
        self._told[seat] = len(self.events)

    def _name(self, seat: int) -> str:
        game = self.session.engine.game
        return self.voice.seat(self.session.engine.seat_name(self.session.state, seat), game)

    def _hand_over(self, seat: int) -> bool:
        """Lets people at one keyboard change places before a hand is shown."""
        changed, self._last = self._last not in (None, seat), seat
        if not changed or len(self.people) < 2 or not sys.stdin.isatty():
            return True
        self.out.clear()
        return read_line(self.voice.say("cli-hand-over", seat=self._name(seat))) is not None

    def _leave(self) -> None:
        if not self._lost() and self.saver.written is not None:
            self.out.print(self.voice.say("cli-left", file=str(self.saver.path)))

    def _lost(self) -> bool:
        """Says what of the game is not on disk, if anything."""
        saver, count = self.saver, len(self.session.record.log)
        kept = saver.written if saver.written is not None else self._began * saver.goes_on
        if count == self._began or kept == count:
            return False
        text = "cli-lost-some" if kept else "cli-lost-all"
        said = self.voice.say(text, file=str(saver.path), kept=kept, lost=count - kept)
        self.out.print(said, style="red")
        return True

    def _end(self) -> None:
        state, engine = self.session.state, self.session.engine
        seat = min(self.people)
        self.show_log(seat)
        self.out.print(drawn(engine, state, seat, self.out.width))
        if state.result is None:
            self.out.print(self.voice.say("cli-stalled", count=str(state.decision)), style="yellow")
        else:
            show_result(self.voice, engine, state)
        if self.saver.written != len(self.session.record.log):
            self._keep()
        if not self._lost() and self.saver.written is not None:
            self.out.print(self.voice.say("cli-kept", file=str(self.saver.path)))
