import { Child } from './pages/child.ts';

const CONNECTIONS = 5_000;
/** What the web app's page follows: markets, scores, what stands on it, what is put forward. */
const EACH = 4;
const MEGABYTE = 1024 * 1024;

interface Started {
  readonly urls: { readonly ours: string };
}

/** What connections cost the server in memory: first idle with their subscriptions, then after rounds of prices to all. */
export async function run({ quick }: { readonly quick: boolean }) {
  const server = new Child(new URL('./fanout/server.ts', import.meta.url), ['--expose-gc']);
  const clients = new Child(new URL('./fanout/clients.ts', import.meta.url));
  try {
    const { urls } = await server.call<Started>('start');
    const crowd = { connections: CONNECTIONS, each: EACH };
    const before = await server.call<number>('memory');
    await clients.call('open', { way: 'ours', url: urls.ours, ...crowd, subscribe: true, snapshot: true });
    const idle = await server.call<number>('memory');
    for (let round = 0; round < (quick ? 20 : 100); round += 1) {
      await clients.call('expect', 'ours');
      await server.call('round', { way: 'ours', each: EACH });
      await clients.call('received', 'ours');
    }
    const busy = await server.call<number>('memory');
    return {
      ratios: {},
      figures: {
        connections: CONNECTIONS,
        subscriptionsEach: EACH,
        idleMegabytes: Math.round((idle - before) / MEGABYTE),
        busyMegabytes: Math.round((busy - before) / MEGABYTE),
        idleBytesPerConnection: Math.round((idle - before) / CONNECTIONS),
      },
    };
  } finally {
    server.stop();
    clients.stop();
  }
}
