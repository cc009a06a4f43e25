import { countMarks } from '@fairline/sports/count-marks.ts';
import { type MarketDefinition, type Outcomes, PUSH, WIN } from '@fairline/sports/market-definition.ts';
import type { Deciles } from './deciles.ts';

/** The fair chance of every selection of a market, pushes left out. */
export function chancesOf<O extends Outcomes>(market: MarketDefinition<O>, outcomes: O): number[] {
  const { wins, pushes } = countMarks(market, outcomes);
  return wins.map((won, i) => won / Math.max(1, outcomes.size - (pushes[i] ?? 0)));
}

/** Compares every selection's chance with the real outcome; what was pushed says nothing. */
export function judge<O extends Outcomes>(
  market: MarketDefinition<O>,
  chances: readonly number[],
  real: O,
  into: Deciles,
): void {
  market.selections.forEach((selection, i) => {
    const mark = selection.mark(real, 0);
    if (mark !== PUSH) into.add(chances[i] ?? 0, mark === WIN);
  });
}

/**
 * Compares the first selection alone (over, home, yes): where both sides of a market are compared together, one that comes too
 * often and the other that comes too seldom lie in the same tenth and hide each other.
 */
export function judgeFirst<O extends Outcomes>(
  market: MarketDefinition<O>,
  chances: readonly number[],
  real: O,
  into: Deciles,
): void {
  const mark = market.selections[0]?.mark(real, 0);
  if (mark !== undefined && mark !== PUSH) into.add(chances[0] ?? 0, mark === WIN);
}
