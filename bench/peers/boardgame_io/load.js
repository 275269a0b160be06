// Many matches at once, four sockets each: node load.js PORT PID MATCHES EVERY
// Says when all are laid. For each line with a number it plays for so many seconds and prints the times from each move to
// its own confirmation, and the processor time of the server.
const fs = require("fs");
const http = require("http");
const readline = require("readline");
const { io } = require("socket.io-client");

const [port, pid, matches, every] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const post = (path, body) => new Promise((resolve, reject) => {
  const data = JSON.stringify(body);
  const request = http.request(`http://127.0.0.1:${port + 1}${path}`, { method: "POST", headers: {
    "content-type": "application/json", "content-length": Buffer.byteLength(data) } }, (answer) => {
    let text = "";
    answer.on("data", (part) => (text += part));
    answer.on("end", () => resolve(JSON.parse(text)));
  });
  request.on("error", reject);
  request.end(data);
});
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

let times = [];
let until = 0;

async function open() {
  const { matchID } = await post("/games/auction/create", { numPlayers: 4 });
  const match = { matchID, sockets: [], state: 0, pending: null, heard: 0 };
  for (const playerID of ["0", "1", "2", "3"]) {
    const { playerCredentials } = await post(`/games/auction/${matchID}/join`, { playerID, playerName: "P" + playerID });
    const socket = io(`${address}/auction`, { transports: ["websocket"], forceNew: true });
    match.sockets.push({ socket, playerID, playerCredentials });
    await new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 4));
      socket.once("sync", (_, info) => { match.turn = info.state.ctx.currentPlayer; match.state = info.state._stateID; resolve(); });
    });
    socket.on("update", (_, state) => heard(match, playerID, state));
  }
  return match;
}

function heard(match, playerID, state) {
  match.heard += 1;
  if (match.pending && playerID === match.pending.playerID) {
    times.push(performance.now() - match.pending.began);
  }
  if (match.heard < 4) return;
  match.state = state._stateID;
  match.turn = state.ctx.currentPlayer;
  const next = match.pending.began + 1000 * every * (0.9 + 0.2 * Math.random());  // the same pace as our own client's
  match.pending = null;
  const rest = Math.max(0, next - performance.now());
  if (performance.now() + rest < until) setTimeout(() => move(match), rest);
}

function move(match) {
  const seat = match.sockets[Number(match.turn)];
  match.heard = 0;
  match.pending = { playerID: seat.playerID, began: performance.now() };
  const action = { type: "MAKE_MOVE", payload: {
    type: "bid", args: [match.state, 4 + (match.state % 9)], playerID: seat.playerID, credentials: seat.playerCredentials } };
  seat.socket.emit("update", action, match.state, match.matchID, seat.playerID);
}

function play(tables, seconds) {
  times = [];
  const before = cpu();
  until = performance.now() + 1000 * seconds;
  for (const table of tables) {
    const first = 1000 * every * Math.random();
    if (performance.now() + first < until) setTimeout(() => move(table), first);
  }
  const look = setInterval(() => {
    if (performance.now() < until || tables.some((table) => table.pending)) return;
    clearInterval(look);
    console.log(JSON.stringify({ times, cpu: cpu() - before }));
  }, 20);
}

(async () => {
  const tables = [];
  for (let number = 0; number < matches; number++) tables.push(await open());
  console.log(JSON.stringify({ ready: true }));
  readline.createInterface({ input: process.stdin })
    .on("line", (line) => play(tables, Number(line)))
    .on("close", () => process.exit(0));
})();
