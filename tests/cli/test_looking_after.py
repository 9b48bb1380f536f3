"""`spieltisch doctor`, `backup` and `restore`, as people run them, beside a running server."""

import subprocess
import sys

import psycopg
import pytest

from spieltisch.tables.live import Tables
from spieltisch.tables.openings import Order
from spieltisch.tables.store import Store
from tests.server.client import Person, free_port, serving

CAPABILITIES = "-dac_override,-dac_read_search"
WITHOUT_RIGHTS = (
    "setpriv",
    f"--bounding-set={CAPABILITIES}",
    f"--inh-caps={CAPABILITIES}",
)


def spieltisch(*words, before=()):
    return subprocess.run(
        [*before, sys.executable, "-m", "spieltisch", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    data = tmp_path_factory.mktemp("data") / "folder"
    data.mkdir(mode=0o700)
    with serving(data) as running:
        Person(running, "Anna").open_table(2, "beginner")
        yield running


def test_a_backup_of_a_running_server_and_what_it_says(server, tmp_path):
    done = spieltisch("backup", tmp_path / "saved", "--data", server.data)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 tables" in done.stdout
    again = spieltisch("backup", tmp_path / "saved", "--data", server.data)
    assert again.returncode == 2
    assert again.stderr.startswith("spieltisch: backup_there:")
    assert len(again.stderr.splitlines()) == 1
    busy = spieltisch("restore", tmp_path / "saved", "--data", server.data)
    assert busy.returncode == 2
    assert busy.stderr.startswith("spieltisch: folder_taken:")
    fresh = spieltisch("restore", tmp_path / "saved", "--data", tmp_path / "fresh")
    assert (fresh.returncode, fresh.stderr) == (0, "")
    assert spieltisch("doctor", "--data", tmp_path / "fresh").returncode in {0, 1}


def test_the_doctor_finds_nothing_wrong_with_a_running_server(server):
    said = spieltisch("doctor", "--data", server.data).stdout
    assert "server: runs on this folder now" in said
    assert "tables: 1 tables" in said
    assert "!!  tables" not in said
    assert "!!  folder" not in said


async def shared(address, tables):
    """Open some tables in a database that workers share."""
    store = Store(address)
    await store.migrate()
    try:
        live = Tables(store)
        for _ in range(tables):
            await live.open("a" * 32, "Anna", Order("ugo", 2, {}, ("beginner",), False))
    finally:
        await store.close()


async def test_the_doctor_looks_at_a_shared_database(postgres, tmp_path):
    address = postgres.new_database()
    words = ("doctor", "--data", tmp_path, "--database", address)
    empty = spieltisch(*words).stdout
    assert "database: PostgreSQL" in empty
    assert "ok  schema: empty" in empty
    await shared(address, 3)
    well = spieltisch(*words).stdout
    assert "ok  schema: fits this version" in well
    assert "ok  tables: the newest: 3 tables" in well
    with psycopg.connect(address) as connection:
        connection.execute("DELETE FROM log WHERE n = 1")
    done = spieltisch(*words)
    assert (done.returncode, done.stderr) == (1, "")
    assert "3 are damaged" in done.stdout
    for revision, what in (("0001", "pg_dump"), ("9999", "Upgrade this installation")):
        with psycopg.connect(address) as connection:
            connection.execute("UPDATE alembic_version SET version_num = %s", (revision,))
        assert what in spieltisch(*words).stdout


def test_the_doctor_reports_an_unreachable_database(tmp_path):
    address = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    done = spieltisch("doctor", "--data", tmp_path, "--database", address)
    assert (done.returncode, done.stderr) == (1, "")
    assert "!!  database: " in done.stdout


def test_the_doctor_says_what_to_do(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / "secret").write_bytes(b"short")
    (tmp_path / "tables.sqlite").write_bytes(b"nonsense" * 1000)
    done = spieltisch("doctor", "--data", tmp_path)
    assert done.returncode == 1
    for wrong in ("folder", "secret", "tables"):
        assert f"!!  {wrong}:" in done.stdout
    assert "chmod 700" in done.stdout
    assert "spieltisch restore" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_doctor_changes_nothing(tmp_path):
    """A lock that it made as root would be in the way of the server."""
    tmp_path.chmod(0o700)
    spieltisch("doctor", "--data", tmp_path)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "lock").write_text("1234")
    assert "server: none runs on this folder" in spieltisch("doctor", "--data", tmp_path).stdout
    assert (tmp_path / "lock").read_text() == "1234"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lock", "lock is not for this user"),
        ("secret", "secret is not for this user"),
        ("tables.sqlite", "database_unusable"),
    ],
)
def test_the_doctor_reports_what_another_user_keeps_to_themselves(tmp_path, name, said):
    """Root may read anything, so the doctor is started without that right."""
    for each in ("lock", "secret", "tables.sqlite"):
        (tmp_path / each).write_bytes(bytes(32))
    (tmp_path / name).chmod(0)
    try:
        done = spieltisch("doctor", "--data", tmp_path, before=WITHOUT_RIGHTS)
    finally:
        (tmp_path / name).chmod(0o700)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert said in done.stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--keep-finished", "soon"), "bad_retention"),
        (("--trusted-proxies", "nonsense"), "bad_proxies"),
    ],
)
def test_a_wrong_setting_is_reported_in_one_sentence(tmp_path, words, code):
    done = spieltisch("serve", "--port", "18999", "--data", tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"spieltisch: {code}:")
    assert done.stdout == "", "it promised an address"
    assert len(done.stderr.splitlines()) == 1
