/** What lies on the table of Perikles, drawn: shields, counters, temples, tiles, dice and tokens. */
import { assassin, candidate, devices, hoplite, shard, statue, trireme } from "../../art/figures";
import { colour, cube, emblem, mark } from "../../art/players";
import { path, rect, round, text } from "../../art/svg";

/** Cream letters are read on each of them. */
export const COLOURS: Readonly<Record<string, string>> = {
  athens: "#1d5c8c",
  sparta: "#98241c",
  argos: "#5a4a86",
  corinth: "#8a560c",
  thebes: "#4b6a2a",
  megara: "#14686b",
  persia: "#6a5744",
};
const BROWN = "#6b4a2e";
const CREAM = "#fbf1dc";
const BLACK = "#1e1712";

export const cityColour = (id: string): string => COLOURS[id] ?? BROWN;

const device = (id: string, paint: string, hollow: string): string => devices[id]?.(paint, hollow) ?? "";

/** Around 0, 0 with a radius of 12. */
export const shield = (id: string, ring = "var(--ring)"): string =>
  `<circle r="12" fill="${cityColour(id)}" stroke="${ring}" stroke-width="1.4"/><circle r="10" fill="none" stroke="${CREAM}" stroke-width=".8"/><g transform="scale(.82)">${device(id, CREAM, cityColour(id))}</g>`;

const SPEAR = `<path d="M0 9V0M-1.7 2.5L0-2l1.7 4.5z" fill="${CREAM}" stroke="${CREAM}" stroke-width="1.3"/>`;
const SHIP = `<path d="M-5 3.5h10l2-3H-6zM0-5v5.5M0-4.5l4 3.5H0z" fill="${CREAM}" stroke="${CREAM}" stroke-width=".9"/>`;

/** In a box of 48 by 48. A strength of 0 lies face down. */
export function counter(army: string, type: string, strength: number): string {
  const isHoplite = type === "hoplite";
  if (!strength)
    return `<rect x="1" y="1" width="46" height="46" rx="3" fill="${BLACK}" stroke="var(--ring)" stroke-width="1.6"/><rect x="3.4" y="3.4" width="41.2" height="41.2" rx="1.5" fill="none" stroke="#d78750" stroke-width="1.3"/><g transform="translate(24 20.5) scale(1.15)">${shield(army, CREAM)}</g><g transform="${isHoplite ? "translate(24 37) scale(.9)" : "translate(24 41) scale(.9)"}">${isHoplite ? SPEAR : SHIP}</g>`;
  const figure = isHoplite
    ? `<g transform="translate(4 3) scale(.74)">${hoplite(device(army, CREAM, BLACK), BLACK)}</g>`
    : `<g transform="translate(1.5 6) scale(.62)">${trireme(device(army, "#f3d9ac", BLACK), BLACK)}</g>`;
  return `<rect x="1" y="1" width="46" height="46" rx="3" fill="#f0d3a5" stroke="${BLACK}" stroke-width="1.6"/><rect x="3.4" y="3.4" width="41.2" height="41.2" rx="1.5" fill="none" stroke="${cityColour(army)}" stroke-width="1.3"/>${figure}<path d="M47 20v27H20z" fill="${cityColour(army)}" stroke="${BLACK}" stroke-width="1.2"/><text x="38.6" y="44.3" font-size="18.5" font-weight="800" text-anchor="middle" fill="#fff">${strength}</text>`;
}

/** In a box of 25 by 32: shards above; the symbol, if any, and the device of the city below. */
export function influence(city: string, shards: number, symbol: string): string {
  const one = (x: number, y: number): string =>
    `<svg x="${x}" y="${y}" width="12" height="12" viewBox="0 0 20 20">${shard("#e6a36b")}</svg>`;
  const shown = shards === 2 ? one(2, 2) + one(11, 5.5) : one(6.5, 3);
  const sign = symbol
    ? `<svg x="1.6" y="16.5" width="12.5" height="13" viewBox="0 0 20 20" color="${CREAM}">${symbol === "candidate" ? candidate : assassin}</svg>`
    : "";
  const place = symbol ? "translate(18.2 24) scale(.44)" : "translate(12.5 24) scale(.58)";
  const below = city
    ? device(city, CREAM, cityColour(city))
    : `<path d="M-9 0H9M0-9V9M-6.4-6.4L6.4 6.4M6.4-6.4L-6.4 6.4" stroke="${CREAM}" stroke-width="2.2" stroke-linecap="round"/>`;
  return `<rect x=".8" y=".8" width="23.4" height="30.4" rx="3" fill="${cityColour(city)}" stroke="var(--ring)" stroke-width="1.3"/>${shown}${sign}<g transform="${place}">${below}</g>`;
}

export interface Temple {
  id: string;
  name: string;
  cubes: number[];
  alpha: number;
  beta: number;
  leader: number;
  boxes: number[];
  defeats: number;
  statues: number[];
  hoplites: number;
  triremes: number;
}

const LEFT = 17;
const RIGHT = 179;
const ROWS = 6;

/** The middle of the place where the cubes of a seat stand, and how wide it is; for a temple 196 wide. */
export function bay(seat: number, seats: number): { x: number; width: number } {
  const width = (RIGHT - LEFT) / seats;
  return { x: LEFT + (seat + 0.5) * width, width };
}

const column = (x: number): string =>
  path(`M${round(x - 5)} 94L${round(x - 6)} 178H${round(x + 6)}L${round(x + 5)} 94z`) +
  rect(x - 8.5, 88, 17, 6) +
  path(`M${round(x - 2)} 97V175M${round(x + 2)} 97V175`, "i", 'stroke-width="1"');

function cubesOf(seat: number, seats: number, n: number): string {
  const { x, width } = bay(seat, seats);
  const room = width - 13;
  const abreast = n > 2 * ROWS ? 3 : 2;
  const size = Math.min(12.8, room / abreast - 0.6);
  const shown = Math.min(n, abreast * ROWS);
  return Array.from({ length: shown }, (_, j) => {
    const inRow = Math.min(abreast, shown - Math.floor(j / abreast) * abreast);
    const left = x - (inRow * (size + 0.6)) / 2 + (j % abreast) * (size + 0.6);
    return cube(seat, round(left), round(178 - (Math.floor(j / abreast) + 1) * (size + 0.9)), round(size));
  }).join("");
}

const candidateSpot = (x: number, letter: string, seat: number): string =>
  seat >= 0
    ? `<svg x="${x - 10}" y="43" width="20" height="20" viewBox="0 0 32 32">${emblem(seat)}</svg>${text(letter === "α" ? x - 15 : x + 15, 61, 11, letter, "spot")}`
    : `<circle cx="${x}" cy="53" r="8.3" fill="var(--card)" stroke="var(--fig)" stroke-width="1.2" stroke-dasharray="2 2"/>${text(x, 57, 12, letter, "candidate")}`;

const box = (value: number, i: number, defeats: number): string => {
  const x = 4 + i * 25;
  const isNow = i === defeats;
  const frame = `<rect x="${x}" y="202" width="22.5" height="26" rx="2" fill="${isNow ? "var(--disc)" : "var(--card)"}" stroke="var(--fig)" stroke-width="1.4"/>`;
  if (i < defeats)
    return `${frame}<path d="M${x + 3} 225L${x + 19.5} 205M${x + 3} 205L${x + 19.5} 225" stroke="var(--alarm)" stroke-width="2.6"/>`;
  return frame + text(x + 11.2, 220.5, 15.5, value, isNow ? "points" : "value");
};

/** Defeats for which there is no box. */
const further = ({ boxes, defeats }: Temple): string =>
  defeats > boxes.length ? text(16 + boxes.length * 25, 220.5, 13, `+${defeats - boxes.length}`, "value") : "";

/** A city in a box of 196 by 232. */
export function temple(city: Temple): string {
  const seats = city.cubes.length;
  const statues = city.statues.flatMap((n, seat) => Array<number>(n).fill(seat));
  return `<g transform="translate(4 4) scale(.42)">${hoplite("", "var(--fig)")}</g>${text(33, 21, 15, city.hoplites, "army")}
<g transform="translate(137 4) scale(.42)">${trireme("", "var(--fig)")}</g>${text(181, 21, 15, city.triremes, "army")}
<path d="M4 66L98 15 192 66z" class="g" stroke="var(--fig)" stroke-width="3" stroke-linejoin="round"/><path d="M20 62L98 20.5 176 62z" fill="none" stroke="var(--fig)"/>
<g transform="translate(98 13)">${shield(city.id, "var(--fig)")}</g>${candidateSpot(58, "α", city.alpha)}${candidateSpot(138, "β", city.beta)}${
    city.leader >= 0
      ? `<svg x="82" y="29" width="32" height="32" viewBox="0 0 32 32">${emblem(city.leader)}</svg>`
      : `<circle cx="98" cy="46" r="13" fill="var(--card)" stroke="var(--fig)" stroke-dasharray="3 2.5"/>`
  }
<rect x="5" y="66" width="186" height="22" fill="${cityColour(city.id)}" stroke="var(--fig)" stroke-width="2"/>${text(98, 82.5, 16, city.name.toUpperCase(), "city-name")}
<rect x="10" y="88" width="176" height="90" fill="var(--card)"/>${Array.from({ length: seats + 1 }, (_, i) => column(LEFT + (i * (RIGHT - LEFT)) / seats)).join("")}
${city.cubes.map((n, seat) => cubesOf(seat, seats, n)).join("")}${rect(6, 178, 184, 15)}${city.cubes.map((n, seat) => text(bay(seat, seats).x, 189.5, seats > 4 ? 10.5 : 11.5, `${mark(seat).letter} ${n}`, "count")).join("")}${rect(2, 195, 192, 3)}
${city.boxes.map((value, i) => box(value, i, city.defeats)).join("")}${further(city)}
${statues.map((seat, i) => `<svg x="${172 - i * 21}" y="192" width="19" height="38" viewBox="0 0 20 40">${statue(colour(seat), mark(seat).letter, mark(seat).ink)}</svg>`).join("")}`;
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Around 0, 0, 36 wide; the dice of the attack are blue, those of the defence ochre, as the words beside them say. */
export const die = (n: number, side: string): string =>
  `<rect x="-18" y="-18" width="36" height="36" rx="6" fill="${side === "attack" ? "#1d4f9c" : "#8a5a08"}" stroke="${BLACK}" stroke-width="2"/>${(PIPS[n] ?? []).map(([x, y]) => `<circle cx="${x * 9}" cy="${y * 9}" r="3.4" fill="${CREAM}"/>`).join("")}`;

/** Around 0, 0, 36 wide: crossed spears, or the empty place of a token. */
export const token = (isThere: boolean): string =>
  isThere
    ? `<circle r="17" fill="var(--clay)" stroke="var(--ink)" stroke-width="2"/><circle r="13.6" fill="none" stroke="${BLACK}" stroke-width="1.2"/><path d="M-8 8L8-8M8 8L-8-8" stroke="${BLACK}" stroke-width="2.6" stroke-linecap="round"/><path d="M10-10l-1 5-4-4zM-10-10l1 5 4-4z" fill="${BLACK}"/>`
    : `<circle r="17" fill="none" stroke="var(--line2)" stroke-width="2" stroke-dasharray="4 3.5"/>`;

/** Mainland above, Peloponnese below, one neck of land between two gulfs; 596 by 552, stretched. */
export const coast = `<rect width="596" height="552" fill="var(--sea-p)"/><path d="M0 0H596V236C584 252 566 246 556 258 540 250 528 262 512 254 496 246 486 258 470 252 452 246 440 256 424 250 400 244 384 256 368 262 352 270 338 276 326 290 300 296 268 294 246 288 240 276 222 262 200 258 180 250 160 262 140 256 116 248 100 262 76 256 52 248 30 260 0 252z" fill="var(--bg)" stroke="var(--line2)" stroke-width="1.8"/><path d="M0 292C30 284 56 298 84 290 112 282 140 296 168 290 196 284 222 290 246 286 280 292 300 290 330 286 350 292 362 302 384 296 410 290 424 304 450 298 480 292 500 306 530 300 556 294 574 304 596 298V552H0z" fill="var(--bg)" stroke="var(--line2)" stroke-width="1.8"/><path d="M247 280C262 292 310 293 327 281l3 12-84 1z" fill="var(--bg)"/><path d="M244 286q42 14 86 0" fill="none" stroke="var(--clay)" stroke-width="1.5" stroke-dasharray="2 4"/><g fill="none" stroke="var(--sea)" stroke-opacity=".35">${[0, 1, 2].map((i) => `<path d="M10 ${266 + i * 8}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M400 ${270 + i * 8}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0"/>`).join("")}</g>`;

export const FIGURES: Readonly<Record<string, { box: string; art: string }>> = {
  hoplite: { box: "4 -4 36 62", art: hoplite("", "var(--fig)") },
  trireme: { box: "2 2 72 48", art: trireme("", "var(--fig)") },
};
