"""The page for browsers, as it was built."""

from importlib.resources import files
from pathlib import Path

from litestar import head
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router


def client_folder() -> Path | None:
    """Returns the folder with the built client, if it was built."""
    folder = Path(str(files("horda"))) / "static"
    return folder if (folder / "index.html").is_file() else None


@head("/", include_in_schema=False)
async def alive() -> None:
    """Tells a monitor that the page is there; litestar's own route knows GET only."""


def pages() -> list[Router | HTTPRouteHandler]:
    """Returns the routes that serve the client; none if it was not built."""
    folder = client_folder()
    if folder is None:
        return []
    return [create_static_files_router(path="/", directories=[folder], html_mode=True), alive]
