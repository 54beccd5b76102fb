"""The kinds of cards and what stands on each."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.modifier import Modifier
from horda.games.dead_of_winter.cards.ops_any import Ops, Row
from horda.games.dead_of_winter.cards.when import When
from horda.games.dead_of_winter.cards.who import Chooser
from horda.games.dead_of_winter.cards.wins import Goal
from horda.games.dead_of_winter.cards.words import ItemType, Module, Place, Where


class Provenance(StrEnum):
    """Where a card was learnt: `designed` cards are ours, where nothing was to be found."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    INFERRED = "inferred"
    DESIGNED = "designed"


class CardSet(StrEnum):
    """The box a card belongs to."""

    LONG_NIGHT = "long-night"
    BASE = "base"


class Limit(StrEnum):
    """How often something may be used."""

    ROUND = "once_per_round"
    ROUND_TWICE = "twice_per_round"
    TURN = "once_per_turn"


class Use(StrEnum):
    """What becomes of an item that is played."""

    WASTE = "waste_pile"
    EQUIP = "equip"
    EVENT = "event"


class Timing(StrEnum):
    """When an item or an ability can be used."""

    OWN_TURN = "own_turn"
    TURN_START = "start_of_own_turn"
    TURN_END = "end_of_own_turn"
    MOVING = "when_moving"
    MOVING_OR_TURN = "when_moving_or_own_turn"
    MOVING_OR_SEARCH = "when_moving_or_before_search"
    SEARCHING = "when_searching"
    SEARCHED = "after_own_search"
    ATTACKING = "when_attacking_zombie"
    KILLED = "after_attack_kill"
    CLEANING = "when_cleaning"
    BARRICADING = "when_barricading"
    EXPOSURE = "on_exposure_result"
    PASSIVE = "passive"


class Printed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has: its name in the data, its box, and where it was learnt."""

    id: str
    set: CardSet
    provenance: Provenance
    module: Module | None = None
    known: tuple[str, ...] = ()
    """The parts of a designed card that were known all the same."""
    no_coop: bool = False


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """What a survivor can do, and where: a place, non_colony, or any."""

    location: Where
    effects: Ops
    timing: Timing = Timing.OWN_TURN
    die: int = 0
    limit: Limit | None = None
    cost: Ops = ()


class Survivor(Printed, frozen=True, kw_only=True):
    """A survivor: influence, attack and search values, and the ability."""

    name: str
    influence: int
    attack: int
    search: int
    ability: Ability
    human: bool = True
    woman: bool = False


class Item(Printed, frozen=True, kw_only=True):
    """An item: its symbol, how it is used, and what it does."""

    type: ItemType
    use: Use
    effects: Ops
    timing: Timing = Timing.OWN_TURN
    limit: Limit | None = None
    cost: Ops = ()
    when: tuple[When, ...] = ()
    tags: tuple[str, ...] = ()


class Crisis(Printed, frozen=True, kw_only=True):
    """A crisis: the types that avert it, what happens otherwise, and where bandits come."""

    wanted: tuple[ItemType, ...]
    fail: Ops
    surplus: Ops
    bandits: tuple[int, ...] = ()


class Event(StrEnum):
    """What a crossroads card waits for."""

    STATE = "state"
    MOVE = "after_move"
    SEARCH = "after_search"
    CLEAN = "after_clean_waste"
    PLAY = "after_play_item"
    USE = "after_use_item"
    ADD = "after_add_survivor"
    KILL = "after_kill"
    BARRICADE = "after_barricade"
    CONTRIBUTE = "after_contribute"
    ATTACK = "after_attack"
    EXPOSURE = "after_exposure"
    SPEND_FOOD = "after_spend_food"
    START = "start_of_turn"
    END = "end_of_turn"


class Trigger(Struct, frozen=True, forbid_unknown_fields=True):
    """When a crossroads card springs: the event, and all that must hold."""

    event: Event
    when: tuple[When, ...] = ()


class CrossroadsOption(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go: what must hold, the price, what happens."""

    effects: Ops
    cost: Ops = ()
    when: tuple[When, ...] = ()


class Crossroads(Printed, frozen=True, kw_only=True):
    """A crossroads card."""

    trigger: Trigger
    chooser: Chooser
    options: tuple[CrossroadsOption, ...]
    before: Ops = ()
    mature: bool = False


class Hook(StrEnum):
    """How the players serve a main objective."""

    ON_ARRIVAL = "store_on_arrival"
    CARDS = "store_cards"
    DIE = "store_die"
    PROGRESS = "cards_to_progress"
    CACHE = "store_cache_card"


class Contribute(Struct, frozen=True, forbid_unknown_fields=True):
    """A free action that an objective offers to who stands there."""

    hook: Hook
    at: tuple[Place, ...] = ()
    types: tuple[ItemType, ...] = ()
    limit: str = ""
    """once_per_turn, per_survivor (one for each own survivor there and turn), or none."""
    noise: int = 0


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a main objective; `add` is put on the tracks of a running story."""

    goals: tuple[Goal, ...]
    morale: int = 0
    rounds: int = 0
    morale_add: int = 0
    rounds_add: int = 0
    setup: Ops = ()
    contribute: Contribute | None = None
    provenance: Provenance | None = None
    """Where this side was learnt, if not as the card."""


class Objective(Printed, frozen=True, kw_only=True):
    """A main objective, or a stage of a story."""

    normal: Side
    hard: Side
    length: str = ""
    story: str = ""
    reader: str = ""
    story_setup: Ops = ()
    start: Ops = ()
    complete: Ops = ()


class SecretKind(StrEnum):
    """What kind of hidden objective it is."""

    SECRET = "secret"
    BETRAYAL = "betrayal"
    EXILE = "exile"


class Secret(Printed, frozen=True, kw_only=True):
    """A hidden objective: all goals must hold; an exile card has a half for either player."""

    kind: SecretKind
    goals: tuple[Goal, ...] = ()
    if_betrayer: Goal | None = None
    """On an exile card: what takes the place of a betrayer\'s first goal."""
    story: str = ""
    difficulty: int = 0


class Improvement(Printed, frozen=True, kw_only=True):
    """An improvement of the colony: the progress it needs, and what it then does."""

    progress: int
    effects: Ops


class Experiment(Printed, frozen=True, kw_only=True):
    """A special zombie: figures, code, encounter, and what it does while it is about."""

    figures: int
    deploy: int
    where: Where
    pairs: tuple[tuple[int, int], ...]
    encounter: tuple[Row, ...]
    lasting: Modifier | None = None
    on_deploy: Ops = ()
    weapon_bonus: int = 0
    """At most so much is added to the encounter die, one for each weapon of the attacker."""


class Pill(Printed, frozen=True, kw_only=True):
    """A pill: the table of what may come of it."""

    table: tuple[Row, ...]


class SideEffect(Printed, frozen=True, kw_only=True):
    """What a pill may leave behind."""

    effects: Ops


class PlaceCard(Printed, frozen=True, kw_only=True):
    """A location and its spaces."""

    number: int
    survivors: int
    entrances: int
    spaces: int
    """Spaces at each entrance."""
    noise: int
    icons: tuple[ItemType, ...] = ()
    search: tuple[Row, ...] = ()
    attack: tuple[Row, ...] = ()
