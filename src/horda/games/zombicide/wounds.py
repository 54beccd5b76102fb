"""Wounds: who takes them, and the end of a Survivor."""

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide import events
from horda.games.zombicide.context import Hurt
from horda.games.zombicide.ends import lose
from horda.games.zombicide.options import Suffer
from horda.games.zombicide.people import ZRun, change, decider
from horda.games.zombicide.points import HURT
from horda.games.zombicide.state import NONE


@cites("Z2-ZPHASE-05", "Z2-WIN-02", "Z2-WIN-I1")
def hurt(run: ZRun, blow: Hurt) -> None:
    """Wounds a Survivor, after skills had their say; at no Health the game is lost."""
    taken = run.replace(HURT, blow)
    if taken is None or taken.wounds <= 0:
        return
    person = run.state.people[taken.who]
    health = max(0, person.health - taken.wounds)
    change(run.state, taken.who, health=health)
    run.emit(events.Wounded, person.card, taken.wounds, health)
    if not health:
        lose(run, "eliminated", "Z2-WIN-02")


class Share(Frame, frozen=True):
    """Wounds are shared out among Survivors, one packet at a time."""

    among: tuple[int, ...]
    packets: int
    wounds: int = 1
    """Wounds in each packet."""
    kind: int = NONE
    step: int = 0
    prompt: str = "z2-share-wounds"

    @cites("Z2-ZPHASE-04", "Z2-FF-03", "Z2-FF-Q2")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the team who takes the next one."""
        if not self.packets:
            return DONE
        people = run.state.people
        options = tuple(Suffer(people[who].card) for who in self.among)
        return Choice(decider(run.state), self.prompt, options, (self.packets, self.wounds))

    def fall(self, run: ZRun) -> Outcome:
        """Wounds the chosen one."""
        who = next(i for i in self.among if run.state.people[i].card == run.answer.who)
        hurt(run, Hurt(who, self.wounds, self.kind, self.step))
        left = Share(self.among, self.packets - 1, self.wounds, self.kind, self.step, self.prompt)
        return Go("ask", left)

    steps = (ask, fall)


def shared(*frames: Share) -> Push | None:
    """Returns the outcome that shares out several kinds of Wounds in order."""
    wanted = [frame for frame in frames if frame.packets and frame.among]
    return Push(wanted[0], then=tuple(wanted[1:])) if wanted else None
