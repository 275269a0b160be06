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
lab-measurements = Measurements
lab-interpreted = Interpreted
lab-compiled = Compiled
lab-only-interpreted = Only the interpreted engine was measured ({ $reason }).
lab-legend =
    playout, driven, simulate: thousands of decisions in a second
    games: those of simulate, in a second
    moves, play, clone: nanoseconds for a call
    view, sent (a view and its JSON): microseconds
    bytes: what one more clone takes
    All by CPU time, the best of five runs or more.
lab-held = Games held in memory
lab-bytes-per-game = Bytes for each
lab-build-compiled = compiled
lab-build-interpreted = interpreted
lab-together = { $processes } processes at once: { $times } times one by CPU time, { $clock } by the clock ({ $game }).
lab-arena-title = { $game }: { $games } games, each deal from every seat
lab-arena-fair = fair
lab-arena-bot = Bot
lab-arena-share = Victories of a seat (95 %)
lab-arena-rating = Rating (95 %)
lab-arena-score = Mean score
lab-arena-p50 = Move ms, median
lab-arena-p95 = 95 %
lab-arena-longest = longest
lab-plot-seats = Random games inside the engine
lab-plot-memory = Many games in memory, answered in turn from Python

lab-no-number-of-players = ‘{ $text }’ is no number of players; write 4, or 2..5 for each number in turn.
lab-larger-number-first = ‘{ $text }’ begins with the larger number; write { $better }.
lab-too-few-games = { $games } games cannot be played; it takes at least 1.
lab-interrupted = Interrupted: { $done } of { $games } games have ended and are counted.
lab-too-few-processes = { $processes } processes cannot play; it takes at least 1.
lab-plot-folder = ‘{ $path }’ is a file; name a folder for the pictures.
lab-no-game-for-players = No game is played with { $text } players.
lab-bots-for-seats = { $bots } bots cannot sit on { $seats } seats; name 1 to { $seats } of them.
lab-one-label = ‘{ $label }’ stands for two bots; give each a name of its own: { $label }1=…, { $label }2=….
lab-another-match = ‘{ $path }’ keeps another run: other bots, options, budget or seed. Name another file, or the same run.
lab-too-small = { $number } is too small; it takes at least { $least }.
