"""How the server is set up: defaults < TOML file < environment < command line."""

import os
import secrets
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import Field, StructType, Type, UnionType, type_info

from horda.core import toml_lines
from horda.places import data_folder

PREFIX = "HORDA_"
SECRET_FILE = "secret.key"
SHORTEST_SECRET = 32
LARGEST_FILE = 2**20
"""Bytes of a file of settings; some files never end."""

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=64)]
Url = Annotated[str, Meta(pattern=r"^https?://[^\s/?#]+[^\s?#]*$")]
Secret = str


class BadSettings(Exception):
    """A setting that cannot be used: its name, where it was read, and why not."""

    def __init__(self, name: str, source: str, why: str) -> None:
        super().__init__(f"{name or 'settings'} ({source}): {why}")
        self.name = name
        self.source = source
        self.why = why


class Mail(Struct, frozen=True, forbid_unknown_fields=True):
    """How to send e-mail: `smtp://host:port`, `smtps://` or `smtp+starttls://name:word@host`."""

    url: Annotated[str, Meta(pattern=r"^(smtp|smtps|smtp\+starttls)://\S+$")]
    sender: Annotated[str, Meta(min_length=3)]

    def __repr__(self) -> str:
        return f"Mail(sender={self.sender!r})"


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where turn notices are posted to, and the word they are signed with."""

    url: Url
    secret: Annotated[Secret, Meta(min_length=16)]

    def __repr__(self) -> str:
        return "Webhook()"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; nested settings are `mail.url` or HORDA_MAIL_URL."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: Path = msgspec.field(default_factory=data_folder)
    """The folder for what the server keeps: its database and its secret."""
    database: str = ""
    """An SQLAlchemy URL; by default a SQLite file in the data folder."""
    secret: Secret = ""
    """Signs identities; by default it is made once and kept in the data folder."""
    admin_token: Secret = ""
    public_url: Url | None = None
    origins: tuple[Url, ...] = ()
    """Other pages that may talk to this server."""
    hosts: tuple[str, ...] = ()
    """Further names of this server, beside that of `public_url`; `*`: any."""
    trust_proxy: bool = False
    """Believe X-Forwarded-*: only behind a proxy that sets them itself."""
    mail: Mail | None = None
    webhook: Webhook | None = None
    workers: Count = 1
    bot_workers: Count = 1
    desk_workers: Count = 2
    """Processes at most for what strangers ask for; as many for short work as for long work."""
    processes: Literal["early", "late"] = "early"
    """When those are started: with the server, or when one is first needed (for short lives)."""
    rate: Annotated[float, Meta(ge=0)] = 1.0
    """Multiplies all rate limits; 0 switches them off."""
    chosen_seeds: Literal["alone", "everywhere"] = "alone"
    """Who may choose the seed of a table: who plays alone, or (for rehearsals) any host."""
    grace: Annotated[float, Meta(ge=0)] = 60.0
    """Seconds that somebody must be away before the host may let a bot play for them."""
    link_days: Annotated[float, Meta(ge=0)] = 7.0
    """Days for which an invitation holds; 0: until it is revoked."""
    largest_body: Annotated[int, Meta(ge=1024)] = 2**21
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def __repr__(self) -> str:
        """Shows nothing that a log must not hold; the database's URL may carry a password."""
        return f"Settings(host={self.host!r}, port={self.port}, data={str(self.data)!r})"

    @property
    def folder(self) -> Path:
        """The data folder as an absolute path."""
        return self.data.expanduser().absolute()

    @property
    def database_url(self) -> str:
        """The URL of the database that is really used."""
        return self.database or f"sqlite:///{self.folder / 'horda.db'}"


def load(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """Reads all settings; options of the command line that are None were not given."""
    env = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    if file is not None:
        _lay(values, _checked(_from_file(file), str(file)))
    _lay(values, _checked(_from_environment(env), "environment"))
    values.setdefault("data", str(data_folder(env)))
    given = {name: value for name, value in (options or {}).items() if value is not None}
    _lay(values, _checked(given, "command line"))
    settings = _convert(values, "settings")
    if settings.secret and len(settings.secret) < SHORTEST_SECRET:
        raise BadSettings("secret", "settings", f"needs {SHORTEST_SECRET} signs or more")
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise BadSettings("workers", "settings", "several workers need a PostgreSQL database")
    return settings


def secret_key(settings: Settings) -> bytes:
    """Returns what identities are signed with; makes it at the first start, for its owner only."""
    if settings.secret:
        return settings.secret.encode()
    with secret_made(settings):
        pass
    return _kept(settings.folder / SECRET_FILE)


def make_folder(settings: Settings) -> None:
    """Makes the data folder; a database that was asked for elsewhere must have its own."""
    try:
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        what = error.strerror or "cannot be written"
        raise BadSettings("data", str(settings.folder), what) from None


@contextmanager
def secret_made(settings: Settings) -> Iterator[None]:
    """Makes a secret where there is none yet; it comes to stay only if what follows succeeds."""
    path = settings.folder / SECRET_FILE
    if settings.secret or _is_kept(path):
        yield
        return
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = _drafted(path)
    except OSError as error:
        raise BadSettings("data", str(path), error.strerror or "cannot be written") from None
    try:
        yield
        with suppress(FileExistsError):  # another worker was quicker: its secret holds
            os.link(draft, path)
    finally:
        draft.unlink()


def _is_kept(path: Path) -> bool:
    try:
        return bool(_kept(path))
    except FileNotFoundError:
        return False
    except OSError as error:
        raise BadSettings("data", str(path), error.strerror or "cannot be read") from None


def _kept(path: Path) -> bytes:
    key = path.read_bytes().strip()
    if len(key) < SHORTEST_SECRET:
        raise BadSettings("data", str(path), "is too short for a secret")
    return key


def _drafted(path: Path) -> Path:
    """Writes a new secret beside its place: another worker may do the same just now."""
    draft = path.with_name(f".secret.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _from_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadSettings("", str(path), f"is larger than {LARGEST_FILE} bytes")
        return toml_lines.loads(data.decode())
    except OSError as error:
        raise BadSettings("", str(path), error.strerror or "cannot be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings("", str(path), str(error)) from None


def _from_environment(env: Mapping[str, str]) -> dict[str, Any]:
    return _named(Settings, PREFIX, env)


def _named(kind: type[Struct], prefix: str, env: Mapping[str, str]) -> dict[str, Any]:
    """Collects the fields of a struct by the names of variables, those of nested structs too."""
    info = type_info(kind)
    assert isinstance(info, StructType)
    values: dict[str, Any] = {}
    for field in info.fields:
        name = prefix + field.name.upper()
        nested = _nested(field)
        if nested is not None:
            if inner := _named(nested, f"{name}_", env):
                values[field.name] = inner
        elif name in env:
            values[field.name] = env[name]
    return values


def _nested(field: Field) -> type[Struct] | None:
    kinds: tuple[Type, ...] = (field.type,)
    if isinstance(field.type, UnionType):
        kinds = field.type.types
    return next((kind.cls for kind in kinds if isinstance(kind, StructType)), None)


def _checked(values: dict[str, Any], source: str) -> dict[str, Any]:
    """Judges what one source says by itself, so that a refusal can name the source."""
    values = dict(values)
    for name in ("origins", "hosts"):
        if isinstance(values.get(name), str):
            values[name] = values[name].split()
    whole = {k: v for k, v in values.items() if not isinstance(v, dict)}
    _convert(whole, source)
    for name, inner in values.items():
        if isinstance(inner, dict) and name not in ("mail", "webhook"):
            raise BadSettings(name, source, "is not a group of settings")
    return values


def _lay(values: dict[str, Any], over: dict[str, Any]) -> None:
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(values.get(name), dict):
            values[name] = {**values[name], **value}
        else:
            values[name] = value


def _convert(values: dict[str, Any], source: str) -> Settings:
    """Words of the environment become numbers; a fault names the setting, never its value."""
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$")
        raise BadSettings(place.strip("`.") or _unknown(values), source, why) from None


def _path(kind: type[Any], value: Any) -> Any:
    """Folders are written as words."""
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise ValueError(f"cannot be {value!r}")


def _unknown(values: Mapping[str, Any]) -> str:
    known = Settings.__struct_fields__
    return next((name for name in values if name not in known), "")
