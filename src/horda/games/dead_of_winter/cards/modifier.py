"""Lasting rules with a name: what cards leave behind."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.who import Named
from horda.games.dead_of_winter.cards.words import Healing, Until, Where


class Mod(StrEnum):
    """The names of the lasting rules; what each means stands in `effects/`."""

    # of the Long Night
    ATTACK_FROSTBITE = "attack_frostbite"
    BANDIT_AMBUSH = "bandit_ambush"
    TUNNEL = "tunnel"
    MUST_MOVE = "must_move"
    MOVE_WOUND_TO = "move_wound_to"
    TRAP_BLAST = "trap_blast"
    WARD = "ward"
    MODIFIED_RIFLE = "modified_rifle"
    FEED_COST = "feed_cost"
    DOUBLE_MOVE_EXPOSURE = "double_move_exposure"
    STRANDED = "stranded_people"
    ROUND_FOOD = "round_food"
    WASTE_BURN = "waste_burn"
    COLONY_PHASE_HEAL = "colony_phase_heal"
    BARRICADE_BONUS = "barricade_bonus_at_colony"
    MEDICINE_BONUS = "medicine_bonus_at_colony"
    CRISIS_FORECAST = "crisis_forecast"
    STURDY_BARRICADES = "sturdy_barricades"
    NO_FROST_TICK = "no_frost_tick_at_colony"
    FIRST_DEATH_FREE = "first_death_free"
    EXPOSURE_WOUND_DOUBLE = "exposure_wound_double"
    COUNTS_AS_TWO = "counts_as_two"
    DESPAIR_FREE_ATTACK = "despair_no_attack_exposure"
    SPECIAL_EXTRA_ZOMBIE = "special_extra_zombie"
    SPECIAL_NOISE_ALWAYS = "special_noise_always"
    SPECIAL_WOUND = "special_wound_after_zombies"
    SPECIAL_NO_SEARCH = "special_no_search"
    SPECIAL_LURE = "special_lure"
    # of the base set
    ADDICTION = "addiction"
    SLEEP = "sleep"
    HORSE = "horse"
    SEWER_PASSAGE = "sewer_passage"
    HUNTED = "hunted"
    ARCTIC_KING = "arctic_king"
    FREE_ATTACK = "one_attack_without_exposure"
    NO_CONTRIBUTION = "no_contribution"
    WALKWAYS = "walkways"
    BIGGER_DUMP = "bigger_dump"
    TRAINING = "training"
    NURSING = "nursing"
    EXPERIMENTING = "experimenting"
    FIGURE_AT = "figure_at"
    EXILED_LEAVE = "exiled_leave"
    FUEL_VIGIL = "fuel_vigil"
    SAMPLES = "samples"


class Modifier(Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting rule with its numbers; `low` to `high` are the results of a die it needs."""

    name: Mod
    n: int = 0
    low: int = 0
    high: int = 0
    where: Where | None = None
    target: Named | None = None
    kinds: Healing | None = None
    until: Until | None = None
    tokens: tuple[int, ...] = ()
    """For every place, in order, how many tokens lie there at first."""
