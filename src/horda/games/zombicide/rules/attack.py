"""Attacks: dice, hits, targets, misses, noise."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from horda.core.decisions import Choice, Option, Pass
from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.actors import targets_in
from horda.games.zombicide.rules.adrenaline import Gain
from horda.games.zombicide.rules.assault import Assault, accuracy
from horda.games.zombicide.rules.fire import burn_zone, kill, wild_in
from horda.games.zombicide.rules.goals import Look, looked_at, won
from horda.games.zombicide.rules.hits import REAPER, able, hit_options, targets
from horda.games.zombicide.rules.more_dice import MoreDice
from horda.games.zombicide.rules.noise import make_noise
from horda.games.zombicide.rules.options import Hit, Reap, RollDice
from horda.games.zombicide.rules.people import ZRun, zombies_in
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import (
    AFTER_ATTACK,
    ATTACK_MADE,
    BURNED,
    CAN_BE_HIT,
    COUNTED,
    DAMAGE,
    DECLARED,
    DICE,
    EXTRA_DICE,
    FIXED_DICE,
    FUEL,
    HIT_OPTIONS,
    HIT_OTHER,
    OTHER_DICE,
    PRIZE,
    RELOAD_COST,
    REROLLS,
    ROLL_BONUS,
    SET_DAMAGE,
    SIX_DICE,
    SPARES_FRIENDS,
    THROWN,
    ZONE_EMPTIED,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import DICE as DICE_STREAM
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.wounds import Share

question("z2-assign-hit", "Z2-TARGET-01", fields=("zone", "hits", "damage"))
question("z2-dice", "Z2-SKILL-09", "Z2-SKILL-27", fields=("zone",))
question("z2-friendly-fire", "Z2-FF-03", fields=("count", "wounds"))

HITS = Look.ZOMBIES | Look.FIRE
DECLARES: dict[type[Option], Callable[[ZState, int, Any], "Attack | None"]] = {}
"""By kinds of options of modules the attack that each stands for: its odds are told."""


class Attack(Assault, frozen=True):
    """One attack with one weapon or a pair, from the roll to what comes after.

    The order is that of Z2-INTER-01.
    """

    @cites("Z2-RANGED-02", "Z2-MOLOTOV-01")
    def declare(self, run: ZRun) -> Outcome:
        """Announces the attack; a Molotov rolls nothing."""
        self.announce(run)
        seat = run.state.people[self.who].seat
        window = run.window(DECLARED, (self.who, self.zone), (seat,))
        return Go("throw") if window is None and self.burns(run.state) else window

    def announce(self, run: ZRun) -> None:
        """Tells who attacks whom with what."""
        run.emit(events.Attacked, run.state.people[self.who].card, self.zone, self.card, self.mode)

    @cites("Z2-SKILL-09", "Z2-SKILL-27")
    def ask_dice(self, run: ZRun) -> Outcome:
        """Asks how many dice each weapon rolls, where a skill gives a choice."""
        if self.burns(run.state):
            return Go("throw")
        blow = self.blow(run.state)
        other = run.query(OTHER_DICE, blow, 0)
        if other in (0, blow.dice):
            return Go("roll")
        options = (RollDice(blow.dice), RollDice(other))
        return Choice(run.state.people[self.who].seat, "z2-dice", options, (self.zone,))

    def take_dice(self, run: ZRun) -> Outcome:
        """Notes what was chosen."""
        return replace(self, number=run.answer.dice)

    @cites("Z2-EQUIP-05", "Z2-EQUIP-09", "Z2-SKILL-05", "Z2-INTER-04", "Z2-SKILL-Q4")
    def roll(self, run: ZRun) -> Outcome:
        """Rolls the dice of every weapon used."""
        blow = self.blow(run.state)
        each = run.query(DICE, blow, self.number or blow.dice)
        number = each * (2 if self.second != NONE else 1) + run.query(EXTRA_DICE, blow, 0)
        dice = tuple(run.roll(6, DICE_STREAM) for _ in range(number))
        self.tell(run, dice)
        more = run.query(FIXED_DICE, self, 0) if FIXED_DICE in run.hooks.uses else 0
        if not more:
            return replace(self, dice=dice)
        fixed = tuple(run.roll(6, DICE_STREAM) for _ in range(more))
        self.tell(run, fixed)
        return planned(self, dice=dice, fixed=fixed)

    @cites("Z2-EQUIP-10", "Z2-FF-I2")
    def rerolls(self, run: ZRun) -> Outcome:
        """Lets the shooter roll again by a card or a skill."""
        return run.window(REROLLS, (self.who,), (run.state.people[self.who].seat,))

    @cites("Z2-SKILL-58", "Z2-SKILL-Q2", "Z2-SKILL-G5")
    def sixes(self, run: ZRun) -> Outcome:
        """Offers dice for sixes, after all re-rolls."""
        more = run.query(SIX_DICE, self.blow(run.state), 0)
        return Push(MoreDice(self.who, more)) if more else None

    @cites("Z2-EQUIP-06", "Z2-EQUIP-07", "Z2-SKILL-04", "Z2-SKILL-Q1", "Z2-SKILL-Q3")
    def count(self, run: ZRun) -> Outcome:
        """Counts hits and misses; a 1 always misses."""
        blow = self.blow(run.state)
        bonus = run.query(ROLL_BONUS, blow, 0)
        needed, pool = accuracy(run.state, run.hooks, self), self.pool
        lowest = 1 + run.state.ones_miss
        hits = sum(die >= lowest and min(6, die + bonus) >= needed for die in pool)
        blow = replace(blow, sixes=self.count_sixes(run, pool))
        damage = run.query(DAMAGE, blow, run.query(SET_DAMAGE, blow, blow.damage))
        counted = replace(self, hits=hits, misses=len(pool) - hits, damage=damage)
        return run.replace(COUNTED, counted) or counted

    @cites("Z2-MELEE-02", "Z2-TARGET-01", "Z2-TARGET-03", "Z2-MELEE-Q2", "Z2-RANGED-07")
    def assign(self, run: ZRun) -> Outcome:
        """Asks for a target wherever there is a choice."""
        if not self.hits:
            return Go("adrenaline")
        kinds = targets(run, self)
        options: tuple[Option, ...] = hit_options(run, self, kinds) if kinds else ()
        if self.mode == "ranged" and HIT_OPTIONS in run.hooks.uses:
            zombies = list(options) or [Hit(kind) for kind in kinds]  # there to waste a hit on
            found = run.query(HIT_OPTIONS, (self.who, self.zone), [*zombies])
            options = options if found == zombies else tuple(found)
        if not options:
            run.emit(events.Wasted, self.hits)
            return Go("adrenaline")
        seat = run.state.people[self.who].seat
        return Choice(seat, "z2-assign-hit", options, (self.zone, self.hits, self.damage))

    @cites("Z2-ZOMB-01", "Z2-EQUIP-08", "Z2-MELEE-02", "Z2-TARGET-03")
    def strike(self, run: ZRun) -> Outcome:
        """Eliminates the target if it feels the hit, or lets the Mission say what the hit does."""
        reaps = type(run.answer) is Reap
        if not reaps and type(run.answer) is not Hit:
            return self._strike_other(run)
        kind = run.answer.kind
        if not able(run.state, [kind], self.damage):
            run.emit(events.Wasted, 1)
            return Go("assign", replace(self, hits=self.hits - 1))
        prize = run.query(PRIZE, (self, kind), 0) if PRIZE in run.hooks.uses else 0
        kill(run, self.zone, kind, 1 + reaps)
        return Go(
            "assign",
            replace(
                self,
                hits=self.hits - 1,
                killed=self.killed + 1 + reaps,
                gained=self.gained + prize + run.state.box.zombies[kind].adrenaline * (1 + reaps),
                used=(*self.used, REAPER) if reaps else self.used,
            ),
        )

    def _strike_other(self, run: ZRun) -> Outcome:
        if type(run.answer) is Pass:
            run.emit(events.Wasted, self.hits)
            return Go("adrenaline")
        after = run.trigger(HIT_OTHER, (self.who, self.zone, run.answer))
        frame = replace(self, hits=self.hits - 1)
        return frame if after is None else Push(after.child, frame, after.then)

    def again(self, run: ZRun) -> Outcome:
        """Assigns the other hits."""
        return Go("assign")

    @cites("Z2-ADR-01", "Z2-ADR-Q2", "Z2-WIN-Q1")
    def adrenaline(self, run: ZRun) -> Outcome:
        """The attacker gains adrenaline for the kills, unless they have won the game."""
        if not self.gained:
            return None
        if looked_at(run.state, HITS) and not self._friends(run) and won(run, HITS):
            return DONE
        return Push(*self._reward(run.state))

    @cites("Z2-ADR-Q2")
    def _reward(self, state: ZState) -> tuple[Frame, "Attack"]:
        """Returns the adrenaline, and the attack that remembers what was known before it."""
        knew = len(state.people[self.who].skills)
        return Gain(self.who, self.gained), replace(self, knew=knew)

    @cites("Z2-FF-01", "Z2-FF-02", "Z2-FF-04", "Z2-FF-05", "Z2-FF-Q1", "Z2-FF-Q3", "Z2-RANGED-08")
    @cites("Z2-MELEE-03", "Z2-FF-I1", "Z2-TARGET-I2", "Z2-SKILL-Q22")
    def friendly_fire(self, run: ZRun) -> Outcome:
        """Missed shots hit other Survivors in the target Zone."""
        friends = self._friends(run)
        if not friends:
            return None
        run.state.attack_steps += 1
        step, prompt = run.state.attack_steps, "z2-friendly-fire"
        damage = self.damage_of_misses
        return Push(Share(tuple(friends), self.misses, damage, step=step, prompt=prompt))

    def _friends(self, run: ZRun) -> list[int]:
        """Lists those whom the misses hit."""
        if self.mode == "melee" or not self.misses:
            return []
        if run.query(SPARES_FRIENDS, self.blow(run.state), False):
            return []
        friends = [i for i in targets_in(run.state, self.zone) if i != self.shooter]
        return [i for i in friends if run.query(CAN_BE_HIT, i, True)]

    @cites("Z2-NOISE-01", "Z2-NOISE-02", "Z2-NOISE-03", "Z2-RELOAD-01", "Z2-NOISE-Q2")
    @cites("Z2-WIN-Q1", "Z2-SKILL-13", "Z2-SKILL-Q43")
    def finish(self, run: ZRun) -> Outcome:
        """Makes noise and empties weapons, unless their reloading is free; the roll is over."""
        if won(run, HITS):
            return DONE
        used = [card for card in (self.card, self.second) if card != NONE]
        reload = used and self.mode == "ranged" and run.state.box.cards[self.card].reload
        if reload and run.query(RELOAD_COST, self.who, 1):
            shot = sum(1 << card for card in used)
            run.state.empty |= shot
            run.state.paired = run.state.paired & ~shot | (shot if len(used) > 1 else 0)
        if self.line(run.state).noisy:
            make_noise(run, self.origin(run.state))
        return run.trigger(ATTACK_MADE, self) or Go("emptied")

    @cites("Z2-MOLOTOV-01", "Z2-MOLOTOV-03", "Z2-MOLOTOV-04")
    def throw(self, run: ZRun) -> Outcome:
        """Discards the Molotov, or what fuels the weapon; most are noisy."""
        if not self.burns(run.state):  # what came after an ordinary attack is over
            return Go("emptied")
        discard(run, self.who, run.query(FUEL, (self.who, self.card), self.card))
        if self.line(run.state).noisy:
            make_noise(run, self.origin(run.state))
        return None

    @cites("Z2-MOLOTOV-02", "Z2-MOLOTOV-I2", "Z2-ABOM-08", "Z2-WIN-01", "Z2-WIN-Q1")
    def burn(self, run: ZRun) -> Outcome:
        """Eliminates every Actor in the Zone, and tells Missions that it burned, empty or not.

        The Abominawild takes it all upon itself. The game may be won before any adrenaline.
        """
        shielded = wild_in(run.state, self.zone)
        gained, killed = burn_zone(run, self.zone)
        if run.state.result is not None:
            return DONE
        frame = replace(self, killed=killed, gained=gained)
        linked = None if shielded else run.trigger(BURNED, (self.who, self.zone))
        if won(run, HITS):
            return DONE
        frames = [linked.child, *linked.then] if linked else []
        if gained:
            gain, frame = frame._reward(run.state)
            frames.append(gain)
        return Push(frames[0], frame, tuple(frames[1:])) if frames else frame

    @cites("Z2-SKILL-11")
    def thrown(self, run: ZRun) -> Outcome:
        """Lets a skill bring the Molotov back."""
        return run.trigger(THROWN, self.blow(run.state))

    @cites("Z2-INTER-01", "Z2-SKILL-12")
    def emptied(self, run: ZRun) -> Outcome:
        """Tells skills that the last Zombie of the Zone is gone."""
        if self.killed and not zombies_in(run.state, self.zone):
            return run.trigger(ZONE_EMPTIED, self.zone)
        return None

    @cites("Z2-INTER-01", "Z2-SKILL-53")
    def after(self, run: ZRun) -> Outcome:
        """Lets skills act after the attack."""
        seat = run.state.people[self.who].seat
        return run.window(AFTER_ATTACK, (self.who, self.zone, self.killed), (seat,))

    steps = (
        declare,
        ask_dice,
        take_dice,
        roll,
        rerolls,
        sixes,
        count,
        assign,
        strike,
        again,
        adrenaline,
        friendly_fire,
        finish,
        throw,
        burn,
        thrown,
        emptied,
        after,
    )


class PlannedAttack(Attack, frozen=True):
    """An attack with more to it than most, by the rules of some editions.

    It has a name of its own, since one more field would change how every other attack is saved.
    """

    fixed: tuple[int, ...] = ()
    """Dice of the pool that nobody may roll again."""
    aim: int = NONE
    """The kind of Zombie that was declared to be the only target."""
    basic: int = NONE
    """The Damage of each miss, where it is not that of the hits."""

    @property
    def pool(self) -> tuple[int, ...]:
        """All dice that lie on the table, those that stay last."""
        return self.dice + self.fixed

    @property
    def damage_of_misses(self) -> int:
        """What each miss deals to a friend."""
        return self.damage if self.basic == NONE else self.basic


def planned(attack: Attack, **fields: Any) -> PlannedAttack:
    """Returns an attack with such fields; it goes on at the same step."""
    if isinstance(attack, PlannedAttack):
        return replace(attack, **fields)
    known = {name: getattr(attack, name) for name in attack.__struct_fields__}
    return PlannedAttack(**{**known, **fields})
