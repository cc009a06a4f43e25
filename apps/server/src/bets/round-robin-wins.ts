import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { roundHalfUp } from '@fairline/money/round.ts';

/** What the parlays of a round robin win together. */
export interface RoundRobinWins {
  /** Profit per unit of the whole stake, before rounding. */
  readonly odds: Odds | undefined;
  /** Minor units beyond the stakes, rounded half-up once for each parlay. */
  readonly winnings: bigint;
}

/**
 * If every leg wins: what settling the parlays one by one comes to, without making and reducing a fraction for each.
 * @param legs their odds
 * @param size legs of each parlay, from 1 to all
 * @param stake of each parlay, in minor units
 */
export function roundRobinWins(legs: readonly Odds[], size: number, stake: bigint): RoundRobinWins {
  const whole = legs.reduce((product, { denominator }) => product * denominator, 1n);
  let winnings = 0n;
  let parlays = 0n;
  // Of all parlays together, in parts of `whole`.
  let profit = 0n;
  const add = (first: number, left: number, numerator: bigint, denominator: bigint): void => {
    if (left === 0) {
      const won = numerator - denominator;
      winnings += roundHalfUp({ numerator: stake * won, denominator });
      profit += won * (whole / denominator);
      parlays += 1n;
      return;
    }
    for (let index = first; index <= legs.length - left; index += 1) {
      const leg = legs[index];
      if (!leg) return;
      add(index + 1, left - 1, numerator * (leg.numerator + leg.denominator), denominator * leg.denominator);
    }
  };
  add(0, size, 1n, 1n);
  return { odds: oddsFromPair(profit, parlays * whole), winnings };
}
