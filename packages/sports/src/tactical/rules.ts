import { isLength } from '../kit/format.ts';
import type { MatchFormat } from '../sport.ts';

/** What tells the shooters apart that are played by rounds, five against five, attack and defence. */
export interface TacticalRules {
  readonly game: 'counter-strike' | 'valorant';
  /** 2 for a best of three. */
  readonly mapsToWin: number;
}

/** Most maps of a series, and rounds that win a map before overtime; sides change after a half. */
export const MOST_MAPS = 5;
export const MOST_MAPS_TO_WIN = 3;
export const ROUNDS_TO_WIN = 13;
export const HALF = 12;

/** The rules of a series of this length; undefined without one, and for one that nobody plays. */
export function rulesOf(
  game: TacticalRules['game'],
  format: MatchFormat | undefined,
): TacticalRules | undefined {
  const mapsToWin = format?.mapsToWin;
  return isLength(mapsToWin, MOST_MAPS_TO_WIN) ? { game, mapsToWin } : undefined;
}

export function lengthOf({ mapsToWin }: TacticalRules): string {
  return `a series to ${mapsToWin} maps`;
}

interface Overtime {
  /** Rounds after which sides change. */
  readonly half: number;
  /** Whether the map is won, both sides having HALF rounds or more. */
  isWon(most: number, least: number): boolean;
}

/**
 * Counter-Strike plays six more rounds, of which four win, and again after three all; Valorant until one is two ahead (the
 * rules of their publishers' competitions).
 */
const OVERTIMES: Readonly<Record<TacticalRules['game'], Overtime>> = {
  'counter-strike': {
    half: 3,
    isWon: (most, least) => most >= HALF + 3 * Math.floor((least - HALF) / 3) + 4,
  },
  valorant: { half: 1, isWon: (most, least) => most >= least + 2 },
};

/** What rounds pay a player, in the money of the game, as its publisher has them. */
export interface Economy {
  readonly start: number;
  readonly win: number;
  /** For the first lost round in a row, and how much more for each further one, up to so many. */
  readonly loss: number;
  readonly lossStep: number;
  readonly lossSteps: number;
  /** Enough for everything, at the start of a half in overtime. */
  readonly overtime: number;
  /** What rifles, armour and utility cost. */
  readonly fullBuy: number;
  /** Below it a side saves. */
  readonly leastBuy: number;
}

const ECONOMIES: Readonly<Record<TacticalRules['game'], Economy>> = {
  'counter-strike': {
    start: 800,
    win: 3250,
    loss: 1900,
    lossStep: 500,
    lossSteps: 3,
    overtime: 12_500,
    fullBuy: 4200,
    leastBuy: 2000,
  },
  valorant: {
    start: 800,
    win: 3000,
    loss: 1900,
    lossStep: 500,
    lossSteps: 2,
    overtime: 5000,
    fullBuy: 3900,
    leastBuy: 2000,
  },
};

export function economyOf({ game }: TacticalRules): Economy {
  return ECONOMIES[game];
}

export function isMapOver({ game }: TacticalRules, home: number, away: number): boolean {
  const most = Math.max(home, away);
  const least = Math.min(home, away);
  if (most < ROUNDS_TO_WIN) return false;
  return least < HALF || OVERTIMES[game].isWon(most, least);
}

/** Whether who attacked first on a map attacks in the round after so many. */
export function openerAttacks({ game }: TacticalRules, played: number): boolean {
  if (played < 2 * HALF) return played < HALF;
  return Math.floor((played - 2 * HALF) / OVERTIMES[game].half) % 2 === 0;
}

/** Whether both sides begin the round after so many with the same money. */
export function isFreshStart({ game }: TacticalRules, played: number): boolean {
  if (played < 2 * HALF) return played % HALF === 0;
  return (played - 2 * HALF) % OVERTIMES[game].half === 0;
}

/** What both sides begin a fresh start after so many rounds with: more in overtime. */
export function freshMoney(rules: TacticalRules, played: number): number {
  const { start, overtime } = economyOf(rules);
  return played >= 2 * HALF ? overtime : start;
}

/** A round with pistols only: the first of either half. */
export function isPistol(played: number): boolean {
  return played === 0 || played === HALF;
}

/** What attackers plant. */
export function deviceOf({ game }: TacticalRules): string {
  return game === 'valorant' ? 'spike' : 'bomb';
}
