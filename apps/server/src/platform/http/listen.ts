import { once } from 'node:events';
import { createServer } from 'node:net';
import { reasonOf, StartupError } from '../database/startup-error.ts';

export interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Whether the server could listen there now, before anything costly is started. Rejects with StartupError if not. */
export async function probePort({ host, port }: ListenAddress): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** What listening failed with, in words that say what to do; other errors as they are. */
export function listenError(error: unknown, { host, port }: ListenAddress): unknown {
  const reason = reasonOf(error);
  if (reason === 'EADDRINUSE') {
    return new StartupError(`Port ${port} on ${host} is taken: stop what uses it, or set FAIRLINE_PORT.`);
  }
  if (reason === 'EADDRNOTAVAIL' || reason === 'EACCES' || reason === 'ENOTFOUND') {
    return new StartupError(
      `Cannot listen on ${host}:${port} (${reason}): set FAIRLINE_HOST or FAIRLINE_PORT.`,
    );
  }
  return error;
}
