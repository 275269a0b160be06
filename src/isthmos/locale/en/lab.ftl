# Simulation and bench.

lab-title = Simulation of { $game }
lab-game = Game
lab-games = Games
lab-players = Players
lab-decisions = Decisions
lab-speed = Decisions/s
lab-unfinished = Unfinished
lab-violations = Violations
lab-by-bot = Victories by bot
lab-by-seat = by seat
lab-by-civilization = by civilization
lab-interpreted = Speed by CPU time, interpreted
lab-compiled = Speed by CPU time, compiled
lab-games-per-second = Games/s
lab-answer-time = moves() and play(), µs
lab-clone-time = clone(), µs
