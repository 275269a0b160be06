/** SVG as text. Colours come only from the classes of art.css and from variables, so that a theme changes them all. */

export const round = (x: number): number => +x.toFixed(2);

/** Incised lines have no width of their own in the style sheet: an attribute could not change it. */
const width = (kind: string, more: string): string =>
  kind === "i" && !more.includes("stroke-width") ? ' stroke-width="1.3"' : "";

/** kind: f figure, g ground, w added white, r added red, i incised, fs stroke in the figure's colour. */
export const path = (d: string, kind = "f", more = ""): string =>
  `<path class="${kind}" d="${d}"${width(kind, more)} ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, kind = "f"): string =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/>`;

export const disc = (x: number, y: number, r: number, kind = "f"): string =>
  `<circle class="${kind}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind = "i", w = 1.3): string =>
  `<path class="${kind}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke-width="${w}"/>`;

export const text = (x: number, y: number, size: number, words: string | number, kind = "pt"): string =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="middle">${escape(words)}</text>`;

export const group = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;

export const escape = (words: string | number): string =>
  String(words).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** Always the same numbers for the same seed. */
export const random = (seed: number) => (): number =>
  ((seed = (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0) >>> 8) / 16777216;
