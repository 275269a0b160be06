/** Hoplite, trireme, statue, shard and the shields of cities. */
import { disc, group, path } from "./svg";

/* hoplite walking right, box 44x56; dev = shield device svg centred on 0,0 with radius 10 */
export const hoplite = (
  device = "",
  shield = "var(--fig)",
): string => `${path("M35 56V4", "fs", 'stroke-width="1.7"')}${path("M35-3l2.4 8h-4.8z")}
${path("M17 34l-7 13-4 5.5V56h8.5l.5-3 7-12zM24 36l5 9 1.5 9V56H39v-2.5l-4-2L33.5 43 29 33z")}${path("M10 47.5l3.5 2M31.5 45l3-.8", "i")}
${path("M13 30c0-6 2-11 8-13 6 1 10 4 10 9l-1 9H15z")}${path("M27 22l8 3", "fs", 'stroke-width="3.6"')}
${path("M16.5 17.5c-2.5-5-1-11 5-12 5-.5 8 2.5 8.5 6.5l1 5-3.5.5-.5 3h-3l-.5-5.5h-2l-.5 5.5c-2.5 0-4-1-4.5-3z")}${path("M22 12.5l4.5-.3", "i", 'stroke-width="1.6"')}
${path("M11.5 21C8 11 12 1.5 21.5 1.5c4 0 7 1.5 8.5 4-3.5-1.5-7-1.5-10 .5-4.5 3-5 8-4 15-1 1.5-3.5 1.5-4.5 0z")}${path("M13.5 19c-2-7 .5-13.5 7-15", "i", 'stroke-width="1"')}
<circle cx="18" cy="29" r="12.2" fill="var(--ground)"/><circle cx="18" cy="29" r="11" fill="${shield}"/><circle cx="18" cy="29" r="9.3" fill="none" stroke="var(--ground)" stroke-width=".9"/>${group("translate(18 29) scale(.8)", device)}`;
/* trireme sailing right, box 72x52 */
export const trireme = (
  device = "",
  sail = "var(--fig)",
): string => `${path("M34 4h2v32h-2z")}${`<path d="M16 7h38c3 7 3 14 0 21-12-3-26-3-38 0 3-7 3-14 0-21z" fill="${sail}" stroke="var(--ground)" stroke-width="1"/>`}${path("M16.5 10.5h37.5M17.5 25c12-2.5 24-2.5 35.5 0", "i", 'stroke-width=".9"')}${group("translate(35.5 17.5) scale(.72)", device)}
${path("M8 36c-4-4-5-11 0-16 1.5 1 1.5 2.5.5 4-1.5 4 0 8 5 9h46l6-5 2 1-2 6h7l-3 4-6 3c-16 4-36 4-48-1-4-1.5-6-3-7.5-5z")}
${path("M10 36.5h52", "i", 'stroke-width="1"')}${path("M59 34.5c1.5-1.3 3.5-1.3 5 0-1.5 1.3-3.5 1.3-5 0z", "w")}${disc(61.5, 34.5, 0.9)}
${Array.from({ length: 11 }, (_, k) => path(`M${14 + k * 4} 38.5l-4 10`, "fs", 'stroke-width="1.3"')).join("")}`;

/* statue (kouros) on base, box 20x40 */
export const statue = (fill: string, letter = "", ink = "#fff"): string =>
  `<path d="M10 2.5a3.6 3.6 0 0 1 3.6 3.7c0 1.8-.8 3-1.8 3.7 2.6.6 4.4 2 4.4 4.6l-.6 8-2 .2-.6-6-.6 5 1 10.3h-2.7l-.7-8.5-.7 8.5H6.6l1-10.3-.6-5-.6 6-2-.2-.6-8c0-2.6 1.8-4 4.4-4.6C7.2 9.2 6.4 8 6.4 6.2A3.6 3.6 0 0 1 10 2.5z" fill="${fill}" stroke="var(--ring)" stroke-width="1"/><rect x="2" y="32" width="16" height="8" fill="${fill}" stroke="var(--ring)"/>${letter ? `<text x="10" y="38.7" font-size="7.5" font-weight="800" text-anchor="middle" fill="${ink}">${letter}</text>` : ""}`;
/* shard (ostrakon), box 20x20 */
export const shard = (fill = "var(--r-lux)"): string =>
  `<path d="M3 7l6-5 8 2 1.5 7-4 3-1 4.5-6.5-.5L2 13z" fill="${fill}" stroke="var(--pink)" stroke-width="1.2" stroke-linejoin="round"/><path d="M6 9.5l3-3M8.5 12.5l5-5M7 15l3.5-2.5M14 7.5l1 3" fill="none" stroke="#fbf1dc" stroke-width="1.2" stroke-linecap="round"/>`;
export const assassin = `<path d="M3 16.5l2-2 8.5-9L18 2l-2 5-8.5 8.5L5.5 17z" fill="currentColor"/><path d="M5 11.5l4.5 4.5M3.5 16l-1.7 2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`;
export const candidate = `<path d="M4 19v-4c0-3 1.5-5 4-5.5V8C6 7 5.5 5 6 3.5 7 1 12 .5 13.5 3c.8 1.5.3 4-1.5 5v1.5c2.5.5 4 2.5 4 5.5v4z" fill="currentColor"/>`;
/* shield devices for cities, radius 10 around 0,0; colour d */
export const devices: Readonly<Record<string, (d: string, hollow?: string) => string>> = {
  athens: (d, hollow = "#1e1712") =>
    `<g fill="${d}"><path d="M-7-6c2 1.5 4 1.8 7 1.8S5-4.5 7-6c.8 3 .5 9-1 11.5C4 8.5 2 9.5 0 9.5S-4 8.5-6 5.5C-7.5 3-7.8-3-7-6z"/><g fill="${hollow}"><circle cx="-3" cy="-1" r="2.5"/><circle cx="3" cy="-1" r="2.5"/></g><g fill="${d}"><circle cx="-3" cy="-1" r="1.1"/><circle cx="3" cy="-1" r="1.1"/></g><path fill="${hollow}" d="M-1 1.2h2L0 3.6z"/></g>`,
  sparta: (d) => `<path d="M-7 8L-1.2-8h2.4L7 8H3.6L0-3-3.6 8z" fill="${d}"/>`,
  argos: (d, hollow = "#1e1712") =>
    `<path d="M-8-1c1-4 4-7 8-7l1-2 1.5 2.5C5-6.5 7-5 8.5-2c1 2 .5 3-1 3L3 0c-1 1-1 2 0 3.5C4 5 4 7 3.5 9h-9C-5 6-8 3-8-1z" fill="${d}"/><circle fill="${hollow}" cx="2" cy="-4" r="1.2"/>`,
  corinth: (d) =>
    `<circle cx="0" cy="-3" r="5" fill="none" stroke="${d}" stroke-width="3"/><path d="M0 1v8" stroke="${d}" stroke-width="3"/>`,
  thebes: (d, hollow = "#1e1712") =>
    `<path d="M-6 8.5l-2-2L1-5c.5-3 3-4.5 5.5-4 2.5.5 3 3 2 5C7.5-2.5 6-1.5 4.5-2z" fill="${d}"/><g fill="${hollow}"><circle cx="5" cy="-6" r="1"/><circle cx="3" cy="-3.5" r="1"/><circle cx="7" cy="-4" r=".9"/></g>`,
  megara: (d) =>
    `<path d="M-5-8c-4 5-4 11 0 14h10c4-3 4-9 0-14-.5 5-1 8-2.5 10h-5C-4 0-4.5-3-5-8z" fill="${d}"/><path d="M-4.5-5h9M-1.5-5v9M1.5-5v9" stroke="${d}" stroke-width="1.4"/><path d="M-3 6h6v3h-6z" fill="${d}"/>`,
  persia: (d) =>
    `<path d="M-5-9C5-6 8 3 4 9" fill="none" stroke="${d}" stroke-width="2.4"/><path d="M-5-9C-6-1-3 5 4 9M-8 0H8M5-2.5L8.5 0 5 2.5" fill="none" stroke="${d}" stroke-width="1.5"/>`,
};
