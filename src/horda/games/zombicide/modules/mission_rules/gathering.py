"""Missions whose goal is company: Companions rallied or found, the team in one place."""

from horda.core.rulebook import cites
from horda.core.words import Text
from horda.games.zombicide.rules.edition import of_module
from horda.games.zombicide.rules.goals import Look, goal, plan
from horda.games.zombicide.rules.people import team, zombies_in
from horda.games.zombicide.rules.state import NONE, ZState

WANTED = 4
"""Companions to be found in M23."""


def _of(name: str, done: int, all_: int) -> Text:
    return Text(f"z2-goal-{name}", {"done": done, "all": all_})


def _rallying(state: ZState) -> Text:
    led = sum(one.leader != NONE for one in state.companions)
    return _of("all-rallied", led, len(state.companions))


@goal("all-rallied", _rallying)
@cites("Z2-M14-02", "Z2-M15-02")
def _all_rallied(state: ZState) -> bool:
    for one in state.companions:  # noqa: SIM110 - a loop, since it is asked after every Action
        if one.leader == NONE:
            return False
    return True


def _meeting(state: ZState) -> Text:
    exits = plan(state).exits
    return _of("all-at-exit", sum(p.zone in exits for p in state.people), len(team(state)))


@goal("all-at-exit", _meeting, looks=Look.PLACES | Look.ZOMBIES)
@cites("Z2-M14-02")
def _all_at_exit(state: ZState) -> bool:
    exits = plan(state).exits
    if not all(person.zone in exits for person in team(state)):
        return False
    return not any(zombies_in(state, zone) for zone in exits)


def _finding(state: ZState) -> Text:
    return _of("four-companions", len(state.companions), WANTED)


@goal("four-companions", _finding)
@cites("Z2-M23-02")
def _four_found(state: ZState) -> bool:
    return len(state.companions) >= WANTED


PIECES = ()
of_module("companions", "all-rallied", "four-companions")
