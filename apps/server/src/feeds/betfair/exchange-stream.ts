import {
  type ChangeMessage,
  readStreamLine,
  type StatusMessage,
} from '@fairline/feed/betfair/change-message.ts';
import type { MarketBook } from '@fairline/feed/betfair/market-book.ts';
import { MarketCache } from '@fairline/feed/betfair/market-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/log.ts';
import { type BetfairSettings, SESSION_REFUSED } from './settings.ts';
import { StreamConnection } from './stream-connection.ts';

export interface ExchangeStreamParts {
  readonly settings: BetfairSettings;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Something became different: markets, or whether they can be trusted. */
  readonly onChange: () => void;
}

const SOURCE = { source: 'betfair' } as const;
/** The longest there is; how long nothing may be heard is three times that. */
const HEARTBEAT_MS = 5000;
const SILENT_MS = 3 * HEARTBEAT_MS;
/** Changes are told together, once in so long: no price here is as quick as that. */
const CONFLATE_MS = 1000;
const LADDER_LEVELS = 3;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A connection that has lasted so long was a good one. */
const GOOD_MS = 30_000;

/** So long after it took no more markets it is asked for more again. */
const FEWER_MS = 3_600_000;

/** The stream's documented answers to a key or a session that will not do: asking again would not help. */
const REFUSED: ReadonlySet<string> = new Set([
  'NO_APP_KEY',
  'INVALID_APP_KEY',
  'NO_SESSION',
  'INVALID_SESSION_INFORMATION',
  'NOT_AUTHORIZED',
]);
/** The exchange is behind with its own prices. */
const BEHIND = 503;

/**
 * Follows markets of the Betfair exchange's stream: lines of JSON over TLS, as "Exchange Stream API" in Betfair's documentation
 * (docs.developer.betfair.com) and its schema (betfair/stream-api-sample-code, ESASwaggerSchema.json) describe it. After
 * `connection` it sends `authentication`, then `marketSubscription`, and hears `mcm`: an image of each market (SUB_IMAGE), then
 * changes and heartbeats. A stream that broke goes on by the tokens `initialClk` and `clk` of what was heard last (RESUB_DELTA)
 * over the markets that were kept; where the exchange does not know them any more it begins with an image again.
 *
 * What cannot be read, or cannot follow from what came before, is a reason to trust nothing until the next image. Nothing here
 * throws, and neither the key nor the session is ever logged. `look` must be called now and then: all waiting is by the clock.
 */
export class ExchangeStream {
  readonly #parts: ExchangeStreamParts;
  readonly #cache = new MarketCache();
  #followed: readonly string[] = [];
  /** As many as the key may follow are not known beforehand. */
  #most = Number.POSITIVE_INFINITY;
  #moreDueMs = 0;
  #connection: StreamConnection | undefined;
  #connectedMs = 0;
  /** When the last line came, of whatever kind. */
  #lineMs = 0;
  #trustedMs: number | undefined;
  #isRefused = false;
  #isStopped = false;
  #nextId = 1;
  #authenticationId = 0;
  #subscriptionId: number | undefined;
  #failures = 0;
  /** Nothing is tried before. */
  #againMs = 0;

  constructor(parts: ExchangeStreamParts) {
    this.#parts = parts;
  }

  book(marketId: string): MarketBook | undefined {
    return this.#cache.book(marketId);
  }

  /** When the markets were last known to be as they are here; undefined while they are not to be trusted. */
  get trustedMs(): number | undefined {
    return this.#trustedMs;
  }

  /** Whether the exchange takes neither the key nor the session: nothing more is tried. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** Which markets to follow from now on, the most important first; those that were followed before are as they were until the new image comes. */
  follow(wanted: readonly string[]): void {
    if (wanted.length > this.#most && this.#now() >= this.#moreDueMs) this.#take(2 * this.#most);
    const marketIds = wanted.slice(0, this.#most);
    const known = new Set(this.#followed);
    if (marketIds.length === known.size && marketIds.every((id) => known.has(id))) return;
    this.#followed = marketIds;
    this.#cache.want(marketIds);
    if (marketIds.length === 0) this.#disconnect();
    else if (this.#subscriptionId !== undefined) this.#subscribe();
  }

  /** Does what is due: connects, or gives a silent connection up. */
  look(): void {
    if (this.#isStopped || this.#isRefused || this.#followed.length === 0) return;
    const now = this.#now();
    if (!this.#connection) {
      if (now >= this.#againMs) this.#connect(now);
    } else if (now - this.#lineMs > SILENT_MS)
      this.#ended(`nothing was heard for ${SILENT_MS / 1000} seconds`);
  }

  /** Nobody is to come back to it: what the betting API refuses the stream would, too. */
  refuse(): void {
    this.#isRefused = true;
    this.#trustedMs = undefined;
    this.#disconnect();
    this.#parts.onChange();
  }

  stop(): void {
    this.#isStopped = true;
    this.#disconnect();
  }

  #connect(now: number): void {
    this.#connectedMs = now;
    this.#lineMs = now;
    // What an earlier connection says after it was given up is not heard.
    this.#connection = new StreamConnection(this.#parts.settings.stream, {
      onLine: (line) => this.#hear(line),
      onBroken: (reason) => this.#broken(reason),
      onEnd: (reason) => this.#ended(reason),
    });
  }

  #disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#subscriptionId = undefined;
    this.#cache.cut();
  }

  #hear(line: string): void {
    this.#lineMs = this.#now();
    const message = readStreamLine(line);
    if (typeof message === 'string') this.#broken(message);
    else if (message.op === 'connection') this.#authenticate();
    else if (message.op === 'status') this.#answered(message);
    else this.#change(message);
  }

  #authenticate(): void {
    const { appKey, session } = this.#parts.settings;
    this.#authenticationId = this.#nextId++;
    this.#connection?.send({ op: 'authentication', id: this.#authenticationId, appKey, session });
  }

  #subscribe(): void {
    this.#subscriptionId = this.#nextId++;
    this.#connection?.send({
      op: 'marketSubscription',
      id: this.#subscriptionId,
      segmentationEnabled: true,
      heartbeatMs: HEARTBEAT_MS,
      conflateMs: CONFLATE_MS,
      marketFilter: { marketIds: this.#followed },
      marketDataFilter: { fields: ['EX_BEST_OFFERS', 'EX_MARKET_DEF'], ladderLevels: LADDER_LEVELS },
      ...this.#cache.place,
    });
  }

  #answered({ id, statusCode, errorCode, connectionClosed }: StatusMessage): void {
    if (statusCode === 'SUCCESS') {
      if (id === this.#authenticationId && this.#subscriptionId === undefined) this.#subscribe();
      return;
    }
    const code = (errorCode ?? 'no reason').slice(0, 60);
    if (REFUSED.has(code)) {
      this.#parts.logger.error({ ...SOURCE, reason: code }, SESSION_REFUSED);
      this.refuse();
      return;
    }
    const isOfSubscription = id === this.#subscriptionId && id !== undefined;
    const hadPlace = this.#cache.place !== undefined;
    // Whatever it does not like of a subscription, it gets another one.
    if (isOfSubscription) this.#cache.forgetPlace();
    if (code === 'SUBSCRIPTION_LIMIT_EXCEEDED') this.#followFewer();
    if (isOfSubscription && hadPlace && !connectionClosed) {
      this.#parts.logger.warn({ ...SOURCE, reason: code }, 'The stream of prices begins anew');
      this.#subscribe();
    } else this.#ended(`the exchange refused: ${code}`);
  }

  #followFewer(): void {
    this.#take(Math.max(1, this.#followed.length >> 1));
    this.#followed = this.#followed.slice(0, this.#most);
    this.#cache.want(this.#followed);
  }

  #take(most: number): void {
    this.#most = most;
    this.#moreDueMs = this.#now() + FEWER_MS;
  }

  #change(message: ChangeMessage): void {
    // Of the subscription before, whose last messages were under way.
    if (this.#subscriptionId === undefined || message.id !== this.#subscriptionId) return;
    const changed = this.#cache.apply(message);
    if (typeof changed === 'string') {
      this.#broken(changed);
      return;
    }
    const now = this.#now();
    if (now - this.#connectedMs >= GOOD_MS) this.#failures = 0;
    // Until an image came there is no place, and nothing to trust.
    if (this.#cache.place && message.status !== BEHIND) this.#trustedMs = now;
    if (changed.length > 0) this.#parts.onChange();
  }

  /** Nothing that is kept can be trusted: it begins with an image. */
  #broken(reason: string): void {
    this.#cache.forget();
    this.#trustedMs = undefined;
    this.#ended(reason);
    this.#parts.onChange();
  }

  #ended(reason: string): void {
    this.#disconnect();
    if (this.#isStopped) return;
    this.#failures += 1;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(this.#failures - 1, 20), LONGEST_WAIT_MS);
    this.#againMs = this.#now() + waitMs;
    this.#parts.logger.warn({ ...SOURCE, reason, waitMs }, 'The stream of prices broke off; waiting');
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}
