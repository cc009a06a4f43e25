import { countPoints } from '../rally/points.ts';
import { retirementWords } from '../rally/retirement.ts';
import { otherSide, type Scoreboard, type Segment, type SideBoard, type SideKey } from '../sport.ts';
import { alertOf } from './alert.ts';
import { nextServer } from './apply.ts';
import { calledScore } from './called-score.ts';
import { countsOf } from './counts.ts';
import { GAME_TO } from './rules.ts';
import { awarded, runningGameTo, runningSet, setsWon, type TennisState, winnerOf } from './state.ts';

/** The tennis scoreboard for the wire. The score is of sets, a segment has the games of a set. */
export interface TennisScoreboard extends Scoreboard {
  readonly sport: 'tennis';
  /** Points in the running game as they are called: "15", "40", "AD", in a tie-break "6". Empty before and after the match. */
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
    winner: winnerOf(state),
    progress: progress(state),
    isInPlay,
    segments: state.phase === 'pre-game' ? [] : segments(state),
    situation: isInPlay ? situation(state) : endWords(state),
    alert: isInPlay ? alertOf(state) : '',
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    homeGameScore: called.home,
    awayGameScore: called.away,
    currentServer: isInPlay ? nextServer(state) : undefined,
    isTieBreak: isInPlay && runningGameTo(state) > GAME_TO,
    counts: countsOf(state),
    format: state.plays > 0 ? `Best of ${2 * state.rules.setsToWin - 1} sets` : undefined,
    lastPlay: state.lastPlay,
  };
}

function sideBoard(state: TennisState, side: SideKey): SideBoard {
  const isInPlay = state.phase === 'in-play';
  return {
    score: String(setsWon(state)[side]),
    segment: isInPlay ? runningSet(state)[side] : undefined,
    marker: isInPlay && nextServer(state) === side ? 'serve' : undefined,
    note: '',
  };
}

/** What the score does not tell of how a match ended. */
function endWords(state: TennisState): string {
  const { sides, retired } = state;
  return retired === undefined ? '' : retirementWords(sides, retired, awarded(state));
}

/** The points as they are called, the server's first, and so with a name before them: "OLA serves 40–15", "Deuce", "Ad in". */
function situation(state: TennisState): string {
  const called = calledScore(state);
  const server = nextServer(state) ?? 'home';
  const [own, other] = [called[server], called[otherSide(server)]];
  if (own === '40' && other === '40') return 'Deuce';
  if (own === 'AD') return 'Ad in';
  return other === 'AD' ? 'Ad out' : `${state.sides[server].abbreviation} serves ${own}–${other}`;
}

/** "Set 2", "Set 3 Tiebreak", "Final", "Final (retired)"; empty before the match. */
function progress(state: TennisState): string {
  if (state.phase === 'pre-game') return '';
  if (state.phase === 'final') return state.retired === undefined ? 'Final' : 'Final (retired)';
  return `Set ${state.sets.length}${runningGameTo(state) > GAME_TO ? ' Tiebreak' : ''}`;
}

/** The games of each set, with the points of the tie-break it ended with. */
function segments({ sets, games }: TennisState): Segment[] {
  return sets.map(({ home, away }, index) => {
    const last = games.findLast(({ set }) => set === index + 1);
    const tieBreak = last && last.to > GAME_TO ? countPoints(last.points) : undefined;
    return { shortName: String(index + 1), home, away, ...(tieBreak && { tieBreak }) };
  });
}
