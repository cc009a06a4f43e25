import type { IncomingMessage } from 'node:http';
import type { Origin } from '../graphql/executor.ts';

/** The headers x-region-code ('US-NJ', or 'NJ' beside a country) and x-country-code. */
function regionCodeOf(region: string | string[] | undefined, country: string | string[] | undefined) {
  if (typeof region !== 'string') return undefined;
  const code = region.includes('-') || typeof country !== 'string' ? region : `${country}-${region}`;
  return /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code) ? code : undefined;
}

/** What a resolver learns of where a request came from. */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, ipAddress: string): Origin {
  return {
    ipAddress,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    regionCode: regionCodeOf(headers['x-region-code'], headers['x-country-code']),
  };
}

/** Proxies in front that are believed: what they did not write themselves anyone can have sent. */
export const TRUSTED_HOPS = 1;

/** The client's address for a websocket's upgrade, which Fastify does not see: as request.ip would say it. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-TRUSTED_HOPS)?.trim() : undefined;
  return (trustProxy ? last : undefined) || request.socket.remoteAddress || '';
}

const HOST = /^(?:[a-z0-9][a-z0-9.-]*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The Host header when it is nothing but a name or address with or without a port; undefined otherwise. */
export function ownHost(host: string | undefined): string | undefined {
  return host !== undefined && host.length <= 255 && HOST.test(host) ? host : undefined;
}

/** Whether a request was made to this machine by its own name: a page of another site cannot pretend that. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = ownHost(host)?.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name ?? '');
}
