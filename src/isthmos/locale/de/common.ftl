# Was jedes Spiel und jeder Befehl sagen kann.

common-and = { $first } und { $last }
common-or = { $first } oder { $last }
common-nothing = nichts
move-refused = „{ $text }“ geht jetzt nicht.
table-log-undone = { $player } hat eine Antwort zurückgenommen.
table-log-undo-asked = { $player } hat gebeten, eine Antwort zurückzunehmen.
table-log-undo-declined = { $player } war nicht einverstanden, eine Antwort zurückzunehmen.
