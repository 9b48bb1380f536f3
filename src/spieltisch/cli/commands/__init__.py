"""Commands with commands of their own."""
