import { expect, test } from 'vitest';
import { nbaRosters } from './roster.ts';
import { statsForm } from './stats-form.ts';

const headers = ['EVENTMSGTYPE', 'EVENTMSGACTIONTYPE', 'PERIOD', 'PCTIMESTRING', 'SCORE'];
const person = ['PERSON1TYPE', 'PLAYER1_ID', 'PLAYER1_NAME', 'PLAYER1_TEAM_ABBREVIATION'];
const miss = (...by: readonly (number | string)[]) => [2, 1, 1, '11:40', '', ...by];

test('two players of the same short name are told by their whole ones, all others by the short', () => {
  const rowSet = [
    miss(4, 1, 'Ann Alder', 'OKC'),
    miss(4, 2, 'Bea Birch', 'OKC'),
    miss(5, 3, 'Ada Alder', 'WAS'),
  ];
  const game = statsForm({
    resource: 'playbyplay',
    parameters: { GameID: '0021600270' },
    resultSets: [{ name: 'PlayByPlay', headers: [...headers, ...person], rowSet }],
  });
  const rosters = game && nbaRosters(game);
  expect(rosters?.home.names).toEqual(['Ann Alder', 'B. Birch']);
  expect(rosters?.away.names).toEqual(['Ada Alder']);
});
