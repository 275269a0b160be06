# Simulation und Messung.

lab-title = Simulation von { $game }
lab-game = Spiel
lab-games = Partien
lab-players = Spieler
lab-decisions = Entscheidungen
lab-speed = Entscheidungen/s
lab-unfinished = Unbeendet
lab-violations = Regelbrüche
lab-by-bot = Siege nach Bot
lab-by-seat = nach Platz
lab-by-civilization = nach Zivilisation
lab-interpreted = Geschwindigkeit nach CPU-Zeit, interpretiert
lab-compiled = Geschwindigkeit nach CPU-Zeit, kompiliert
lab-games-per-second = Partien/s
lab-answer-time = moves() und play(), µs
lab-clone-time = clone(), µs

lab-no-number-of-players = „{ $text }“ ist keine Spielerzahl; möglich ist 4 oder 2..5 für jede Zahl der Reihe nach.
lab-larger-number-first = „{ $text }“ beginnt mit der größeren Zahl; richtig ist { $better }.
lab-too-few-games = { $games } Partien kann man nicht spielen; es muss mindestens 1 sein.
