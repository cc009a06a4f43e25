import type { IncomingMessage } from 'node:http';
import type { Origin } from '../graphql/executor.ts';

const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** What a resolver learns of where a request came from. */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, ipAddress: string): Origin {
  const region = headers['x-region-code'];
  return {
    ipAddress,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    regionCode: typeof region === 'string' && REGION.test(region) ? region : undefined,
  };
}

/** The client's address for a websocket's upgrade, which Fastify does not see: as request.ip would say it. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const first = typeof forwarded === 'string' ? forwarded.split(',', 1)[0]?.trim() : undefined;
  return (trustProxy ? first : undefined) ?? request.socket.remoteAddress ?? '';
}
