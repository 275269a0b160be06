/** Written by tools/from_engine.py from engine and server. Do not edit. */

export interface ArmyCard {
  id: string;
  name_en: string;
  name_de: string;
  boxes: number[];
  hoplites: number[];
  triremes: number[];
}

export interface ArmyView {
  id: string;
  hoplites: number[];
  triremes: number[];
  hoplite_count: number;
  trireme_count: number;
  back: Piece[];
  frozen: Piece[];
  lost: Piece[];
}

export interface CityView {
  id: string;
  cubes: number[];
  alpha: number;
  beta: number;
  leader: number;
  statues: number[];
  defeats: number;
  statue_value: number;
  elected: number;
}

export interface ColumnCard {
  id: string;
  attack: number;
  defence: number;
}

export interface CombatView {
  location: string;
  number: number;
  type: string;
  face_up: boolean;
  attack: number;
  defence: number;
  attack_tokens: number;
  defence_tokens: number;
  columns: string[];
  column: string;
  rebels: number;
  militia: number;
  doubled: boolean;
  percent: number;
}

export interface ContentView {
  armies: ArmyCard[];
  locations: LocationCard[];
  tiles: TileCard[];
  specials: SpecialCard[];
  columns: ColumnCard[];
  options: OptionCard[];
  rounds: number;
  cubes_per_player: number;
  tokens_to_win: number;
  early_end_defeats: number;
  early_end_cities: string[];
}

export interface CounterAbout {
  army: string;
  type: string;
  strength: number;
}

export interface CounterView {
  army: string;
  type: string;
  strength: number;
  sender: number;
  main: boolean;
}

export interface Election {
  elected: number;
  votes: number;
  against: number;
}

export interface Forces {
  attack?: number;
  defence?: number;
  attackers?: number;
  defenders?: number;
  percent?: number;
}

export interface LocationCard {
  id: string;
  word: string;
  name_en: string;
  name_de: string;
  owner: string;
  points: number;
  combats: string[];
  militia: string[];
  rebels: string[];
}

export interface LocationView {
  id: string;
  owner: string;
  points: number;
  state: string;
  attack: CounterView[];
  defence: CounterView[];
  main_attacker?: number;
  main_defender?: number;
  permitted?: string[];
  refused?: string[];
}

export interface OptionCard {
  id: string;
  values: string[];
  rule: string;
}

export interface OwnArmy {
  hoplites: number[];
  triremes: number[];
  enemies?: string[];
  allies?: string[];
}

export interface OwnCombat {
  attack: number;
  defence: number;
  attack_tokens: number;
  defence_tokens: number;
  column: string;
  percent: number;
}

export interface OwnLocation {
  main_attacker?: number;
  main_defender?: number;
  hoplites?: Forces | null;
  triremes?: Forces | null;
}

export interface PeriklesAbout {
  verb?: string;
  seat?: number;
  other?: number;
  leader?: number;
  city?: string;
  source?: string;
  cubes?: number;
  space?: string;
  tile?: string;
  tiles?: string[];
  shards?: number;
  special?: string;
  location?: string;
  locations?: string[];
  side?: string;
  army?: string;
  type?: string;
  strength?: number;
  main?: boolean;
  counters?: CounterAbout[];
  armies?: string[];
  relation?: string;
  mains?: number[];
  militia?: number;
  rebels?: number;
  strengths?: number[];
  column?: string;
  needs?: number[];
  dice?: number[][];
  totals?: number[];
  hits?: boolean[];
  tokens?: number[];
  percent?: number;
  points?: number;
  defeats?: number;
  round?: number;
}

export interface PeriklesOwn {
  supply: number;
  score: ScoreView;
  statues: number;
  counters: number;
  special: string;
  special_used: boolean;
  armies: Record<string, OwnArmy>;
  cubes: Record<string, number>;
  elections: Record<string, Election>;
  locations: Record<string, OwnLocation>;
  combat: OwnCombat | null;
}

export interface PeriklesView {
  viewer: number;
  round: number;
  rounds: number;
  phase: string;
  start: number;
  first: number;
  turn: number;
  sent: number;
  extra_sent: number;
  question: Question | null;
  display: string[];
  bag: Record<string, number>;
  locations_to_come: string[];
  cities: CityView[];
  armies: ArmyView[];
  locations: LocationView[];
  relations: Relation[];
  players: PlayerView[];
  combat: CombatView | null;
  own: PeriklesOwn | null;
  winners: number[];
  tie: string;
}

export interface Piece {
  type: string;
  strength: number;
}

export interface PlayerView {
  seat: number;
  supply: number;
  taken: string[];
  used: number[];
  turns_two: number;
  turns_one: number;
  leads: string[];
  counters: number;
  won: string[];
  special: string;
  special_used: boolean;
  persian: boolean;
  score: ScoreView;
  statues: number;
  place: number;
}

export interface Question {
  seat: number;
  kind: string;
  city: string;
  type: string;
  strength: number;
  location: string;
}

export interface Relation {
  one: string;
  other: string;
  relation: string;
}

export interface ScoreView {
  cubes: number;
  tiles: number;
  statues: number;
  total: number;
}

export interface SpecialCard {
  id: string;
  word: string;
  name_en: string;
  name_de: string;
  moment: string;
}

export interface TileCard {
  word: string;
  name_en: string;
  name_de: string;
  city: string;
  shards: number;
  symbol: string;
  count: number;
}
