import type { Outcomes } from '../sport.ts';
import { MOST_MAPS } from './rules.ts';
import type { BySide, TacticalState } from './state.ts';

/** Rounds of the running map that are told apart: up to the second overtime. */
export const TOLD_ROUNDS = 36;

/** Complete series as columns. */
export interface TacticalOutcomes extends Outcomes {
  /** Rounds won on each map, one column a map; 0-0 where it was not played. */
  readonly rounds: BySide<readonly Uint8Array[]>;
  /** Rounds won in the first half of each map. */
  readonly firstHalf: BySide<readonly Uint8Array[]>;
  /** Who won the pistol rounds, one column a map: 1 home, 2 away in the low two bits, of the second half in the next two. */
  readonly pistols: readonly Uint8Array[];
  /** Who won each round of the running map, TOLD_ROUNDS a series: 1 home, 2 away, 0 not played. */
  readonly told: Uint8Array;
  /** The map whose rounds are told, from 1; nobody can say of others. */
  readonly toldMap: number;
  /** Rounds of every map as letters, in the one real series. */
  readonly letters: readonly string[] | undefined;
  /** The one real series where a side gave up. */
  readonly stopped: TacticalState | undefined;
}

export function emptyOutcomes(size: number, toldMap: number): TacticalOutcomes {
  const perMap = () => Array.from({ length: MOST_MAPS }, () => new Uint8Array(size));
  return {
    size,
    rounds: { home: perMap(), away: perMap() },
    firstHalf: { home: perMap(), away: perMap() },
    pistols: perMap(),
    told: new Uint8Array(size * TOLD_ROUNDS),
    toldMap,
    letters: undefined,
    stopped: undefined,
  };
}
