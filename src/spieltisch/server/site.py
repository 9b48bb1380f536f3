"""The built web client: one page, its assets, and an explanation if it is missing.

Everything is read once at startup, with the compressed copies that the build made: a visitor costs no
compression and no disk access, and sees a consistent build even while the next one is being written.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

UNBUILT = "The web client is not built. Run `make play`, or `npm run build` in the folder web.\n"
TYPES = {  # litestar adds the charset of texts
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content codings by preference, with the suffix of files compressed by each."""
PAGES = [
    "/",
    "/t/{table_id:str}",
    "/t/{table_id:str}/replay",
    "/me",
    "/me/transfer",
    "/learn/{game:str}",
    "/rules/{game:str}",
    "/new/{game:str}",
    "/puzzles",
    "/today",
    "/today/{day:str}",
    "/puzzles/{puzzle:str}",
    "/watch",
    "/offline",
    "/offline/{table:str}",
    "/print",
]
"""The addresses at which the client shows a page, as in `web/src/model/routing.ts`."""
TABLE_PAGES = [path for path in PAGES if path.startswith("/t/")]
"""Those of them that show a table."""
PAGE = "index.html"
SERVICE_WORKER = "sw.js"
FOREVER = "public, max-age=31536000, immutable"
"""Assets have a hash in their names, so they never change."""
CHECKED = "no-cache"
"""Everything else may change with the next build, so browsers revalidate it each time."""
IS_COMPRESSED = "is_compressed"
"""Marks handlers whose responses are already compressed."""
OPTIONS: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "sync_to_thread": False,
    IS_COMPRESSED: True,
}


class SiteFile(msgspec.Struct, frozen=True):
    """A file of the client, in every coding available."""

    media_type: str
    cache: str
    etag: str
    copies: Mapping[str, bytes]
    """The content by its coding; `identity` is uncompressed."""

    def response(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """Respond with the best copy that the browser accepts, or with 304 if the browser already has it."""
        coding = _coding(request.headers.get("accept-encoding", ""), self.copies)
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if coding != "identity":
            headers["content-encoding"] = coding
        content = self.copies[coding]
        return Response(content, status_code=status, media_type=self.media_type, headers=headers)


def checked(media_type: str, content: bytes) -> SiteFile:
    """Return a file that a browser may cache but must revalidate each time."""
    etag = f'"{sha256(content).hexdigest()[:32]}"'
    return SiteFile(media_type, CHECKED, etag, {"identity": content})


Site = Mapping[str, SiteFile]
"""The client's files by their path below its folder."""


def read_site(folder: Path) -> Site:
    """Read the built client; return an empty one if there is none."""
    files = [file for file in folder.rglob("*") if file.suffix in TYPES]
    cache = {file: CHECKED if file.parent == folder else FOREVER for file in files}
    return {file.relative_to(folder).as_posix(): read_file(file, cache[file]) for file in files}


def read_file(file: Path, cache: str) -> SiteFile:
    """Read a file, with the compressed copies beside it."""
    content = file.read_bytes()
    copies = {"identity": content}
    for coding, suffix in ENCODINGS.items():
        copy = file.with_name(file.name + suffix)
        if copy.exists():
            copies[coding] = copy.read_bytes()
    return SiteFile(
        media_type=TYPES[file.suffix],
        cache=cache,
        etag=f'"{sha256(content).hexdigest()[:32]}"',
        copies=copies,
    )


def _coding(accepted: str, copies: Mapping[str, bytes]) -> str:
    """Choose the best available coding that a browser accepts."""
    parts = [part.replace(" ", "").lower() for part in accepted.split(",")]
    wanted = {part.partition(";")[0] for part in parts if not part.endswith((";q=0", ";q=0.0"))}
    return next((each for each in ENCODINGS if each in wanted and each in copies), "identity")


@route([path for path in PAGES if path not in TABLE_PAGES], **OPTIONS)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the web client's page, which routes itself."""
    return _page(request, 200)


def page_with(request: Request[Any, Any, Any], head: str) -> Response[bytes]:
    """Return the page with additional tags in its head, well-formed and already escaped."""
    found: SiteFile | None = request.app.state.site.get(PAGE)
    if found is None or not head:
        return _page(request, 200)
    written = found.copies["identity"].replace(b"</head>", head.encode() + b"</head>", 1)
    etag = f'"{sha256(written).hexdigest()[:32]}"'
    own = SiteFile(found.media_type, found.cache, etag, {"identity": written})
    return own.response(request)


def not_found(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Let the web client explain that a page does not exist; a missing asset gets a plain 404."""
    if request.url.path.startswith("/assets/"):
        return Response(b"", status_code=404, media_type="text/plain")
    return _page(request, 404)


def _page(request: Request[Any, Any, Any], status: int) -> Response[bytes]:
    found = request.app.state.site.get(PAGE)
    if found is None:
        return Response(UNBUILT.encode(), status_code=503, media_type="text/plain")
    response: Response[bytes] = found.response(request, status)
    return response


@route("/assets/{name:str}", **OPTIONS)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return an asset, cacheable forever."""
    return _file(request, f"assets/{name}")


@route("/{name:str}", **OPTIONS)
def file_beside(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return one of the few files beside the page: its icons, its manifest, its service worker."""
    response = _file(request, name)
    if name == SERVICE_WORKER:
        response.headers["service-worker-allowed"] = "/"
    return response


def _file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    found = request.app.state.site.get(path)
    if found is None:
        raise NotFoundException
    response: Response[bytes] = found.response(request)
    return response


HANDLERS = [page, file_beside, asset]
