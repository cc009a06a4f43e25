import { columnMeasure, fieldMeasure, measureAt, preparedMeasure } from '../kit/columns.ts';
import { HOME } from '../kit/side-number.ts';
import { UNTOLD } from '../kit/untold-count.ts';
import type { Measure } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { type FootballOutcomes, MAX_SCORES, type Period } from './outcomes.ts';
import { scoreMarks } from './score-marks.ts';
import {
  nthScore,
  pointsOf as pointsOfScore,
  scorerOf,
  sideOf,
  WITHOUT_SCORER,
  withoutScorer,
} from './scoring.ts';

export type FootballMeasure = Measure<FootballOutcomes>;

/** Points of one side in a period. */
export function pointsOf(side: SideKey, period: Period): FootballMeasure {
  return columnMeasure(`points:${side}:${period}`, ({ points }) => points[side][period]);
}

/** The n-th score, packed without who scored; 0 for none. */
export function nthScoreOf(n: number): FootballMeasure {
  return measureAt(`score:${n}`, nthAt, n);
}

function nthAt(outcomes: FootballOutcomes, index: number, n: number): number {
  return withoutScorer(nthScore(outcomes, index, n));
}

/** One of the scores that scoreMarks finds, packed without who scored; 0 for none. */
export function scoreOf(which: 'firstTouchdown' | 'firstFieldGoal' | 'firstLater' | 'last'): FootballMeasure {
  return fieldMeasure(`score:${which}`, (outcomes) => ({
    of: { words: scoreMarks(outcomes)[which], width: 1 },
    fields: [{ place: 0, field: WITHOUT_SCORER }],
  }));
}

/** How many scores of one kind there were. */
export function countOf(what: 'touchdowns' | 'fieldGoals' | 'safeties' | 'late'): FootballMeasure {
  return columnMeasure(`count:${what}`, (outcomes) => scoreMarks(outcomes)[what]);
}

/**
 * Who brings the first touchdown: 1 and 16 for the away side and the place in the roster, together; 0 for none, UNTOLD where the
 * source does not say it.
 */
export const firstTouchdown: FootballMeasure = preparedMeasure(
  'first-touchdown',
  (outcomes) => (outcomes.scorersTold ? { first: scoreMarks(outcomes).firstTouchdown } : UNTOLD),
  ({ first }, index) => {
    const packed = first[index] ?? 0;
    if (packed === 0) return 0;
    return scorerOf(packed) < 0 ? UNTOLD : scorerCode(sideOf(packed), scorerOf(packed));
  },
);

/** What firstTouchdown says of a player. */
export function scorerCode(side: number, place: number): number {
  return 1 + side * 16 + place;
}

/** Who reaches so many points first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(points: number): FootballMeasure {
  return measureAt(`race:${points}`, firstTo, points);
}

function firstTo(outcomes: FootballOutcomes, index: number, points: number): number {
  const first = index * MAX_SCORES;
  const count = outcomes.scoringCount[index] ?? 0;
  let home = 0;
  let away = 0;
  for (let i = 0; i < count; i++) {
    const packed = outcomes.scoring[first + i] ?? 0;
    if (sideOf(packed) === HOME) {
      home += pointsOfScore(packed);
      if (home >= points) return 1;
    } else {
      away += pointsOfScore(packed);
      if (away >= points) return 2;
    }
  }
  return 0;
}
