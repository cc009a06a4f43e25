import type { FeedMessage } from '@fairline/feed/message.ts';
import { parseFeedMessage } from '@fairline/feed/message-schema.ts';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { FeedInlet } from './inlet.ts';
import { ScheduledSource } from './scheduled-source.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const LEFT = { source: 'test', eventId: 'left', at: '2020-01-01T00:00:00.000Z' } as const;

/** What is told of a game that was begun and is not in the schedule any more, and what is logged, after a few looks at the schedule. */
async function toldOfLeft(last: FeedMessage) {
  const received: FeedMessage[] = [];
  const inlet: FeedInlet = {
    retold: async () => [],
    receive: async (value) => {
      const read = parseFeedMessage(value);
      if (read.ok) received.push(read.message);
      return { kind: 'accepted' };
    },
    histories: async () => new Map([['left', [last]]]),
    unfinished: async () => ['left'],
  };
  const logger = { error: vi.fn() };
  const games = vi.fn(() => []);
  const resume = vi.fn(() => undefined);
  const source = new ScheduledSource(
    { name: 'test', refreshMs: 10, games, resume },
    { clock: systemClock, logger },
  );
  await source.start(inlet);
  await vi.waitFor(() => expect(games.mock.calls.length).toBeGreaterThan(4), WAIT);
  source.stop();
  return { received, logger, resume };
}

test('a game that was begun and is not played any more is given up once, suspended and logged', async () => {
  const { received, logger, resume } = await toldOfLeft({ ...LEFT, sequence: 7, kind: 'alive' });
  expect(resume).toHaveBeenCalledTimes(1);
  expect(received.map(({ eventId, sequence, kind }) => `${eventId} ${sequence} ${kind}`)).toEqual([
    'left 8 suspend',
  ]);
  expect(logger.error.mock.calls).toEqual([
    [expect.objectContaining({ eventId: 'left' }), expect.stringContaining('not in the schedule any more')],
  ]);
});

test('a game that is given up again by the next start is not told suspended again', async () => {
  const suspend: FeedMessage = { ...LEFT, sequence: 8, kind: 'suspend', reason: 'The source cannot.' };
  const { received, logger } = await toldOfLeft(suspend);
  expect(received).toEqual([]);
  expect(logger.error).toHaveBeenCalledTimes(1);
});
