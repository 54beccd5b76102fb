"""An attack on zombies, ordinary or special, with all the items that help."""

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.frames import DONE, Frame, Go, Outcome, Push, pushed
from horda.core.rulebook import cites
from horda.games.dead_of_winter.base import events
from horda.games.dead_of_winter.base.changes import (
    FROST,
    from_hand,
    hurt,
    spend_die,
    to_waste,
)
from horda.games.dead_of_winter.base.codes import fresh
from horda.games.dead_of_winter.base.deaths import settle
from horda.games.dead_of_winter.base.exposure import Expose
from horda.games.dead_of_winter.base.marks import Moment
from horda.games.dead_of_winter.base.option import NO, YES, DWOption, PickCard, PickEntrance
from horda.games.dead_of_winter.base.state import DWRun, DWState
from horda.games.dead_of_winter.base.table import ENTRANCES_OF, in_play
from horda.games.dead_of_winter.base.zombies import kill_zombie
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Timing
from horda.games.dead_of_winter.cards.modifier import Mod
from horda.games.dead_of_winter.cards.ops_lasting import AttackBonus, Deed
from horda.games.dead_of_winter.cards.ops_zombies import Rolls
from horda.games.dead_of_winter.cards.words import ItemType
from horda.games.dead_of_winter.effects.lasting import ability_on, holding, ready, skips
from horda.games.dead_of_winter.effects.option import GO_ON
from horda.games.dead_of_winter.effects.scope import Scope
from horda.games.dead_of_winter.effects.script import Script
from horda.games.dead_of_winter.rules.actions.aids import (
    Aid,
    UseAid,
    add_up,
    bonus_of,
    helping,
    item_of,
    mark_used,
    rest_of,
    used_weapon,
)
from horda.games.dead_of_winter.rules.actions.encounters import Encounter
from horda.games.dead_of_winter.rules.actions.rifle import Worn, worked_on
from horda.games.dead_of_winter.rules.base_set.bonus import free_attack, use_free_attack

BREWED = 3


class Brew(DWOption, frozen=True):
    """Add the attacker's own ability, for this die and a card more."""

    die: int


class AttackZombies(Frame, frozen=True):
    """An attack whose target is a zombie at an entrance, or a special one."""

    seat: int
    survivor: int
    place: int
    entrance: int
    special: int = -1
    cards: tuple[int, ...] = ()
    """Items in use, as they were before their mark."""
    kills: int = 0
    killed: bool = False
    asked: bool = False
    """The attack that needs no roll was offered and refused."""
    brew: bool = False
    """The ability of the attacker adds to this attack."""

    @property
    def scope(self) -> Scope:
        """What conditions of items look at."""
        target = "special" if self.special >= 0 else "zombie"
        return Scope(self.seat, self.survivor, self.place, special=self.special, target=target)

    @cites("DW-PLAY-Q7", "DW-CARD-Q6", "DW-SAMPLE-13")
    def aids(self, run: DWRun) -> Outcome:
        """Asks which items help; all are named before any die is rolled."""
        state = run.state
        found = [c for c in helping(state, self.survivor, Timing.ATTACKING, self.scope)
                 if self.fits(c)]  # fmt: skip
        brews = self.brews(state)
        if not found and not brews:
            return Go("begin")
        options: list[DWOption] = [UseAid(c) for c in found if payable(state, self.seat, c)]
        if brews and self.ingredients(state):
            options += [Brew(die) for die in dict.fromkeys(state.dice[self.seat])]
        return Choice(self.seat, "dw-aids", (*options, GO_ON), (self.survivor,), auto=False)

    def brews(self, state: DWState) -> bool:
        """Whether the attacker's ability could add to this attack, for all that everybody knows.

        The question is asked whatever is in the hand, or it would tell what is.
        """
        card = BOX.survivors[self.survivor]
        bonus = next((op for op in card.ability.effects if isinstance(op, AttackBonus)), None)
        if bonus is None or self.brew or self.special >= 0 or state.uses[self.survivor]:
            return False
        if not ability_on(state, self.survivor) or any(map(bonus_of, self.cards)):
            return False
        return bool(state.dice[self.seat])

    def ingredients(self, state: DWState) -> bool:
        """Whether the card that the ability needs is in the hand."""
        return any(item_of(one).type is ItemType.MEDICINE for one in ready(state, self.seat))

    def fits(self, card: int) -> bool:
        """Whether an item can be added: each once, and only one that kills more."""
        one_bonus = self.brew or any(bonus_of(other) is not None for other in self.cards)
        return card not in self.cards and not (one_bonus and bonus_of(card) is not None)

    def aided(self, run: DWRun) -> Outcome:
        """Takes the item into the attack, or goes on."""
        if run.answer == GO_ON:
            return Go("begin")
        if isinstance(run.answer, Brew):
            spend_die(run, self.seat, run.answer.die)
            run.state.uses[self.survivor] += 1
            run.emit(events.AbilityUsed, self.survivor)
            return Push(PayCard(self.seat, ItemType.MEDICINE), replace(self, brew=True))
        card = run.answer.card
        bonus = bonus_of(card)
        mark_used(run, self.survivor, card)
        after = replace(self, cards=(*self.cards, card))
        if bonus is not None and bonus.cost_item is not None:
            return Push(PayCard(self.seat, bonus.cost_item), after)
        return Go("aids", after)

    def paid(self, run: DWRun) -> Outcome:
        """Asks for more items."""
        return Go("aids")

    def aid(self, state: DWState) -> Aid:
        """Adds up what helps."""
        aid = add_up(state, self.cards, self.survivor, self.scope)
        if self.brew:
            aid.kills, aid.rolls = BREWED, Rolls.NONE
        return aid

    @cites("DW-ATTACK-03", "DW-KILLZ-01", "DW-KILLZ-03", "DW-ATTACK-Q5", "DW-RAXXON-Q6")
    def begin(self, run: DWRun) -> Outcome:
        """Kills the zombie that was named; a special one is not killed by that."""
        if self.special >= 0:
            return Go("expose", replace(self, kills=1))
        kill_zombie(run, self.entrance)
        return Go("more", replace(self, kills=1, killed=True))

    @cites("DW-KILLZ-05", "DW-ATTACK-Q5")
    def more(self, run: DWRun) -> Outcome:
        """Asks for the others where an item kills several."""
        state = run.state
        found = [e for e in ENTRANCES_OF[self.place] if state.zombies[e]]
        if self.kills >= self.aid(state).kills + self.rifle(state) or not found:
            return Go("expose")
        return Choice(self.seat, "dw-kill-more", tuple(map(PickEntrance, found)), (self.survivor,))

    def rifle(self, state: DWState) -> int:
        """Counts what a rule adds to the bonus of one of the items in use."""
        return sum(rule.n or 1 for rule in worked_on(state, self.survivor, self.cards))

    def also(self, run: DWRun) -> Outcome:
        """Kills one more."""
        kill_zombie(run, run.answer.n)
        return Go("more", replace(self, kills=self.kills + 1))

    @cites("DW-EXPO-01", "DW-KILLZ-02", "DW-EXPO-07", "DW-RAXXON-19", "DW-INT-38")
    def expose(self, run: DWRun) -> Outcome:
        """Rolls exposure, for every kill unless an item says otherwise."""
        state, aid = run.state, self.aid(run.state)
        walkway = self.entrance == 0 and holding(state, Mod.WALKWAYS)
        if aid.skip or walkway or skips(state, Deed.ATTACK, self.survivor, self.place, self.place):
            return Go("encounter")
        if free_attack(state, self.survivor) and not self.asked:
            return Go("free")
        times = {Rolls.EACH: self.kills, Rolls.ONE: 1, Rolls.NONE: 0}[aid.rolls]
        return Push(Expose(self.survivor, "kill", times)) if times else Go("encounter")

    def spared(self, run: DWRun) -> Outcome:
        """The rolls are made."""
        return Go("encounter")

    @cites("DW-CARD-Q6")
    def free(self, run: DWRun) -> Outcome:
        """Asks whether this is the attack of the round that needs no roll."""
        return Choice(self.seat, "dw-free-roll", (YES, NO), (self.survivor,))

    def freed(self, run: DWRun) -> Outcome:
        """Spares the roll, or rolls after all."""
        if run.answer == NO:
            return Go("expose", replace(self, asked=True))
        use_free_attack(run.state, self.survivor)
        return None

    @cites("DW-RAXXON-20", "DW-INT-38", "DW-RAXXON-16")
    def encounter(self, run: DWRun) -> Outcome:
        """Rolls the encounter with a special zombie, if the attacker still lives."""
        if self.special < 0 or not in_play(run.state, self.survivor):
            return None
        reroll = self.aid(run.state).reroll
        return Push(Encounter(self.seat, self.survivor, self.special, self.place, reroll=reroll))

    @cites("DW-SAMPLE-01", "DW-ATTACK-Q6", "DW-INT-46")
    def frost(self, run: DWRun) -> Outcome:
        """Puts frostbite on the attacker, where the objective says so."""
        state = run.state
        for rule in holding(state, Mod.ATTACK_FROSTBITE):
            if in_play(state, self.survivor):
                hurt(run, self.survivor, FROST, rule.n or 1)
        return settle(run)

    def rest(self, run: DWRun) -> Outcome:
        """Runs what else the items in use say."""
        frames: list[Frame] = []
        for card in self.cards:
            item = item_of(card)
            at = rest_of(item)
            if at < len(item.effects):
                scope = replace(self.scope, card=card)
                frames.append(Script(f"item/{item.id}", self.seat, (), at, scope))
        frames += [
            Worn(self.seat, self.survivor, self.place, rule.item, rule.low, rule.high)
            for rule in worked_on(run.state, self.survivor, self.cards)
        ]
        return pushed(frames)

    def told(self, run: DWRun) -> Outcome:
        """Remembers the kills; then items act that follow one."""
        state = run.state
        if state.active == self.seat and self.killed:
            state.kills_turn += self.kills
        if not in_play(state, self.survivor) or state.active != self.seat:
            return DONE
        sort = "special" if self.special >= 0 else "zombie"
        found = [Moment("after_attack", self.survivor, self.place, target=sort, success=True)]
        if self.killed:
            found.append(Moment("after_kill", self.survivor, self.place, target=sort))
        weapons = [card for card in self.cards if item_of(card).type is ItemType.WEAPON]
        found += [
            Moment("after_use_item", self.survivor, self.place, card=fresh(card))
            for card in weapons
        ]
        state.moments = (*state.moments, *found)
        return Push(AfterKill(self.seat, self.survivor, self.place)) if self.killed else DONE

    steps = (
        aids, aided, paid, begin, more, also, expose, spared, free, freed, encounter, frost,
        rest, told,
    )  # fmt: skip


def payable(state: DWState, seat: int, card: int) -> bool:
    """Whether the price of an item's bonus is in the hand."""
    bonus = bonus_of(card)
    if bonus is None or bonus.cost_item is None:
        return True
    return any(item_of(one).type is bonus.cost_item for one in ready(state, seat))


class PayCard(Frame, frozen=True):
    """A hand card of a type is played without its effect."""

    seat: int
    wanted: ItemType

    @cites("DW-SAMPLE-13", "DW-SAMPLE-Q2")
    def ask(self, run: DWRun) -> Outcome:
        """Asks which card."""
        hand = ready(run.state, self.seat)
        options = tuple(PickCard(c) for c in hand if item_of(c).type is self.wanted)
        return Choice(self.seat, "dw-pay-card", options, auto=False)

    def pay(self, run: DWRun) -> Outcome:
        """Puts it onto the waste pile."""
        from_hand(run.state, self.seat, run.answer.n)
        run.reveal()
        to_waste(run, self.seat, run.answer.n)
        return DONE

    steps = (ask, pay)


class AfterKill(Frame, frozen=True):
    """Items that may be used right after an attack that killed."""

    seat: int
    survivor: int
    place: int
    asked: tuple[int, ...] = ()

    def ask(self, run: DWRun) -> Outcome:
        """Offers them one after the other."""
        scope = Scope(self.seat, self.survivor, self.place)
        found = helping(run.state, self.survivor, Timing.KILLED, scope)
        left = [card for card in found if card not in self.asked]
        if not left:
            return DONE
        after = replace(self, asked=(*self.asked, left[0]))
        return Go("offer", after)

    def offer(self, run: DWRun) -> Outcome:
        """Asks for one of them."""
        return Choice(self.seat, "dw-after-kill", (YES, NO), (fresh(self.asked[-1]),))

    def use(self, run: DWRun) -> Outcome:
        """Uses it."""
        if run.answer == NO:
            return Go("ask")
        card = self.asked[-1]
        mark_used(run, self.survivor, card)
        scope = Scope(self.seat, self.survivor, self.place, card=card)
        return Push(Script(f"item/{item_of(card).id}", self.seat, (), 0, scope))

    def again(self, run: DWRun) -> Outcome:
        """Offers the next."""
        used_weapon(run, self.survivor, self.asked[-1])
        return Go("ask")

    steps = (ask, offer, use, again)
