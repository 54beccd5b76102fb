"""The balance report counts the games it plays, and says how many those were."""

from pathlib import Path

from tools.balance import Run, draw, measure, page


def test_a_cell_is_played_and_written(tmp_path: Path) -> None:
    run = Run("random", 1, 3)
    cell = run.cells["M00 easy 1"] = measure(run, "M00", "easy", 1)
    assert sum(cell.ends.values()) == cell.games == 3
    assert cell == measure(run, "M00", "easy", 1)
    text = page(run, "the command", 99, "balance")
    assert "the command" in text
    assert "1 of 234 cells" in text
    assert "| M00 | easy | easy |" in text
    draw(run, "M00", tmp_path)
    assert "easy, 1 pl." in (tmp_path / "M00.svg").read_text()
