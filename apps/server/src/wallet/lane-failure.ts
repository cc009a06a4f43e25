/**
 * What a failed statement tells. 'lost': the connection broke, nobody knows whether it was posted. 'again': rolled back by
 * someone else's work, worth another try. 'busy': rolled back because the server cannot now. 'fault': rolled back because of
 * what was sent.
 */
export type Failure = 'lost' | 'again' | 'busy' | 'fault';

const AGAIN = new Set(['23505', '40P01', '40001']);
/** Lack of resources, time-outs, read-only. */
const BUSY = /^(53|55P03|57014|25006)/;
/** The server ended the session: shutdown, crash, not ready, idle. */
const LOST = /^(08|57P0[1-5])/;

export function failureOf(error: unknown): Failure {
  const code = sqlState(error);
  if (code === undefined || LOST.test(code)) return 'lost';
  if (AGAIN.has(code)) return 'again';
  return BUSY.test(code) ? 'busy' : 'fault';
}

/** Postgres' five characters. Failures of the socket have codes of another form (ECONNRESET) or none. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error ? error.code : undefined;
}
