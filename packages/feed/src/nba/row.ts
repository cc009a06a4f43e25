import type { BySide, SideKey } from '@fairline/sports/sport.ts';

/** What a row of any of the NBA's recordings says, in one form. */
export interface NbaRow {
  /** The recording's own number of it; absent where it has none. */
  readonly number?: number | undefined;
  readonly period: number;
  /** Whole seconds left in the period. */
  readonly clock: number;
  readonly kind: NbaRowKind;
  /** Whose it is; undefined for what is nobody's. */
  readonly side: SideKey | undefined;
  readonly text: string;
  /** The score after it; undefined where the row does not say. */
  readonly score: BySide<number> | undefined;
  /** A foul that counts for the bonus. */
  readonly counts: boolean;
  /** The last of its free throws. */
  readonly last: boolean;
  /** Points that it brings if it goes in: a basket's or a free throw's. */
  readonly worth: number;
  readonly who: NbaPeople;
}

/** Whom a row names, by the league's numbers of its players; absent whom it does not name. */
export interface NbaPeople {
  /** Who shot, took the rebound or lost the ball; NO_PLAYER where it was a side as a whole. */
  readonly by?: number | undefined;
  /** Of his own side. */
  readonly assist?: number | undefined;
  /** Of the other side. */
  readonly steal?: number | undefined;
  readonly block?: number | undefined;
  /** Of a change: who leaves, and who comes on. */
  readonly off?: number | undefined;
  readonly on?: number | undefined;
  /** Of a jump ball: one of each side. */
  readonly jumpers?: readonly number[];
}

export const NO_PLAYER = 0;

export function isPlayer(id: number | undefined): id is number {
  return id !== undefined && Number.isInteger(id) && id > NO_PLAYER;
}

export type NbaRowKind =
  | 'made'
  | 'missed'
  | 'free-throw'
  | 'rebound'
  | 'turnover'
  | 'foul'
  | 'timeout'
  | 'jump-ball'
  | 'period-end'
  | 'game-end'
  | 'other';

export interface NbaGame {
  readonly home: string;
  readonly away: string;
  /** When it began, as far as the recording knows. */
  readonly startsAtMs: number;
  readonly rows: readonly NbaRow[];
  /** Forms of the names of both sides' players by the league's numbers, see Seat. */
  readonly names: ReadonlyMap<number, readonly string[]>;
  readonly stated: BySide<number> | undefined;
}

/** "11:39" and "0:08.4" in seconds, rounded up. */
export function clockSeconds(text: string): number {
  const [minutes = '0', seconds = '0'] = text.split(':');
  return Math.ceil(Number(minutes) * 60 + Number(seconds));
}
