/** Written by tools/from_engine.py from engine and server. Do not edit. */

export interface Amounts {
  coins: number;
  wood: number;
  stone: number;
  food: number;
  luxury: number;
  people: number;
  choice: number;
}

export interface Building {
  tile: string;
  coins: number;
}

export interface Chits {
  disaster: string;
  seen: number;
  left: number;
  to_strike: number;
}

export interface CivilizationCard {
  id: string;
  name_en: string;
  name_de: string;
  number: number;
  start: Amounts;
  income: Amounts;
}

export interface ColonyView {
  id: string;
  stores_confirmed: boolean;
  income_confirmed: boolean;
  corrected: boolean;
  income: [number, number, number][];
  points_per_person: number;
  coins_per_point: number;
  luxury_rate: number;
  marking_coins: number;
  special: Difference[];
}

export interface Coming {
  coins: number;
  wood: number;
  stone: number;
  food: number;
  luxury: number;
  people: number;
  food_short: number;
  score: number;
}

export interface ContentView {
  tiles: TileCard[];
  civilizations: CivilizationCard[];
  disasters: DisasterCard[];
  mat: MatCard;
  levels: LevelCard[];
  options: OptionCard[];
  rounds: number;
  chits_per_round: number;
  blank_chits: number;
  conquest_surcharge: number;
  pass_coins: number;
  withdraw_coins: number;
}

export interface Difference {
  id: string;
  args: Record<string, number | string>;
}

export interface DisasterCard {
  id: string;
  name_en: string;
  name_de: string;
  chits: number;
  strikes_at: number[];
}

export interface HeroIncome {
  wood: number;
  stone: number;
  food: number;
  people: number;
}

export interface HeroPolisView {
  seat: number;
  civilization: string;
  coins: number;
  wood: number;
  stone: number;
  food: number;
  luxury: number;
  people: number;
  wood_limit: number;
  stone_limit: number;
  food_limit: number;
  luxury_rate: number;
  lands: string[];
  buildings: Building[];
  stake: number;
  bids_on: string;
  income: Income;
  bid_bonus: number;
  shields: string[];
  supply: Supply;
  risks: Record<string, Risk>;
  score: Score;
  coming: Coming | null;
  place: number;
  hero: HeroView | null;
  colony: ColonyView | null;
  strength: number;
  clovers: number;
  mercenaries: number;
  hero_points: number;
  clover_power: number;
  clover_population: number;
}

export interface HeroView {
  id: string;
  ability: number;
  side: string;
  income: HeroIncome;
  red_points: number;
  points_confirmed: boolean;
  start_confirmed: boolean;
  orange_confirmed: boolean;
  corrected: boolean;
  wards: number;
  chit_returns: number;
}

export interface HeroesAbout {
  verb?: string;
  seat?: number;
  tile?: string;
  tiles?: string[];
  civilization?: string;
  good?: string;
  disaster?: string;
  amount?: number;
  saving?: string;
  thing?: string;
  colony?: string;
  hero?: string;
  chit?: string;
  other?: number;
}

export interface HeroesView {
  viewer: number;
  round: number;
  rounds: number;
  phase: string;
  level: number;
  target: number;
  order: number[];
  question: Question | null;
  offer: OfferSlot[];
  stacks: Stack[];
  chits: Chits[];
  chits_left: number;
  chits_per_round: number;
  poleis: HeroPolisView[];
  winners: number[];
  tie: string;
  completed: boolean;
  heroes: boolean;
  colonies: boolean;
  persians: Persians | null;
  put_back: string[];
  ranking: number[];
  conflict: Rank[];
  most_strength: number;
  corrected: string[];
  house_rules: string[];
  unconfirmed: boolean;
}

export interface Income {
  coins: number;
  wood: number;
  stone: number;
  food: number;
  luxury: number;
  people: number;
  choices: number;
}

export interface LaidBid {
  seat: number;
  coins: number;
  half_coins: number;
}

export interface LevelCard {
  level: number;
  points_needed: number;
  extra_incomes: number;
  regular: number;
  conquest: number;
}

export interface MatCard {
  wood_limit: number;
  stone_limit: number;
  food_limit: number;
  income_coins: number[];
  income_luxury: number[];
  points_per_person: number;
  coins_per_point: number;
  luxury_rate: number;
  marking_coins: number;
}

export interface OfferSlot {
  tile: string;
  row: string;
  minimum: number;
  bid: LaidBid | null;
}

export interface OptionCard {
  id: string;
  values: string[];
  rule: string;
}

export interface Owed {
  tile: string;
  wood: number;
  stone: number;
  payable: boolean;
}

export interface PeloponnesView {
  viewer: number;
  round: number;
  rounds: number;
  phase: string;
  level: number;
  target: number;
  order: number[];
  question: Question | null;
  offer: OfferSlot[];
  stacks: Stack[];
  chits: Chits[];
  chits_left: number;
  chits_per_round: number;
  poleis: PolisView[];
  winners: number[];
  tie: string;
  completed: boolean;
}

export interface Persians {
  seen: number;
  sum: number;
  strength: number;
  ours: number;
  chits_to_attack: number;
  values_left: number[];
  values_confirmed: boolean;
}

export interface PolisView {
  seat: number;
  civilization: string;
  coins: number;
  wood: number;
  stone: number;
  food: number;
  luxury: number;
  people: number;
  wood_limit: number;
  stone_limit: number;
  food_limit: number;
  luxury_rate: number;
  lands: string[];
  buildings: Building[];
  stake: number;
  bids_on: string;
  income: Income;
  bid_bonus: number;
  shields: string[];
  supply: Supply;
  risks: Record<string, Risk>;
  score: Score;
  coming: Coming | null;
  place: number;
}

export interface Question {
  seat: number;
  kind: string;
  tile: string;
  disaster: string;
  left: number;
}

export interface Rank {
  winner: number;
  loser: number;
}

export interface Risk {
  stock: string;
  has?: number;
  loses?: number;
  safe?: boolean;
}

export interface Score {
  tiles: number;
  coins: number;
  power: number;
  population: number;
  score: number;
  lower: string;
}

export interface Stack {
  stack: string;
  unseen: string[];
}

export interface Supply {
  food_due?: number;
  food_short?: number;
  marked?: Owed[];
}

export interface TileCard {
  id: string;
  word: string;
  name_en: string;
  name_de: string;
  kind: string;
  stack: string;
  terrain: string[];
  value: number;
  points: number;
  needs_people: number;
  cost: Amounts;
  once: Amounts;
  income: Amounts;
  special: string;
  shields: string;
}
