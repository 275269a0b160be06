/** Players are told apart by colour, letter and pattern, in the order of seats. */

export interface Mark {
  letter: string;
  pattern: string;
  ink: string;
}

const WHITE = "#fff";
const BLACK = "#1e1712";

export const MARKS: readonly Mark[] = [
  { letter: "Σ", pattern: "", ink: WHITE },
  { letter: "Δ", pattern: "stripes", ink: WHITE },
  { letter: "Ω", pattern: "dots", ink: BLACK },
  { letter: "Φ", pattern: "diagonal", ink: BLACK },
  { letter: "Ψ", pattern: "checks", ink: WHITE },
  { letter: "Π", pattern: "columns", ink: WHITE },
  { letter: "Θ", pattern: "rings", ink: "#10100e" },
  { letter: "Ξ", pattern: "zigzag", ink: BLACK },
];

export const mark = (seat: number): Mark => MARKS[seat % MARKS.length]!;

export const colour = (seat: number): string => `var(--p${(seat % MARKS.length) + 1})`;

/** In a box of 32 by 32. */
export function emblem(seat: number): string {
  const { letter, pattern, ink } = mark(seat);
  return `<circle cx="16" cy="16" r="15" fill="${colour(seat)}" stroke="var(--ring)" stroke-width="1.6"/>${
    pattern ? `<circle cx="16" cy="16" r="14.2" fill="url(#pt-${pattern})"/>` : ""
  }<circle cx="16" cy="16" r="10.6" fill="${colour(seat)}"/><text x="16" y="21.8" font-size="16.5" font-weight="800" text-anchor="middle" fill="${ink}">${letter}</text>`;
}

/** A cube of a player, as part of a picture. */
export function cube(seat: number, x: number, y: number, size: number): string {
  const { pattern } = mark(seat);
  const square = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="1" fill="${colour(seat)}" stroke="var(--ring)"/>`;
  return pattern
    ? `${square}<rect x="${x + 0.5}" y="${y + 0.5}" width="${size - 1}" height="${size - 1}" fill="url(#pt-${pattern})" opacity=".8"/>`
    : square;
}

const MEANDERS: Record<string, string> = {
  band: "var(--on-band)",
  fig: "var(--fig)",
  line: "var(--line2)",
  clay: "var(--clay)",
  turn: "var(--on-turn)",
  glaze: "var(--on-glaze2)",
  ground: "var(--ground)",
};

const meander = ([name, stroke]: [string, string]): string =>
  `<pattern id="me-${name}" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 9.2H12V1.2H3.2V6.3H8.6V4" fill="none" stroke="${stroke}" stroke-width="1.5"/><path d="M11.3 9.2H14" stroke="${stroke}" stroke-width="1.5"/></pattern>`;

/** Patterns that every page carries once. */
export const patterns = `<defs>
<pattern id="pt-stripes" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4" stroke="#fff" stroke-width="1.6" stroke-opacity=".75"/></pattern>
<pattern id="pt-dots" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" fill="#1e1712" fill-opacity=".8"/></pattern>
<pattern id="pt-diagonal" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 1h5" stroke="#2c3a10" stroke-width="1.5" stroke-opacity=".85"/></pattern>
<pattern id="pt-checks" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0h2.5v2.5H0zM2.5 2.5H5V5H2.5z" fill="#fff" fill-opacity=".7"/></pattern>
<pattern id="pt-columns" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M1 0v4" stroke="#fff" stroke-width="1.4" stroke-opacity=".7"/></pattern>
<pattern id="pt-rings" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="2.2" fill="none" stroke="#fff" stroke-width="1.1" stroke-opacity=".85"/></pattern>
<pattern id="pt-zigzag" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 4l3-3 3 3" fill="none" stroke="#1e1712" stroke-width="1.2"/></pattern>
${Object.entries(MEANDERS).map(meander).join("")}</defs>`;
