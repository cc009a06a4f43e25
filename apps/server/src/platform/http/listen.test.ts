import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { StartupError } from '../database/startup-error.ts';
import { probePort } from './listen.ts';

const host = '127.0.0.1';

test('a port that is taken is found out before anything is started, a free one stays free', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const found = probePort({ host, port });
  await expect(found).rejects.toThrow(StartupError);
  await expect(found).rejects.toThrow(`Port ${port} on ${host} is taken`);
  other.close();
  await once(other, 'close');
  await probePort({ host, port });
  await probePort({ host, port });
});
