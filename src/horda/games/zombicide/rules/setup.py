"""How a game of the Zombicide family is set up."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from horda.core.state import Config

if TYPE_CHECKING:
    from horda.games.zombicide.rules.edition import Edition

CARD_GROUPS = {
    "easy": ("easy",),
    "hard": ("hard",),
    "no-extra": ("easy", "hard"),
    "easy-extra": ("easy", "extra_activation"),
    "hard-extra": ("hard", "extra_activation"),
    "all": ("easy", "hard", "extra_activation"),
}
Cards = Literal["all", "easy", "hard", "no-extra", "easy-extra", "hard-extra"]


MODULE_OF = {
    "max_abominations": "abominations",
    "abominations": "abominations",
    "hobomination_stops_point_blank": "abominations",
    "dark_zones": "dark_zones",
    "ultrared": "ultrared",
    "dark_order_first": "building_spawn",
    "strict_dual_reload": "reload",
    "low_profile_against_cars": "cars",
    "pimpweapons_kept": "crates",
}
"""Options that there are only where a module is switched on."""


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A house-rules file, whole: `box/house.py` says what it may change."""

    text: str


class Setup(Config, frozen=True, forbid_unknown_fields=True):
    """Options of Zombicide; the defaults are the rulebook's and our rulings."""

    made: ClassVar["Edition"]
    """The game it sets up: an edition has a setup of its own."""

    players: Annotated[int, Meta(ge=1, le=6, description="players at the table")] = 1
    team: Annotated[int, Meta(ge=1, le=6, description="Survivors in play (Z2-SETUP-Q1)")] = 6
    survivors: Annotated[
        str, Meta(description="Survivors by id, joined by +; the rest of the team is drawn")
    ] = ""
    cards: Annotated[Cards, Meta(description="Zombie cards in the deck (Z2-DIFF-04)")] = "all"
    max_abominations: Annotated[
        int, Meta(ge=1, le=4, description="more than 1: Abomination fest (Z2-FEST-04)")
    ] = 1
    abominations: Annotated[
        str, Meta(description="Abominations in the deck by id, joined by +; none: all (Z2-ABOM-10)")
    ] = ""
    dark_zones: Annotated[bool, Meta(description="Dark Zones mode (Z2-DARK-01)")] = False
    ultrared: Annotated[bool, Meta(description="Ultrared mode (Z2-ULTRA-01)")] = False
    free_move_pays: Annotated[
        bool, Meta(description="a free Move pays part of leaving Zombies (Z2-MOVE-Q1)")
    ] = True
    food_in_any_turn: Annotated[
        bool, Meta(description="food may be eaten in another Survivor's turn (Z2-EQUIP-Q4)")
    ] = True
    dark_order_first: Annotated[
        bool, Meta(description="the order of Dark Zones is fixed before any card (Z2-BSPAWN-Q1)")
    ] = True
    strict_dual_reload: Annotated[
        bool, Meta(description="two Dual weapons shot apart need two Reloads (Z2-RELOAD-Q1)")
    ] = True
    raised_six_counts: Annotated[
        bool, Meta(description="a 5 raised to 6 counts as a rolled 6 (Z2-SKILL-Q2)")
    ] = True
    dual_expert_pair: Annotated[
        bool, Meta(description="Dual expert needs a matching pair in Hands (Z2-SKILL-Q24)")
    ] = True
    hobomination_stops_point_blank: Annotated[
        bool, Meta(description="Point-blank is no way round the Hobomination (Z2-SKILL-Q26)")
    ] = True
    tough_in_players_phase: Annotated[
        bool, Meta(description="Tough works against attacks in the Players' Phase (Z2-SKILL-Q30)")
    ] = False

    def on(self, switch: str) -> bool:
        """Tells whether rules that a table may leave out are in use: most editions have none."""
        return True

    def deck(self, name: str) -> str:
        """Returns the deck of the box that plays the part of another one."""
        return name

    # Options that came later are not written unless they are set: so digests stay as they were.
    danger_on_board: Annotated[
        bool | UnsetType,
        Meta(description="who has escaped does not set the danger level (Z2-ADR-Q4)"),
    ] = UNSET
    low_profile_against_cars: Annotated[
        bool | UnsetType, Meta(description="Low profile helps against cars too (Z2-CAR-Q8)")
    ] = UNSET
    pimpweapons_kept: Annotated[
        bool | UnsetType,
        Meta(description="pimpweapons count only while somebody has them (Z2-MISSION-Q3)"),
    ] = UNSET
    shares: Annotated[
        str | UnsetType,
        Meta(description="Survivors of each player, joined by + as 4+2; none: in turn"),
    ] = UNSET
    house: HouseRules | UnsetType = UNSET
    """What the owner of the box has corrected; no setting of a form, but of a file."""

    @property
    def edition(self) -> "Edition":
        """The edition, with the numbers of the house."""
        return self.made if self.house is UNSET else self.made.houses[self.house.text]
