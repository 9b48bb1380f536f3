"""`spieltisch doctor`, `backup` and `restore`, as people call them, beside a server that runs."""

import subprocess
import sys

import pytest

from tests.server.client import Person, serving


def spieltisch(*words):
    return subprocess.run(
        [sys.executable, "-m", "spieltisch", *map(str, words)],
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


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--keep-finished", "soon"), "bad_retention"),
        (("--trusted-proxies", "nonsense"), "bad_proxies"),
    ],
)
def test_a_wrong_setting_is_said_in_one_sentence(tmp_path, words, code):
    done = spieltisch("serve", "--port", "18999", "--data", tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"spieltisch: {code}:")
    assert len(done.stderr.splitlines()) == 1
