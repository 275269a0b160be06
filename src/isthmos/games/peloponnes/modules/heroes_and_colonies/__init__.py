"""Heroes & Colonies for 2 to 8 players: two modules, heroes and colonies, each on its own or both together."""
