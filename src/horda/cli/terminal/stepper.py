"""Steps through a record by keys: on, back, to a number."""

from typing import Any

from horda.cli.commands.replay import print_step
from horda.cli.terminal.draw import show_state
from horda.cli.terminal.output import console
from horda.cli.terminal.typed import read_line
from horda.cli.terminal.voice import Voice
from horda.cli.terminal.walk import Step, walk
from horda.core.session import Session


class Stepper:
    """A reader's place in a record."""

    def __init__(self, voice: Voice, session: Session[Any], seat: int | None) -> None:
        self.voice = voice
        self.session = session
        self.seat = seat
        self.place = 0
        # Only events are kept: the walk goes on in one state, positions come from `at`.
        self.steps = list(walk(session))

    def run(self) -> None:
        """Shows positions until the reader has had enough."""
        self.show()
        while (word := read_line(f"{self.place}/{len(self.steps) - 1}> ")) is not None:
            if word in ("q", "quit"):
                return
            self.go(word)

    def go(self, word: str) -> None:
        """Goes where a word says: empty is on, b is back, a number is that answer."""
        if word in ("", "n"):
            target = self.place + 1
        elif word == "b":
            target = self.place - 1
        elif word.isdecimal():
            target = int(word)
        else:
            console().print(self.voice.say("cli-step-help"))
            return
        if not 0 <= target < len(self.steps):
            console().print(self.voice.say("cli-step-end", last=str(len(self.steps) - 1)))
            return
        self.place = target
        self.show()

    def show(self) -> None:
        """Prints the answer at this place and the position after it."""
        step = self.steps[self.place]
        state = self.session.at(self.place)
        print_step(self.voice, self.session, _at(step, state), self.seat)
        show_state(self.voice, self.session.engine, state, self.seat, options=False)


def _at(step: Step, state: Any) -> Step:
    return Step(step.number, step.said, step.events, state)
