import type { FeedMessage } from '@fairline/feed/message.ts';
import { expect, test, vi } from 'vitest';
import type { FeedInlet } from './inlet.ts';
import { receivedBy } from './until-written.ts';

const MESSAGE: FeedMessage = {
  source: 'test',
  eventId: 'e-1',
  sequence: 1,
  at: '2030-01-01T00:00:00.000Z',
  kind: 'alive',
};

function failing(code: string, times: number) {
  const receive = vi.fn<FeedInlet['receive']>().mockResolvedValue({ kind: 'accepted' });
  for (let time = 0; time < times; time += 1) {
    receive.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  }
  const inlet: FeedInlet = {
    receive,
    histories: async () => new Map(),
    unfinished: async () => [],
    retold: async () => [],
  };
  return { inlet, receive };
}

const logger = { error: () => {} };

test('a message is sent until the database is there again', async () => {
  const { inlet, receive } = failing('ECONNREFUSED', 2);
  const { signal } = new AbortController();
  expect(await receivedBy(inlet, MESSAGE, { signal, logger })).toEqual({ kind: 'accepted' });
  expect(receive).toHaveBeenCalledTimes(3);
});

test('one that the database cannot keep counts as refused, not as told', async () => {
  const { inlet, receive } = failing('22P05', 9);
  const { signal } = new AbortController();
  expect(await receivedBy(inlet, MESSAGE, { signal, logger })).toMatchObject({ kind: 'refused' });
  expect(receive).toHaveBeenCalledTimes(1);
});

test('who stops is told nothing', async () => {
  const { inlet } = failing('ECONNREFUSED', 9);
  const ended = new AbortController();
  ended.abort();
  expect(await receivedBy(inlet, MESSAGE, { signal: ended.signal, logger })).toBeUndefined();
});
