import type { Contest, PeriodWords } from '../kit/contest.ts';
import type { Measure } from '../market-definition.ts';
import { stretch } from '../rally/words.ts';
import type { SideKey } from '../sport.ts';
import { actual } from './actual.ts';
import type { CombatOutcomes } from './outcomes.ts';
import { type CombatState, isWithJudges } from './state.ts';

export const ROUNDS = ['r1', 'r2', 'r3', 'r4', 'r5'] as const;
export type RoundKey = (typeof ROUNDS)[number];
export type Period = 'game' | RoundKey;

const PERIODS: Readonly<Record<Period, PeriodWords>> = {
  game: { title: '', sentence: '', classification: 'player' },
  r1: stretch(1, 'Round', 'round'),
  r2: stretch(2, 'Round', 'round'),
  r3: stretch(3, 'Round', 'round'),
  r4: stretch(4, 'Round', 'round'),
  r5: stretch(5, 'Round', 'round'),
};

/** Number of a round, from 1. */
export function roundNumber(key: RoundKey): number {
  return ROUNDS.indexOf(key) + 1;
}

export function asRound(text: string | undefined): RoundKey | undefined {
  return ROUNDS.find((key) => key === text);
}

/** Significant strikes landed by each side. */
export const strikes: Contest<CombatState, CombatOutcomes, Period> = {
  periods: PERIODS,
  unit: { one: 'significant strike', many: 'significant strikes' },
  pointsOf: strikesOf,
  isPeriodOver: (state, period) =>
    period === 'game' ? isOver(state) : isRoundOver(state, roundNumber(period)),
  actual,
};

function strikesOf(side: SideKey, period: Period): Measure<CombatOutcomes> {
  const key = `points:${side}:${period}`;
  if (period !== 'game') {
    return {
      key,
      bind: (outcomes) => {
        const column = outcomes.strikes[side][roundNumber(period) - 1];
        return (index) => column?.[index] ?? 0;
      },
    };
  }
  return {
    key,
    bind: (outcomes) => {
      const columns = outcomes.strikes[side];
      return (index) => {
        let sum = 0;
        for (const column of columns) sum += column[index] ?? 0;
        return sum;
      };
    },
  };
}

/** Whether the fight has a result. One that was called off has none, and is graded apart. */
export function isOver({ phase, result }: CombatState): boolean {
  return phase === 'final' && result !== undefined;
}

/** Whether a round was fought to its end, or never will be. */
export function isRoundOver(state: CombatState, round: number): boolean {
  return isOver(state) || state.round > round || (state.round === round && state.phase === 'break');
}

/** Whether the fight may still end in a round: who gives up in the break after it does, until the next one begins. */
export function mayEndIn(state: CombatState, round: number): boolean {
  if (isOver(state) || state.round > round) return false;
  return state.round < round || !isWithJudges(state);
}
