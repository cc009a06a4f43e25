import { expect, test } from 'vitest';
import { NFL } from './nfl/teams.ts';
import { realGame } from './real-game.ts';

const side = (id: string, players?: readonly string[]) => ({
  ...{ id, name: id, mediumName: id, abbreviation: id },
  ...(players && { players }),
});
const fixture = { ...NFL, eventId: 'e', startsAt: '2030-01-01T00:00:00.000Z', lines: {} };

test('a real game whose source names no players of a side has none there, and whom it names stays', () => {
  const { home, away } = realGame({ ...fixture, home: side('h', ['', 'B. Ola']), away: side('a') });
  expect([home, away]).toEqual([side('h', ['', 'B. Ola']), side('a', [])]);
});

test('of single players, of a field and of what nobody plays, a fixture stays as it was told', () => {
  for (const sport of ['tennis', 'futures', 'chess']) {
    const told = { ...fixture, sport, home: side('h'), away: side('a') };
    expect(realGame(told)).toEqual(told);
  }
});
