# What stands on the lid of Peloponnes.

web-title-peloponnes = Peloponnes
web-about-peloponnes = Biete auf Land und Gebäude, ernähre dein Volk, überstehe fünf Katastrophen.
web-facts-peloponnes = 1–5 Personen · 8 Runden
web-lid-temple = Apollon-Tempel
