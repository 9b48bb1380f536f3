"""The page of paper: pictures of every document, files to download, in every paper and without colours."""

import pytest

from tests.browser.looks import LOOKS
from tests.browser.player import Player


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
    assert page.locator(".print-picture").count() == 15
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
