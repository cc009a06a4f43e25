import { countPoints } from '../rally/points.ts';
import { retirementWords } from '../rally/retirement.ts';
import { leader, type Scoreboard, type SideBoard, type SideKey } from '../sport.ts';
import { afterPoint } from './apply.ts';
import { isOver } from './contest.ts';
import { gamesWon, nextServer, runningGame, type TableTennisState } from './state.ts';

/** The table tennis scoreboard for the wire. The score is of games, a segment has the points of a game. */
export interface TableTennisScoreboard extends Scoreboard {
  readonly sport: 'table-tennis';
  /** Points in the running game; empty before and after the match. */
  readonly homeGameScore: string;
  readonly awayGameScore: string;
  /** Who serves the next point; undefined before and after the match. */
  readonly currentServer: SideKey | undefined;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: TableTennisState): TableTennisScoreboard {
  const games = gamesWon(state);
  const isInPlay = state.phase === 'in-play';
  const points = countPoints(runningGame(state));
  return {
    sport: 'table-tennis',
    homeScore: games.home,
    awayScore: games.away,
    winner: isOver(state) ? leader(games) : undefined,
    progress: progress(state),
    isInPlay,
    format: state.plays > 0 ? `Best of ${2 * state.rules.gamesToWin - 1} games` : undefined,
    segments: state.phase === 'pre-game' ? [] : state.games.map(toSegment),
    // The points stand with each side.
    situation: state.retired === undefined ? '' : retirementWords(state.sides, state.retired, undefined),
    alert: isInPlay ? alertOf(state) : '',
    home: sideBoard(state, 'home'),
    away: sideBoard(state, 'away'),
    homeGameScore: isInPlay ? String(points.home) : '',
    awayGameScore: isInPlay ? String(points.away) : '',
    currentServer: isInPlay ? nextServer(state) : undefined,
    lastPlay: state.lastPlay,
  };
}

function sideBoard(state: TableTennisState, side: SideKey): SideBoard {
  const isInPlay = state.phase === 'in-play';
  return {
    score: String(gamesWon(state)[side]),
    segment: isInPlay ? countPoints(runningGame(state))[side] : undefined,
    marker: isInPlay && nextServer(state) === side ? 'serve' : undefined,
    note: '',
  };
}

/** What the next point can decide: "Match point", "Game point"; empty for every other. */
function alertOf(state: TableTennisState): string {
  const after = (['home', 'away'] as const).map((side) => afterPoint(state, side, side));
  if (after.some(({ phase }) => phase === 'final')) return 'Match point';
  return after.some(({ games }) => games.length > state.games.length) ? 'Game point' : '';
}

/** "Game 2", "Final", "Final (retired)"; empty before the match. */
function progress({ phase, retired, games }: TableTennisState): string {
  if (phase === 'pre-game') return '';
  if (phase === 'final') return retired === undefined ? 'Final' : 'Final (retired)';
  return `Game ${games.length}`;
}

function toSegment(points: string, index: number) {
  return { shortName: String(index + 1), ...countPoints(points) };
}
