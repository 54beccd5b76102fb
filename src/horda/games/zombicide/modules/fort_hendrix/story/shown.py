"""What everybody sees of the story: fronts of cards only where they lie open or were looked at."""

from collections.abc import Iterator

from horda.core.rulebook import cites
from horda.core.watch import Part, Parts
from horda.core.words import Text, text
from horda.games.zombicide.modules.fort_hendrix.state import FhState, fort
from horda.games.zombicide.modules.fort_hendrix.story.on_board import card_zone
from horda.games.zombicide.modules.fort_hendrix.story.sheets import bonus_left
from horda.games.zombicide.modules.fort_hendrix.story.telling_state import flags, page
from horda.games.zombicide.modules.fort_hendrix.story.things import TOKEN_OF
from horda.games.zombicide.papers.words import listed
from horda.games.zombicide.rules.state import NONE, ZState
from horda.games.zombicide.screen.storybook import StoryCard, StorySheet, StoryThing, StoryView


def told(state: ZState) -> bool:
    """Tells whether the Mission has a story."""
    return "story" in state.mission.special


def _name(state: ZState, who: int) -> str:
    return state.box.survivors[state.people[who].card].id


@cites("FH-OBJ-1")
def _cards(state: FhState) -> tuple[StoryCard, ...]:
    tale = state.tale
    known = {*tale.up, *tale.peeked}
    return tuple(
        StoryCard(card_zone(state, n), n if n in known else 0, n in tale.up) for n in tale.cards
    )


def _sheets(state: FhState) -> tuple[StorySheet, ...]:
    found = []
    for who in range(len(state.people)):
        own = page(state, who)
        skills = tuple(state.box.skill_key(skill) for skill in own.skills)
        left = bonus_left(state, who)
        found.append(StorySheet(_name(state, who), own.cxp, skills, left, own.infections))
    return tuple(found)


def story(state: FhState) -> StoryView | None:
    """Shows the story."""
    if not told(state):
        return None
    tale = state.tale
    borne = [
        StoryThing(TOKEN_OF[colour], _name(state, who), NONE)
        for who, person in enumerate(state.people)
        for colour in person.load
        if colour in TOKEN_OF
    ]
    things = (*borne, *(StoryThing(one.token, "", one.zone) for one in tale.things))
    return StoryView(
        mission=state.config.scenario,
        stage=tale.stage,
        cards=_cards(state),
        notes=tale.notes,
        words=tale.words,
        flags=tuple(sorted(flags(state))),
        things=things,
        charge=tale.charge,
        entrances=tale.entrances,
        sealed=tale.sealed,
        broken=tale.broken,
        held=tale.held,
        trod=tale.trod,
        sheets=_sheets(state),
    )


PARTS: Parts = {
    "story": Part(
        lambda s, _: (fort(s).tale, tuple(one.load for one in s.people)),
        lambda s, _: story(fort(s)),
    )
}
"""What the view shows besides that of the advanced rules."""


def lines(state: FhState) -> Iterator[Text]:
    """Says which words are known, who carries what, and the sheets."""
    if not told(state):
        return
    tale = state.tale
    if tale.words:
        words = [Text(f"fh-word-{one}") for one in tale.words]
        yield text("z2-status-words", words=listed(words))
    for thing in tale.things:
        token = Text(f"fh-token-{thing.token}")
        yield text("z2-status-thing-lies", thing=token, zone=thing.zone)
    if tale.charge != NONE:
        yield text("z2-status-charge", zone=tale.charge)
    for one in _sheets(state):
        if one.cxp or one.bonus or one.infections:
            who = Text(f"z2-survivor-{one.who}")
            yield text(
                "z2-status-sheet", who=who, cxp=one.cxp, bonus=one.bonus, infections=one.infections
            )
