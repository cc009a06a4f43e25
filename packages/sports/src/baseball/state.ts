import type { BySide, SideKey, Sides } from '../sport.ts';
import type { Bases } from './play.ts';

/** What differs between leagues and seasons. */
export interface BaseballRules {
  /** Innings of a full game: 9, or 7 in the doubleheaders of 2020 and 2021. */
  readonly innings: number;
  /** Whether extra innings begin with a runner on second base, as in the regular seasons since 2020. */
  readonly extraRunner: boolean;
}

export const REGULAR_SEASON: BaseballRules = { innings: 9, extraRunner: true };

/** Whether a game by these rules has fewer innings than it was sold by. */
export function isShort({ innings }: BaseballRules): boolean {
  return innings < REGULAR_SEASON.innings;
}

export const LINEUP = 9;

/** What the man who began with a place in the order has done; it stands still once he is replaced. */
export interface BatterLine {
  readonly hits: number;
  /** Total bases of those hits. */
  readonly bases: number;
  readonly homeRuns: number;
  readonly runsBattedIn: number;
}

/** Who was replaced, for good, in the place of the order that he began with. */
export interface Replaced {
  readonly side: SideKey;
  readonly place: number;
  /** Whether he had ended a plate appearance by then. */
  readonly hasBatted: boolean;
}

/** What the starting pitcher of a side has done; it stands still once he is replaced. */
export interface StarterLine {
  readonly isIn: boolean;
  readonly faced: number;
  readonly strikeouts: number;
  readonly outs: number;
  readonly runs: number;
  /** He was replaced before he threw a pitch. */
  readonly isAbsent?: true;
}

/** Runs that came in on one play. */
export interface ScoringPlay {
  readonly side: SideKey;
  readonly inning: number;
  readonly runs: number;
  readonly homeRun: boolean;
}

/**
 * How far the engine is with a plate appearance: 'new' before anybody thought of changing the pitcher, 'set' before the runners
 * may go, 'pitching' once only the pitches to this batter are left.
 */
export type Stage = 'new' | 'set' | 'pitching';

/** A game of baseball as far as it was played; plain JSON data. */
export interface BaseballState {
  readonly sides: Sides;
  /** Whether its source tells who is replaced, as its fixture says; absent where that says nothing. */
  readonly tellsSubstitutions?: true;
  readonly rules: BaseballRules;
  /** 'break' is the pause after three outs. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  readonly inning: number;
  readonly half: 'top' | 'bottom';
  readonly outs: number;
  readonly balls: number;
  readonly strikes: number;
  readonly bases: Bases;
  readonly stage: Stage;
  /** The place in the order, 0 to 8, of each side's next batter. */
  readonly nextBatter: BySide<number>;
  readonly batters: BySide<readonly BatterLine[]>;
  /** Who of the order was replaced; absent while nobody was. */
  readonly replaced?: readonly Replaced[];
  /** Plate appearances of each side that have ended; absent in games begun before they were counted. */
  readonly turns?: BySide<number>;
  /** The starting pitcher of each side. */
  readonly starters: BySide<StarterLine>;
  /** Runs by inning, the first one first, as far as it was batted in. */
  readonly innings: BySide<readonly number[]>;
  readonly hits: BySide<number>;
  readonly errors: BySide<number>;
  readonly scores: readonly ScoringPlay[];
  /** What came of every plate appearance so far, both sides in turn: codes of outcomes.ts. */
  readonly appearances: readonly number[];
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

export const NO_BASES: Bases = { first: false, second: false, third: false };

const NO_HITS: BatterLine = { hits: 0, bases: 0, homeRuns: 0, runsBattedIn: 0 };
const NEW_STARTER: StarterLine = { isIn: true, faced: 0, strikeouts: 0, outs: 0, runs: 0 };

/** Before the first pitch. */
export function initialState(sides: Sides, rules: BaseballRules = REGULAR_SEASON): BaseballState {
  const order = Array.from({ length: LINEUP }, () => NO_HITS);
  return {
    sides,
    rules,
    phase: 'pre-game',
    inning: 1,
    half: 'top',
    outs: 0,
    balls: 0,
    strikes: 0,
    bases: NO_BASES,
    stage: 'new',
    nextBatter: { home: 0, away: 0 },
    batters: { home: order, away: order },
    turns: { home: 0, away: 0 },
    starters: { home: NEW_STARTER, away: NEW_STARTER },
    innings: { home: [], away: [] },
    hits: { home: 0, away: 0 },
    errors: { home: 0, away: 0 },
    scores: [],
    appearances: [],
    lastPlay: undefined,
    plays: 0,
  };
}

/** Who bats in a half. */
export function battingSide(half: 'top' | 'bottom'): SideKey {
  return half === 'top' ? 'away' : 'home';
}

/** Runs of a side so far. */
export function runsOf(state: BaseballState, side: SideKey): number {
  return state.innings[side].reduce((sum, runs) => sum + runs, 0);
}

export function runners({ first, second, third }: Bases): number {
  return (first ? 1 : 0) + (second ? 1 : 0) + (third ? 1 : 0);
}

export function sameBases(left: Bases, right: Bases): boolean {
  return left.first === right.first && left.second === right.second && left.third === right.third;
}

/** The half that follows a pause. */
export function nextHalf({ inning, half }: Pick<BaseballState, 'inning' | 'half'>): {
  inning: number;
  half: 'top' | 'bottom';
} {
  return half === 'top' ? { inning, half: 'bottom' } : { inning: inning + 1, half: 'top' };
}

/** The bases a half begins with. */
export function openingBases(rules: BaseballRules, inning: number): Bases {
  return inning > rules.innings && rules.extraRunner ? { ...NO_BASES, second: true } : NO_BASES;
}

/**
 * Whether the game is over by the rules: the home side ahead in its last half, or the side that has batted behind.
 * @param done whether the half is over
 * @param lead of the side at bat
 */
export function isWon(
  rules: BaseballRules,
  inning: number,
  half: 'top' | 'bottom',
  done: boolean,
  lead: number,
): boolean {
  if (inning < rules.innings) return false;
  return (half === 'bottom' && lead > 0) || (done && lead < 0);
}
