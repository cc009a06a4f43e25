import { BALLS_AN_OVER, type Innings } from '../state.ts';

/**
 * What the engine makes of a target while the innings goes on, after none to all of its balls in steps of a fifth. Runs alone are
 * looked at: a side that loses wickets bats with care, and besides the runs they tell next to nothing.
 */
interface Chase {
  readonly target: number;
  /** Made by a side of strength 0 on a day that shifts nothing. */
  readonly runs: readonly number[];
  /** What a unit of strength adds to them, over the share of the balls that is gone. */
  readonly unit: readonly number[];
  /** How much they say of the day, beside the runs of a first innings that has got as far. */
  readonly says: readonly number[];
}

/**
 * Chases of an innings of twenty overs and of fifty, played ball by ball: 40,000 and 20,000 of each target on each of three days,
 * the one that is to be believed in after so good a first innings and 12 units to either side of it. Where many chases are over,
 * those that go on are of worse days: the runs are as much higher, so that to be still at it counts against the day. What is said
 * after all balls carries on the line from four fifths to nine tenths.
 */
const TWENTY: readonly Chase[] = [
  {
    target: 110,
    runs: [0, 28.3, 56.4, 83.7, 108.4, 133.6],
    unit: [0.63, 0.62, 0.59, 0.55, 0.23, 0.04],
    says: [1.08, 1.05, 0.98, 0.91, 0.4, 0.01],
  },
  {
    target: 150,
    runs: [0, 30.3, 60.9, 91.4, 123.6, 156.5],
    unit: [0.73, 0.71, 0.66, 0.62, 0.48, 0.04],
    says: [1.28, 1.26, 1.22, 1.19, 0.94, 0.05],
  },
  {
    target: 190,
    runs: [0, 35.5, 71.3, 107.4, 145.3, 187.5],
    unit: [0.91, 0.86, 0.77, 0.66, 0.52, 0.15],
    says: [1.72, 1.7, 1.66, 1.53, 1.27, 0.46],
  },
  {
    target: 230,
    runs: [0, 41.7, 83.8, 126.9, 172.2, 221.5],
    unit: [1.23, 1.16, 1.01, 0.8, 0.56, 0.21],
    says: [2.56, 2.48, 2.31, 1.98, 1.55, 0.62],
  },
  {
    target: 270,
    runs: [0, 47.3, 95.6, 146.5, 200, 256.8],
    unit: [1.59, 1.48, 1.26, 0.95, 0.63, 0.25],
    says: [3.79, 3.59, 3.17, 2.57, 1.96, 0.86],
  },
];
const FIFTY: readonly Chase[] = [
  {
    target: 180,
    runs: [0, 48.5, 94.8, 142.2, 186.8, 259.1],
    unit: [0.9, 0.89, 0.87, 0.85, 0.24, 0.04],
    says: [1.62, 1.55, 1.43, 1.31, 0.3, 0.01],
  },
  {
    target: 240,
    runs: [0, 51.8, 102.5, 153.8, 207.1, 261.3],
    unit: [1.02, 0.99, 0.93, 0.91, 0.73, 0.04],
    says: [1.75, 1.73, 1.7, 1.66, 1.21, 0.01],
  },
  {
    target: 300,
    runs: [0, 58.1, 116.2, 174.4, 234, 301],
    unit: [1.26, 1.22, 1.12, 0.97, 0.79, 0.22],
    says: [2.11, 2.16, 2.26, 2.14, 1.74, 0.38],
  },
  {
    target: 360,
    runs: [0, 67.2, 134.1, 201.4, 271.9, 347.6],
    unit: [1.46, 1.41, 1.3, 1.08, 0.77, 0.33],
    says: [2.91, 2.85, 2.73, 2.38, 1.87, 0.72],
  },
  {
    target: 420,
    runs: [0, 76.4, 151.8, 229.3, 312.6, 400],
    unit: [2.09, 1.95, 1.68, 1.32, 0.84, 0.33],
    says: [4.08, 3.9, 3.53, 3.05, 2.25, 0.9],
  },
];

/** What a chase so far tells of the day. */
export interface Seen {
  /** By how many units it is better than its side's strength alone would have it. */
  readonly shift: number;
  /** How much that says, beside a first innings that has got as far. */
  readonly says: number;
}

/** Whether an innings is one of twenty overs or of fifty, and how much of it is left where it is cut short. @param limit in balls */
export function lengthOf(limit: number): { readonly isTwenty: boolean; readonly cut: number } {
  const isTwenty = limit <= 30 * BALLS_AN_OVER;
  return { isTwenty, cut: limit / ((isTwenty ? 20 : 50) * BALLS_AN_OVER) };
}

/** A chase cut short is seen as the same share of a longer one, of a target as much higher. @param target runs that win it */
export function chaseSeen({ runs, balls, limit }: Innings, target: number, strength: number): Seen {
  const { isTwenty, cut } = lengthOf(limit);
  const gone = balls / limit;
  const usual = usualOf(isTwenty ? TWENTY : FIFTY, target / cut, gone);
  const unit = usual.unit * gone;
  return { shift: (runs / cut - usual.runs) / unit - strength, says: usual.says * cut };
}

/** Between the two targets around that one; beyond the lowest and the highest, of those. */
function usualOf(chases: readonly Chase[], target: number, gone: number) {
  const above = chases.findIndex((chase) => chase.target > target);
  const high = chases.at(above);
  const low = above < 0 ? high : (chases[above - 1] ?? high);
  if (high === undefined || low === undefined) throw new RangeError('there is no chase to compare with');
  const share = high === low ? 0 : (target - low.target) / (high.target - low.target);
  const mix = (key: 'runs' | 'unit' | 'says') =>
    (1 - share) * partWay(low[key], gone) + share * partWay(high[key], gone);
  return { runs: mix('runs'), unit: mix('unit'), says: mix('says') };
}

/** The value at a share of the way through values that stand equally far apart. */
export function partWay(values: readonly number[], gone: number): number {
  const steps = values.length - 1;
  const at = Math.min(steps - 1, Math.floor(gone * steps));
  const low = values[at] ?? 0;
  return low + ((values[at + 1] ?? low) - low) * (gone * steps - at);
}
