"""The page of paper: pictures of every document, files to download, chosen tasks, own sets."""

import json
import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from spieltisch.games.ubongo3d.boards import Box, box, encode, task_named
from spieltisch.games.ubongocards.decks import encode as encode_decks
from spieltisch.games.ubongocards.decks import frozen_decks
from tests.browser.looks import LOOKS
from tests.browser.player import Player
from tests.printing.pdf import read


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_documents_are_shown_and_can_be_downloaded(chromium, server, viewport, scheme):
    anna = Player(chromium, server, viewport=viewport, color_scheme=scheme)
    page = anna.page
    page.goto(server.address)
    anna.wait_for("lobby")
    anna.by("to-print").click()
    anna.wait_for("print")
    picture = page.locator(".print-picture").first
    picture.scroll_into_view_if_needed()
    anna.until(lambda: picture.evaluate("each => each.complete && each.naturalWidth > 0"))
    assert page.locator(".print-picture").count() == 16
    assert anna.axe() == []
    with page.expect_download() as download:
        anna.by("download-ugo-scores").click()
    file = download.value
    assert file.suggested_filename.startswith("ugo-scores-")
    assert file.path().read_bytes().startswith(b"%PDF")
    page.locator("label:has([data-testid=paper-letter])").click()
    page.locator("label:has([data-testid=colour-mono])").click()
    address = anna.by("download-ubongocards-cards").get_attribute("href")
    assert "paper=letter" in address
    assert "mono=true" in address
    anna.until(lambda: picture.evaluate("each => each.complete && each.naturalWidth > 0"))
    assert anna.faults == []


def on_the_page(chromium, server, **how):
    """Open the page of paper."""
    anna = Player(chromium, server, **how)
    anna.page.goto(f"{server.address}/print")
    anna.wait_for("print")
    anna.by("worksheet-band").wait_for()
    return anna


def text_of(anna, button):
    """Download a document and read its last page; to read all of a booklet takes a minute."""
    with anna.page.expect_download() as download:
        button.click()
    return read(download.value.path().read_bytes()).pages[-1].extract_text()


def test_a_worksheet_of_picked_tasks_is_made_with_the_keyboard_alone(chromium, server):
    anna = on_the_page(chromium, server)
    page = anna.page
    page.get_by_test_id("worksheet-graded").focus()
    page.keyboard.press("ArrowRight")
    for side, board, numbers in (("A", "2", "3|4"), ("B", "3", "7")):
        for name, wanted in (("side", side), ("board", board), ("numbers", numbers)):
            select = anna.by(f"pick-{name}")
            select.focus()
            while select.input_value() != wanted:
                page.keyboard.press("ArrowDown")
        anna.by("pick-add").focus()
        page.keyboard.press("Enter")
    assert page.get_by_test_id("pick-remove").count() == 2
    assert anna.axe() == []
    text = text_of(anna, anna.by("download-ubongo3d-worksheet"))
    assert "A2 - 3|4" in text
    assert "B3 - 7" in text
    page.get_by_test_id("pick-remove").first.click()
    assert "A2 - 3|4" not in text_of(anna, anna.by("download-ubongo3d-worksheet"))
    assert anna.faults == []


def test_a_worksheet_by_difficulty_changes_and_says_why_it_cannot_be(chromium, server):
    anna = on_the_page(chromium, server, locale="de-DE")
    anna.by("worksheet-band").select_option("hard")
    first = text_of(anna, anna.by("download-ubongo3d-worksheet"))
    anna.by("worksheet-others").click()
    assert text_of(anna, anna.by("download-ubongo3d-worksheet")) != first
    anna.by("worksheet-band").select_option("hardest")
    anna.by("worksheet-side").select_option("A")
    why = anna.by("no-picture")
    why.scroll_into_view_if_needed()
    assert "Aufgaben sind so schwer" in why.inner_text()
    assert anna.by("download-ubongo3d-worksheet").count() == 0


def test_one_leafs_through_all_pages_of_a_document(chromium, server):
    anna = on_the_page(chromium, server)
    page = anna.page
    after, before = anna.by("after-ugo-farmers"), anna.by("before-ugo-farmers")
    picture = page.locator(".print-document", has=after).locator(".print-picture")
    after.scroll_into_view_if_needed()
    expect(anna.by("page-ugo-farmers")).to_have_text("1 of 2")
    expect(before).to_have_attribute("aria-disabled", "true")
    first = picture.get_attribute("src")
    after.focus()
    page.keyboard.press("Enter")
    expect(anna.by("page-ugo-farmers")).to_have_text("2 of 2")
    expect(picture).to_have_attribute("alt", "Farmers, page 2")
    anna.until(lambda: picture.evaluate("each => each.complete && each.naturalWidth > 0"))
    assert "page=2" in picture.get_attribute("src")
    expect(after).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(anna.by("page-ugo-farmers")).to_have_text("2 of 2")
    assert anna.axe() == []
    before.click()
    expect(picture).to_have_attribute("src", first)
    assert anna.by("after-ugo-scores").count() == 0, "a single page needs no leafing"
    assert anna.faults == []


def test_a_puzzle_by_its_name_is_printed_and_a_wrong_name_is_refused(chromium, server):
    anna = on_the_page(chromium, server)
    anna.choose("puzzle-named")
    field = anna.by("puzzle-name")
    field.fill("9.192-2.8.9.13")
    field.press("Enter")
    download = anna.by("download-ubongo3d-puzzle")
    expect(download).to_have_attribute("href", re.compile("puzzle=9.192-2.8.9.13"))
    with anna.page.expect_download() as got:
        download.click()
    first = read(got.value.path().read_bytes()).pages[0].extract_text()
    assert "9.192-2.8.9.13" in first
    field.fill("Z1 - 1")
    field.press("Enter")
    expect(anna.by("no-picture")).to_contain_text("no such task")
    assert anna.axe() == []


def test_the_puzzle_of_a_day_is_printed(chromium, server):
    anna = on_the_page(chromium, server)
    anna.by("puzzle-day").fill("2026-11-02")
    anna.by("puzzle-kind").select_option("hard")
    assert "Puzzle of 2 November 2026" in text_of(anna, anna.by("download-ubongo3d-puzzle"))


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_own_sets_are_shown_printed_and_refused_with_a_sentence(chromium, server, viewport, scheme):
    anna = on_the_page(chromium, server, viewport=viewport, color_scheme=scheme)
    file = anna.by("own-file")
    file.set_input_files({"name": "b.json", "mimeType": "text/json", "buffer": encode(box())})
    anna.by("own-picture-ubongo3d-boards").wait_for()
    anna.by("own-picture-ubongo3d-booklet").wait_for()
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    assert "Board 36" in text_of(anna, anna.by("own-download-ubongo3d-booklet"))
    broken = json.loads(encode(box()))
    broken["boards"].pop()
    anna.page.locator("details:has([data-testid=own-text]) summary").click()
    anna.by("own-text").fill(json.dumps(broken))
    error = anna.by("own-error-ubongo3d-boards")
    assert "36 boards" in error.inner_text()
    assert anna.axe() == []
    anna.by("own-text").fill(encode_decks(frozen_decks()).decode())
    anna.by("own-picture-ubongocards-cards").wait_for()
    assert "Cards" in text_of(anna, anna.by("own-download-ubongocards-cards"))


def test_worksheets_and_puzzles_of_own_boards_are_handed_out(chromium, server):
    """Board 1 of these boards is board 36 of ours."""
    anna = on_the_page(chromium, server)
    turned = [replace(board, number=n) for n, board in enumerate(box().boards[::-1], start=1)]
    content = encode(Box(1, "own", tuple(turned)))
    file = {"name": "mine.json", "mimeType": "text/json", "buffer": content}
    anna.by("own-file").set_input_files(file)
    field = anna.by("own-puzzle-name")
    field.fill("B1 - 7")
    field.press("Enter")
    expect(anna.by("own-picture-ubongo3d-puzzle")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.by("own-download-ubongo3d-puzzle").click()
    assert download.value.suggested_filename == "ubongo3d-puzzle-B1-7-mine-a4-en.pdf"
    grade = round(task_named("B36 - 7").difficulty)
    first = read(download.value.path().read_bytes()).pages[0].extract_text()
    assert f"B1 - 7 · difficulty {grade}" in first
    anna.by("own-worksheet-side").select_option("B")
    anna.by("own-worksheet-others").click()
    with anna.page.expect_download() as download:
        anna.by("own-download-ubongo3d-worksheet").click()
    assert download.value.suggested_filename.startswith("ubongo3d-worksheet-")
    assert download.value.suggested_filename.endswith("-B-seed-2-mine-a4-en.pdf")
    field.fill("Z1 - 1")
    field.press("Enter")
    expect(anna.by("own-error-ubongo3d-puzzle")).to_contain_text("no such task")
    assert anna.axe() == []
    assert anna.faults == []


def test_a_puzzle_and_those_of_a_day_lead_to_their_sheets(chromium, server):
    anna = Player(chromium, server)
    page, sheet = anna.page, "#printed-ubongo3d-puzzle"
    page.goto(f"{server.address}/puzzles/9.192-2.8.9.13")
    anna.by("print-puzzle").click()
    download = anna.by("download-ubongo3d-puzzle")
    expect(download).to_have_attribute("href", re.compile("puzzle=9.192-2.8.9.13"))
    expect(page.locator(sheet)).to_be_in_viewport()
    page.goto(f"{server.address}/today/2026-11-02")
    anna.by("print-hard").click()
    expect(download).to_have_attribute("href", re.compile("day=2026-11-02&kind=hard"))
    expect(page.locator(sheet)).to_be_in_viewport()
    assert "Puzzle of 2 November 2026" in text_of(anna, download)
    page.goto(f"{server.address}/today/2026-11-02")
    anna.by("print-easy").wait_for()
    assert page.locator("[data-testid^=print-]").count() == 2, "no other game has sheets of a day"
    assert anna.faults == []
