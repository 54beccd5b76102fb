"""Winning conditions of main, secret, betrayal and exile objectives."""

from enum import StrEnum

from msgspec import Struct

from horda.games.dead_of_winter.cards.words import Amount, ItemType, Module, Place


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: its kind, and the numbers, symbols and places it speaks of."""

    type: "GoalKind"
    n: Amount = 0
    symbol: ItemType | None = None
    places: tuple[Place, ...] = ()
    item: str = ""
    which: str = ""
    what: str = ""
    non_exiled: bool = False
    distinct: int = 0
    zombies_max: int | None = None
    options: tuple[tuple["Goal", ...], ...] = ()
    module: Module | None = None


class GoalKind(StrEnum):
    """The kinds of conditions."""

    # the game
    MAIN = "main_objective_complete"
    MORALE_ZERO = "morale_zero"
    SPECIAL = "special_objective_complete"
    SURVIVE = "survive_rounds"
    ANY_OF = "any_of"
    ROUNDS_MAX = "rounds_left_max"
    MORALE_MIN = "morale_min"
    MORALE_MAX = "morale_max"
    # stored on the objective
    CARDS_UNDER = "cards_under_objective"
    STORED = "stored_cards"
    STORED_DICE = "stored_dice"
    STORED_CACHE = "stored_cache_cards"
    SAMPLES = "samples"
    RESCUED_MIN = "stranded_rescued_min"
    STRANDED_MAX = "stranded_left_max"
    # the board
    FOOD_MIN = "food_supply_min"
    FOOD_EACH = "food_tokens_per_non_exiled_player"
    STARVATION_MIN = "starvation_min"
    WASTE_MIN = "waste_min"
    WASTE_MAX = "waste_max"
    BARRICADES_MIN = "barricades_min"
    BARRICADES_MAX = "barricades_max"
    BARRICADED_ENTRANCES = "every_colony_entrance_barricaded"
    ZOMBIES_MIN = "zombies_min"
    ZOMBIES_MAX = "zombies_max"
    HELPLESS_MIN = "helpless_min"
    HELPLESS_MAX = "helpless_max"
    UNRULY_MAX = "unruly_max"
    EMPTY_DECKS = "empty_item_decks"
    CACHE_MIN = "cache_min"
    BANDITS_MAX = "bandits_in_play_max"
    IMPROVEMENTS_MIN = "improvements_built_min"
    SPECIAL_MIN = "special_zombies_min"
    SPECIAL_MAX = "special_zombies_max"
    CONTAINED_MIN = "experiments_contained_min"
    RAXXON_DICE = "dice_on_raxxon_sum_min"
    ITEM_AT = "item_equipped_at"
    SURVIVORS_AT = "survivors_at_min"
    EQUIPPED_AT = "equipped_at_min"
    EACH_ARMED = "each_non_exiled_player_weapon_equipped"
    REMOVED_MIN = "survivors_removed_min"
    REMOVED_MAX = "survivors_removed_max"
    # the own hand
    HAND_MIN = "hand_min"
    HAND_TOTAL_MIN = "hand_total_min"
    HAND_TOTAL_MAX = "hand_total_max"
    HAND_SAME_MIN = "hand_same_type_min"
    HAND_KINDS_MIN = "hand_distinct_types_min"
    HAND_ONLY = "hand_only"
    HAND_MOST = "strictly_most_cards_in_hand"
    # the own group
    OWN_MIN = "own_survivors_min"
    OWN_EXACTLY = "own_survivors_exactly"
    OWN_UNHURT = "own_survivors_no_wounds"
    OWN_DAMAGE_MIN = "own_damage_min"
    OWN_ALL_AT = "own_survivors_all_at"
    OWN_AT_MAX = "own_survivors_at_max"
    OWN_PLACES_MIN = "own_survivors_distinct_locations_min"
    OWN_TOGETHER = "own_survivors_together_min"
    OWN_AT_SMALL_DECK = "item_deck_max_with_own"
    OWN_MOST = "more_survivors_than_every_other_player"
    EQUIPPED_MIN = "equipped_min"
    EQUIPPED_TOTAL = "equipped_total_min"
    EQUIPPED_MOST = "strictly_most_equipped"
    LEADER_DAMAGE_MAX = "leader_damage_max"
    LEADER_EQUIPPED = "leader_equipped_min"
    LEADER_HIGHEST = "own_leader_highest_influence"
    # the others
    OTHERS_DAMAGE_MIN = "others_damage_min"
    EXILED_OTHERS_MIN = "exiled_others_min"
    EXILED_MAX = "exiled_players_max"
    BETRAYERS_EXILED = "all_betrayers_exiled"
    MORE_THAN_LEFT = "more_than_left_neighbour"
    AT_LEAST_LEFT = "at_least_left_neighbour"
