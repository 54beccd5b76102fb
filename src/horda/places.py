"""Where horda keeps what people make: one folder by the XDG rules."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Returns the folder for saved games and the server's database; XDG takes whole paths only."""
    home = (os.environ if environment is None else environment).get("XDG_DATA_HOME", "")
    base = Path(home) if Path(home).is_absolute() else Path("~/.local/share").expanduser()
    return base / "horda"


@contextmanager
def new_folders(*folders: Path) -> Iterator[None]:
    """Removes folders that were made for a work that failed, if nothing is in them."""
    whole = [folder.absolute() for folder in folders]
    chains = ((folder, *folder.parents) for folder in whole)
    new = {folder for chain in chains for folder in chain if not folder.exists()}
    try:
        yield
    except BaseException:
        for folder in sorted(new, key=lambda folder: -len(folder.parts)):
            with suppress(OSError):
                folder.rmdir()
        raise
