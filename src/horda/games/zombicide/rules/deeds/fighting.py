"""Attacks with weapons."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from horda.core.frames import Outcome
from horda.core.game import Refusal
from horda.core.hooks import HookIndex
from horda.core.rulebook import cites
from horda.games.zombicide.board import FAR
from horda.games.zombicide.rules import weapons
from horda.games.zombicide.rules.attack import Attack
from horda.games.zombicide.rules.context import Blow
from horda.games.zombicide.rules.deed import Deed, Wish, deed
from horda.games.zombicide.rules.options import Melee, Shoot
from horda.games.zombicide.rules.people import ZRun, carried, pay, zombies_in
from horda.games.zombicide.rules.piles import cards_of
from horda.games.zombicide.rules.points import (
    ATTACK_COST,
    ATTACK_PAID,
    FIGHTS,
    HAND_SLOTS,
    MAX_RANGE,
    SIGHT,
    USABLE,
)
from horda.games.zombicide.rules.refusals import TIRED, alike, held, no
from horda.games.zombicide.rules.state import HANDS, MELEE, NONE, RANGED, ZState

if TYPE_CHECKING:
    from horda.games.zombicide.mind.tactics.turn import Thoughts


@cites("Z2-SKILL-43", "Z2-SKILL-G4")
def attack_with(run: ZRun, who: int, option: Melee | Shoot) -> Outcome:
    """Pays for an attack, unless a skill does, and returns it."""
    blow = weapons.aimed(who, option)
    price = run.query(ATTACK_COST, blow, 1)
    if not price:
        run.trigger(ATTACK_PAID, blow)
    pay(run.state, who, MELEE if blow.mode == "melee" else RANGED, price)
    zone = run.state.people[who].zone if blow.mode == "melee" else blow.zone
    return Attack(who, blow.mode, zone, option.card, option.second)


def no_fight(state: ZState, hooks: HookIndex, who: int) -> Refusal | None:
    """Says that an Abomination here forbids all fights, if so."""
    fights = hooks.query(FIGHTS, state, who, True)
    return None if fights else no("hobomination", "Z2-ABOM-06")


def arms(state: ZState, who: int, mode: str) -> list[int]:
    """Lists the weapons somebody may mean, of each kind one: those in Hand before others."""
    box, cards = state.box, carried(state.people[who])
    fits = [card for card in cards if weapons.profile(box, card, mode)]
    known = (
        fits or cards or [c for c in cards_of(state, "starting") if weapons.profile(box, c, mode)]
    )
    return list({box.same[card]: card for card in reversed(known)}.values())[::-1]


def every_arm(state: ZState, hooks: HookIndex, who: int, mode: str) -> Iterator[tuple[int, int]]:
    """Yields what could be used now, then the other weapons somebody may mean."""
    usable = weapons.arms(state, hooks, who, mode)
    yield from usable
    kinds = {state.box.same[card] for card, _ in usable}
    others = [card for card in arms(state, who, mode) if state.box.same[card] not in kinds]
    yield from ((card, NONE) for card in others)


def no_weapon(
    state: ZState, hooks: HookIndex, who: int, option: Melee | Shoot, mode: str
) -> Refusal | None:
    """Says what is wrong with the weapon, or the pair, that was named."""
    box, card, second = state.box, option.card, option.second
    wrong = held(state, hooks, who, card)
    if wrong is not None:
        return wrong
    size = hooks.query(HAND_SLOTS, state, who, HANDS)
    cards = alike(box, state.people[who].slots[:size], card)
    if weapons.profile(box, card, mode) is None:
        return no("weapon-mode", "Z2-MELEE-01" if mode == "melee" else "Z2-RANGED-01")
    forbidden = [hooks.query(USABLE, state, (who, one, mode), None) for one in cards]
    if all(forbidden):
        return forbidden[0]
    loaded = [one for one in cards if weapons.usable(state, one, mode)]
    if not loaded or (second != NONE and len(cards) > 1 and len(loaded) < 2):
        return no("reload", "Z2-RELOAD-01")
    pairs = [one for one, twin in weapons.arms(state, hooks, who, mode) if twin != NONE]
    if second != NONE and (box.same[second] != box.same[card] or not alike(box, pairs, card)):
        return no("no-pair", "Z2-EQUIP-09")
    return None


def no_pay(state: ZState, hooks: HookIndex, blow: Blow) -> Refusal | None:
    """Says that the attack cannot be paid for, if so; a skill may make it free."""
    return None if weapons.payable(state, hooks, blow) else no("actions", *TIRED)


@deed
class Striking(Deed[Melee]):
    """Strike Zombies in the own Zone."""

    option, rule, group = Melee, "Z2-MELEE-01", "melee"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Melee]:
        """Names the weapons."""
        yield from (Melee(*arm) for arm in every_arm(state, hooks, who, "melee"))

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Zombies here."""
        if zombies_in(state, zone) and state.people[who].zone == zone:
            yield from (Wish("zombies", Melee(card)) for card in arms(state, who, "melee"))

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Melee) -> Refusal | None:
        """It takes a Zombie, a weapon in Hand, and nothing that forbids a fight."""
        if not zombies_in(state, state.people[who].zone):
            return no("melee-zombie", "Z2-MELEE-Q1")
        wrong = no_fight(state, hooks, who) or no_weapon(state, hooks, who, option, "melee")
        return wrong or no_pay(state, hooks, weapons.aimed(who, option))

    def do(self, run: ZRun, who: int, option: Melee) -> Outcome:
        """Pays, and strikes."""
        return attack_with(run, who, option)

    def weight(self, look: "Thoughts", option: Melee) -> float:
        """What the kills are worth."""
        return look.struck(look.here, option.card, option.second, "melee")


def out_of_reach(state: ZState, hooks: HookIndex, who: int, zone: int, card: int) -> Refusal | None:
    """Says whether the Zone cannot be seen, or is too near or too far for a weapon."""
    line = weapons.profile(state.box, card, "ranged")
    if line is None or zone in weapons.zones_in_range(state, hooks, who, card):
        return None
    view = state.eyes_for(who, card, hooks.query(SIGHT, state, who, False))
    distance = view.range_to[state.people[who].zone][zone]
    if distance == FAR:
        return no("sight", "Z2-RANGED-01", zone=zone)
    blow = Blow(who, card, "ranged", zone, line.dice, line.damage)
    least, most = line.range_min, hooks.query(MAX_RANGE, state, blow, line.range_max)
    rule = "Z2-RANGED-03" if distance < least else "Z2-RANGED-04"
    return no("range", rule, zone=zone, distance=distance, least=least, most=most)


@deed
class Shooting(Deed[Shoot]):
    """Shoot, or throw, at a Zone."""

    option, rule, group = Shoot, "Z2-RANGED-01", "shoot"

    def candidates(self, state: ZState, hooks: HookIndex, who: int) -> Iterator[Shoot]:
        """Names every Zone with every weapon."""
        zones = tuple(range(len(state.board.zones)))
        for arm in every_arm(state, hooks, who, "ranged"):
            if state.box.cards[arm[0]].eliminates_zone:
                yield from weapons.throws(state, hooks, who, arm[0], zones)
            else:
                yield from (Shoot(zone, *arm) for zone in zones)

    def wishes(self, state: ZState, who: int, zone: int) -> Iterator[Wish]:
        """Zombies anywhere."""
        if zombies_in(state, zone):
            for card in arms(state, who, "ranged"):
                yield Wish("zombies", Shoot(zone, card), True)

    def refusal(self, state: ZState, hooks: HookIndex, who: int, option: Shoot) -> Refusal | None:
        """It takes a loaded weapon in Hand, sight and Range."""
        forbidden = no_fight(state, hooks, who)
        wrong = no_weapon(state, hooks, who, option, "ranged")
        if wrong is not None:
            return forbidden or wrong
        wrong = out_of_reach(state, hooks, who, option.zone, option.card)
        if wrong is not None:
            return forbidden or wrong
        return no_pay(state, hooks, weapons.aimed(who, option))

    def do(self, run: ZRun, who: int, option: Shoot) -> Outcome:
        """Pays, and shoots."""
        return attack_with(run, who, option)

    def weight(self, look: "Thoughts", option: Shoot) -> float:
        """What the kills are worth, or the fire that the Mission wants."""
        return look.shot(option)
