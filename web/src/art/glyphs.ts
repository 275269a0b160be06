/** Signs of goods and marks, each in a box of 20 by 20. */
import { group } from "./svg";

const O = 'stroke="var(--r-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const drawn: Record<string, string> = {
  wood: `<g ${O}><path fill="var(--r-wood)" d="M4 11.5 15.5 8.5a2.9 2.9 0 0 1 1 5.7L5.5 17.5z"/><circle cx="4.6" cy="14.6" r="3.1" fill="#e9c48c"/><path fill="none" stroke-width="1" d="M4.6 14.6m-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0"/><path fill="var(--r-wood)" d="M6 4.4 15.8 2a2.7 2.7 0 0 1 1 5.3L7 10z"/><circle cx="6.4" cy="7.2" r="2.9" fill="#e9c48c"/><path fill="none" stroke-width="1" d="M6.4 7.2m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0"/></g>`,
  stone: `<g ${O} fill="var(--r-stone)"><path d="M2 11h7.6v6.6H2z"/><path d="M9.6 11h8.4v6.6H9.6z" fill="#a5a19b"/><path d="M5 3.6h9.6V11H5z" fill="#bdb9b2"/></g>`,
  food: `<g ${O}><path fill="none" stroke-width="1.5" d="M10 19V6"/><g fill="var(--r-food)" stroke-width="1.1"><path d="M10 1c1.8 1.6 1.8 3.6 0 5-1.8-1.4-1.8-3.4 0-5z"/><path d="M10 8.6c.2-2.6 1.8-3.9 4.6-3.8 0 2.6-1.7 4-4.6 3.8zM10 8.6c-.2-2.6-1.8-3.9-4.6-3.8 0 2.6 1.7 4 4.6 3.8z"/><path d="M10 12.6c.2-2.6 1.8-3.9 4.6-3.8 0 2.6-1.7 4-4.6 3.8zM10 12.6c-.2-2.6-1.8-3.9-4.6-3.8 0 2.6 1.7 4 4.6 3.8z"/><path d="M10 16.6c.2-2.6 1.8-3.9 4.6-3.8 0 2.6-1.7 4-4.6 3.8zM10 16.6c-.2-2.6-1.8-3.9-4.6-3.8 0 2.6 1.7 4 4.6 3.8z"/></g></g>`,
  luxury: `<g ${O}><path fill="none" d="M8 3.2C4.4 3.4 3.4 6 5.6 8.6M12 3.2c3.6.2 4.6 2.8 2.4 5.4"/><path fill="var(--r-lux)" d="M7.4 1.2h5.2v1.7l-.8.8v2.2c2.6 1 3.6 2.7 3.6 4.7 0 3-2.2 5-3.9 6.6v1.6h-3v-1.6C6.8 15.6 4.6 13.6 4.6 10.6c0-2 1-3.7 3.6-4.7V3.7l-.8-.8z"/><path fill="none" stroke-width="1.2" d="M5.2 9.2h9.6M5.2 12h9.6"/></g>`,
  coins: `<g ${O}><circle cx="10" cy="10" r="8" fill="var(--r-coin)"/><circle cx="10" cy="10" r="5.7" fill="none" stroke-width=".9"/><path fill="none" stroke-width="1.3" d="M10 6.2v7.6M7.2 8.2c0 3.4 5.6 3.4 5.6 0"/></g>`,
  people: `<g ${O} fill="var(--r-inh)"><path d="M10 9.2c-3.9 0-5.7 3-6.2 9.3h12.4C15.7 12.2 13.9 9.2 10 9.2z"/><circle cx="10" cy="5.4" r="3.7"/><path fill="none" stroke="#fbf1dc" stroke-width="1.2" d="M7.2 12.2l4.6 6M10.5 10.8l3 7.2"/></g>`,
};

drawn.choice = `<g>${group("translate(.4 .4) scale(.47)", drawn.wood!)}${group("translate(10 .4) scale(.47)", drawn.stone!)}${group("translate(.4 10) scale(.47)", drawn.food!)}${group("translate(10 10) scale(.47)", drawn.coins!)}<path d="M10 1v18M1 10h18" stroke="var(--r-ink)" stroke-width=".7"/></g>`;
drawn.laurel = `<g fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"><path d="M8.5 18C3.5 16 2 10.5 4 4M11.5 18c5-2 6.5-7.5 4.5-14"/><path fill="currentColor" stroke="none" d="M4 4c1.8 1 2 2.7 1 4-1.3-.8-1.6-2.5-1-4zM2.6 8.6c2 .3 2.9 1.7 2.6 3.3-1.7-.2-2.7-1.5-2.6-3.3zM4.3 13.2c2-.2 3.2.9 3.4 2.5-1.7.3-3-.7-3.4-2.5zM16 4c-1.8 1-2 2.7-1 4 1.3-.8 1.6-2.5 1-4zM17.4 8.6c-2 .3-2.9 1.7-2.6 3.3 1.7-.2 2.7-1.5 2.6-3.3zM15.7 13.2c-2-.2-3.2.9-3.4 2.5 1.7.3 3-.7 3.4-2.5z"/></g>`;
drawn.strength = `<g ${O}><path fill="none" stroke-width="1.5" d="M3.5 18.5 16 2M16.5 18.5 4 2"/><path fill="#1e1712" stroke-width=".6" d="M17.3.4l-.3 4-2.7-2zM2.7.4l.3 4 2.7-2z"/><circle cx="10" cy="11.2" r="6.2" fill="var(--r-lux)"/><circle cx="10" cy="11.2" r="4.2" fill="none" stroke="#fbf1dc" stroke-width="1"/><circle cx="10" cy="11.2" r="1.5" fill="#fbf1dc" stroke="none"/></g>`;
drawn.clover = `<g ${O} fill="#5d7a2e"><path fill="none" stroke-width="1.6" d="M10 11c0 3 1 5.5 3.5 7.5"/><circle cx="10" cy="5.6" r="3.8"/><circle cx="5.8" cy="10.8" r="3.8"/><circle cx="14.2" cy="10.8" r="3.8"/></g>`;
drawn.mercenary = `<g ${O}><path fill="#bdb9b2" d="M4 18V9c0-4 2.5-6 6-6 3.8 0 6.2 2.5 6.2 6l.6 4.5-3 .5v4h-3.3v-5.5H8V18z"/><path fill="var(--r-lux)" d="M3 8c.3-5 4-7.5 8.5-7 .8.1 1 1.4.3 1.6C8 3 5.8 4.5 5 8z"/></g>`;

export const glyphs: Readonly<Record<string, string>> = drawn;
