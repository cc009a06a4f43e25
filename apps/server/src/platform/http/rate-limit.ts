import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { tryAgainIn } from '../try-again.ts';
import { problem } from './problem.ts';

export interface RateLimit {
  /** Allowed within a window. */
  readonly max: number;
  readonly windowMs: number;
}

interface Count {
  used: number;
  windowEndsAt: number;
}

/** Keys remembered at most: an attacker with many addresses must not fill the memory. */
const MAX_KEYS = 100_000;

/** Counts what each key (whoever asks) does in fixed windows of time. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: Clock;
  readonly #counts = new Map<string, Count>();

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Uses one, or more. Answers 0, or in how many seconds to try again. */
  take(key: string, amount = 1): number {
    const now = this.#clock.now();
    const count = this.#counts.get(key);
    if (!count || !this.#isNow(count, now)) {
      // At its end, among the newest: the first is always the one whose window ends first.
      this.#counts.delete(key);
      if (this.#counts.size >= MAX_KEYS) this.#forgetOldest();
      this.#counts.set(key, { used: amount, windowEndsAt: now + this.#limit.windowMs });
      return 0;
    }
    count.used += amount;
    return count.used <= this.#limit.max ? 0 : Math.ceil((count.windowEndsAt - now) / 1000);
  }

  /** A window that ends later than any can is of before the clock was set back: it would last until the clock is there again. */
  #isNow({ windowEndsAt }: Count, now: number): boolean {
    return windowEndsAt > now && windowEndsAt <= now + this.#limit.windowMs;
  }

  /** The window that what a key uses now counts in, by its end. */
  windowOf(key: string): number | undefined {
    return this.#counts.get(key)?.windowEndsAt;
  }

  /** Takes back what was used in a window and is not needed after all. Another one has nothing of it. */
  giveBack(key: string, amount: number, window: number | undefined): void {
    const count = this.#counts.get(key);
    if (count && count.windowEndsAt === window) count.used = Math.max(0, count.used - amount);
  }

  #forgetOldest(): void {
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}

/** What an address is counted by. Whoever has IPv6 has at least the 2^64 addresses that begin alike: they count as one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [bare = ''] = ip.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = bare.split('::');
  const [head, tail] = [groupsOf(front), groupsOf(back ?? '')];
  const zeros = Array.from({ length: back === undefined ? 0 : 8 - head.length - tail.length }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Sixteen bits each; an IPv4 address at the end stands for two. */
function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));
}

/** This machine itself: a developer, or a proxy that FAIRLINE_TRUST_PROXY would see through. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

/** Refuses, with 429, what one address asks beyond a limit; this machine itself is not counted. */
export function limitRequests(app: FastifyInstance, limit: RateLimit, clock: Clock, metrics: Metrics): void {
  const limiter = new RateLimiter(limit, clock);
  app.addHook('onRequest', (request, reply, done) => {
    const waitSeconds = isLoopback(request.ip) ? 0 : limiter.take(networkOf(request.ip));
    if (waitSeconds === 0) return done();
    metrics.refused.inc({ reason: 'rate' });
    const message = `Too many requests. ${tryAgainIn(waitSeconds, 'second')}.`;
    reply.code(429).header('retry-after', waitSeconds);
    reply.send(problem('RATE_LIMITED', message));
  });
}
