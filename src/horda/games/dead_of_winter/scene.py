"""What is printed: the board and the cards, by their numbers, as a client needs them to draw."""

from functools import cache

from msgspec import Struct

from horda.games.dead_of_winter.base.table import ENTRANCE_SPACES, ENTRANCES_OF
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.kinds import Experiment
from horda.games.dead_of_winter.cards.words import PLACES, TYPES

Words = tuple[str, ...]


class ScenePlace(Struct, frozen=True):
    """A location of the board: its room, and how many figures fit at each of its entrances."""

    id: str
    room: int
    entrances: tuple[int, ...]
    noise: int
    icons: Words


class SceneSurvivor(Struct, frozen=True):
    """A survivor's numbers, and what a portrait needs."""

    id: str
    influence: int
    attack: int
    search: int
    woman: bool
    human: bool


class SceneItem(Struct, frozen=True):
    """An item card's title and symbol."""

    id: str
    type: str
    use: str


class SceneCrisis(Struct, frozen=True):
    """A crisis and the symbols that avert it."""

    id: str
    wanted: Words


class SceneCrossroads(Struct, frozen=True):
    """A crossroads card: how many ways it offers, and whether they are voted on."""

    id: str
    options: int
    vote: bool


class SceneSecret(Struct, frozen=True):
    """A hidden objective and its kind, as the box lists it."""

    id: str
    kind: str
    goals: int
    """So many conditions are printed on it; a story may add one."""


class SceneImprovement(Struct, frozen=True):
    """An improvement and the progress it needs."""

    id: str
    progress: int


class SceneExperiment(Struct, frozen=True):
    """A special zombie: its code, and up to which number each row of its encounter goes."""

    id: str
    code: tuple[tuple[int, int], ...]
    encounter: tuple[int, ...]


class Scene(Struct, frozen=True):
    """What a client needs to draw the table and never changes; events name cards by number."""

    places: tuple[ScenePlace, ...]
    survivors: tuple[SceneSurvivor, ...]
    items: tuple[SceneItem, ...]
    crises: tuple[SceneCrisis, ...]
    crossroads: tuple[SceneCrossroads, ...]
    secrets: tuple[SceneSecret, ...]
    improvements: tuple[SceneImprovement, ...]
    experiments: tuple[SceneExperiment, ...]
    side_effects: Words
    pills: Words
    objectives: Words
    types: Words


@cache
def scene() -> Scene:
    """Returns the board and the cards as they are printed."""
    return Scene(
        tuple(_place(place) for place in range(len(PLACES))),
        tuple(
            SceneSurvivor(s.id, s.influence, s.attack, s.search, s.woman, s.human)
            for s in BOX.survivors
        ),
        tuple(SceneItem(card.id, card.type.value, card.use.value) for card in BOX.items),
        tuple(SceneCrisis(c.id, tuple(one.value for one in c.wanted)) for c in BOX.crises),
        tuple(
            SceneCrossroads(c.id, len(c.options), c.chooser.by.startswith("vote"))
            for c in BOX.crossroads
        ),
        tuple(SceneSecret(card.id, card.kind.value, len(card.goals)) for card in BOX.secrets),
        tuple(SceneImprovement(card.id, card.progress) for card in BOX.improvements),
        tuple(_experiment(card) for card in BOX.experiments),
        tuple(card.id for card in BOX.side_effects),
        tuple(card.id for card in BOX.pills),
        tuple(card.id for card in BOX.objectives),
        tuple(one.value for one in TYPES),
    )


def _place(place: int) -> ScenePlace:
    card = BOX.places[place]
    spaces = tuple(ENTRANCE_SPACES[entrance] for entrance in ENTRANCES_OF[place])
    icons = tuple(one.value for one in card.icons)
    return ScenePlace(PLACES[place].value, card.survivors, spaces, card.noise, icons)


def _experiment(card: Experiment) -> SceneExperiment:
    rows = tuple(row.high for row in card.encounter)
    return SceneExperiment(card.id, card.pairs, rows)
