"""The old place of `errors` and `files`, until `solving` and `surveying` import from there."""

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import verify_writable

__all__ = ["refusals", "verify_writable"]
