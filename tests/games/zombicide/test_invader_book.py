"""The rulebook of Zombicide: Invader has every id of the catalogue, in both languages."""

import re
from collections.abc import Iterator

import pytest

from horda.games.zombicide.editions.invader import INVADER
from horda.games.zombicide.editions.second_edition import SECOND

BOOK = INVADER.rulebook
OWN = [rule for rule in BOOK if rule.id.startswith("INV-")]
"""Without what it shares with the second edition."""
# The catalogue's ids by their middle part: rules by number, X examples, D derived cases, Q rulings.
IDS = {
    "COMP": "1-7",
    "SETUP": "1-11 X1",
    "ROUND": "1-3 Q1",
    "END": "1-4",
    "DEF": "1-2",
    "LOS": "1-7 D1-7",
    "GEO": "1-3",
    "EQ": "1-11 Q1",
    "NOISE": "1-4 X1 Q1",
    "XP": "1-4 X1-2",
    "INV": "1-4",
    "ATT": "1-8 Q1-2",
    "XEN": "1-3",
    "MOLD": "1-14 X1-6 Q1-8",
    "ACT": "1-2",
    "MOVE": "1-4 X1",
    "SEARCH": "1-4 Q1-4",
    "DOOR": "1-5 Q1-5",
    "TRADE": "1-3",
    "COMBAT": "1",
    "OBJ": "1-2",
    "NOISEACT": "1",
    "NOTHING": "1",
    "MACH": "1-9 Q1-12",
    "BOT": "1-4",
    "SENTRY": "1-2",
    "XACT": "1",
    "XATK": "1-4 X1 Q1-2",
    "XMOVE": "1-5 X1-6 Q1-5",
    "HUNT": "1 X1-3",
    "SPAWN": "1-4 X1 Q1-3",
    "EXTRA": "1 X1",
    "ABOM": "1-2",
    "MSPAWN": "1-2",
    "OUT": "1-2 X1-2 Q1-2",
    "CMB": "1-6 X1-7 Q1-2",
    "FF": "1-2 X1 Q1",
    "CONC": "1-3 X1-2 Q1-3",
    "HELL": "1-6 Q1-4",
    "SEC": "1",
    "OXY": "1-3 Q1-4",
    "LOCK": "1-3",
    "PROTO": "Q1-2",
    "ULTRA": "1 X1 Q1",
    "SEVEN": "1-3 Q1",
    "DIFF": "1-3",
    "SK": "1-28 X1 18a-q G1-2 Q1-11",
    "NOT": "1-3",
    "MIS": "1-6 Q1-2",
    "M0": "0-3",
    "M1": "0-3 Q1-2",
    "M2": "0-3 Q1",
    "M3": "0-2 Q1",
    "M4": "0-3",
    "M5": "0-2",
    "M6": "0-3 Q1",
    "M7": "0-5 Q1",
    "M8": "0-3 Q1-2",
    "M9": "0-3 Q1-2",
    "M10": "0-3 Q1-5",
    "": "D1-19",
}


def spelt(middle: str, ends: str) -> Iterator[str]:
    """Writes out the ids that a line of the table stands for."""
    start = f"INV-{middle}-" if middle else "INV-"
    for part in ends.split():
        found = re.fullmatch(r"([A-Z]*)(\d+)([a-z]?)(?:-(\w+))?", part)
        assert found is not None, part
        sign, first, letter, last = found.groups()
        if letter:
            for code in range(ord(letter), ord(last) + 1):
                yield f"{start}{sign}{first}{chr(code)}"
        else:
            for number in range(int(first), int(last or first) + 1):
                yield f"{start}{sign}{number}"


def test_every_id_of_the_catalogue_is_there() -> None:
    wanted = [id for middle, ends in IDS.items() for id in spelt(middle, ends)]
    assert len(wanted) == len(set(wanted)) == 431
    assert {rule.id for rule in OWN} == set(wanted)


def test_every_rule_has_a_text_in_both_languages() -> None:
    polish = re.compile("[ąćęłńóśźż]")
    for rule in OWN:
        assert rule.en.endswith("."), rule.id
        assert rule.pl.endswith("."), rule.id
        assert rule.en != rule.pl, rule.id
        assert not polish.search(rule.en), rule.id
    assert sum(bool(polish.search(rule.pl)) for rule in OWN) > 400


def test_every_rule_says_where_it_comes_from() -> None:
    tag = re.compile(
        r"(rulebook \[\d+(-\d+)?(,\d+(-\d+)?)*\]|inferred|facts|ruling( \(option\))?|note)"
    )
    for rule in OWN:
        rest = tag.sub("", rule.source).replace(", ", "")
        assert rest == "", f"{rule.id}: {rule.source}"
        assert ("ruling" in rule.source) == bool(re.search(r"-Q\d+$", rule.id)), rule.id


def test_rules_that_are_the_same_are_rules_of_the_second_edition() -> None:
    twins = [twin for rule in BOOK for twin in rule.twins]
    assert set(twins) <= {rule.id for rule in SECOND.rulebook}
    assert BOOK.named(("Z2-MOVE-07", "Z2-SKILL-14")) == ("INV-MOVE-2", "INV-SK-9")


@pytest.mark.parametrize(
    "id",
    [
        "INV-MOVE-3",  # Unstoppable does not walk on
        "INV-SK-7",  # Airlocks, and once in any Turn
        "INV-SK-14",  # no XP
        "INV-SK-16",
        "INV-SK-17",  # Line of Sight
        "INV-SK-18g",  # once in any Turn
        "INV-SK-18q",  # once in any Turn
        "INV-SK-22",  # not outdoors
        "INV-SPAWN-1",  # the players pick the first Spawn Zone
        "INV-OUT-1",  # Abominations, not the kind
        "INV-ULTRA-1",  # may choose any skill, and leave it
        "INV-END-1",  # starting Survivors
    ],
)
def test_rules_with_a_word_that_differs_are_their_own(id: str) -> None:
    assert BOOK[id].twins == ()


def test_the_log_tells_a_door_by_the_rule_of_the_station() -> None:
    """A twin would say that the rule is the same; this one only stands in its place."""
    assert BOOK.named(("Z2-DOOR-01", "Z2-SETUP-08")) == ("INV-DOOR-1", "INV-SETUP-4")
    assert BOOK["INV-DOOR-1"].twins == ()


def test_missions_name_their_rules() -> None:
    for id, one in INVADER.missions.items():
        middle = f"INV-M{int(id[1:])}-"
        assert sorted(one.rules) == sorted(rule.id for rule in BOOK if rule.id.startswith(middle))


@pytest.mark.rule("INV-OBJ-1", "INV-XP-1", "INV-ATT-1")
@pytest.mark.parametrize(
    "id", ["Z2-OBJ-02", "Z2-MISSION-02", "Z2-MISSION-I1", "Z2-ADR-02", "Z2-EQUIP-10"]
)
def test_what_this_book_says_otherwise_is_not_lent(id: str) -> None:
    """An Objective gives no XP of itself, and ammunition has to be attached to re-roll."""
    assert id in SECOND.rulebook
    assert id not in BOOK
    (told,) = BOOK.named((id,))
    assert told.startswith("INV-")
