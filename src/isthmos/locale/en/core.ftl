# What the waist of all games says no with.

core-two-games = two games on the shelf are called '{ $game }'
core-no-game = there is no game '{ $game }'; there are { $games }
core-bad-seats = { $seats } players cannot play { $game }; it takes { $low } to { $high }
core-no-option = there is no option '{ $option }'; known are { $options }
core-option-value = option { $option } cannot be '{ $value }'; it can be { $wanted }
core-no-owners-data = { $game } has no data that a file could correct
core-dealer = a dealer needs a secret of { $secret } bytes and a salt of { $salt }
core-no-language = there is no language '{ $language }'; there are { $languages }
core-other-rules = rules version { $rules } of { $game } is not here; { $here } is
core-too-many-jobs = { $most } jobs of this table are waiting already
core-no-answer = { $move } is no legal answer to the open question; there are { $answers }, which moves() lists
core-no-bot = there is no bot '{ $bot }'; there are { $bots }
core-bot-cannot-play = bot '{ $bot }' cannot play { $game }; it plays { $games }

## Why a file or an address cannot be had

core-system-no-file = no such file or directory
core-system-denied = permission denied
core-system-full = no space left on device
core-system-read-only = read-only file system
core-system-directory = is a directory
core-system-no-directory = not a directory
core-system-exists = file exists
core-system-long-name = file name too long
core-system-address-used = address already in use
core-system-no-address = cannot assign requested address
core-system-nobody-answers = nobody answers there
core-system-other = the system refuses it ({ $code })
core-unwritten = { $file } cannot be written: { $reason }
core-unread = { $file } cannot be read: { $reason }
