"""What stands above a game: campaigns. `contract.py` says what one must bring."""

from horda.core.campaign.contract import (
    TABLE,
    Brought,
    Campaign,
    CampaignState,
    Chapter,
    Linked,
    PlayGame,
    chapter,
    next_game,
)
from horda.core.campaign.engine import CampaignEngine
from horda.core.campaign.story import Story, open_story

__all__ = [
    "TABLE",
    "Brought",
    "Campaign",
    "CampaignEngine",
    "CampaignState",
    "Chapter",
    "Linked",
    "PlayGame",
    "Story",
    "chapter",
    "next_game",
    "open_story",
]
