import type { Odds } from '@fairline/money/odds.ts';
import { oddsFromPair } from '@fairline/money/odds.ts';
import {
  compareRational,
  minus,
  one,
  plus,
  product,
  type Rational,
  rational,
  times,
} from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import type { Factor } from './factor.ts';

/**
 * A profit boost: extra winnings of `rate` times the winnings. A cap in cents limits either the part of the
 * bet's stake that is boosted (the specification's maximumAmount unless the boost says otherwise) or the extra.
 */
export interface ProfitBoost {
  /** 1/2 for a 50 % boost. */
  readonly rate: Rational;
  readonly cap?: { readonly kind: 'stake' | 'extra-winnings'; readonly amount: bigint };
}

/** The part of a bet's stake that a boost applies to. A bet of several lines shares the cap evenly among them. */
export function boostedPart(boost: ProfitBoost, totalStake: bigint): Rational {
  if (boost.cap?.kind !== 'stake' || totalStake <= boost.cap.amount) return one;
  return rational(boost.cap.amount, totalStake);
}

/** Extra winnings of one line in cents, rounded half-up on its own, before a cap on the extra winnings. */
export function lineExtra(boost: ProfitBoost, part: Rational, stake: bigint, factor: Factor): bigint {
  const winningsPerUnit = minus(factor.pays, factor.survives);
  return roundHalfUp(product([boost.rate, part, rational(stake), winningsPerUnit]));
}

/** Extra winnings of the whole bet in cents. */
export function capExtra(boost: ProfitBoost, extra: bigint): bigint {
  if (boost.cap?.kind !== 'extra-winnings' || extra <= boost.cap.amount) return extra;
  return boost.cap.amount;
}

/**
 * The odds that a boosted bet of one line is paid at: (D-1)·(1+rate) profit per unit, the extra up to its cap.
 * @param stake in cents; undefined while none is known, and no cap counts
 */
export function boostedOdds(odds: Odds, boost: ProfitBoost, stake: bigint | undefined): Odds | undefined {
  const extra = times(odds, boost.rate);
  const boosted = plus(odds, stake === undefined || stake <= 0n ? extra : paidExtra(boost, extra, stake));
  return oddsFromPair(boosted.numerator, boosted.denominator);
}

function paidExtra(boost: ProfitBoost, extra: Rational, stake: bigint): Rational {
  const { cap } = boost;
  if (cap?.kind !== 'extra-winnings') return times(extra, boostedPart(boost, stake));
  const most = rational(cap.amount, stake);
  return compareRational(extra, most) > 0 ? most : extra;
}
