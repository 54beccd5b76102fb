"""Laying a Mission out."""

from horda.core.decks import Deck
from horda.core.errors import BadConfig, Code
from horda.core.rng import Rng
from horda.core.rulebook import cites, not_enforced
from horda.games.zombicide.adrenaline import first_adrenaline
from horda.games.zombicide.board import clockwise
from horda.games.zombicide.people import room
from horda.games.zombicide.rounds import DealStart, Rounds
from horda.games.zombicide.setup import CARD_GROUPS, Setup
from horda.games.zombicide.state import (
    ABOMINATIONS,
    BOX,
    CARS,
    DEAL,
    EQUIPMENT,
    KINDS,
    NONE,
    OBJECTIVES,
    PIMPWEAPON,
    ZOMBIES,
    CarState,
    Objective,
    Person,
    S,
    ZState,
    blank,
)
from horda.games.zombicide.words import COLOURS

IDS = tuple(one.id for one in BOX.survivors)

not_enforced("Z2-SETUP-05", "dashboards, bases and trackers only show what the state holds")
not_enforced("Z2-SETUP-07", "the help card is in no deck and nobody owns it: it is not in the game")


@cites("Z2-SETUP-02", "Z2-SETUP-03", "Z2-SETUP-06", "Z2-SETUP-14")
def lay_out(kind: type[S], setup: Setup, rng: Rng) -> S:
    """Lays the board out, shuffles the decks and picks the team."""
    state = blank(kind, setup, rng)
    state.doors = state.board.start_doors
    _decks(state)
    _tokens(state)
    _team(state)
    _spawns(state)
    state.stack, state.at = (Rounds(), DealStart()), (0, 0)
    return state


@cites("Z2-SETUP-06", "Z2-DIFF-01", "Z2-DIFF-02", "Z2-DIFF-03", "Z2-DIFF-04", "Z2-BOX-04")
def _decks(state: ZState) -> None:
    state.equipment = Deck(_shuffled(state, BOX.decks["base"], EQUIPMENT))
    state.pimpweapons = Deck(_shuffled(state, BOX.decks["pimpweapon"], PIMPWEAPON))
    groups = CARD_GROUPS[state.config.cards]
    cards = tuple(i for i, card in enumerate(BOX.zombie_cards) if card.group in groups)
    state.zombie_deck = Deck(_shuffled(state, cards, ZOMBIES))
    state.abomination_deck = Deck(_shuffled(state, BOX.abominations, ABOMINATIONS))


def _shuffled(state: ZState, cards: tuple[int, ...], stream: int) -> tuple[int, ...]:
    order, state.rng = state.rng.shuffled(cards, stream)
    return order


@cites("Z2-SETUP-03", "Z2-MISSION-08", "Z2-MISSION-12", "Z2-OBJ-04")
def _tokens(state: ZState) -> None:
    """Puts Objectives and crates on their printed places, and the Mission's Zombies."""
    mission, board = state.mission, state.board
    goals = mission.objectives
    spots = [spot for spot in board.objectives if spot.face not in goals.none_on]
    state.crates = tuple(s.zone for s in board.crates if s.face not in goals.none_on)
    fixed = {face: COLOURS.index(colour) for colour, face in goals.on.items()}
    mixed = [c for c in COLOURS if c in goals.hidden for _ in range(getattr(goals, c))]
    loose = [s for s in spots if s.face not in fixed]
    reds = ["red"] * (len(loose) - len(mixed))
    colours = iter(_shuffled(state, tuple(COLOURS.index(c) for c in (*mixed, *reds)), OBJECTIVES))
    state.objectives = tuple(
        Objective(s.zone, fixed[s.face])
        if s.face in fixed
        else Objective(s.zone, next(colours), bool(goals.hidden))
        for s in spots
    )
    _cars(state)
    for token in mission.zombie:
        zone = board.zone_at(*token.cell)
        state.zombies[zone * KINDS + BOX.zombie_ids[token.what]] += token.count


@cites("Z2-CAR-01", "Z2-CAR-02", "Z2-MISSION-05", "Z2-MISSION-06", "Z2-M19-04")
def _cars(state: ZState) -> None:
    """Puts the Mission's cars down; an Objective on a car lies in its Zone like others."""
    tokens = [(state.board.zone_at(*token.cell), token) for token in state.mission.car]
    state.cars = tuple(
        CarState(CARS.index(token.what), zone, token.drivable, token.crate)
        for zone, token in tokens
    )
    state.objectives += tuple(Objective(zone) for zone, token in tokens if token.objective)


@cites("Z2-SETUP-01", "Z2-SETUP-04", "Z2-SETUP-09", "Z2-SETUP-10", "Z2-SETUP-Q1", "Z2-SETUP-Q3")
def _team(state: ZState) -> None:
    """Draws the Survivors that were not chosen and shares them out among the players."""
    setup = state.config
    chosen = tuple(IDS.index(name) for name in setup.survivors.split("+") if name)
    others = tuple(i for i in range(len(IDS)) if i not in chosen)
    team = (*chosen, *_shuffled(state, others, DEAL))[: setup.team]
    starts = [state.board.zone_at(*token.cell) for token in state.mission.start]
    state.people = tuple(
        Person(
            card=card,
            seat=i % setup.players,
            zone=starts[i % len(starts)],
            health=BOX.survivors[card].health,
            skills=(owned := BOX.survivor_skills[card][0][:1]),
            slots=(NONE,) * room(owned),
            adrenaline=first_adrenaline(owned),
        )
        for i, card in enumerate(team)
    )


@cites("Z2-SPAWN-02", "Z2-SPAWN-03", "Z2-SPAWN-Q1", "Z2-BSPAWN-08", "Z2-BSPAWN-09")
@cites("Z2-COMP-15")
def _spawns(state: ZState) -> None:
    """Orders the Spawn tokens clockwise; buildings that are open or lived in never spawn."""
    board = state.board
    tokens = [(board.zone_at(*t.cell), t.what) for t in state.mission.spawn]
    first = tokens[0][0]
    left = list(tokens)
    ordered = []
    for zone in clockwise(board, first, [zone for zone, _ in tokens]):
        token = next(t for t in left if t[0] == zone)
        left.remove(token)
        ordered.append((zone, COLOURS.index(token[1]) if token[1] in COLOURS else 0))
    state.spawns = tuple(ordered)
    for building in range(len(board.buildings)):
        lived_in = any(p.zone in board.buildings[building] for p in state.people)
        if lived_in or board.building_doors(building) & state.doors:
            state.revealed |= 1 << building


def check(setup: Setup) -> None:
    """Refuses a team that cannot be."""
    names = [name for name in setup.survivors.split("+") if name]
    for name in names:
        if name not in IDS:
            raise BadConfig(Code.UNKNOWN_OPTION, f"survivor {name} (known: {', '.join(IDS)})")
    if len(set(names)) != len(names) or len(names) > setup.team:
        what = f"survivors {setup.survivors}: each once, and at most team={setup.team} of them"
        raise BadConfig(Code.UNKNOWN_OPTION, what)
    if setup.players > setup.team:
        what = f"players={setup.players}: at most one for each of team={setup.team} Survivors"
        raise BadConfig(Code.UNKNOWN_OPTION, what)
