"""The attack action: on zombies, on special zombies, on survivors, on bandits, on the hideout."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.bandits import remove_bandit
from horda.games.dead_of_winter.base.changes import (
    WOUND,
    from_hand,
    hurt,
    roll_stock,
    spend_die,
    to_hand,
)
from horda.games.dead_of_winter.base.codes import fresh
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import DWOption, PickEntrance, PickSpecial
from horda.games.dead_of_winter.base.state import CARDS, DICE, DWRun, DWState
from horda.games.dead_of_winter.base.table import (
    ENTRANCES_OF,
    in_play,
    is_exiled,
    people_at,
    specials_at,
)
from horda.games.dead_of_winter.cards.ops_lasting import AttackAnyDie
from horda.games.dead_of_winter.cards.words import HIDEOUT
from horda.games.dead_of_winter.effects.lasting import attack_any, attack_of
from horda.games.dead_of_winter.rules.actions.aids import is_fresh, item_of, mark_used, used_weapon
from horda.games.dead_of_winter.rules.actions.encounters import AttackHideout
from horda.games.dead_of_winter.rules.actions.kills import AttackZombies

BANDIT_VALUE = 4


class AtSurvivor(DWOption, frozen=True):
    """Attack a survivor of another player."""

    survivor: int


class AtBandit(DWOption, frozen=True):
    """Attack a bandit."""


class AtHideout(DWOption, frozen=True):
    """Attack the hideout itself."""


AT_BANDIT, AT_HIDEOUT = AtBandit(), AtHideout()


@cites("DW-ATTACK-02", "DW-ATTACK-07", "DW-ATTACK-08", "DW-ATTACK-09", "DW-RAXXON-18")
@cites("DW-ATTACK-Q1", "DW-ATTACK-Q4", "DW-BANDIT-Q11", "DW-DEC-15", "DW-RAXXON-T3")
def targets(state: DWState, survivor: int) -> list[DWOption]:
    """Lists what a survivor can attack now; special zombies come before all else."""
    place, seat = state.where[survivor], state.owner[survivor]
    special = specials_at(state, place)
    if special:
        return [PickSpecial(n, state.specials[n][0]) for n in special]
    found: list[DWOption] = [PickEntrance(e) for e in ENTRANCES_OF[place] if state.zombies[e]]
    others = [one for one in people_at(state, place) if state.owner[one] != seat]
    found += [AtSurvivor(one) for one in others]
    if state.bandits[place] and "no-bandit-attack" not in state.unlocked:
        found.append(AT_BANDIT)
    if place == HIDEOUT and not is_exiled(state, seat):
        found.append(AT_HIDEOUT)
    return found


def can_attack(state: DWState, survivor: int) -> bool:
    """Whether a survivor has anything to attack: quicker than the list."""
    place = state.where[survivor]
    if state.specials or place == HIDEOUT or state.bandits[place]:
        return bool(targets(state, survivor))
    zombies = state.zombies
    for door in ENTRANCES_OF[place]:
        if zombies[door]:
            return True
    where, owner, seat = state.where, state.owner, state.owner[survivor]
    at = where.find(place)
    while at >= 0:
        if owner[at] != seat:
            return True
        at = where.find(place, at + 1)
    return False


def blade_of(state: DWState, survivor: int) -> int:
    """Returns an item that lets any die do for an attack, or -1."""
    for card in dict.fromkeys(state.gear[survivor]):
        if is_fresh(card) and any(isinstance(op, AttackAnyDie) for op in item_of(card).effects):
            return card
    return -1


class AttackAction(Frame, frozen=True):
    """One attack of a survivor; without a die it is a free one."""

    seat: int
    survivor: int
    die: int = 0

    @cites("DW-ATTACK-01", "DW-ATTACK-06", "DW-DICE-07")
    def pay(self, run: DWRun) -> Outcome:
        """Spends the die; one that is too low needs an item."""
        state = run.state
        if self.die:
            spend_die(run, self.seat, self.die)
            if self.die < attack_of(state, self.survivor) and not attack_any(state, self.survivor):
                blade = blade_of(state, self.survivor)
                mark_used(run, self.survivor, blade)
                used_weapon(run, self.survivor, blade)
        return None

    @cites("DW-ATTACK-01", "DW-ATTACK-02")
    def aim(self, run: DWRun) -> Outcome:
        """Asks for the target."""
        options = tuple(targets(run.state, self.survivor))
        if not options:
            return DONE
        return Choice(self.seat, "dw-target", options, (self.survivor,))

    def strike(self, run: DWRun) -> Outcome:
        """Goes the way of the target."""
        target = run.answer
        place = run.state.where[self.survivor]
        if isinstance(target, PickEntrance):
            return Push(AttackZombies(self.seat, self.survivor, place, target.n))
        if isinstance(target, PickSpecial):
            return Push(AttackZombies(self.seat, self.survivor, place, -1, target.n))
        if isinstance(target, AtSurvivor):
            return Push(AttackPerson(self.seat, self.survivor, target.survivor, self.die))
        if isinstance(target, AtBandit):
            return Push(AttackPerson(self.seat, self.survivor, -1, self.die))
        return Push(AttackHideout(self.seat, self.survivor))

    steps = (pay, aim, strike)


class AttackPerson(Frame, frozen=True):
    """An attack on a survivor, or on a bandit (`other` -1): the die is rolled again, low hits."""

    seat: int
    survivor: int
    other: int
    die: int
    hit: bool = False

    @cites("DW-ATTACK-04", "DW-ATTACK-05", "DW-INT-29", "DW-BANDIT-07", "DW-BANDIT-T3")
    @cites("DW-ATTACK-T2", "DW-BANDIT-Q4")
    def roll(self, run: DWRun) -> Outcome:
        """Rolls the spent die again; a free attack rolls one of the stock."""
        state = run.state
        value = run.roll(6, DICE) if self.die else roll_stock(run, self.seat)
        need = BANDIT_VALUE if self.other < 0 else attack_of(state, self.other)
        if value > need:
            run.emit(events.Missed, self.survivor, value)
            return Go("told")
        if self.other < 0:
            remove_bandit(run, state.where[self.survivor])
            return Go("told", replace(self, hit=True))
        run.emit(events.Struck, self.survivor, self.other, value)
        return replace(self, hit=True)

    @cites("DW-ATTACK-04", "DW-ATTACK-Q2", "DW-ATTACK-Q3", "DW-INT-43")
    def steal(self, run: DWRun) -> Outcome:
        """Wounds and takes a random hand card: one effect, before anybody dies of it."""
        state = run.state
        victim = state.owner[self.other]
        hurt(run, self.other, WOUND)
        hand = state.hands[victim]
        if hand:
            card = run.pick(hand, CARDS, self.seat, victim)
            from_hand(state, victim, card)
            to_hand(state, self.seat, card)
            run.emit(events.Stolen, self.seat, victim, fresh(card))
        return settle(run)

    def told(self, run: DWRun) -> Outcome:
        """Remembers the attack for crossroads cards."""
        state = run.state
        if in_play(state, self.survivor) and state.active == self.seat:
            target = "bandit" if self.other < 0 else "survivor"
            moment = Moment(
                "after_attack", self.survivor, state.where[self.survivor], target=target,
                success=self.hit,
            )  # fmt: skip
            state.moments = (*state.moments, moment)
        return DONE

    steps = (roll, steal, told)
