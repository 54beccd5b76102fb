"""What leads to the goal of a Mission: how much is left to do for it, and where.

It reads the story's data backwards: from what ends a stage to the cards that bring it about, to the
cards that open their gates and doors. Bots know the book, as somebody does who played it before.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from horda.games.zombicide.board import FAR, bits, tables
from horda.games.zombicide.mind.tactics.burning import around, held
from horda.games.zombicide.mind.tactics.reach import locked, reach
from horda.games.zombicide.modules.fort_hendrix.state import FhState
from horda.games.zombicide.modules.fort_hendrix.story import actions
from horda.games.zombicide.modules.fort_hendrix.story import operations as op
from horda.games.zombicide.modules.fort_hendrix.story.conditions import holds
from horda.games.zombicide.modules.fort_hendrix.story.helicopter import HELICOPTER, wreck
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone, door_of_card
from horda.games.zombicide.modules.fort_hendrix.story.penny import penny_zone
from horda.games.zombicide.modules.fort_hendrix.story.places import named, spawn_zone
from horda.games.zombicide.modules.fort_hendrix.story.script import Card, Stage
from horda.games.zombicide.modules.fort_hendrix.story.stages import stage_of
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import standing, story_of
from horda.games.zombicide.modules.fort_hendrix.story.things import bears
from horda.games.zombicide.modules.fort_hendrix.story.words import Cond, Count, Gathered, Held
from horda.games.zombicide.rules.state import NONE, ZState

Row = tuple[int, ...]
DEEP = 6
"""So many cards may lead to one another."""
AMONG_THEM = 3.0
"""What it takes to plant the charge where Zombies come from: as much as three other things."""


class Need(NamedTuple):
    """How many things are still to be done, and where the next of them can be."""

    price: float
    zones: Row = ()


NOTHING, NEVER = Need(0.0), Need(99.0)


def ahead(state: FhState) -> Need:
    """Returns what is left of the Mission, and where to go on."""
    return Leads(state).stage(stage_of(state), DEEP)


def both(needs: Iterable[Need]) -> Need:
    """Returns what all of these take together."""
    some = [*needs]
    zones = dict.fromkeys(zone for one in some if one.price for zone in one.zones)
    return Need(min(NEVER.price, sum(one.price for one in some)), tuple(zones))


def least(needs: Iterable[Need]) -> Need:
    """Returns the cheapest of these; those as cheap are as good."""
    some = [*needs]
    price = min((one.price for one in some), default=NEVER.price)
    zones = dict.fromkeys(z for one in some if one.price == price for z in one.zones)
    return Need(price, tuple(zones))


class Leads:
    """One look at the story."""

    def __init__(self, state: FhState) -> None:
        self.state, self.story = state, story_of(state)
        self.locked = locked(state)

    def stage(self, stage: Stage, deep: int) -> Need:
        """What a stage takes, and all that comes after it."""
        if stage.done is None:
            return least(filter(None, (self.leading(card, deep) for card in self.story.card)))
        here = self.cond(stage.done, deep)
        after = self.after(stage.then, deep)
        ways = [Need(here.price + (after.price if after else 0.0), here.zones)]
        return least([*ways, *self.broken(deep)])

    def broken(self, deep: int) -> Iterator[Need]:
        """Another way: to wait until Zombies break in, with what answers that at hand."""
        for note in self.story.note:
            left = note.broken_doors - len(self.state.tale.broken)
            if not note.broken_doors or note.number in self.state.tale.notes:
                continue
            for way in _ways(note.effects):
                after = self.after(way.effects, deep) if way.requires is not None else None
                if after is not None and way.requires is not None:
                    first = self.cond(way.requires, deep)
                    price = first.price + left + after.price
                    yield Need(price, first.zones or self._lures())

    def _lures(self) -> Row:
        """Where the team draws Zombies to all doors that hold: inside, between them."""
        state, board = self.state, self.state.board
        doors = [door for door in state.tale.entrances if door not in state.tale.broken]
        ends = {zone for door in doors for zone in board.doors[door].zones}
        inner = [zone for zone in ends if not board.zones[zone].street]
        rooms = [z for z in bits(board.rooms) if board.building_of[z] in self._houses(inner)]
        rows = [reach(state.edition, state.config.scenario, state.doors, zone) for zone in inner]
        return (min(rooms, key=lambda room: max(row[room] for row in rows)),) if rooms else ()

    def _houses(self, zones: list[int]) -> set[int]:
        return {self.state.board.building_of[zone] for zone in zones}

    def leading(self, card: Card, deep: int) -> Need | None:
        """What it takes to go on by a card; none: it does not lead on."""
        after = self.after(card.effects, deep - 1) if deep else None
        if after is None:
            return None
        first = self.card(card, deep)
        return Need(first.price + after.price, first.zones)

    def after(self, ops: op.Ops, deep: int) -> Need | None:
        """What is left after some operations; none: they do not lead on."""
        for one in ops:
            found = self._after(one, deep)
            if found is not None:
                return found
        return None

    def _after(self, one: op.Op, deep: int) -> Need | None:
        if isinstance(one, op.WinMission | op.EndCampaign):
            return NOTHING
        if isinstance(one, op.NextStage) and deep:
            return self.stage(self.story.stage[one.stage - 1], deep - 1)
        if isinstance(one, op.ReadNote):
            return self.after(self.story.note_of(one.note).effects, deep)
        if isinstance(one, op.If):
            return self.after(one.then if holds(self.state, one.cond) else one.else_, deep)
        if isinstance(one, op.Choose):
            ways = [w for w in one.options if w.requires is None or holds(self.state, w.requires)]
            found = [n for w in ways if (n := self.after(w.effects, deep)) is not None]
            return least(found) if found else None
        return None

    def card(self, card: Card, deep: int) -> Need:
        """What it takes to reveal a card: its gate, the doors before it, and itself."""
        state, tale = self.state, self.state.tale
        if not deep or card.number not in tale.cards or card.number in tale.up:
            return NEVER
        if card.gate is not None and not holds(state, card.gate):
            first = self.cond(card.gate, deep - 1)
            return Need(first.price + 1, first.zones)
        zone = card_zone(state, card.number)
        if self.locked and door_of_card(state, card.number) == NONE and not self._reached(zone):
            keys = [one for one in self.story.card if _unlocks(one.effects)]
            first = least(self.card(one, deep - 1) for one in keys if one is not card)
            return Need(first.price + 1, first.zones)
        return Need(1.0, (zone,))

    def _reached(self, zone: int) -> bool:
        far = tables(self.state.board, ~self.locked).distance[zone]
        return any(far[self.state.people[who].zone] != FAR for who in standing(self.state))

    def cond(self, cond: Cond, deep: int) -> Need:
        """What it takes until a condition holds."""
        if holds(self.state, cond):
            return NOTHING
        name, said = cond.said[0]
        if name == "all":
            return both(self.cond(one, deep) for one in said)
        if name == "any":
            return least(self.cond(one, deep) for one in said)
        if name == "revealed":
            return self.card(self.story.card_of(said), deep)
        if name == "keyword":
            return self.word(said, deep)
        if isinstance(said, Count):
            return self._count(said, deep)
        return self._deed(name, said, deep)

    def _count(self, said: Count, deep: int) -> Need:
        known = self.state.tale.words
        words = sorted(self.word(w, deep) for w in said.of if w not in known)
        missing = said.min - sum(word in known for word in said.of)
        price = sum(one.price for one in words[:missing])
        return Need(price, tuple(z for one in words if one.price < NEVER.price for z in one.zones))

    def word(self, word: str, deep: int) -> Need:
        """What it takes to learn a word."""
        if word == "FED":
            return self._fed()
        cards = [one for one in self.story.card if _teaches(one.effects, word)]
        return least(self.card(one, deep) for one in cards)

    def _fed(self) -> Need:
        state = self.state
        if held(state):
            return Need(1.0, (named(state.edition, state.config.scenario, actions.BURNER),))
        return Need(2.0, tuple(bits(state.board.rooms)))

    def _deed(self, name: str, said: object, deep: int) -> Need:
        """What it takes where no card alone brings it about."""
        state = self.state
        if isinstance(said, Gathered):
            return Need(1.0, (_meeting(state, said),))
        if isinstance(said, Held):
            zone = named(state.edition, state.config.scenario, said.place)
            return Need(float(said.rounds - state.tale.held), (zone,))
        if name == "spawn_removed":
            burns = HELICOPTER in state.mission.special
            return self._fire(deep) if burns else self._charge(deep)
        if name == "sealed_all":
            return self._seals(deep)
        return NOTHING if name == "action_done" else NEVER

    def _fire(self, deep: int) -> Need:
        """A Molotov for the wreck: one at hand, or one that a card gives."""
        if held(self.state):
            return Need(1.0, around(self.state.eyes(), (wreck(self.state),)))
        cards = [one for one in self.story.card if _gives(one.effects)]
        first = least(self.card(one, deep) for one in cards)
        if first.price >= NEVER.price:
            first = Need(1.0, tuple(bits(self.state.board.rooms)))
        return Need(1.0 + first.price, first.zones)

    def _charge(self, deep: int) -> Need:
        """The charge is fetched, and planted where the Green token lies."""
        state = self.state
        if state.tale.charge != NONE:
            return Need(0.5)
        if any(bears(state, who, "charge") for who in standing(state)):
            return Need(AMONG_THEM, (spawn_zone(state, "green"),))
        first = self._thing("charge", deep)
        return Need(AMONG_THEM + first.price, first.zones)

    def _seals(self, deep: int) -> Need:
        """The welding set is fetched, and each entrance welded."""
        state, tale = self.state, self.state.tale
        left = [door for door in tale.entrances if door not in tale.sealed]
        if any(bears(state, who, "welder") for who in standing(state)):
            zones = tuple(zone for door in left for zone in state.board.doors[door].zones)
            return Need(float(len(left)), zones)
        first = self._thing("welder", deep)
        return Need(len(left) + first.price, first.zones)

    def _thing(self, token: str, deep: int) -> Need:
        """Where a token of the story can be had: it lies there, or a card gives it."""
        lie = tuple(one.zone for one in self.state.tale.things if one.token == token)
        if lie:
            return Need(1.0, lie)
        cards = [one for one in self.story.card if _hands(one.effects, token)]
        return least(self.card(one, deep) for one in cards)


def _meeting(state: ZState, wanted: Gathered) -> int:
    """Returns where to meet: with Penny, or in the street that most are in already."""
    zones = [state.people[who].zone for who in standing(state)]
    if not wanted.street:
        return _outside(state) or penny_zone(state)
    streets = [zone for zone in zones if state.board.zones[zone].street]
    return max(streets, key=streets.count) if streets else state.spawns[0][0]


def _outside(state: ZState) -> int:
    """Returns where those are who are shut out from Penny and cannot open a door; 0: nobody is."""
    far, tools = state.tables.distance[penny_zone(state)], state.box.tools
    people = [state.people[who] for who in standing(state)]
    out = [one for one in people if far[one.zone] == FAR]
    if not out or any(not tools.isdisjoint(one.slots) for one in out):
        return 0
    return out[0].zone


def _ways(ops: op.Ops) -> list[op.Way]:
    return [way for one in ops if isinstance(one, op.Choose) for way in one.options]


def _flat(ops: op.Ops) -> Iterator[op.Op]:
    """Goes through operations and those inside them."""
    for one in ops:
        yield one
        if isinstance(one, op.Choose):
            for way in one.options:
                yield from _flat(way.effects)


def _teaches(ops: op.Ops, word: str) -> bool:
    return any(isinstance(one, op.AddKeyword) and one.keyword == word for one in _flat(ops))


def _unlocks(ops: op.Ops) -> bool:
    return any(isinstance(one, op.UnlockBuilding | op.UnlockDoors) for one in _flat(ops))


def _gives(ops: op.Ops) -> bool:
    return any(isinstance(one, op.GiveCard) and one.card == "molotov" for one in _flat(ops))


def _hands(ops: op.Ops, token: str) -> bool:
    return any(isinstance(one, op.GiveToken) and one.token == token for one in _flat(ops))
