# What stands on the lid of Heroes & Colonies.

web-title-heroes = Helden & Kolonien
web-about-heroes = Ein Held und eine Kolonie für jede Polis, und die Perser vor dem Tor.
web-facts-heroes = 2–8 Personen · mit Peloponnes
