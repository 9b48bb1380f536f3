"""The guide, as built by `make docs`: pages to read in the browser, even offline.

Unlike the client, it is read from disk on request: it is large, and few people read it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from spieltisch.server.site import CHECKED, IS_COMPRESSED, TYPES, read_file

UNBUILT = "The guide is not built. Run `make docs` and start the server again.\n"
START = "index.html"
OPTIONS: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "sync_to_thread": True,
    IS_COMPRESSED: True,
}


def list_guide(folder: Path) -> Mapping[str, Path]:
    """Return the guide's files by their path below its folder; empty if the guide is not built."""
    files = [file for file in folder.rglob("*") if file.suffix in TYPES]
    return {file.relative_to(folder).as_posix(): file for file in files}


@route("/guide", **OPTIONS)
def guide_start(request: Request[Any, Any, Any]) -> Response[Any]:
    """Redirect to the first page of the guide."""
    if not request.app.state.guide:
        return Response(UNBUILT.encode(), status_code=503, media_type="text/plain")
    return Redirect(f"/guide/{START}")


@route("/guide/{path:path}", **OPTIONS)
def guide_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """Return a page or an asset of the guide."""
    file: Path | None = request.app.state.guide.get(path.removeprefix("/"))
    if file is None:
        raise NotFoundException
    return read_file(file, CHECKED).response(request)


HANDLERS = [guide_start, guide_page]
