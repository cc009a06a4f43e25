import type { FeedBody, FeedMessage } from '@fairline/feed/message.ts';
import { simulatedGame } from '@fairline/feed/season/simulated-game.ts';
import { openLuck } from '@fairline/feed/season/testing/open-luck.ts';
import { football } from '@fairline/sports/football/football.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CannedSimulator } from './trading/testing/canned-simulator.ts';
import { type PushedTrading, startPushedTrading } from './trading/testing/pushed-trading.ts';
import { testFixture } from './trading/testing/test-trading.ts';

const AT = '2030-01-06T17:00:00.000Z';

let t: PushedTrading;
beforeAll(async () => {
  t = await startPushedTrading({ simulator: new CannedSimulator() });
});
afterAll(() => t.stop());

function message(eventId: string, sequence: number, body: FeedBody): FeedMessage {
  return { source: 'acme', eventId, sequence, at: AT, ...body };
}

function begin(eventId: string): FeedMessage {
  return message(eventId, 1, { kind: 'fixture', fixture: testFixture(eventId) });
}

/** A believable game, its fixture first. */
function game(eventId: string): FeedMessage[] {
  const first = begin(eventId);
  const rest = simulatedGame({
    model: football,
    fixture: testFixture(eventId),
    told: [first],
    strength: football.even,
    paceMinutes: 13,
    luck: openLuck,
  });
  return [first, ...[...rest].map((one) => ({ ...one, source: 'acme' }))];
}

async function push(...messages: readonly FeedMessage[]): Promise<unknown[]> {
  const response = await t.post(JSON.stringify(messages));
  expect(response.statusCode).toBe(200);
  return response.json().outcomes;
}

test('a provider is told that a play cannot be, also in the push that announces its event, and what to send is taken', async () => {
  const eventId = 'fault-1';
  const outcomes = await push(
    begin(eventId),
    message(eventId, 2, { kind: 'play', play: { kind: 'touchdown' } }),
    message(eventId, 3, { kind: 'alive' }),
  );
  const suspended = expect.stringMatching(/.{5,}/);
  expect(outcomes).toEqual([
    { kind: 'accepted', eventId },
    { kind: 'accepted', eventId, suspended },
    { kind: 'accepted', eventId, suspended },
  ]);
  await t.trading.idle();
  expect(await push(message(eventId, 4, { kind: 'alive' }))).toEqual([
    { kind: 'refused', eventId, reason: 'a snapshot is awaited' },
  ]);
  const fixture = testFixture(eventId);
  const healed = await push(
    message(eventId, 4, { kind: 'snapshot', fixture, plays: [], pending: false }),
    message(eventId, 5, { kind: 'alive' }),
  );
  expect(healed).toEqual([
    { kind: 'accepted', eventId },
    { kind: 'accepted', eventId },
  ]);
});

test('a provider is told that a result is not the one the plays led to, and nothing is graded by it', async () => {
  const eventId = 'fault-2';
  const played = game(eventId).slice(0, 60);
  await push(...played);
  await t.trading.idle();
  const outcomes = await push(message(eventId, played.length + 1, { kind: 'result', home: 70, away: 0 }));
  expect(outcomes).toEqual([
    { kind: 'accepted', eventId, suspended: expect.stringContaining('the result says') },
  ]);
  expect(t.trading.book(eventId)?.status).toBe('suspended');
  expect(t.trading.grade(eventId, 'moneyline:game', 'home')).toBeUndefined();
});

test('a whole game that is told as it should be is accepted without a word more', async () => {
  const eventId = 'fault-3';
  const outcomes = await push(...game(eventId).slice(0, 500));
  expect(new Set(outcomes.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ kind: 'accepted', eventId })]),
  );
});
