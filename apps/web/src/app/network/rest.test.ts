import { afterEach, expect, test, vi } from 'vitest';
import { callRest } from './rest.ts';

afterEach(() => vi.restoreAllMocks());

const answering = (status: number) => async () =>
  new Response(status === 204 || status === 205 ? null : '{}', { status });
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

test('a call without an answer is broken off after 5 s and is a timeout [API-006]', async () => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const silent = (_url: string | URL | Request, init: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  const call = callRest('/i/regions', {}, silent);
  over.abort();
  expect(await call).toEqual({ kind: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('each way to fail has its kind: unauthorized, network, connection, unknown [API-006]', async () => {
  expect(await callRest('/api/session', {}, answering(401))).toMatchObject({ kind: 'unauthorized' });
  expect(await callRest('/api/session', {}, failing)).toEqual({ kind: 'connection' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await callRest('/api/session', {}, failing)).toEqual({ kind: 'network' });
});

test.each<[number, string]>([
  ...[200, 201, 202, 204, 205, 302, 403, 404, 422, 429].map((status): [number, string] => [
    status,
    'answered',
  ]),
  [401, 'unauthorized'],
  [500, 'unknown'],
  [503, 'unknown'],
])('the status %i is %s [API-007]', async (status, kind) => {
  expect(await callRest('/api/session', {}, answering(status))).toMatchObject({ kind });
});
