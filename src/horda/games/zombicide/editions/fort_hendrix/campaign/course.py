"""The course of the campaign: Mission after Mission, until it is won, lost or given up."""

from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import replace

from horda.core.campaign import Brought, Chapter, PlayGame, chapter
from horda.core.frames import Frame, Go, Outcome, Push
from horda.core.results import Result
from horda.core.rulebook import cites
from horda.core.run import Run
from horda.games.zombicide.editions.fort_hendrix import FhSetup
from horda.games.zombicide.editions.fort_hendrix.campaign import events
from horda.games.zombicide.editions.fort_hendrix.campaign.between import (
    Keeping,
    Losing,
    Replacing,
    Stopping,
    change_sheet,
)
from horda.games.zombicide.editions.fort_hendrix.campaign.telling import (
    living,
    note_shown,
    tell_codas,
    tell_end,
    tell_mission,
    tell_moment,
    the_book,
)

if TYPE_CHECKING:
    from horda.games.zombicide.editions.fort_hendrix.campaign.state import BannerState, Harvest

GAME = "fort-hendrix"
ENDS = {3: "stopped_M1_M3", 7: "stopped_M4_M7", 9: "stopped_M8_M9", 10: "stopped_M10"}
"""By the last Mission of a part the ending of whoever stops there."""


class Course(Frame, frozen=True):
    """The Missions one after the other, and what is decided between them."""

    @cites("FH-CAMP-1")
    def play(self, run: Run["BannerState"]) -> Outcome:
        """Tells the briefing and plays the next Mission."""
        state = run.state
        tell_mission(run, state.left[0], "brief")
        return Push(PlayGame(next_mission(state)))

    @cites("FH-END-1", "FH-END-2", "FH-END-3", "FH-CAMP-Q1")
    def come_back(self, run: Run["BannerState"]) -> Outcome:
        """Takes what the Mission brought: it is won, played again, or the campaign is over."""
        state, brought = run.state, run.result
        assert isinstance(brought, Brought)
        harvest: Harvest = brought.sheet
        mission = state.left[0]
        note_shown(state, harvest.told)
        fallen = mourn(state, harvest)
        run.emit(events.MissionOver, mission, harvest.won)
        tell_mission_end(run, mission, harvest)
        if harvest.lost:
            note_infections(state, harvest)
            state.ending = f"lost_{harvest.lost}"
            return Go("end")
        cards = settle(state, harvest) if harvest.won else ()
        if state.ending:
            return Go("end")
        pairs = broken_pairs(state, harvest) if harvest.won else ()
        rolls = Losing(pairs, cards) if pairs else Keeping(cards)
        return Push(rolls, then=(Replacing(fallen),))

    @cites("FH-KO-7", "FH-CAMP-Q2")
    def ask_on(self, run: Run["BannerState"]) -> Outcome:
        """Asks whether to go on, unless nobody is left to."""
        if not run.state.team:
            run.state.ending = "lost_nobody"
            return Go("end")
        return Push(Stopping())

    def on(self, run: Run["BannerState"]) -> Outcome:
        """Goes on, or stops."""
        if not run.result:
            return Go("play")
        number = int(run.state.history[-1].chapter.config["scenario"][1:])
        run.state.ending = next(name for last, name in ENDS.items() if number <= last)
        return Go("end")

    @cites("FH-END-4", "FH-CAMP-Q2")
    def end(self, run: Run["BannerState"]) -> Outcome:
        """Tells the epilogue; whoever is infected dies, however it ended; then the codas."""
        state = run.state
        tell_end(run, state.ending)
        sick = [one.sheet.survivor for one in living(state) if one.sheet.infections]
        for who in sick:
            run.emit(events.DiedInfected, who)
            tell_moment(run, "death_infected_end", who)
        tell_codas(run, state.ending)
        state.dead = (*state.dead, *sick)
        return run.finish(result_of(state))

    steps = (play, come_back, ask_on, on, end)


def next_mission(state: "BannerState") -> Chapter:
    """Returns the next game: each player's Survivors together, those without any watch."""
    seats = sorted({one.seat for one in state.team})
    team = sorted(state.team, key=lambda one: one.seat)
    shares = [sum(one.seat == seat for one in team) for seat in seats]
    setup = FhSetup(
        scenario=state.left[0],
        players=len(seats),
        team=len(team),
        survivors="+".join(one.sheet.survivor for one in team),
        shares="+".join(map(str, shares)),
        cards=state.config.cards,
        giving_up=state.config.giving_up,
        carried=replace(state.carried, sheets=tuple(one.sheet for one in team)),
    )
    return chapter(GAME, setup, tuple(seats))


def tell_mission_end(run: Run["BannerState"], mission: str, harvest: "Harvest") -> None:
    """Tells how a Mission ended, by what was noted in it too."""
    before = run.state.flags
    run.state.flags = tuple(dict.fromkeys((*before, *harvest.flags)))
    if not harvest.lost:
        tell_mission(run, mission, "won" if harvest.won else "lost")
    run.state.flags = before


@cites("FH-KO-5", "FH-CAMP-Q1", "FH-KO-Q4")
def mourn(state: "BannerState", harvest: "Harvest") -> tuple[int, ...]:
    """Notes who died for good, and returns their places; the dead stay dead in any case."""
    dead = {one.sheet.survivor for one in harvest.people if one.fate == "dead"}
    places = tuple(i for i, one in enumerate(state.team) if one.sheet.survivor in dead)
    state.dead = (*state.dead, *(state.team[place].sheet.survivor for place in places))
    return places


@cites("FH-END-3", "FH-END-5", "FH-CXP-2", "FH-BONUS-1", "FH-ACH-1", "FH-PRES-6", "FH-KO-4")
def settle(state: "BannerState", harvest: "Harvest") -> tuple[tuple[int, str], ...]:
    """Writes a won Mission down; returns the cards of standing Survivors to roll for."""
    found = {one.sheet.survivor: one for one in harvest.people}
    cards: list[tuple[int, str]] = []
    team = list(state.team)
    for place, one in enumerate(team):
        fared = found[one.sheet.survivor]
        team[place] = replace(one, sheet=replace(fared.sheet, kept=()))
        if fared.fate == "standing":
            cards += [(place, card) for card in fared.cards]
    state.team = tuple(team)
    state.flags = tuple(dict.fromkeys((*state.flags, *harvest.flags)))
    state.gifts = (*state.gifts, *harvest.gifts)
    state.played = (*state.played, state.left[0])
    state.left = in_order(state.left[1:], harvest.order)
    state.ending = harvest.ending
    return tuple(cards)


@cites("FH-END-4")
def note_infections(state: "BannerState", harvest: "Harvest") -> None:
    """Notes who is infected when the campaign is lost: that Mission is not played again."""
    found = {one.sheet.survivor: one.sheet.infections for one in harvest.people}
    for place, one in enumerate(state.team):
        change_sheet(state, place, replace(one.sheet, infections=found[one.sheet.survivor]))


@cites("FH-ALLOUT-Q5", "FH-END-3")
def broken_pairs(
    state: "BannerState", harvest: "Harvest"
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Lists the pairs of which one weapon has broken, by the place of their owners."""
    places = {one.sheet.survivor: place for place, one in enumerate(state.team)}
    pairs = [(places[one.sheet.survivor], one.breaks) for one in harvest.people]
    return tuple((place, pair) for place, pair in pairs if pair is not UNSET)


@cites("FH-CAMP-1", "FH-M6-Q1")
def in_order(left: tuple[str, ...], order: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the Missions to come: those a Note put first, then the others by number."""
    first = tuple(one for one in order if one in left)
    return (*first, *(one for one in left if one not in first))


@cites("FH-CAMP-Q2", "FH-END-1")
def result_of(state: "BannerState") -> Result:
    """The campaign is won by a Note that ends it, and by nothing else."""
    players, ending = state.config.players, state.ending
    won = not ending.startswith(("lost", "stopped"))
    rules = ("FH-CAMP-Q2",) if won or ending.startswith("stopped") else ("FH-END-1",)
    seats = tuple(range(players)) if won else ()
    reason = f"fh-campaign-{ending.partition('_M')[0].replace('_', '-')}"
    return Result(seats, reason, rules, ((1.0 if won else 0.0),) * players)


def all_missions() -> tuple[str, ...]:
    """Returns the Missions of the campaign in order."""
    return the_book().missions
