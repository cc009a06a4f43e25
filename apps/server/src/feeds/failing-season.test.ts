import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { expect, test } from 'vitest';
import { tell } from './testing/tell-seasons.ts';

const START_MS = Date.parse('2025-11-22T06:00:00Z');

const failing: League = {
  ...withoutBreak(nba),
  lines: () => {
    throw new Error('There are no lines.');
  },
};

test('a league whose season cannot be made keeps that of no other from being told, now and later', async () => {
  const told: FeedMessage[] = [];
  const leagues = [failing, withoutBreak(nfl)];
  const errors = await tell(told, leagues, START_MS, { fails: true });
  expect(new Set(errors)).toEqual(new Set(['A season could not be told; trying again']));
  expect(told.map(({ kind }) => kind).slice(0, 2)).toEqual(['fixture', 'play']);
  const before = told.length;
  await tell(told, leagues, START_MS + 40 * 60_000, { fails: true });
  expect(told.length).toBeGreaterThan(before);
});
