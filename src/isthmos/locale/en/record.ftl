# What is wrong with a record.

record-at = { $place }: { $reason }
record-answer = answer { $number }
record-line = line { $number }
record-event = event { $number }
record-chance = chance
record-seat = seat { $seat }
record-other-game = this is a record of { $game }, not of { $wanted }
record-other-rules = the record follows rules version { $rules } of { $game }; version { $here } is here
record-other-position = the position after '{ $move }' is { $hash }, not { $kept }
record-no-position = this is no position of { $game }
record-other-position-game = this is a position of { $game }, rules version { $rules }, not one of { $wanted } as it is here
record-not-over = the record gives scores, but the game is not over
record-other-scores = the scores are { $scores }, not { $kept }
record-over = the game is over, yet '{ $move }' follows
record-not-asked = '{ $move }' is from { $seat }, but { $asked } is asked
record-other-draw = '{ $move }' is not draw { $number } of { $among } here
record-no-text = the file is neither text nor JSON
record-other-format = format { $format } is not known here; format { $here } is
record-too-long = there are { $count } answers; a record can have { $most }
record-no-json = not a record in JSON: { $reason }
record-bad-quotes = the quoted value is damaged: { $reason }
record-no-line = the record has no line '{ $line } …'
record-unreadable = '{ $line }' cannot be read
record-early-check = a position is checked before the first answer
record-other-heading = 'isthmos { $text }' is not a format known here; 'isthmos record { $here }' is
record-no-answer = an answer is missing after the seat
record-bad-draw = '{ $text }' should read 'draw NUMBER of PIECES', after a chance answer only
record-next = { $line } should come next
record-bad-word = '{ $word }' is not a word that begins a line of a record

## A table and its log

record-other-secret = the secret does not belong to the commitment of this record
record-other-mix = the dealer has not mixed in what the record says the seats gave
record-not-drawn = { $place } is not what the dealer drew
record-event-order = event { $number } follows event { $before }
record-event-differs = event { $number } did not come out as it was kept
record-not-installed = the game { $game } is not installed
record-began-with = it began with rules { $rules } of { $game }; { $here } are installed
record-seats = { $game } is not played by { $seats }
record-log-of-another = its log does not begin with this table
record-secret-not-promised = its secret is not the one that was promised
record-log-seats = its log names seats that are not there
record-seats-differ = its seats are not those of the log
record-log-ends = its log ends at event { $number }
record-cannot-be-read = it cannot be read: { $kind }
