# What stands on the lid of Perikles.

web-title-perikles = Perikles
web-about-perikles = Win elections in six cities, then send their armies where it pays.
web-facts-perikles = 3–5 players · 3 rounds
web-lid-city = Athens
