"""`spieltisch migrate`, as people run it: from a server's folder to a PostgreSQL that served once before."""

import subprocess
import sys

from tests.server.client import Person, serving


def spieltisch(*words):
    command = [sys.executable, "-m", "spieltisch", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_everybody_keeps_their_seat(tmp_path, postgres):
    with serving(tmp_path / "old") as old:
        anna = Person(old, "Anna")
        table = anna.open_table(2, "beginner")
    address = postgres.new_database().replace("tester@", "tester:hush@")
    words = ("migrate", "--to", address, "--data", old.data)
    new = {"data": tmp_path / "new", "options": ("--database", address)}
    with serving(**new):  # it puts a key of its own into the database
        refused = spieltisch(*words)
        assert refused.returncode == 2
        assert refused.stderr.startswith("spieltisch: database_in_use:")
    done = spieltisch(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 tables replay exactly as before" in done.stdout
    assert "postgresql://tester:***@" in done.stdout
    assert "hush" not in done.stdout
    with serving(**new) as running:
        anna.http.base_url = running.address
        assert anna.http.get("/api/me").json()["name"] == "Anna"
        assert anna.http.get(f"/api/tables/{table}").json()["you"] == 0
