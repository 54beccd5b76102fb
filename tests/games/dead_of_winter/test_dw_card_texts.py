"""Every card has its name and its words in both languages."""

import re
from collections.abc import Iterator

import pytest

from horda.core.words import Text
from horda.games.dead_of_winter.cards.box import BOX
from horda.games.dead_of_winter.cards.ops_flow import Choose
from horda.games.dead_of_winter.cards.trees import TREES, walk
from horda.games.dead_of_winter.cards.words import PLACES, TYPES, Damage
from horda.games.dead_of_winter.effects.offer import way_label
from horda.games.dead_of_winter.game import DeadOfWinter
from horda.texts import LOCALES, Texts

POLISH = re.compile("[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
CARDS = {
    "item": BOX.items, "crisis": BOX.crises, "secret": BOX.secrets,
    "improvement": BOX.improvements, "experiment": BOX.experiments, "pill": BOX.pills,
    "side-effect": BOX.side_effects,
}  # fmt: skip


def ids() -> Iterator[str]:
    """Names every text that a card needs."""
    for kind, cards in CARDS.items():
        for card in cards:
            yield f"dw-{kind}-{card.id}"
            if kind != "pill":  # its table stands on the item
                yield f"dw-{kind}-{card.id}.text"
    for person in BOX.survivors:
        name = f"dw-survivor-{person.id}"
        yield from (name, f"{name}.job", f"{name}.text")
    for objective in BOX.objectives:
        name = f"dw-objective-{objective.id}"
        yield from (name, f"{name}.normal", f"{name}.hard")
        if objective.start:
            yield f"{name}.start"
    for cross in BOX.crossroads:
        name = f"dw-crossroads-{cross.id}"
        yield from (name, f"{name}.text", f"{name}.story")
        for n in range(1, len(cross.options) + 1):
            yield from (f"{name}.label{n}", f"{name}.text{n}")


def words() -> Iterator[str]:
    """Names the texts that stand in sentences."""
    for place in PLACES:
        yield from (f"dw-place-{place.value}{end}" for end in ("", ".acc", ".loc"))
    yield from (f"dw-type-{kind.value}" for kind in TYPES)
    yield from (f"dw-damage-{kind.value}" for kind in Damage)
    for ops in TREES.values():
        for op in walk(ops):
            if isinstance(op, Choose):
                yield from (way_label(way) for way in op.ways)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_read(locale: str) -> None:
    texts = Texts(locale)
    needed = {*ids(), *words()}
    assert len(needed) > 1500
    assert sorted(name for name in needed if not texts.has_own(name)) == []
    for name in needed:
        assert not set("⟦⟧{}") & set(texts.render(Text(name))), name


def test_no_polish_stands_in_english_texts() -> None:
    english, polish = Texts("en"), Texts("pl")
    spared = {f"dw-survivor-{card.id}" for card in BOX.survivors}
    for name in {*ids(), *words()} - spared:
        assert not POLISH.search(english.render(Text(name))), name
        if "text" in name or "story" in name:
            assert english.render(Text(name)) != polish.render(Text(name)), name


def test_every_rule_has_its_sentence_in_both_languages() -> None:
    book = DeadOfWinter().rulebook
    assert len(book) == 709
    for rule in book:
        assert rule.en != rule.pl, rule.id
        assert not POLISH.search(rule.en), rule.id
        assert rule.id.startswith("DW-"), rule.id
