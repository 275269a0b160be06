"""Tests of the phases, named by sentences of the rulebook."""
