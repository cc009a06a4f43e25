import type { Clock } from '../clock.ts';
import { type Budget, unlimited } from '../graphql/budget.ts';
import { rateLimited } from '../graphql/errors.ts';
import type { Metrics } from '../metrics.ts';
import { tryAgainIn } from '../try-again.ts';
import { networkOf, type RateLimit, RateLimiter } from './rate-limit.ts';

/** What documents that are not our own may cost: of each address in a window, over HTTP and websocket together. */
export class CostBudgets {
  readonly #limiter: RateLimiter | undefined;
  readonly #metrics: Metrics;

  /** @param limit its `max` is a cost; undefined: no limit */
  constructor(limit: RateLimit | undefined, clock: Clock, metrics: Metrics) {
    this.#limiter = limit && new RateLimiter(limit, clock);
    this.#metrics = metrics;
  }

  /** This machine itself has one like any other: its requests are not counted, but what they cost holds up everybody. */
  of(address: string): Budget {
    const limiter = this.#limiter;
    if (!limiter) return unlimited;
    const network = networkOf(address);
    return {
      spend: (cost) => {
        const waitSeconds = cost === 0 ? 0 : limiter.take(network, cost);
        if (waitSeconds === 0) return;
        this.#metrics.refused.inc({ reason: 'cost' });
        throw rateLimited(
          `What this address asked for took too much work. ${tryAgainIn(waitSeconds, 'second')}, or ask for less at a time.`,
          waitSeconds,
        );
      },
      owe: (cost) => {
        if (cost > 0) limiter.take(network, cost);
      },
    };
  }
}
