"""What happens: events for the log and the screen, with what others may know of them."""

from horda.games.dead_of_winter.base.events.cards import (
    Built as Built,
)
from horda.games.dead_of_winter.base.events.cards import (
    CacheTaken as CacheTaken,
)
from horda.games.dead_of_winter.base.events.cards import (
    CardPlayed as CardPlayed,
)
from horda.games.dead_of_winter.base.events.cards import (
    CardRemoved as CardRemoved,
)
from horda.games.dead_of_winter.base.events.cards import (
    CardWasted as CardWasted,
)
from horda.games.dead_of_winter.base.events.cards import (
    Cleaned as Cleaned,
)
from horda.games.dead_of_winter.base.events.cards import (
    DeckTurned as DeckTurned,
)
from horda.games.dead_of_winter.base.events.cards import (
    Declined as Declined,
)
from horda.games.dead_of_winter.base.events.cards import (
    DieChanged as DieChanged,
)
from horda.games.dead_of_winter.base.events.cards import (
    DieGained as DieGained,
)
from horda.games.dead_of_winter.base.events.cards import (
    DiePlaced as DiePlaced,
)
from horda.games.dead_of_winter.base.events.cards import (
    DieRaised as DieRaised,
)
from horda.games.dead_of_winter.base.events.cards import (
    DieSpent as DieSpent,
)
from horda.games.dead_of_winter.base.events.cards import (
    DieStored as DieStored,
)
from horda.games.dead_of_winter.base.events.cards import (
    Equipped as Equipped,
)
from horda.games.dead_of_winter.base.events.cards import (
    Gave as Gave,
)
from horda.games.dead_of_winter.base.events.cards import (
    HandedOff as HandedOff,
)
from horda.games.dead_of_winter.base.events.cards import (
    ImprovementOpened as ImprovementOpened,
)
from horda.games.dead_of_winter.base.events.cards import (
    ItemUsed as ItemUsed,
)
from horda.games.dead_of_winter.base.events.cards import (
    Progress as Progress,
)
from horda.games.dead_of_winter.base.events.cards import (
    Requested as Requested,
)
from horda.games.dead_of_winter.base.events.cards import (
    Rolled as Rolled,
)
from horda.games.dead_of_winter.base.events.cards import (
    Searched as Searched,
)
from horda.games.dead_of_winter.base.events.cards import (
    Stored as Stored,
)
from horda.games.dead_of_winter.base.events.cards import (
    Told as Told,
)
from horda.games.dead_of_winter.base.events.course import (
    Accused as Accused,
)
from horda.games.dead_of_winter.base.events.course import (
    BanditLeader as BanditLeader,
)
from horda.games.dead_of_winter.base.events.course import (
    ContributionsShown as ContributionsShown,
)
from horda.games.dead_of_winter.base.events.course import (
    CrisisBuried as CrisisBuried,
)
from horda.games.dead_of_winter.base.events.course import (
    CrisisResolved as CrisisResolved,
)
from horda.games.dead_of_winter.base.events.course import (
    CrisisRevealed as CrisisRevealed,
)
from horda.games.dead_of_winter.base.events.course import (
    CrossroadsChosen as CrossroadsChosen,
)
from horda.games.dead_of_winter.base.events.course import (
    CrossroadsSprung as CrossroadsSprung,
)
from horda.games.dead_of_winter.base.events.course import (
    CrossroadsVoid as CrossroadsVoid,
)
from horda.games.dead_of_winter.base.events.course import (
    DiceRolled as DiceRolled,
)
from horda.games.dead_of_winter.base.events.course import (
    Exiled as Exiled,
)
from horda.games.dead_of_winter.base.events.course import (
    Fed as Fed,
)
from horda.games.dead_of_winter.base.events.course import (
    FoodChanged as FoodChanged,
)
from horda.games.dead_of_winter.base.events.course import (
    MoraleChanged as MoraleChanged,
)
from horda.games.dead_of_winter.base.events.course import (
    NoCrisis as NoCrisis,
)
from horda.games.dead_of_winter.base.events.course import (
    ObjectiveChanged as ObjectiveChanged,
)
from horda.games.dead_of_winter.base.events.course import (
    ObjectiveMet as ObjectiveMet,
)
from horda.games.dead_of_winter.base.events.course import (
    RoundBegan as RoundBegan,
)
from horda.games.dead_of_winter.base.events.course import (
    RoundMarker as RoundMarker,
)
from horda.games.dead_of_winter.base.events.course import (
    SecretShown as SecretShown,
)
from horda.games.dead_of_winter.base.events.course import (
    StarvationChanged as StarvationChanged,
)
from horda.games.dead_of_winter.base.events.course import (
    Starved as Starved,
)
from horda.games.dead_of_winter.base.events.course import (
    TieBroken as TieBroken,
)
from horda.games.dead_of_winter.base.events.course import (
    TokenPassed as TokenPassed,
)
from horda.games.dead_of_winter.base.events.course import (
    TurnBegan as TurnBegan,
)
from horda.games.dead_of_winter.base.events.course import (
    TurnEnded as TurnEnded,
)
from horda.games.dead_of_winter.base.events.course import (
    Voted as Voted,
)
from horda.games.dead_of_winter.base.events.course import (
    WasteChecked as WasteChecked,
)
from horda.games.dead_of_winter.base.events.people import (
    AbilityUsed as AbilityUsed,
)
from horda.games.dead_of_winter.base.events.people import (
    BiteSpreads as BiteSpreads,
)
from horda.games.dead_of_winter.base.events.people import (
    Died as Died,
)
from horda.games.dead_of_winter.base.events.people import (
    Eliminated as Eliminated,
)
from horda.games.dead_of_winter.base.events.people import (
    Exposed as Exposed,
)
from horda.games.dead_of_winter.base.events.people import (
    FaceReplaced as FaceReplaced,
)
from horda.games.dead_of_winter.base.events.people import (
    HandLost as HandLost,
)
from horda.games.dead_of_winter.base.events.people import (
    Healed as Healed,
)
from horda.games.dead_of_winter.base.events.people import (
    HelplessCame as HelplessCame,
)
from horda.games.dead_of_winter.base.events.people import (
    HelplessDied as HelplessDied,
)
from horda.games.dead_of_winter.base.events.people import (
    HelplessTurned as HelplessTurned,
)
from horda.games.dead_of_winter.base.events.people import (
    Hurt as Hurt,
)
from horda.games.dead_of_winter.base.events.people import (
    Joined as Joined,
)
from horda.games.dead_of_winter.base.events.people import (
    Left as Left,
)
from horda.games.dead_of_winter.base.events.people import (
    Missed as Missed,
)
from horda.games.dead_of_winter.base.events.people import (
    Moved as Moved,
)
from horda.games.dead_of_winter.base.events.people import (
    NewLeader as NewLeader,
)
from horda.games.dead_of_winter.base.events.people import (
    PutAt as PutAt,
)
from horda.games.dead_of_winter.base.events.people import (
    SideEffect as SideEffect,
)
from horda.games.dead_of_winter.base.events.people import (
    Stranded as Stranded,
)
from horda.games.dead_of_winter.base.events.people import (
    Struck as Struck,
)
from horda.games.dead_of_winter.base.events.people import (
    Ticked as Ticked,
)
from horda.games.dead_of_winter.base.events.places import (
    BanditCame as BanditCame,
)
from horda.games.dead_of_winter.base.events.places import (
    BanditLeft as BanditLeft,
)
from horda.games.dead_of_winter.base.events.places import (
    BarricadeBroken as BarricadeBroken,
)
from horda.games.dead_of_winter.base.events.places import (
    BarricadeBuilt as BarricadeBuilt,
)
from horda.games.dead_of_winter.base.events.places import (
    Encounter as Encounter,
)
from horda.games.dead_of_winter.base.events.places import (
    ExperimentContained as ExperimentContained,
)
from horda.games.dead_of_winter.base.events.places import (
    ExperimentGone as ExperimentGone,
)
from horda.games.dead_of_winter.base.events.places import (
    Looted as Looted,
)
from horda.games.dead_of_winter.base.events.places import (
    NoiseFlipped as NoiseFlipped,
)
from horda.games.dead_of_winter.base.events.places import (
    NoiseGone as NoiseGone,
)
from horda.games.dead_of_winter.base.events.places import (
    NoiseMade as NoiseMade,
)
from horda.games.dead_of_winter.base.events.places import (
    Overrun as Overrun,
)
from horda.games.dead_of_winter.base.events.places import (
    Reduced as Reduced,
)
from horda.games.dead_of_winter.base.events.places import (
    SpecialCame as SpecialCame,
)
from horda.games.dead_of_winter.base.events.places import (
    SpecialLeft as SpecialLeft,
)
from horda.games.dead_of_winter.base.events.places import (
    TrapLaid as TrapLaid,
)
from horda.games.dead_of_winter.base.events.places import (
    TrapWentOff as TrapWentOff,
)
from horda.games.dead_of_winter.base.events.places import (
    ZombieAdded as ZombieAdded,
)
from horda.games.dead_of_winter.base.events.places import (
    ZombieKilled as ZombieKilled,
)
from horda.games.dead_of_winter.base.events.places import (
    ZombieMoved as ZombieMoved,
)
from horda.games.dead_of_winter.base.events.places import (
    ZombieRemoved as ZombieRemoved,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Contributed as Contributed,
)
from horda.games.dead_of_winter.base.events.secrets import (
    CrisisPeeked as CrisisPeeked,
)
from horda.games.dead_of_winter.base.events.secrets import (
    CrossroadsDrawn as CrossroadsDrawn,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Drew as Drew,
)
from horda.games.dead_of_winter.base.events.secrets import (
    ExileGoal as ExileGoal,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Kept as Kept,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Looked as Looked,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Passed as Passed,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Peeked as Peeked,
)
from horda.games.dead_of_winter.base.events.secrets import (
    Stolen as Stolen,
)
