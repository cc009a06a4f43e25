import { noQuarterPoints, type QuarterPeriod } from '../kit/quarters.ts';
import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { SLOTS } from './scoring.ts';
import type { ToldOfGame } from './state.ts';

export type Period = QuarterPeriod;

/** Complete games as columns. */
export interface BasketballOutcomes extends Outcomes, ToldOfGame {
  readonly points: BySide<Readonly<Record<Period, Uint8Array>>>;
  /** 1 where overtime was played. */
  readonly overtime: Uint8Array;
  /** Who came first to 5, 10, 15 … points: bit n stands for race n, set where the away side won it. */
  readonly races: Uint32Array;
  /** How many of those races are won. */
  readonly racesRun: Uint8Array;
  /** The scores all these games have in common, packed, in order; see scoring.ts. */
  readonly history: Uint16Array;
  /** The score after those, packed; 0 for none. */
  readonly next: Uint16Array;
  /** The first field goal after those, packed; 0 for none. */
  readonly nextBasket: Uint16Array;
  /**
   * A word for each slot of the home side and then of the away side, SLOTS * 2 for each game; see engine/codes.ts. Where it is
   * not told any more who does what, what was told.
   */
  readonly players: Int32Array;
}

export function emptyOutcomes(
  size: number,
  history: readonly number[],
  told: ToldOfGame,
): BasketballOutcomes {
  return {
    size,
    points: { home: noQuarterPoints(size), away: noQuarterPoints(size) },
    overtime: new Uint8Array(size),
    races: new Uint32Array(size),
    racesRun: new Uint8Array(size),
    history: Uint16Array.from(history),
    next: new Uint16Array(size),
    nextBasket: new Uint16Array(size),
    players: new Int32Array(size * SLOTS * 2),
    ...told,
  };
}

/** Points of one side by period (overtime in the fifth place) into row `index`. @param periods 2 or 4 */
export function recordPoints(
  points: Readonly<Record<Period, Uint8Array>>,
  index: number,
  byPeriod: ArrayLike<number>,
  first: number,
  periods: 2 | 4,
): void {
  const a = byPeriod[first] ?? 0;
  const b = byPeriod[first + 1] ?? 0;
  const c = byPeriod[first + 2] ?? 0;
  const d = byPeriod[first + 3] ?? 0;
  const ot = byPeriod[first + 4] ?? 0;
  const h1 = periods === 2 ? a : a + b;
  const late = periods === 2 ? b : c + d;
  if (periods === 4) {
    points.q1[index] = a;
    points.q2[index] = b;
    points.q3[index] = c;
    points.q4[index] = d;
  }
  points.ot[index] = ot;
  points.h1[index] = h1;
  points.h2[index] = late + ot;
  points.reg[index] = h1 + late;
  points.game[index] = h1 + late + ot;
}
