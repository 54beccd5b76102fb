"""Why a skill of the own turn is not offered."""

from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.modules.skills.dashes import (
    BLITZ,
    CHARGE,
    ENDS,
    FIELD_MEDIC,
    JUMP,
    SPRINT,
    dash_price,
    reach,
)
from horda.games.zombicide.modules.skills.handling import (
    LIFESAVER,
    SHOVE,
    TAUNT,
    TAUNT_ZONES,
    in_need,
)
from horda.games.zombicide.papers.explain.actions import no_slip
from horda.games.zombicide.papers.explain.base import (
    Parts,
    Reason,
    between,
    member,
    no,
    someone,
    zone_of,
)
from horda.games.zombicide.papers.explain.fights import no_fight, out_of_reach
from horda.games.zombicide.papers.words import skill_name
from horda.games.zombicide.rules import moves
from horda.games.zombicide.rules.people import car_of, card_of, skills, zombies_in
from horda.games.zombicide.rules.points import IGNORES_ZOMBIES
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.turn import BORN_LEADER

DASHES = frozenset((SPRINT, JUMP, *ENDS))


def rule_of(box: Content, skill: int) -> str:
    """Returns the rule of a skill."""
    return box.skill(skill).rule


def lacks(state: ZState, who: int, skill: int) -> Refusal | None:
    """Says that a Survivor does not have a skill, or has used it; None where it is fresh."""
    if skill not in skills(state, who):
        return no("skill-none", rule_of(state.box, skill), skill=skill_name(state.box, skill))
    if skill in state.people[who].used:
        return no(
            "skill-used",
            rule_of(state.box, skill),
            "Z2-INTER-20",
            skill=skill_name(state.box, skill),
        )
    return None


def _dash(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    skill, zone = state.box.skill_ids[parts[0].replace("=", ":")], zone_of(state, parts[1])
    wrong = _no_dash(state, who, skill)
    if wrong is not None:
        return wrong
    if skill == SPRINT:
        return _no_sprint(state, hooks, who, zone)
    if skill == JUMP:
        return _no_jump(state, who, zone)
    ignores = hooks.query(IGNORES_ZOMBIES, state, who, False)
    return _no_end(state, hooks, who, skill, zone, ignores) or _no_pay(
        state, hooks, who, skill, zone
    )


def _no_dash(state: ZState, who: int, skill: int) -> Refusal | None:
    """Says why a skill moves a Survivor nowhere now."""
    wrong = lacks(state, who, skill)
    if wrong is not None:
        return wrong
    if skill not in DASHES:
        return no("skill-no-move", rule_of(state.box, skill), skill=skill_name(state.box, skill))
    if moves.burdened(state, who):
        return no("burdened", "Z2-M21-07", "Z2-M21-Q1")
    return no("seated", "Z2-CAR-Q1") if car_of(state, who) != NONE else None


def _no_sprint(state: ZState, hooks: HookIndex, who: int, zone: int) -> Refusal | None:
    wrong = between(state, state.people[who].zone, zone)
    price = moves.cost(state, hooks, who)
    if wrong is not None or moves.affordable(state, who, price):
        return wrong
    return no("dash-cost", rule_of(state.box, SPRINT), "Z2-MOVE-07", cost=price)


def _no_jump(state: ZState, who: int, zone: int) -> Refusal | None:
    person, near = state.people[who], state.tables.neighbours
    price = 1 + zombies_in(state, person.zone)
    if price > person.actions:
        return no("dash-cost", rule_of(state.box, JUMP), "Z2-SKILL-Q21", cost=price)
    ends = {end for middle in near[person.zone] for end in near[middle]} - {person.zone}
    return None if zone in ends else no("jump", rule_of(state.box, JUMP), "Z2-SKILL-Q21", zone=zone)


def _no_end(
    state: ZState, hooks: HookIndex, who: int, skill: int, zone: int, ignores: bool
) -> Refusal | None:
    """Says why such a move does not lead to a Zone, or must not end there."""
    if zone not in reach(state, who, True):
        return no("dash-far", rule_of(state.box, skill), zone=zone)
    if zone not in reach(state, who, ignores):
        return no("dash-zombies", "Z2-MOVE-08", rule_of(state.box, skill), zone=zone)
    if ENDS[skill](state, hooks, who, zone):
        return None
    if skill == BLITZ:
        return no("no-target-there", rule_of(state.box, skill), zone=zone)
    if skill == FIELD_MEDIC:
        return no("nobody-there", rule_of(state.box, skill), zone=zone)
    if zombies_in(state, zone):  # Charge leads away from the own Zone
        return no(
            "dash-end", rule_of(state.box, skill), zone=zone, skill=skill_name(state.box, skill)
        )
    return no("no-zombies", rule_of(state.box, skill), zone=zone)


def _no_pay(state: ZState, hooks: HookIndex, who: int, skill: int, zone: int) -> Refusal | None:
    price = dash_price(state, hooks, who, skill, zone != state.people[who].zone)
    if price <= state.people[who].actions:
        return None
    return no("dash-cost", rule_of(state.box, skill), "Z2-MOVE-07", cost=price)


def _slip_dash(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    skill, zone = state.box.skill_ids[parts[0].replace("=", ":")], zone_of(state, parts[1])
    wrong = _no_dash(state, who, skill) or no_slip(state, who)
    if wrong is not None:
        return wrong
    if skill == JUMP:
        return no("slip-jump", "Z2-MOVE-Q3")
    if skill == SPRINT:
        wrong = between(state, state.people[who].zone, zone)
        tired = not moves.affordable(state, who, 1)
    else:
        wrong = _no_end(state, hooks, who, skill, zone, True)
        tired = state.people[who].actions < int(skill != CHARGE)
    if wrong is None and tired:
        return no("dash-cost", rule_of(state.box, skill), cost=1)
    return wrong or no("slip-needless", "Z2-MOVE-Q3", "Z2-MOVE-09")


def _taunt(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, wrong = zone_of(state, parts[0]), lacks(state, who, TAUNT)
    if wrong is not None:
        return wrong
    if zone not in state.tables.within(state.people[who].zone, TAUNT_ZONES):
        return no("taunt-far", rule_of(state.box, TAUNT), zone=zone)
    return (
        None if zombies_in(state, zone) else no("no-zombies", rule_of(state.box, TAUNT), zone=zone)
    )


def _shove(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, here = zone_of(state, parts[0]), state.people[who].zone
    wrong = lacks(state, who, SHOVE)
    if wrong is not None:
        return wrong
    if not zombies_in(state, here):
        return no("no-zombies", rule_of(state.box, SHOVE), zone=here)
    return between(state, here, zone)


def _rescue(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    zone, here = zone_of(state, parts[1]), state.people[who].zone
    wrong = lacks(state, who, LIFESAVER) or between(state, here, zone)
    if wrong is not None:
        return wrong
    if not state.tables.view(dark_mode=state.config.dark_zones).sight[here] >> zone & 1:
        return no("sight", rule_of(state.box, LIFESAVER), zone=zone)
    if not zombies_in(state, zone):
        return no("no-zombies", rule_of(state.box, LIFESAVER), zone=zone)
    there = [state.box.survivors[card_of(state, i)].id for i in in_need(state, zone)]
    if parts[0] in there:
        return None
    return no("not-there", rule_of(state.box, LIFESAVER), who=someone(parts[0]), zone=zone)


def _lead(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    wrong, other = lacks(state, who, BORN_LEADER), member(state, parts[0])
    if wrong is not None:
        return wrong
    if other in (NONE, who) or state.people[other].zone == OUT:
        return no("not-led", rule_of(state.box, BORN_LEADER), who=someone(parts[0]))
    return None


def _improvise(state: ZState, hooks: HookIndex, who: int, parts: Parts) -> Refusal | None:
    mode, zone = parts[0], zone_of(state, parts[1])
    skill = state.box.skill_ids[f"improvised_weapon:{mode}"]
    wrong = lacks(state, who, skill) or no_fight(state, hooks, who)
    if wrong is not None:
        return wrong
    if mode == "ranged":
        return out_of_reach(state, hooks, who, zone, NONE)
    here = state.people[who].zone
    if zone != here or not zombies_in(state, here):
        return no("melee-zombie", rule_of(state.box, skill), "Z2-MELEE-Q1")
    return None


SKILLS: dict[str, Reason] = {
    "dash": _dash,
    "slip-dash": _slip_dash,
    "taunt": _taunt,
    "shove": _shove,
    "rescue": _rescue,
    "lead": _lead,
    "improvise": _improvise,
}
