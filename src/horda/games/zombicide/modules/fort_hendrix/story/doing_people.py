"""What cards do to Survivors: experience, Infections, adrenaline, Health, Actions."""

from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.modules.fort_hendrix.story import events
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.infection import cure, infect
from horda.games.zombicide.modules.fort_hendrix.story.sheets import gain_cxp
from horda.games.zombicide.modules.fort_hendrix.story.telling import (
    Pick,
    Telling,
    meant,
    operation,
)
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import (
    change_page,
    living,
    page,
)
from horda.games.zombicide.rules.actors import target_of
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, base_health, change, decider
from horda.games.zombicide.rules.points import WOUNDS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.turn import NO_FREE
from horda.games.zombicide.rules.wounds import Share

question("z2-cure-whom", "FH-INF-3", fields=("count",), debated=True)


class Enough(ZOption, frozen=True):
    """No more."""

    moment = ("story", "FH-OBJ-6")


@operation(op.GainCxp)
@cites("FH-CXP-1", "FH-CXP-2", "FH-CXP-3")
def _cxp(run: ZRun, frame: Telling, do: op.GainCxp) -> list[Frame]:
    found = [gain_cxp(run, who, do.amount) for who in meant(run.state, frame, do.who)]
    return [one for one in found if one is not None]


@operation(op.Infect)
@cites("FH-ACH-1", "FH-INF-1")
def _infect(run: ZRun, frame: Telling, do: op.Infect) -> None:
    for who in meant(run.state, frame, do.who):
        infect(run, who, do.amount)


@operation(op.Cure)
@cites("FH-INF-3")
def _cure(run: ZRun, frame: Telling, do: op.Cure) -> None:
    for who in meant(run.state, frame, do.who):
        cure(run, who, do.amount)


@operation(op.CurePool)
@cites("FH-INF-3")
def _pool(run: ZRun, frame: Telling, do: op.CurePool) -> Frame:
    more = [one.add for one in do.plus if holds(run.state, one.when, frame.who)]
    return Doses(do.amount + sum(more))


class Doses(Frame, frozen=True):
    """The team takes Infections away, one by one, from whom it likes."""

    left: int

    @cites("FH-INF-3", "FH-OBJ-6")
    def ask(self, run: ZRun) -> Outcome:
        """Asks the holder of the Clock; also those who lie or were taken can be cured."""
        state = fort(run.state)
        sick = [who for who in living(state) if page(state, who).infections]
        if not self.left or not sick:
            return DONE
        options: list[Option] = [Pick(state.people[who].card) for who in sick]
        return Choice(decider(state), "z2-cure-whom", (*options, Enough()), (self.left,))

    def take(self, run: ZRun) -> Outcome:
        """Takes one away."""
        if isinstance(run.answer, Enough):
            return DONE
        people = run.state.people
        who = next(i for i, one in enumerate(people) if one.card == run.answer.who)
        cure(run, who, 1)
        return Go("ask", Doses(self.left - 1))

    steps = (ask, take)


@operation(op.GainAp)
@cites("FH-OBJ-5")
def _ap(run: ZRun, frame: Telling, do: op.GainAp) -> list[Frame]:
    return [Gain(who, do.amount) for who in meant(run.state, frame, do.who)]


@operation(op.Heal)
@cites("FH-KO-Q8")
def _heal(run: ZRun, frame: Telling, do: op.Heal) -> None:
    """Gives lost Health back, to those who stand."""
    state = run.state
    for who in meant(state, frame, do.who):
        person = state.people[who]
        most = base_health(state.box, person.card, person.skills)
        health = min(most, person.health + do.amount)
        if health > person.health:
            change(state, who, health=health)
            run.emit(events.Healed, person.card, health)


@operation(op.Wound)
def _wound(run: ZRun, frame: Telling, do: op.Wound) -> list[Frame]:
    return [Harm((who,), do.amount) for who in meant(run.state, frame, do.who)]


class Harm(Share, frozen=True):
    """Wounds by no attack: only what helps against any Wound helps."""

    @cites("FH-M7-Q3", "FH-KO-Q9")
    def fall(self, run: ZRun) -> Outcome:
        """Lets its player cancel the Wound, where a skill does that for any."""
        who = target_of(run.state, run.answer.who)
        frame = replace(self, packets=self.packets - 1, victim=who, falling=self.wounds)
        window = run.window(WOUNDS, (who,), (run.state.people[who].seat,))
        return frame if window is None else Push(window.child, frame)

    steps = (Share.ask, fall, Share.suffer)


@operation(op.BonusAction)
@cites("FH-BONUS-1")
def _bonus(run: ZRun, frame: Telling, do: op.BonusAction) -> None:
    for who in meant(run.state, frame, do.who):
        change_page(run.state, who, gift=page(run.state, who).gift + do.amount)
        run.emit(events.BonusGiven, run.state.people[who].card, do.amount)


@operation(op.EndTurn)
@cites("FH-BONUS-Q1")
def _end_turn(run: ZRun, frame: Telling, do: op.EndTurn) -> None:
    """Takes the Actions that are left, free ones too; Bonus Actions stay in the reserve."""
    for who in meant(run.state, frame, do.who):
        if run.state.turn_of == who:
            change(run.state, who, actions=0, free=NO_FREE)
            run.emit(events.TurnCut, run.state.people[who].card)
