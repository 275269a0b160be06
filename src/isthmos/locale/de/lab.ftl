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
lab-measurements = Messungen
lab-interpreted = Interpretiert
lab-compiled = Kompiliert
lab-only-interpreted = Nur die interpretierte Fassung wurde gemessen ({ $reason }).
lab-legend =
    playout, driven, simulate: tausend Entscheidungen in der Sekunde
    games: Partien von simulate in der Sekunde
    moves, play, clone: Nanosekunden für einen Aufruf
    view, sent (eine Ansicht und ihr JSON): Mikrosekunden
    bytes: was eine weitere Kopie belegt
    Alles nach CPU-Zeit, der beste von fünf oder mehr Durchgängen.
lab-held = Partien im Speicher
lab-bytes-per-game = Bytes für jede
lab-build-compiled = kompiliert
lab-build-interpreted = interpretiert
lab-together = { $processes } Prozesse zugleich: { $times }-mal einer nach CPU-Zeit, { $clock } nach der Uhr ({ $game }).
lab-arena-title = { $game }: { $games } Partien, jede Auslage von jedem Platz aus
lab-arena-fair = ausgeglichen
lab-arena-bot = Bot
lab-arena-share = Siege eines Platzes (95 %)
lab-arena-rating = Wertung (95 %)
lab-arena-score = Punkte im Mittel
lab-arena-p50 = Zug ms, Median
lab-arena-p95 = 95 %
lab-arena-longest = längster
lab-plot-seats = Zufällige Partien in der Engine
lab-plot-memory = Viele Partien im Speicher, von Python aus der Reihe nach beantwortet

lab-no-number-of-players = „{ $text }“ ist keine Spielerzahl; möglich ist 4 oder 2..5 für jede Zahl der Reihe nach.
lab-larger-number-first = „{ $text }“ beginnt mit der größeren Zahl; richtig ist { $better }.
lab-too-few-games = { $games } Partien kann man nicht spielen; es muss mindestens 1 sein.
lab-interrupted = Unterbrochen: { $done } von { $games } Partien sind zu Ende und gezählt.
lab-too-few-processes = { $processes } Prozesse können nicht spielen; es muss mindestens 1 sein.
lab-plot-folder = „{ $path }“ ist eine Datei; für die Bilder wird ein Ordner gebraucht.
lab-no-game-for-players = Zu { $text } wird keines der Spiele gespielt.
lab-bots-for-seats = { $bots } Bots passen nicht auf { $seats } Plätze; nenne 1 bis { $seats }.
lab-one-label = „{ $label }“ steht für zwei Bots; gib jedem einen eigenen Namen: { $label }1=…, { $label }2=….
lab-another-match = „{ $path }“ gehört zu einem anderen Lauf: anderen Bots, Regeln, Bedenkzeiten oder Startwerten. Nenne eine andere Datei oder den gleichen Lauf.
lab-too-small = { $number } ist zu wenig; es braucht mindestens { $least }.
