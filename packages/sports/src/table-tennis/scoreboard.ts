import type { Scoreboard, SideKey } from '../sport.ts';
import { countPoints, gamesWon, nextServer, runningGame, type TableTennisState } from './state.ts';

/** The table tennis scoreboard for the wire. The score is of games, a segment has the points of a game. */
export interface TableTennisScoreboard extends Scoreboard {
  readonly sport: 'table-tennis';
  /** Points in the running game; 0 before and after the match. */
  readonly homeGameScore: number;
  readonly awayGameScore: number;
  /** Who serves the next point; undefined before and after the match. */
  readonly currentServer: SideKey | undefined;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: TableTennisState): TableTennisScoreboard {
  const games = gamesWon(state);
  const isInPlay = state.phase === 'in-play';
  const points = isInPlay ? countPoints(runningGame(state)) : { home: 0, away: 0 };
  return {
    sport: 'table-tennis',
    homeScore: games.home,
    awayScore: games.away,
    progress: progress(state),
    isInPlay,
    segments: state.phase === 'pre-game' ? [] : state.games.map(toSegment),
    homeGameScore: points.home,
    awayGameScore: points.away,
    currentServer: isInPlay ? nextServer(state) : undefined,
    lastPlay: state.lastPlay,
  };
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
