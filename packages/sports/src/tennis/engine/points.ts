import type { TennisStrength } from '../strength.ts';
import { serveRates } from './serving.ts';

const SHARES = 65_536;

/** What comes of a point for who serves it, as bits. */
export const SERVER_WON = 1;
export const ACE = 2;
export const DOUBLE_FAULT = 4;

/** Shares of luck below which a point is won, is an ace when won, a double fault when lost; by side, 0 home and 1 away. */
export interface PointChances {
  readonly won: Uint32Array;
  readonly aceOfWon: Uint32Array;
  readonly faultOfLost: Uint32Array;
}

export function pointChances({ home, away }: TennisStrength): PointChances {
  const shares = (chanceOf: (serve: number) => number) =>
    Uint32Array.from([home, away], (serve) => Math.round(chanceOf(serve) * SHARES));
  return {
    won: shares((serve) => serve),
    aceOfWon: shares((serve) => serveRates(serve).aces / serve),
    faultOfLost: shares((serve) => serveRates(serve).doubleFaults / (1 - serve)),
  };
}

/**
 * One point. @param server 0 home, 1 away
 * @param luck 32 random bits
 */
export function playPoint(chances: PointChances, server: number, luck: number): number {
  const detail = luck >>> 16;
  if ((luck & 0xffff) < (chances.won[server] ?? 0)) {
    return detail < (chances.aceOfWon[server] ?? 0) ? SERVER_WON | ACE : SERVER_WON;
  }
  return detail < (chances.faultOfLost[server] ?? 0) ? DOUBLE_FAULT : 0;
}
