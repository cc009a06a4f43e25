import type { Scoreboard, SideKey } from '../sport.ts';
import { nextServer } from './apply.ts';
import { GAME_TO } from './rules.ts';
import { countPoints, runningGameTo, setsWon, type TennisState } from './state.ts';

/** The tennis scoreboard for the wire. The score is of sets, a segment has the games of a set. */
export interface TennisScoreboard extends Scoreboard {
  readonly sport: 'tennis';
  /** Points in the running game as they are called: "15", "40", "AD", in a tie-break "6". Empty between matches. */
  readonly homeGameScore: string;
  readonly awayGameScore: string;
  /** Who serves the next point; undefined before and after the match. */
  readonly currentServer: SideKey | undefined;
  readonly isTieBreak: boolean;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: TennisState): TennisScoreboard {
  const sets = setsWon(state);
  const isInPlay = state.phase === 'in-play';
  const called = isInPlay ? calledScore(state) : { home: '', away: '' };
  return {
    sport: 'tennis',
    homeScore: sets.home,
    awayScore: sets.away,
    progress: progress(state),
    isInPlay,
    segments: state.phase === 'pre-game' ? [] : state.sets.map(toSegment),
    homeGameScore: called.home,
    awayGameScore: called.away,
    currentServer: isInPlay ? nextServer(state) : undefined,
    isTieBreak: isInPlay && runningGameTo(state) > GAME_TO,
    lastPlay: state.lastPlay,
  };
}

/** "Set 2", "Set 3 Tiebreak", "Final", "Final (retired)"; empty before the match. */
function progress(state: TennisState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return state.retired === undefined ? 'Final' : 'Final (retired)';
  return `Set ${state.sets.length}${runningGameTo(state) > GAME_TO ? ' Tiebreak' : ''}`;
}

function toSegment({ home, away }: { home: number; away: number }, index: number) {
  return { shortName: String(index + 1), home, away };
}

const CALLS = ['0', '15', '30', '40'];

/** Points as an umpire calls them; a tie-break's are counted. */
export function calledScore(state: TennisState): { readonly home: string; readonly away: string } {
  const { home, away } = countPoints(state.points);
  if (runningGameTo(state) > GAME_TO) return { home: String(home), away: String(away) };
  if (home >= 3 && away >= 3 && home !== away) {
    return home > away ? { home: 'AD', away: '40' } : { home: '40', away: 'AD' };
  }
  return { home: CALLS[Math.min(home, 3)] ?? '', away: CALLS[Math.min(away, 3)] ?? '' };
}
