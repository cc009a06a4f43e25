import { type Restated, restatedAsTold } from '../kit/restated.ts';
import type { HockeyPlay, ScoredGoal } from './play.ts';
import type { HockeyState } from './state.ts';

/** The goals that a correction restates, whose names stay where it names nobody; undefined of any other play. */
export function restatedGoals(
  { goals, scored = [], toldGoals = goals.length }: HockeyState,
  { correctedGoals }: HockeyPlay,
): Restated<ScoredGoal> | undefined {
  if (correctedGoals === undefined) return undefined;
  return restatedAsTold(correctedGoals, scored, toldGoals, isSame, (goal, before) => ({
    ...before,
    ...(goal.assists.length > 0 && { assists: goal.assists }),
  }));
}

function isSame(one: ScoredGoal, other: ScoredGoal): boolean {
  const { side, strength, period, clock } = other;
  return one.side === side && one.strength === strength && one.period === period && one.clock === clock;
}
