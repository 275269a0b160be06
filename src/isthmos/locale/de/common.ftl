# Was jedes Spiel und jeder Befehl sagen kann.

common-and = { $first } und { $last }
common-or = { $first } oder { $last }
common-plus = +{ $n }
common-minus = −{ $n }
common-nothing = nichts
move-refused = „{ $text }“ geht jetzt nicht; möglich: { $shown }
move-refused-many = „{ $text }“ geht jetzt nicht; möglich: { $shown } … (insgesamt { $count })
table-log-undone = { $player } hat eine Antwort zurückgenommen.
table-log-undo-asked = { $player } hat gebeten, eine Antwort zurückzunehmen.
table-log-undo-declined = { $player } war nicht einverstanden, eine Antwort zurückzunehmen.
table-log-pause-asked = { $player } hat um eine Unterbrechung gebeten.
table-log-pause-declined = { $player } war mit einer Unterbrechung nicht einverstanden.
table-log-paused = Die Partie wurde auf Wunsch von { $player } unterbrochen.
table-log-resumed = { $player } hat die Partie fortgesetzt.
table-log-left = { $player } ist gegangen; ein Bot springt ein.
table-log-away = { $player } ist nicht da; ein Bot springt ein.
table-log-missed = Die Zeit von { $player } war um; diese Antwort gab ein Bot.
table-log-missed-again = Die Zeit von { $player } war wieder um; ein Bot springt ein, bis { $player } zurück ist.
table-log-back = { $player } ist zurück.
