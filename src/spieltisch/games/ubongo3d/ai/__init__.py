"""How the bots of Ubongo 3-D build, and how long they take."""
