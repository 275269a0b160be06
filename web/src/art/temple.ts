/** A city as a temple for the home page, 196 by 232. The board of Perikles has its own. */
import { devices, statue } from "./figures";
import { colour, cube, emblem, mark } from "./players";
import { path, rect, round, text } from "./svg";

const GAP = 40.5;
const CUBES = [3, 5, 2, 1];
const VALUES = [5, 5, 3, 1];
const SIZE = 12.8;

function column(x: number): string {
  return (
    path(`M${x - 5} 94L${x - 6} 178H${x + 6}L${x + 5} 94z`) +
    rect(x - 8.5, 88, 17, 6) +
    path(`M${x - 2} 97V175M${x + 2} 97V175`, "i", 'stroke-width="1"')
  );
}

function cubes(seat: number, n: number): string {
  const middle = 17 + (seat + 0.5) * GAP;
  return Array.from({ length: n }, (_, j) =>
    cube(
      seat,
      round(n === 1 ? middle - SIZE / 2 : middle - SIZE - 0.3 + (j % 2) * (SIZE + 0.6)),
      round(178 - (Math.floor(j / 2) + 1) * (SIZE + 0.9)),
      SIZE,
    ),
  ).join("");
}

export function temple(name: string, colourOfCity: string): string {
  const owl = devices.athens!("#fbf1dc", colourOfCity);
  const candidate = (x: number, letter: string): string =>
    `<circle cx="${x}" cy="53" r="8.3" fill="var(--card)" stroke="var(--fig)" stroke-width="1.2" stroke-dasharray="2 2"/>${text(x, 57, 12, letter, "candidate")}`;
  return `<path d="M4 66L98 15 192 66z" class="g" stroke="var(--fig)" stroke-width="3" stroke-linejoin="round"/><path d="M20 62L98 20.5 176 62z" fill="none" stroke="var(--fig)"/>
<g transform="translate(98 13) scale(.95)"><circle r="12.5" fill="${colourOfCity}" stroke="var(--fig)" stroke-width="1.6"/><circle r="10.4" fill="none" stroke="#fbf1dc" stroke-width=".8"/><g transform="scale(.82)">${owl}</g></g>
${candidate(58, "α")}${candidate(138, "β")}<svg x="82" y="29" width="32" height="32" viewBox="0 0 32 32">${emblem(1)}</svg>
<rect x="5" y="66" width="186" height="22" fill="${colourOfCity}" stroke="var(--fig)" stroke-width="2"/>${text(98, 82.5, 16, name.toUpperCase(), "city-name")}
<rect x="10" y="88" width="176" height="90" fill="var(--card)"/>${[0, 1, 2, 3, 4].map((i) => column(17 + i * GAP)).join("")}
${CUBES.map((n, seat) => cubes(seat, n)).join("")}${rect(6, 178, 184, 15)}${CUBES.map((n, seat) => text(17 + (seat + 0.5) * GAP, 189.5, 11.5, `${mark(seat).letter} ${n}`, "count")).join("")}${rect(2, 195, 192, 3)}
${VALUES.map((v, i) => `<rect x="${4 + i * 26}" y="202" width="23" height="26" rx="2" fill="${i ? "var(--card)" : "var(--disc)"}" stroke="var(--fig)" stroke-width="1.4"/>${text(15.5 + i * 26, 220.5, 15.5, v, i ? "value" : "points")}`).join("")}
<svg x="172" y="192" width="19" height="38" viewBox="0 0 20 40">${statue(colour(0), mark(0).letter, mark(0).ink)}</svg>`;
}
