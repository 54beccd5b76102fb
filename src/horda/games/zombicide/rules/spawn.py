"""Zombies appear: Zombie cards, Rush, extra activations, and a want of figures."""

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from horda.core.decks import Deck
from horda.core.frames import DONE, Frame, Go, Outcome, Push, Step
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import ABOMINATION
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, Group, everybody
from horda.games.zombicide.rules.edition import Derived
from horda.games.zombicide.rules.goals import Look, won
from horda.games.zombicide.rules.people import ZRun, danger, on_board
from horda.games.zombicide.rules.points import (
    CARD_DONE,
    EXTRA_ACTIVATION,
    FIGURES,
    PLACED,
    SHORTAGE,
    SPAWN_STEP,
    SPAWNED,
    SPAWNING,
)
from horda.games.zombicide.rules.setup import CARD_GROUPS, Setup
from horda.games.zombicide.rules.splitting import March
from horda.games.zombicide.rules.state import ZOMBIES, ZState


class SpawnStep(Frame, frozen=True):
    """Every active Spawn Zone gets a card, in the order of the tokens."""

    at: int = 0
    cards: tuple[int, ...] = ()
    """Cards already drawn for the active Zones to come (Distributor)."""
    woken: int | UnsetType = UNSET
    """Bits of the colours woken in this very step: their Zones wait for the next one."""

    def begin(self, run: ZRun) -> Outcome:
        """Lets a skill draw the cards beforehand."""
        return run.trigger(SPAWN_STEP, None)

    @cites("Z2-SPAWN-01", "Z2-SPAWN-02", "Z2-SPAWN-03", "Z2-SPAWN-06", "Z2-SPAWN-I2")
    @cites("Z2-SPAWN-Q2")
    def next(self, run: ZRun) -> Outcome:
        """Goes on to the next active token."""
        state = run.state
        if self.at >= len(state.spawns):
            return DONE
        zone, colour = state.spawns[self.at]
        if not (state.active_spawns & ~(self.woken or 0)) >> colour & 1:
            return Go("next", replace(self, at=self.at + 1))
        card = self.cards[0] if self.cards else -1
        return Push(DrawCard(zone, card), replace(self, at=self.at + 1, cards=self.cards[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Resolves one card completely before the next."""
        return Go("next")

    steps = (begin, next, again)


@cites("Z2-SPAWN-07")
def wake_spawns(run: ZRun, colour: int) -> None:
    """Activates the Spawn Zones of a colour from the next Spawn step on.

    It is told only where there are any.
    """
    state = run.state
    if state.active_spawns >> colour & 1:
        return
    state.active_spawns |= 1 << colour
    for at, frame in enumerate(run.frames):  # a Zombie link plays turns in the middle of the step
        if isinstance(frame, SpawnStep):
            run.frames[at] = replace(frame, woken=(frame.woken or 0) | 1 << colour)
    if any(own == colour for _, own in state.spawns):
        run.emit(events.SpawnsWoken, colour)


@cache
def zombie_cards(box: Content, cards: str) -> tuple[int, ...]:
    """Returns the Zombie cards that are in use when a game was set up so."""
    groups = CARD_GROUPS[cards]
    return tuple(i for i, card in enumerate(box.zombie_cards) if card.group in groups)


def abominations(setup: Setup) -> tuple[int, ...]:
    """Returns the kinds of the Abominations in the deck: the chosen ones, or all."""
    chosen = [name for name in setup.abominations.split("+") if name]
    box = setup.edition.box
    return tuple(k for k in box.abominations if not chosen or box.zombies[k].id in chosen)


@cites("Z2-SPAWN-05", "Z2-BSPAWN-05", "Z2-INTER-21", "Z2-INTER-22")
def draw_zombie_card(run: ZRun) -> int:
    """Takes the top Zombie card; an empty deck is made anew from the discards."""
    state = run.state
    if not len(state.zombie_deck):
        # A position that somebody wrote may name no cards at all: then all in use come.
        cards = state.zombie_out or zombie_cards(state.box, state.config.cards)
        state.zombie_deck = Deck(run.shuffled(cards, ZOMBIES))
        state.zombie_out = ()
    card, state.zombie_deck = state.zombie_deck.draw()
    run.reveal()
    return card


class DrawCard(Frame, frozen=True):
    """One Zombie card is drawn and resolved for a Zone."""

    zone: int
    card: int = -1
    kind: int = -1
    placed: int = 0
    short: bool = False
    """There were too few figures."""
    there: int = 0
    """Figures of the kind in the Zone once they were placed."""
    reacted: tuple[tuple[int, int], ...] = ()
    """Survivors that have reacted to the card, and the skills they did it by."""

    @cites("Z2-SPAWN-04", "Z2-BSPAWN-04", "Z2-ABOM-Q2", "Z2-SPAWN-Q4")
    def draw(self, run: ZRun) -> Outcome:
        """Reads the card at the danger level of this moment."""
        state = run.state
        card = self.card if self.card >= 0 else draw_zombie_card(run)
        data, level = state.box.zombie_cards[card], danger(state)
        run.emit(events.CardDrawn, self.zone, data.number, level)
        kind = data.kind
        if kind == "spawn" and state.box.spawned[card] == ABOMINATION:
            kind = "abomination"
        return HANDLERS(state.edition)[kind](run, DrawCard(self.zone, card), level)

    @cites("Z2-BSPAWN-10", "Z2-POOL-Q4")
    def came(self, run: ZRun) -> Outcome:
        """Survivors may react to a new Abomination as to any Zombie."""
        if self.kind >= 0:  # what came before the figures is over
            return Go("place")
        kind = run.result
        if kind is None:
            return Go("discard")
        return Go("react", DrawCard(self.zone, self.card, kind, 1, there=1))

    @cites("Z2-EXTRA-01", "Z2-EXTRA-02", "Z2-EXTRA-03", "Z2-BSPAWN-07")
    def extra(self, run: ZRun) -> Outcome:
        """All Zombies of a kind act once more; before that, whoever may interrupt does."""
        return run.trigger(EXTRA_ACTIVATION, run.state.box.spawned[self.card])

    @cites("Z2-EXTRA-I2", "Z2-INTER-07")
    def act_again(self, run: ZRun) -> Outcome:
        """Has no effect at Blue."""
        kind = run.state.box.spawned[self.card]
        if not run.state.box.zombie_cards[self.card].activates[danger(run.state)]:
            return None
        run.emit(events.ActedAgain, kind)
        return Push(Activation(everybody(run.state, (kind,))))

    def acted(self, run: ZRun) -> Outcome:
        """Nothing is placed."""
        return Go("discard")

    def left(self, state: ZState) -> int:
        """Counts the fresh figures that are still there: they fall before older ones."""
        killed = self.there - state.zombies[self.zone * state.kinds + self.kind]
        return max(0, self.placed - killed)

    @cites("Z2-POOL-01", "Z2-POOL-I1")
    def place(self, run: ZRun) -> Outcome:
        """Puts the figures down, as many as there are."""
        placed = place(run, self.zone, self.kind, self.placed)
        there = run.state.zombies[self.zone * run.state.kinds + self.kind]
        return replace(self, placed=placed, short=placed < self.placed, there=there)

    @cites("Z2-RUSH-I2", "Z2-INTER-02")
    def react(self, run: ZRun) -> Outcome:
        """Lets Survivors nearby react before anything moves."""
        seats = range(run.state.config.players)
        context = (self.zone, self.kind, self.placed)
        return run.window(SPAWNED, context, tuple(seats)) if self.placed else None

    @cites("Z2-POOL-02", "Z2-POOL-03", "Z2-POOL-Q1", "Z2-POOL-Q2", "Z2-RUSH-Q1")
    def shortage(self, run: ZRun) -> Outcome:
        """Too few figures: the whole kind acts; fresh ones killed in a reaction are gone."""
        left = self.left(run.state)
        frame = self if left == self.placed else replace(self, placed=left)
        if not self.short:
            return None if frame is self else frame
        then = _too_few(run, self.zone, self.kind)
        return Push(then.child, frame, then.then)

    @cites("Z2-RUSH-01", "Z2-RUSH-02", "Z2-RUSH-03", "Z2-RUSH-I1", "Z2-RUSH-Q1", "Z2-BSPAWN-06")
    @cites("Z2-INTER-08")
    def rush(self, run: ZRun) -> Outcome:
        """The figures of a Rush card, and only those, act at once, wherever they are by now."""
        if not run.state.box.zombie_cards[self.card].rush or not self.placed:
            return None
        run.emit(events.Rushed, self.zone, self.kind)
        fresh = (self.zone, self.kind, self.placed)
        return Push(Activation(follow(fresh, run.result or ()) if self.short else (fresh,)))

    @cites("Z2-INTER-02")
    def discard(self, run: ZRun) -> Outcome:
        """The card is done."""
        run.state.zombie_out = (*run.state.zombie_out, self.card)
        return run.trigger(CARD_DONE, (self.zone, self.card)) or DONE

    steps: ClassVar[tuple[Step, ...]] = (
        draw,
        came,
        extra,
        act_again,
        acted,
        place,
        react,
        shortage,
        rush,
        discard,
    )


Handler = Callable[[ZRun, DrawCard, int], Outcome]
"""Says how a card goes on, at a danger level: to which step, or with which frame."""


def put_down(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """Puts Zombies down, after whatever comes before that."""
    box = run.state.box
    count = box.zombie_cards[frame.card].counts[level]
    if not count:
        return Go("discard", frame)
    ready = DrawCard(frame.zone, frame.card, box.spawned[frame.card], count)
    before = run.trigger(SPAWNING, (frame.zone, frame.card))
    return Go("place", ready) if before is None else Push(before.child, ready, before.then)


def act_again(run: ZRun, frame: DrawCard, level: int) -> Outcome:
    """Lets all Zombies of a kind act once more."""
    return Go("extra", frame)


HANDLERS: Derived[dict[str, Handler]] = Derived(
    lambda edition: (
        {"spawn": put_down, "extra_activation": act_again}
        | {kind: handler for module in edition.modules for kind, handler in module.cards.items()}
    )
)
"""By the kind of a Zombie card what it does; a module adds kinds, or has the last word on one."""


@cites("Z2-RUSH-Q1")
def follow(group: Group, marches: tuple[March, ...]) -> tuple[Group, ...]:
    """Finds a group again after its Zone marched; figures are alike, so they fill way by way."""
    zone, kind, left = group
    found: dict[int, int] = {}
    for at, to, what, count in marches:
        if (at, what) == (zone, kind) and left:
            gone = min(left, abs(count))
            found[to] = found.get(to, 0) + gone
            left -= gone
    if left:
        found[zone] = found.get(zone, 0) + left
    return tuple((to, kind, count) for to, count in sorted(found.items()))


@cites("Z2-POOL-01", "Z2-ZOMB-06", "Z2-BOX-01", "Z2-ZONE-Q1")
def place(run: ZRun, zone: int, kind: int, count: int) -> int:
    """Puts Zombies into a Zone, as many as the box has left; returns how many."""
    state = run.state
    left = run.query(FIGURES, kind, state.box.zombies[kind].figures) - on_board(state, kind)
    placed = min(count, left)
    if placed:
        state.zombies[zone * state.kinds + kind] += placed
        run.emit(events.Spawned, zone, kind, placed)
        run.trigger(PLACED, (zone, kind, placed))
        won(run, Look.FIGURES)
    return placed


def _too_few(run: ZRun, zone: int, kind: int) -> Push:
    """Lets all of a kind act whose figures ran out, unless another rule says what happens."""
    run.emit(events.OutOfFigures, kind)
    return run.trigger(SHORTAGE, (zone, kind)) or Push(Activation(everybody(run.state, (kind,))))


class Surprise(Frame, frozen=True):
    """Zombies appear without a card (Aaahh!); with no figure left the whole kind acts."""

    zone: int
    kind: int

    @cites("Z2-SEARCH-06", "Z2-SEARCH-Q3", "Z2-POOL-Q3")
    def place(self, run: ZRun) -> Outcome:
        """Puts one figure down, or lets the whole kind act."""
        if place(run, self.zone, self.kind, 1):
            return DONE
        return _too_few(run, self.zone, self.kind)

    steps = (place,)
