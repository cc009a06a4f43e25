import { isLikeTwenty } from '../length.ts';
import { BALLS_AN_OVER } from '../state.ts';
import { around, type Course, partWay } from './measured.ts';

/** What an innings without a target comes to while it goes on, by tenths of its balls. */
interface Usual {
  readonly overs: number;
  /** Made by a side of strength 0 on a day that shifts nothing. */
  readonly runs: readonly number[];
  /** What a unit of strength adds to them. */
  readonly unit: readonly number[];
  /** How much they say of the day, beside the noise of an innings of twenty overs. */
  readonly says: readonly number[];
}

/**
 * First innings as the engine plays them, ball by ball: 200,000 of each length on each of three days, the usual one and 12 units to
 * either side of it. Up to 30 overs a side paces itself as over twenty, and with more wickets to lose for each over it hits
 * harder in a short innings. Where many sides are all out, those that go on have better days: the runs are as much
 * lower, so that to be still at it counts for the day.
 */
const USUAL: readonly Usual[] = [
  {
    overs: 5,
    runs: [0, 4, 7.9, 12.1, 16.3, 20.5, 24.8, 29.9, 34.9, 41.5, 48],
    unit: [0, 0.019, 0.038, 0.059, 0.081, 0.103, 0.125, 0.153, 0.182, 0.221, 0.262],
    says: [0.33, 0.33, 0.32, 0.34, 0.35, 0.36, 0.36, 0.38, 0.4, 0.43, 0.46],
  },
  {
    overs: 10,
    runs: [0, 7.2, 15.6, 24.2, 31.7, 39.7, 48.4, 57.6, 67.8, 79.4, 92.5],
    unit: [0, 0.034, 0.078, 0.121, 0.158, 0.198, 0.244, 0.295, 0.355, 0.427, 0.512],
    says: [0.61, 0.61, 0.68, 0.7, 0.68, 0.68, 0.69, 0.71, 0.74, 0.78, 0.83],
  },
  {
    overs: 15,
    runs: [0, 10.6, 22.9, 35.3, 46.6, 58.5, 70.9, 84.1, 98.3, 114.6, 132.2],
    unit: [0, 0.049, 0.109, 0.175, 0.23, 0.291, 0.356, 0.429, 0.512, 0.614, 0.726],
    says: [0.87, 0.87, 0.94, 1, 0.98, 0.96, 0.96, 0.97, 0.98, 1, 1.01],
  },
  {
    overs: 20,
    runs: [0, 14.4, 31.1, 47.9, 62.5, 77.5, 93.4, 110.1, 128.1, 148.2, 170.9],
    unit: [0, 0.067, 0.154, 0.243, 0.316, 0.393, 0.479, 0.574, 0.68, 0.799, 0.934],
    says: [1.16, 1.16, 1.32, 1.36, 1.3, 1.26, 1.23, 1.2, 1.17, 1.15, 1.15],
  },
  {
    overs: 30,
    runs: [0, 21.3, 45.8, 70.2, 90.9, 112.3, 134.5, 157.3, 181.9, 209.6, 241.9],
    unit: [0, 0.1, 0.225, 0.352, 0.459, 0.573, 0.695, 0.824, 0.962, 1.115, 1.287],
    says: [1.71, 1.71, 1.89, 1.89, 1.77, 1.66, 1.57, 1.47, 1.4, 1.36, 1.36],
  },
  {
    overs: 31,
    runs: [0, 16.6, 33.3, 49.8, 65.9, 83.5, 101.8, 120, 141, 163.8, 192.7],
    unit: [0, 0.071, 0.142, 0.214, 0.286, 0.364, 0.446, 0.532, 0.639, 0.762, 0.929],
    says: [1.29, 1.29, 1.25, 1.26, 1.25, 1.23, 1.22, 1.2, 1.21, 1.21, 1.23],
  },
  {
    overs: 40,
    runs: [0, 21, 43.4, 63.9, 85, 106.8, 129.2, 152.7, 177.8, 206.8, 242],
    unit: [0, 0.089, 0.186, 0.276, 0.369, 0.467, 0.571, 0.683, 0.807, 0.96, 1.148],
    says: [1.6, 1.6, 1.6, 1.55, 1.52, 1.48, 1.44, 1.39, 1.35, 1.32, 1.34],
  },
  {
    overs: 50,
    runs: [0, 26.2, 53.9, 79.3, 105.1, 131.5, 158.5, 186.8, 216.9, 251.6, 294.6],
    unit: [0, 0.11, 0.23, 0.341, 0.457, 0.58, 0.705, 0.838, 0.983, 1.156, 1.37],
    says: [1.96, 1.96, 1.94, 1.87, 1.8, 1.72, 1.63, 1.54, 1.46, 1.43, 1.47],
  },
];

const LIKE_TWENTY = USUAL.filter(({ overs }) => isLikeTwenty(overs));
const SHORTEST = 5;
const LIKE_FIFTY = USUAL.filter(({ overs }) => !isLikeTwenty(overs));

/** What an innings that rain leaves fewer overs than any measured one says of the day, beside what that one says. */
function sure(overs: number): number {
  return Math.min(1, overs / SHORTEST);
}

/**
 * What a first innings comes to by so many balls, which are not none. Runs alone are looked at: in play a wicket tells of luck more
 * than of the pitch.
 */
export function firstInningsBy(balls: number, limit: number): Course {
  const overs = limit / BALLS_AN_OVER;
  const gone = balls / limit;
  const lengths = isLikeTwenty(overs) ? LIKE_TWENTY : LIKE_FIFTY;
  const { low, high, share } = around(lengths, (length) => length.overs, overs);
  const perOver = (row: Usual, key: 'runs' | 'unit') => partWay(row[key], gone) / row.overs;
  const mix = (one: number, other: number) => (1 - share) * one + share * other;
  return {
    runs: overs * mix(perOver(low, 'runs'), perOver(high, 'runs')),
    unit: overs * mix(perOver(low, 'unit'), perOver(high, 'unit')),
    says: gone * sure(overs) * mix(partWay(low.says, gone), partWay(high.says, gone)),
  };
}
