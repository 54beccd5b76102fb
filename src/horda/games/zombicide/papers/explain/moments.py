"""Why an answer to one question is not offered at another, and which question is open."""

from msgspec import Struct

from horda.core.decisions import Choice
from horda.core.game import Refusal
from horda.core.words import Text
from horda.games.zombicide.papers.words import asked
from horda.games.zombicide.rules.refusals import no
from horda.games.zombicide.rules.state import ZState


class Moment(Struct, frozen=True):
    """When something is decided: the text `z2-moment-<name>`, and the rules that say so."""

    name: str
    rules: tuple[str, ...]


def _moments(*table: tuple[str, str, tuple[str, ...]]) -> dict[str, Moment]:
    return {verb: Moment(name, rules) for verbs, name, rules in table for verb in verbs.split()}


MOMENTS = _moments(
    ("deal", "deal", ("Z2-SETUP-08",)),
    ("start-in", "start", ("Z2-SETUP-Q3",)),
    ("recruit", "recruit", ("Z2-COMP-01",)),
    ("be-leader", "leader", ("Z2-M11-03",)),
    ("hit-car", "hit-car", ("Z2-M04-04",)),
    ("stow", "load", ("Z2-M06-04",)),
    ("take-out", "unload", ("Z2-M06-04",)),
    ("play-pair", "pair", ("Z2-M15-04",)),
    ("reveal-building", "building", ("Z2-M22-Q1",)),
    ("fetch-molotov", "fetch", ("Z2-M24-06",)),
    ("take-cocktail", "cocktail", ("Z2-M25-12",)),
    ("act", "act", ("Z2-ROUND-02",)),
    ("wait", "wait", ("Z2-SKILL-49",)),
    ("stop-here", "way", ("Z2-SKILL-07", "Z2-SKILL-44")),
    ("put lift drop done", "cards", ("Z2-TRADE-01", "Z2-SEARCH-02")),
    ("hand-over", "trade", ("Z2-COMP-06",)),
    ("hand-token", "trade", ("Z2-MISSION-10",)),
    ("discard-from", "discard", ("Z2-INV-02",)),
    ("eat-from", "discard", ("Z2-EQUIP-Q4",)),
    ("hit", "hit", ("Z2-TARGET-01",)),
    ("reap", "reap", ("Z2-SKILL-38",)),
    ("roll-dice", "dice", ("Z2-SKILL-09", "Z2-SKILL-27")),
    ("reroll", "reroll", ("Z2-EQUIP-10", "Z2-SKILL-17")),
    ("suffer", "wounds", ("Z2-ZPHASE-04", "Z2-FF-03")),
    ("discard", "cancel", ("Z2-SKILL-52",)),
    ("send", "send", ("Z2-ZPHASE-13",)),
    ("reveal", "reveal", ("Z2-BSPAWN-03",)),
    ("learn", "learn", ("Z2-ADR-05", "Z2-ADR-06")),
    ("drive-on run-over", "drive", ("Z2-CAR-13",)),
    ("come stay", "drag", ("Z2-SKILL-62",)),
    ("heal", "heal", ("Z2-SKILL-19", "Z2-SKILL-39")),
    ("take-twin", "twin", ("Z2-SKILL-10",)),
    ("redraw", "redraw", ("Z2-SKILL-32",)),
    ("sidestep", "sidestep", ("Z2-SKILL-18",)),
    ("reflex", "reflex", ("Z2-SKILL-25",)),
    ("distribute assign", "spread", ("Z2-SKILL-15",)),
    ("pass", "pass", ("Z2-SKILL-G4",)),
)
"""By the verb of an option, when it is offered."""

ASKED_BY: dict[str, tuple[str, ...]] = {
    "z2-turn": ("Z2-ROUND-03",),
    "z2-arrange": ("Z2-TRADE-01",),
    "z2-assign-card": ("Z2-SKILL-15",),
    "z2-assign-hit": ("Z2-TARGET-01",),
    "z2-be-dragged": ("Z2-SKILL-62",),
    "z2-choose-skill": ("Z2-ADR-05", "Z2-ADR-06"),
    "z2-dark-order": ("Z2-BSPAWN-03",),
    "z2-deal": ("Z2-SETUP-08",),
    "z2-discard": ("Z2-INV-02",),
    "z2-recruit": ("Z2-COMP-01",),
    "z2-choose-companion": ("Z2-M11-03",),
    "z2-choose-leader": ("Z2-M11-03",),
    "z2-load-food": ("Z2-M06-04",),
    "z2-unload-food": ("Z2-M06-04",),
    "z2-wounded": ("Z2-M12-04",),
    "z2-start-zone": ("Z2-SETUP-Q3",),
    "z2-pick-pair": ("Z2-M15-04",),
    "z2-partner": ("Z2-M19-03",),
    "z2-next-building": ("Z2-M22-Q1",),
    "z2-fetch-molotov": ("Z2-M24-06",),
    "z2-who-is-ned": ("Z2-M25-06",),
    "z2-take-cocktail": ("Z2-M25-12",),
    "z2-dice": ("Z2-SKILL-09", "Z2-SKILL-27"),
    "z2-distribute": ("Z2-SKILL-15",),
    "z2-drive-on": ("Z2-CAR-13",),
    "z2-free-action": ("Z2-SKILL-54",),
    "z2-free-attack": ("Z2-SKILL-G4",),
    "z2-friendly-fire": ("Z2-FF-03",),
    "z2-matching-set": ("Z2-SKILL-10",),
    "z2-medic": ("Z2-SKILL-19",),
    "z2-move-on": ("Z2-SKILL-07", "Z2-SKILL-44"),
    "z2-place-card": ("Z2-SEARCH-02",),
    "z2-rescue": ("Z2-SKILL-62",),
    "z2-run-over": ("Z2-CAR-13",),
    "z2-send": ("Z2-ZPHASE-13",),
    "z2-share-wounds": ("Z2-ZPHASE-04",),
    "z2-tactician": ("Z2-SKILL-49",),
    "z2-treat": ("Z2-SKILL-39",),
    "z2-who-acts": ("Z2-ROUND-02",),
    "react-after-attack": ("Z2-SKILL-53",),
    "react-drew": ("Z2-SKILL-32",),
    "react-rerolls": ("Z2-EQUIP-10",),
    "react-spawned": ("Z2-SKILL-18", "Z2-SKILL-25"),
    "react-wounds": ("Z2-SKILL-52",),
}
"""By the question that is open, the rules that ask it."""


def asked_by(choice: Choice) -> tuple[str, ...]:
    """Returns the rules that ask the open question."""
    return ASKED_BY.get(choice.prompt, ASKED_BY["z2-turn"])


def other_moment(verb: str) -> Refusal:
    """Says when an option is offered, which is not now."""
    moment = MOMENTS[verb]
    return no("moment", *moment.rules, moment=Text(f"z2-moment-{moment.name}"))


def first(state: ZState, choice: Choice) -> Refusal:
    """Says that the open question comes first."""
    return no("first", *asked_by(choice), question=asked(state.box, choice))
