import { type BySide, otherSide, type SideKey, type Sides } from '../sport.ts';
import { type Dismissal, PLAYERS } from './play.ts';

export const BALLS_AN_OVER = 6;
const SUPER_OVER_BALLS = 6;
const WICKETS = 10;
const SUPER_OVER_WICKETS = 2;

export interface BatterLine {
  readonly runs: number;
  readonly balls: number;
  readonly out: boolean;
}

export interface Fall {
  /** Of the side when the wicket fell. */
  readonly runs: number;
  readonly dismissal: Dismissal;
}

/** What an innings had come to when rain changed its length or target, and what these had been. */
export interface Pace {
  readonly runs: number;
  readonly balls: number;
  readonly limit: number;
  /** Undefined of an innings without one. */
  readonly target?: number | undefined;
}

/** One side's turn at bat. */
export interface Innings {
  readonly side: SideKey;
  readonly runs: number;
  readonly wickets: number;
  /** Legal balls bowled. */
  readonly balls: number;
  /** Legal balls it may last. */
  readonly limit: number;
  /** The eleven by place. */
  readonly batters: readonly BatterLine[];
  readonly striker: number;
  readonly nonStriker: number;
  /** The places that have come in, in that order; see cameIn for innings kept from before it was noted. */
  readonly cameIn?: readonly number[];
  /** Only in those, and not in the oldest: the last place that had come in. */
  readonly lastIn?: number;
  /** The fewest legal balls that rain left it, if some were given back later; absent where none were. */
  readonly fewest?: number;
  /** Where rain changed it under way, each time; absent where it did not. */
  readonly paces?: readonly Pace[];
  /** Runs by over, the one under way included. */
  readonly overs: readonly number[];
  readonly falls: readonly Fall[];
  readonly fours: number;
  readonly sixes: number;
  readonly wides: number;
  /** Over for good: all out, out of balls, or the target reached. */
  readonly closed: boolean;
}

/** A limited-overs match as far as it was played; plain JSON data. */
export interface CricketState {
  readonly sides: Sides;
  /** Overs an innings of its competition lasts; absent where that is not known. */
  readonly scheduled?: number;
  /** Level innings are a tie, which no super over breaks. */
  readonly tieStands?: true;
  /** Places that substitutes took; absent where there is none. */
  readonly substitutes?: BySide<readonly number[]>;
  /**
   * Before an innings was last cut to fewer overs than ever, or the match began with fewer: what was certain by then stands. It has the
   * match before the cut before that one, and so on.
   */
  readonly beforeCut?: CricketState;
  /** Overs an innings lasts; undefined until the match begins. */
  readonly overs: number | undefined;
  /** 'break' is the pause after an innings. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** The two innings, and super overs in pairs after a tie. */
  readonly innings: readonly Innings[];
  /** Who bats first; undefined until the toss is known. */
  readonly first: SideKey | undefined;
  /** Runs that win the second innings, where rain changed them; else one more than the first brought. */
  readonly revisedTarget: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

/** Before the toss. @param scheduled overs an innings of its competition lasts @param tieStands see CricketState */
export function initialState(sides: Sides, scheduled?: number, tieStands = false): CricketState {
  return {
    sides,
    ...(scheduled !== undefined && { scheduled }),
    ...(tieStands && { tieStands }),
    overs: undefined,
    phase: 'pre-game',
    innings: [],
    first: undefined,
    revisedTarget: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

const NOT_IN: BatterLine = { runs: 0, balls: 0, out: false };

/** An innings before its first ball. */
export function newInnings(side: SideKey, limit: number): Innings {
  return {
    side,
    runs: 0,
    wickets: 0,
    balls: 0,
    limit,
    batters: Array.from({ length: PLAYERS }, () => NOT_IN),
    striker: 0,
    nonStriker: 1,
    cameIn: [0, 1],
    overs: [],
    falls: [],
    fours: 0,
    sixes: 0,
    wides: 0,
    closed: false,
  };
}

/** The places that have come in. Where it was not noted yet, places were the order of coming in: all up to the last. */
export function cameIn(innings: Innings): readonly number[] {
  return innings.cameIn ?? Array.from({ length: lastIn(innings) + 1 }, (_, place) => place);
}

/** Whether nobody has faced a ball of an innings or retired: who opens it may still be told. */
export function isUnbegun(innings: Innings): boolean {
  return innings.overs.length === 0 && cameIn(innings).length === 2;
}

/**
 * Whether the batter of a place has come in. A new innings has places 0 and 1 at the crease although nobody told that they open it: until
 * it begins they have not come in. Other openers have, as soon as a play tells of them.
 */
export function hasComeIn(innings: Innings | undefined, place: number): boolean {
  if (innings === undefined) return false;
  const isUntold = isUnbegun(innings) && innings.striker === 0 && innings.nonStriker === 1;
  return !isUntold && cameIn(innings).includes(place);
}

function lastIn({ batters, striker, nonStriker, lastIn: noted }: Innings): number {
  const seen = batters.findLastIndex(({ balls, out }) => balls > 0 || out);
  return Math.max(noted ?? seen, striker, nonStriker);
}

/** Balls innings number n (0 or 1) lasts, or will: a chase no more than the innings before it was cut to. */
export function ballsOf({ innings, overs = 0 }: Pick<CricketState, 'innings' | 'overs'>, n: number): number {
  return innings[n]?.limit ?? Math.min(overs * BALLS_AN_OVER, innings[0]?.limit ?? Number.POSITIVE_INFINITY);
}

/** The fewest balls that rain ever left innings number n (0 or 1), and with it a chase to come. */
export function fewestBallsOf(match: Pick<CricketState, 'innings' | 'overs'>, n: number): number {
  const fewest = match.innings.slice(0, n + 1).map((innings) => innings.fewest ?? innings.limit);
  return Math.min(ballsOf(match, n), ...fewest);
}

/** Innings number n (from 0) of the match: who bats, and for how many balls. In super overs the side that batted second begins. */
export function inningsToCome(
  n: number,
  first: SideKey,
  match: Pick<CricketState, 'innings' | 'overs'>,
): { side: SideKey; limit: number } {
  const second = otherSide(first);
  if (n < 2) return { side: n === 0 ? first : second, limit: ballsOf(match, n) };
  const begins = (n >> 1) % 2 === 1 ? second : first;
  return { side: n % 2 === 0 ? begins : otherSide(begins), limit: SUPER_OVER_BALLS };
}

export function wicketsAllowed(n: number): number {
  return n < 2 ? WICKETS : SUPER_OVER_WICKETS;
}

/** Runs that win innings number n (from 0); undefined where a side bats first. */
export function targetOf(state: CricketState, n: number): number | undefined {
  if (n % 2 === 0) return undefined;
  if (n === 1 && state.revisedTarget !== undefined) return state.revisedTarget;
  return (state.innings[n - 1]?.runs ?? 0) + 1;
}

/** The side's own innings of the match; undefined before it begins. */
export function inningsOf({ innings }: Pick<CricketState, 'innings'>, side: SideKey): Innings | undefined {
  return innings.slice(0, 2).find((each) => each.side === side);
}

/** Runs of a side in the match, super overs left out. */
export function matchRuns(state: CricketState, side: SideKey): number {
  return inningsOf(state, side)?.runs ?? 0;
}

/** Who won a match that is over; undefined while it is not, and for a tie that nobody broke. */
export function winnerOf(state: CricketState): SideKey | undefined {
  const last = state.innings.length - 1;
  const chase = state.innings[last];
  if (state.phase !== 'final' || chase === undefined) return undefined;
  const target = targetOf(state, last) ?? 0;
  if (chase.runs >= target) return chase.side;
  return chase.runs === target - 1 ? undefined : otherSide(chase.side);
}
