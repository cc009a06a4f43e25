import { fighters } from '@fairline/feed/season/players/fighters.ts';
import { inventedPlayers } from '@fairline/feed/season/players/invented.ts';
import { lastingRating } from '@fairline/feed/season/ratings.ts';
import { expect, test } from 'vitest';
import {
  formatRecord,
  hasCareer,
  keptRecord,
  outcomeOf,
  playedOn,
  playedOtherwise,
  shownRecord,
  withCareer,
} from './team-record.ts';

const unplayed = { wins: 0, losses: 0, ties: 0 };

test('a record counts wins, losses and ties', () => {
  const record = playedOn(playedOn(playedOn(unplayed, 'wins'), 'losses'), 'ties');
  expect(formatRecord(record)).toBe('1-1-1');
  expect(formatRecord(playedOn(unplayed, 'wins'))).toBe('1-0');
  expect(formatRecord(unplayed)).toBeUndefined();
});

test('a fighter has a record before the first fight, which the fights here make longer and no season ends', () => {
  const before = withCareer(unplayed, 'ib-d-vantreel');
  if (!before) throw new Error('He has no career.');
  expect(before.wins + before.losses).toBeGreaterThan(6);
  const later = Array.from({ length: 20 }).reduce<typeof unplayed>(
    (record) => playedOn(record, 'wins'),
    unplayed,
  );
  expect(withCareer(later, 'ib-d-vantreel')).toEqual({ ...before, wins: before.wins + 20 });
});

test('what a team has won and lost here is no record of its season', () => {
  expect(hasCareer('ib-d-vantreel')).toBe(true);
  expect(hasCareer('nfl-kc')).toBe(false);
  expect(withCareer({ wins: 2, losses: 1, ties: 0 }, 'nfl-kc')).toBeUndefined();
});

test('the better fighters have won more of their fights', () => {
  const all = inventedPlayers('ib', fighters).flat();
  const ordered = [...all].sort((one, other) => lastingRating(other) - lastingRating(one));
  const shareOf = (sides: typeof all) => {
    const records = sides.flatMap(({ id }) => withCareer(unplayed, id) ?? []);
    const sum = (of: 'wins' | 'losses') => records.reduce((games, record) => games + record[of], 0);
    return sum('wins') / (sum('wins') + sum('losses'));
  };
  const half = ordered.length >> 1;
  expect(shareOf(ordered.slice(0, half))).toBeGreaterThan(shareOf(ordered.slice(half)) + 0.1);
  expect(shareOf(ordered)).toBeGreaterThan(0.6);
});

test('a record that was told has the third number that was told with it, and is not shown before the first game', () => {
  expect(keptRecord({ wins: 7, losses: 4 })).toBe('7-4');
  expect(keptRecord({ wins: 9, losses: 3, ties: 0 })).toBe('9-3-0');
  expect(keptRecord({ wins: 12, losses: 7, overtimeLosses: 3 })).toBe('12-7-3');
  expect(shownRecord('0-10')).toBe('0-10');
  expect(shownRecord('0-0-0')).toBeUndefined();
});

test('a game counts for who won it: a side, neither, or nobody', () => {
  expect((['home', 'away', 'level', undefined] as const).map((winner) => outcomeOf(winner, 'away'))).toEqual([
    'losses',
    'wins',
    'ties',
    undefined,
  ]);
});

test('a game that counted as what was corrected counts as the other thing', () => {
  const record = { wins: 2, losses: 1, ties: 0 };
  expect(playedOtherwise(record, 'wins', 'losses')).toEqual({ wins: 1, losses: 2, ties: 0 });
  expect(playedOtherwise(record, 'wins', 'wins')).toEqual(record);
  // Nobody had won it, or nobody has.
  expect(playedOtherwise(record, undefined, 'ties')).toEqual({ wins: 2, losses: 1, ties: 1 });
  expect(playedOtherwise(record, 'wins', undefined)).toEqual({ wins: 1, losses: 1, ties: 0 });
  // It was not counted.
  expect(playedOtherwise(record, 'ties', 'wins')).toEqual(record);
});
