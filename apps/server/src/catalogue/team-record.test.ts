import { expect, test } from 'vitest';
import { formatRecord, playedOn, playedOtherwise } from './team-record.ts';

const unplayed = { wins: 0, losses: 0, ties: 0 };

test('a record counts wins, losses and ties', () => {
  const record = playedOn(playedOn(playedOn(unplayed, [24, 20]), [3, 6]), [26, 26]);
  expect(formatRecord(record)).toBe('1-1-1');
  expect(formatRecord(playedOn(unplayed, [1, 0]))).toBe('1-0');
  expect(formatRecord(unplayed)).toBeUndefined();
});

test('after seventeen games a new season begins', () => {
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, [7, 3])).toEqual({ wins: 1, losses: 0, ties: 0 });
});

test('a game that counted by a score that was corrected counts by the other one', () => {
  const record = { wins: 2, losses: 1, ties: 0 };
  expect(playedOtherwise(record, [24, 20], [24, 27])).toEqual({ wins: 1, losses: 2, ties: 0 });
  expect(playedOtherwise(record, [24, 20], [28, 20])).toEqual(record);
  // Of a season that is over.
  expect(playedOtherwise(record, [20, 20], [24, 20])).toEqual(record);
});
