# What stands on the lid of Perikles.

web-title-perikles = Perikles
web-about-perikles = Gewinne Wahlen in sechs Städten und schicke ihre Heere dorthin, wo es sich lohnt.
web-facts-perikles = 3–5 Personen · 3 Runden
web-lid-city = Athen
