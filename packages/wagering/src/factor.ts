import { decimalPrice, type Odds } from '@fairline/money/odds.ts';
import { minus, one, plus, type Rational, times, zero } from '@fairline/money/rational.ts';
import { gradeOf, type LegOutcome } from './outcome.ts';

/**
 * What a decided leg does to the stake that runs through it: `pays` multiplies the return, `survives` the stake
 * that is still in play or given back. Winnings are the difference of the two products.
 */
export interface Factor {
  readonly pays: Rational;
  readonly survives: Rational;
}

/** What a pushed or void leg does: nothing. */
export const voidFactor: Factor = { pays: one, survives: one };

/** What a lost leg does: nothing is left. */
export const lostFactor: Factor = { pays: zero, survives: zero };

/**
 * With void part v, result r, dead-heat share k and decimal price D:
 * survives = v + (1-v)·r·k, pays = v + (1-v)·r·k·D.
 */
export function factorOf(odds: Odds, outcome: LegOutcome): Factor {
  // v = 0, r = k = 1: what most legs come to, and every leg of a bet that is being priced.
  if (outcome === 'win') return { pays: decimalPrice(odds), survives: one };
  const { voidPart, won, share } = gradeOf(outcome);
  const winning = won ? times(minus(one, voidPart), share) : zero;
  return {
    pays: plus(voidPart, times(winning, decimalPrice(odds))),
    survives: plus(voidPart, winning),
  };
}
