import { expect, test } from 'vitest';
import { answerAsStandby } from './standby.ts';

const host = '127.0.0.1';
/** Of no other test. */
const PORT = 40_917;

test('a standby says that it is healthy and sends everything else away, until it is closed', async () => {
  const standby = await answerAsStandby({ host, port: PORT });
  const health = await fetch(`http://${host}:${PORT}/healthz?from=probe`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'standby' }]);
  const other = await fetch(`http://${host}:${PORT}/graphql`, { method: 'POST', body: '{}' });
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '1']);
  // The port of another server on this machine.
  await (await answerAsStandby({ host, port: PORT })).close();
  await standby.close();
  await expect(fetch(`http://${host}:${PORT}/healthz`)).rejects.toThrow(TypeError);
});

test('a standby that cannot listen at all says so', async () => {
  await expect(answerAsStandby({ host: '192.0.2.1', port: PORT })).rejects.toThrow(
    'set FAIRLINE_HOST or FAIRLINE_PORT',
  );
});
