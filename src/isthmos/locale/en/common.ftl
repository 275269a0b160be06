# What every game and command may say.

common-and = { $first } and { $last }
common-or = { $first } or { $last }
common-plus = +{ $n }
common-minus = −{ $n }
common-nothing = nothing
move-refused = ‘{ $text }’ is not possible now; possible: { $shown }
move-refused-many = ‘{ $text }’ is not possible now; possible: { $shown } … ({ $count } in all)
table-log-undone = { $player } took an answer back.
table-log-undo-asked = { $player } asked to take an answer back.
table-log-undo-declined = { $player } did not agree to taking an answer back.
table-log-pause-asked = { $player } asked for a pause.
table-log-pause-declined = { $player } did not agree to a pause.
table-log-paused = The game was paused at the wish of { $player }.
table-log-resumed = { $player } went on with the game.
table-log-left = { $player } left; a bot stands in.
table-log-away = { $player } is away; a bot stands in.
table-log-missed = { $player }’s time was up; a bot gave this answer.
table-log-missed-again = { $player }’s time was up again; a bot stands in until { $player } is back.
table-log-back = { $player } is back.
