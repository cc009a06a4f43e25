import type { Sides } from '../sport.ts';
import { PERIOD_SECONDS } from './rules.ts';
import { SKATERS } from './scoring.ts';

export interface BySide<T> {
  readonly home: T;
  readonly away: T;
}

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
}

/** A game of ice hockey as far as it was played; plain JSON data. */
export interface HockeyState {
  readonly sides: Sides;
  /** 'break' is the pause after a period. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** 1 to 3, 4 in overtime, 5 in the shoot-out; the period just ended during a break. */
  readonly period: number;
  /** Whole seconds left in the period. */
  readonly clock: number;
  /** Every goal in order, packed as scoring.ts says; the shoot-out's winner is not among them. */
  readonly goals: readonly number[];
  /** Whether the source tells shots. */
  readonly shotsTold: boolean;
  /** Shots on goal by period, overtime last. */
  readonly shots: BySide<readonly number[]>;
  /** Players in the box, in the order they came. */
  readonly box: BySide<readonly Penalty[]>;
  /** Penalties so far. */
  readonly penalties: BySide<number>;
  /** Whether a side plays without a goalie for a sixth skater. */
  readonly pulled: BySide<boolean>;
  /** Attempts in the shoot-out, in order: true went in. */
  readonly shootout: BySide<readonly boolean[]>;
  /** Lines of the roster's skaters in its order; undefined when the source does not tell who did what. */
  readonly skaters: BySide<readonly SkaterLine[]> | undefined;
  /** How the sides' day is, drawn at the start of a played game; undefined where nobody knows. */
  readonly form: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const NOTHING: SkaterLine = { goals: 0, assists: 0, shots: 0 };

/** Before the opening face-off. */
export function initialState(sides: Sides): HockeyState {
  const nobody = Array.from({ length: SKATERS }, () => NOTHING);
  return {
    sides,
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

/** What is known of the game so far. */
export function toldOf({ skaters, shotsTold }: HockeyState): { skatersTold: boolean; shotsTold: boolean } {
  return { skatersTold: skaters !== undefined, shotsTold };
}
