"""What cards of the base set do at the start of a turn."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base.changes import from_hand, heal, spend_die, to_waste
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import NO, YES, DWOption, PickCard, PickDie, PickKind
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import own
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.hand_frames import of_types
from horda.games.dead_of_winter.effects.lasting import ability_on, forbidden, holding
from horda.games.dead_of_winter.rules.actions.hands import UseAbility
from horda.games.dead_of_winter.rules.base_set.deeds import Copy, borrowed, copy


class TurnStart(Frame, frozen=True):
    """Addictions, sleep, and abilities of the start of a turn, in this order."""

    seat: int
    done: tuple[int, ...] = ()

    @cites("DW-TURN-Q1")
    def addicted(self, run: DWRun) -> Outcome:
        """Asks for a medicine card or a die for each own survivor who needs one."""
        state = run.state
        one = self.next(state)
        if one < 0:
            return Go("sleepy", replace(self, done=()))
        cards = of_types(state, self.seat, (ItemType.MEDICINE,))
        options: list[DWOption] = [PickCard(card) for card in sorted(set(cards))]
        options += [PickDie(value) for value in sorted(set(state.dice[self.seat]))]
        # With neither card nor die nothing happens; silence would tell that no card is there.
        return Choice(self.seat, "dw-addiction", tuple(options) or (NO,), (one,), auto=False)

    def next(self, state: DWState) -> int:
        """Returns the next own survivor with an addiction, or -1."""
        people = own(state, self.seat)
        rules = holding(state, Mod.ADDICTION)
        fit = [r.survivor for r in rules if r.survivor in people and r.survivor not in self.done]
        return fit[0] if fit else -1

    def treated(self, run: DWRun) -> Outcome:
        """Takes the card or the die."""
        state, one = run.state, self.next(run.state)
        if isinstance(run.answer, PickDie):
            spend_die(run, self.seat, run.answer.n)
        elif run.answer != NO:
            from_hand(state, self.seat, run.answer.n)
            run.reveal()
            to_waste(run, self.seat, run.answer.n)
        return Go("addicted", replace(self, done=(*self.done, one)))

    def sleepy(self, run: DWRun) -> Outcome:
        """Offers to sleep: all unused dice, and everybody heals."""
        state = run.state
        if not holding(state, Mod.SLEEP) or not state.dice[self.seat]:
            return Go("able")
        return Choice(self.seat, "dw-sleep", (YES, NO))

    def slept(self, run: DWRun) -> Outcome:
        """Spends the dice; everybody heals one after another."""
        if run.answer == NO:
            return Go("able")
        for value in run.state.dice[self.seat]:
            spend_die(run, self.seat, value)
        return None

    def heals(self, run: DWRun) -> Outcome:
        """Asks which token goes off the next own survivor."""
        state = run.state
        people = [one for one in own(state, self.seat) if one not in self.done]
        if not people:
            return Go("able", replace(self, done=()))
        one = people[0]
        kinds = [n for n, row in enumerate((state.wounds, state.frost)) if row[one]]
        if not kinds or forbidden(state, "heal", one):
            return Go("heals", replace(self, done=(*self.done, one)))
        return Choice(self.seat, "dw-pick-kind", tuple(map(PickKind, kinds)), (one,))

    def healed(self, run: DWRun) -> Outcome:
        """Takes it off."""
        one = next(one for one in own(run.state, self.seat) if one not in self.done)
        heal(run, one, run.answer.n)
        return Go("heals", replace(self, done=(*self.done, one)))

    @cites("DW-ABIL-Q1", "DW-CARD-Q6")
    def able(self, run: DWRun) -> Outcome:
        """Offers the abilities that are used at the start of a turn."""
        one = self.ready(run.state)
        if one < 0:
            return Go("begun")
        return Choice(self.seat, "dw-start-ability", (YES, NO), (one,))

    def ready(self, state: DWState) -> int:
        """Returns an own survivor with such an ability who was not asked yet, or -1."""
        for one in own(state, self.seat):
            if one not in self.done and _starter(state, one) >= 0:
                return one
        return -1

    def used(self, run: DWRun) -> Outcome:
        """Uses it, or not."""
        one = self.ready(run.state)
        after = replace(self, done=(*self.done, one))
        if run.answer == NO:
            return Go("able", after)
        whose = _starter(run.state, one)
        if whose != one:
            return Push(copy(run, self.seat, Copy(one, whose, 0)), after)
        return Push(UseAbility(self.seat, one), after)

    def again(self, run: DWRun) -> Outcome:
        """Offers the next."""
        return Go("able")

    def begun(self, run: DWRun) -> Outcome:
        """Tells crossroads cards that the turn has begun."""
        run.state.moments = (*run.state.moments, Moment("start_of_turn"))
        return DONE

    steps = (addicted, treated, sleepy, slept, heals, healed, able, used, again, begun)


def _starter(state: DWState, one: int) -> int:
    """Returns whose ability of the start of a turn a survivor has now, own or not, or -1."""
    if BOX.survivors[one].ability.timing is Timing.TURN_START and ability_on(state, one):
        return one
    lent = borrowed(state, one, Timing.TURN_START)
    return lent[0] if lent else -1
