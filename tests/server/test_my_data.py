"""A guest's data: ratings that deleting and merging leave alone, and games left to a bot."""

import io
import json
import zipfile

import pytest
from litestar.testing import AsyncTestClient

from spieltisch.core.record import decode
from spieltisch.server.app import create_app
from spieltisch.server.export import Exports
from spieltisch.server.guests import COOKIE
from spieltisch.server.settings import Settings
from spieltisch.tables.ratings import Ratings
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, CLEO, open_tables
from tests.tables.sprint_tables import register_sprint

DORA = "d" * 32


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


def be(client, guest):
    """Send this guest's cookie from now on."""
    client.cookies.clear()
    client.cookies.set(COOKIE, str(client.app.state.services.guests.cookie(guest).value))


async def delete(client, guest):
    be(client, guest)
    assert (await client.delete("/api/me")).status_code == 200


async def merge(client, guest):
    be(client, DORA)
    code = (await client.post("/api/me/transfer")).json()["code"]
    be(client, guest)
    taken = await client.post("/api/me/transfer/take", json={"code": code})
    assert taken.status_code == 201


@pytest.mark.parametrize("go", [delete, merge])
@pytest.mark.parametrize(("guest", "has_played"), [(ANNA, True), (CLEO, False)])
async def test_ratings_are_folded_again_only_if_whose_results_they_are_changes(
    tmp_path, go, guest, has_played
):
    async with AsyncTestClient(create_app(Settings(tmp_path))) as client:
        services = client.app.state.services
        await finish(services.store, "one", [ANNA, BEN])
        before = await services.ratings.all()
        assert (ANNA, "sprint", "people") in before
        await go(client, guest)
        after = await services.ratings.all()
    assert (after is before) != has_played
    assert ((ANNA, "sprint", "people") in after) != has_played


async def test_a_finished_game_that_was_left_to_a_bot_is_in_the_file_of_who_left(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, BEN], left=[1])
        exports = Exports(tables, Ratings(tables.store))
        files = {guest: await exports.of(guest) for guest in (BEN, CLEO)}
    with zipfile.ZipFile(io.BytesIO(files[BEN])) as folder:
        record = decode(folder.read("records/sprint-one.json"))
        assert json.loads(folder.read("me.json"))["results"] == []
    assert record.seats[1].name == "Ben"
    with zipfile.ZipFile(io.BytesIO(files[CLEO])) as folder:
        assert {*folder.namelist()} == {"README.txt", "me.json"}
