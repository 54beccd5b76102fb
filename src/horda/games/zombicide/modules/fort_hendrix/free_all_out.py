"""The skill "+1 free All-Out Action": one more attack a turn, which must go All-Out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.all_out import WentAllOut, go, printed
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED
from horda.games.zombicide.modules.fort_hendrix.state import ALL_OUT
from horda.games.zombicide.papers.words import skill_name
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.deeds.fighting import (
    every_arm,
    no_fight,
    no_weapon,
    out_of_reach,
)
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.options import Melee, Shoot, ZOption
from horda.games.zombicide.rules.people import ZRun, change, pay, skills, zombies_in
from horda.games.zombicide.rules.points import OFFERS
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import MELEE, NONE, RANGED, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

RULE = "FH-SK-1"
PAYING = {
    mode: tuple(skill_id(f"plus_1_free_all_out_action:{kind}") for kind in (mode, "combat"))
    for mode in weapons.MODES
}
"""By the kind of attack the skills that give one, the narrower first."""


class AllOutMelee(ZOption, frozen=True):
    """Strike All-Out without paying."""

    card: int
    second: int = -1


class AllOutShot(ZOption, frozen=True):
    """Shoot All-Out without paying."""

    zone: int
    card: int
    second: int = -1


@cites("FH-SK-1")
def paying(state: ZState, who: int, mode: str) -> int:
    """Returns the skill by which an attack is free now; none: -1."""
    owned, used = skills(state, who), state.people[who].used
    if state.turn_of != who:
        return NONE
    kinds = PAYING[mode]
    return next((s for s in kinds if owned.count(s) > used.count(s)), NONE)


def lacking(state: ZState, who: int, mode: str, card: int, second: int) -> Refusal | None:
    """Says why an attack is not free for being All-Out."""
    owned, name = skills(state, who), skill_name(state.box, PAYING[mode][0])
    if not any(skill in owned for skill in PAYING[mode]):
        return no("skill-none", RULE, skill=name)
    if paying(state, who, mode) == NONE:
        return no("skill-used", RULE, skill=name)
    return None if printed(state, card, second) else no("no-all-out", RULE, "FH-ALLOUT-2")


@cites("FH-SK-1", "FH-ALLOUT-Q6")
def attack(run: ZRun, who: int, mode: str, zone: int, card: int, second: int) -> Outcome:
    """Marks the skill as used, and returns the attack, declared All-Out already."""
    skill = paying(run.state, who, mode)
    pay(run.state, who, MELEE if mode == "melee" else RANGED, 0)
    change(run.state, who, used=(*run.state.people[who].used, skill))
    made = go(run, Attack(who, mode, zone, card, second), ALL_OUT)
    run.emit(WentAllOut, run.state.people[who].card, printed(run.state, card, second))
    return made


@deed
class StrikingAllOut(Deed[AllOutMelee]):
    """Strike Zombies in the own Zone, All-Out and for free."""

    option, rule, group, anybodys = AllOutMelee, RULE, "melee", False
    module, skill, unpaid = "free_all_out", "plus_1_free_all_out_action", True

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[AllOutMelee]:
        """Names the weapons."""
        yield from (AllOutMelee(*arm) for arm in every_arm(state, hooks, who, "melee"))

    @cites("FH-SK-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: AllOutMelee
    ) -> Refusal | None:
        """As any strike, with the skill and a weapon that can go All-Out."""
        wrong = lacking(state, who, "melee", option.card, option.second)
        if wrong is not None:
            return wrong
        if not zombies_in(state, state.people[who].zone):
            return no("melee-zombie", "Z2-MELEE-Q1")
        plain = Melee(option.card, option.second)
        return no_fight(state, hooks, who) or no_weapon(state, hooks, who, plain, "melee")

    def price(self, state: ZState, hooks: HookIndex, who: int, option: AllOutMelee) -> int:
        """It is free."""
        return 0

    def do(self, run: ZRun, who: int, option: AllOutMelee) -> Outcome:
        """Strikes."""
        here = run.state.people[who].zone
        return attack(run, who, "melee", here, option.card, option.second)

    def weight(self, look: "Thoughts", option: AllOutMelee) -> float:
        """Better than an attack that costs something."""
        return 0.3 + look.struck(look.here, option.card, option.second, "melee")


@deed
class ShootingAllOut(Deed[AllOutShot]):
    """Shoot at a Zone, All-Out and for free."""

    option, rule, group, anybodys = AllOutShot, RULE, "shoot", False
    module, skill, unpaid = "free_all_out", "plus_1_free_all_out_action", True

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[AllOutShot]:
        """Names every Zone with every weapon."""
        for arm in every_arm(state, hooks, who, "ranged"):
            yield from (AllOutShot(zone, *arm) for zone in range(len(state.board.zones)))

    @cites("FH-SK-1")
    def refusal(
        self, state: ZState, hooks: HookIndex, who: int, option: AllOutShot
    ) -> Refusal | None:
        """As any shot, with the skill and a weapon that can go All-Out."""
        wrong = lacking(state, who, "ranged", option.card, option.second)
        if wrong is not None:
            return wrong
        plain = Shoot(option.zone, option.card, option.second)
        wrong = no_weapon(state, hooks, who, plain, "ranged")
        wrong = wrong or out_of_reach(state, hooks, who, option.zone, option.card)
        return wrong and (no_fight(state, hooks, who) or wrong)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: AllOutShot) -> int:
        """It is free."""
        return 0

    def do(self, run: ZRun, who: int, option: AllOutShot) -> Outcome:
        """Shoots."""
        return attack(run, who, "ranged", option.zone, option.card, option.second)

    def weight(self, look: "Thoughts", option: AllOutShot) -> float:
        """Better than an attack that costs something."""
        return 0.3 + look.shot(Shoot(option.zone, option.card, option.second))


def _strike(state: ZState, who: int, option: AllOutMelee) -> Attack:
    zone = state.people[who].zone
    return Attack(who, "melee", zone, option.card, option.second, used=(ALL_OUT,))


def _shot(state: ZState, who: int, option: AllOutShot) -> Attack:
    return Attack(who, "ranged", option.zone, option.card, option.second, used=(ALL_OUT,))


DECLARES[AllOutMelee], DECLARES[AllOutShot] = _strike, _shot
PIECE = Piece(
    "plus_1_free_all_out_action",
    (OFFERS.use(DEEDS[AllOutMelee].offer), OFFERS.use(DEEDS[AllOutShot].offer)),
    (RULE,),
)
MODULE = Module("free_all_out", skills={PIECE.id: PIECE}, switch=ADVANCED)
