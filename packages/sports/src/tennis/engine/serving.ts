import { homePointChance } from '../../rally/points.ts';
import { type RaceEnding, raceEndings } from '../../rally/race-endings.ts';
import type { SideKey } from '../../sport.ts';
import { pointServer } from '../state.ts';
import type { TennisStrength } from '../strength.ts';

/** Share of a player's service points that are aces, and double faults. */
export interface ServeRates {
  readonly aces: number;
  readonly doubleFaults: number;
}

/**
 * Who wins more points on serve hits more aces and fewer double faults. The two points of each line are the tours' season
 * averages: men win 64 % of their service points with 9 % aces and 3.5 % double faults, women 56 % with 4.5 % and 5.5 %.
 */
export function serveRates(serve: number): ServeRates {
  return {
    aces: clamp(0.09 + 0.5625 * (serve - 0.64), 0.01, 0.25),
    doubleFaults: clamp(0.035 - 0.25 * (serve - 0.64), 0.015, 0.09),
  };
}

/** The endings of a game; `first` serves it, or its first point when it is a tie-break. */
export function gameEndings(
  strength: TennisStrength,
  first: SideKey,
  to: number,
  ahead: 1 | 2,
): RaceEnding[] {
  return raceEndings({
    to,
    ahead,
    home: 0,
    away: 0,
    homeChance: (played) => homePointChance(strength, pointServer(first, to, played)),
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
