"""Step 4 of the colony phase: zombies come to the colony, to those outside, and to noise."""

from msgspec.structs import replace

from horda.core.frames import DONE, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import hurt
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.state import NOISE, DWRun, DWState
from horda.games.dead_of_winter.base.table import crowd, outside, people_at
from horda.games.dead_of_winter.base.zombies import AddZombies
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.words import COLONY
from horda.games.dead_of_winter.effects.lasting import holding, reduction
from horda.games.dead_of_winter.rules.bandits import loot
from horda.games.dead_of_winter.rules.phase_rules import one_uses

WOUND = 0


class ZombiesCome(Frame, frozen=True):
    """The colony first, then every other location by number, then noise."""

    left: tuple[int, ...] = ()
    spare: tuple[tuple[int, int], ...] = ()
    """What is left of each location's reduction."""

    def uses_before(self, run: DWRun) -> Outcome:
        """Lets rights be used that somebody kept for this moment."""
        return one_uses(run)

    @cites("DW-ADDZ-01", "DW-ADDZ-Q3", "DW-ADDZ-T4", "DW-SAMPLE-05", "DW-INT-34", "DW-RAXXON-11")
    def colony(self, run: DWRun) -> Outcome:
        """Half the people at the colony, rounded up, less what reduces them."""
        state = run.state
        places = (COLONY, *outside(state))
        spare = dict.fromkeys(places, 0)
        for place in places:
            spare[place] = reduction(state, place)
        for place, n in state.reduced:
            spare[place] = spare.get(place, 0) + n
        people = (crowd(state) + 1) // 2
        number, spare[COLONY] = _less(people, spare[COLONY])
        after = ZombiesCome(tuple(outside(state)), tuple(spare.items()))
        return Push(AddZombies(COLONY, number), after)

    @cites("DW-ADDZ-02", "DW-ADDZ-14", "DW-BANDIT-08", "DW-INT-35", "DW-ADDZ-Q1")
    def others(self, run: DWRun) -> Outcome:
        """One for every survivor and bandit at the next location."""
        if not self.left:
            return Go("noise")
        place = self.left[0]
        spare = dict(self.spare)
        number, spare[place] = _less(drawn_to(run.state, place), spare.get(place, 0))
        after = replace(self, left=self.left[1:], spare=tuple(spare.items()))
        return Push(AddZombies(place, number), after)

    def again(self, run: DWRun) -> Outcome:
        """On to the next location."""
        return Go("others")

    @cites("DW-ADDZ-03", "DW-INT-11", "DW-ADDZ-T2", "DW-ADDZ-Q3")
    def noise(self, run: DWRun) -> Outcome:
        """Flips one noise token after the other; each zombie is dealt with before the next."""
        state = run.state
        place = next((p for p in range(len(state.noise)) if state.noise[p]), -1)
        if place < 0:
            return Go("after")
        state.noise[place] -= 1
        always = any(rule.place == place for rule in holding(state, Mod.SPECIAL_NOISE_ALWAYS))
        loud = always or run.roll(2, NOISE) == 2
        run.emit(events.NoiseFlipped, place, loud)
        if not loud:
            return Go("noise")
        spare = dict(self.spare)
        number, spare[place] = _less(1, spare.get(place, 0))
        return Push(AddZombies(place, number), replace(self, spare=tuple(spare.items())))

    def flipped(self, run: DWRun) -> Outcome:
        """On to the next token."""
        return Go("noise")

    def after(self, run: DWRun) -> Outcome:
        """Lets special zombies hurt who stands beside them."""
        state = run.state
        for rule in holding(state, Mod.SPECIAL_WOUND):
            for one in people_at(state, rule.place)[: rule.n or 1]:
                hurt(run, one, WOUND)
        return settle(run)

    def uses_after(self, run: DWRun) -> Outcome:
        """Lets such rights be used now, if they were not before."""
        return one_uses(run)

    @cites("DW-COLONY-03", "DW-BANDIT-10")
    def looting(self, run: DWRun) -> Outcome:
        """Lets bandits loot, before the objective is looked at."""
        if run.state.config.bandits:
            loot(run)
        return DONE

    steps = (
        uses_before, colony, others, again, noise, flipped, after, uses_after, looting,
    )  # fmt: skip


def _less(number: int, spare: int) -> tuple[int, int]:
    """Returns how many come, and what is left of a reduction."""
    taken = min(number, spare)
    return number - taken, spare - taken


@cites("DW-ADDZ-02", "DW-BANDIT-08", "DW-BANDIT-T1")
def drawn_to(state: DWState, place: int) -> int:
    """Counts what draws zombies to a location."""
    number = state.where.count(place) + state.bandits[place] + bool(state.stranded[place])
    for mod in (Mod.SPECIAL_EXTRA_ZOMBIE, Mod.FIGURE_AT):
        number += sum(rule.place == place for rule in holding(state, mod))
    return number
