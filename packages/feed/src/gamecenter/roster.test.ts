import { expect, test } from 'vitest';
import type { RecordedGame } from './recorded-game.ts';
import { recordedRosters } from './roster.ts';
import { CATCH, RUN } from './stats.ts';

const side = (abbreviation: string) => ({ abbreviation, quarters: [], total: 0 });

/** A game of one row, in which players of the home side run and catch as often as their names are told. */
function gameOf(told: readonly (readonly [player: string, name: string, stats: readonly number[]])[]) {
  const deeds = told.map(([player, name, [stat = 0]]) => ({ player, name, club: 'CLE', stat, yards: 4 }));
  const game: RecordedGame = {
    ...{ gsisId: '2030010600', home: side('CLE'), away: side('SEA'), ended: false },
    plays: [
      {
        ...{ id: 1, quarter: 1, clock: 900, team: 'CLE', yardLine: 'CLE 20', down: 1, distance: 10 },
        ...{ note: '', text: '', scoring: false, summary: undefined, deeds },
      },
    ],
  };
  return game;
}

test('who is told by two names has the first that is his alone, and nobody else is named by either', () => {
  const game = gameOf([
    ['a', 'A.Alder', RUN],
    ['b', 'B.Birch', RUN],
    ['a', 'Al.Alder', RUN],
    ['b', 'Bo.Birch', RUN],
    ['c', 'Al.Alder', CATCH],
  ]);
  const { home } = recordedRosters(game);
  expect(home?.names.filter(Boolean)).toEqual(['A.Alder', 'B.Birch']);
  expect(home?.placeOf('c')).toBe(3);
});
