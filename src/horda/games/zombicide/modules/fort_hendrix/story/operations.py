"""The operations of objective cards and Notes; `doing/` carries them out."""

from typing import Annotated, Literal

from msgspec import Meta, field

from horda.games.zombicide.modules.fort_hendrix.story.words import (
    Action,
    Colour,
    Cond,
    DoorPlace,
    Ending,
    Face,
    Few,
    Filter,
    Kind,
    Mission,
    Place,
    Strict,
    Token,
    Who,
)

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_:]*$")]


class Op(Strict, frozen=True, tag_field="op"):
    """Something that a card or Note does."""


class SetFlag(Op, frozen=True, tag="set_flag"):
    """The team notes something for the rest of the campaign."""

    flag: Name


class AddKeyword(Op, frozen=True, tag="add_keyword"):
    """The team learns a word in capitals."""

    keyword: str


class GainCxp(Op, frozen=True, tag="gain_cxp"):
    """Campaign experience, with the rewards of milestones at once."""

    who: Who
    amount: Few


class Infect(Op, frozen=True, tag="infect"):
    """Infections."""

    who: Who
    amount: Few


class Cure(Op, frozen=True, tag="cure"):
    """Infections go, as far as there are any."""

    who: Who
    amount: Few


class Plus(Strict, frozen=True):
    """More, if a condition holds."""

    when: Cond = field(name="if")
    add: Few


class CurePool(Op, frozen=True, tag="cure_pool"):
    """The team takes so many Infections away in all, from living Survivors of its choice."""

    amount: Few
    plus: tuple[Plus, ...] = ()


class PennyGift(Op, frozen=True, tag="penny_gift"):
    """In these Missions Penny's Leader has a skill."""

    skill: Name
    missions: tuple[Mission, ...]


class SetOrder(Op, frozen=True, tag="set_order"):
    """These Missions come next, in this order."""

    missions: tuple[Mission, ...]


class GainAp(Op, frozen=True, tag="gain_ap"):
    """Adrenaline."""

    who: Who
    amount: Few


class Heal(Op, frozen=True, tag="heal"):
    """Lost Health comes back."""

    who: Who
    amount: Few


class Wound(Op, frozen=True, tag="wound"):
    """Wounds, one by one, by no attack."""

    who: Who
    amount: Few


class BonusAction(Op, frozen=True, tag="bonus_action"):
    """Bonus Actions in this Mission only."""

    who: Who
    amount: Few


class EndTurn(Op, frozen=True, tag="end_turn"):
    """The Survivor loses all Actions of its Turn that are left."""

    who: Who


class DrawCards(Op, frozen=True, tag="draw"):
    """Equipment cards, to keep any of them; it is no Search."""

    who: Who
    deck: Literal["tile", "military", "pimpweapon"]
    count: Few


class GiveCard(Op, frozen=True, tag="give_card"):
    """A copy of a card, wherever one is left."""

    who: Who
    card: Name


class DiscardCards(Op, frozen=True, tag="discard"):
    """The Survivor's player picks cards to discard."""

    who: Who
    filter: Filter
    count: Few


class GiveToken(Op, frozen=True, tag="give_token"):
    """A token to carry."""

    who: Who
    token: Token


class DrawZombies(Op, frozen=True, tag="draw_zombies"):
    """Zombie cards for a Zone."""

    where: Place
    cards: Few


class PlaceZombies(Op, frozen=True, tag="place_zombies"):
    """Zombies without a card."""

    where: Place
    kind: Kind
    count: Few


class ExtraAct(Op, frozen=True, tag="extra_activation"):
    """All Zombies, or some kinds, get an extra Activation."""

    kinds: tuple[Literal["all"] | Kind, ...]


class SpawnNow(Op, frozen=True, tag="spawn_step"):
    """One Spawn step."""


class ZombiePhase(Op, frozen=True, tag="zombie_phase"):
    """One whole Zombie Phase."""


class Noise(Op, frozen=True, tag="noise"):
    """Noise tokens."""

    where: Place
    amount: Few


class ActivateSpawn(Op, frozen=True, tag="activate_spawn"):
    """A Spawn Zone wakes."""

    colour: Colour


class RemoveSpawn(Op, frozen=True, tag="remove_spawn"):
    """A Spawn token leaves the board for good."""

    where: Place


class UnlockBuilding(Op, frozen=True, tag="unlock_building"):
    """The doors of a building may be opened."""

    face: Face


class UnlockDoors(Op, frozen=True, tag="unlock_doors"):
    """Doors of these colours may be opened."""

    colours: tuple[Colour, ...]


class AllowCar(Op, frozen=True, tag="allow_car"):
    """The car may be driven and searched."""


class AllowCrate(Op, frozen=True, tag="allow_crate"):
    """The crate of a Zone may be taken."""

    where: Place


class SetEntrances(Op, frozen=True, tag="set_entrances"):
    """These doors must be sealed; an earlier list is dropped."""

    doors: tuple[DoorPlace, ...]


class AllowAction(Op, frozen=True, tag="allow_action"):
    """An Action exists from now on."""

    action: Action


class Peek(Op, frozen=True, tag="peek"):
    """The team looks at face-down objective cards."""

    count: Few


class ReadNote(Op, frozen=True, tag="read_note"):
    """A Note is read, once a Mission."""

    note: Few


class NextStage(Op, frozen=True, tag="next_stage"):
    """The goal goes on with a stage."""

    stage: Few


class Way(Strict, frozen=True):
    """An option of a choice."""

    id: Name
    effects: "tuple[Any_, ...]"
    requires: Cond | None = None


class Choose(Op, frozen=True, tag="choose"):
    """The revealer's player takes one option."""

    options: tuple[Way, ...]


class If(Op, frozen=True, tag="if"):
    """One thing or another."""

    cond: Cond
    then: "tuple[Any_, ...]"
    else_: "tuple[Any_, ...]" = field(default=(), name="else")


class WinMission(Op, frozen=True, tag="win_mission"):
    """The Mission is won at once."""


class EndCampaign(Op, frozen=True, tag="end_campaign"):
    """The Mission is won, and the campaign ends."""

    ending: Ending


Any_ = (
    SetFlag
    | AddKeyword
    | GainCxp
    | Infect
    | Cure
    | CurePool
    | PennyGift
    | SetOrder
    | GainAp
    | Heal
    | Wound
    | BonusAction
    | EndTurn
    | DrawCards
    | GiveCard
    | DiscardCards
    | GiveToken
    | DrawZombies
    | PlaceZombies
    | ExtraAct
    | SpawnNow
    | ZombiePhase
    | Noise
    | ActivateSpawn
    | RemoveSpawn
    | UnlockBuilding
    | UnlockDoors
    | AllowCar
    | AllowCrate
    | SetEntrances
    | AllowAction
    | Peek
    | ReadNote
    | NextStage
    | Choose
    | If
    | WinMission
    | EndCampaign
)
"""Every operation there is."""
Ops = tuple[Any_, ...]
