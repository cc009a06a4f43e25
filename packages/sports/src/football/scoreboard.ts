import { clockText } from '../kit/words.ts';
import {
  leader,
  type Scoreboard,
  type ScoringPlay,
  type Segment,
  type SideBoard,
  type SideKey,
} from '../sport.ts';
import { countsOf } from './counts.ts';
import { scoringList } from './scoring-list.ts';
import { type FootballState, nameOfQuarter, overtimeName } from './state.ts';
import { totalScore } from './totals.ts';

/** The football scoreboard for the wire. All places are 0 at the home goal line and 100 at the away goal line. */
export interface FootballScoreboard extends Scoreboard {
  readonly sport: 'football';
  readonly possession: SideKey | undefined;
  readonly redZone: boolean;
  /** "3rd & 4", "1st & Goal" */
  readonly downAndDistance: string | undefined;
  /** "KC 38", "50" */
  readonly yardLine: string | undefined;
  readonly ballOn: number | undefined;
  readonly driveStart: number | undefined;
  readonly lineToGain: number | undefined;
  readonly homeTimeouts: number;
  readonly awayTimeouts: number;
  readonly scoring: readonly ScoringPlay[];
  readonly lastPlay: string | undefined;
}

const DOWNS = ['', '1st', '2nd', '3rd', '4th'];
const RED_ZONE_YARDS = 20;

export function scoreboard(state: FootballState): FootballScoreboard {
  const total = totalScore(state.scores);
  const running = isDriveOn(state);
  const onField = running && state.next === 'scrimmage';
  const toGoal = yardsToGoal(state);
  const redZone = onField && toGoal <= RED_ZONE_YARDS;
  return {
    sport: 'football',
    homeScore: total.home,
    awayScore: total.away,
    winner: state.phase === 'final' ? leader(total) : undefined,
    progress: progress(state),
    isInPlay: state.phase === 'in-play' || state.phase === 'break',
    segments: segments(state),
    situation: onField ? `${downAndDistance(state, toGoal)} · ${yardLine(state)}` : '',
    alert: redZone ? 'Red zone' : '',
    home: sideBoard(state, 'home', running),
    away: sideBoard(state, 'away', running),
    possession: running ? state.possession : undefined,
    redZone,
    downAndDistance: onField ? downAndDistance(state, toGoal) : undefined,
    yardLine: onField ? yardLine(state) : undefined,
    ballOn: onField ? state.ballOn : undefined,
    driveStart: onField ? state.driveStart : undefined,
    lineToGain: onField ? lineToGain(state, toGoal) : undefined,
    homeTimeouts: state.timeouts.home,
    awayTimeouts: state.timeouts.away,
    counts: countsOf(state),
    scoring: scoringList(state),
    lastPlay: state.lastPlay,
  };
}

function sideBoard(state: FootballState, side: SideKey, running: boolean): SideBoard {
  const timeouts = state.timeouts[side];
  return {
    score: String(totalScore(state.scores)[side]),
    marker: running && state.possession === side ? 'ball' : undefined,
    note:
      state.phase === 'in-play' && !isPeriodOver(state)
        ? `${timeouts} ${timeouts === 1 ? 'timeout' : 'timeouts'}`
        : '',
  };
}

/** "Q3 8:42", "End Q1", "Halftime", "OT 9:12", "Final", "Final/OT"; empty before the game. */
export function progress(state: FootballState): string {
  const overtime = state.quarter > 4;
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return overtime ? `Final/${overtimeName(state.quarter)}` : 'Final';
  const name = nameOfQuarter(state.quarter);
  if (isPeriodOver(state)) return state.quarter === 2 ? 'Halftime' : `End ${name}`;
  // Nobody counts the seconds of a college's overtime.
  return overtime && state.rules.isCollege ? name : `${name} ${clockText(state.clock)}`;
}

/**
 * A period is over when its last play is: only a try is still to come at 0:00. The feed says so as much as ten seconds
 * later, and nobody is to read a next down meanwhile that is not played.
 */
function isPeriodOver({ phase, clock, next }: FootballState): boolean {
  return phase === 'break' || (phase === 'in-play' && clock === 0 && next !== 'conversion');
}

/** Whether somebody has the ball and keeps it: a drive goes on after a quarter, not after a half. */
function isDriveOn(state: FootballState): boolean {
  if (state.phase === 'break') return state.next === 'scrimmage';
  if (state.phase !== 'in-play') return false;
  return !isPeriodOver(state) || state.quarter === 1 || state.quarter === 3;
}

/** Quarters begun so far; all overtime is one segment. */
function segments(state: FootballState): Segment[] {
  if (state.phase === 'pre-game') return [];
  const played = Math.min(state.quarter, 5);
  return Array.from({ length: played }, (_, index) => ({
    shortName: index === 4 ? 'OT' : String(index + 1),
    ...totalScore(state.scores, index + 1),
  }));
}

function yardsToGoal(state: FootballState): number {
  return state.possession === 'away' ? state.ballOn : 100 - state.ballOn;
}

function downAndDistance(state: FootballState, toGoal: number): string {
  return `${DOWNS[state.down] ?? ''} & ${state.distance >= toGoal ? 'Goal' : state.distance}`;
}

function lineToGain(state: FootballState, toGoal: number): number {
  const distance = Math.min(state.distance, toGoal);
  return state.possession === 'away' ? state.ballOn - distance : state.ballOn + distance;
}

function yardLine(state: FootballState): string {
  if (state.ballOn === 50) return '50';
  const own = state.ballOn < 50 ? state.sides.home : state.sides.away;
  return `${own.abbreviation} ${Math.min(state.ballOn, 100 - state.ballOn)}`;
}
