import type { FormatBy } from '../kit/format.ts';
import { type BySide, otherSide, type SideKey, type Sides } from '../sport.ts';
import { isMapOver, openerAttacks, type TacticalRules } from './rules.ts';

/** A map as far as it was played. */
export interface PlayedMap {
  /** Who attacks in its first half; undefined before its first round. */
  readonly opener: SideKey | undefined;
  /** Who won each round: 'h' and 'a' in order. */
  readonly rounds: string;
}

/** What a side has to spend, an average player of it. */
export interface Purse {
  readonly money: number;
  /** Lost rounds that count toward the loss bonus. */
  readonly losses: number;
  /** Whether its weapons of the last round were kept. */
  readonly armed: boolean;
}

/** A series as far as it was played; plain JSON data. */
export interface TacticalState {
  readonly sides: Sides;
  readonly rules: TacticalRules;
  /** Who said how long the series is; absent while it is the usual length. */
  readonly formatBy?: FormatBy;
  readonly phase: 'pre-game' | 'in-play' | 'final';
  /** Who gave up, which ended the series. */
  readonly retired: SideKey | undefined;
  /** Every map begun; the last is the running one, or the last one once the series is over. */
  readonly maps: readonly PlayedMap[];
  readonly purses: BySide<Purse>;
  /**
   * Kills of the ten players on every map begun, as far as they were told, in the order of both sides' places; undefined in older
   * series, whose source does not tell.
   */
  readonly kills: readonly (readonly number[])[] | undefined;
  /** The map, from 1, with the first round of which nobody told them: they stand as they were then. */
  readonly killsUntoldFrom?: number;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

export const EMPTY_PURSE: Purse = { money: 0, losses: 0, armed: false };

/** Before the first round. @param announced the rules by the format of the fixture, where it has one */
export function initialState(sides: Sides, usual: TacticalRules, announced?: TacticalRules): TacticalState {
  return {
    sides,
    rules: announced ?? usual,
    ...(announced && { formatBy: 'fixture' }),
    phase: 'pre-game',
    retired: undefined,
    maps: [{ opener: undefined, rounds: '' }],
    purses: { home: EMPTY_PURSE, away: EMPTY_PURSE },
    kills: [],
    lastPlay: undefined,
    plays: 0,
  };
}

/** Rounds won by both sides among these. */
export function countRounds(rounds: string): BySide<number> {
  let home = 0;
  for (const letter of rounds) if (letter === 'h') home += 1;
  return { home, away: rounds.length - home };
}

export function isOver(rules: TacticalRules, { rounds }: PlayedMap): boolean {
  const { home, away } = countRounds(rounds);
  return isMapOver(rules, home, away);
}

/** Whether the series was played to its end; one that was given up was not. */
export function isSeriesOver({ phase, retired }: TacticalState): boolean {
  return phase === 'final' && retired === undefined;
}

/** Maps won so far. */
export function mapsWon({ rules, maps }: TacticalState): BySide<number> {
  const scores = maps.filter((map) => isOver(rules, map)).map(({ rounds }) => countRounds(rounds));
  const home = scores.filter((score) => score.home > score.away).length;
  return { home, away: scores.length - home };
}

/** The map that is on, or the last one. */
export function runningMap({ maps }: TacticalState): PlayedMap {
  return maps.at(-1) ?? { opener: undefined, rounds: '' };
}

/** Who attacks in the next round; undefined before a map, and before and after the series. */
export function nextAttacker(state: TacticalState): SideKey | undefined {
  const { opener, rounds } = runningMap(state);
  if (state.phase !== 'in-play' || opener === undefined) return undefined;
  return openerAttacks(state.rules, rounds.length) ? opener : otherSide(opener);
}
