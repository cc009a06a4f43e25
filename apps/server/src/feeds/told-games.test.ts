import type { FeedMessage } from '@fairline/feed/message.ts';
import { nhl } from '@fairline/feed/season/leagues/nhl.ts';
import { Season } from '@fairline/feed/season/season.ts';
import { fixtureMessage, SIMULATOR, simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { hockey } from '@fairline/sports/hockey/hockey.ts';
import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { ToldGames } from './told-games.ts';

const PACE_MINUTES = 13;
const HOUR_MS = 3_600_000;

function game() {
  const [fixture] = new Season(nhl, PACE_MINUTES).fixtures(Date.UTC(2025, 10, 21, 20));
  if (!fixture) throw new Error('no fixture');
  const played = {
    ...{ model: hockey, fixture, strength: hockey.even },
    ...{ paceMinutes: PACE_MINUTES, luck: openLuck },
  };
  const begin = fixtureMessage(fixture, Date.parse(fixture.startsAt) - 24 * HOUR_MS);
  const messages = [begin, ...simulatedGame({ ...played, told: [begin] })];
  return { messages, goneOn: (told: readonly FeedMessage[]) => [...simulatedGame({ ...played, told })] };
}

/** The snapshot that is asked for at that time, of what was told before. */
function snapshotAt(atMs: number, told: readonly FeedMessage[]): FeedMessage {
  const games = new ToldGames(SIMULATOR, new ManualClock(atMs));
  for (const message of told) games.note(message);
  const [{ eventId } = { eventId: '' }] = told;
  const snapshot = games.snapshot(eventId);
  if (!snapshot) throw new Error('nothing was told');
  return snapshot;
}

test.each([
  ['in the break after a period', 'end-of-period'],
  ['in the silence after a goal', 'goal'],
])('a game goes on from a snapshot %s when it would have without', (_, kind) => {
  const { messages, goneOn } = game();
  const at = messages.findIndex((one) => one.kind === 'play' && hockey.parsePlay(one.play).kind === kind);
  const [told, rest] = [messages.slice(0, at + 1), messages.slice(at + 1)];
  const nextMs = Date.parse(rest[0]?.at ?? '');
  const snapshot = snapshotAt(nextMs - 1000, told);
  expect(goneOn([snapshot])).toEqual(rest);
  const again = snapshotAt(nextMs - 500, [snapshot]);
  expect(goneOn([again])).toEqual(rest);
});

test('a game goes on from a snapshot with bets off when it would have without', () => {
  const { messages, goneOn } = game();
  const at = messages.findIndex(({ kind }) => kind === 'pending');
  const rest = messages.slice(at + 1);
  const snapshot = snapshotAt(Date.parse(rest[0]?.at ?? '') - 50, messages.slice(0, at + 1));
  expect(goneOn([snapshot])).toEqual(rest);
});

test('a game that was told again before its start begins when it was announced to', () => {
  const { messages, goneOn } = game();
  const [begin] = messages;
  if (begin?.kind !== 'fixture') throw new Error('no fixture');
  const anHourBeforeMs = Date.parse(begin.fixture.startsAt) - HOUR_MS;
  const snapshot = snapshotAt(anHourBeforeMs, [begin]);
  expect(goneOn([snapshot])).toEqual(messages.slice(1));
  // As snapshots were dated once: when they were asked for.
  expect(goneOn([{ ...snapshot, at: new Date(anHourBeforeMs).toISOString() }])).toEqual(messages.slice(1));
});

test('a stored snapshot that is dated when it was asked for lets the game go on, later and not earlier', () => {
  const { messages, goneOn } = game();
  const [told, rest] = [messages.slice(0, 40), messages.slice(40)];
  const askedMs = Date.parse(told.at(-1)?.at ?? '') + 2000;
  const stored = { ...snapshotAt(askedMs, told), at: new Date(askedMs).toISOString() };
  const later = rest.map((message) => ({
    ...message,
    at: new Date(Date.parse(message.at) + 2000).toISOString(),
  }));
  expect(goneOn([stored])).toEqual(later);
});
