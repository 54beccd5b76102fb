"""What a screen needs of the campaign and never changes: its Missions, its track, its cards."""

from functools import cache

from msgspec import Struct

from horda.core.words import Text
from horda.games.zombicide.box.skill_keys import skill_id
from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX
from horda.games.zombicide.editions.fort_hendrix.campaign.telling import the_book
from horda.games.zombicide.papers.words import skill_name


class RoadMission(Struct, frozen=True):
    """A Mission on the road map."""

    id: str
    hour: int
    """When it begins."""
    minutes: int
    difficulty: str


class Road(Struct, frozen=True):
    """The campaign as it is printed."""

    missions: tuple[RoadMission, ...]
    milestones: tuple[int, ...]
    """CXP that bring a reward."""
    track: int
    """Where the track of experience ends."""
    values: dict[str, int]
    """Preservation values of cards, by id; a card that is not there has none."""
    skills: dict[str, Text]
    """What Campaign skills are called, by key."""


@cache
def road() -> Road:
    """Returns the road of the campaign."""
    book, known = the_book(), FORT_HENDRIX.missions
    missions = tuple(_mission(id) for id in book.missions if id in known)
    values = {card.id: card.preserve for card in FORT_HENDRIX.box.entries if card.preserve}
    skills = {key: skill_name(FORT_HENDRIX.box, skill_id(key)) for key in book.skills}
    return Road(missions, book.milestones, book.track, values, skills)


def _mission(id: str) -> RoadMission:
    mission = FORT_HENDRIX.missions[id]
    assert mission.hour is not None, "Missions of the campaign have their hour"
    return RoadMission(id, mission.hour, mission.minutes, mission.difficulty)
