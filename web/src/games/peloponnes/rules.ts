/** Where the rules speak of a sign or a question: the book and the id of the rule. */

const PELOPONNES: Record<string, string> = {
  wood: "PEL-C5",
  stone: "PEL-C5",
  food: "PEL-V2",
  luxury: "PEL-L2",
  coins: "PEL-B9",
  people: "PEL-C4",
  score: "PEL-E4",
  drought: "PEL-D4",
  plague: "PEL-D5",
  decline: "PEL-D6",
  earthquake: "PEL-D7",
  tempest: "PEL-D8",
  bid: "PEL-B1",
  "move-bid": "PEL-B10",
  "take-tile": "PEL-T5",
  "choose-income": "PEL-I3",
  "choose-extra-income": "PEL-A5",
  "choose-civilization": "PEL-A1",
  suffer: "PEL-D9",
  feed: "PEL-V3",
  redeem: "PEL-V4",
};

const HEROES: Record<string, string> = {
  strength: "HC-4.3",
  clovers: "HC-12.2",
  mercenaries: "HC-7.6",
  persians: "HC-7.1",
  offer: "HC-11.2",
  "answer-offer": "HC-11.2",
  arm: "HC-4.3",
  "return-chit": "HC-9.3",
  ward: "HC-9.7",
  "suffer-persians": "HC-7.4",
  hire: "HC-7.6",
  exchange: "HC-10.6",
  "spread-clovers": "HC-12.2",
};

/** The address of a rule within the pages of the house; of the whole book for what has no rule of its own. */
export function ruleOf(sign: string): string {
  if (PELOPONNES[sign]) return `peloponnes/${PELOPONNES[sign]}`;
  return HEROES[sign] ? `heroes_and_colonies/${HEROES[sign]}` : "peloponnes";
}
