import type { BySide, SideKey, Sides } from '../sport.ts';
import { type BasketballRules, RULES } from './rules.ts';

/** What a player of the roster has done so far. */
export interface PlayerLine {
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly threes: number;
  /** Absent in games that began before they were told, as are blocks. */
  readonly steals?: number;
  readonly blocks?: number;
}

/** Of all players of a side. */
export interface Together {
  readonly rebounds: number;
  readonly assists: number;
  readonly steals?: number;
  readonly blocks?: number;
}

/** A game of basketball as far as it was played; plain JSON data. */
export interface BasketballState {
  readonly sides: Sides;
  readonly rules: BasketballRules;
  /** 'break' is the pause after a period, halftime included. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** From 1; beyond the rules' number of periods it is overtime. The period just ended during a break. */
  readonly period: number;
  /** Whole seconds left in the period. */
  readonly clock: number;
  /** Who has the ball next; undefined before a jump ball. */
  readonly possession: SideKey | undefined;
  /** Who won the ball at the start: the other side opens the second half. */
  readonly tipWinner: SideKey | undefined;
  /** How the possession began, which says how long it will take. */
  readonly start: PossessionStart;
  /** Fouls of each side in this period. */
  readonly fouls: BySide<number>;
  readonly timeouts: BySide<number>;
  /** Points by period: the periods of regulation, then all overtime together. */
  readonly points: BySide<readonly number[]>;
  /** Every score in order, packed as scoring.ts says. */
  readonly scores: readonly number[];
  /** Lines of the roster's players in its order, as far as they were told; undefined in older games whose source does not tell. */
  readonly players: BySide<readonly PlayerLine[]> | undefined;
  /** What all of a side did together, those without a line included; absent in older games, and before the first. */
  readonly together?: BySide<Together>;
  /** Once points came without a word of whose they are: the lines stand as they were then, for what was reached in them. */
  readonly arePlayersUntold?: true;
  /** With it, of how many of the scores, from the first, the names are in the lines. */
  readonly toldScores?: number;
  /** How the sides' day is, 0 to 255, drawn at the start of a played game; undefined where nobody knows. */
  readonly form: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

export const POSSESSION_STARTS = ['won', 'rebound', 'sideline'] as const;
/** The ball newly won, an own miss taken back, or a throw-in after a foul of the defence. */
export type PossessionStart = (typeof POSSESSION_STARTS)[number];

/** Place of all overtime in the points by period. */
export const OVERTIME_PLACE = 4;

const NOTHING: PlayerLine = { points: 0, rebounds: 0, assists: 0, threes: 0, steals: 0, blocks: 0 };

/** Before the opening jump ball. */
export function initialState(sides: Sides, rules: BasketballRules = RULES.nba): BasketballState {
  const nobody = Array.from({ length: PLAYER_LINES }, () => NOTHING);
  const level = [0, 0, 0, 0, 0];
  return {
    sides,
    rules,
    phase: 'pre-game',
    period: 1,
    clock: rules.periodSeconds,
    possession: undefined,
    tipWinner: undefined,
    start: 'won',
    fouls: { home: 0, away: 0 },
    timeouts: { home: rules.timeouts, away: rules.timeouts },
    points: { home: level, away: level },
    scores: [],
    players: { home: nobody, away: nobody },
    form: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** Lines kept of each side: those of the players told apart. */
export const PLAYER_LINES = 9;

/** Whether all is told so far of who did what. */
export function arePlayersTold({ players, arePlayersUntold }: BasketballState): boolean {
  return players !== undefined && arePlayersUntold !== true;
}

/** What is known of the game so far. */
export interface ToldOfGame {
  /** Whether the source tells of each score whose it is, and of everything who did it. */
  readonly scorersTold: boolean;
  readonly playersTold: boolean;
}

export function toldOf(state: BasketballState): ToldOfGame {
  return { scorersTold: state.players !== undefined, playersTold: arePlayersTold(state) };
}

/** Points of a side so far. */
export function scoreOf(state: BasketballState, side: SideKey): number {
  return state.points[side].reduce((sum, points) => sum + points, 0);
}
