# What stands on the lid of Heroes & Colonies.

web-title-heroes = Heroes & Colonies
web-about-heroes = A hero and a colony for every polis, and the Persians at the gate.
web-facts-heroes = 2–8 players · with Peloponnes
