import type { Scoreboard, Segment, SideBoard, SideCount, SideKey } from '../sport.ts';
import { inningsFor } from './play-rules.ts';
import { resultWords } from './result-words.ts';
import {
  BALLS_AN_OVER,
  type CricketState,
  type Innings,
  inningsOf,
  matchRuns,
  targetOf,
  winnerOf,
} from './state.ts';
import { batterAt } from './story/players.ts';

/** An innings that has begun. */
export interface BoardInnings {
  readonly side: SideKey;
  /** "158/4 (17.2)" */
  readonly scoreText: string;
  readonly isSuperOver: boolean;
}

/** The cricket scoreboard for the wire. */
export interface CricketScoreboard extends Scoreboard {
  readonly sport: 'cricket';
  /** The side at bat; undefined before and after the match. */
  readonly batting: SideKey | undefined;
  /** "158/4 (17.2)" of the side at bat. */
  readonly scoreText: string;
  readonly homeScoreText: string;
  readonly awayScoreText: string;
  /** In the order they were played. */
  readonly innings: readonly BoardInnings[];
  /** "D. Crossley 34 (22)"; undefined while nobody bats, or nobody knows who. */
  readonly currentBatter: string | undefined;
  /** Wickets the side at bat has lost. */
  readonly wickets: number;
  /** Runs that win the innings; undefined where a side bats first. */
  readonly target: number | undefined;
  readonly ballsLeft: number | undefined;
  /** Runs an over so far, "8.25". */
  readonly runRate: string | undefined;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: CricketState): CricketScoreboard {
  const isInPlay = state.phase === 'in-play' || state.phase === 'break';
  const current = isInPlay ? inningsFor(state) : undefined;
  const innings = current?.innings;
  return {
    sport: 'cricket',
    homeScore: matchRuns(state, 'home'),
    awayScore: matchRuns(state, 'away'),
    winner: state.phase === 'final' ? (winnerOf(state) ?? 'level') : undefined,
    progress: progress(state),
    isInPlay,
    segments: segments(state),
    situation: current === undefined ? resultWords(state) : situation(state, current.innings, current.n),
    alert: current !== undefined && current.n > 1 ? 'Super over' : '',
    home: sideBoard(state, 'home', innings?.side),
    away: sideBoard(state, 'away', innings?.side),
    batting: innings?.side,
    scoreText: innings === undefined ? '' : scoreText(innings),
    homeScoreText: sideText(state, 'home'),
    awayScoreText: sideText(state, 'away'),
    innings: state.innings.map((one, n) => ({
      side: one.side,
      scoreText: scoreText(one),
      isSuperOver: n > 1,
    })),
    currentBatter: innings === undefined ? undefined : batterText(state, innings),
    wickets: innings?.wickets ?? 0,
    counts: countsOf(state),
    format: state.overs === undefined ? undefined : `${state.overs} overs a side`,
    target: current === undefined ? undefined : targetOf(state, current.n),
    ballsLeft: innings === undefined ? undefined : innings.limit - innings.balls,
    runRate: innings === undefined ? undefined : runRate(innings),
    lastPlay: state.lastPlay,
  };
}

/** Of the match itself: super overs do not count. */
function countsOf({ innings }: CricketState): SideCount[] {
  const of = (side: SideKey, what: 'fours' | 'sixes') =>
    innings.slice(0, 2).reduce((sum, one) => sum + (one.side === side ? one[what] : 0), 0);
  return [
    { title: 'Fours', home: of('home', 'fours'), away: of('away', 'fours') },
    { title: 'Sixes', home: of('home', 'sixes'), away: of('away', 'sixes') },
  ];
}

/** "Need 34 off 18" for the side that chases; before, how fast it scores: "8.25 an over". */
function situation(state: CricketState, innings: Innings, n: number): string {
  const target = targetOf(state, n);
  if (target !== undefined) return `Need ${target - innings.runs} off ${innings.limit - innings.balls}`;
  const rate = runRate(innings);
  return rate === undefined ? '' : `${rate} an over`;
}

function sideBoard(state: CricketState, side: SideKey, batting: SideKey | undefined): SideBoard {
  const innings = inningsOf(state, side);
  return {
    score: innings === undefined ? '' : shortScore(innings),
    marker: batting === side ? 'bat' : undefined,
    note: innings === undefined ? '' : `${oversText(innings.balls)} overs`,
  };
}

/** "158/4"; all out without the wickets: "158". */
function shortScore({ runs, wickets }: Innings): string {
  return wickets === 10 ? String(runs) : `${runs}/${wickets}`;
}

/** "158/4 (17.2)"; all out without the wickets: "158 (19.4)". */
export function scoreText(innings: Innings): string {
  return `${shortScore(innings)} (${oversText(innings.balls)})`;
}

/** "17.2" */
export function oversText(balls: number): string {
  return `${Math.floor(balls / BALLS_AN_OVER)}.${balls % BALLS_AN_OVER}`;
}

function sideText(state: CricketState, side: SideKey): string {
  const innings = inningsOf(state, side);
  return innings === undefined ? '' : scoreText(innings);
}

function batterText(state: CricketState, innings: Innings): string | undefined {
  const line = innings.batters[innings.striker];
  const name = batterAt(state, innings.side, innings.striker);
  return name === '' ? undefined : `${name} ${line?.runs ?? 0} (${line?.balls ?? 0})`;
}

function runRate({ runs, balls }: Innings): string | undefined {
  return balls === 0 ? undefined : ((runs * BALLS_AN_OVER) / balls).toFixed(2);
}

/** "1st Inn 12.3", "Innings break", "Super over", "Final"; empty before the match. */
export function progress(state: CricketState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return state.innings.length > 2 ? finalText(state) : 'Final';
  const { innings, n } = inningsFor(state);
  if (n > 1) return 'Super over';
  if (state.phase === 'break') return 'Innings break';
  return `${n === 0 ? '1st' : '2nd'} inn ${oversText(innings.balls)}`;
}

function finalText(state: CricketState): string {
  const winner = winnerOf(state);
  return winner === undefined ? 'Final' : `Final (${state.sides[winner].abbreviation} in super over)`;
}

/** Runs of the match, and of super overs together where there were any. */
function segments(state: CricketState): Segment[] {
  if (state.phase === 'pre-game') return [];
  const match = { shortName: 'Runs', home: matchRuns(state, 'home'), away: matchRuns(state, 'away') };
  const extra = state.innings.slice(2);
  if (extra.length === 0) return [match];
  const of = (side: SideKey) =>
    extra.reduce((sum, innings) => sum + (innings.side === side ? innings.runs : 0), 0);
  return [match, { shortName: 'SO', home: of('home'), away: of('away') }];
}
