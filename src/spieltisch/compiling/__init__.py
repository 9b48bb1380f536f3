"""Compiles, caches and loads kernels; `workers.warm_up` does so before anyone has to wait."""
