"""How others come in: requests and sockets, who speaks, and how long they are waited for."""
