import { fighters } from '@fairline/feed/season/players/fighters.ts';
import { inventedPlayers } from '@fairline/feed/season/players/invented.ts';
import { lastingRating } from '@fairline/feed/season/ratings.ts';
import { expect, test } from 'vitest';
import {
  formatRecord,
  keptRecord,
  outcomeOf,
  playedOn,
  playedOtherwise,
  shownRecord,
  withCareer,
} from './team-record.ts';

const unplayed = { wins: 0, losses: 0, ties: 0 };

test('a record counts wins, losses and ties', () => {
  const record = playedOn(playedOn(playedOn(unplayed, 'nfl', 'wins'), 'nfl', 'losses'), 'nfl', 'ties');
  expect(formatRecord(record)).toBe('1-1-1');
  expect(formatRecord(playedOn(unplayed, 'nhl', 'wins'))).toBe('1-0');
  expect(formatRecord(unplayed)).toBeUndefined();
});

test('a new record begins after as many games as the season of the league has, seventeen where that is not known', () => {
  const won = { wins: 1, losses: 0, ties: 0 };
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'nfl', 'wins')).toEqual(won);
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'atp', 'wins')).toEqual(won);
  expect(playedOn({ wins: 10, losses: 6, ties: 1 }, 'nba', 'wins')).toEqual({ wins: 11, losses: 6, ties: 1 });
  expect(playedOn({ wins: 40, losses: 42, ties: 0 }, 'nba', 'wins')).toEqual(won);
});

test('a fighter has a record before the first fight, which the fights here make longer and no season ends', () => {
  const { wins, losses, ties } = withCareer(unplayed, 'ib-d-vantreel');
  expect(wins + losses).toBeGreaterThan(6);
  const later = Array.from({ length: 20 }).reduce<typeof unplayed>(
    (record) => playedOn(record, 'iron-bell', 'wins'),
    unplayed,
  );
  expect(withCareer(later, 'ib-d-vantreel')).toEqual({ wins: wins + 20, losses, ties });
  expect(withCareer({ wins: 2, losses: 1, ties: 0 }, 'nfl-kc')).toEqual({ wins: 2, losses: 1, ties: 0 });
});

test('the better fighters have won more of their fights', () => {
  const all = inventedPlayers('ib', fighters).flat();
  const ordered = [...all].sort((one, other) => lastingRating(other) - lastingRating(one));
  const shareOf = (sides: typeof all) => {
    const records = sides.map(({ id }) => withCareer(unplayed, id));
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
  // Of a season that is over.
  expect(playedOtherwise(record, 'ties', 'wins')).toEqual(record);
});
