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

lab-no-number-of-players = ‘{ $text }’ is no number of players; write 4, or 2..5 for each number in turn.
lab-larger-number-first = ‘{ $text }’ begins with the larger number; write { $better }.
lab-too-few-games = { $games } games cannot be played; it takes at least 1.
