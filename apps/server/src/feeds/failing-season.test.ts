import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { nba } from '@fairline/feed/season/leagues/basketball-leagues.ts';
import { nfl } from '@fairline/feed/season/leagues/nfl.ts';
import { withoutBreak } from '@fairline/feed/season/leagues.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import { expect, test } from 'vitest';
import { PACE_MINUTES, tell } from './testing/tell-seasons.ts';
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

/** The season of a league as far as it was told. */
function seasonIn(told: readonly FeedMessage[], competition: string) {
  const [first] = told.filter(({ kind, eventId }) => kind === 'fixture' && eventId.startsWith(competition));
  const ofSeason = told.filter(({ eventId }) => eventId === first?.eventId);
  const season = ToldSeason.resumed(ofSeason, openLuck);
  if (first?.kind !== 'fixture' || !season) throw new Error('There is no season.');
  const plays = ofSeason.flatMap((message) =>
    message.kind === 'play' ? [futures.parsePlay(message.play).kind] : [],
  );
  return { season, fixture: first.fixture, plays };
}

/** A game that is told anew, without a play. */
function toldAnew(eventId: string, fixture: Fixture): FeedMessage {
  const at = new Date(START_MS).toISOString();
  const envelope = { source: 'test', eventId, sequence: 9, at };
  return {
    ...envelope,
    kind: 'snapshot',
    fixture: { ...fixture, eventId },
    plays: [],
    pending: false,
  };
}

const LATER_MS = START_MS + 40 * 60_000;

test('a season whose correction fails goes no further until it is told, and keeps no other from going on', async () => {
  const leagues = [withoutBreak(nba), withoutBreak(nfl)];
  const told: FeedMessage[] = [];
  await tell(told, leagues, START_MS);
  const { season, fixture } = seasonIn(told, 'nba');
  const [game] = season.gamesLeft();
  if (game === undefined) throw new Error('Nobody plays.');
  const before = told.length;
  const heard = [toldAnew(game.id, fixture)];
  const calledOff = { eventIds: [], againMs: LATER_MS };
  await tell(told, leagues, START_MS, { heard, unread: [game.id], calledOff, fails: true });
  const since = told.slice(before).map(({ eventId }) => eventId);
  expect(since.length).toBeGreaterThan(0);
  expect(since).not.toContain(season.eventId);
  await tell(told, leagues, LATER_MS);
  expect(told.slice(before).map(({ eventId }) => eventId)).toContain(season.eventId);
});

test('one log of before a start that cannot be read holds the season of that game alone', async () => {
  const leagues = [withoutBreak(nba), withoutBreak(nfl)];
  const told: FeedMessage[] = [];
  await tell(told, leagues, START_MS);
  const { season } = seasonIn(told, 'nba');
  const [game] = season.gamesLeft();
  if (game === undefined) throw new Error('Nobody plays.');
  const before = told.length;
  const parts = { retold: ['another', game.id], unread: [game.id] };
  await tell(told, leagues, LATER_MS, { ...parts, fails: true });
  const since = told.slice(before).map(({ eventId }) => eventId);
  expect(since).toContain(seasonIn(told, 'nfl').season.eventId);
  expect(since).not.toContain(season.eventId);
});

test('the table waits for a correction that could not be told when the last game ends, and comes once it is', async () => {
  const leagues = [withoutBreak(nfl)];
  const told: FeedMessage[] = [];
  await tell(told, leagues, START_MS);
  const { season, fixture } = seasonIn(told, 'nfl');
  const games = [...season.gamesLeft()].sort((one, other) => one.startsAtMs - other.startsAtMs);
  const [first, last] = [games.at(0), games.at(-1)];
  if (!first || !last) throw new Error('Nobody plays.');
  // All but the last are over, and nobody told of them.
  const endMs = last.startsAtMs + PACE_MINUTES * 60_000;
  await tell(told, [], endMs);
  const ends = [...seasonIn(told, 'nfl').season.gamesLeft()].map(({ id: eventId }): FeedMessage[] => {
    const envelope = { source: 'test', eventId, at: new Date(endMs).toISOString() };
    return [
      { ...envelope, sequence: 1, kind: 'fixture', fixture: { ...fixture, eventId } },
      { ...envelope, sequence: 2, kind: 'result', home: 21, away: 17 },
    ];
  });
  expect(ends.length).toBeGreaterThan(0);
  const logs = new Map(ends.map((log) => [log[0]?.eventId ?? '', log]));
  const results = ends.flatMap((log) => log.slice(1));
  const parts = { games: logs, heard: [toldAnew(first.id, fixture), ...results], fails: true };
  await tell(told, [], endMs, { ...parts, unread: [first.id] });
  expect(seasonIn(told, 'nfl').season.isPlayed).toBe(true);
  expect(seasonIn(told, 'nfl').plays).not.toContain('table');
  await tell(told, [], endMs, { games: logs, retold: [first.id] });
  expect(seasonIn(told, 'nfl').plays.at(-1)).toBe('table');
});
