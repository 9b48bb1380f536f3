"""What those who run the server ask: health and metrics."""

from litestar import Response, get

from spieltisch import __version__
from spieltisch.server.services import Injected


@get("/api/health")
async def get_health(services: Injected) -> dict[str, str]:
    """Confirm that the server and its store respond."""
    await services.store.name_of("")
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(services: Injected) -> Response[bytes]:
    """Give the server's metrics in Prometheus format."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = (get_health, get_metrics)
