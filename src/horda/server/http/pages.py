"""The page for browsers, as it was built."""

from importlib.resources import files
from pathlib import Path

from litestar import Response
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.router import Router
from litestar.static_files import create_static_files_router

from horda.server.http.common import Asked, refuse_http
from horda.server.protocol import Refused


def client_folder() -> Path | None:
    """Returns the folder with the built client, if it was built."""
    folder = Path(str(files("horda"))) / "static"
    return folder if (folder / "index.html").is_file() else None


def pages() -> list[Router]:
    """Returns the routes that serve the client; none if it was not built."""
    folder = client_folder()
    if folder is None:
        return []
    return [
        create_static_files_router(
            path="/",
            directories=[folder],
            html_mode=True,
            exception_handlers={OSError: _no_file, InternalServerException: _no_file},
        )
    ]


def _no_file(request: Asked, _: Exception) -> Response[Refused]:
    """Answers where no file could even be looked for, such as below another file."""
    return refuse_http(request, NotFoundException())
