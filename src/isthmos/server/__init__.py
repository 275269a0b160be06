"""Floor 5: tables for people who are not in the same room. HTTP, sockets, accounts, storage."""
