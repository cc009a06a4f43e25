import { madeOnce } from '../kit/made-once.ts';
import { countPoints } from '../rally/points.ts';
import { emptyOutcomes, type TableTennisOutcomes } from './outcomes.ts';
import type { TableTennisState } from './state.ts';

/** The real match as far as it was played, as one sample. */
export const actual = madeOnce((state: TableTennisState): TableTennisOutcomes => {
  const { games, retired, rules } = state;
  const outcomes = emptyOutcomes(1, games.length);
  games.forEach((points, game) => {
    const { home, away } = countPoints(points);
    outcomes.points.home[game]?.fill(home);
    outcomes.points.away[game]?.fill(away);
  });
  return { ...outcomes, rules, letters: games, stopped: retired === undefined ? undefined : state };
});
