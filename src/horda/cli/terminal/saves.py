"""Where a game in progress is kept, and how it is written after every answer."""

from collections.abc import Callable
from pathlib import Path

from horda.cli import files
from horda.cli.trouble import Trouble
from horda.core import record
from horda.places import data_folder

Written = Callable[[record.Record], bytes]


class Saver:
    """Writes the record of one game to one file."""

    def __init__(
        self, save: Path | None, load: Path | None, written: Written = record.dumps
    ) -> None:
        """`written` puts a record into bytes; a game of a campaign is kept with all the others."""
        self._bytes = written
        self.chosen = save is not None
        self.path = save or data_folder() / "last.json"
        self.written: int | None = None
        """Entries of the log that are on disk, if any: a full disk leaves later ones out."""
        self.goes_on = load is not None and load.exists() and _same(load, self.path)
        if save is not None and save.exists() and not self.goes_on:
            raise Trouble("cli-save-exists", file=str(save))
        if save is not None:
            files.check_writable(save)

    def save(self, played: record.Record) -> None:
        """Writes the game so far; a crash leaves the last whole record."""
        if self.written is None and not self.chosen:
            self._keep_previous()
        files.write(self.path, self._bytes(played))
        self.written = len(played.log)

    def copy(self, played: record.Record, path: Path) -> None:
        """Writes the game under another name as well."""
        if path.exists() and not (self.path.exists() and _same(path, self.path)):
            raise Trouble("cli-save-exists", file=str(path))
        files.write(path, self._bytes(played))

    def _keep_previous(self) -> None:
        """Makes the folder; an unfinished game that was there is kept beside the new one."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not self.goes_on:
                self.path.replace(self.path.with_name("previous.json"))
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Trouble("cli-cannot-write", file=str(self.path), why=why) from None


def _same(one: Path, other: Path) -> bool:
    return other.exists() and one.samefile(other)
