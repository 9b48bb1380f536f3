"""The AI of UGO!: information-set Monte Carlo tree search with a learned rollout policy.

A bot knows its view and nothing else. `search` grows one tree over what its seat knows; every simulation
starts from another determinization, a full deal that the view allows (`determinization`). Belief weighting
(`belief`) prefers deals that explain what the others played. UCB selects the bot's own moves in the tree; a
learned policy (`policy`) makes the other seats' moves and the rollouts. `evaluation` turns a final score
into a win probability. The last tricks are solved exactly (`endgame_kernel`). `heuristic` is the weaker bot
that does not search.

Modules named `*_kernel` are compiled, and `compiled` calls them without numba. They work on whole numbers:
`codes` lists them, and `encoding` translates the game into them.
"""
