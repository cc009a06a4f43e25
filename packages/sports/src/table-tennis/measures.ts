import type { Measure, SideKey } from '../sport.ts';
import { type TableTennisOutcomes, TOLD_POINTS } from './outcomes.ts';
import { MOST_GAMES } from './state.ts';

export type TableTennisMeasure = Measure<TableTennisOutcomes>;

export const GAMES = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'] as const;
export type GameKey = (typeof GAMES)[number];
/** The whole match, or a game of it. */
export type Period = 'game' | GameKey;

/** Number of a game, from 1. */
export function gameNumber(key: GameKey): number {
  return GAMES.indexOf(key) + 1;
}

/** Points of one side in a game, or in the match. */
export function pointsOf(side: SideKey, period: Period): TableTennisMeasure {
  const key = `points:${side}:${period}`;
  if (period !== 'game') {
    return {
      key,
      bind: ({ points }) => {
        const column = points[side][gameNumber(period) - 1];
        return (index) => column?.[index] ?? 0;
      },
    };
  }
  return {
    key,
    bind: ({ points }) => {
      const columns = points[side];
      return (index) => {
        let sum = 0;
        for (let game = 0; game < MOST_GAMES; game++) sum += columns[game]?.[index] ?? 0;
        return sum;
      };
    },
  };
}

/** Games of one side in the match; of a single game, its points. */
export function gamesOf(side: SideKey, period: Period): TableTennisMeasure {
  if (period !== 'game') return pointsOf(side, period);
  return {
    key: `games:${side}`,
    bind: ({ points }) => {
      const own = points[side];
      const other = points[side === 'home' ? 'away' : 'home'];
      return (index) => {
        let games = 0;
        for (let game = 0; game < MOST_GAMES; game++) {
          if ((own[game]?.[index] ?? 0) > (other[game]?.[index] ?? 0)) games += 1;
        }
        return games;
      };
    },
  };
}

/** Who wins point `point` of a game: 1 home, 2 away, 0 when it is not played. */
export function pointWinnerOf(game: GameKey, point: number): TableTennisMeasure {
  return {
    key: `point:${game}:${point}`,
    bind: (outcomes) => {
      const winnerOf = pointsTold(outcomes, game);
      return (index) => winnerOf(index, point - 1);
    },
  };
}

/** Who has so many points of a game first: 1 home, 2 away, 0 when nobody is known to. */
export function raceInGame(game: GameKey, to: number): TableTennisMeasure {
  return {
    key: `game-race:${game}:${to}`,
    bind: (outcomes) => {
      const winnerOf = pointsTold(outcomes, game);
      return (index) => {
        let home = 0;
        let away = 0;
        for (let point = 0; point < TOLD_POINTS; point++) {
          const winner = winnerOf(index, point);
          if (winner === 1) home += 1;
          else if (winner === 2) away += 1;
          else return 0;
          if (home === to) return 1;
          if (away === to) return 2;
        }
        return 0;
      };
    },
  };
}

/** The winner of each point of a game as far as it is told, from point 0. */
function pointsTold(outcomes: TableTennisOutcomes, game: GameKey): (index: number, point: number) => number {
  const { letters, rally, rallyGame } = outcomes;
  if (letters !== undefined) {
    const known = letters[gameNumber(game) - 1] ?? '';
    return (_index, point) => {
      const letter = known.charAt(point);
      return letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
    };
  }
  if (gameNumber(game) !== rallyGame) return () => 0;
  return (index, point) => rally[index * TOLD_POINTS + point] ?? 0;
}
