import type { FormatBy } from '../kit/format.ts';
import { type BySide, leader, otherSide, type SideKey, type Sides, type Winner } from '../sport.ts';
import { BEST_OF_THREE, gameTo, type TennisRules } from './rules.ts';

/** A finished game; a tie-break is one. */
export interface PlayedGame {
  /** From 1. */
  readonly set: number;
  /** Who served it, or its first point when it was a tie-break. */
  readonly server: SideKey;
  /** How many points it was played to: 4, or 7 or 10 in a tie-break. */
  readonly to: number;
  /** Who won each point in order, a letter each: 'h' home, 'a' away. */
  readonly points: string;
}

/** A tennis match as far as it was played; plain JSON data. */
export interface TennisState {
  readonly sides: Sides;
  readonly rules: TennisRules;
  /** Who said how long the match is; absent while it is the usual length. */
  readonly formatBy?: FormatBy;
  readonly phase: 'pre-game' | 'in-play' | 'final';
  /** Who gave up, which ended the match. */
  readonly retired: SideKey | undefined;
  /** Who serves the running game, its first point in a tie-break. Undefined before the match. */
  readonly server: SideKey | undefined;
  /** Games of every set begun; the last is the running one, or the last one once the match is over. */
  readonly sets: readonly BySide<number>[];
  /** Finished games in order. */
  readonly games: readonly PlayedGame[];
  /** Points of the running game, as in PlayedGame. */
  readonly points: string;
  readonly aces: BySide<number>;
  readonly doubleFaults: BySide<number>;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const NOTHING: BySide<number> = { home: 0, away: 0 };

/** Before the first point. @param announced the rules by the format of the fixture, where it has one */
export function initialState(sides: Sides, announced?: TennisRules): TennisState {
  return {
    sides,
    rules: announced ?? BEST_OF_THREE,
    ...(announced && { formatBy: 'fixture' }),
    phase: 'pre-game',
    retired: undefined,
    server: undefined,
    sets: [NOTHING],
    games: [],
    points: '',
    aces: NOTHING,
    doubleFaults: NOTHING,
    lastPlay: undefined,
    plays: 0,
  };
}

/** The running set, or the last one. */
export function runningSet(state: TennisState): BySide<number> {
  return state.sets.at(-1) ?? NOTHING;
}

/** How many points win the running game. */
export function runningGameTo({ rules, sets }: TennisState): number {
  const { home, away } = sets.at(-1) ?? NOTHING;
  return gameTo(rules, sets.length, home, away);
}

/** Who serves point number `played` (from 0) of a game: in a tie-break one point, then two each in turn. */
export function pointServer(first: SideKey, to: number, played: number): SideKey {
  return to > 4 && ((played + 1) >> 1) % 2 === 1 ? otherSide(first) : first;
}

/** Sets won so far; nobody has won the running one. A player who retires keeps what is won. */
export function setsWon(state: TennisState): BySide<number> {
  const over = state.phase === 'final' && state.retired === undefined ? state.sets : state.sets.slice(0, -1);
  const home = over.filter((set) => set.home > set.away).length;
  return { home, away: over.length - home };
}

/** Who wins a match by the other's retirement: the match bet stands once a set is over. */
export function awarded({ retired, sets }: TennisState): SideKey | undefined {
  return retired !== undefined && sets.length > 1 ? otherSide(retired) : undefined;
}

/** Undefined while the match is on, and where it was given up too early. */
export function winnerOf(state: TennisState): Winner | undefined {
  if (state.retired !== undefined) return awarded(state);
  return state.phase === 'final' ? leader(setsWon(state)) : undefined;
}
