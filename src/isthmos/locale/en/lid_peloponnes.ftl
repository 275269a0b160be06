# What stands on the lid of Peloponnes.

web-title-peloponnes = Peloponnes
web-about-peloponnes = Bid for lands and buildings, feed your people, outlive five disasters.
web-facts-peloponnes = 1–5 players · 8 rounds
web-lid-temple = Temple of Apollo
