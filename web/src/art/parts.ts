/** What buildings and scenes are put together from. */
import { disc, group, line, path, rect, round } from "./svg";

export const column = (x: number, y0: number, y1: number, w = 5): string =>
  path(
    `M${round(x - w * 0.42)} ${y0 + 3}L${round(x - w * 0.5)} ${y1}H${round(x + w * 0.5)}L${round(x + w * 0.42)} ${y0 + 3}z`,
  ) +
  rect(x - w * 0.75, y0, w * 1.5, 2.8) +
  line(x, y0 + 4.5, x, y1 - 1.5, "i", 0.9);
export const pediment = (x0: number, x1: number, y: number, h: number): string =>
  path(`M${x0} ${y}L${(x0 + x1) / 2} ${y - h}L${x1} ${y}z`) +
  path(
    `M${x0 + h * 0.9} ${y - 2.4}L${(x0 + x1) / 2} ${round(y - h + 3.4)}L${x1 - h * 0.9} ${y - 2.4}z`,
    "i",
    'stroke-width="1"',
  );
export const steps = (x0: number, x1: number, y: number, n = 3, h = 2.6, d = 3): string =>
  Array.from({ length: n }, (_, k) => rect(x0 - d * k, y + h * k, x1 - x0 + 2 * d * k, h - 0.5)).join("");
export const arch = (x: number, w: number, yb: number, yt: number): string =>
  path(`M${x} ${yb}V${yt + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${yb}z`, "g");
export const wave = (x0: number, x1: number, y: number, c = "i", a = 2.4, s = 5, w = 1.3): string => {
  let d = `M${x0} ${y}`;
  let k = 0;
  for (let x = x0; x < x1 - 0.1; x += s) {
    d += `q${s / 2} ${k % 2 ? a : -a} ${s} 0`;
    k++;
  }
  return path(d, c, `stroke-width="${w}"`);
};
export const bricks = (x: number, y: number, w: number, h: number, rows: number, cw: number): string => {
  let s = "";
  for (let r = 1; r < rows; r++) s += line(x + 1, y + (h * r) / rows, x + w - 1, y + (h * r) / rows, "i", 0.8);
  for (let r = 0; r < rows; r++)
    for (let c = x + (r % 2 ? cw / 2 : cw); c < x + w - 1; c += cw)
      s += line(c, y + (h * r) / rows + 0.4, c, y + (h * (r + 1)) / rows - 0.4, "i", 0.8);
  return s;
};
export const person = (x: number, y: number, h = 16, c = "f"): string =>
  path(
    `M${x} ${y - h * 0.7}c-${h * 0.16} 0-${h * 0.24} ${h * 0.12}-${h * 0.26} ${h * 0.7}h${h * 0.52}c-.02-${h * 0.58}-${h * 0.1}-${h * 0.7}-${h * 0.26}-${h * 0.7}z`,
    c,
  ) +
  disc(x, y - h * 0.85, h * 0.14, c) +
  line(x - h * 0.1, y - h * 0.5, x + h * 0.1, y - h * 0.08, "i", 0.8);
export const cypress = (x: number, y: number, h: number, c = "f"): string =>
  path(
    `M${x} ${y - h}c${h * 0.2} ${h * 0.3} ${h * 0.22} ${h * 0.7} ${h * 0.05} ${h * 0.88}v${h * 0.12}h-${h * 0.1}v-${h * 0.12}c-${h * 0.17}-${h * 0.18}-${h * 0.15}-${h * 0.58} 0-${h * 0.88}z`,
    c,
  );
export const amphora = (x: number, y: number, h: number): string =>
  group(
    `translate(${x - h / 2} ${y - h}) scale(${h / 20})`,
    path("M7 1h6v2l-1 1v2c3 1 4 3 4 5 0 3-2.5 5.5-4 7v2H8v-2c-1.5-1.5-4-4-4-7 0-2 1-4 4-5V4L7 3z") +
      path("M7 3C3 3 2.5 6.5 5 8.5M13 3c4 0 4.5 3.5 2 5.5", "fs", 'stroke-width="1.5"') +
      line(4.6, 10, 15.4, 10, "i", 1.2) +
      line(5, 13, 15, 13, "i", 1.2),
  );
export const shield = (x: number, y: number, r: number, device = ""): string =>
  disc(x, y, r) + `<circle cx="${x}" cy="${y}" r="${round(r * 0.82)}" class="i" stroke-width="1"/>` + device;
export const spear = (x: number, y: number, h: number, a = 0): string =>
  group(
    `rotate(${a} ${x} ${y})`,
    path(`M${x} ${y}V${y - h}`, "fs", 'stroke-width="1.5"') + path(`M${x} ${y - h - 5}l1.9 5.5h-3.8z`),
  );
