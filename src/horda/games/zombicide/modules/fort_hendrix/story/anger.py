"""Penny's anger: her Leader has a free Combat Action, with a weapon out of the Backpack only."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.decisions import Option
from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex, Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.story.penny import leader
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.attack import DECLARES, Attack
from horda.games.zombicide.rules.deed import DEEDS, Deed, deed
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, chains, change
from horda.games.zombicide.rules.points import OFFERS, USABLE
from horda.games.zombicide.rules.ranks import Rank
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import CHAIN, HANDS, NONE, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts

GIFT = skill_id("pennys_gift")
ANGER = "penny-anger"


class Rage(ZOption, frozen=True):
    """Attack with a weapon out of the Backpack, by Penny's anger."""

    mode: str
    zone: int
    card: int
    second: int = -1


def packed(state: ZState, hooks: HookIndex, who: int, mode: str) -> list[tuple[int, int]]:
    """Lists the weapons in the Backpack, and pairs of them: those in a Hand do not count."""
    box = state.box
    cards = [c for c in state.people[who].slots[HANDS:] if c != NONE]
    cards = [c for c in cards if weapons.profile(box, c, mode) and weapons.usable(state, c, mode)]
    cards = [c for c in cards if hooks.query(USABLE, state, (who, c, mode), None) is None]
    return weapons.paired(state, hooks, who, mode, cards)


@deed
class Raging(Deed[Rage]):
    """Attack out of the Backpack."""

    option, special, rule, sign = Rage, ANGER, "FH-PENNY-5", "angry-eyes"
    anybodys, unpaid = False, True

    @cites("FH-PENNY-5", "FH-PENNY-Q3", "FH-D22")
    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Rage]:
        """Every weapon of the Backpack, on whatever it reaches."""
        here = state.people[who].zone
        for card, second in packed(state, hooks, who, "melee"):
            yield Rage("melee", here, card, second)
        for card, second in packed(state, hooks, who, "ranged"):
            for zone in weapons.zones_in_range(state, hooks, who, card):
                yield Rage("ranged", zone, card, second)

    @cites("FH-PENNY-5", "FH-PENNY-Q3", "FH-D22")
    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Rage) -> Refusal | None:
        """Once a Turn, her Leader alone, never with a weapon from a Hand."""
        if leader(state) != who:
            return no("not-her-leader", self.rule)
        if state.turn_of != who or GIFT in state.people[who].used:
            return no("anger-used", self.rule)
        if (option.card, option.second) not in packed(state, hooks, who, option.mode):
            return no("not-in-pack", self.rule)
        if option.mode == "melee":
            may = weapons.may_strike(state, hooks, who)
            return None if may else no("melee-zombie", "Z2-MELEE-Q1")
        reach = weapons.zones_in_range(state, hooks, who, option.card)
        return None if option.zone in reach else no("sight", "Z2-RANGED-01", zone=option.zone)

    def price(self, state: ZState, hooks: HookIndex, who: int, option: Rage) -> int:
        """It is free."""
        return 0

    @cites("FH-PENNY-5")
    def do(self, run: ZRun, who: int, option: Rage) -> Outcome:
        """Notes that it was used, and attacks; it counts as a Combat Action in a row."""
        person = run.state.people[who]
        melee, ranged, combat = chains(person)
        two = (melee + 1, 0) if option.mode == "melee" else (0, ranged + 1)
        chain = two[0] + CHAIN * (two[1] + CHAIN * (combat + 1))
        change(run.state, who, used=(*person.used, GIFT), chain=chain)
        return _meant(run.state, who, option)

    def weight(self, look: "Thoughts", option: Rage) -> float:
        """It costs nothing."""
        return look.struck(option.zone, option.card, option.second, option.mode)


def _meant(state: ZState, who: int, option: Rage) -> Attack:
    """Returns the attack: its odds are told, for its misses and fire hit friends as any other's."""
    return Attack(who, option.mode, option.zone, option.card, option.second)


DECLARES[Rage] = _meant


def _offer(state: ZState, who: int, options: list[Option]) -> list[Option]:
    return DEEDS[Rage].offer(state, who, options) if leader(state) == who else options


ANGER_PIECE = Piece(ANGER, (OFFERS.use(_offer),), ("FH-PENNY-5",), Rank.MISSION)
