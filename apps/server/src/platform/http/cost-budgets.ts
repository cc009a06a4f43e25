import type { Clock } from '../clock.ts';
import { type Budget, unlimited } from '../graphql/budget.ts';
import { rateLimited } from '../graphql/errors.ts';
import type { Metrics } from '../metrics.ts';
import { tryAgainIn } from '../try-again.ts';
import { networkOf, type RateLimit, RateLimiter } from './rate-limit.ts';

/** What documents may cost: of each address in a window, over HTTP and websocket together; our own as much again, counted apart. */
export class CostBudgets {
  readonly #limiter: RateLimiter | undefined;
  readonly #ownLimiter: RateLimiter | undefined;
  readonly #metrics: Metrics;

  /** @param limit its `max` is a cost; undefined: no limit */
  constructor(limit: RateLimit | undefined, clock: Clock, metrics: Metrics) {
    this.#limiter = limit && new RateLimiter(limit, clock);
    this.#ownLimiter = limit && new RateLimiter(limit, clock);
    this.#metrics = metrics;
  }

  /** This machine itself has one like any other: its requests are not counted, but what they cost holds up everybody. */
  of(address: string): Budget {
    const [others, own] = [this.#limiter, this.#ownLimiter];
    if (!others || !own) return unlimited;
    const network = networkOf(address);
    return {
      spend: (cost) => this.#refuse(cost === 0 ? 0 : others.take(network, cost)),
      owe: (cost) => {
        if (cost > 0) others.take(network, cost);
      },
      own: {
        spend: (cost) => {
          const waitSeconds = own.take(network, cost);
          const window = own.windowOf(network);
          // What is under way may turn out to be less: then there is room again.
          if (waitSeconds > 0) own.giveBack(network, cost, window);
          this.#refuse(waitSeconds);
          return window;
        },
        owe: (cost) => void own.take(network, cost),
        giveBack: (cost, window) => own.giveBack(network, cost, window),
      },
    };
  }

  #refuse(waitSeconds: number): void {
    if (waitSeconds === 0) return;
    this.#metrics.refused.inc({ reason: 'cost' });
    throw rateLimited(
      `What this address asked for took too much work. ${tryAgainIn(waitSeconds, 'second')}, or ask for less at a time.`,
      waitSeconds,
    );
  }
}
