# Was gesagt bekommt, wer einen Server betreibt, auf der Befehlszeile und beim Start.

## Wie er eingerichtet ist

server-config-value = { $name } ist „{ $text }“; möglich ist { $wanted }
server-config-part = { $name } enthält „{ $text }“; möglich ist { $wanted }, auch mehrmals mit Kommas
server-config-yes-or-no = 1 oder 0
server-config-number = eine { $kind ->
    [whole] ganze Zahl
   *[any] Zahl
} { $range ->
    [from] ab 0
   *[above] über 0
}
server-config-levels = debug, info, warning, error oder critical
server-config-origins = eine Adresse wie https://play.example
server-config-proxies = eine IP-Adresse, ein Netz von ihnen oder *
server-config-hosts = ein Name wie play.example
server-url-unreadable = { $name } lässt sich nicht lesen; möglich ist { $wanted }
server-url-driver = { $name } nennt „{ $driver }“, eine hier unbekannte Datenbank; möglich ist { $wanted }
server-url-word = { $name } enthält „?{ $word }=“, was asyncpg nicht kennt (TLS heißt ?ssl=require); möglich ist { $wanted }

## Die Datenbank

server-on-sqlite = SQLite { $version } in { $file }
server-on-postgres = PostgreSQL unter { $url }
server-old-sqlite = SQLite { $version } ist älter als { $wanted }; da hier nur einer schreibt, ist das unbedenklich
server-database-used = Ein anderer isthmos-Server benutzt { $file }; beende ihn zuerst oder wähle mit --data ein anderes Verzeichnis
server-network-disk = { $folder } liegt auf einem Netzlaufwerk ({ $kind }), auf dem SQLite nicht sicher ist: Wähle mit --data ein Verzeichnis auf einem Datenträger dieses Rechners oder nimm PostgreSQL
server-database-unopened = Die Datenbank lässt sich nicht öffnen: { $reason }
server-no-such-database = „{ $name }“ ist hier keine bekannte Datenbank; bekannt ist postgresql+asyncpg://…
server-way-out = Spiele mit `isthmos admin restore` eine Sicherung zurück, oder räume sie weg, um neu zu beginnen
server-file-empty = { $file } ist leer, also beschädigt: { $way_out }
server-file-missing = { $file } fehlt, aber daneben zeigt { $beside }, dass es die Datei gab: Spiele mit `isthmos admin restore` eine Sicherung zurück, oder räume { $beside } weg, um neu zu beginnen
server-file-foreign = { $file } ist keine Datenbank von isthmos
server-file-newer = { $where } stammt von einer neueren Fassung von isthmos (Tabellen der Version „{ $version }“; hier ist { $here }): Installiere jene Fassung, oder spiele eine Sicherung von vorher zurück
server-file-damaged = { $file } ist nicht zu gebrauchen: { $reason }. { $way_out }
server-file-unusable = { $file } ist nicht zu gebrauchen: { $reason }
server-file-unsound = { $file } ist beschädigt
server-database-code = die Datenbank lehnt es ab ({ $code })
server-unknown-host = ein Rechner dieses Namens ist nicht bekannt
server-sqlite-no-database = die Datei ist keine Datenbank
server-sqlite-damaged = die Datenbank ist beschädigt
server-sqlite-locked = die Datenbank ist gesperrt
server-sqlite-full = die Datenbank oder der Datenträger ist voll
server-sqlite-read-only = die Datenbank lässt sich nur lesen
server-sqlite-unopened = die Datei lässt sich nicht öffnen
server-sqlite-disk = der Datenträger macht Fehler
server-postgres-nobody = unter diesem Namen darf sich dort niemand anmelden
server-postgres-password = Name oder Passwort ist falsch
server-postgres-no-database = eine Datenbank dieses Namens gibt es nicht
server-postgres-not-allowed = unter diesem Namen ist das dort nicht erlaubt
server-postgres-full = es gibt dort schon zu viele Verbindungen
server-postgres-not-yet = sie startet oder endet gerade

## Die Befehle des Betreibers

admin-newer = Die Datenbank stammt von einer neueren Fassung von isthmos: Installiere jene
admin-unusable = Die Datenbank ist nicht zu gebrauchen: { $reason }
admin-of-file = { $file }: { $reason }
admin-no-database = In { $folder } ist keine Datenbank
admin-backup-postgres = Eine PostgreSQL-Datenbank wird mit pg_dump gesichert
admin-restore-postgres = Eine PostgreSQL-Datenbank wird mit pg_restore zurückgespielt
admin-move-postgres = Nur eine SQLite-Datenbank kann umziehen
admin-move-address = Die Adresse für den Umzug
admin-exists = { $file } gibt es schon
admin-no-file = Die Datei { $file } gibt es nicht
admin-itself = { $file } ist die Datenbank selbst; nenne eine Sicherung
admin-not-ours = In jener Datenbank ist schon etwas anderes ({ $table }); sie muss leer sein
admin-not-empty = In jener Datenbank gibt es schon Partien oder Personen; sie muss leer sein
admin-the-database = Die Datenbank
admin-older = Die Tabellen sind von Version { $version }, hier ist { $here }: Kopiere die Datenbank mit pg_dump, starte einmal einen Server mit der Kopie und prüfe diese
admin-not-in-quarantine = Eine Partie { $game } ist nicht in Quarantäne
admin-no-person = Eine Person „{ $who }“ gibt es nicht
admin-plays-now = läuft unter den hier installierten Regeln; sie kann freigegeben werden
admin-check-only = `isthmos admin upgrade --check` spielt jede gespeicherte Partie nach; seine Tabellen bringt der Server selbst auf den neuen Stand
admin-backed-up = { $games } Partien sind in { $file }
admin-restored = { $games } Partien sind wieder da
admin-before = was vorher da war, ist in { $file }
admin-alone = { $who } meldet sich wieder mit dem Passwort allein an
admin-forgotten = { $who } ist vergessen
admin-same = { $title }: { $games } laufen wie bisher
admin-trouble = { $title }: { $game } nicht: { $reason }
admin-troubles = { $count } kommen in Quarantäne, wenn sie geöffnet werden; alle anderen gehen weiter
admin-released = { $game } kann wieder geöffnet werden
admin-quarantined = { $game } { $title }: { $reason }

## Hilfe zu den Befehlen des Betreibers

admin-about = Sorge für einen Server: Sicherungen, neue Fassungen, Daten von Personen, kaputte Partien.
admin-help-backup = Sichere die Datenbank, auch während der Server läuft.
admin-help-restore = Spiele eine Sicherung zurück. Der Server darf nicht laufen; die alte Datenbank bleibt daneben liegen.
admin-help-move = Ziehe mit allem von SQLite nach PostgreSQL um. Der Server darf nicht laufen.
admin-help-export-person = Alles, was über eine Person aufgehoben ist, als JSON.
admin-help-new-codes = Gib neue Wiederherstellungscodes aus, wenn jemand die alten verloren hat.
admin-help-drop-second-factor = Nimm einem Konto, dessen Gerät verloren ist, den zweiten Faktor.
admin-help-delete-person = Vergiss eine Person; beendete Partien behalten einen namenlosen Platz.
admin-help-upgrade = Finde vor einer neuen Fassung heraus, ob jede gespeicherte Partie noch läuft. Seine Tabellen ändert der Server selbst.
admin-help-quarantine = Zeige die Partien, die unter den installierten Regeln nicht laufen, oder gib eine frei.
admin-option-data = Verzeichnis der Datenbank; ohne Angabe dein Datenverzeichnis.
admin-option-check = Spiele jede gespeicherte Partie unter den installierten Regeln nach.
admin-option-release = Lass diese Partie wieder öffnen.
admin-argument-to = Die Datei, die geschrieben wird.
admin-argument-backup = Eine Sicherung.
admin-argument-url = postgresql+asyncpg://…, eine leere Datenbank.
admin-argument-who = Anmeldename oder Kennung.
