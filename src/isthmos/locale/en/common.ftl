# What every game and command may say.

common-and = { $first } and { $last }
common-or = { $first } or { $last }
common-nothing = nothing
common-yes = yes
common-no = no
move-refused = ‘{ $text }’ is not possible now.
table-log-undone = { $player } took an answer back.
table-log-undo-asked = { $player } asked to take an answer back.
table-log-undo-declined = { $player } did not agree to taking an answer back.
table-log-pause-asked = { $player } asked for a pause.
table-log-pause-declined = { $player } did not agree to a pause.
table-log-paused = The game was paused at the wish of { $player }.
table-log-resumed = { $player } went on with the game.
