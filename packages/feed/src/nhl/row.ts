import { type HockeyRules, PLAY_OFFS, periodSeconds, REGULAR_SEASON } from '@fairline/sports/hockey/rules.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';

/** What happened in a recorded game, in one form for the play-by-play and for the summary. */
export interface NhlRow {
  /** The recording's own number of it, by which its rows are ordered; absent where it has none. */
  readonly number?: number;
  /** 1 to 3, 4 in overtime, 5 in the shoot-out; in the play-offs from 4 on overtimes. */
  readonly period: number;
  readonly clock: number;
  readonly kind: 'shot' | 'goal' | 'penalty' | 'attempt' | 'period-end' | 'game-end' | 'other';
  readonly side: SideKey | undefined;
  readonly text: string;
  /** Of an attempt in the shoot-out. */
  readonly good: boolean;
  readonly strength: 'even' | 'power-play' | 'short-handed' | 'empty-net';
  /** Of a goal: whether the recording tells shots, so that this is one of them; true unless it says otherwise. */
  readonly counted?: boolean;
  /** Of a shot or goal: the place of who it was in the roster, and of those who assisted; absent where the recording names nobody. */
  readonly player?: number;
  readonly assists?: readonly number[];
  /** Of a penalty. */
  readonly minutes: number;
  /** Whose goalie is off the ice now; undefined where the recording does not say. */
  readonly pulled: { readonly home: boolean; readonly away: boolean } | undefined;
}

export interface NhlGame {
  readonly rules: HockeyRules;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly rows: readonly NhlRow[];
  /** Names of the skaters by place; absent where the recording has no rosters. */
  readonly players?: BySide<readonly string[]>;
  readonly stated: BySide<number> | undefined;
}

/** The league's number of a game of the play-offs. */
const PLAY_OFF_GAME = 3;

export function rulesOfType(gameType: number | undefined): HockeyRules {
  return gameType === PLAY_OFF_GAME ? PLAY_OFFS : REGULAR_SEASON;
}

/** "02:45" played of a period in seconds left of it. */
export function secondsLeft(played: string, period: number, rules: HockeyRules): number {
  const [minutes = '0', seconds = '0'] = played.split(':');
  return Math.max(0, periodSeconds(period, rules) - Number(minutes) * 60 - Number(seconds));
}

/** "1451": goalie and skaters of the away side, skaters and goalie of the home side. */
export function situationOf(code: string | undefined):
  | {
      readonly pulled: { readonly home: boolean; readonly away: boolean };
      readonly skaters: BySide<number>;
    }
  | undefined {
  if (code === undefined || !/^[01]\d\d[01]$/.test(code)) return undefined;
  return {
    pulled: { away: code[0] === '0', home: code[3] === '0' },
    skaters: { away: Number(code[1]), home: Number(code[2]) },
  };
}

/** How a goal under a situation counts in the books. */
export function strengthUnder(code: string | undefined, side: SideKey): NhlRow['strength'] {
  const situation = situationOf(code);
  if (situation === undefined) return 'even';
  const other = side === 'home' ? 'away' : 'home';
  if (situation.pulled[other]) return 'empty-net';
  const own = situation.skaters[side] - (situation.pulled[side] ? 1 : 0);
  const edge = own - situation.skaters[other];
  return edge > 0 ? 'power-play' : edge < 0 ? 'short-handed' : 'even';
}
