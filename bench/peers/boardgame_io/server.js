// The peer's server with its in-memory storage. Prints its ports and process id when it serves.
const { Server } = require("boardgame.io/server");
const { Auction } = require("./game.js");

const port = Number(process.argv[2]);
const server = Server({ games: [Auction], origins: ["http://127.0.0.1"] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }).then(() => {
  console.log(JSON.stringify({ port, pid: process.pid }));
});
