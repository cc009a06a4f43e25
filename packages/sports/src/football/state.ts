import type { BySide, MatchFormat, SideKey, Sides } from '../sport.ts';
import type { FootballScore, FootballScoreKind, NextDown } from './play.ts';
import { EVERYBODY_ELSE, QUARTERBACK } from './players.ts';

/** What differs between seasons and between the regular season and the play-offs. */
export interface FootballRules {
  /** Length of an overtime period: 600 in today's regular season, 900 in the play-offs and before 2017. */
  readonly overtimeSeconds: number;
  /** Whether the game ends level when overtime runs out, as in the regular season. */
  readonly canTie: boolean;
  /** Overtime as colleges play it: each side in turn from the other's 25, without a clock. */
  readonly isCollege?: true;
  /** The yard line of the first down after a kickoff into the end zone; undefined where it is TOUCHBACK_YARD. */
  readonly touchback?: number;
}

export const TOUCHBACK_YARD = 30;

export const REGULAR_SEASON: FootballRules = { overtimeSeconds: 600, canTie: true };

const COLLEGE: FootballRules = { overtimeSeconds: 900, canTie: false, isCollege: true, touchback: 25 };

/** The regular season of the NFL up to 2015, for games that were played by them. */
export const UNTIL_2015: FootballRules = { overtimeSeconds: 900, canTie: true, touchback: 20 };

const PLAY_OFFS: FootballRules = { overtimeSeconds: 900, canTie: false };

/** By the competition's slug: that of college football has rules of its own. */
export function rulesOf(competition: string | undefined, format?: MatchFormat): FootballRules {
  if (competition === 'ncaaf') return COLLEGE;
  return format?.mustHaveWinner ? PLAY_OFFS : REGULAR_SEASON;
}

/** Of a game that nobody plays overtime in. */
export const QUARTERS = 4;
export const QUARTER_SECONDS = 900;

/** How often, and how far in all. */
export interface Gains {
  readonly count: number;
  readonly yards: number;
}

/** What the players of a side have done so far. */
export interface SidePlayers {
  /** By place in the roster, everybody else last; see players.ts. */
  readonly runs: readonly Gains[];
  readonly catches: readonly Gains[];
  /** Of the quarterback. */
  readonly passes: Gains;
  readonly interceptions: number;
}

/** A game of American football as far as it was played; plain JSON data. */
export interface FootballState {
  readonly sides: Sides;
  readonly rules: FootballRules;
  /** 'break' is the pause after a quarter, halftime included. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** 1 to 4, 5 and on in overtime; the quarter just ended during a break. */
  readonly quarter: number;
  /** Seconds left in the quarter. */
  readonly clock: number;
  /** Who has the ball next: the kicking side before a kickoff, the scoring side before a try. Undefined before the game. */
  readonly possession: SideKey | undefined;
  readonly next: NextDown;
  /** 1 to 4; 0 before a kick or a try. */
  readonly down: number;
  readonly distance: number;
  /** 0 at the home goal line, 100 at the away goal line. */
  readonly ballOn: number;
  /** Where the running drive began, same scale; undefined between drives. */
  readonly driveStart: number | undefined;
  readonly timeouts: BySide<number>;
  /** Every score in order, tries included. */
  readonly scores: readonly FootballScore[];
  /** Who kicked off to open the game; the other side kicks off the second half. */
  readonly openingKick: SideKey | undefined;
  /** Which sides have had the ball in overtime. */
  readonly hadOvertimeBall: BySide<boolean>;
  /** As far as it was told who did what; undefined in older games whose source does not tell. */
  readonly players: BySide<SidePlayers> | undefined;
  /**
   * Once something came without a word of who did it: of how many of the scores, from the first, what was told of who made them
   * counts; after a correction there may be some among them that are nobody's. What players did stands as it was then, for what
   * was reached.
   */
  readonly toldScores?: number;
  /** How the sides' day is, drawn at the start of a played game; undefined where nobody knows. */
  readonly form: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const NOTHING: Gains = { count: 0, yards: 0 };
const NOTHING_DONE: SidePlayers = {
  runs: Array.from({ length: EVERYBODY_ELSE + 1 }, () => NOTHING),
  catches: Array.from({ length: EVERYBODY_ELSE + 1 }, () => NOTHING),
  passes: NOTHING,
  interceptions: 0,
};

/** Whether the source of the game has said of everything so far who did it. */
export function arePlayersTold(state: FootballState): boolean {
  return state.toldScores === undefined && areScorersTold(state);
}

/** Whether it is known of each touchdown whether its scorer was told. Of older games nothing is known once one was not. */
export function areScorersTold({ players, scores, toldScores }: FootballState): boolean {
  return players !== undefined && (toldScores !== undefined || !scores.some(isUntold));
}

/** Whether a score is somebody's, and the source does not say whose. */
export function isUntold({ kind, player }: Pick<FootballScore, 'kind' | 'player'>): boolean {
  return player === undefined && BY_PLAYERS.has(kind);
}

const BY_PLAYERS: ReadonlySet<FootballScoreKind> = new Set(['touchdown', 'field-goal', 'extra-point']);

/** Touchdowns thrown by the quarterback of a side. */
export function passTouchdownsOf({ scores }: FootballState, side: SideKey): number {
  return scores.filter((score) => score.side === side && score.passer === QUARTERBACK).length;
}

/** Before the opening kickoff. */
export function initialState(sides: Sides, rules: FootballRules = REGULAR_SEASON): FootballState {
  return {
    sides,
    rules,
    phase: 'pre-game',
    quarter: 1,
    clock: QUARTER_SECONDS,
    possession: undefined,
    next: 'kickoff',
    down: 0,
    distance: 0,
    ballOn: 50,
    driveStart: undefined,
    timeouts: { home: 3, away: 3 },
    scores: [],
    openingKick: undefined,
    hadOvertimeBall: { home: false, away: false },
    players: { home: NOTHING_DONE, away: NOTHING_DONE },
    form: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** "Q3", "OT", "2OT" */
export function nameOfQuarter(quarter: number): string {
  return quarter <= QUARTERS ? `Q${quarter}` : overtimeName(quarter);
}

export function overtimeName(quarter: number): string {
  return quarter === QUARTERS + 1 ? 'OT' : `${quarter - QUARTERS}OT`;
}
