"""Our own errors: logged with their traceback, and answered as kindly as any refusal."""

import subprocess
import sys

import pytest
from litestar.testing import AsyncTestClient

from spieltisch.server.app import create_app
from spieltisch.server.settings import Settings
from tests.server.client import free_port, serving


async def test_a_crash_is_logged_and_answered(tmp_path, caplog):
    app = create_app(Settings(tmp_path))

    async def broken(_guest):
        raise RuntimeError("the disk is gone")

    async with AsyncTestClient(app) as client:
        await client.get("/api/me")
        app.state.services.store.name_of = broken
        answer = await client.get("/api/me")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "the disk is gone" in caplog.text


def test_a_damaged_secret_is_never_used(tmp_path):
    settings = Settings(tmp_path / "a%20b?c")
    secret = settings.secret()
    assert settings.secret() == secret
    assert len(secret) == 32
    (settings.data / "secret").write_bytes(b"")
    with pytest.raises(Exception, match="secret_broken"):
        settings.secret()


async def test_odd_folders_are_no_trouble(tmp_path):
    folder = tmp_path / "a%20b?c"
    async with AsyncTestClient(create_app(Settings(folder))) as client:
        assert (await client.get("/api/health")).status_code == 200
    assert (folder / "tables.sqlite").exists()


def test_a_second_server_on_the_same_folder_says_so_and_ends(tmp_path):
    with serving(tmp_path) as server:
        words = ["serve", "--port", str(free_port()), "--data", str(tmp_path)]
        second = subprocess.run(
            [sys.executable, "-m", "spieltisch", *words],
            check=False,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert second.returncode == 2
        assert "folder_taken: Another server (process" in second.stderr
        assert "Traceback" not in second.stderr
        assert second.stdout == "", "it promised an address"
        assert f"Spieltisch is at {server.address} " in server.log
        server.kill()
        server.start()  # a lock dies with its process
