"""The servers of the tests deal the same in every run, whichever tests ran before."""

from tests.server.client import Person, serving


async def test_a_deal_follows_from_the_game_and_the_tables_of_the_guest_before(tmp_path):
    async def dealt(person, game):
        async with person.at(person.open_table(2, "beginner", game=game)) as talk:
            return talk.newest["commitment"]

    with serving(tmp_path / "one") as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        deals = [await dealt(anna, game) for game in ("ugo", "ubongo3d", "ugo")]
        assert len(set(deals)) == 3
        assert [await dealt(ben, "ugo"), await dealt(ben, "ugo")] == [deals[0], deals[2]]
    with serving(tmp_path / "two") as server:
        assert await dealt(Person(server, "Anna"), "ubongo3d") == deals[1]
