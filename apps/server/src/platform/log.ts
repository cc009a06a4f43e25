import { pino } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** What must never reach a log line, wherever it stands in the logged object. */
const SECRETS = ['password', 'authorization', 'access_token', 'refresh_token', 'accessToken', 'refreshToken'];

/** One JSON line a record, UTC, on standard output. */
export function createLogger(level: LogLevel) {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  });
}
