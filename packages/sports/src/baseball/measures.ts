import type { Measure, SideKey } from '../sport.ts';
import type { BaseballOutcomes, Period } from './outcomes.ts';
import { firstTo, homeRuns, lastScore, nthScore, sideNumber } from './scoring.ts';

export type BaseballMeasure = Measure<BaseballOutcomes>;

/** Runs of one side in a period. */
export function pointsOf(side: SideKey, period: Period): BaseballMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ points }) => {
      const own = points[side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** The n-th scoring play, packed; 0 for none. */
export function nthScoreOf(n: number): BaseballMeasure {
  return { key: `score:${n}`, bind: (outcomes) => (index) => nthScore(outcomes, index, n) };
}

export const lastScoreOf: BaseballMeasure = {
  key: 'last-score',
  bind: (outcomes) => (index) => lastScore(outcomes, index),
};

/** Who reaches so many runs first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(runs: number): BaseballMeasure {
  return { key: `race:${runs}`, bind: (outcomes) => (index) => firstTo(outcomes, index, runs) };
}

/** Home runs of a side, or of both. */
export function homeRunsOf(side?: SideKey): BaseballMeasure {
  const number = side === undefined ? undefined : sideNumber(side);
  return {
    key: `home-runs:${side ?? 'both'}`,
    bind: (outcomes) => (index) => homeRuns(outcomes, index, number),
  };
}

/** Hits of a side, or of both. */
export function hitsOf(side?: SideKey): BaseballMeasure {
  return {
    key: `hits:${side ?? 'both'}`,
    bind: ({ hits }) => {
      if (side !== undefined) return (index) => hits[side][index] ?? 0;
      return (index) => (hits.home[index] ?? 0) + (hits.away[index] ?? 0);
    },
  };
}

/** Runs, hits and errors of both sides. */
export const runsHitsErrors: BaseballMeasure = {
  key: 'runs-hits-errors',
  bind: ({ points, hits, errors }) => {
    const columns = [points, hits, errors].flatMap((both) =>
      [both.home, both.away].map((column) => ('game' in column ? column.game : column)),
    );
    return (index) => columns.reduce((sum, column) => sum + (column[index] ?? 0), 0);
  },
};

/** What is counted of a batter, by the byte it stands in. */
export const BATTER_BYTES = { hits: 0, bases: 8, homeRuns: 16, runsBattedIn: 24 } as const;
export type BatterCount = keyof typeof BATTER_BYTES;

/** What the batters of a place in the order (0 to 8) do. */
export function batterOf(side: SideKey, place: number, what: BatterCount): BaseballMeasure {
  const shift = BATTER_BYTES[what];
  return {
    key: `batter:${side}:${place}:${what}`,
    bind: ({ batters }) => {
      const column = batters[side][place];
      return (index) => ((column?.[index] ?? 0) >>> shift) & 255;
    },
  };
}

/** What a side's starting pitcher does. */
export function starterOf(side: SideKey, what: 'strikeouts' | 'outsRecorded'): BaseballMeasure {
  return {
    key: `starter:${side}:${what}`,
    bind: (outcomes) => {
      const column = outcomes[what][side];
      return (index) => column[index] ?? 0;
    },
  };
}

/** What the plate appearance of a number (from 1, both sides in turn) comes to: a code of outcomes.ts, 0 when it is not taken. */
export function appearanceOf(n: number): BaseballMeasure {
  return {
    key: `appearance:${n}`,
    bind: ({ appearances, firstAppearance }) => {
      const column = appearances[n - firstAppearance];
      return (index) => column?.[index] ?? 0;
    },
  };
}
