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

/** Shoulders, neck and head of a man, with eye, ear and mouth; everybody brings hair, headgear and what he is known by. */
const man = (cloak = "f"): string =>
  `${path("M20 116c1-18 9-27 24-31l2-12 25 2 1 10c14 3 24 12 27 31z", cloak)}${path("M44 84C38 74 36 62 38 51c2-14 12-23 25-23 11 0 18 6 20 16l1 6 8 12c1 2 0 3-2 3.4l-4 .6 1 4-2 1.4 1 2.4-2 2.2c0 5-2 7-7 7l-4 0 0 8c-9 6-20 5-28-2z")}
<path d="M72 52c3-3.5 9-3.5 12 .2-3 3-9 3-12-.2z" fill="var(--addw)" stroke="var(--ground)" stroke-width=".8"/><circle cx="78.5" cy="52" r="2" fill="#1e1712"/>${path("M70 46c4-3.5 10-3.5 14-1M86 71l-6 .6M58 54c4-3 8 0 7 4-.6 3-4 4-5 2", "i", 'stroke-width="1.4"')}`;

/** The same of a woman: skin in added white, a dress, eye and mouth in thin lines. */
const woman = (dress: string): string =>
  `${path("M22 114c1-18 10-28 24-31l0-10 26-1 2 12c13 3 22 11 25 30z", dress)}${path("M22 114c1-18 10-28 24-31l0-10 26-1 2 12c13 3 22 11 25 30z", "fs", 'stroke-width="1.8"')}
<path d="M56 36c12-4 24 1 27 11l1.5 8 6 10c.6 1.5-.2 2.3-2 2.5l-2.5.4.5 3-1.5 1.5 1 2-2 2.5c0 4-2 6-6 5.5l-6-.5-1 8c-8 5-18 4-25-1l2-16z" fill="var(--addw)" stroke="var(--fig)" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M74 52c3-3 8-3 10.5.2-3 2.8-8 2.8-10.5-.2z" fill="var(--plaque)" stroke="#1e1712" stroke-width="1.3"/><circle cx="80" cy="52" r="1.8" fill="#1e1712"/><path d="M72 47c3-3.5 8-4 12-2M84.5 71.5l-5.5.6" fill="none" stroke="#1e1712" stroke-width="1.4" stroke-linecap="round"/>`;

const BEARD = "M62 70c4 4 10 6 18 6l3 1c1 6-1 14-7 20-6-1-12-6-15-13z";
const LOCKS = "M66 76l4 10M72 78l3 12M78 79l0 8";
const HAIR =
  "M83 44c-2-12-12-18-24-16-15 2-24 13-23 27 0 8 2 14 6 19 5 1 10 0 12-4 0-6 2-11 5-14 7-3 11-7 13-12 4 1 8 1 11 0z";

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
  // The great shield with a tower on it, and the helmet pushed back from the brow.
  hector: `${man("r")}${path("M36 62C28 40 40 18 64 18c14 0 22 8 24 16l10 2-1 6-14 1c-8-4-16-4-22 0-8 5-10 14-9 24-6 4-12 2-16-5z")}${path("M40 46c4-12 13-18 25-18M90 36l-8 3M50 60c-1-8 2-14 7-17", "i", 'stroke-width="1.5"')}${path("M30 58C20 30 40 8 68 12l-2 6C46 16 32 32 38 60z", "r")}${path("M30 58C20 30 40 8 68 12l-2 6C46 16 32 32 38 60z", "fs", 'stroke-width="1.5"')}
${path(BEARD)}${path(LOCKS, "i")}${disc(92, 100, 27)}<circle cx="92" cy="100" r="23" fill="none" stroke="var(--ground)" stroke-width="1.8"/>${path("M82 108V86h4v4h3v-4h5v4h3v-4h4v22z", "w")}${path("M89 108v-8h4v8", "fs", 'stroke-width="1.6"')}`,
  // The cap of a sailor and the bow nobody else could string.
  odysseus: `${man()}${path("M38 46C42 26 52 12 62 8c8 6 18 18 23 34-14-6-32-5-47 4z", "w")}${path("M38 46C42 26 52 12 62 8c8 6 18 18 23 34-14-6-32-5-47 4z", "fs", 'stroke-width="2"')}${path("M46 36c10-6 22-7 33-3M62 8l0 26", "fs", 'stroke-width="1.3"')}${path("M38 47c-2 10 0 20 6 28 4-1 7-4 8-8-3-8-2-16 3-22z")}${path("M42 52c-1 8 1 14 4 19M47 52c-1 6 0 10 2 14", "i")}
${path(BEARD)}${path(LOCKS, "i")}${path("M90 22c16 16 16 52-2 74", "fs", 'stroke-width="4"')}${path("M90 22c-4 3-7 2-8-1M88 96c-2-4-6-4-8-1", "fs", 'stroke-width="3"')}${path("M90 22c2 24 1 50-2 74", "fs", 'stroke-width="1.2"')}`,
  // A wing he has built, and the saw he has invented.
  daedalus: `${path("M34 96C14 84 6 58 14 26c6 6 10 8 14 8-2 6 0 10 6 14-3 5-2 10 4 14-3 5-2 9 3 13z", "w")}${path("M34 96C14 84 6 58 14 26c6 6 10 8 14 8-2 6 0 10 6 14-3 5-2 10 4 14-3 5-2 9 3 13z", "fs", 'stroke-width="1.8"')}${path("M18 38c2 20 8 38 18 52M26 42c1 14 5 28 12 40M34 54c1 8 3 16 7 22", "fs", 'stroke-width="1.3"')}${man()}${path("M40 44c14-10 30-11 43-3l.6 5c-14-7-29-6-43 4z", "w")}${path("M40 44c14-10 30-11 43-3", "fs", 'stroke-width="1.2"')}${path("M44 40c2-6 8-10 16-11M50 60c-4 4-6 10-4 16", "i")}
${path(BEARD)}${path(LOCKS, "i")}${path("M104 44l6 3-16 44-5-2z")}${path("M93 92l-2 10 9 3 3-9z", "r")}${path("M104 50l-4-1M102 56l-4-1M100 62l-4-1M97.5 69l-4-1M95 76l-4-1M93 82l-4-1", "fs", 'stroke-width="1.8"')}`,
  // Bowed under the stone that never stays.
  sisyphus: `<g transform="translate(-8 20) rotate(14 60 60)">${man("r")}${path("M83 42c-3-10-12-15-24-14l-6-3 2 5-8-1 3 5-8 2 5 4-7 5 6 2-5 7 6 1-3 8 6-1 0 8c4-1 6-4 7-8 0-5 2-9 5-12 7-2 12-4 15-8z")}${path("M62 70c4 4 10 6 18 6l3 1 0 8-5-3-1 7-5-5-2 6-5-7z")}</g>${disc(80, 34, 25, "g")}<circle cx="80" cy="34" r="25" fill="#8d8379" stroke="#1e1712" stroke-width="2.4"/>${path("M62 28c6-4 12-4 17-1M86 44c5-1 9-4 11-8M70 46c3 2 6 3 9 2M84 20c3-1 6 0 8 2", "fs", 'stroke-width="1.6"')}${path("M84 112c8-12 14-28 12-52l7-3c6 20 4 40-2 58z")}${path("M95 62l-8-6 3-4 10 4 3 4z")}${path("M92 100c3-8 5-18 5-28", "i")}`,
  // The king in sight of what he cannot reach.
  tantalus: `${man("r")}${path("M39 44l-2-16 9 8 6-14 8 12 8-12 5 13 9-7-1 16c-14-6-28-6-42 0z", "w")}${path("M39 44l-2-16 9 8 6-14 8 12 8-12 5 13 9-7-1 16c-14-6-28-6-42 0z", "fs", 'stroke-width="1.8"')}${path("M39 45c-3 10-1 20 5 29 4-1 7-4 8-8-3-8-2-16 3-21z")}${path("M62 70c4 4 10 6 18 6l4 1c3 10-1 22-9 30-7-6-12-16-14-26z")}${path("M66 77l6 20M72 79l4 22M78 80l1 16M43 52c-1 8 1 14 4 19", "i")}
${path("M62 14c14-4 28 0 40 14", "fs", 'stroke-width="3"')}${path("M80 14c1-4 5-6 10-5-1 4-5 7-10 5zM70 14c-5-3-5-7-3-11 5 3 6 7 3 11z")}<circle cx="92" cy="36" r="7.5" fill="#b2492a" stroke="#1e1712" stroke-width="2"/>${path("M92 28c0-3 0-6-1-9M89.5 34c1-2 2-3 4-3", "fs", 'stroke-width="1.6"')}<circle cx="101" cy="44" r="5" fill="#b2492a" stroke="#1e1712" stroke-width="1.8"/>${path("M101 39c0-4 0-8-1-12", "fs", 'stroke-width="1.6"')}`,
  // Loose hair, the chain on the rock, the sea below.
  andromeda: `${woman("w")}${path("M83 46c-1-12-12-19-25-17-15 2-24 13-24 27 0 16-2 30-12 44 4 8 12 10 18 4 4 6 10 4 12-2 4-12 2-20 3-30 1-6 2-10 4-13 6-4 9-8 10-14 5 2 10 2 14 1z")}${path("M40 54c-1 18-4 32-12 44M47 58c-1 16-2 30-8 42M53 66c0 12 0 22-5 32M44 44c6-6 14-8 24-6", "i", 'stroke-width="1.4"')}<g fill="none" stroke="#1e1712" stroke-width="3"><ellipse cx="74" cy="94" rx="5.5" ry="3.8" transform="rotate(20 74 94)"/><ellipse cx="83" cy="90" rx="5.5" ry="3.8" transform="rotate(-40 83 90)"/><ellipse cx="90" cy="82" rx="5.5" ry="3.8" transform="rotate(-60 90 82)"/><ellipse cx="96" cy="73" rx="5.5" ry="3.8" transform="rotate(-55 96 73)"/><ellipse cx="102" cy="64" rx="5.5" ry="3.8" transform="rotate(-60 102 64)"/></g>${path("M8 98c6-6 12-6 18 0s12 6 18 0 12-6 18 0 12 6 18 0 12-6 18 0 12 6 18 0v24H8z")}`,
  // Hair bound up, and the clew whose thread leads out of the labyrinth.
  ariadne: `${woman("f")}${path("M36 96c4 4 6 10 6 18M52 94v20M66 94l2 20M80 94c-3 6-3 12-2 20M44 86c7 9 20 10 30 1", "i", 'stroke-width="1.4"')}${path(HAIR)}${disc(32, 56, 13)}${path("M24 52c4-5 10-6 15-3M22 58c5-4 12-4 17 0M26 64c4-3 8-3 12 0M42 50c6-8 14-12 26-11M46 60c4-6 9-10 16-12", "i", 'stroke-width="1.4"')}${path("M38 40c6-8 16-13 27-12l-1 5c-9 0-17 4-23 10zM44 68c-4-6-5-12-4-18l5 0c-1 6 0 11 3 16z", "r")}
<circle cx="94" cy="90" r="15" fill="var(--addr)" stroke="#1e1712" stroke-width="2"/><path d="M82 86c8-4 17-3 24 3M81 93c8-5 18-4 26 2M90 76c-4 8-3 19 3 28M100 77c3 8 2 18-3 27" fill="none" stroke="#fbf1dc" stroke-width="1.5"/>${path("M94 75c2-16 14-14 12-28-1-8-8-10-6-20", "fs", 'stroke-width="1.8"')}`,
  // The high crown under a veil, and a mirror.
  helen: `${path("M56 20C30 18 18 44 20 76c1 14-2 26-8 38h34V62z", "r")}${path("M56 20C30 18 18 44 20 76c1 14-2 26-8 38h34V62z", "fs", 'stroke-width="1.8"')}${path("M30 40c-4 16-3 34-1 50-1 10-3 16-6 22M38 34c-4 18-3 40 0 60", "fs", 'stroke-width="1.2"')}${woman("w")}${path("M44 86c7 9 20 10 30 1M54 96v18M70 95l2 19", "fs", 'stroke-width="1.4"')}${path("M84 47c-3-8-9-12-18-12-14 0-22 8-24 20 0 8 2 14 6 17 4-2 6-6 7-11 6-3 9-7 11-12 6 1 12 1 18-2z")}${path("M48 56c3-9 9-14 18-15M52 64c1-7 5-12 11-15", "i", 'stroke-width="1.4"')}${path("M40 40l-2-20c14-6 32-5 45 3l-2 17c-12-6-28-7-41 0z")}${path("M42 36c12-5 26-4 38 1M41 26c13-5 28-4 40 2", "i", 'stroke-width="1.5"')}${disc(48, 31, 2, "w")}${disc(58, 29, 2, "w")}${disc(68, 30, 2, "w")}${disc(77, 33, 2, "w")}<circle cx="63" cy="64" r="3" fill="#d9a441"/><circle cx="101" cy="62" r="13" fill="#e2b13f" stroke="#1e1712" stroke-width="2.2"/><circle cx="101" cy="62" r="9" fill="none" stroke="#1e1712" stroke-width="1"/>${path("M99.5 75h3l1 22h-5z")}`,
};

/** The inside of a medallion: a profile to the right, each with its own head and what it is known by. */
export function tondo(hero: string): string {
  return `<clipPath id="tondo-${hero}"><circle cx="60" cy="60" r="47"/></clipPath><circle cx="60" cy="60" r="59" fill="#1e1712"/><circle cx="60" cy="60" r="57" fill="var(--ground)"/>${rim(49.5, 56, 26)}<circle cx="60" cy="60" r="48.5" fill="#1e1712"/><circle cx="60" cy="60" r="47" fill="var(--ground)"/><g clip-path="url(#tondo-${hero})">${heroes[hero] ?? ""}</g>`;
}
