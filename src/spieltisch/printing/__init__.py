"""Prints games as PDF with Typst, using the drawings and texts of the web client."""
