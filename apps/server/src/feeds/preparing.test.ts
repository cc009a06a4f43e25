import type { FeedMessage } from '@fairline/feed/message.ts';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { ScheduledSource } from './scheduled-source.ts';

const WAIT = { timeout: 60_000, interval: 20 };

function gameOf(competition: string, eventId: string) {
  const at = new Date().toISOString();
  const alive: FeedMessage = { source: 'test', eventId, at, sequence: 2, kind: 'alive' };
  return {
    eventId,
    competition,
    startsAtMs: Date.now(),
    longestMs: 3_600_000,
    messages: async () => [alive],
  };
}

test('of which competitions games are prepared is told until they are, but of games that were told before', async () => {
  const before: FeedMessage = {
    ...{ source: 'test', eventId: 'before', at: new Date().toISOString() },
    ...{ sequence: 1, kind: 'alive' },
  };
  const games = [gameOf('told', 'before'), gameOf('untold', 'first')];
  const onPreparing = vi.fn();
  const source = new ScheduledSource(
    { name: 'test', refreshMs: 10, games: () => games, resume: () => undefined },
    { clock: systemClock, logger: { error: vi.fn() }, onPreparing },
  );
  await source.start({
    receive: async () => ({ kind: 'accepted' }),
    histories: async () => new Map([['before', [before]]]),
    unfinished: async () => [],
    retold: async () => [],
  });
  await vi.waitFor(() => expect(onPreparing.mock.calls).toEqual([[new Set(['untold'])], [new Set()]]), WAIT);
  source.stop();
});
