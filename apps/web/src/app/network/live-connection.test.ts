import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveConnection } from './live-connection.ts';

interface Sink {
  next(message: unknown): void;
  error(error: unknown): void;
}

const createClient = vi.fn();

let sinks: Sink[];
let payloads: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  sinks = [];
  payloads = [];
  createClient.mockReset().mockImplementation(() => ({
    subscribe: (payload: unknown, sink: Sink) => {
      payloads.push(payload);
      sinks.push(sink);
      return () => {};
    },
    dispose: () => {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = { name: 'BalanceChanged', hash: 'known', variables: {} };

async function subscribed() {
  const live = openLiveConnection(
    async () => ({ authorization: 'Bearer t' }),
    async () => ({ createClient }),
  );
  const answers: unknown[] = [];
  const stop = live.subscribe(request, { next: (answer) => answers.push(answer), complete: () => {} });
  await vi.waitFor(() => expect(sinks).toHaveLength(1));
  return { answers, stop };
}

test('one websocket asks for a sign of life every 30 s and is tried twice again [API-005]', async () => {
  await subscribed();
  expect(createClient).toHaveBeenCalledTimes(1);
  expect(createClient).toHaveBeenCalledWith(expect.objectContaining({ keepAlive: 30_000, retryAttempts: 2 }));
  expect(createClient.mock.lastCall?.[0].url()).toMatch(/^ws:\/\/.*\/graphql\/ws$/);
});

test('a subscription that failed is made again after 30 s, and goes on [API-005]', async () => {
  const { answers } = await subscribed();
  sinks[0]?.error(new Event('error'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sinks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sinks).toHaveLength(2);
  sinks[1]?.next({ data: { balance: 1 } });
  expect(answers).toEqual([{ data: { balance: 1 } }]);
});

test('a connection whose code did not come is made when it comes, after 30 s or as soon as the browser is online', async () => {
  const library = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ createClient });
  const live = openLiveConnection(async () => ({}), library);
  for (const name of ['One', 'Two'])
    live.subscribe({ ...request, name }, { next: () => {}, complete: () => {} });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(library).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sinks).toHaveLength(2));
  expect(library).toHaveBeenCalledTimes(2);
  expect(createClient).toHaveBeenCalledTimes(1);
});

const unknownHash = [{ message: 'PersistedQueryNotFound' }];

async function subscribedByHash(textOf: (hash: string) => Promise<string | undefined>) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const live = openLiveConnection(
    async () => ({}),
    async () => ({ createClient }),
    textOf,
  );
  live.subscribe(request, { next: () => {}, complete: () => {} });
  await vi.waitFor(() => expect(sinks).toHaveLength(1));
  sinks[0]?.error(unknownHash);
  return warned;
}

test('an operation whose hash the server does not know goes out with its text, and nobody is told of a failure', async () => {
  const warned = await subscribedByHash(async () => 'subscription BalanceChanged { balance }');
  await vi.waitFor(() => expect(sinks).toHaveLength(2));
  expect(payloads[1]).toMatchObject({ query: 'subscription BalanceChanged { balance }' });
  expect(warned).not.toHaveBeenCalled();
});

test.each([
  ['did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nobody knows', () => Promise.resolve(undefined)],
])('a subscription whose text %s is reported and made again after 30 s', async (_why, textOf) => {
  const warned = await subscribedByHash(textOf);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sinks).toHaveLength(1);
  expect(warned).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sinks).toHaveLength(2);
});

test('a subscription that was ended is not made again', async () => {
  const { stop } = await subscribed();
  sinks[0]?.error(new Event('error'));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sinks).toHaveLength(1);
});
