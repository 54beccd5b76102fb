"""What everybody sees of the station, for views: Mold, walls, doors, machines, the chain."""

from collections.abc import Iterator
from functools import lru_cache

from horda.core.rulebook import cites
from horda.core.watch import Items, Part, Parts
from horda.core.words import Text, text
from horda.games.zombicide.board import Board, Edge, bits, drawn_sides
from horda.games.zombicide.modules.invader.doors import doors_left
from horda.games.zombicide.modules.invader.machines import steers
from horda.games.zombicide.modules.invader.mold import NEEDED_TOKENS, beside
from horda.games.zombicide.modules.invader.state import InvState, invader, seals
from horda.games.zombicide.papers.words import card_word, listed
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.state import OUT, ZState
from horda.games.zombicide.screen.station import Chain, MachineView, StationView


def station_leaf(state: InvState) -> object:
    """Names all that a station's view is made of."""
    doors = (state.shut, state.smashed, state.freed, state.doors_lost, state.sealed)
    spawns = (state.spawns, state.active_spawns)
    return state.active, state.inactive, doors, spawns, state.unseen, state.aside


def station(state: InvState) -> StationView:
    """Shows the station."""
    ids = state.box.survivors
    return StationView(
        active=bits(state.active),
        inactive=bits(state.inactive),
        eaten=_eaten(state.board, state.ground),
        smashed=state.smashed,
        freed=state.freed,
        sealed=_sealed(state),
        doors_left=doors_left(state),
        unseen=tuple(ids[state.people[who].card].id for who in state.unseen),
        chain=chain(state, state.active),
        aside=tuple(card_word(state.box, card) for card in state.aside),
    )


def machine_leaf(state: InvState) -> tuple[object, object]:
    """Names what the machines are made of: who stands where and can do what counts for control."""
    return state.machines, state.machines and state.people


def machine(state: ZState, number: int) -> MachineView:
    """Shows a machine."""
    own = invader(state)
    one, ids = own.machines[number], state.box.survivors
    there = one.zone != OUT
    crew = [who for who, p in enumerate(state.people) if there and p.zone != OUT]
    by = tuple(ids[state.people[who].card].id for who in crew if steers(state, who, one))
    return MachineView(ids[one.card].id, one.zone if there else None, one.active and there, by)


@lru_cache(maxsize=256)
@cites("INV-MOLD-8", "INV-MOLD-9")
def _eaten(printed: Board, now: Board) -> tuple[int, ...]:
    """Lists the lines that were walls and are passages."""
    return tuple(
        number
        for number, (cell, side) in enumerate(drawn_sides(printed))
        if printed.edges[side][cell] is Edge.WALL and now.edges[side][cell] is Edge.PASSAGE
    )


@cites("INV-M8-3")
def _sealed(state: InvState) -> tuple[int, ...]:
    if not state.sealed:
        return ()
    pairs = [{*two} for two in seals(state.edition, state.config.scenario)]
    board = state.board
    found = []
    for number, (cell, side) in enumerate(drawn_sides(board)):
        beyond = board.beyond(cell, side)
        if beyond >= 0 and {board.zone_of[cell], board.zone_of[beyond]} in pairs:
            found.append(number)
    return tuple(found)


@cites("INV-END-3", "INV-MOLD-13")
def chain(state: InvState, active: int) -> Chain | None:
    """Returns the way that takes least: None where fewer than two Spawn Zones are awake."""
    spawns = {zone for zone, colour in state.spawns if state.active_spawns >> colour & 1}
    return _chain(beside(state.board), tuple(sorted(spawns)), active)


@lru_cache(maxsize=1024)
def _chain(near: tuple[int, ...], spawns: tuple[int, ...], active: int) -> Chain | None:
    ways = [_way(near, one, frozenset(spawns) - {one}, active) for one in spawns[:-1]]
    found = [way for way in ways if way]
    if not found:
        return None
    best = min(found, key=lambda way: (_price(way, active), len(way)))
    return Chain(best, tuple(zone for zone in best if not active >> zone & 1))


def _price(way: tuple[int, ...], active: int) -> int:
    return sum(not active >> zone & 1 for zone in way)


def _way(near: tuple[int, ...], start: int, goals: frozenset[int], active: int) -> tuple[int, ...]:
    """Returns the way from a Zone to the nearest goal, fewest missing Zones first; () if none."""
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    open_, done = [start], set[int]()
    while open_:
        zone = min(open_, key=lambda one: (_price(ways[one], active), len(ways[one]), one))
        if zone in goals:
            return ways[zone]
        open_.remove(zone)
        done.add(zone)
        for other in bits(near[zone]):
            way = (*ways[zone], other)
            better = (_price(way, active), len(way))
            old = ways.get(other)
            if other not in done and (old is None or better < (_price(old, active), len(old))):
                ways[other] = way
                open_ += [other] * (old is None)
    return ()


@cites("INV-END-2", "INV-END-3", "INV-MOLD-4")
def threats(edition: Edition, mission: str) -> Iterator[str]:
    """Names what mold may do to a Mission: eat what is needed, and join two Spawn Zones."""
    one, board = edition.missions[mission], edition.boards[mission]
    if NEEDED_TOKENS.keys() & {*one.special}:
        yield "objective-lost"
    inside = {board.zone_at(*token.cell) for token in one.spawn}
    if len([zone for zone in inside if not board.outdoors >> zone & 1]) > 1:
        yield "mold-chain"


def lines(state: InvState) -> Iterator[Text]:
    """Says how the station stands: supply, Mold and machines."""
    supply = {"doors": doors_left(state), "tanks": len(state.oxygen)}
    yield text("z2-status-supply", **supply, mold=state.active.bit_count())
    way = chain(state, state.active)
    if way is not None:
        names = [Text("z2-status-zone", {"zone": zone}) for zone in way.missing]
        yield text("z2-status-chain", count=len(way.missing), zones=listed(names))
    for number in range(len(state.machines)):
        one = machine(state, number)
        if one.zone is not None:
            by = listed([Text(f"z2-survivor-{who}") for who in one.by])
            name, active = Text(f"z2-survivor-{one.id}"), int(one.active)
            yield text("z2-status-machine", other=name, zone=one.zone, active=active, by=by)


PARTS: Parts = {
    "machines": Items(lambda s, _: machine_leaf(s), machine),
    "station": Part(lambda s, _: station_leaf(s), lambda s, _: station(s)),
}
"""Fields of the view that other games of the family leave empty."""
