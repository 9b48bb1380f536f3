"""The old place of `research.plots.atlas`, until `surveying` imports from there."""

from spieltisch.research.plots.atlas import Column, drawn

__all__ = ["Column", "drawn"]
