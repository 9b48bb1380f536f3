"""The command line: one function per command."""
