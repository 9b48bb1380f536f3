"""Plots, as SVG that follows the reader's light or dark theme."""
