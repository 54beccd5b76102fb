"""Laying a Mission out."""

from functools import lru_cache

from msgspec import UNSET, Struct

from horda.core.decks import Deck
from horda.core.errors import BadConfig, Code
from horda.core.frames import Frame
from horda.core.rng import Rng
from horda.core.rulebook import cites, not_enforced
from horda.core.words import Text
from horda.games.zombicide.board import clockwise
from horda.games.zombicide.box.missions import KEPT, is_text
from horda.games.zombicide.modules.mission_rules import waits_for
from horda.games.zombicide.modules.mission_rules.m15 import RANDOM_PAIRS, PickPairs
from horda.games.zombicide.papers.house_check import house_flaws
from horda.games.zombicide.papers.mission_check import flaws
from horda.games.zombicide.papers.words import COLOURS
from horda.games.zombicide.rules.edition import Edition
from horda.games.zombicide.rules.people import note_brothers
from horda.games.zombicide.rules.piles import PILES, cards_of
from horda.games.zombicide.rules.points import READY
from horda.games.zombicide.rules.rounds import DealStart, Rounds
from horda.games.zombicide.rules.setting_up import (
    GROUPED,
    Ready,
    Recruits,
    StartZones,
    newcomer,
    own_cards,
    quiet_buildings,
    start_zones,
)
from horda.games.zombicide.rules.setup import Setup
from horda.games.zombicide.rules.shares import seats_of, wrong_shares
from horda.games.zombicide.rules.spawn import abominations, zombie_cards
from horda.games.zombicide.rules.state import (
    ABOMINATIONS,
    CARS,
    DEAL,
    NONE,
    OBJECTIVES,
    ZOMBIES,
    CarState,
    Companion,
    Objective,
    S,
    ZState,
    blank,
    stream_of,
)

ABOMINATION_FAMILY = "abomination"

not_enforced("Z2-SETUP-05", "dashboards, bases and trackers only show what the state holds")


@cites("Z2-SETUP-02", "Z2-SETUP-03", "Z2-SETUP-06", "Z2-SETUP-14")
def lay_out(kind: type[S], setup: Setup, rng: Rng) -> S:
    """Lays the board out, shuffles the decks and picks the team."""
    state = blank(kind, setup, rng)
    state.doors = state.board.start_doors
    _decks(state)
    _tokens(state)
    pairs = RANDOM_PAIRS in state.mission.special
    if pairs:
        _pairs(state)
    else:
        _team(state)
    _spawns(state)
    for module in state.edition.modules:
        for lay in module.lays if setup.on(module.switch) else ():
            lay(state)
    first: list[Frame] = [Recruits()] if state.mission.companion else []
    if len(start_zones(state)) > 1 and not pairs:
        groups = next((GROUPED[name] for name in state.mission.special if name in GROUPED), None)
        first += [(groups or StartZones)()]
    first += [PickPairs(setup.team // 2)] if pairs else []
    below = (
        (Rounds(), Ready())
        if waits_for(state.edition, state.mission.special, READY)
        else (Rounds(),)
    )
    deal = state.edition.dealing
    dealing = deal(cards_of(state, "starting")) if deal else DealStart()
    state.stack = (*below, dealing, *first)
    state.at = (0,) * len(state.stack)
    return state


@cites("Z2-SETUP-06", "Z2-DIFF-01", "Z2-DIFF-02", "Z2-DIFF-03", "Z2-DIFF-04", "Z2-BOX-04")
@cites("Z2-EQUIP-12", "Z2-ABOM-10", "Z2-FEST-05")
def _decks(state: ZState) -> None:
    for name, pile in PILES(state.edition).items():
        if pile.plays:
            continue
        order = _shuffled(state, cards_of(state, name), stream_of(state.edition, pile.stream))
        setattr(state, pile.deck, Deck(order))
    state.zombie_deck = Deck(_shuffled(state, zombie_cards(state.box, state.config.cards), ZOMBIES))
    state.abomination_deck = Deck(_shuffled(state, abominations(state.config), ABOMINATIONS))


def _shuffled(state: ZState, cards: tuple[int, ...], stream: int) -> tuple[int, ...]:
    order, state.rng = state.rng.shuffled(cards, stream)
    return order


@cites("Z2-SETUP-03", "Z2-MISSION-08", "Z2-MISSION-12", "Z2-OBJ-04", "Z2-BOX-I1")
@cites("Z2-M00-01", "Z2-M00-03", "Z2-M01-01", "Z2-M02-01")
@cites("Z2-M05-04", "Z2-M08-03", "Z2-M09-03", "Z2-M11-04")
@cites("Z2-M14-04", "Z2-M16-04", "Z2-M18-03", "Z2-M20-03", "Z2-M21-04", "Z2-M23-03", "Z2-M24-05")
@cites("Z2-M25-04")
def _tokens(state: ZState) -> None:
    """Puts Objectives and crates on their printed places, and the Mission's Zombies."""
    mission, printed = state.mission, _printed(state.edition, state.config.scenario)
    state.crates = printed.crates
    colours = iter(_shuffled(state, printed.mix, OBJECTIVES))
    objectives: list[Objective] = []
    for zone, colour in printed.spots:
        loose = colour == NONE
        objectives.append(
            Objective(zone, next(colours), printed.hidden) if loose else Objective(zone, colour)
        )
    state.objectives = tuple(objectives) if not mission.objective else _laid(state)
    if mission.car:
        _cars(state)
    for token in mission.zombie:
        zone = state.board.zone_at(*token.cell)
        kind = (
            _drawn(state) if token.what == ABOMINATION_FAMILY else state.box.zombie_ids[token.what]
        )
        state.zombies[zone * state.kinds + kind] += token.count


class Printed(Struct, frozen=True):
    """What is printed on the tiles of a Mission and used in it."""

    spots: tuple[tuple[int, int], ...]
    """By Objective its Zone, and the colour that the Mission puts there; NONE: chance does."""
    mix: tuple[int, ...]
    """The colours that chance puts there; what is too many stays aside."""
    hidden: bool
    crates: tuple[int, ...]


@lru_cache(maxsize=KEPT)
def _printed(edition: Edition, scenario: str) -> Printed:
    board, goals = edition.boards[scenario], edition.missions[scenario].objectives
    spots = [spot for spot in board.objectives if spot.face not in goals.none_on]
    fixed = {face: COLOURS.index(colour) for colour, face in goals.on.items()}
    mixed = [c for c in COLOURS if c in goals.hidden for _ in range(getattr(goals, c))]
    loose = [s for s in spots if s.face not in fixed]
    reds = ["red"] * (len(loose) + goals.aside - len(mixed))
    crates = board.crates if edition.box.parts.tokens.crate else ()
    return Printed(
        spots=tuple((s.zone, fixed.get(s.face, NONE)) for s in spots),
        mix=tuple(COLOURS.index(c) for c in (*mixed, *reds)),
        hidden=bool(goals.hidden),
        crates=tuple(s.zone for s in crates if s.face not in goals.none_on),
    )


@cites("INV-MIS-4")
def _laid(state: ZState) -> tuple[Objective, ...]:
    """Puts Objectives where the Mission says: by colour, or one of a mix with its back up."""
    goals, tokens = state.mission.objectives, state.mission.objective
    colours = {colour: getattr(goals, colour) for colour in COLOURS}
    for token in tokens:
        if token.what in colours:
            colours[token.what] -= 1
    mix = tuple(COLOURS.index(c) for c, left in colours.items() for _ in range(left))
    order = iter(_shuffled(state, mix, OBJECTIVES))
    zones = [state.board.zone_at(*token.cell) for token in tokens]
    return tuple(
        Objective(zone, COLOURS.index(token.what))
        if token.what in colours
        else Objective(zone, next(order), True)
        for zone, token in zip(zones, tokens, strict=True)
    )


@cites("Z2-M11-Q1")
@cites("Z2-M16-04", "Z2-M25-05")
def _drawn(state: ZState) -> int:
    """Draws the Abomination a Mission begins with."""
    kind, state.abomination_deck = state.abomination_deck.draw()
    state.abomination_out = (*state.abomination_out, kind)
    return kind


@cites("Z2-CAR-01", "Z2-CAR-02", "Z2-MISSION-05", "Z2-MISSION-06", "Z2-M19-04")
@cites("Z2-M03-03", "Z2-M04-06", "Z2-M06-05", "Z2-M08-05", "Z2-M09-05", "Z2-M11-05", "Z2-M12-07")
@cites("Z2-M13-05")
@cites("Z2-M18-06", "Z2-M19-08", "Z2-M21-10", "Z2-M24-07", "Z2-M25-14")
def _cars(state: ZState) -> None:
    """Puts the Mission's cars down; an Objective on a car lies in its Zone like others."""
    tokens = [(state.board.zone_at(*token.cell), token) for token in state.mission.car]
    state.cars = tuple(
        CarState(CARS.index(token.what), zone, token.drivable, token.crate)
        for zone, token in tokens
    )
    state.objectives += tuple(Objective(zone) for zone, token in tokens if token.objective)


@cites("Z2-SETUP-01", "Z2-SETUP-04", "Z2-SETUP-09", "Z2-SETUP-10", "Z2-SETUP-Q1")
def _team(state: ZState) -> None:
    """Draws the Survivors that were not chosen and shares them out among the players."""
    setup = state.config
    ids = state.box.survivor_ids
    chosen = tuple(ids[name] for name in setup.survivors.split("+") if name)
    others = tuple(i for i in state.box.playable if i not in chosen)
    team = (*chosen, *_shuffled(state, others, DEAL))[: setup.team]
    zone = start_zones(state)[0]  # where there are several, the players are asked
    state.people = tuple(
        newcomer(state.edition, card, seat, zone)
        for card, seat in zip(team, seats_of(setup), strict=True)
    )
    note_brothers(state)
    own_cards(state)


@cites("Z2-M15-04")
def _pairs(state: ZState) -> None:
    """Puts two random Survivors into each start Zone; nobody plays any of them yet."""
    ids = state.box.survivor_ids
    chosen = tuple(ids[name] for name in state.config.survivors.split("+") if name)
    others = _shuffled(state, tuple(i for i in state.box.playable if i not in chosen), DEAL)
    zones = [zone for zone in start_zones(state) for _ in range(2)]
    pairs = zip((*chosen, *others)[: len(zones)], zones, strict=True)  # a box may have more
    state.companions = tuple(Companion(card, zone) for card, zone in pairs)


@cites("Z2-SPAWN-02", "Z2-SPAWN-03", "Z2-SPAWN-Q1")
def _spawns(state: ZState) -> None:
    """Orders the Spawn tokens clockwise; buildings that are open or lived in never spawn."""
    state.spawns = _clockwise_spawns(state.edition, state.config.scenario)
    quiet_buildings(state)


@lru_cache(maxsize=KEPT)
def _clockwise_spawns(edition: Edition, scenario: str) -> tuple[tuple[int, int], ...]:
    board = edition.boards[scenario]
    tokens = [(board.zone_at(*t.cell), t.what) for t in edition.missions[scenario].spawn]
    first = tokens[0][0]
    left = list(tokens)
    ordered = []
    for zone in clockwise(board, first, [zone for zone, _ in tokens]):
        token = next(t for t in left if t[0] == zone)
        left.remove(token)
        ordered.append((zone, COLOURS.index(token[1]) if token[1] in COLOURS else 0))
    return tuple(ordered)


@cites("Z2-SETUP-01", "Z2-SETUP-04")
def check(setup: Setup) -> None:
    """Refuses a Mission, a team or an Abomination deck that cannot be."""
    if setup.house is not UNSET:
        _check_house(setup.made, setup.house.text)
    if is_text(setup.scenario):
        _check_mission(setup.edition, setup.scenario)
    box = setup.edition.box
    known = [box.zombies[kind].id for kind in box.abominations]
    for name in setup.abominations.split("+"):
        if name and name not in known:
            why = Text("z2-bad-abomination", {"name": name, "known": ", ".join(known)})
            raise _bad(f"abominations={setup.abominations}", why, "Z2-ABOM-10")
    _check_team(setup)
    if RANDOM_PAIRS in setup.edition.missions[setup.scenario].special and setup.team % 2:
        raise _bad(f"team={setup.team}", Text("z2-bad-pairs", {"team": setup.team}), "Z2-M15-04")
    if setup.players > setup.team:
        args = {"players": setup.players, "team": setup.team}
        raise _bad(f"players={setup.players}", Text("z2-bad-players", {**args}), "Z2-SETUP-01")
    wrong = wrong_shares(setup)
    if wrong is not None:
        raise _bad(f"shares={setup.shares}", wrong)


@cites("Z2-SETUP-04", "INV-SEVEN-1")
def _check_team(setup: Setup) -> None:
    """Refuses Survivors that are not in the box, are there twice, or are too many."""
    box = setup.edition.box
    names = [name for name in setup.survivors.split("+") if name]
    playable = [box.survivors[card].id for card in box.playable]
    said = f"survivors={setup.survivors}"
    for name in names:
        if name not in playable:
            why = Text("z2-bad-survivor", {"name": name, "known": ", ".join(playable)})
            raise _bad(said, why)
        if names.count(name) > 1:
            raise _bad(said, Text("z2-bad-twice", {"who": Text(f"z2-survivor-{name}")}))
    if setup.team > len(playable):
        few = Text("z2-bad-few", {"count": len(playable), "team": setup.team})
        raise _bad(f"team={setup.team}", few)
    if len(names) > setup.team:
        raise _bad(said, Text("z2-bad-team", {"count": len(names), "team": setup.team}))


def _check_house(edition: Edition, text: str) -> None:
    """Refuses a house-rules file for the first thing that is wrong with it."""
    for flaw in house_flaws(edition, text)[:1]:
        args: dict[str, int | str | Text] = {"line": flaw.line, "field": flaw.field}
        why = Text("z2-bad-house", {**args, "why": flaw.why})
        raise BadConfig(Code.UNKNOWN_OPTION, "house", why=why)


def _check_mission(edition: Edition, text: str) -> None:
    """Refuses a Mission from outside for the first thing that is wrong with it."""
    for flaw in flaws(edition, text)[:1]:
        args: dict[str, int | str | Text] = {"line": flaw.line, "field": flaw.field}
        why = Text("z2-bad-mission", {**args, "why": flaw.why})
        raise BadConfig(Code.UNKNOWN_OPTION, "scenario", why=why)


def _bad(what: str, why: Text, rule: str = "Z2-SETUP-04") -> BadConfig:
    return BadConfig(Code.UNKNOWN_OPTION, what, rules=(rule,), why=why)
