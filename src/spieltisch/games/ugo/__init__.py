"""UGO!: trick-taking for 2 to 4; won cards must be laid, farmers must be earned, low cards can ruin you."""
