"""How a server is set up and watched."""
