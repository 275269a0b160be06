"""Tests of Heroes & Colonies."""
