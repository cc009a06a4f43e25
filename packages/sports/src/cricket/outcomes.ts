import type { Outcomes } from '../sport.ts';
import { PLAYERS } from './play.ts';

/**
 * Stretches of an innings that are bet on: 'pp' its first part (6 overs of 20, 10 of 50), 'half' its first half, 'late' what
 * comes before the last overs (15 of 20, 40 of 50), and 'game' all of it.
 */
export const MARKED = ['pp', 'half', 'late'] as const;
export const PERIODS = [...MARKED, 'game'] as const;
export type Period = (typeof PERIODS)[number];

export interface BySide<T> {
  readonly home: T;
  readonly away: T;
}

export const WICKETS = 10;

/** Complete matches as columns. */
export interface CricketOutcomes extends Outcomes {
  /** Runs of each side by the end of each stretch of its innings. */
  readonly points: BySide<Readonly<Record<Period, Uint16Array>>>;
  readonly wickets: BySide<Uint8Array>;
  readonly fours: BySide<Uint8Array>;
  readonly sixes: BySide<Uint8Array>;
  readonly wides: BySide<Uint8Array>;
  /** Runs by place in the order. */
  readonly batters: BySide<readonly Uint16Array[]>;
  /** Runs of the side at the fall of each wicket; at the end of the innings for those that did not fall. */
  readonly falls: BySide<readonly Uint16Array[]>;
  /** How it fell: 1 and on in the order of DISMISSALS, 0 for one that did not. */
  readonly methods: BySide<readonly Uint8Array[]>;
  /** Who batted first, and who won before and after super overs: 1 home, 2 away, 0 nobody. */
  readonly first: Uint8Array;
  readonly regular: Uint8Array;
  readonly winner: Uint8Array;
  /** The number of the over in the first of `overs`: 100 for each innings before, and overs from 0. */
  readonly firstOver: number;
  /** Runs in the overs from there on, a column each. */
  readonly overs: readonly Uint8Array[];
}

/** @param overs how many overs are kept, the first of them by its number */
export function emptyOutcomes(size: number, firstOver: number, overs: number): CricketOutcomes {
  const bytes = () => new Uint8Array(size);
  const words = () => new Uint16Array(size);
  const both = <T>(make: () => T) => ({ home: make(), away: make() });
  const many =
    <T>(count: number, make: () => T) =>
    () =>
      Array.from({ length: count }, make);
  return {
    size,
    points: both(() => ({ pp: words(), half: words(), late: words(), game: words() })),
    wickets: both(bytes),
    fours: both(bytes),
    sixes: both(bytes),
    wides: both(bytes),
    batters: both(many(PLAYERS, words)),
    falls: both(many(WICKETS, words)),
    methods: both(many(WICKETS, bytes)),
    first: bytes(),
    regular: bytes(),
    winner: bytes(),
    firstOver,
    overs: Array.from({ length: overs }, bytes),
  };
}
