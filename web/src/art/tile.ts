/** A tile as it is printed, 120 by 132: cost, points, one-time income above; value, special, income below. */
import { buildings } from "./buildings";
import { civilizations } from "./civilizations";
import { disasters } from "./disasters";
import { glyphs } from "./glyphs";
import { group, round, text } from "./svg";
import { terrain } from "./terrain";

export type Amounts = Readonly<Record<"coins" | "wood" | "stone" | "food" | "luxury" | "people" | "choice", number>>;

export interface PrintedTile {
  id: string;
  kind: string;
  terrain: readonly string[];
  value: number;
  points: number;
  cost: Amounts;
  once: Amounts;
  income: Amounts;
  special: string;
  shields: string;
}

export interface PrintedCivilization {
  id: string;
  number: number;
  start: Amounts;
  income: Amounts;
}

type Good = keyof Amounts;
const RED = "#a3212b";
const ROW = 18.5;
const PLAQUE = 33;

const listed = (goods: Amounts, order: readonly Good[]): [Good, number][] =>
  order.filter((good) => goods[good]).map((good) => [good, goods[good]]);

/** Rows of number and sign in an upper corner. */
function plaque(rows: [Good, number][], side: "left" | "right"): string {
  if (!rows.length) return "";
  const high = rows.length * ROW + 2.5;
  const x = side === "left" ? 4 : 116 - PLAQUE;
  const edge =
    side === "left"
      ? `M4 4h${PLAQUE}v${high - 5}a5 5 0 0 1-5 5H4z`
      : `M116 4h-${PLAQUE}v${high - 5}a5 5 0 0 0 5 5H116z`;
  return `<path d="${edge}" fill="var(--plaque)" stroke="var(--frame)" stroke-width="1.5"/>${rows
    .map(([good, n], i) => plaqueRow(good, n, x, 5.5 + i * ROW))
    .join("")}`;
}

function plaqueRow(good: Good, n: number, x: number, y: number): string {
  const number = n < 0 ? text(x + 8.5, y + 13.6, 12.5, `−${-n}`, "pt red") : text(x + 8.5, y + 13.6, 14.5, n);
  const struck = n < 0 ? `<path d="M${x + 15} ${y + 16}L${x + 31} ${y + 1}" stroke="${RED}" stroke-width="2.2"/>` : "";
  return number + group(`translate(${x + 14.5} ${y}) scale(.86)`, glyphs[good]!) + struck;
}

const meander = (x: number, y: number, w: number, h: number): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${Math.round((w * 10) / h / 14) * 14} 10" preserveAspectRatio="none"><rect width="400" height="10" fill="url(#me-band)"/></svg>`;

function shield(disaster: string, x: number, y: number, r: number): string {
  const sign = `<g color="#4a3a2e">${disasters[disaster] ?? ""}</g>`;
  const a = round(r * 0.74);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" stroke="var(--pink)" stroke-width="1.2"/>${group(
    `translate(${round(x - r * 0.8)} ${round(y - r * 0.82)}) scale(${round((r * 1.6) / 24)})`,
    sign,
  )}<path d="M${x - a} ${y + a}L${x + a} ${y - a}" stroke="#fffaf0" stroke-width="3"/><path d="M${x - a} ${y + a}L${x + a} ${y - a}" stroke="${RED}" stroke-width="1.9"/>`;
}

function special(tile: PrintedTile, x: number, y: number): string {
  if (tile.special === "shield") return shield(tile.shields, x, y, 12);
  if (tile.special === "bid-bonus")
    return `<circle cx="${x}" cy="${y}" r="11" fill="var(--r-coin)" stroke="var(--pink)" stroke-width="1.3"/>${text(x, y + 4.6, 13, "+½", "pt bold")}`;
  if (tile.special === "supply")
    return `<circle cx="${x}" cy="${y}" r="11" fill="${RED}" stroke="var(--pink)" stroke-width="1.2"/><path d="M${x - 7} ${y + 1}h14c0 4-3 6-7 6s-7-2-7-6z" fill="#fbf1dc"/>${group(`translate(${x - 5.5} ${y - 9.5}) scale(.55)`, glyphs.food!)}`;
  if (tile.special === "free-placement")
    return `<g stroke="var(--pink)" stroke-width="1.2" stroke-linejoin="round"><path d="M${x - 13} ${y - 7}h11v14h-11z" fill="#e0ae47"/><path d="M${x + 2} ${y - 7}h11v14h-11z" fill="#8d8379"/><path d="M${x - 11} ${y + 4}l2.5-6 2.5 6M${x + 4} ${y + 5}l3.5-8 3.5 8" fill="none"/><circle cx="${x}" cy="${y}" r="4.4" fill="#fffaf0"/><path d="M${x - 2} ${y}l1.5 1.7 2.8-3.3" fill="none" stroke="#4f5e1c" stroke-width="1.7"/></g>`;
  return "";
}

const STRUCK = '<path d="M2 18L18 2" fill="none" stroke="var(--pink)" stroke-width="2.4"/>';

/** Income as repeated signs, right-aligned, struck through where it is handed over; a good of one's choice as four in a cross. */
function incomeSigns(income: Amounts, y: number): { signs: string; count: number } {
  const goods = listed(income, ["wood", "stone", "food", "coins", "people", "choice"]).flatMap(([good, n]) =>
    Array<string>(Math.abs(n)).fill(glyphs[good]! + (n < 0 ? STRUCK : "")),
  );
  const signs = goods.map((sign, i) =>
    sign === glyphs.choice
      ? group(`translate(88 ${y - 1.2}) scale(1.15)`, sign)
      : group(`translate(${round(114 - (goods.length - i) * 17.5)} ${y}) scale(.96)`, sign),
  );
  return { signs: signs.join(""), count: goods.length };
}

/** A second copy looks like the first. */
const silhouetteOf = (id: string): string => buildings[id.slice(0, 3)]?.() ?? "";

function picture(tile: PrintedTile): string {
  const window = 'x="4" y="4" width="112" height="86" viewBox="0 0 112 86"';
  if (tile.kind === "land") return `<svg ${window}>${terrain(tile)}</svg>`;
  const crowded = [tile.cost, tile.once].some((goods) => Object.values(goods).filter(Boolean).length > 1);
  const k = crowded ? 0.88 : 1;
  const silhouette = silhouetteOf(tile.id);
  return `<svg ${window}><rect width="112" height="86" class="g"/><rect y="83" width="112" height="3" class="f"/>${group(`translate(${round(4 + 52 * (1 - k))} ${round(29 + 54 * (1 - k))}) scale(${k})`, silhouette)}</svg>`;
}

const frame = '<rect x=".75" y=".75" width="118.5" height="130.5" rx="5" fill="var(--frame)"/>';

/** The inside of a tile's picture; the name is shown on buildings only. */
export function tileArt(tile: PrintedTile, name: string): string {
  const land = tile.kind === "land";
  const { signs, count } = incomeSigns(tile.income, 105);
  const size = name.length > 19 ? 7.6 : name.length > 15 ? 9 : name.length > 11 ? 10 : 11.2;
  const band = land ? meander(8, 91.3, 104, 9) : text(60, 99.3, size, name, "band-name");
  const middle = tile.special === "free-placement" ? 60 : count > 2 ? 46 : 50;
  return `${frame}${picture(tile)}<rect x="4" y="89" width="112" height="13.5" fill="var(--band)"/>${band}
<rect x="4" y="102.5" width="112" height="25.5" rx="2" fill="var(--plaque)"/>
${plaque(listed(tile.cost, ["wood", "stone"]), "left")}${plaque(listed(tile.once, ["coins", "food", "luxury", "people"]), "right")}
<circle cx="60" cy="18.5" r="15.3" fill="var(--disc)" stroke="var(--plaque)" stroke-width="1.6"/><g color="#d9a441" transform="translate(45 3.7) scale(1.5)">${glyphs.laurel}</g>${text(60, 24.3, 16.5, tile.points, "points")}
<circle cx="17.5" cy="115.2" r="11" fill="#c9c3b8" stroke="var(--pink)" stroke-width="1.5"/><circle cx="17.5" cy="115.2" r="8.7" fill="none" stroke="#8d867b" stroke-width=".8"/>${text(17.5, 120.6, 15, tile.value, "pt bold")}
${special(tile, middle, 115.2)}${signs}`;
}

export function civilizationArt(civilization: PrintedCivilization, name: string): string {
  const { signs } = incomeSigns(civilization.income, 106);
  const start = listed(civilization.start, ["coins", "people", "wood", "stone", "food"]);
  return `${frame}<svg x="4" y="4" width="112" height="86" viewBox="0 0 112 86"><rect width="112" height="86" fill="var(--ground2)"/><rect width="78" height="10" fill="url(#me-fig)" opacity=".7"/><rect y="83" width="112" height="3" class="f"/>${group("translate(2 29)", civilizations[civilization.id]?.() ?? "")}</svg>
<rect x="4" y="89" width="112" height="15" fill="var(--band)"/>${text(60, 100.6, 12, name.toUpperCase(), "civ-name")}<rect x="4" y="103.5" width="112" height="24.5" rx="2" fill="var(--plaque)"/>${plaque(start, "right")}
<circle cx="17.5" cy="115.7" r="10.5" fill="${RED}" stroke="var(--pink)" stroke-width="1.3"/>${text(17.5, 120.9, 14.5, civilization.number, "points")}${signs}`;
}

/** The picture alone, 86 by 86, where a tile would be too small to read. */
export function miniature(tile: PrintedTile): string {
  const inside =
    tile.kind === "land"
      ? `<svg viewBox="13 0 86 86" width="86" height="86">${terrain(tile)}</svg>`
      : `<rect width="86" height="86" class="g"/>${group("translate(1 28) scale(.81)", silhouetteOf(tile.id))}<rect y="72" width="86" height="14" class="f"/>`;
  return `${inside}<rect x="1.5" y="1.5" width="83" height="83" fill="none" stroke="var(--frame)" stroke-width="4"/>`;
}
