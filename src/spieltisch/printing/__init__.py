"""Games on paper: PDF by typst, with the drawings and words of the screen."""
