"""Tests of the rules of Peloponnes; a mirror of the source."""
