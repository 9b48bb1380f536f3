"""Endpoints for the server's operators: liveness, readiness and metrics."""

import hmac

from litestar import Response, get
from litestar.exceptions import NotFoundException

from spieltisch import __version__
from spieltisch.server.addresses import address_of, is_here
from spieltisch.server.readiness import Readiness
from spieltisch.server.services import Injected, Services, Web


@get("/api/health")
async def get_health(services: Injected) -> dict[str, str]:
    """Confirm that the server and its store respond."""
    await services.store.name_of("")
    return {"status": "ok", "version": __version__}


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def get_live() -> dict[str, str]:
    """Confirm that the process responds; one that does not should be restarted."""
    return {"status": "ok", "version": __version__}


@get("/health/ready", include_in_schema=False)
async def get_ready(services: Injected, request: Web) -> Response[Readiness]:
    """Return whether this server is ready for people; insiders also see why not."""
    found = await services.readier.check()
    told = found if _is_insider(services, request) else Readiness(found.ready)
    return Response(told, status_code=200 if found.ready else 503)


@get("/metrics", include_in_schema=False)
async def get_metrics(services: Injected, request: Web) -> Response[bytes]:
    """Return the metrics of all workers on this machine, in Prometheus format."""
    if not _is_insider(services, request):
        raise NotFoundException
    text = await services.worker_metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


def _is_insider(services: Services, request: Web) -> bool:
    """Return whether a request comes from this machine or carries the token."""
    token = services.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    is_known = bool(token) and hmac.compare_digest(shown.encode(), token.encode())
    return is_known or is_here(address_of(request))


HANDLERS = (get_health, get_live, get_ready, get_metrics)
