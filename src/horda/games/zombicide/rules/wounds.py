"""Wounds: who takes them, and the end of a Survivor."""

from typing import ClassVar

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, Step
from horda.core.rulebook import cites
from horda.games.zombicide.rules import end_events, events
from horda.games.zombicide.rules.actors import card_of, companion, is_survivor, target_of
from horda.games.zombicide.rules.context import Fall, Hurt
from horda.games.zombicide.rules.ends import lose
from horda.games.zombicide.rules.memo import BORNE, note, noted
from horda.games.zombicide.rules.options import Suffer
from horda.games.zombicide.rules.people import ZRun, change, decider
from horda.games.zombicide.rules.points import ENDURES, FALLS, HURT, WOUNDS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState

question("z2-share-wounds", "Z2-ZPHASE-04", fields=("count", "wounds"))


@cites("Z2-ZPHASE-05", "Z2-WIN-02", "Z2-WIN-I1", "Z2-COMP-11")
@cites("Z2-M14-03", "Z2-M15-03")
def hurt(run: ZRun, who: int, wounds: int, kind: int) -> int:
    """Wounds a Survivor and returns its Health; at none the game is lost.

    `kind` is that of the Zombie, or NONE for friendly fire.
    """
    if not is_survivor(who):
        return _hurt_other(run, who, wounds, kind)
    person = run.state.people[who]
    health = max(0, person.health - wounds)
    change(run.state, who, health=health)
    run.emit(events.Wounded, person.card, wounds, health)
    if not health:
        _fall(run, who, kind, "Z2-WIN-02")
    return health


@cites("Z2-COMP-11", "Z2-M25-Q3")
def _hurt_other(run: ZRun, who: int, wounds: int, kind: int) -> int:
    """Wounds somebody without a dashboard: a Companion bears no Wound, Ned some."""
    borne = noted(run.state, BORNE) + wounds
    health = max(0, run.query(ENDURES, who, 1) - borne)
    if health:
        note(run.state, BORNE, borne)
    run.emit(events.Wounded, card_of(run.state, who), wounds, health)
    if not health:
        _fall(run, who, kind, "Z2-COMP-11", "Z2-WIN-02")
    return health


def _fall(run: ZRun, who: int, kind: int, *rules: str) -> None:
    """Eliminates somebody, which loses the game, unless another rule says what becomes of it."""
    if run.replace(FALLS, Fall(who, kind)) is None:
        return
    if kind == NONE:
        run.emit(end_events.Misfired, card_of(run.state, who))
    else:
        run.emit(end_events.Fell, card_of(run.state, who), kind)
    lose(run, "eliminated", *rules)


def _seat_of(state: ZState, who: int) -> int:
    """Returns the seat that plays a Survivor, or a Companion's Leader; none: nobody does."""
    one = companion(state, who)
    who = who if one is None else one.leader
    return NONE if who == NONE or not is_survivor(who) else state.people[who].seat


def cancelled(share: "Share", wounds: int) -> "Share":
    """Returns what is left to fall after some Wounds were cancelled."""
    return replace(share, falling=max(0, share.falling - wounds))


class Share(Frame, frozen=True):
    """Wounds are shared out among Survivors, one packet at a time."""

    among: tuple[int, ...]
    packets: int
    wounds: int = 1
    """Wounds in each packet."""
    kind: int = NONE
    step: int = 0
    prompt: str = "z2-share-wounds"
    victim: int = NONE
    falling: int = 0
    """Wounds about to fall on the victim."""
    by_car: bool = False

    @cites("Z2-ZPHASE-04", "Z2-FF-03", "Z2-FF-Q2")
    @cites("Z2-ZPHASE-Q6")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the team who takes the next one."""
        if not self.packets:
            return DONE
        options = tuple(Suffer(card_of(run.state, who)) for who in self.among)
        return Choice(self._seat(run.state), self.prompt, options, (self.packets, self.wounds))

    @cites("Z2-ZPHASE-04", "Z2-INTER-24")
    def _seat(self, state: ZState) -> int:
        """Returns who shares Wounds out: the one player of all who are there, or the team's."""
        if self.kind == NONE or state.config.players == 1:
            return decider(state)
        seats = {seat for who in self.among if (seat := _seat_of(state, who)) != NONE}
        return seats.pop() if len(seats) == 1 else state.speaker(frozenset(seats))

    @cites("Z2-SKILL-G1", "Z2-SKILL-52")
    def fall(self, run: ZRun) -> Outcome:
        """Lets skills take Wounds off the chosen one, and its player cancel others."""
        who = target_of(run.state, run.answer.who)
        if not is_survivor(who):
            return replace(self, packets=self.packets - 1, victim=who, falling=self.wounds)
        person = run.state.people[who]
        blow = run.replace(HURT, Hurt(who, self.wounds, self.kind, self.step, self.by_car))
        falling = max(0, blow.wounds) if blow is not None else 0
        frame = replace(self, packets=self.packets - 1, victim=who, falling=falling)
        window = run.window(WOUNDS, (who,), (person.seat,)) if falling else None
        return frame if window is None else Push(window.child, frame)

    def suffer(self, run: ZRun) -> Outcome:
        """Wounds it with what is left."""
        if self.falling:
            hurt(run, self.victim, self.falling, self.kind)
        return Go("ask", replace(self, victim=NONE, falling=0))

    steps: ClassVar[tuple[Step, ...]] = (ask, fall, suffer)
