"""Changes of the database's shape, one file each, run by themselves when the server starts."""
