"""The one way kernels are compiled, kept and loaded; `workers.warm_up` does it before anyone waits."""
