import { Child } from '../pages/child.ts';

const CONNECTIONS = 5_000;
/** What the web app's page follows: markets, scores, what stands on it, what is put forward. */
const EACH = 4;

interface Started {
  readonly urls: { readonly ours: string };
}

/** Of the server's whole process, in bytes. */
export interface Memory {
  readonly connections: number;
  readonly each: number;
  /** With nobody connected. */
  readonly before: number;
  /** With all connections and their subscriptions, each of which got its first message. */
  readonly idle: number;
  /** After rounds of prices to all. */
  readonly busy: number;
}

/**
 * What so many connections cost a server of their own.
 *
 * @param flags of Node; with `--expose-gc` rubbish is left out
 */
export async function memoryOfConnections(rounds: number, flags: readonly string[]): Promise<Memory> {
  const server = new Child(new URL('./server.ts', import.meta.url), [...process.execArgv, ...flags]);
  const clients = new Child(new URL('./clients.ts', import.meta.url));
  try {
    const { urls } = await server.call<Started>('start');
    const crowd = { connections: CONNECTIONS, each: EACH };
    const before = await server.call<number>('memory');
    await clients.call('open', { way: 'ours', url: urls.ours, ...crowd, subscribe: true, snapshot: true });
    const idle = await server.call<number>('memory');
    for (let round = 0; round < rounds; round += 1) {
      await clients.call('expect', 'ours');
      await server.call('round', { way: 'ours', each: EACH });
      await clients.call('received', 'ours');
    }
    const busy = await server.call<number>('memory');
    return { ...crowd, before, idle, busy };
  } finally {
    server.stop();
    clients.stop();
  }
}
