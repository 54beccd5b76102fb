"""Zombies appear: Zombie cards, Rush, extra activations, and a want of figures."""

from functools import cache

from msgspec.structs import replace

from horda.core.decisions import Choice
from horda.core.decks import Deck
from horda.core.frames import DONE, Done, Frame, Go, Outcome, Push
from horda.core.rulebook import cites
from horda.games.zombicide.box.content import Content
from horda.games.zombicide.box.entries import ABOMINATION
from horda.games.zombicide.rules import events
from horda.games.zombicide.rules.activation import Activation, Group, March, everybody
from horda.games.zombicide.rules.options import Reveal
from horda.games.zombicide.rules.people import ZRun, danger, decider, on_board
from horda.games.zombicide.rules.points import EXTRA_ACTIVATION, FIGURES, SPAWN_STEP, SPAWNED
from horda.games.zombicide.rules.questions import question
from horda.games.zombicide.rules.setup import CARD_GROUPS, Setup
from horda.games.zombicide.rules.state import ABOMINATIONS, ZOMBIES, ZState

question("z2-dark-order", "Z2-BSPAWN-03")


class SpawnStep(Frame, frozen=True):
    """Every active Spawn Zone gets a card, in the order of the tokens."""

    at: int = 0
    cards: tuple[int, ...] = ()
    """Cards already drawn for the active Zones to come (Distributor)."""

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
        if not state.active_spawns >> colour & 1:
            return Go("next", SpawnStep(self.at + 1, self.cards))
        card = self.cards[0] if self.cards else -1
        return Push(DrawCard(zone, card), SpawnStep(self.at + 1, self.cards[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Resolves one card completely before the next."""
        return Go("next")

    steps = (begin, next, again)


@cites("Z2-SPAWN-07")
def wake_spawns(run: ZRun, colour: int) -> None:
    """Activates the Spawn Zones of a colour; it is told only where there are any."""
    state = run.state
    if state.active_spawns >> colour & 1:
        return
    state.active_spawns |= 1 << colour
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
        frame = DrawCard(self.zone, card)
        if data.kind == "extra_activation":
            return Go("extra", frame)
        if not data.counts[level]:
            return Go("discard", frame)
        if state.box.spawned[card] == ABOMINATION:
            return Push(Abomination(self.zone), frame)
        kind, count = state.box.spawned[card], data.counts[level]
        return Go("place", DrawCard(self.zone, card, kind, count))

    @cites("Z2-BSPAWN-10", "Z2-POOL-Q4")
    def came(self, run: ZRun) -> Outcome:
        """Survivors may react to a new Abomination as to any Zombie."""
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
        frame = replace(self, placed=self.left(run.state))
        if not self.short:
            return frame
        run.emit(events.OutOfFigures, self.kind)
        return Push(Activation(everybody(run.state, (self.kind,))), frame)

    @cites("Z2-RUSH-01", "Z2-RUSH-02", "Z2-RUSH-03", "Z2-RUSH-I1", "Z2-RUSH-Q1", "Z2-BSPAWN-06")
    @cites("Z2-INTER-08")
    def rush(self, run: ZRun) -> Outcome:
        """The figures of a Rush card, and only those, act at once, wherever they are by now."""
        if not run.state.box.zombie_cards[self.card].rush or not self.placed:
            return None
        run.emit(events.Rushed, self.zone, self.kind)
        fresh = (self.zone, self.kind, self.placed)
        return Push(Activation(follow(fresh, run.result) if self.short else (fresh,)))

    @cites("Z2-INTER-02")
    def discard(self, run: ZRun) -> Outcome:
        """The card is done."""
        run.state.zombie_out = (*run.state.zombie_out, self.card)
        return DONE

    steps = (
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
    return placed


class Surprise(Frame, frozen=True):
    """Zombies appear without a card (Aaahh!); with no figure left the whole kind acts."""

    zone: int
    kind: int

    @cites("Z2-SEARCH-06", "Z2-SEARCH-Q3", "Z2-POOL-Q3")
    def place(self, run: ZRun) -> Outcome:
        """Puts one figure down, or lets the whole kind act."""
        if place(run, self.zone, self.kind, 1):
            return DONE
        run.emit(events.OutOfFigures, self.kind)
        return Push(Activation(everybody(run.state, (self.kind,))))

    steps = (place,)


class Abomination(Frame, frozen=True):
    """An Abomination card: a new one appears, or those on the board act."""

    zone: int

    @cites("Z2-ABOM-04", "Z2-ABOM-05", "Z2-FEST-02", "Z2-FEST-03", "Z2-FEST-I1", "Z2-INTER-14")
    def act(self, run: ZRun) -> Outcome:
        """Those on the board act first."""
        here = everybody(run.state, run.state.box.abominations)
        return Push(Activation(here)) if here else None

    @cites("Z2-ABOM-01", "Z2-FEST-01", "Z2-FEST-04", "Z2-ABOM-Q1", "Z2-FEST-Q1")
    def appear(self, run: ZRun) -> Outcome:
        """Draws a new one while there is room for it, and tells which."""
        state = run.state
        limit = state.config.max_abominations
        here = [kind for kind in state.box.abominations if on_board(state, kind)]
        if len(here) >= limit:
            return DONE
        if not len(state.abomination_deck):
            if here:
                return DONE
            # As for Zombie cards: a position may name none.
            back = state.abomination_out or abominations(state.config)
            state.abomination_deck = Deck(run.shuffled(back, ABOMINATIONS))
            state.abomination_out = ()
        kind, state.abomination_deck = state.abomination_deck.draw()
        state.abomination_out = (*state.abomination_out, kind)
        run.reveal()
        place(run, self.zone, kind, 1)
        return Done(kind)

    steps = (act, appear)


class Building(Frame, frozen=True):
    """A building is opened: each of its Dark Zones gets a card, in an order of choice."""

    zones: tuple[int, ...]
    order: tuple[int, ...] = ()

    @cites("Z2-BSPAWN-03", "Z2-BSPAWN-Q1", "Z2-BSPAWN-X1")
    def ask(self, run: ZRun) -> Outcome:
        """Asks which Dark Zone comes next."""
        if not self.zones:
            return Go("spawn")
        options = tuple(Reveal(zone) for zone in self.zones)
        return Choice(decider(run.state), "z2-dark-order", options)

    def chosen(self, run: ZRun) -> Outcome:
        """Fixes the order first, or spawns at once, by the option of the table."""
        zone = run.answer.zone
        left = tuple(other for other in self.zones if other != zone)
        frame = Building(left, (*self.order, zone))
        return Go("ask" if run.state.config.dark_order_first else "spawn", frame)

    def spawn(self, run: ZRun) -> Outcome:
        """Draws the card of the next Zone."""
        if not self.order:
            return Go("ask") if self.zones else DONE
        return Push(DrawCard(self.order[0]), Building(self.zones, self.order[1:]))

    def again(self, run: ZRun) -> Outcome:
        """Goes on until every Dark Zone had its card."""
        return Go("spawn")

    steps = (ask, chosen, spawn, again)


@cites("Z2-BSPAWN-I2")
@cites("Z2-BSPAWN-01", "Z2-BSPAWN-02", "Z2-BSPAWN-08", "Z2-BSPAWN-Q2", "Z2-BSPAWN-Q3")
@cites("Z2-M14-05", "Z2-M14-I1", "Z2-M16-08")
def reveal_building(state: ZState, door: int) -> Frame | None:
    """Returns the spawning of the building behind a door that was just opened, if any."""
    board = state.board
    for zone in board.doors[door].zones:
        building = board.building_of[zone]
        if building >= 0 and not state.revealed >> building & 1:
            state.revealed |= 1 << building
            dark = board.dark_of(building)
            if dark:
                return Building(tuple(dark))
    return None
