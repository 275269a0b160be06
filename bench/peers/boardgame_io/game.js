// An auction of the size of Peloponnes: four players with stores, tiles and scores, about 4.5 kB of state a view.
const { PlayerView } = require("boardgame.io/core");

const player = (seat) => ({
  seat, civilization: "civilization-" + seat, coins: 20, wood: 3, stone: 3, food: 6, luxury: 2, people: 5,
  limits: { wood: 13, stone: 13, food: 13 },
  lands: Array.from({ length: 4 }, (_, i) => `land-${seat}-${i}`),
  buildings: Array.from({ length: 4 }, (_, i) => ({ tile: `building-${seat}-${i}`, coins: 0 })),
  income: { coins: 3, wood: 1, stone: 1, food: 2, luxury: 1, people: 0, choices: 0 },
  risks: ["earthquake", "drought", "plague", "tempest", "decline"].map((disaster) => ({
    disaster, safe: false, stock: "food", has: 3, loses: 1 })),
  supply: { food_due: 5, food_short: 0, marked: [], all_payable: true },
  score: { tiles: 10, coins: 3, power: 13, population: 15, score: 13, lower: "power" },
});

exports.Auction = {
  name: "auction",
  setup: ({ ctx }) => ({
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, player(seat)])),
    offer: Array.from({ length: 7 }, (_, slot) => ({ tile: "tile-" + slot, row: "regular", minimum: 4, bid: null })),
    stacks: ["a", "b", "c"].map((stack) => ({ stack, unseen: Array.from({ length: 12 }, (_, i) => `${stack}-${i}`) })),
    chits: Array.from({ length: 6 }, (_, i) => ({ disaster: "disaster-" + i, seen: 0, left: 3, to_strike: 3 })),
    secret: "never sent",
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, playerID }, slot, coins) => {
      const me = G.players[playerID];
      G.offer[slot % 7].bid = { seat: playerID, coins };
      me.coins = 20 - (coins % 20);
      me.score.power += 1;
    },
  },
};
