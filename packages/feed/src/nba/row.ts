import type { SideKey } from '@fairline/sports/sport.ts';

/** What a row of any of the NBA's recordings says, in one form. */
export interface NbaRow {
  readonly period: number;
  /** Whole seconds left in the period. */
  readonly clock: number;
  readonly kind: NbaRowKind;
  /** Whose it is; undefined for what is nobody's. */
  readonly side: SideKey | undefined;
  readonly text: string;
  /** The score after it; undefined where the row does not say. */
  readonly score: { readonly home: number; readonly away: number } | undefined;
  /** A foul that counts for the bonus. */
  readonly counts: boolean;
  /** The last of its free throws. */
  readonly last: boolean;
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
  readonly stated: { readonly home: number; readonly away: number } | undefined;
}

/** "11:39" and "0:08.4" in seconds, rounded up. */
export function clockSeconds(text: string): number {
  const [minutes = '0', seconds = '0'] = text.split(':');
  return Math.ceil(Number(minutes) * 60 + Number(seconds));
}
