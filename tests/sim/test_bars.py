"""Bar charts are well-formed pictures that show what they are given."""

from xml.etree import ElementTree

from horda.sim.bars import bars


def test_a_chart_names_its_bars_and_shares() -> None:
    chart = bars("M00 <won>", [("easy, 1", 0.625, 0.3, 0.9), ("hard, 1", 0.0, 0.0, 0.2)])
    words = [node.text for node in ElementTree.fromstring(chart).iter() if node.text]
    assert {"M00 <won>", "easy, 1", "62 %", "hard, 1", "0 %"} <= set(words)
