import { columnMeasure, fieldMeasure, measureAt, sumOf, untoldOr } from '../kit/columns.ts';
import { sideNumber } from '../kit/side-number.ts';
import type { Measure } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { STARTER } from './line-up.ts';
import type { BaseballOutcomes, Period } from './outcomes.ts';
import { firstTo, homeRuns, lastScore, nthScore } from './scoring.ts';

export type BaseballMeasure = Measure<BaseballOutcomes>;

/** Runs of one side in a period. */
export function pointsOf(side: SideKey, period: Period): BaseballMeasure {
  return columnMeasure(`points:${side}:${period}`, ({ points }) => points[side][period]);
}

/** The n-th scoring play, packed; 0 for none. */
export function nthScoreOf(n: number): BaseballMeasure {
  return measureAt(`score:${n}`, nthScore, n);
}

export const lastScoreOf: BaseballMeasure = measureAt('last-score', lastScore, undefined);

/** Who reaches so many runs first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(runs: number): BaseballMeasure {
  return measureAt(`race:${runs}`, firstTo, runs);
}

/** Home runs of a side, or of both. */
export function homeRunsOf(side?: SideKey): BaseballMeasure {
  const number = side === undefined ? undefined : sideNumber(side);
  return measureAt(`home-runs:${side ?? 'both'}`, homeRuns, number);
}

/** Hits of a side, or of both. */
export function hitsOf(side?: SideKey): BaseballMeasure {
  return side === undefined ? sumOf('hits:both', [hitsOf('home'), hitsOf('away')]) : ofSide('hits', side);
}

/** Runs, hits and errors of both sides. */
export const runsHitsErrors: BaseballMeasure = sumOf(
  'runs-hits-errors',
  (['home', 'away'] as const).flatMap((side) => [
    pointsOf(side, 'game'),
    hitsOf(side),
    ofSide('errors', side),
  ]),
);

function ofSide(what: 'hits' | 'errors' | 'strikeouts' | 'outsRecorded', side: SideKey): BaseballMeasure {
  return columnMeasure(`${what}:${side}`, (outcomes) => outcomes[what][side]);
}

/** What is counted of a batter, by the byte it stands in. */
export const BATTER_BYTES = { hits: 0, bases: 8, homeRuns: 16, runsBattedIn: 24 } as const;
export type BatterCount = keyof typeof BATTER_BYTES;

/** What the man who began with a place in the order (0 to 8) does until he is replaced. */
export function batterOf(side: SideKey, place: number, what: BatterCount): BaseballMeasure {
  const field = { shift: BATTER_BYTES[what], mask: 255 };
  const done: BaseballMeasure = fieldMeasure(`batter:${side}:${place}:${what}`, ({ batters }) => {
    const words = batters[side][place];
    return words === undefined ? 0 : { of: { words, width: 1 }, fields: [{ place: 0, field }] };
  });
  return unlessAbsent(done, side, place);
}

/** What a side's starting pitcher does. */
export function starterOf(side: SideKey, what: 'strikeouts' | 'outsRecorded'): BaseballMeasure {
  return unlessAbsent({ ...ofSide(what, side), key: `starter:${side}:${what}` }, side, STARTER);
}

/** Untold of a player who took no part. */
function unlessAbsent(measure: BaseballMeasure, side: SideKey, place: number): BaseballMeasure {
  return untoldOr(measure, ({ absent }) => (absent[side].includes(place) ? 0 : undefined));
}

/** What the plate appearance of a number (from 1, both sides in turn) comes to: a code of outcomes.ts, 0 when it is not taken. */
export function appearanceOf(n: number): BaseballMeasure {
  return columnMeasure(
    `appearance:${n}`,
    ({ appearances, firstAppearance }) => appearances[n - firstAppearance],
  );
}
