/** Medallions: profiles to the right in a circle of 120 across. */
import { disc, line, path, round } from "./svg";

export const rim = (r1: number, r2: number, n: number): string => {
  let s = "";
  for (let k = 0; k < n; k++) {
    const a = (k * 360) / n;
    s += `<g transform="rotate(${round(a)} 60 60)"><path d="M${round(60 - ((r1 * Math.PI) / n) * 0.86)} ${round(60 - r2)}V${round(60 - r1 + 0.3)}H${round(60 + ((r1 * Math.PI) / n) * 0.62)}V${round(60 - r2 + 2)}H${round(60 - ((r1 * Math.PI) / n) * 0.32)}V${round(60 - r1 + 3)}H${round(60 + ((r1 * Math.PI) / n) * 0.1)}" fill="none" stroke="var(--fig)" stroke-width="1.2"/></g>`;
  }
  return s;
};
export const heroes: Readonly<Record<string, string>> = {
  achilles: `${path("M24 112c2-16 10-24 22-27l-1-9c-4-2-6-5-6-5h34l3 14c12 2 20 10 24 26z")}${path("M38 98c8-5 18-7 24-6M84 93c4 5 6 10 7 18M46 88c8 6 20 8 32 3M62 96v14", "i", 'stroke-width="1.5"')}
${path("M44 80c-4-8-7-17-6-27 2-17 14-26 28-25 12 1 19 8 21 18l2 13 4 13-5 1 .5 9-5 .5-.5 4c-1 3-4 3-8 3l-9 0z")}
<path d="M70 55c5-2 12-2 18 0l4 15-4.5 1.2.5 8.3-5 .5-1 5.5c-4 1-8 0-9-3l-1-9-5-4c-1-5 0-11 3-14.5z" fill="var(--ground)"/>
${path("M68 54.5c6-3.5 15-3.5 21-.5l-1-7c-7-2-14-1-20 2z")}
<path d="M73 60c3-2.5 8-2.5 11 .3-3 2.5-8 2.5-11-.3z" fill="var(--addw)" stroke="var(--fig)" stroke-width="1.3"/>${disc(79.5, 60.2, 1.7)}${path("M83.5 78.5l5-.8M84 82c-1 1-1 2 0 3", "fs", 'stroke-width="1.3"')}${path("M71 82c2 5 8 7 12 5l-1 5c-5 2-12 1-15-3z")}
${path("M44 55c4-12 13-18 24-17M43 66c6 1 12 6 14 14M48 76c3-2 6-1 8 1", "i", 'stroke-width="1.4"')}${path("M62 47c-7-1-13 4-14 10-.6 4 2 7 5 6 3-.8 3-5 .4-5", "i", 'stroke-width="1.5"')}
${path("M34 78C22 54 30 20 62 17c16-1 26 6 29 13-9-6-20-7-30-3-17 7-20 26-15 48-2 6-8 7-12 3z", "r")}${path("M34 78C22 54 30 20 62 17c16-1 26 6 29 13-9-6-20-7-30-3-17 7-20 26-15 48-2 6-8 7-12 3z", "fs", 'stroke-width="1.6"')}${Array.from(
    { length: 12 },
    (_, k) => {
      const a = ((-72 + k * -13.5) * Math.PI) / 180;
      return line(
        64 + 25 * Math.cos(a) * 1.05 - 4,
        54 + 27 * Math.sin(a) - 2,
        64 + 33 * Math.cos(a) - 5,
        54 + 36.5 * Math.sin(a) - 1,
        "i",
        1.2,
      );
    },
  ).join("")}
${path("M102 116V28", "fs", 'stroke-width="2.4"')}${path("M102 15l4 15h-8z")}`,
  penelope: `${path("M22 114c1-18 10-28 24-31l0-10 26-1 2 12c13 3 22 11 25 30z", "w")}${path("M22 114c1-18 10-28 24-31l0-10 26-1 2 12c13 3 22 11 25 30z", "fs", 'stroke-width="1.8"')}${path("M44 86c7 9 20 10 30 1M36 96c4 6 6 12 6 18M52 98v16M66 98l2 16M82 94c-3 6-3 12-2 20", "fs", 'stroke-width="1.4"')}
<path d="M56 36c12-4 24 1 27 11l1.5 8 6 10c.6 1.5-.2 2.3-2 2.5l-2.5.4.5 3-1.5 1.5 1 2-2 2.5c0 4-2 6-6 5.5l-6-.5-1 8c-8 5-18 4-25-1l2-16z" fill="var(--addw)" stroke="var(--fig)" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M74 52c3-3 8-3 10.5.2-3 2.8-8 2.8-10.5-.2z" fill="var(--plaque)" stroke="#1e1712" stroke-width="1.3"/><circle cx="80" cy="52" r="1.8" fill="#1e1712"/><path d="M72 47c3-3.5 8-4 12-2M84.5 71.5l-5.5.6M70 66c-1 4 0 6 2 8" fill="none" stroke="#1e1712" stroke-width="1.4" stroke-linecap="round"/>
${path("M83 46c-1-12-12-19-25-17-15 2-24 13-23 27 .5 9 4 15 9 19 5 2 10 1 12-3-2-5-1-10 3-13 6-4 9-8 10-14 5 2 10 2 14 1z")}${path("M40 56c3-13 13-20 28-18M44 64c3-10 9-16 20-18M50 71c1-7 4-11 9-14", "i", 'stroke-width="1.4"')}${path("M34 42c16-10 34-12 48-2l-1.5 4.5C66 36 50 38 36 48z", "r")}${path("M40 43l2 3M47 39.5l1.5 3.5M55 37.5l.8 3.6M63 37l0 3.6M71 38.5l-.8 3.5", "i", 'stroke-width="1.4"')}
${path("M36 40C26 44 22 58 27 74c2 8 0 16-6 24 12-2 20-8 22-18-6-6-8-14-8-24z")}${path("M31 52c-3 12 1 24 2 32-1 4-3 8-5 10M36 62c0 10 4 16 3 24", "i", 'stroke-width="1.3"')}<circle cx="62" cy="62" r="3.4" fill="none" stroke="#d9a441" stroke-width="2"/><path d="M62 65v4" stroke="#d9a441" stroke-width="2"/>
${path("M96 44v44", "fs", 'stroke-width="1.8"')}${path("M96 88l-5-7h10zM91 56c0-5 10-5 10 0l-1 12h-8z")}${path("M92 60h8M92 64h8", "i")}${path("M96 30v14", "fs", 'stroke-width="1.2"')}`,
};

const WOMEN = ["andromeda", "ariadne", "helen", "penelope"];

/** What each is known by, in a box of 20 by 20. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  andromeda: "M4 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9 9a3 3 0 1 0 6 0M11 13a3 3 0 1 0 6 0",
  ariadne: "M10 3a7 7 0 1 0 .1 0M5 7c4 1 8 4 10 8M4 11c4 0 7 2 9 6M12 4c-4 3-6 8-5 12",
  daedalus: "M3 15C5 7 10 3 18 3c-1 3-3 5-6 6l5 0c-2 3-5 4-8 4l4 1c-3 2-6 3-10 1z",
  hector: "M10 2a8 8 0 1 0 .1 0M10 6a4 4 0 1 0 .1 0",
  helen: "M10 2a5.5 5.5 0 1 0 .1 0M10 13v6M7 19h6",
  odysseus: "M5 2c9 3 9 13 0 16M5 2v16M2 10h15M14 7l3 3-3 3",
  sisyphus: "M12 3a5 5 0 1 0 .1 0M2 19L18 11",
  tantalus: "M10 6a5 5 0 1 0 .1 0M10 6c0-2 1-3 3-4",
};

/** The inside of a medallion: a profile to the right, and what the hero is known by. */
export function tondo(hero: string): string {
  const figure = heroes[hero] ?? heroes[WOMEN.includes(hero) ? "penelope" : "achilles"]!;
  const known = ATTRIBUTES[hero];
  const sign = known
    ? `<circle cx="90" cy="92" r="17" fill="var(--addw)" stroke="#1e1712" stroke-width="2"/><path transform="translate(79 81) scale(1.1)" d="${known}" fill="none" stroke="#1e1712" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`
    : "";
  return `<clipPath id="tondo-${hero}"><circle cx="60" cy="60" r="47"/></clipPath><circle cx="60" cy="60" r="59" fill="#1e1712"/><circle cx="60" cy="60" r="57" fill="var(--ground)"/>${rim(49.5, 56, 26)}<circle cx="60" cy="60" r="48.5" fill="#1e1712"/><circle cx="60" cy="60" r="47" fill="var(--ground)"/><g clip-path="url(#tondo-${hero})">${figure}</g>${sign}`;
}
