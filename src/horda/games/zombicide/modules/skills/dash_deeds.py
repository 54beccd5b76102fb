"""Skills that move a Survivor: what may be meant, and why not."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.modules.skills import dashes
from horda.games.zombicide.modules.skills.dashes import (
    BLITZ,
    CHARGE,
    ENDS,
    FIELD_MEDIC,
    JUMPS,
    SPRINT,
)
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.modules.skills.once import lacks
from horda.games.zombicide.papers.words import skill_name
from horda.games.zombicide.rules import moves
from horda.games.zombicide.rules.deed import Deed, deed, index_of
from horda.games.zombicide.rules.deeds.moving import beside, no_slip
from horda.games.zombicide.rules.people import ZRun, car_of, skills, zombies_in
from horda.games.zombicide.rules.points import IGNORES_ZOMBIES, MOVE_ZONES
from horda.games.zombicide.rules.refusals import between, no, no_step
from horda.games.zombicide.rules.state import NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

DASHES = frozenset((SPRINT, *JUMPS, *ENDS))


def own_dashes(state: ZState, who: int) -> list[int]:
    """Lists a Survivor's skills that move it, each once."""
    return [skill for skill in dict.fromkeys(skills(state, who)) if skill in DASHES]


def zones_around(state: ZState, who: int) -> list[int]:
    """Lists the Zones that such a skill may be meant for."""
    found = {state.people[who].zone}
    for _ in range(dashes.dash_zones(state, index_of(state), who)):
        found |= {near for zone in found for near in beside(state, zone)}
    return sorted(found)


def no_dash(state: ZState, who: int, skill: int) -> Refusal | None:
    """Says why a skill moves a Survivor nowhere now."""
    rule = state.box.skill(skill).rule
    wrong = lacks(state, who, skill)
    if wrong is not None:
        return wrong
    if skill not in DASHES:
        return no("skill-no-move", rule, skill=skill_name(state.box, skill))
    if moves.burdened(state, who):
        return no("burdened", "Z2-M21-07", "Z2-M21-Q1")
    return no("seated", "Z2-CAR-Q1") if car_of(state, who) != NONE else None


def no_end(
    state: ZState, hooks: HookIndex, who: int, skill: int, zone: int, ignores: bool
) -> Refusal | None:
    """Says why such a move does not lead to a Zone, or must not end there."""
    rule = state.box.skill(skill).rule
    if zone not in dashes.reach(state, who, True):
        far = dashes.dash_zones(state, hooks, who)
        return no("dash-far", rule, zone=zone, count=far)
    if zone not in dashes.reach(state, who, ignores):
        return no("dash-zombies", "Z2-MOVE-08", rule, zone=zone)
    if ENDS[skill](state, hooks, who, zone):
        return None
    if skill == BLITZ:
        return no("no-target-there", rule, zone=zone)
    if skill == FIELD_MEDIC:
        return no("nobody-there", rule, zone=zone)
    if zombies_in(state, zone):  # Charge leads away from the own Zone
        return no("dash-end", rule, zone=zone, skill=skill_name(state.box, skill))
    return no("no-zombies", rule, zone=zone)


@deed
class Dashing(Deed[Dash]):
    """Move by a skill."""

    option, rule, group, anybodys = Dash, "Z2-SKILL-44", "move", False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Dash]:
        """Every such skill with every Zone around."""
        for skill in own_dashes(state, who):
            yield from (Dash(skill, zone) for zone in zones_around(state, who))

    def options(self, state: ZState, hooks: HookIndex, who: int) -> Sequence[Option]:
        """The quick way, skill by skill."""
        own = (dashes.listed(state, hooks, who, skill) for skill in own_dashes(state, who))
        return [option for found in own for option in found if type(option) is Dash]

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Dash) -> Refusal | None:
        """Says what keeps the skill from leading there."""
        skill, zone = option.skill, option.to
        wrong = no_dash(state, who, skill)
        if wrong is not None:
            return wrong
        if skill == SPRINT:
            return self._no_sprint(state, hooks, who, zone)
        if skill in JUMPS:
            return self._no_jump(state, hooks, who, option)
        ignores = hooks.query(IGNORES_ZOMBIES, state, who, False)
        wrong = no_end(state, hooks, who, skill, zone, ignores)
        price = dashes.dash_price(state, hooks, who, skill, zone != state.people[who].zone)
        if wrong is not None or price <= state.people[who].actions:
            return wrong
        return no("dash-cost", state.box.skill(skill).rule, "Z2-MOVE-07", cost=price)

    def _no_sprint(self, state: ZState, hooks: HookIndex, who: int, zone: int) -> Refusal | None:
        wrong = no_step(state, hooks, who, state.people[who].zone, zone)
        price = moves.cost(state, hooks, who)
        if wrong is not None or moves.affordable(state, who, price):
            return wrong
        return no("dash-cost", state.box.skill(SPRINT).rule, "Z2-MOVE-07", cost=price)

    def _no_jump(self, state: ZState, hooks: HookIndex, who: int, option: Dash) -> Refusal | None:
        person, zone = state.people[who], option.to
        price, rule = 1 + zombies_in(state, person.zone), state.box.skill(option.skill).rule
        if price > person.actions:
            return no("dash-cost", rule, "Z2-SKILL-Q21", cost=price)
        ends = dashes.landings(state, hooks, who)
        return None if zone in ends else no("jump", rule, "Z2-SKILL-Q21", zone=zone)

    def do(self, run: ZRun, who: int, option: Dash) -> Outcome:
        """Pays, goes, and does there what the skill allows."""
        return dashes.dash(run, who, option)

    def weight(self, look: "Thoughts", option: Dash) -> float:
        """As a Slippery move: one Action, whoever stands in the way."""
        return look.slipped(option.to)


@deed
class SlipDashing(Deed[SlipDash]):
    """Move by a skill with a Kid's Slippery move."""

    option, rule, group, anybodys = SlipDash, "Z2-MOVE-Q3", "move", False

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[SlipDash]:
        """Every such skill with every Zone around."""
        for skill in own_dashes(state, who):
            yield from (SlipDash(skill, zone) for zone in zones_around(state, who))

    def options(self, state: ZState, hooks: HookIndex, who: int) -> Sequence[Option]:
        """The quick way, skill by skill."""
        own = (dashes.listed(state, hooks, who, skill) for skill in own_dashes(state, who))
        return [option for found in own for option in found if type(option) is SlipDash]

    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: SlipDash
    ) -> Refusal | None:
        """It is offered only where it makes a difference."""
        skill, zone = option.skill, option.to
        wrong = no_dash(state, who, skill) or no_slip(state, who)
        if wrong is not None:
            return wrong
        if skill in JUMPS:
            return no("slip-jump", "Z2-MOVE-Q3")
        if skill == SPRINT:
            wrong = between(state, state.people[who].zone, zone)
            tired = not moves.affordable(state, who, 1)
        else:
            wrong = no_end(state, hooks, who, skill, zone, True)
            tired = state.people[who].actions < int(skill != CHARGE)
        if wrong is None and tired:
            return no("dash-cost", state.box.skill(skill).rule, cost=1)
        if wrong is not None or self._helps(state, hooks, who, option):
            return wrong
        return no("slip-needless", "Z2-MOVE-Q3", "Z2-MOVE-09")

    def _helps(self, state: ZState, hooks: HookIndex, who: int, option: SlipDash) -> bool:
        """Tells whether the move would be dearer, or end too early, without slipping."""
        skill, zone = option.skill, option.to
        if skill == SPRINT:
            zones = hooks.query(MOVE_ZONES, state, who, dashes.SPRINT_ZONES)
            price = moves.cost(state, hooks, who)
            return price > 1 or moves.slip_helps(state, hooks, who, zone, zones)
        plain = dashes.reach(state, who, hooks.query(IGNORES_ZOMBIES, state, who, False))
        moved = bool(dashes.reach(state, who, True)[zone])
        price = dashes.dash_price(state, hooks, who, skill, moved)
        return zone not in plain or price > int(skill != CHARGE)

    def do(self, run: ZRun, who: int, option: SlipDash) -> Outcome:
        """Pays, and goes."""
        return dashes.slip_dash(run, who, option)

    def weight(self, look: "Thoughts", option: SlipDash) -> float:
        """One Action, whoever stands in the way."""
        return look.slipped(option.to)
