"""The colony phase: feed, waste, crisis, zombies, objective, round track, first player."""

from horda.core.decisions import Choice, Choices
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import change_food, change_morale
from horda.games.dead_of_winter.base.ends import achieved, out_of_time
from horda.games.dead_of_winter.base.option import NO, YES
from horda.games.dead_of_winter.base.state import NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import crowd, right_of, seats_in_order, voters
from horda.games.dead_of_winter.base.votes import Vote
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.effects.lasting import holding
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.effects.wins import main_complete
from horda.games.dead_of_winter.rules.base_set.deeds import mounts
from horda.games.dead_of_winter.rules.coming import ZombiesCome
from horda.games.dead_of_winter.rules.crisis import ResolveCrisis
from horda.games.dead_of_winter.rules.ordering import in_order
from horda.games.dead_of_winter.rules.phase_rules import BeforePhase, after_round, phase_start
from horda.games.dead_of_winter.rules.raxxon import Containment
from horda.games.dead_of_winter.rules.story import reader

WASTE_A_MORALE = 10


class ColonyPhase(Frame, frozen=True):
    """Seven steps in their order; modules step in between."""

    @cites("DW-CARD-12", "DW-CARD-Q1")
    def start(self, run: DWRun) -> Outcome:
        """Lets cards act at the start of the phase, in the first player's order."""
        return in_order(phase_start(run.state))

    @cites("DW-COLONY-02", "DW-RAXXON-09", "DW-INT-39")
    def containment(self, run: DWRun) -> Outcome:
        """Checks the containment code before step 1."""
        return Push(Containment()) if run.state.config.raxxon else None

    def before(self, run: DWRun) -> Outcome:
        """Lets beds heal, after the code was looked at."""
        return Push(BeforePhase())

    @cites("DW-COLONY-01", "DW-FEED-01", "DW-FEED-03", "DW-FEED-Q1", "DW-INT-15", "DW-INT-44")
    def feed(self, run: DWRun) -> Outcome:
        """Step 1: one food for every two people at the colony, rounded up."""
        state = run.state
        for rule in holding(state, Mod.ROUND_FOOD):
            change_food(run, rule.n)
        due = food_due(state)
        if due > state.food:
            starve(run, due)
        elif due:
            change_food(run, -due)
            run.emit(events.Fed, due)
        return None

    @cites("DW-WASTE-01", "DW-WASTE-T1")
    def waste(self, run: DWRun) -> Outcome:
        """Step 2: one morale for every ten cards of the waste pile, which stays."""
        state = run.state
        for rule in holding(state, Mod.WASTE_BURN):
            burnt = state.waste[max(len(state.waste) - rule.n, 0) :] if rule.n else ()
            state.waste = state.waste[: len(state.waste) - len(burnt)]
            state.removed = (*state.removed, *burnt)
        by = waste_loss(state, len(state.waste))
        if by:
            run.emit(events.WasteChecked, len(state.waste), -by)
            change_morale(run, -by)
        return None

    def crisis(self, run: DWRun) -> Outcome:
        """Step 3: the crisis is settled; where there is none, none was failed."""
        if run.state.crisis != NONE:
            return Push(ResolveCrisis())
        run.state.last_failed = False
        return None

    def zombies(self, run: DWRun) -> Outcome:
        """Step 4: zombies come."""
        return Push(ZombiesCome())

    @cites(
        "DW-WIN-04", "DW-WIN-Q1", "DW-WIN-Q3", "DW-WIN-Q4", "DW-WIN-T1", "DW-WIN-T2", "DW-WIN-T3"
    )
    def objective(self, run: DWRun) -> Outcome:
        """Step 5: is the main objective met? Only here it is looked at."""
        state = run.state
        state.reduced = ()
        if not main_complete(state):
            return None
        card = BOX.objectives[state.objective]
        run.emit(events.ObjectiveMet, state.objective)
        if not card.story or not card.complete:
            achieved(run)
            return DONE
        state.stages = (*state.stages, card.id)
        who = reader(state)
        return Push(Script(f"objective/{card.id}/complete", who, (), 0, Scope(seat=who)))

    @cites("DW-WIN-06", "DW-WIN-03", "DW-INT-16")
    def track(self, run: DWRun) -> Outcome:
        """Step 6: the round marker goes down; at 0 the game is over."""
        state = run.state
        state.rounds_left -= 1
        run.emit(events.RoundMarker, state.rounds_left)
        if state.rounds_left <= 0:
            out_of_time(run)
        return None

    def token(self, run: DWRun) -> Outcome:
        """Step 7: the first-player token."""
        return Push(PassToken())

    def after(self, run: DWRun) -> Outcome:
        """Lets cards act at the very end of the round."""
        return after_round(run)

    steps = (
        start, containment, before, feed, waste, crisis, zombies, objective, track, token,
        after,
    )  # fmt: skip


@cites("DW-FEED-01", "DW-FEED-T1")
def food_due(state: DWState) -> int:
    """Counts the food that step 1 needs."""
    people = crowd(state) + sum(
        state.where[rule.survivor] == 0 for rule in holding(state, Mod.COUNTS_AS_TWO)
    )
    due = (people + 1) // 2 + sum(rule.n for rule in holding(state, Mod.FEED_COST))
    due += mounts(state)
    return max(due, 0)


@cites("DW-FEED-01", "DW-STARVE-01")
def supply_due(state: DWState) -> int:
    """Counts the food that must lie in the supply tonight: what grows by then need not."""
    return max(food_due(state) - sum(rule.n for rule in holding(state, Mod.ROUND_FOOD)), 0)


@cites("DW-WASTE-01")
def waste_loss(state: DWState, cards: int) -> int:
    """Counts the morale that so many cards of waste cost."""
    bigger = holding(state, Mod.BIGGER_DUMP)
    return cards // (bigger[0].n if bigger else WASTE_A_MORALE)


@cites("DW-WASTE-01")
def waste_due(state: DWState) -> int:
    """Counts the morale that the waste would cost tonight, less what is burnt before."""
    burnt = sum(rule.n for rule in holding(state, Mod.WASTE_BURN))
    return waste_loss(state, max(0, len(state.waste) - burnt))


@cites("DW-STARVE-02", "DW-WASTE-01")
def night_loss(state: DWState) -> int:
    """Counts the morale that hunger and waste would cost if the colony phase came now."""
    hunger = state.starvation + 1 if supply_due(state) > state.food else 0
    return hunger + waste_due(state)


@cites("DW-STARVE-01", "DW-STARVE-02", "DW-STARVE-03", "DW-STARVE-04", "DW-STARVE-T1")
def starve(run: DWRun, due: int) -> None:
    """Nobody eats: a starvation token more, and one morale for every one of them."""
    state = run.state
    state.starvation += 1
    run.emit(events.Starved, due, state.starvation)
    change_morale(run, -state.starvation)


class PassToken(Frame, frozen=True):
    """The first-player token goes to the right, unless a vote keeps it."""

    @cites("DW-FIRST-02", "DW-FIRST-Q1", "DW-DEC-09")
    def ask(self, run: DWRun) -> Outcome:
        """Asks everybody at once whether to call a vote; exiled players may call too."""
        seats = seats_in_order(run.state)
        return Choices(tuple(Choice(seat, "dw-call-token-vote", (NO, YES)) for seat in seats))

    def called(self, run: DWRun) -> Outcome:
        """Votes if anybody called for it."""
        callers = [seat for seat, answer in run.answers.items() if answer == YES]
        run.reveal()
        if not callers:
            return Go("on")
        return Push(Vote("dw-vote-token", tuple(voters(run.state))))

    @cites("DW-FIRST-02")
    def voted(self, run: DWRun) -> Outcome:
        """A vote that passes keeps the token where it is."""
        return DONE if run.result else None

    @cites("DW-FIRST-03", "DW-INT-26", "DW-TURN-T1")
    def on(self, run: DWRun) -> Outcome:
        """Passes the token to the right."""
        state = run.state
        state.first = right_of(state, state.first)
        run.emit(events.TokenPassed, state.first)
        return DONE

    steps = (ask, called, voted, on)
