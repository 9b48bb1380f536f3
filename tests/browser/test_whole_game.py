"""Two people and two bots play all four rounds, through a reload and a killed server."""

import json

import pytest

from spieltisch.core import fold
from spieltisch.core.record import decode, verify
from spieltisch.games.registry import game_named
from tests.browser.player import Player, play_until


@pytest.mark.slow
def test_two_people_and_two_bots_play_a_whole_game(chromium, own_server, tmp_path):
    anna, ben = Player(chromium, own_server), Player(chromium, own_server, locale="de-DE")
    anna.enter("Anna")
    link = anna.open_table("friend", "casual", "beginner")
    assert anna.by("invite-link").input_value() == own_server.address + link

    ben.enter("Ben", link)
    ben.by("sit-1").click()
    ben.begin()
    anna.begin()
    for each in (anna, ben):
        each.wait_for("table")
    both = [anna, ben]

    play_until(both, lambda: 0 < len(anna.trick) < 4 and anna.is_to_move)
    before = (anna.entry, anna.trick, anna.hand)
    anna.page.reload()
    anna.by("hand").wait_for()
    assert (anna.entry, anna.trick, anna.hand) == before

    play_until(both, lambda: any(each.by("lay-confirm").count() for each in both))
    entry = anna.entry
    own_server.kill()
    anna.until_line("offline")
    own_server.start()
    anna.until_line("good")
    ben.until_line("good")
    assert anna.entry == entry

    play_until(both, lambda: anna.is_at_the_end and ben.is_at_the_end)
    for each in both:
        assert each.faults == []
    anna.unfold("end-proof")
    with anna.page.expect_download() as downloading:
        anna.by("record-link").click()
    record = decode(downloading.value.path().read_bytes())
    verify(record)
    sheets = [score_sheet(each) for each in both]
    assert sheets[0] == sheets[1] == replayed(record)
    (tmp_path / "sheet.json").write_text(json.dumps(sheets[0]))

    anna.by("rematch").click()
    anna.wait_for("seats")
    ben.by("rematch").click()
    ben.wait_for("seats", "table")
    assert ben.page.url == anna.page.url


def score_sheet(sitter: Player) -> list[list[int]]:
    """Read the numbers off the score sheet, row by row."""
    sitter.unfold("end-details")
    sitter.by("score-sheet").wait_for()
    rows = sitter.by("score-sheet").locator("tr").all()
    cells = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]
    return [[int(cell.replace("−", "-")) for cell in row] for row in cells if row]


def replayed(record) -> list[list[int]]:
    """Work the same numbers out from the record: five sections and a sum a round, then totals."""
    game = game_named(record.game)
    view = game.view(fold.fold(game, record), None)
    rows = []
    for each in view.ended:
        rows += [
            [kingdom.sections[section].score for kingdom in each.kingdoms] for section in range(5)
        ]
        rows.append(list(each.scores))
    return [*rows, list(view.totals)]
