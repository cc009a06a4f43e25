import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { MAX_GOALS, SLOTS } from './scoring.ts';
import type { ToldOfGame } from './state.ts';

/** Stretches of a game that are bet on. 'reg' is the three periods; 'game' has overtime and the shoot-out's one goal as well. */
export const PERIOD_NAMES = ['p1', 'p2', 'p3', 'ot', 'reg', 'game'] as const;
export type Period = (typeof PERIOD_NAMES)[number];

/** How a game was decided. */
export const IN_REGULATION = 0;
export const IN_OVERTIME = 1;
export const IN_SHOOTOUT = 2;

/** Complete games as columns. */
export interface HockeyOutcomes extends Outcomes, ToldOfGame {
  readonly goals: BySide<Readonly<Record<Period, Uint8Array>>>;
  /** Shots on goal of the whole game, and of the first period. */
  readonly shots: BySide<Uint8Array>;
  readonly firstShots: BySide<Uint8Array>;
  /** Minor and major penalties. */
  readonly penalties: BySide<Uint8Array>;
  readonly decided: Uint8Array;
  /** MAX_GOALS packed goals for each game, see scoring.ts; the shoot-out's is not among them. */
  readonly list: Uint16Array;
  readonly listed: Uint8Array;
  /**
   * A word for each place of the home side and then of the away side, SLOTS * 2 for each game; see scoring.ts. Where it is not
   * told any more who does what, what was told.
   */
  readonly skaters: Uint16Array;
}

/** @param told what is known of what was played so far */
export function emptyOutcomes(size: number, told: ToldOfGame): HockeyOutcomes {
  const column = () => new Uint8Array(size);
  const both = () => ({ home: column(), away: column() });
  const periods = () => ({
    p1: column(),
    p2: column(),
    p3: column(),
    ot: column(),
    reg: column(),
    game: column(),
  });
  return {
    size,
    goals: { home: periods(), away: periods() },
    shots: both(),
    firstShots: both(),
    penalties: both(),
    decided: column(),
    list: new Uint16Array(size * MAX_GOALS),
    listed: column(),
    skaters: new Uint16Array(size * SLOTS * 2),
    ...told,
  };
}
