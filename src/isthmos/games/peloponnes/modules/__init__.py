"""Boxes that add to Peloponnes. The base game knows none of them."""
