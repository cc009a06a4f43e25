import { UNTOLD } from '../kit/untold-count.ts';
import type { Measure, SideKey } from '../sport.ts';
import { type FootballOutcomes, MAX_SCORES, type Period } from './outcomes.ts';
import {
  countKind,
  firstScore,
  HOME,
  kindOf,
  nthScore,
  pointsOf as pointsOfScore,
  scorerOf,
  sideOf,
  TOUCHDOWN,
  withoutScorer,
} from './scoring.ts';

export type FootballMeasure = Measure<FootballOutcomes>;

/** Points of one side in a period. */
export function pointsOf(side: SideKey, period: Period): FootballMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ points }) => {
      const own = points[side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** The n-th score, packed without who scored; 0 for none. */
export function nthScoreOf(n: number): FootballMeasure {
  return { key: `score:${n}`, bind: (outcomes) => (index) => withoutScorer(nthScore(outcomes, index, n)) };
}

/** The first score of a sort, packed without who scored; 0 for none. */
export function firstOf(key: string, test: (packed: number) => boolean): FootballMeasure {
  return {
    key: `first:${key}`,
    bind: (outcomes) => (index) => withoutScorer(firstScore(outcomes, index, test)),
  };
}

/**
 * Who brings the first touchdown: 1 and 16 for the away side and the place in the roster, together; 0 for none, UNTOLD where the
 * source does not say it.
 */
export const firstTouchdown: FootballMeasure = {
  key: 'first-touchdown',
  bind: (outcomes) => {
    if (!outcomes.scorersTold) return () => UNTOLD;
    return (index) => {
      const packed = firstScore(outcomes, index, (each) => kindOf(each) === TOUCHDOWN);
      if (packed === 0) return 0;
      return scorerOf(packed) < 0 ? UNTOLD : scorerCode(sideOf(packed), scorerOf(packed));
    };
  },
};

/** What firstTouchdown says of a player. */
export function scorerCode(side: number, place: number): number {
  return 1 + side * 16 + place;
}

/** How many scores of one kind there were. */
export function countOf(kind: number): FootballMeasure {
  return { key: `count:${kind}`, bind: (outcomes) => (index) => countKind(outcomes, index, kind) };
}

/** Who reaches so many points first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(points: number): FootballMeasure {
  return { key: `race:${points}`, bind: (outcomes) => (index) => firstTo(outcomes, index, points) };
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
