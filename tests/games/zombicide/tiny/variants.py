"""Rules that no shipped edition has yet, as modules: each steps in where editions may differ.

They are as small as they can be: Invader and Fort Hendrix will bring the real ones.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from horda.core.decisions import Option
from horda.core.decks import Deck
from horda.core.frames import Frame, Go, Outcome, Push
from horda.core.hooks import Piece
from horda.games.zombicide.board import Tables, View, dimmed, overgrown, tables
from horda.games.zombicide.rules.activation import Activation, everybody
from horda.games.zombicide.rules.actors import MACHINES, Other, is_survivor
from horda.games.zombicide.rules.attack import Attack, PlannedAttack, planned
from horda.games.zombicide.rules.context import Blow, Fall
from horda.games.zombicide.rules.edition import Module, Pile
from horda.games.zombicide.rules.hits import in_order
from horda.games.zombicide.rules.options import ZOption
from horda.games.zombicide.rules.people import ZRun, change, kinds_in
from horda.games.zombicide.rules.piles import BASE, discard
from horda.games.zombicide.rules.points import (
    ACCURACY,
    ATTACK_MADE,
    CARD_DONE,
    COUNTED,
    DECLARED,
    END_BEGINS,
    FALLS,
    FIXED_DICE,
    MARCH,
    PLACED,
    SEARCH_DECK,
    SHORTAGE,
    SPAWNING,
    TARGETS,
    TOKEN_PASSES,
    ZOMBIES_NEXT,
)
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.spawn import DrawCard, place
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import NONE, OUT, ZState
from horda.games.zombicide.rules.wounds import Share

STRONG = 1_000
"""More Damage than anything takes."""
question("react-declared", "Z2-INTER-01")


class Machine(Struct, frozen=True, gc=False):
    """A machine on the board; it moves for nobody, but Zombies go for it."""

    card: int
    zone: int


class VariantState(ZState, kw_only=True):
    """A state with more terrain, more actors and more decks than the family has."""

    mold: int = 0
    """Zones whose walls are gone."""
    night: bool = False
    lit: int = 0
    hour: int = 0
    machines: tuple[Machine, ...] = ()
    side: Deck = Deck()
    side_out: tuple[int, ...] = ()

    @property
    def tables(self) -> Tables:
        """Ways and sight with the walls as they are."""
        return self.tables_with(self.doors)

    def tables_with(self, doors: int) -> Tables:
        """The same with other doors open."""
        board = overgrown(self.board, self.mold, rooms=self.mold) if self.mold else self.board
        return tables(board, doors)

    def paths(self, ajar: int = 0) -> Tables:
        """Zombies look for their way as if all doors were open."""
        return self.tables_with(self.board.all_doors)

    def eyes(self, far: bool = False) -> View:
        """At night Survivors see the next Zone, and what is lit."""
        view = self.tables.view(home_defender=far)
        return at_night(view, self.lit, 1) if self.night else view

    def zombie_eyes(self) -> View:
        """Zombies see their own Zone, and what is lit."""
        return at_night(self.tables.view(), self.lit, 0) if self.night else self.tables.view()


@lru_cache(maxsize=64)
def at_night(view: View, lit: int, reach: int) -> View:
    """Leaves of a view what can be seen at night."""
    return dimmed(view, (1 << len(view.sight)) - 1 & ~lit, reach)


def _variant(state: ZState) -> VariantState:
    assert isinstance(state, VariantState)
    return state


# Night: shots into the dark, and Zombies that lights attract before their phase.


def _in_the_dark(state: ZState, blow: Blow, needed: int) -> int:
    own = _variant(state)
    dark = own.night and not own.lit >> blow.zone & 1
    return 6 if dark and blow.mode == "ranged" else needed


def _attracted(run: ZRun, context: None) -> Frame | None:
    own, eyes = _variant(run.state), run.state.tables.view()
    groups = tuple(g for g in everybody(own) if own.lit & eyes.sight[g[0]])
    return Activation(groups) if groups and own.night else None


def _tick(run: ZRun, context: None) -> None:
    own = _variant(run.state)
    own.hour = (own.hour + 1) % 24


NIGHT = Module(
    "night",
    (
        Piece(
            "night",
            (
                ACCURACY.use(_in_the_dark),
                ZOMBIES_NEXT.use(_attracted),
                TOKEN_PASSES.use(_tick),
            ),
        ),
    ),
)


# Machines: actors that are destroyed, and who falls is carried home: nobody loses by that.


def _machines(state: ZState) -> Iterator[Other]:
    for number, one in enumerate(_variant(state).machines, MACHINES):
        yield Other(number, one.card, one.zone)


def _carried_home(run: ZRun, fall: Fall) -> Fall | None:
    own = _variant(run.state)
    if is_survivor(fall.who):
        if not any(p.zone != OUT for i, p in enumerate(own.people) if i != fall.who):
            return fall  # nobody is left to carry anybody
        change(own, fall.who, zone=OUT, escaped=True, health=1)
    else:
        gone = fall.who - MACHINES
        own.machines = (*own.machines[:gone], *own.machines[gone + 1 :])
    return None


def _switched_off(run: ZRun, context: None) -> None:
    _variant(run.state).machines = ()


MACHINERY = Module(
    "machinery",
    (Piece("machinery", (FALLS.use(_carried_home), END_BEGINS.use(_switched_off))),),
    actors=(_machines,),
)


# Two declarations before the roll: dice that stay, and all hits on one target.


class AllOut(ZOption, frozen=True):
    """Roll all-out dice too."""

    moment = ("act", "Z2-INTER-01")


class Concentrate(ZOption, frozen=True):
    """Let all hits be one on this kind of Zombie."""

    moment = ("act", "Z2-INTER-01")
    kind: int


def _offer_all_out(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    attack = run.below
    fresh = isinstance(attack, Attack) and attack.card != NONE and "all-out" not in attack.used
    return [AllOut()] if fresh else []


def _go_all_out(run: ZRun, context: tuple[int, ...], option: AllOut) -> None:
    attack = run.below
    assert isinstance(attack, Attack)
    run.amend_below(replace(attack, used=(*attack.used, "all-out")))


def _all_out_dice(state: ZState, attack: Attack, dice: int) -> int:
    return dice + 2 * ("all-out" in attack.used)


def _break(run: ZRun, attack: Attack) -> None:
    broken = isinstance(attack, PlannedAttack) and 1 in attack.fixed
    if broken and attack.card in run.state.people[attack.who].slots:
        discard(run, attack.who, attack.card)


def _offer_aims(run: ZRun, context: tuple[int, ...], seat: int) -> list[Option]:
    attack = run.below
    if not isinstance(attack, Attack) or isinstance(attack, PlannedAttack):
        return []
    here = kinds_in(run.state, attack.zone)
    kinds = here if attack.mode == "melee" else in_order(run.state, attack.zone)
    return [Concentrate(kind) for kind in kinds]


def _aim(run: ZRun, context: tuple[int, ...], option: Concentrate) -> None:
    attack = run.below
    assert isinstance(attack, Attack)
    run.amend_below(planned(attack, aim=option.kind))


def _all_on_one(run: ZRun, attack: Attack) -> Attack:
    if not isinstance(attack, PlannedAttack) or attack.aim == NONE:
        return attack
    damage = attack.damage * attack.hits
    return replace(attack, hits=min(1, attack.hits), damage=damage, basic=attack.damage)


def _only_that(state: ZState, attack: Attack, kinds: list[int]) -> list[int]:
    if not isinstance(attack, PlannedAttack) or attack.aim == NONE:
        return kinds
    there = state.zombies[attack.zone * state.kinds + attack.aim]
    return [attack.aim] * (there > 0 and state.box.zombies[attack.aim].min_damage <= attack.damage)


DECLARATIONS = Module(
    "declarations",
    (
        Piece(
            "all_out",
            (
                DECLARED.use(_offer_all_out, _go_all_out),
                FIXED_DICE.use(_all_out_dice),
                ATTACK_MADE.use(_break),
            ),
        ),
        Piece(
            "concentrate",
            (DECLARED.use(_offer_aims, _aim), COUNTED.use(_all_on_one), TARGETS.use(_only_that)),
        ),
    ),
)


# Zombies smash doors, mold grows where Runners come, and cards do other things.


def _smash(run: ZRun, marches: tuple[March, ...]) -> tuple[March, ...]:
    """Whoever meets a closed door breaks it, and stays where it is."""
    state, found = run.state, []
    for zone, to, kind, count in marches:
        shut = zone != to and to not in state.tables.neighbours[zone]
        found.append((zone, zone if shut else to, kind, count))
        between = [d.index for d in state.board.doors if {*d.zones} == {zone, to}]
        if shut and between:
            state.doors |= 1 << between[0]
    return tuple(found)


def _grow(run: ZRun, context: tuple[int, int, int]) -> None:
    zone, kind, _ = context
    if kind in run.state.box.fast:
        _variant(run.state).mold |= 1 << zone


GROWTH = Module("growth", (Piece("growth", (MARCH.use(_smash), PLACED.use(_grow))),))


class Shooting(Frame, frozen=True):
    """Somebody is shot at before a card puts Zombies down."""

    zone: int

    def fire(self, run: ZRun) -> Outcome:
        """All in the Zone share one Wound."""
        there = tuple(i for i, p in enumerate(run.state.people) if p.zone == self.zone)
        return Push(Share(there, 1, kind=0)) if there else None

    steps = (fire,)


class Overflow(Frame, frozen=True):
    """Too few figures: instead of them the quick ones act."""

    def act(self, run: ZRun) -> Outcome:
        """All of them."""
        return Push(Activation(everybody(run.state, tuple(run.state.box.fast))))

    steps = (act,)


def _shoot(run: ZRun, context: tuple[int, int]) -> Frame:
    return Shooting(next(one.zone for one in run.state.people if one.zone != OUT))


def _overflow(run: ZRun, context: tuple[int, int]) -> Frame:
    return Overflow()


def _count_card(run: ZRun, context: tuple[int, int]) -> None:
    own = _variant(run.state)
    own.lit |= 1 << context[0]


def _everywhere(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """Puts one Zombie into each Zone of mold, and none into the Spawn Zone."""
    own = _variant(run.state)
    for zone in range(len(own.noise)):
        if own.mold >> zone & 1:
            place(run, zone, own.box.spawned[frame.card], 1)
    return Go("discard", frame)


CARDS = Module(
    "cards",
    (
        Piece(
            "cards",
            (SPAWNING.use(_shoot), SHORTAGE.use(_overflow), CARD_DONE.use(_count_card)),
        ),
    ),
    cards={"mold": _everywhere},
)


def _side_rooms(state: ZState, who: int, deck: str) -> str:
    return "side" if state.people[who].zone % 2 else BASE


SIDE_DECK = Module(
    "side_deck",
    (Piece("side_deck", (SEARCH_DECK.use(_side_rooms),)),),
    piles={"side": Pile("side", "side_out", "side")},
    streams=("side",),
)
MODULES = (NIGHT, MACHINERY, DECLARATIONS, GROWTH, CARDS, SIDE_DECK)
