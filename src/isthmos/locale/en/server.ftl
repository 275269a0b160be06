# What a server says no with.

## People

server-no-session = Take a seat or log in first.
server-session-ended = This session has ended. Sit down again or log in.
server-no-such-session = There is no such session.
server-name-empty = A name needs at least one letter.
server-login-form = A login has 3 to 40 letters, digits, dots, dashes, underlines, @ or +.
server-login-taken = This login is taken.
server-login-wrong = Login or password is wrong.
server-password-length = A password has { $least } to { $most } letters; 15 and more are good.
server-password-common = This password is one of the first that are tried. Take another.
server-has-account = You have an account already.
server-recovery-wrong = Login or recovery code is wrong.
server-recovery-expired = This recovery code is older than a year and has expired. Use a newer one, or ask whoever runs the server.
server-wait =
    Too many tries. Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-no-account = You have no account yet.
server-code-needed = The password is right. Now the code that your device shows is needed.
server-code-wrong = The code is wrong, or was used already. Take the next one.
server-second-on = The second factor is on already.
server-second-not-offered = There is no second factor to confirm. Begin again.

## Tables

server-no-such-game = There is no such game.
server-no-campaign = { $title } has no campaign; there is one for { $titles }.
server-no-title = There is no game ‘{ $title }’; there are { $titles }.
server-no-bot = There is no bot ‘{ $bot }’ for this game; there are { $bots }.
server-no-sitter = ‘{ $text }’ cannot sit down; a seat is ‘{ $me }’, ‘{ $open }’ or ‘{ $example }’.
server-bad-seats = { $seats } cannot play this game; it takes { $low } to { $high }.
server-cannot-lay = The table cannot be laid like this: { $reason }
server-no-owners-data = This server plays with the data of the box as shipped only.
server-most-tables = A guest may lay { $most } tables in a month that are not finished, an account { $more }. Finish one first.
server-most-records = A guest may bring { $most } records along in a month, an account { $more }.
server-most-owners-bytes = A guest may correct a box with { $most } bytes, an account with { $more }.
server-reading-takes-too-much = To play this again takes more than { $seconds } seconds, or more memory than there is for it.
server-reading-room-full = Too many records and past positions are being read. Wait a moment.
server-bad-record = This record cannot be read: { $reason }
server-by-invitation = This table is by invitation. Ask its host for the link.
server-host-only = Only the host of the table may do this.
server-no-open-seat = There is no open seat at this table.
server-no-seat = You have no seat at this table.
server-bot-plays = A bot plays your seat. Come back to it first.
server-no-command = Nothing is called ‘{ $text }’; there are { $commands }.
server-command-id = A command id has 1 to { $most } printable letters.
server-stale = The position has changed: this was meant for { $meant }, the game is at { $seq }.
server-faster = Somebody was faster: the game is at { $seq }.
server-not-so-far = The game is at { $seq }.
server-not-begun = The game has not begun.
server-record-later = The record of this game is shown when it is over.
server-record-form = A record is text or json, not { $form }.
server-no-language = There is no language ‘{ $language }’; there are { $languages }.
server-campaign-won = The campaign is won.
server-in-quarantine = This game is damaged, or does not play under the rules installed here. It rests in quarantine; whoever runs this server has been told.
server-chat-empty = There is nothing in it.
server-chat-long = A line of chat has at most { $most } letters.
server-most-lines = A guest may say { $most } lines at a table, an account { $more }.
server-chat-seats = Only those who sit at the table talk at it.

## The server itself

server-cannot-read = The database cannot be read now. Try again.
server-cannot-write = The database cannot be written now; nothing was changed. Try again.
server-unsettled = The database does not answer; it is not known yet whether this was kept. Try again: no move is made twice.
server-stops = The server is about to stop. Try again in a moment.
server-task-stale = The server is not well: { $task } does not get on.
server-fault = Something went wrong here. It was noted.
server-foreign-page = This page may not talk to this server.
server-foreign-host = This server is not known by the name ‘{ $host }’. Whoever runs it can add the name to ISTHMOS_HOSTS.
server-no-header = The header { $header } is missing.
server-no-page = There is no such page.
server-no-method = This page cannot be asked like that.
server-no-socket = There is no such socket.
server-not-a-message = Not a message: { $detail }
server-bad-request = Not a request as described: { $detail }
server-unreadable = The request cannot be read: nested too deeply, or not UTF-8.
server-request-large = A request has at most { $most } bytes.
server-request-slow = The rest of the request did not come.
server-too-many-requests = Too many requests. Wait a second.
server-too-many-messages = Too many messages. Wait a second.
server-too-many-connections = Too many connections from this address.
server-too-many-sockets = Too many sockets from this address.
