"""Every game and every campaign by its id: the only place that knows them all."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from horda.core.campaign import Campaign, CampaignEngine
from horda.core.engine import Engine
from horda.core.errors import Code, HordaError
from horda.core.game import Game

# Modules are named, not imported, so that starting one game does not load the others.
GAMES = {
    "zombicide-2e": "horda.games.zombicide.game:Zombicide2",
    "invader": "horda.games.zombicide.editions.invader.game:Invader",
    "zombie-terror": "horda.games.zombie_terror.game:ZombieTerror",
    "dead-of-winter": "horda.games.dead_of_winter.game:DeadOfWinter",
    "fort-hendrix": "horda.games.zombicide.editions.fort_hendrix.game:FortHendrix",
}
"""In the order of the shelf."""
COMING: dict[str, str] = {}
"""Games that are being made: nobody plays them yet, but their rules are counted."""
IN_TERMINAL = "zombie-terror"
"""What is played in a terminal where nobody named a game: its board fits there best."""
CAMPAIGNS: dict[str, str] = {
    "star-spangled-banner": (
        "horda.games.zombicide.editions.fort_hendrix.campaign.game:StarSpangledBanner"
    ),
}
"""Stories of several games. A campaign has an engine as a game has, but is listed apart."""


@cache
def find(game_id: str) -> Game[Any]:
    """Returns a game, or a campaign, by its id."""
    if is_campaign(game_id):
        return campaign(game_id).game
    return _load({**COMING, **GAMES} if game_id in COMING else GAMES, game_id)


@cache
def engine(game_id: str) -> Engine[Any]:
    """Returns the engine of a game, or of a campaign, by its id."""
    return campaign(game_id) if is_campaign(game_id) else Engine(find(game_id))


def game_engine(game_id: str) -> Engine[Any]:
    """Returns the engine of a game by its id, for what a campaign cannot be used for."""
    if is_campaign(game_id):
        raise _unknown(GAMES, game_id)
    return engine(game_id)


@cache
def campaign(campaign_id: str) -> CampaignEngine[Any]:
    """Returns the engine of a campaign by its id."""
    found = _load(CAMPAIGNS, campaign_id)
    assert isinstance(found, Campaign)
    return CampaignEngine(found)


def is_campaign(game_id: str) -> bool:
    """Tells whether an id is that of a campaign."""
    return game_id in CAMPAIGNS


def all_games() -> tuple[Game[Any], ...]:
    """Returns every game."""
    return tuple(find(game_id) for game_id in GAMES)


def coming() -> tuple[Game[Any], ...]:
    """Returns the games that are being made."""
    return tuple(_load(COMING, game_id) for game_id in COMING)


def all_campaigns() -> tuple[CampaignEngine[Any], ...]:
    """Returns every campaign."""
    return tuple(campaign(campaign_id) for campaign_id in CAMPAIGNS)


def _load(known: Mapping[str, str], game_id: str) -> Game[Any]:
    if game_id not in known:
        raise _unknown(known, game_id)
    module, _, name = known[game_id].partition(":")
    game: Game[Any] = getattr(import_module(module), name)()
    return game


def _unknown(known: Mapping[str, str], game_id: str) -> HordaError:
    return HordaError(Code.UNKNOWN_GAME, f"{game_id} (known: {', '.join(known) or '-'})")
