import type { Contest, PeriodWords } from '../kit/contest.ts';
import { endingsFrom } from '../kit/may-come.ts';
import { stretch } from '../rally/words.ts';
import { actual } from './actual.ts';
import { gameNumber, gamesOf, type Period, pointsOf } from './measures.ts';
import type { TableTennisOutcomes } from './outcomes.ts';
import { gamesWon, type TableTennisState } from './state.ts';

const GAME_WORDS = {
  g1: stretch(1, 'Game', 'frame'),
  g2: stretch(2, 'Game', 'frame'),
  g3: stretch(3, 'Game', 'frame'),
  g4: stretch(4, 'Game', 'frame'),
  g5: stretch(5, 'Game', 'frame'),
  g6: stretch(6, 'Game', 'frame'),
  g7: stretch(7, 'Game', 'frame'),
} as const satisfies Readonly<Record<string, PeriodWords>>;

const stretches = {
  periods: { game: { title: '', sentence: '', classification: 'game' }, ...GAME_WORDS },
  isPeriodOver,
  actual,
};

/** Who wins: the match by games, a game by points. */
export const games: Contest<TableTennisState, TableTennisOutcomes, Period> = {
  ...stretches,
  unit: { one: 'game', many: 'games' },
  countsLeader: true,
  endings: (state) => endingsFrom(state.rules.gamesToWin, gamesWon(state)),
  pointsOf: gamesOf,
};

/** Points, which both spread and total count. */
export const points: Contest<TableTennisState, TableTennisOutcomes, Period> = {
  ...stretches,
  unit: { one: 'point', many: 'points' },
  isAside: true,
  pointsOf,
};

/** Whether the match was played to its end; one that was given up was not. */
export function isOver(state: TableTennisState): boolean {
  return state.phase === 'final' && state.retired === undefined;
}

/** Whether a stretch was played to its end, or never will be since the match was. */
function isPeriodOver(state: TableTennisState, period: Period): boolean {
  if (isOver(state)) return true;
  return period !== 'game' && gameNumber(period) < state.games.length;
}
