"""A bot of your own: joins a table by its invitation and answers whenever it is asked.

    python examples/bot.py http://127.0.0.1:8777 GAME INVITATION

Needs the packages httpx and websockets; knows nothing of any game but that the last choice offered is often a safe one.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import uuid

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(position: dict) -> str:
    """Any of the answers offered. This is the line to improve."""
    return random.choice(random.choice(position["choices"])["answers"])


def join(server: str, game: str, invitation: str) -> str:
    """Become a guest and sit down. The token is all that needs to be kept."""
    with httpx.Client(base_url=server) as http:
        token = http.post("/api/session", json={"name": "Example bot"}).raise_for_status().json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        body = {"invitation": invitation, "mix": uuid.uuid4().hex}
        http.post(f"/api/games/{game}/sit", json=body).raise_for_status()
        return token


async def play(server: str, game: str, token: str) -> list[int]:
    """Until the game is over; a broken line is taken up again where it broke."""
    address = server.replace("http", "ws", 1) + f"/ws/games/{game}"
    headers = {"authorization": f"Bearer {token}"}
    seen = 0
    while True:
        try:
            async with connect(address, additional_headers=headers) as socket:
                await socket.send(json.dumps({"type": "hello", "seq": seen}))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "refusal":
                        print(message["sentence"])
                    if message["type"] != "position":
                        continue
                    seen = message["seq"]
                    if message["status"] == "finished":
                        return message["scores"]
                    if "choices" in message:
                        move = {"type": "answer", "seq": seen, "command": uuid.uuid4().hex, "answer": choose(message)}
                        await socket.send(json.dumps(move))
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)


if __name__ == "__main__":
    server, game, invitation = sys.argv[1:4]
    print("scores:", *asyncio.run(play(server, game, join(server, game, invitation))))
