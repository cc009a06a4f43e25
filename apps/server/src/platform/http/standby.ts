import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { reasonOf } from '../database/startup-error.ts';
import { type ListenAddress, listenError } from './listen.ts';

const RETRY_AFTER_S = '1';

interface Standby {
  /** Whether the port was free. */
  readonly answers: boolean;
  close(): Promise<void>;
}

/**
 * Answers for a server that waits for another to end: /healthz with 200 and {"status": "standby"}, all else with 503. Where the
 * port is the other's, on the same machine, it stays silent. Close it before the server listens. Rejects with StartupError.
 */
export async function answerAsStandby({ host, port }: ListenAddress): Promise<Standby> {
  const server = createServer((request, response) => {
    const isHealth = request.url?.split('?')[0] === '/healthz';
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(!isHealth && { 'retry-after': RETRY_AFTER_S }),
    });
    response.end(JSON.stringify(isHealth ? { status: 'standby' } : { error: 'This server stands by.' }));
  });
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    if (reasonOf(error) !== 'EADDRINUSE') throw listenError(error, { host, port });
    return { answers: false, close: async () => {} };
  }
  return { answers: true, close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await end;
}
