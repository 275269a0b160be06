/** Pictures of lands: layers from back to front in a window of 112 by 86. */
import { group, random, round } from "./svg";

export interface Terrain {
  id: string;
  terrain: readonly string[];
  income: { wood: number; food: number };
}

const tree = (x: number, y: number, s: number, k: boolean): string =>
  k
    ? `<path d="M${x} ${y - s}c${s * 0.22} ${s * 0.3} ${s * 0.24} ${s * 0.66} ${s * 0.06} ${s * 0.86}v${s * 0.14}h-${s * 0.12}v-${s * 0.14}c-${s * 0.18}-${s * 0.2}-${s * 0.16}-${s * 0.56} 0-${s * 0.86}z" fill="var(--t-tree)"/><path d="M${x} ${round(y - s * 0.72)}v${round(s * 0.5)}M${x} ${round(y - s * 0.4)}l${round(s * 0.08)}-${round(s * 0.09)}M${x} ${round(y - s * 0.26)}l-${round(s * 0.09)}-${round(s * 0.1)}" stroke="var(--t-forest)" stroke-width=".9" fill="none"/>`
    : `<path d="M${round(x - s * 0.06)} ${y}l${round(s * 0.02)}-${round(s * 0.36)}h${round(s * 0.08)}l${round(s * 0.02)} ${round(s * 0.36)}z" fill="var(--t-tree)"/><path d="M${round(x - s * 0.36)} ${round(y - s * 0.4)}c-${round(s * 0.1)}-${round(s * 0.2)} ${round(s * 0.1)}-${round(s * 0.3)} ${round(s * 0.14)}-${round(s * 0.3)} 0-${round(s * 0.22)} ${round(s * 0.4)}-${round(s * 0.24)} ${round(s * 0.44)} 0 ${round(s * 0.2)} 0 ${round(s * 0.26)} ${round(s * 0.2)} ${round(s * 0.14)} ${round(s * 0.32)}-.08 ${round(s * 0.14)}-${round(s * 0.64)} ${round(s * 0.14)}-${round(s * 0.72)}-${round(s * 0.02)}z" fill="var(--t-tree)"/><path d="M${x} ${round(y - s * 0.34)}v-${round(s * 0.28)}M${x} ${round(y - s * 0.4)}l${round(s * 0.16)}-${round(s * 0.14)}M${x} ${round(y - s * 0.46)}l-${round(s * 0.15)}-${round(s * 0.12)}" stroke="var(--t-forest)" stroke-width=".9" fill="none"/>`;
const peak = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x - w / 2} ${y}L${round(x - w * 0.16)} ${round(y - h * 0.62)} ${round(x - w * 0.05)} ${round(y - h * 0.78)} ${x} ${y - h} ${round(x + w * 0.1)} ${round(y - h * 0.74)} ${round(x + w * 0.22)} ${round(y - h * 0.56)} ${x + w / 2} ${y}z" fill="var(--t-mount)" stroke="var(--t-mount2)" stroke-width="1.3" stroke-linejoin="round"/><path d="M${x} ${y - h}L${round(x + w * 0.1)} ${round(y - h * 0.74)} ${round(x + w * 0.22)} ${round(y - h * 0.56)} ${x + w / 2} ${y}H${round(x + w * 0.12)}L${round(x + w * 0.02)} ${round(y - h * 0.45)}z" fill="var(--t-mount2)"/><path d="M${x} ${y - h}l${round(w * 0.1)} ${round(h * 0.26)}-${round(w * 0.05)} ${round(h * 0.02)}-${round(w * 0.05)}-${round(h * 0.05)}-${round(w * 0.05)} ${round(h * 0.07)}-${round(w * 0.06)}-${round(h * 0.03)} ${round(w * 0.06)}-${round(h * 0.05)}z" fill="var(--t-snow)"/><path d="M${round(x - w * 0.3)} ${round(y - h * 0.12)}l${round(w * 0.1)}-${round(h * 0.22)}M${round(x - w * 0.16)} ${round(y - h * 0.08)}l${round(w * 0.07)}-${round(h * 0.2)}" stroke="var(--t-mount2)" stroke-width="1.1" fill="none"/>`;
const hill = (x: number, y: number, rx: number, ry: number): string => {
  let s = `<path d="M${x - rx} ${y}C${x - rx * 0.6} ${y - ry * 1.3} ${x + rx * 0.6} ${y - ry * 1.3} ${x + rx} ${y}z" fill="var(--t-hill)" stroke="var(--t-hill2)" stroke-width="1.2"/>`;
  for (let k = 1; k < 4; k++) {
    const f = 1 - k * 0.26;
    s += `<path d="M${round(x - rx * f)} ${y}C${round(x - rx * f * 0.6)} ${round(y - ry * 1.3 * f)} ${round(x + rx * f * 0.6)} ${round(y - ry * 1.3 * f)} ${round(x + rx * f)} ${y}" fill="none" stroke="var(--t-hill2)" stroke-width="1" stroke-dasharray="3 2.6"/>`;
  }
  return s;
};
const goat = (x: number, y: number, s = 1, m = 1): string =>
  group(
    `translate(${x} ${y}) scale(${s * m} ${s})`,
    `<path d="M-8-8c3-2 8-2 11-1l3-4 3 .5 2 2.5-3 1.5-1 3-1 2 .5 5.5H5l-.7-5-6-.3-1 5.3h-1.6l0-5.3-2 .3-.6 5h-1.6l.2-6c-.8-1.5-.8-3-.2-4z" fill="var(--addw)" stroke="var(--t-mount2)" stroke-width="1"/><path d="M8.5-13c-1-2.5-3-3-4.5-2.5" fill="none" stroke="var(--t-mount2)" stroke-width="1.2"/>`,
  );
const field = (x0: number, x1: number, y0: number, y1: number): string => {
  let s = `<path d="M${x0} ${y0}H${x1}V${y1}H${x0}z" fill="var(--t-field)"/>`;
  const n = 4;
  for (let r = 0; r < n; r++) {
    const y = y0 + ((y1 - y0) * (r + 0.35)) / n,
      q = 3.4 + r * 1.1;
    for (let x = x0 + 3 + (r % 2) * q; x < x1 - 1; x += q * 1.9) {
      s += `<path d="M${round(x)} ${round(y + q * 1.5)}V${round(y)}M${round(x)} ${round(y + q * 0.9)}l${round(q * 0.42)}-${round(q * 0.55)}M${round(x)} ${round(y + q * 0.9)}l-${round(q * 0.42)}-${round(q * 0.55)}M${round(x)} ${round(y + q * 0.45)}l${round(q * 0.38)}-${round(q * 0.5)}M${round(x)} ${round(y + q * 0.45)}l-${round(q * 0.38)}-${round(q * 0.5)}" fill="none" stroke="var(--t-field2)" stroke-width="${round(0.8 + r * 0.14)}" stroke-linecap="round"/>`;
    }
  }
  return s;
};
export function terrain(t: Terrain): string {
  const has = (k: string) => t.terrain.includes(k),
    r = random(parseInt(t.id.slice(1)) * 77 + t.id.charCodeAt(0) * 991);
  let s = "";
  const inc = t.income;
  const only = t.terrain.length === 1;
  s += `<rect width="112" height="86" fill="var(--t-sky)"/>`;
  if (has("mountains")) {
    if (only) {
      s += peak(24, 62, 56, 40) + peak(88, 60, 58, 38) + peak(56, 74, 66, 50);
      s += `<path d="M0 72C20 66 40 72 60 70s40-4 52 0v16H0z" fill="var(--t-mount)"/>`;
      for (let k = 0; k < 6; k++) {
        const x = 8 + k * 20 + (k % 2) * 4,
          y = 80 + (k % 3) * 2.5,
          q = 0.7 + r() * 0.5;
        s += `<path transform="translate(${round(x)} ${y}) scale(${round(q)})" d="M-7 3l1.5-5 4-3.5 5 1 4 4 .5 3.5z" fill="var(--t-mount2)"/>`;
      }
    } else {
      const sx = has("forest") ? 72 : 60;
      s += peak(sx - 32, 60, 50, 26) + peak(sx + 22, 60, 52, 34) + peak(sx - 4, 62, 58, 44);
    }
  }
  if (has("hills")) {
    if (has("mountains")) s += hill(22, 86, 44, has("forest") ? 26 : 30) + hill(92, 86, 42, has("forest") ? 22 : 27);
    else
      s +=
        hill(84, 70, 46, 34) +
        hill(24, 74, 46, 30) +
        `<rect y="68" width="112" height="18" fill="var(--t-hill)"/>` +
        `<path d="M0 74h112M0 80h112" stroke="var(--t-hill2)" stroke-dasharray="3 2.6"/>`;
    if (!has("forest")) s += goat(34, 84, 0.95) + goat(72, 80, 0.8, -1) + goat(56, 72, 0.62);
  } else if (has("mountains") && !only) s += `<path d="M0 62c30-5 80-5 112 0v24H0z" fill="var(--t-forest)"/>`;
  if (has("forest")) {
    if (only) {
      s += `<rect y="46" width="112" height="40" fill="var(--t-forest)"/>`;
      const n = inc.wood;
      for (let k = 0; k < 8; k++) s += tree(6 + k * 14.5, 58 + (k % 2) * 2, 20 + r() * 4, (k + n) % 3 == 0);
      for (let k = 0; k < 7; k++) s += tree(-1 + k * 18.5, 74, 28, (k * 2 + n) % 5 == 0);
      for (let k = 0; k < 6; k++) s += tree(10 + k * 19, 91, 32, (k + n) % 4 == 1);
    } else if (has("fields")) {
      // The trees stand beside the fields, further down.
    } else if (has("hills") && has("mountains")) {
      s +=
        tree(14, 76, 26, true) +
        tree(30, 84, 30, false) +
        tree(52, 88, 28, false) +
        tree(4, 88, 28, false) +
        goat(90, 84, 0.8, -1);
    } else if (has("hills")) {
      for (let k = 0; k < 3; k++) s += tree(62 + k * 19, 66 + (k % 2) * 4, 26, k == 1);
      for (let k = 0; k < 3; k++) s += tree(56 + k * 22, 86, 32, k == 0);
      s += goat(22, 82, 0.95) + goat(40, 70, 0.7, -1);
    } else {
      for (let k = 0; k < 4; k++) s += tree(8 + k * 15, 72 + (k % 2) * 2, 27, k % 3 == 1);
      for (let k = 0; k < 5; k++) s += tree(4 + k * 17, 88, 30, k == 3);
      s += `<path d="M84 84l4-9 9-3 9 5 3 9z" fill="var(--t-mount)" stroke="var(--t-mount2)" stroke-width="1.2"/><path d="M76 87l2-6 6-1 4 7z" fill="var(--t-mount)" stroke="var(--t-mount2)" stroke-width="1.2"/>`;
    }
  }
  if (has("fields")) {
    if (only) {
      s +=
        `<circle cx="56" cy="44" r="9" fill="var(--t-soil)"/><path d="M0 52C30 44 82 44 112 52V60H0z" fill="var(--t-hill)"/>` +
        field(0, 112, 56, 88) +
        `<path d="M0 56.5h112" stroke="var(--t-field2)" stroke-width="1.2"/>` +
        group(
          "translate(84 56)",
          `<path d="M-9 0v-8l9-6 9 6v8z" fill="var(--t-mount2)"/><path d="M-2.5 0v-6h5v6z" fill="var(--t-field)"/>`,
        );
    } else {
      const f = inc.food,
        w = inc.wood,
        cut = (112 * f) / (f + w);
      s += `<path d="M0 52C30 46 82 46 112 52V86H0z" fill="var(--t-forest)"/><g>${field(0, cut, 56, 88)}</g><path d="M0 56.5h${round(cut)}V86" fill="none" stroke="var(--t-field2)" stroke-width="1.2"/>`;
      const n = Math.round((112 - cut) / 17);
      for (let k = 0; k <= n; k++) s += tree(cut + 7 + k * 17, 68, 25, k % 3 == 1);
      for (let k = 0; k <= n; k++) s += tree(cut + 14 + k * 17, 87, 30, k % 3 == 2);
    }
  }
  return s;
}
