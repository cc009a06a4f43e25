import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { BySide, Measure, SideKey } from '../sport.ts';
import type { HockeyOutcomes, Period } from './outcomes.ts';
import {
  ASSIST_SHIFT,
  MAX_GOALS,
  NOT_SAID,
  POWER_PLAY_POINT_SHIFT,
  SHOT_SHIFT,
  SLOTS,
  sideOf,
  slotOf,
} from './scoring.ts';
import type { ToldShots } from './state.ts';

export type HockeyMeasure = Measure<HockeyOutcomes>;

/** Goals of one side in a period. */
export function goalsOf(side: SideKey, period: Period): HockeyMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ goals }) => {
      const own = goals[side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** The n-th goal from 1, packed; 0 for none. */
export function nthGoal(outcomes: HockeyOutcomes, index: number, n: number): number {
  return n <= (outcomes.listed[index] ?? 0) ? (outcomes.list[index * MAX_GOALS + n - 1] ?? 0) : 0;
}

export function nthGoalOf(n: number): HockeyMeasure {
  return { key: `goal:${n}`, bind: (outcomes) => (index) => nthGoal(outcomes, index, n) };
}

/** The first goal, packed, by one of the skaters; 0 for none, UNTOLD where it is not said whose it is. */
export const firstScorerGoal: HockeyMeasure = {
  key: 'first-scorer',
  bind: (outcomes) => {
    if (!outcomes.scorersTold) return () => UNTOLD;
    return (index) => {
      const packed = nthGoal(outcomes, index, 1);
      return slotOf(packed) === NOT_SAID ? UNTOLD : packed;
    };
  },
};

/** The last goal of a game, the shoot-out's aside; 0 for none. */
export const lastGoal: HockeyMeasure = {
  key: 'last-goal',
  bind: (outcomes) => (index) => nthGoal(outcomes, index, outcomes.listed[index] ?? 0),
};

/** Who gets so many goals first, the shoot-out's aside: 1 for home, 2 for away, 0 for neither. */
export function raceTo(goals: number): HockeyMeasure {
  return {
    key: `race:${goals}`,
    bind: (outcomes) => (index) => {
      let home = 0;
      let away = 0;
      for (let n = 1; n <= (outcomes.listed[index] ?? 0); n++) {
        if (sideOf(nthGoal(outcomes, index, n)) === 0) home++;
        else away++;
        if (home >= goals) return 1;
        if (away >= goals) return 2;
      }
      return 0;
    },
  };
}

/** How many goals pass a test. */
export function goalsWhere(key: string, test: (packed: number) => boolean): HockeyMeasure {
  return {
    key: `goals-where:${key}`,
    bind: (outcomes) => (index) => {
      let count = 0;
      for (let n = 1; n <= (outcomes.listed[index] ?? 0); n++) if (test(nthGoal(outcomes, index, n))) count++;
      return count;
    },
  };
}

/** Shots on goal of one side, or of both. */
export function shotsOf(side: SideKey | undefined): HockeyMeasure {
  return whereTold(
    columnSum('shots', side, ({ shots }) => shots),
    ({ shots }) => sumOf(shots, side),
  );
}

export function firstShotsOf(side: SideKey | undefined): HockeyMeasure {
  return whereTold(
    columnSum('first-shots', side, ({ firstShots }) => firstShots),
    ({ firstShots }) => firstShots && sumOf(firstShots, side),
  );
}

export function penaltiesOf(side: SideKey | undefined): HockeyMeasure {
  return columnSum('penalties', side, ({ penalties }) => penalties);
}

/** @param before what was told before shots were told no more; undefined where that is all there was */
function whereTold(measure: HockeyMeasure, before: (told: ToldShots) => number | undefined): HockeyMeasure {
  return {
    key: measure.key,
    bind: (outcomes) => {
      const told = outcomes.toldShots && before(outcomes.toldShots);
      return told === undefined ? measure.bind(outcomes) : () => untoldAfter(told);
    },
  };
}

function sumOf({ home, away }: BySide<number>, side: SideKey | undefined): number {
  if (side === undefined) return home + away;
  return side === 'home' ? home : away;
}

function columnSum(
  key: string,
  side: SideKey | undefined,
  columns: (outcomes: HockeyOutcomes) => HockeyOutcomes['shots'],
): HockeyMeasure {
  return {
    key: `${key}:${side ?? 'both'}`,
    bind: (outcomes) => {
      const { home, away } = columns(outcomes);
      if (side !== undefined) {
        const own = side === 'home' ? home : away;
        return (index) => own[index] ?? 0;
      }
      return (index) => (home[index] ?? 0) + (away[index] ?? 0);
    },
  };
}

/** Shots a side's goalie stops: the other side's on goal that did not go in, those at an empty net aside. */
export function savesOf(side: SideKey): HockeyMeasure {
  const other = side === 'home' ? 'away' : 'home';
  return whereTold(
    {
      key: `saves:${side}`,
      bind: ({ shots, goals }) => {
        const theirs = goals[other];
        // A goal into the empty net is a shot and a goal: it cancels out.
        return (index) => (shots[other][index] ?? 0) - (theirs.reg[index] ?? 0) - (theirs.ot[index] ?? 0);
      },
    },
    ({ saves }) => saves[side],
  );
}

/** What is counted of a skater. */
export const SKATER_COUNTS = {
  goals: (word: number): number => word & 15,
  assists: (word: number): number => (word >> ASSIST_SHIFT) & 15,
  shots: (word: number): number => (word >> SHOT_SHIFT) & 31,
  points: (word: number): number => (word & 15) + ((word >> ASSIST_SHIFT) & 15),
  powerPlayPoints: (word: number): number => word >> POWER_PLAY_POINT_SHIFT,
} as const;
export type SkaterCount = keyof typeof SKATER_COUNTS;

/** One count of a skater. */
export function skaterTotal(side: SideKey, place: number, what: SkaterCount): HockeyMeasure {
  return {
    key: `player:${side}:${place}:${what}`,
    bind: ({ skaters, skatersTold }) => {
      const at = (side === 'home' ? 0 : SLOTS) + place;
      const read = SKATER_COUNTS[what];
      if (!skatersTold) return (index) => untoldAfter(read(skaters[index * SLOTS * 2 + at] ?? 0));
      return (index) => read(skaters[index * SLOTS * 2 + at] ?? 0);
    },
  };
}
