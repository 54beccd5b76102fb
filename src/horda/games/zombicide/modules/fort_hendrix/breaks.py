"""Breaks: weapons that go to pieces after an attack, and what saves them."""

from msgspec import UNSET
from msgspec.structs import replace

from horda.core.decisions import Choice, Option
from horda.core.frames import DONE, Frame, Outcome
from horda.core.hooks import Piece
from horda.core.rulebook import cites
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.modules.fort_hendrix.all_out import BREAK, goes
from horda.games.zombicide.modules.fort_hendrix.setup import ADVANCED
from horda.games.zombicide.modules.fort_hendrix.state import fort
from horda.games.zombicide.rules.assault import Assault
from horda.games.zombicide.rules.attack import Attack, PlannedAttack
from horda.games.zombicide.rules.edition import Module
from horda.games.zombicide.rules.events import ZEvent
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, carried, change, has
from horda.games.zombicide.rules.piles import discard
from horda.games.zombicide.rules.points import ATTACK_MADE, COUNTED, REROLLS
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.rules.turn_options import one_each
from horda.games.zombicide.rules.weapons import marks, profile

question("z2-broken", "FH-ALLOUT-6", "FH-ALLOUT-Q5", fields=("who",))

MENDED = "mended"
"""An attack whose Breaks count for nothing."""
MAKESHIFT = skill_id("ignore_1_break")


class Patch(ZOption, frozen=True):
    """Ignore all Breaks of the roll, once in every Turn, whosever it is."""

    moment = ("repair", "FH-SK-7")


class SpendParts(ZOption, frozen=True):
    """Discard a weapon of the same kind to ignore all Breaks."""

    moment = ("repair", "FH-SK-2")
    card: int


class SpendKit(ZOption, frozen=True):
    """Discard a Repair Kit to ignore all Breaks."""

    moment = ("repair", "FH-ALLOUT-Q9")
    card: int


class LoseWeapon(ZOption, frozen=True):
    """This weapon of the pair breaks."""

    moment = ("broken", "FH-ALLOUT-Q5")
    card: int


class Broke(ZEvent, frozen=True):
    """A weapon broke."""

    rules = ("FH-ALLOUT-5",)
    who: int
    card: int


class BreaksIgnored(ZEvent, frozen=True):
    """The Breaks of a roll do no harm."""

    rules = ("FH-ALLOUT-Q9",)
    who: int


PATCH = Patch()


@cites("FH-ALLOUT-5", "FH-ALLOUT-1")
def breaks(attack: Assault) -> int:
    """Counts the Breaks of an attack: they are on All-Out dice only."""
    if not isinstance(attack, PlannedAttack) or MENDED in attack.used or not goes(attack):
        return 0
    return attack.fixed.count(BREAK)


@cites("FH-ALLOUT-8", "FH-ALLOUT-Q9", "FH-SK-2", "FH-SK-7", "FH-SK-Q1", "FH-D30")
def _offer(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    """Offers what undoes Breaks, once there are any: one way clears the whole roll."""
    attack, state, who = run.below, run.state, context[0]
    if not isinstance(attack, Attack) or not breaks(attack):
        return []
    person, box = state.people[who], state.box
    options: list[Option] = []
    if has(state, who, "ignore_1_break") and MAKESHIFT not in person.used:
        options.append(PATCH)
    cards = carried(person)
    if has(state, who, "spare_parts"):
        fit = [card for card in cards if profile(box, card, attack.mode)]
        apart = {(box.same[card], marks(state, card)): card for card in reversed(fit)}
        options += [SpendParts(card) for card in reversed(apart.values())]
    kits = [card for card in cards if box.cards[card].repairs]
    return [*options, *(SpendKit(card) for card in one_each(box, kits))]


def _mend(run: ZRun, context: tuple[int, ...], option: Patch | SpendParts | SpendKit) -> None:
    attack, who = run.below, context[0]
    assert isinstance(attack, Attack)
    if isinstance(option, Patch):
        change(run.state, who, used=(*run.state.people[who].used, MAKESHIFT))
    else:
        discard(run, who, option.card)
    run.amend_below(replace(attack, used=(*attack.used, MENDED)))
    run.emit(BreaksIgnored, run.state.people[who].card)


class PairBreaks(Frame, frozen=True):
    """One weapon of a pair breaks, and its player says which."""

    who: int
    cards: tuple[int, ...]

    @cites("FH-ALLOUT-6", "FH-ALLOUT-Q5")
    def ask(self, run: ZRun) -> Outcome:
        """Asks where the two differ."""
        state, person = run.state, run.state.people[self.who]
        apart = {(state.box.same[c], marks(state, c)): c for c in reversed(self.cards)}
        options = tuple(LoseWeapon(card) for card in reversed(apart.values()))
        return Choice(person.seat, "z2-broken", options, (person.card,))

    def lose(self, run: ZRun) -> Outcome:
        """Discards it."""
        shatter(run, self.who, run.answer.card)
        return DONE

    steps = (ask, lose)


@cites("FH-ALLOUT-5", "FH-ALLOUT-Q7")
def shatter(run: ZRun, who: int, card: int) -> None:
    """Discards a broken weapon to the discards of its own deck."""
    run.emit(Broke, run.state.people[who].card, card)
    discard(run, who, card)


@cites("FH-D3", "FH-END-3", "FH-ALLOUT-Q5")
def _noted(run: ZRun, attack: Attack) -> Attack:
    """Notes what will break: an attack that wins the Mission ends in the middle of it.

    Which one of a pair it is, the player says once the Mission is over.
    """
    number = breaks(attack)
    if number:
        state = fort(run.state)
        used = [card for card in (attack.card, attack.second) if card != NONE]
        held = tuple(card for card in used if card in state.people[attack.who].slots)
        state.breaking = held
        state.loose = number if number < len(held) else UNSET
    return attack


@cites("FH-ALLOUT-5", "FH-ALLOUT-6", "FH-D4", "FH-ALLOUT-X2", "FH-ALLOUT-X3", "FH-ALLOUT-X4")
def _after(run: ZRun, attack: Attack) -> Frame | None:
    """Once all is resolved, each Break costs one of the weapons used; more than that nothing."""
    state = fort(run.state)
    used = [card for card in (attack.card, attack.second) if card != NONE]
    slots = state.people[attack.who].slots
    for card in used:  # spare parts that were discarded meanwhile are not to be reloaded
        if card not in slots:
            _loaded(state, card)
    number = breaks(attack)
    state.breaking, state.loose = (), UNSET
    if state.going == attack.who:
        state.going = NONE
    there = tuple(card for card in used if card in slots)
    if number and len(there) > number:
        return PairBreaks(attack.who, there)
    for card in there[:number]:
        shatter(run, attack.who, card)
    return None


def _loaded(state: ZState, card: int) -> None:
    state.empty &= ~(1 << card)
    state.paired &= ~(1 << card)


MODULE = Module(
    "breaks",
    (
        Piece(
            "breaks",
            (REROLLS.use(_offer, _mend), COUNTED.use(_noted), ATTACK_MADE.use(_after)),
            ("FH-ALLOUT-5", "FH-ALLOUT-6"),
        ),
    ),
    switch=ADVANCED,
)
