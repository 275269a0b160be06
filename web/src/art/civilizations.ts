/** Figures of civilizations, each in a box of 78 by 66 with the ground line at y = 54. */
import { devices, hoplite, trireme } from "./figures";
import { wave } from "./parts";
import { disc, group, line, path, rect } from "./svg";

export const civilizations: Readonly<Record<string, () => string>> = {
  messene: () =>
    path("M0 54L16 30l6 4L40 2l10 16 6-3 22 39z") +
    path("M40 2l-6 16 6 5 5-4 4 6", "i") +
    path("M14 44h8v-4h6v4h8v-4h6v4h8v-4h6v4h8M20 54v-6M34 54v-6M48 54v-6M60 54v-6", "i", 'stroke-width="1.5"') +
    path("M22 34l5 7M56 20l6 14", "i"),
  patras: () =>
    group("translate(2 -8) scale(1.04)", trireme(devices.argos!("var(--ground2)", "none"))) +
    wave(0, 78, 49, "fs", 2.4, 4, 1.6) +
    wave(0, 78, 54, "fs", 2.4, 4, 1.6),
  arkadia: () =>
    group(
      "translate(34 54) scale(2.5)",
      path(
        "M-8-8c3-2 8-2 11-1l3-4 3 .5 2 2.5-3 1.5-1 3-1 2 .5 5.5H5l-.7-5-6-.3-1 5.3h-1.6l0-5.3-2 .3-.6 5h-1.6l.2-6c-.8-1.5-.8-3-.2-4z",
      ) +
        path("M8.5-13c-1-3-3.5-3.8-5.5-3", "fs", 'stroke-width="1.2"') +
        disc(8, -11, 0.5, "g") +
        path("M-6-7c2 1.5 2 3 1 5M3-8c0 2 .5 3 2 4.5", "i", 'stroke-width=".6"'),
    ) + path("M10 52c2-6 4-6 6 0M66 52c2-6 4-6 6 0", "fs", 'stroke-width="1.8"'),
  korinth: () =>
    rect(12, -10, 54, 5) +
    path("M14-5h50l-4 5H18z") +
    path("M22 0h34l-4 22H26z") +
    path("M20 0c-8 2-8 12-1 12 5 0 5-7 0-6M58 0c8 2 8 12 1 12-5 0-5-7 0-6", "fs", 'stroke-width="3"') +
    path(
      "M30 20c-4-6-3-12 0-16 3 4 4 10 0 16zM39 20c-4-6-4-12 0-18 4 6 4 12 0 18zM48 20c4-6 3-12 0-16-3 4-4 10 0 16z",
      "i",
      'stroke-width="1.3"',
    ) +
    rect(24, 22, 30, 3.5) +
    path("M27 26h24v28H27z") +
    [31, 35, 39, 43, 47].map((x) => line(x, 28, x, 54, "i", 1.1)).join("") +
    rect(20, 50, 38, 4),
  sparta: () => group("translate(10 -17) scale(1.27)", hoplite(devices.sparta!("var(--addw)", "var(--fig)"))),
  pylos: () =>
    path("M20 10h38c2 16-6 26-15 29v7l9 5v3H26v-3l9-5v-7C26 36 18 26 20 10z") +
    path("M20 14C4 10 4 30 24 30M58 14c16-4 16 16-4 16", "fs", 'stroke-width="3.4"') +
    path("M22 17h34M24 24h30M28 20.5l3-2 3 2 3-2 3 2 3-2 3 2 3-2", "i") +
    [1, -1]
      .map((m) =>
        group(
          `translate(39 0) scale(${m} 1)`,
          path("M10 10c0-7 5-10 10-10 2-3 5-3 7-1l3 1-3 2c0 5-4 8-9 8z") + disc(25, 0, 0.8, "g"),
        ),
      )
      .join(""),
  argos: () =>
    path("M16 54C12 38 18 18 34 8l-1-12 8 7c13 2 22 10 27 20l7 11c2 5-2 9-7 8L54 37c-8 0-12 4-11 9 0 3 1 6 3 8z") +
    path("M33-2C18 6 10 26 10 54h7C14 36 20 20 36 9z", "r") +
    disc(48, 15, 1.9, "g") +
    path("M66 36l7 1M60 22c3 3 7 5 11 6M30 24c-4 8-6 18-5 28", "i") +
    path("M42 6c-1 6-4 10-9 13", "i"),
  sikyon: () =>
    path("M12 54c4-12 2-26 14-34 8-6 20-6 26 0 14 8 10 22 14 34z") +
    disc(39, 10, 11) +
    path("M26 12c2-14 24-14 26 0l-4-2c-6-6-12-6-18 0z", "r") +
    path("M24 30l30 0M22 38h34M20 46h38", "i"),
};
