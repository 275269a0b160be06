"""Tests of the test kit; a mirror of the source."""
