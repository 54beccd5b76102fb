"""Where settings come from, and what is said of a bad one."""

import stat
import threading
from pathlib import Path

import pytest

from horda.server.ops.settings import BadSettings, Mail, Settings, load, secret_key


def written(folder: Path, text: str) -> Path:
    path = folder / "horda.toml"
    path.write_text(text)
    return path


def test_without_anything_there_are_defaults() -> None:
    settings = load(environment={})
    assert settings == Settings()
    assert settings.database_url == f"sqlite:///{Path.home()}/.local/share/horda/horda.db"


def test_each_source_goes_before_the_one_below(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "a"\nport = 1\nworkers = 1\nrate = 0.5')
    env = {"HORDA_HOST": "b", "HORDA_PORT": "2", "HORDA_LANG": "pl", "HORDA_TRUST_PROXY": "true"}
    settings = load(file, env, {"host": "c", "admin_token": None})
    assert (settings.host, settings.port, settings.rate) == ("c", 2, 0.5)
    assert settings.trust_proxy is True


def test_groups_are_put_together_from_several_sources(tmp_path: Path) -> None:
    file = written(tmp_path, '[mail]\nurl = "smtp://mail.test"\nsender = "a@horda.test"')
    settings = load(file, {"HORDA_MAIL_URL": "smtps://other.test"})
    assert settings.mail == Mail("smtps://other.test", "a@horda.test")
    env = {"HORDA_WEBHOOK_URL": "https://hook.test/x", "HORDA_WEBHOOK_SECRET": "s" * 16}
    webhook = load(environment=env).webhook
    assert webhook is not None
    assert webhook.url == "https://hook.test/x"


def test_origins_are_words_in_the_environment() -> None:
    env = {"HORDA_ORIGINS": "https://a.test http://b.test:81"}
    assert load(environment=env).origins == ("https://a.test", "http://b.test:81")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("RATE", "-1"),
        ("WORKERS", "0"),
        ("WORKERS", "2"),
        ("TRUST_PROXY", "perhaps"),
        ("PUBLIC_URL", "ftp://x"),
        ("PUBLIC_URL", "https://"),
        ("ORIGINS", "*"),
        ("LOG_FORMAT", "xml"),
        ("SECRET", "short"),
        ("MAIL_URL", "smtp://x"),
        ("WEBHOOK_URL", "file:///etc/passwd"),
    ],
)
def test_a_bad_value_is_named_but_not_shown(name: str, value: str) -> None:
    with pytest.raises(BadSettings) as caught:
        load(environment={f"HORDA_{name}": value})
    assert name.lower().partition("_")[0] in str(caught.value)
    if len(value) > 3:
        assert value not in str(caught.value)


def test_an_unknown_name_in_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as caught:
        load(written(tmp_path, "prot = 1"), {})
    assert caught.value.name == "prot"
    assert caught.value.source.endswith("horda.toml")


@pytest.mark.parametrize(
    "text",
    [
        *("port = ", "port = 1\nport = 2", "[port]\nx = 1", "[what]\nx = 1"),
        pytest.param("a." * 100_000 + "a = 1", id="dots"),
        pytest.param("x = " + "[" * 100_000, id="deep"),
        pytest.param("x = " + "9" * 10_000, id="long"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadSettings):
        load(written(tmp_path, text), {})


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="No such file"):
        load(tmp_path / "none.toml", {})


def test_settings_do_not_show_their_secrets() -> None:
    env = {
        "HORDA_SECRET": "S3CRET" * 8,
        "HORDA_ADMIN_TOKEN": "S3CRET",
        "HORDA_DATABASE": "postgresql+psycopg://me:S3CRET@db/horda",
        "HORDA_MAIL_URL": "smtp://me:S3CRET@mail.test",
        "HORDA_MAIL_SENDER": "a@horda.test",
        "HORDA_WEBHOOK_URL": "https://hook.test/S3CRET",
        "HORDA_WEBHOOK_SECRET": "S3CRET" * 3,
    }
    settings = load(environment=env)
    assert settings.mail
    assert settings.webhook
    for shown in (settings, settings.mail, settings.webhook):
        assert "S3CRET" not in repr(shown) + str(shown)


def test_the_secret_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new" / "folder")
    key = secret_key(settings)
    assert len(key) >= 32
    assert secret_key(settings) == key
    (file,) = settings.folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(settings.folder.stat().st_mode) == 0o700
    assert secret_key(Settings(data=tmp_path, secret="x" * 40)) == b"x" * 40


def test_workers_that_start_at_once_agree_on_the_secret(tmp_path: Path) -> None:
    keys: list[bytes] = []
    settings = Settings(data=tmp_path)
    threads = [threading.Thread(target=lambda: keys.append(secret_key(settings))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 8
    assert len(set(keys)) == 1


def test_a_useless_secret_or_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text("")
    with pytest.raises(BadSettings, match="too short"):
        secret_key(Settings(data=tmp_path))
    with pytest.raises(BadSettings):
        secret_key(Settings(data=tmp_path / "secret.key" / "below"))
