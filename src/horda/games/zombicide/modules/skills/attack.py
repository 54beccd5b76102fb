"""Skills that give attacks, pairs of weapons, or a Move after an attack."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.skills.free_moves import go_free, own_moves
from horda.games.zombicide.modules.skills.move_options import Dash, SlipDash
from horda.games.zombicide.modules.skills.once import acting, lacks
from horda.games.zombicide.modules.skills.wield import owns
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.deed import Deed, deed
from horda.games.zombicide.rules.deeds.fighting import no_fight, out_of_reach
from horda.games.zombicide.rules.moves import burdened, near
from horda.games.zombicide.rules.options import Improvise, Slip, Walk
from horda.games.zombicide.rules.people import ZRun, car_of, change, pay, zombies_in
from horda.games.zombicide.rules.points import (
    AFTER_ATTACK,
    ATTACK_COST,
    ATTACK_PAID,
    COUNTS_DUAL,
    IMPROVISES,
)
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import MELEE, NONE, OUT, RANGED, ZState
from horda.games.zombicide.rules.weapons import improvised_options

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

HIT_AND_RUN = "hit_and_run"
DUAL_EXPERT = skill_id("dual_expert")
PAIRED_BY = {
    "melee": ("ambidextrous", "swordmaster", "blademaster"),
    "ranged": ("ambidextrous", "gunslinger"),
}
"""The skills by which every weapon of a kind counts as Dual."""


@cites("Z2-SKILL-20", "Z2-SKILL-24", "Z2-SKILL-34", "Z2-SKILL-Q15")
def _counts_dual(state: ZState, blow: Blow, dual: bool) -> bool:
    return dual or any(owns(state, blow, id) for id in PAIRED_BY[blow.mode])


@cites("Z2-SKILL-43", "Z2-SKILL-Q24")
def _dual_expert(state: ZState, blow: Blow, cost: int) -> int:
    """Makes one attack a turn with Dual weaponry free."""
    used = DUAL_EXPERT in state.people[blow.who].used or state.turn_of != blow.who
    if used or not owns(state, blow, "dual_expert"):
        return cost
    if blow.second != NONE:
        return 0
    if state.config.dual_expert_pair or blow.card == NONE:
        return cost
    return 0 if _counts_dual(state, blow, state.box.cards[blow.card].dual) else cost


def _use_dual_expert(run: ZRun, blow: Blow) -> None:
    person = run.state.people[blow.who]
    if _dual_expert(run.state, blow, 1) == 0:
        change(run.state, blow.who, used=(*person.used, DUAL_EXPERT))


@cites("Z2-SKILL-29", "Z2-SKILL-30", "Z2-SKILL-Q18")
def _improvises(state: ZState, blow: Blow, may: bool) -> bool:
    """Lets a Survivor attack without a weapon, once in its turn."""
    used = state.box.skill_ids[f"improvised_weapon:{blow.mode}"] in state.people[blow.who].used
    return may or (not used and owns(state, blow, f"improvised_weapon:{blow.mode}"))


@deed
class Improvising(Deed[Improvise]):
    """Attack without a weapon and without paying."""

    option, rule, group, anybodys = Improvise, "Z2-SKILL-29", "melee", False
    skill, unpaid = "improvised_weapon", True

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Improvise]:
        """The own Zone with the fists, any Zone with a stone."""
        yield Improvise("melee", state.people[who].zone)
        yield from (Improvise("ranged", zone) for zone in range(len(state.board.zones)))

    def options(self, state: ZState, hooks: HookIndex, who: int) -> Sequence[Option]:
        """The quick way."""
        return improvised_options(state, hooks, who)

    @cites("Z2-SKILL-29", "Z2-SKILL-30")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: Improvise
    ) -> Refusal | None:
        """It takes the skill, and a target as any attack."""
        mode, here = option.mode, state.people[who].zone
        skill = state.box.skill_ids[f"improvised_weapon:{mode}"]
        wrong = lacks(state, who, skill)
        if wrong is not None:
            return wrong
        forbidden = no_fight(state, hooks, who)
        if mode == "ranged":
            wrong = out_of_reach(state, hooks, who, option.zone, NONE)
            return wrong and (forbidden or wrong)
        if forbidden is not None:
            return forbidden
        if option.zone != here or not zombies_in(state, here):
            return no("melee-zombie", state.box.skill(skill).rule, "Z2-MELEE-Q1")
        return None

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Improvise) -> int:
        """It is free."""
        return 0

    def do(self, run: ZRun, who: int, option: Improvise) -> Outcome:
        """Makes the free attack; it is an Action of its kind, so it goes on a chain."""
        pay(run.state, who, MELEE if option.mode == "melee" else RANGED, 0)
        skill = run.state.box.skill_ids[f"improvised_weapon:{option.mode}"]
        change(run.state, who, used=(*run.state.people[who].used, skill))
        return _thrown(run.state, who, option)

    def weight(self, look: "Thoughts", option: Improvise) -> float:
        """Better than an attack that costs something."""
        return 0.3 + look.struck(option.zone, NONE, NONE, option.mode)


def _thrown(state: ZState, who: int, option: Improvise) -> Attack:
    """Returns the attack without a card; its odds are told, since it may miss as any other."""
    return Attack(who, option.mode, option.zone, NONE)


DECLARES[Improvise] = _thrown


@cites("Z2-SKILL-53", "Z2-SKILL-Q32", "Z2-CAR-Q1")
def _may_run(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers a free Move after an attack that eliminated a Zombie."""
    who, _, killed = context
    attack, state = run.below, run.state
    if not isinstance(attack, Attack) or HIT_AND_RUN in attack.used or not killed:
        return []
    zone, stuck = state.people[who].zone, car_of(state, who) != NONE or burdened(state, who)
    if zone == OUT or stuck or not owns(state, attack.blow(state), HIT_AND_RUN):
        return []
    return [*(Walk(to) for to in near(state, run.hooks, who, zone)), *own_moves(run, who)]


@cites("Z2-SKILL-53", "Z2-SKILL-Q41")
def _run(run: ZRun, context: tuple[int, ...], option: Walk | Slip | Dash | SlipDash) -> Outcome:
    attack, who = run.below, context[0]
    assert isinstance(attack, Attack)
    run.amend_below(replace(attack, used=(*attack.used, HIT_AND_RUN)))
    sprints, slips = isinstance(option, Dash | SlipDash), isinstance(option, Slip | SlipDash)
    return acting(run, who, option, go_free(run, who, option.to, sprints=sprints, slips=slips))


def dual_piece(id: str, rule: str) -> Piece:
    """Makes the piece of a skill by which weapons count as Dual."""
    return Piece(id, (COUNTS_DUAL.use(_counts_dual),), (rule,))


PIECES: dict[str, Piece] = {
    piece.id: piece
    for piece in (
        dual_piece("swordmaster", "Z2-SKILL-20"),
        dual_piece("ambidextrous", "Z2-SKILL-24"),
        dual_piece("gunslinger", "Z2-SKILL-34"),
        Piece(
            "dual_expert",
            (ATTACK_COST.use(_dual_expert), ATTACK_PAID.use(_use_dual_expert)),
            ("Z2-SKILL-43",),
        ),
        Piece("improvised_weapon", (IMPROVISES.use(_improvises),), ("Z2-SKILL-29", "Z2-SKILL-30")),
        Piece("hit_and_run", (AFTER_ATTACK.use(_may_run, _run),), ("Z2-SKILL-53",)),
    )
}
