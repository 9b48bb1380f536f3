"""The AI of UGO!: information-set Monte Carlo tree search with a learned rollout policy.

A bot knows its view and nothing else. `search` grows one tree over what its seat knows; every simulation
starts from another determinization, a full deal that the view allows (`determinization`). Belief weighting
(`belief`) prefers deals that explain what the others played. The tree is descended by UCB, the other seats
and the rollouts follow a learned policy (`policy`), and a final score counts as a win probability
(`evaluation`). The last tricks are solved exactly (`endgame_kernel`). `heuristic` is the weaker,
search-free bot.

Modules named `*_kernel` are compiled, and `compiled` calls them without numba; `encoding` writes the game as
the whole numbers that they work on, which `codes` lists.
"""
