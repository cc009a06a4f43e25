import { expect, test } from 'vitest';
import { formatRecord, keptRecord, playedOn, playedOtherwise, shownRecord } from './team-record.ts';

const unplayed = { wins: 0, losses: 0, ties: 0 };

test('a record counts wins, losses and ties', () => {
  const record = playedOn(playedOn(playedOn(unplayed, 'nfl', [24, 20]), 'nfl', [3, 6]), 'nfl', [26, 26]);
  expect(formatRecord(record)).toBe('1-1-1');
  expect(formatRecord(playedOn(unplayed, 'nhl', [1, 0]))).toBe('1-0');
  expect(formatRecord(unplayed)).toBeUndefined();
});

test('a new record begins after as many games as the season of the league has, seventeen where that is not known', () => {
  const won = { wins: 1, losses: 0, ties: 0 };
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'nfl', [7, 3])).toEqual(won);
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'atp', [2, 1])).toEqual(won);
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'nba', [7, 3])).toEqual({ wins: 11, losses: 6, ties: 1 });
  expect(playedOn({ wins: 40, losses: 42, ties: 0 }, 'nba', [7, 3])).toEqual(won);
});

test('a record that was told has the third number that was told with it, and is not shown before the first game', () => {
  expect(keptRecord({ wins: 7, losses: 4 })).toBe('7-4');
  expect(keptRecord({ wins: 9, losses: 3, ties: 0 })).toBe('9-3-0');
  expect(keptRecord({ wins: 12, losses: 7, overtimeLosses: 3 })).toBe('12-7-3');
  expect(shownRecord('0-10')).toBe('0-10');
  expect(shownRecord('0-0-0')).toBeUndefined();
});

test('a game that counted by a score that was corrected counts by the other one', () => {
  const record = { wins: 2, losses: 1, ties: 0 };
  expect(playedOtherwise(record, [24, 20], [24, 27])).toEqual({ wins: 1, losses: 2, ties: 0 });
  expect(playedOtherwise(record, [24, 20], [28, 20])).toEqual(record);
  // Of a season that is over.
  expect(playedOtherwise(record, [20, 20], [24, 20])).toEqual(record);
});
