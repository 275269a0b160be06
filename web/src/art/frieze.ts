/** A ship is hauled over the isthmus: the one scene of the house. */
import { buildings } from "./buildings";
import { devices, hoplite, trireme } from "./figures";
import { disc, group, path, rect, round } from "./svg";

const puller = (): string =>
  path("M-2-18L-15 0M-2-18L6-8 4 0", "fs", 'stroke-width="5.5"') +
  path("M-15 0h6M4 0h6", "fs", 'stroke-width="3"') +
  path("M-6-16C-4-28 4-37 12-40l8 5C14-30 8-24 4-14z") +
  disc(20, -44, 5.4) +
  path("M14.5-47c2-4 8-5 11-1.5l1 4-3-1-8 2z") +
  path("M14-36l12 6 6-6M10-34l10 9 14-5", "fs", 'stroke-width="3.2"') +
  path("M-1-18l8-16M3-16l9-14", "i", 'stroke-width="1"');

const dolphin =
  path("M0 16C6 2 26-4 44 8l9-6-1 10-4 5c-10 0-18-2-26 0l-6 8-1-7C10 16 5 16 0 16z") +
  disc(12, 9, 1.4, "g") +
  path("M8 13c10-2 22-3 34-2", "i", 'stroke-width="1"');

const CROWN: readonly (readonly [number, number, number])[] = [
  [-16, -0.52, 13],
  [0, -0.72, 17],
  [15, -0.54, 13],
  [-6, -0.6, 12],
  [8, -0.6, 12],
];
const TWIGS: readonly (readonly [number, number])[] = [
  [-16, -0.52],
  [0, -0.75],
  [15, -0.54],
  [4, -0.6],
  [-8, -0.64],
];

const olive = (h: number): string =>
  path(
    `M-4 0c2-${round(h * 0.2)}-2-${round(h * 0.3)}-5-${round(h * 0.46)}h5l4 ${round(h * 0.12)} 3-${round(h * 0.14)}h5c-4 ${round(h * 0.18)}-5 ${round(h * 0.3)}-3 ${round(h * 0.48)}z`,
  ) +
  CROWN.map(([x, y, r]) => disc(x, h * y, r)).join("") +
  TWIGS.map(([x, y]) =>
    path(
      `M${x - 7} ${round(h * y + 4)}l14-8M${x - 3} ${round(h * y + 2)}l-1-6M${x + 2} ${round(h * y - 1)}l5 4`,
      "i",
      'stroke-width="1"',
    ),
  ).join("");

const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r) +
  disc(x, y, r * 0.62, "g") +
  path(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, "fs", 'stroke-width="2"');

function waves(from: number, to: number, y: number): string {
  let d = `M${from} ${y}`;
  for (let x = from, k = 0; x < to - 2; x += 9, k++) d += `q4.5 ${k % 2 ? 4.5 : -4.5} 9 0`;
  return path(d, "fs", 'stroke-width="2.2"');
}

const border = (y: number, w: number): string =>
  `<svg x="0" y="${y}" width="${w}" height="9" viewBox="0 0 ${round((w * 10) / 9)} 10" preserveAspectRatio="xMinYMin slice"><rect width="${w * 2}" height="10" fill="url(#me-ground)"/></svg>`;

const DEVICES: readonly (readonly [number, string])[] = [
  [-214, "corinth"],
  [-174, "sparta"],
];

function haul(cx: number, gy: number): string {
  const guards = DEVICES.map(([x, city]) =>
    group(`translate(${cx + x} ${gy - 79}) scale(1.42)`, hoplite(devices[city]!("var(--addw)", "var(--fig)"))),
  ).join("");
  const oars = /<path class="fs" d="M\d+ 38\.5l-4 10"[^>]*\/>/g;
  const ship = trireme(devices.corinth!("var(--ground)")).replace(oars, "");
  const wheels = [-74, -40, -6].map((x) => wheel(cx + x, gy - 8, 8)).join("");
  const rope = path(
    `M${cx + 10} ${gy - 18}C${cx + 40} ${gy - 26} ${cx + 60} ${gy - 27} ${cx + 215} ${gy - 29}`,
    "fs",
    'stroke-width="2.2"',
  );
  const pullers = [0, 1, 2, 3].map((k) => group(`translate(${cx + 56 + k * 46} ${gy})`, puller())).join("");
  return (
    guards +
    group(`translate(${cx - 118} ${gy - 98}) scale(1.78)`, ship) +
    rect(cx - 92, gy - 17, 104, 5) +
    wheels +
    rope +
    pullers
  );
}

const coasts = (cx: number, gy: number): string =>
  group(`translate(${cx - 430} ${gy - 80}) scale(1.48)`, buildings.B15!()) +
  group(`translate(${cx - 246} ${gy})`, olive(64)) +
  group(`translate(${cx + 272} ${gy})`, olive(60)) +
  group(`translate(${cx + 302} ${gy - 82}) scale(1.52)`, buildings.C10!()) +
  group(`translate(${cx - 514} ${gy - 34}) rotate(-14)`, dolphin) +
  group(`translate(${cx + 478} ${gy - 34}) rotate(4)`, dolphin);

/** In a box of w by h; the narrow one for phones shows the hauling alone. */
export function frieze(narrow: boolean): string {
  const [w, h, cx, gy] = narrow ? [440, 133, 222, 111] : [1067, 150, 533, 124];
  const [from, to] = narrow ? [-10, w + 10] : [cx - 450, cx + 468];
  const sea = narrow ? "" : [3, 9].map((dy) => waves(0, from, gy + dy) + waves(to, w, gy + dy)).join("");
  return (
    rect(0, 0, w, h, "g") +
    rect(0, 0, w, 14) +
    rect(0, h - 14, w, 14) +
    border(2.5, w) +
    border(h - 11.5, w) +
    rect(from, gy, to - from, h - 14 - gy) +
    sea +
    haul(cx, gy) +
    (narrow ? "" : coasts(cx, gy))
  );
}
