# What is said to whoever runs a server, on its command line and when it starts.

## How it is set up

server-config-value = { $name } is '{ $text }'; it can be { $wanted }
server-config-part = { $name } has '{ $text }'; it can be { $wanted }, or several with commas
server-config-yes-or-no = 1, or 0
server-config-number = a { $kind ->
    [whole] whole number
   *[any] number
} { $range ->
    [from] from 0
   *[above] above 0
}
server-config-levels = debug, info, warning, error or critical
server-config-origins = an address like https://play.example
server-config-proxies = an IP address, a network of them or *
server-config-hosts = a name like play.example
server-url-unreadable = { $name } cannot be read; it can be { $wanted }
server-url-driver = { $name } names '{ $driver }', which is no database known here; it can be { $wanted }
server-url-word = { $name } has '?{ $word }=', which asyncpg does not know (TLS is ?ssl=require); it can be { $wanted }

## The database

server-on-sqlite = SQLite { $version } in { $file }
server-on-postgres = PostgreSQL at { $url }
server-old-sqlite = SQLite { $version } is older than { $wanted }; with one writer, as here, it is safe
server-database-used = another isthmos server uses { $file }; end it first, or choose another --data directory
server-network-disk = { $folder } is on a network file system ({ $kind }), on which SQLite is not safe: choose a --data directory on a disk of this machine, or use PostgreSQL
server-database-unopened = the database cannot be opened: { $reason }
server-no-such-database = '{ $name }' is no database known here; it is postgresql+asyncpg://…
server-way-out = restore a backup with `isthmos admin restore`, or move it away to begin anew
server-file-empty = { $file } is empty, so it is damaged: { $way_out }
server-file-missing = { $file } is missing, but { $beside } beside it shows that there was one: restore a backup with `isthmos admin restore`, or move { $beside } away to begin anew
server-file-foreign = { $file } is no isthmos database
server-file-newer = { $where } was written by a newer version of isthmos (its tables are of version '{ $version }', { $here } is here): install that version, or restore a backup from before
server-file-damaged = { $file } cannot be used: { $reason }; { $way_out }
server-file-unusable = { $file } cannot be used: { $reason }
server-file-unsound = { $file } is damaged
server-database-code = the database refuses it ({ $code })
server-unknown-host = no machine is known by that name
server-sqlite-no-database = file is not a database
server-sqlite-damaged = database disk image is malformed
server-sqlite-locked = database is locked
server-sqlite-full = database or disk is full
server-sqlite-read-only = attempt to write a read-only database
server-sqlite-unopened = unable to open database file
server-sqlite-disk = disk I/O error
server-postgres-nobody = nobody of that name may log in there
server-postgres-password = name or password is wrong
server-postgres-no-database = there is no database of that name
server-postgres-not-allowed = this name may not do that there
server-postgres-full = it has too many connections already
server-postgres-not-yet = it is just starting or ending

## The operator's commands

admin-newer = the database was written by a newer version of isthmos: install that one
admin-unusable = the database cannot be used: { $reason }
admin-of-file = { $file }: { $reason }
admin-no-database = there is no database in { $folder }
admin-backup-postgres = a PostgreSQL database is backed up with pg_dump
admin-restore-postgres = a PostgreSQL database is restored with pg_restore
admin-move-postgres = only a SQLite database can be moved
admin-move-address = the address to move to
admin-exists = { $file } exists already
admin-no-file = there is no file { $file }
admin-itself = { $file } is the database itself; restore a backup
admin-not-ours = there is something else in that database ({ $table }); it must be empty
admin-not-empty = there are games or people in that database already; it must be empty
admin-the-database = the database
admin-older = its tables are of version { $version }, { $here } is here: copy it with pg_dump, start a server on the copy once, and check that
admin-not-in-quarantine = no game { $game } is in quarantine
admin-no-person = there is no person '{ $who }'
admin-plays-now = it plays under the rules installed here; release it
admin-check-only = `isthmos admin upgrade --check` plays every stored game; the server upgrades its tables itself
admin-backed-up = { $games } games are in { $file }
admin-restored = { $games } games are back
admin-before = what was there before is in { $file }
admin-alone = { $who } logs in with the password alone again
admin-forgotten = { $who } is forgotten
admin-same = { $title }: { $games } play as they did
admin-trouble = { $title }: { $game } does not: { $reason }
admin-troubles = { $count } will be put in quarantine when they are opened; all others go on
admin-released = { $game } can be opened again
admin-quarantined = { $game } { $title }: { $reason }

## Help of the operator's commands

admin-about = Look after a server: backups, upgrades, people's data, broken games.
admin-help-backup = Copy the database, also while the server runs.
admin-help-restore = Put a backup in place. The server must not run; the old database stays beside it.
admin-help-move = Move everything from SQLite to PostgreSQL. The server must not run.
admin-help-export-person = Everything kept about a person, as JSON.
admin-help-new-codes = Print new recovery codes for somebody who has lost theirs.
admin-help-drop-second-factor = Take the second factor off an account whose device is lost.
admin-help-delete-person = Forget a person; finished games keep an anonymous seat.
admin-help-upgrade = Find out before an upgrade whether every stored game still plays. The server changes its tables itself.
admin-help-quarantine = List games that do not play under the installed rules, or release one.
admin-option-data = Directory of the database; your data directory if not given.
admin-option-check = Play every stored game under the installed rules.
admin-option-release = Let this game be opened again.
admin-argument-to = The file to write.
admin-argument-backup = A backup.
admin-argument-url = postgresql+asyncpg://…, an empty database.
admin-argument-who = Login or id.
