import type { BySide, Sides } from '../sport.ts';
import type { ScoredGoal } from './play.ts';
import { type HockeyRules, PERIOD_SECONDS, REGULAR_SEASON } from './rules.ts';
import { SLOTS } from './scoring.ts';

/** A player in the box. */
export interface Penalty {
  /** Seconds left of it. */
  readonly seconds: number;
  /** A goal does not end it. */
  readonly major: boolean;
}

/** What a skater of the roster has done so far. */
export interface SkaterLine {
  readonly goals: number;
  readonly assists: number;
  readonly shots: number;
  /** Goals and assists with a skater more; absent in games that began before they were counted. */
  readonly powerPlayPoints?: number;
}

/** What was told of shots before a goal came without its shot, from when on they are not told. */
export interface ToldShots {
  readonly shots: BySide<number>;
  readonly saves: BySide<number>;
  /** Of the first period; absent where that was over, and all of its shots are told. */
  readonly firstShots?: BySide<number>;
}

/**
 * How long the goalies of sides that are behind stayed in the third period, which tells when coaches take them off today. Seconds
 * left, by the goals the side was behind, from 0 to 3.
 */
export interface ToldGoalies {
  /** Down to here, this second left out, a goalie stayed; more than a period has where none was seen to. */
  readonly stayed: readonly number[];
  /** One had left at this second or before; 0 where none had. */
  readonly left: readonly number[];
}

/** A game of ice hockey as far as it was played; plain JSON data. */
export interface HockeyState {
  readonly sides: Sides;
  /** Those of the regular season in games that ended before November 2026, which do not say. */
  readonly rules?: HockeyRules;
  /** 'break' is the pause after a period. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** 1 to 3, 4 in overtime, 5 in the shoot-out or from the second overtime on; the period just ended during a break. */
  readonly period: number;
  /** Whole seconds left in the period. */
  readonly clock: number;
  /** Every goal in order, packed as scoring.ts says; the shoot-out's winner is not among them. */
  readonly goals: readonly number[];
  /** The same goals as they were told, for a correction; absent before the first one. */
  readonly scored?: readonly ScoredGoal[];
  /** Whether the source tells shots. */
  readonly shotsTold: boolean;
  /** Where it does not: what it told before. */
  readonly toldShots?: ToldShots;
  /** Shots on goal by period, overtime last. */
  readonly shots: BySide<readonly number[]>;
  /** Players in the box, in the order they came. */
  readonly box: BySide<readonly Penalty[]>;
  /** Minors and majors so far. */
  readonly penalties: BySide<number>;
  /** Whether a side plays without a goalie for a sixth skater. */
  readonly pulled: BySide<boolean>;
  /** How long those of sides behind stayed; absent before the third period, and in games that were past it before it was noted. */
  readonly goalies?: ToldGoalies;
  /** Attempts in the shoot-out, in order: true went in. */
  readonly shootout: BySide<readonly boolean[]>;
  /** Lines of the roster's skaters in its order, as far as they were told; undefined in older games whose source does not tell. */
  readonly skaters: BySide<readonly SkaterLine[]> | undefined;
  /** Once something came without a word of who did it: the lines stand as they were then, for what was reached in them. */
  readonly areSkatersUntold?: true;
  /** With it, of how many of the goals, from the first, the names are in the lines. */
  readonly toldGoals?: number;
  /** How the sides' day is, drawn at the start of a played game; undefined where nobody knows. */
  readonly form: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const NOTHING: SkaterLine = { goals: 0, assists: 0, shots: 0, powerPlayPoints: 0 };

/** Before the opening face-off. */
export function initialState(sides: Sides, rules = REGULAR_SEASON): HockeyState {
  const nobody = Array.from({ length: SLOTS }, () => NOTHING);
  return {
    sides,
    rules,
    phase: 'pre-game',
    period: 1,
    clock: PERIOD_SECONDS,
    goals: [],
    shotsTold: true,
    shots: { home: [0, 0, 0, 0], away: [0, 0, 0, 0] },
    box: { home: [], away: [] },
    penalties: { home: 0, away: 0 },
    pulled: { home: false, away: false },
    shootout: { home: [], away: [] },
    skaters: { home: nobody, away: nobody },
    form: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** Whether all is told so far of who did what. */
export function areSkatersTold({ skaters, areSkatersUntold }: HockeyState): boolean {
  return skaters !== undefined && areSkatersUntold !== true;
}

/** What is known of the game so far. */
export interface ToldOfGame {
  /** Whether the source tells of each goal who scored it, and of everything who did it. */
  readonly scorersTold: boolean;
  readonly skatersTold: boolean;
  /** What was told of shots before they were told no more. */
  readonly toldShots: ToldShots | undefined;
}

export function toldOf(state: HockeyState): ToldOfGame {
  return {
    scorersTold: state.skaters !== undefined,
    skatersTold: areSkatersTold(state),
    toldShots: state.shotsTold ? undefined : (state.toldShots ?? NO_SHOTS),
  };
}

const NONE = { home: 0, away: 0 };
/** Of older games, in which nobody kept what was told. */
const NO_SHOTS: ToldShots = { shots: NONE, saves: NONE, firstShots: NONE };
