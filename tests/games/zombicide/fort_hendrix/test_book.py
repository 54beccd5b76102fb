"""The rulebook of Fort Hendrix has every id of the catalogue, in both languages."""

import re
from collections.abc import Iterator

from horda.games.zombicide.editions.fort_hendrix import FORT_HENDRIX

BOOK = FORT_HENDRIX.rulebook
OWN = [rule for rule in BOOK if rule.id.startswith("FH-")]
# The catalogue's ids by their middle part: rules by number, X examples, D derived cases, Q rulings.
IDS = {
    "DECK": "1-3",
    "MIL": "1-3 Q1-2",
    "ALLOUT": "1-8 X1-4 Q1-9",
    "PRES": "1-8 X1 Q1-4",
    "KO": "1-7 X1 Q1-11",
    "CLOCK": "1-3 X1 Q1-2",
    "NIGHT": "1-4 Q1-3",
    "LIGHT": "1-5 X1-7 Q1-12",
    "SHOOT": "1-5 Q1-11",
    "CAMP": "1 Q1-3",
    "CXP": "1-4 X1-2 Q1",
    "CSK": "1 X1 Q1-2",
    "BONUS": "1 X1 Q1",
    "ACH": "1",
    "OBJ": "1-9 X1-2 Q1-5",
    "PENNY": "1-5 Q1-4",
    "END": "1-5",
    "M1": "0-4 Q1-2",
    "M2": "0-3",
    "M3": "0-2",
    "M4": "0-3 Q1-2",
    "M5": "0-2",
    "M6": "0-3 Q1",
    "M7": "0-5 Q1-5",
    "M8": "0-3",
    "M9": "0-2",
    "M10": "0-6 Q1-5",
    "INF": "1-3 X1-3 Q1-3",
    "SK": "1-8 X1 Q1-3",
    "SW": "1-10",
    "": "D1-31",
}
SINGLE = {"FH-M0", "FH-LIGHT-ON", "FH-LIGHT-OFF", *(f"FH-SHOOT-X-{letter}" for letter in "ABCD")}


def spelt(middle: str, ends: str) -> Iterator[str]:
    """Writes out the ids that a line of the table stands for."""
    start = f"FH-{middle}-" if middle else "FH-"
    for part in ends.split():
        found = re.fullmatch(r"([A-Z]*)(\d+)(?:-(\d+))?", part)
        assert found is not None, part
        sign, first, last = found.groups()
        for number in range(int(first), int(last or first) + 1):
            yield f"{start}{sign}{number}"


def test_every_id_of_the_catalogue_is_there() -> None:
    wanted = {id for middle, ends in IDS.items() for id in spelt(middle, ends)} | SINGLE
    assert len(wanted) == 290
    assert {rule.id for rule in OWN} == wanted


def test_every_rule_has_a_text_in_both_languages() -> None:
    polish = re.compile("[ąćęłńóśźż]")
    for rule in OWN:
        assert rule.en.endswith("."), rule.id
        assert rule.pl.endswith("."), rule.id
        assert rule.en != rule.pl, rule.id
        assert not polish.search(rule.en), rule.id
    assert sum(bool(polish.search(rule.pl)) for rule in OWN) > 270


def test_every_rule_says_where_it_comes_from() -> None:
    tag = re.compile(r"(rulebook \[\d+(-\d+)?(,\d+(-\d+)?)*\]|inferred|facts|ruling( \(option\))?)")
    for rule in OWN:
        assert tag.sub("", rule.source).replace(", ", "") == "", f"{rule.id}: {rule.source}"


def test_rules_of_the_second_edition_hold_too() -> None:
    assert "Z2-MOVE-01" in BOOK
    assert "Z2-M25-14" in BOOK, "its Missions can be played with these rules"
