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
