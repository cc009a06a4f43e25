import type { League } from '../rules.ts';
import {
  AND_ONE,
  AND_ONE_MISSED,
  FOUL,
  FREE_0_OF_2,
  FREE_1_OF_2,
  FREE_2_OF_2,
  FREE_2_OF_3,
  FREE_3_OF_3,
  OFFENSIVE_FOUL,
  pointsOf,
  STEAL,
  THREE,
  THREE_ASSISTED,
  THREE_MISSED,
  THREE_MISSED_KEPT,
  TURNOVER,
  TWO,
  TWO_ASSISTED,
  TWO_BLOCKED,
  TWO_BLOCKED_KEPT,
  TWO_MISSED,
  TWO_MISSED_KEPT,
  wordOf,
} from './codes.ts';
import { type LeagueRates, RATES } from './rates.ts';

/** Attempts of a league-average side in the table. */
export const TABLE_SIZE = 2048;
/** Attempts before and after them; a better side's window of TABLE_SIZE starts later. */
export const MARGIN = 384;

type Weight = readonly [code: number, weight: number];

/**
 * Attempts as words (see codes.ts) in such an order that a window of TABLE_SIZE over them is a side's game: it starts at MARGIN for an average side, and
 * each place further loses a miss or a turnover at the front and gains a basket at the end.
 */
export type Attempts = Int32Array;

export interface LeagueTables {
  readonly usual: Attempts;
  /** In a close last quarter: shots are harder, and whistles more frequent. */
  readonly guarded: Attempts;
  /** When only three points help: fewer twos, and threes under pressure. */
  readonly desperate: Attempts;
  /** With the game in the balance: more twos and fewer threes, and whistles are rarer. */
  readonly close: Attempts;
  /** Ahead, and hounded for the ball: lost, or an open basket. */
  readonly hounded: Attempts;
  /** Points one place of the window is worth in a whole game of one side, about. */
  readonly pointsPerPlace: number;
}

const made = new Map<League, LeagueTables>();

export function tablesOf(league: League): LeagueTables {
  const known = made.get(league);
  if (known !== undefined) return known;
  const rates = RATES[league];
  const weights = weightsOf(rates);
  const attempts = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const better = 0.5 * mean(weights.filter(isBasket)) + 0.5 * 2.1;
  const tables = {
    usual: windowed(weights),
    guarded: windowed(weightsOf(guarded(rates))),
    desperate: windowed(weightsOf(desperate(rates))),
    close: windowed(weightsOf(close(rates))),
    hounded: windowed(weightsOf(hounded(rates))),
    pointsPerPlace: (attempts * better) / TABLE_SIZE,
  };
  made.set(league, tables);
  return tables;
}

function weightsOf(rates: LeagueRates): readonly Weight[] {
  const { freeThrow: good, kept } = rates;
  const share = rates.assists / (rates.twosMade + rates.threesMade);
  // Threes come off a pass far more often than twos (83 % against 50 % in the NBA).
  const threesAssisted = Math.min(0.95, share * 1.37) * rates.threesMade;
  const twosAssisted = rates.assists - threesAssisted;
  return [
    [TWO_ASSISTED, twosAssisted],
    [TWO, rates.twosMade - rates.andOnes - twosAssisted],
    [THREE_ASSISTED, threesAssisted],
    [THREE, rates.threesMade - threesAssisted],
    [AND_ONE, rates.andOnes * good],
    [AND_ONE_MISSED, rates.andOnes * (1 - good)],
    [TWO_MISSED, (rates.twosMissed - rates.blocks) * (1 - kept)],
    [TWO_MISSED_KEPT, (rates.twosMissed - rates.blocks) * kept],
    [TWO_BLOCKED, rates.blocks * (1 - kept)],
    [TWO_BLOCKED_KEPT, rates.blocks * kept],
    [THREE_MISSED, rates.threesMissed * (1 - kept)],
    [THREE_MISSED_KEPT, rates.threesMissed * kept],
    [FREE_2_OF_2, rates.twoShots * good ** 2],
    [FREE_1_OF_2, rates.twoShots * 2 * good * (1 - good)],
    [FREE_0_OF_2, rates.twoShots * (1 - good) ** 2],
    [FREE_3_OF_3, rates.threeShots * good ** 3],
    [FREE_2_OF_3, rates.threeShots * (1 - good ** 3)],
    [TURNOVER, rates.turnovers - rates.offensiveFouls - rates.steals],
    [STEAL, rates.steals],
    [OFFENSIVE_FOUL, rates.offensiveFouls],
    [FOUL, rates.fouls],
  ];
}

function guarded(rates: LeagueRates): LeagueRates {
  const hard = 0.04 * rates.twosMade;
  const far = 0.06 * rates.threesMade;
  return {
    ...rates,
    twosMade: rates.twosMade - hard,
    twosMissed: rates.twosMissed + hard,
    threesMade: rates.threesMade - far,
    threesMissed: rates.threesMissed + far,
    twoShots: rates.twoShots * 1.8,
  };
}

function desperate(rates: LeagueRates): LeagueRates {
  const moved = (rates.twosMade + rates.twosMissed) * 0.55;
  return {
    ...rates,
    twosMade: rates.twosMade * 0.45,
    twosMissed: rates.twosMissed * 0.45,
    blocks: rates.blocks * 0.45,
    andOnes: rates.andOnes * 0.3,
    twoShots: rates.twoShots * 0.5,
    assists: rates.assists * 0.6,
    threesMade: rates.threesMade * 0.95 + moved * 0.29,
    threesMissed: rates.threesMissed * 1.05 + moved * 0.71,
    fouls: rates.fouls * 0.4,
  };
}

function close(rates: LeagueRates): LeagueRates {
  return {
    ...rates,
    twosMade: rates.twosMade * 1.1,
    twosMissed: rates.twosMissed * 1.3,
    threesMade: rates.threesMade * 0.7,
    threesMissed: rates.threesMissed * 0.7,
    fouls: rates.fouls * 0.7,
  };
}

function hounded(rates: LeagueRates): LeagueRates {
  return {
    ...rates,
    twosMade: rates.twosMade * 0.65,
    twosMissed: rates.twosMissed * 0.4,
    blocks: rates.blocks * 0.4,
    threesMade: 0,
    threesMissed: 0,
    andOnes: rates.andOnes * 0.5,
    twoShots: rates.twoShots * 0.7,
    threeShots: 0,
    assists: rates.twosMade * 0.4,
    turnovers: rates.turnovers * 3.2,
    steals: rates.steals * 3.2,
    offensiveFouls: rates.offensiveFouls,
    fouls: 0,
  };
}

const isBasket = ([code]: Weight): boolean =>
  code === TWO || code === TWO_ASSISTED || code === THREE || code === THREE_ASSISTED;
const isMiss = ([code]: Weight): boolean =>
  code === TWO_MISSED ||
  code === TWO_MISSED_KEPT ||
  code === THREE_MISSED ||
  code === THREE_MISSED_KEPT ||
  code === TWO_BLOCKED ||
  code === TWO_BLOCKED_KEPT ||
  code === TURNOVER ||
  code === STEAL;

function mean(weights: readonly Weight[]): number {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.reduce((total, [code, weight]) => total + pointsOf(code) * weight, 0) / sum;
}

/** Misses at the front, everything in the middle, baskets at the end. */
function windowed(weights: readonly Weight[]): Attempts {
  const misses = weights.filter(isMiss);
  const baskets = weights.filter(isBasket);
  const all = spread(weights, TABLE_SIZE);
  const front = spread(misses, 2 * MARGIN);
  const end = spread(baskets, 2 * MARGIN);
  // The average window holds the latter half of the front and the first half of the end; the middle makes up the rest.
  const middle = without(without(all, front.subarray(MARGIN)), end.subarray(0, MARGIN));
  return Int32Array.from([...front, ...middle, ...end], wordOf);
}

/** So many entries in the weights' proportions, evenly mixed. */
function spread(weights: readonly Weight[], size: number): Uint8Array {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const owed = weights.map(() => 0);
  return Uint8Array.from({ length: size }, () => {
    let most = 0;
    weights.forEach(([, weight], at) => {
      owed[at] = (owed[at] ?? 0) + weight / sum;
      if ((owed[at] ?? 0) > (owed[most] ?? 0)) most = at;
    });
    owed[most] = (owed[most] ?? 0) - 1;
    return weights[most]?.[0] ?? TURNOVER;
  });
}

/** The entries left after taking each of `taken` out once. */
function without(entries: Uint8Array, taken: Uint8Array): Uint8Array {
  const counts = new Map<number, number>();
  for (const code of taken) counts.set(code, (counts.get(code) ?? 0) + 1);
  return entries.filter((code) => {
    const left = counts.get(code) ?? 0;
    if (left > 0) counts.set(code, left - 1);
    return left <= 0;
  });
}
