"""A round: the crisis, the dice, a turn for everybody, the colony phase."""

from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import TOP, change_morale
from horda.games.dead_of_winter.base.codes import PLAIN, fresh
from horda.games.dead_of_winter.base.marks import Delayed
from horda.games.dead_of_winter.base.state import DICE, NONE, DWRun, DWState
from horda.games.dead_of_winter.base.table import own, seats_in_order
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Hook
from horda.games.dead_of_winter.cards.words import Place
from horda.games.dead_of_winter.effects.lasting import expire
from horda.games.dead_of_winter.effects.wins import side_of
from horda.games.dead_of_winter.rules.bandits import Reveal
from horda.games.dead_of_winter.rules.base_set.bonus import every_round
from horda.games.dead_of_winter.rules.base_set.round_start import round_start
from horda.games.dead_of_winter.rules.colony import ColonyPhase
from horda.games.dead_of_winter.rules.ordering import in_order
from horda.games.dead_of_winter.rules.turn import Turn

SKIP_CRISIS, NEXT_STAGE = "skip_crisis", "next_objective"
"""Rules that cards leave for the start of the next round."""


class Round(Frame, frozen=True):
    """One round; `left` are the players who have yet to take their turn."""

    left: tuple[int, ...] = ()

    @cites("DW-ROUND-Q1", "DW-ABIL-Q3", "DW-ABIL-03")
    def begin(self, run: DWRun) -> Outcome:
        """Forgets what was used last round; lets happen what was put off until now."""
        state = run.state
        state.phase = "crisis"
        run.emit(events.RoundBegan, state.round)
        _unmark(state)
        next_stage(run)
        return in_order((*_due(state, "start_of_next_round"), *round_start(state)))

    @cites("DW-CRISIS-01", "DW-CRISISRES-Q6", "DW-ROUND-02", "DW-CARD-09")
    def reveal(self, run: DWRun) -> Outcome:
        """Turns up the crisis of this round."""
        state = run.state
        state.spared = False  # for deaths a round lasts from one crisis to the next
        state.given = ((),) * len(state.given)
        state.crisis, state.crisis_off = NONE, True
        if not len(state.crises):
            run.emit(events.NoCrisis)
            return Go("dice")
        state.crisis, state.crises = state.crises.draw()
        state.crisis_off = False
        run.reveal()
        run.emit(events.CrisisRevealed, state.crisis)
        return None

    @cites("DW-CRISIS-03", "DW-BANDIT-04", "DW-CARD-17")
    def deploy(self, run: DWRun) -> Outcome:
        """Lets bandits appear as the crisis says."""
        return Push(Reveal()) if run.state.config.bandits else None

    def skip(self, run: DWRun) -> Outcome:
        """Puts the crisis away at once, where a card said so."""
        state = run.state
        if any(rule.modifier == SKIP_CRISIS for rule in state.lasting):
            state.lasting = tuple(one for one in state.lasting if one.modifier != SKIP_CRISIS)
            state.crises = state.crises.with_bottom(state.crisis)
            state.crisis, state.crisis_off = NONE, True
        return None

    @cites("DW-DICE-01", "DW-DICE-02", "DW-DICE-03", "DW-DICE-06", "DW-RAXXON-Q1", "DW-DICE-Q2")
    def dice(self, run: DWRun) -> Outcome:
        """Everybody gives back the dice, takes one and one more for every survivor, and rolls."""
        state = run.state
        state.phase = "turns"
        if not _dice_stay(state):
            state.raxxon_dice = ()
        state.spent = ((),) * len(state.spent)
        rows = []
        for seat in range(len(state.hands)):
            out = state.out >> seat & 1
            number = 0 if out else max(1 + len(own(state, seat)) + extra_dice(state, seat), 1)
            rows.append(tuple(sorted(run.roll(6, DICE) for _ in range(number))))
        state.dice = tuple(rows)
        for seat, dice in enumerate(rows):
            run.emit(events.DiceRolled, seat, dice)
        return Go("turn", Round(tuple(seats_in_order(state))))

    @cites("DW-ROUND-03", "DW-ROUND-04", "DW-VAR-Q5", "DW-INT-26")
    def turn(self, run: DWRun) -> Outcome:
        """Gives the next player a turn."""
        state = run.state
        left = tuple(seat for seat in self.left if not state.out >> seat & 1)
        if not left:
            return Go("colony")
        return Push(Turn(left[0]), Round(left[1:]))

    def next_turn(self, run: DWRun) -> Outcome:
        """Play passes to the left."""
        return Go("turn")

    def colony(self, run: DWRun) -> Outcome:
        """Plays the colony phase."""
        run.state.phase = "colony"
        return Push(ColonyPhase())

    @cites("DW-ROUND-Q1")
    def end(self, run: DWRun) -> Outcome:
        """Lets happen what was put off until the end of this round."""
        return in_order(_due(run.state, f"end_of_round_{run.state.round}"))

    def over(self, run: DWRun) -> Outcome:
        """Ends what holds until the end of the round."""
        expire(run.state, "end_of_round")
        return DONE

    steps = (begin, reveal, deploy, skip, dice, turn, next_turn, colony, end, over)


def _due(state: DWState, when: str) -> tuple[Delayed, ...]:
    """Takes out what was put off until now."""
    due = tuple(one for one in state.delayed if one.when == when)
    state.delayed = tuple(one for one in state.delayed if one not in due)
    return due


@cites("DW-SCENR-12", "DW-SCENR-15", "DW-SCENB-13", "DW-SCENB-20", "DW-ROUND-Q1", "DW-SCENR-Q4")
def next_stage(run: DWRun) -> None:
    """Exchanges the objective of a story for its next stage, and moves the tracks on."""
    state = run.state
    rule = next((one for one in state.lasting if one.modifier == NEXT_STAGE), None)
    if rule is None:
        return
    state.lasting = tuple(one for one in state.lasting if one is not rule)
    state.objective = BOX.objective_number[rule.words[0]]
    side = side_of(state)
    state.rounds_left = min(state.rounds_left + side.rounds_add, TOP)
    run.emit(events.ObjectiveChanged, state.objective)
    if side.morale_add:
        change_morale(run, side.morale_add)


def _dice_stay(state: DWState) -> bool:
    """Whether dice lie on Raxxon for the objective, and not for the code."""
    hook = side_of(state).contribute
    return hook is not None and hook.hook is Hook.DIE and Place.RAXXON in hook.at


def _unmark(state: DWState) -> None:
    """Takes the marks of use off survivors and items, wherever they are."""
    state.uses[:] = bytes(len(state.uses))
    state.noise_made[:] = bytes(len(state.noise_made))
    state.cache_taken = 0
    state.gear = tuple(tuple(sorted(map(fresh, gear))) if gear else gear for gear in state.gear)
    state.hands = tuple(tuple(sorted(map(fresh, hand))) for hand in state.hands)
    state.waste = tuple(map(fresh, state.waste))
    state.cache = tuple(map(fresh, state.cache))
    state.items = tuple(
        Deck(tuple(map(fresh, deck.left))) if max(deck.left, default=0) > PLAIN else deck
        for deck in state.items
    )


def extra_dice(state: DWState, seat: int) -> int:
    """Adds up the dice that cards of earlier rounds give a player, or take away."""
    rules = [r for r in state.lasting if r.modifier == "extra_die" and r.made < state.round]
    return sum(rule.n for rule in rules if rule.seat in (-1, seat)) + every_round(state, seat)
