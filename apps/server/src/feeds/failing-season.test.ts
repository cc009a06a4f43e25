import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { expect, test } from 'vitest';
import { tell } from './testing/tell-seasons.ts';
import { ToldSeason } from './told-season.ts';

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

test('a season whose correction fails goes no further until it is told, and keeps no other from going on', async () => {
  const leagues = [withoutBreak(nba), withoutBreak(nfl)];
  const told: FeedMessage[] = [];
  await tell(told, leagues, START_MS);
  const [season] = told.filter(({ kind, eventId }) => kind === 'fixture' && eventId.startsWith('nba'));
  const resumed = ToldSeason.resumed(
    told.filter(({ eventId }) => eventId === season?.eventId),
    openLuck,
  );
  const [game] = resumed?.gamesLeft() ?? [];
  if (season?.kind !== 'fixture' || game === undefined) throw new Error('Nobody plays.');
  const before = told.length;
  const again: FeedMessage = {
    source: 'test',
    eventId: game.id,
    sequence: 9,
    at: new Date(START_MS).toISOString(),
    kind: 'snapshot',
    fixture: { ...season.fixture, eventId: game.id },
    plays: [],
    pending: false,
  };
  const later = START_MS + 40 * 60_000;
  const calledOff = { eventIds: [], againMs: later };
  await tell(told, leagues, START_MS, { heard: [again], unread: [game.id], calledOff, fails: true });
  const since = told.slice(before).map(({ eventId }) => eventId);
  expect(since.length).toBeGreaterThan(0);
  expect(since).not.toContain(season.eventId);
  await tell(told, leagues, later);
  expect(told.slice(before).map(({ eventId }) => eventId)).toContain(season.eventId);
});
