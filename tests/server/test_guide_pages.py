"""The server shows the guide that `make docs` built."""

import gzip

import pytest
from litestar.testing import TestClient

from spieltisch.server.app import create_app
from spieltisch.server.settings import Settings


@pytest.fixture
def folder(tmp_path):
    """A small guide."""
    (tmp_path / "guide/play").mkdir(parents=True)
    (tmp_path / "guide/index.html").write_text("<h1>Start</h1>")
    (tmp_path / "guide/play/ugo.html").write_text("<h1>UGO!</h1>")
    (tmp_path / "secret.html").write_text("not for you")
    return tmp_path / "guide"


@pytest.fixture
def client(folder, tmp_path):
    with TestClient(create_app(Settings(tmp_path / "data", guide=folder))) as client:
        yield client


def test_the_guide_begins_at_its_first_page(client):
    answer = client.get("/guide")
    assert answer.url.path == "/guide/index.html"
    assert answer.text == "<h1>Start</h1>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_page_that_the_browser_has_is_not_sent_again(client):
    etag = client.get("/guide/play/ugo.html").headers["etag"]
    again = client.get("/guide/play/ugo.html", headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_is_sent_as_the_build_compressed_it(client, folder):
    packed = gzip.compress(b"<h1>UGO!</h1>", mtime=0)
    (folder / "play/ugo.html.gz").write_bytes(packed)
    with client.stream("GET", "/guide/play/ugo.html") as answer:
        assert b"".join(answer.iter_raw()) == packed
        assert answer.headers["content-encoding"] == "gzip"
    plain = client.get("/guide/play/ugo.html", headers={"Accept-Encoding": "identity"})
    assert plain.text == "<h1>UGO!</h1>"
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["nothing.html", "../secret.html", "%2e%2e/secret.html", "play"])
def test_nothing_else_is_shown(client, path):
    assert client.get(f"/guide/{path}").status_code == 404


def test_a_guide_that_is_not_built_is_said(tmp_path):
    with TestClient(create_app(Settings(tmp_path, guide=tmp_path / "none"))) as client:
        answer = client.get("/guide")
    assert answer.status_code == 503
    assert "make docs" in answer.text
