import type { SoccerStrength } from '../strength.ts';
import { CORNER, EVENTS, GOAL, OFF_TARGET, type Rates, RED, SAVED, YELLOW } from './rates.ts';

/** What a whole game of two sides would bring that stays level. */
export function baseRates(rates: Rates, strength: SoccerStrength): Float64Array {
  const { home, away } = strength;
  const base = new Float64Array(EVENTS);
  const share = 1 / (1 + Math.exp(-(rates.cornerEdge + rates.cornerLean * Math.log(home / away))));
  const corners = expectedCorners(rates, strength);
  for (const [side, goals] of [home, away].entries()) {
    const saved = rates.saved * goals ** rates.savedPower;
    base[GOAL + side] = goals;
    base[SAVED + side] = saved;
    base[OFF_TARGET + side] = (saved + goals) * rates.offPerOn;
    base[CORNER + side] = (side === 0 ? share : 1 - share) * corners * (1 - rates.cornerAgain);
    base[YELLOW + side] = rates.yellow * (side === 0 ? 1 : rates.awayCards);
    base[RED + side] = rates.red * (side === 0 ? 1 : rates.awayCards);
  }
  return base;
}

/** Corners of both sides in a game that would stay level. */
export function expectedCorners(rates: Rates, { home, away, corners }: SoccerStrength): number {
  return corners ?? Math.max(2, rates.corners + rates.cornersPerGoals * Math.log(home * away));
}

/** Share of the saved shots of each side that are penalties. */
export function missedShares(rates: Rates, { home, away }: SoccerStrength, base: Float64Array): Float64Array {
  const perGoal = (rates.penaltyShare * (1 - rates.penaltyMade)) / rates.penaltyMade;
  return Float64Array.of((home * perGoal) / (base[SAVED] ?? 1), (away * perGoal) / (base[SAVED + 1] ?? 1));
}
