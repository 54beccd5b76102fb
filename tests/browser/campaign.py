"""A campaign whose first Mission is nearly won: its last card has yet to be turned up."""

from functools import cache
from itertools import takewhile
from pathlib import Path

import msgspec

from horda.core.campaign import file
from horda.core.campaign.file import StoryFile
from horda.core.record import Said
from tests.browser.guest import Guest

RECORD = Path(__file__).parents[1] / "records" / "fort-hendrix" / "campaign-lost.json"
LAST = ("turn-up:2:Q5", "take:leave")
"""The answers that win the Mission: the last card, and what to do about the patrol."""
SEED = 2
"""Dice of the campaign with which some card passes its Preservation roll."""


@cache
def nearly_won(answers: int = len(LAST)) -> bytes:
    """Returns the file of a campaign in which so many answers of the first Mission are missing."""
    known = file.loads(RECORD.read_bytes())
    campaign = msgspec.structs.replace(known.campaign, seed=SEED, log=[], digest="", result="")
    game = known.games[0]
    playing = msgspec.structs.replace(game, log=game.log[:-answers], digest="", result="")
    return file.dumps(StoryFile(campaign=campaign, playing=playing))


def won_once() -> bytes:
    """Returns the file of a campaign whose first Mission was won: it is asked whether to go on."""
    known = file.loads(RECORD.read_bytes())
    log = [
        *takewhile(
            lambda said: not (isinstance(said, Said) and said.key == "go-on"), known.campaign.log
        )
    ]
    plain = msgspec.structs.replace(known.campaign, log=log, digest="", result="")
    return file.dumps(StoryFile(campaign=plain, games=known.games[:1]))


def bring_campaign(guest: Guest, data: bytes) -> str:
    """Opens a campaign from its file, as a page would; returns its number."""
    guest.call("POST", "me", {"nickname": guest.nickname})
    page = guest.call("POST", "campaigns/import", data)
    campaign: str = page["info"]["table"]["id"]
    guest.go(f"/table/{campaign}")
    return campaign
