"""UGO! on paper."""
