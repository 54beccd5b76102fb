"""One model of the board: after every event the client shows what the engine shows.

All records and positions are filmed and played by the client's own code (web/tests/boards.test.ts).
"""

import os
import subprocess
from pathlib import Path

import pytest

from horda.core.events import Event
from tests.server.films import film
from tools import build_web
from tools.make_protocol import FAMILIES, apart, unfinished
from tools.typescript import leaves

PACKAGES = {
    "zombicide-2e": "horda.games.zombicide",
    "invader": "horda.games.zombicide",
    "fort-hendrix": "horda.games.zombicide",
    "zombie-terror": "horda.games.zombie_terror",
}
OF_EDITION = {
    "invader": "horda.games.zombicide.modules.invader.",
    "fort-hendrix": "horda.games.zombicide.modules.fort_hendrix.",
}
"""Where the events are that only an edition has; all others it shares with its family."""
FAMILY = "zombicide-2e"
"""The edition whose events all of its family may have."""
TELLS: dict[str, dict[str, str]] = {
    "zombicide-2e": {
        "AllDoorsOpened": "doors",
        "Barricaded": "barricaded",
        "BoxLoaded": "memo",
        "CameBack": "zones",
        "CocktailMixed": "memo",
        "CrateTaken": "crates cars.crate",
        "Dealt": "people.cards",
        "DoorBurst": "doors",
        "DoorOpened": "doors",
        "Dragged": "companions people.zone",
        "Drew": "decks discards",
        "Drove": "cars.zone",
        "Escaped": "people.escaped companions companions.zone companions.how",
        "FoodLoaded": "cars.trunk",
        "FoodUnloaded": "cars.trunk",
        "Gained": "people.adrenaline",
        "GotIn": "cars.seats",
        "GotOut": "cars.seats",
        "IngredientGiven": "memo",
        "Killed": "zones",
        "LaidWounded": "companions",
        "Learned": "people.skills",
        "LevelReached": "people.level",
        "Moved": "people.zone companions.zone",
        "NedWaits": "companions",
        "NoiseMade": "zones",
        "ObjectiveTaken": "objectives",
        "PairPicked": "people",
        "Recovered": "people.cards discards",
        "Recruited": "companions",
        "Reloaded": "people.empty",
        "RushIgnored": "discards",
        "SeatTaken": "cars.seats",
        "Shoved": "zones",
        "SpawnMoved": "spawns",
        "Spawned": "zones",
        "SpawnsWoken": "spawns",
        "Swapped": "people.id",
        "TradeRefused": "people.cards people.load companions",
        "Treated": "people.load",
        "TurnBegan": "turn",
        "WoundHealed": "people.health",
        "ZombiesAct": "zombies_phase",
        "ZombiesMoved": "zones",
    },
    "invader": {
        "AirlockForced": "station",
        "DoorClosed": "doors",
        "DoorSmashed": "doors",
        "Evacuated": "memo",
        "Exposed": "station",
        "GearFound": "station",
        "Hidden": "station",
        "MachineDestroyed": "machines.zone",
        "MachineMoved": "machines.zone",
        "MoldCalmed": "station",
        "MoldGrew": "station",
        "MoldTaken": "memo",
        "SampleTaken": "memo",
        "SpawnAdded": "spawns",
        "SpawnBurned": "spawns",
        "TokenEaten": "objectives",
    },
    "fort-hendrix": {
        "ClockMoved": "clock",
        "Cured": "story",
        "CxpGained": "story",
        "Died": "fallen",
        "FallenTaken": "fallen",
        "FellDown": "fallen",
        "FlagNoted": "story",
        "InfectedNow": "story",
        "NoteRead": "story",
        "Peeked": "story",
        "Revealed": "story",
        "Rewarded": "story",
        "StageBegan": "goals",
        "WordLearned": "story",
    },
    "zombie-terror": {
        "ActivationsCounted": "activations",
        "Added": "zombies",
        "Became": "humans.health",
        "Bitten": "humans.health",
        "BriefcaseLost": "briefcase",
        "CarEntered": "in_car",
        "CardPlayed": "hands",
        "Charged": "zombies.field",
        "Climbed": "zombies.field",
        "Collapsed": "collapsed",
        "Emboldened": "desperate",
        "FellIn": "zombies",
        "Hastened": "humans.ap",
        "Healed": "humans.health",
        "KeysDropped": "keys",
        "KeysTaken": "keys",
        "Killed": "zombies",
        "Left": "score",
        "Marked": "zombies.marked",
        "Moved": "humans.field",
        "Placed": "humans.field",
        "Pushed": "zombies.field",
        "PushedThrough": "zombies.field",
        "RoundBegan": "round humans.ap",
        "Shot": "bullets",
        "Shoved": "humans.field",
        "ShovedOff": "zombies",
        "Slipped": "humans.field",
        "Stepped": "zombies.field",
        "Surfaced": "humans.field",
        "TerrorMoved": "terror",
        "Turned": "zombies.facing",
    },
}
"""For every kind of event a part of the board that changes with it (one of these), each time."""
QUIET: dict[str, set[str]] = {
    "zombicide-2e": {
        # What is announced, rolled, or came to nothing.
        *("Attacked", "CarAttacked", "ZombieAttack", "Rolled", "Wasted", "Spared", "SkillUsed"),
        *("PromisedCard", "OutOfFigures", "Rushed", "ActedAgain", "KeptApart", "StoodTogether"),
        # The wound has told it, or the fire: the figure stays where it fell.
        *("Fell", "Misfired", "Burned"),
        # A Companion has no Health, a starting card no pile, a first round nothing new, ...
        *("Wounded", "Discarded", "RoundBegan", "RoundEnded", "CardDrawn"),
        # ... and a car that takes somebody along is there when all is lost.
        "CarBlewUp",
        # What changes hands lies there already.
        *("Followed", "TokenHanded", "TradeAgreed", "Traded", "TradeEnded"),
    },
    # A machine is announced as an attacker is; the card is drawn, and Mold Zones fill later.
    # Whom chance lets start where all figures stood before the draw stays there.
    "invader": {"MachineAttacked", "MoldSpawned", "StartsIn", "TankTaken"},
    "fort-hendrix": {
        # What is announced, rolled, allowed or told; a Turn that is cut may have been over.
        *("Allowed", "BreaksIgnored", "Broke", "BurnerFed", "FireRolled", "Moment", "PennyFell"),
        *("ShotsFired", "StoryEvent", "TurnCut", "Unlocked", "WentAllOut", "CarSearched"),
        # A beam is turned where it pointed, or goes out with its lamp; at dawn the hour told it.
        *("BeamLaid", "BeamAtWall", "LampOut", "LightsOut", "DrawnByLight"),
        # What the story gives and takes.
        *("BonusGiven", "BonusSpent", "ChargeBlown", "ChargePlanted", "DoorBroken", "DoorSealed"),
        *("Healed", "SpawnGone", "ThingLies", "ThingTaken"),
    },
    # A decoy may let a zombie look where it looked.
    "zombie-terror": {"Lured", "Surplus", "ToAdd", "TurnPassed"},
}
"""Kinds that may happen without anything to be seen on the board."""


@pytest.mark.slow
@pytest.mark.parametrize("game", PACKAGES)
def test_the_board_shown_is_the_engines_after_every_event(game: str, tmp_path: Path) -> None:
    path = tmp_path / f"{game}.jsonl"
    with path.open("wb") as out:
        kinds = film(game, out)
    kinds.pop("Answered")
    known = own_kinds(game)
    assert {*TELLS[game], *QUIET[game]} == known, "say what a kind of event changes on the board"
    others = own_kinds(FAMILY) if game in OF_EDITION else set()
    filmed = set(kinds) - others
    assert known == filmed, "a kind of event is in no record and no position"
    told = TELLS[game] | (TELLS[FAMILY] if game in OF_EDITION else {})
    for kind, parts in told.items():
        for changed in kinds.get(kind, ()):
            assert changed & {*parts.split()}, f"{kind} is told before or after its change"
    played(path)


def own_kinds(game: str) -> set[str]:
    """Names the events of a game: of an edition those that its family does not have."""
    left_out = (*unfinished(), *apart(FAMILIES["zombicide"]))
    found = leaves(Event, PACKAGES[game], left_out)
    if game in OF_EDITION:
        return {one.__name__ for one in found if one.__module__.startswith(OF_EDITION[game])}
    editions = tuple(OF_EDITION.values())
    return {one.__name__ for one in found if not one.__module__.startswith(editions)}


def played(films: Path) -> None:
    """Plays films in the client's own code, which compares every board."""
    if not (build_web.WEB / "node_modules").is_dir() and "CI" not in os.environ:
        pytest.skip("the client's packages are not installed: make webcheck")
    command, path = build_web.node_words()
    done = subprocess.run(
        [*command, "run", "--silent", "test", "--", "tests/boards.test.ts"],
        cwd=build_web.WEB,
        env={**os.environ, "PATH": path, "HORDA_FILMS": str(films), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "boards compared" in done.stdout
