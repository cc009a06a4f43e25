import { gamePrices, isWorthTelling } from '@fairline/feed/betfair/game-prices.ts';
import { type ListedGame, turned } from '@fairline/feed/betfair/listed-game.ts';
import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/log.ts';
import type { FeedInlet, FeedSource } from '../inlet.ts';
import { PriceTeller } from '../price-teller.ts';
import { PricedEvent } from '../priced-event.ts';
import { sameSides } from '../same-sides.ts';
import { BettingApi } from './betting-api.ts';
import { ExchangeStream } from './exchange-stream.ts';
import { askForGames, type Listing } from './listed-games.ts';
import { type BetfairSettings, SESSION_REFUSED } from './settings.ts';

export interface BetfairParts {
  readonly settings: BetfairSettings;
  /** Whose games are taken. */
  readonly leagues: readonly League[];
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const BETFAIR = 'betfair';
/** How often the clock is looked at: a game is suspended this long after its start at the latest. */
const LOOK_MS = 1000;
const LIST_EVERY_MS = 10 * 60_000;
/** Games further ahead are hardly traded. */
const AHEAD_HOURS = 96;
const LEAST_AHEAD_HOURS = 6;
const HOUR_MS = 3_600_000;
/** So long after it was asked for less, as it was too much, it is asked for more again. */
const LESS_MS = HOUR_MS;
/** What a subscription may hold unless the exchange agreed to more. */
const MOST_MARKETS = 200;
/** Prices that were known to be right longer ago are not to be trusted: three heartbeats of the stream. */
const STALE_MS = 15_000;
/** How long it may take from a start to the first prices before what was told earlier is suspended. */
const FIRST_PRICES_MS = 60_000;

/** A price that has just come back may be gone again in a moment. */
const CALM_MS = 10_000;

const REFUSED = 'The exchange does not take the session.';
const STALE = 'Its prices are too old to be trusted.';
const OTHERS_FIRST = 'The exchange’s market on it is not followed: too many begin before.';

const NEVER = { toldMs: Number.NEGATIVE_INFINITY, shutMs: Number.NEGATIVE_INFINITY } as const;

interface Followed {
  readonly event: PricedEvent;
  readonly listed: ListedGame;
  /** When its lines were told last. */
  toldMs: number;
  /** When it was last found without a price. */
  shutMs: number;
}

/**
 * Real games and what the Betfair exchange thinks of them. Announces games that its catalogue lists, tells when their prices
 * change, and suspends each while its market does not take bets, has no price or is not heard of, and for good when it turns in
 * play, since nobody tells here what happens in it.
 */
export class BetfairSource implements FeedSource {
  readonly name = BETFAIR;
  readonly #parts: BetfairParts;
  readonly #api: BettingApi;
  readonly #stream: ExchangeStream;
  readonly #teller: PriceTeller;
  /** Of what the exchange lists now, by event. */
  readonly #followed = new Map<string, Followed>();
  #startedMs = 0;
  #isListed = false;
  /** Whether there were prices since the start. */
  #wasPriced = false;
  #aheadHours = AHEAD_HOURS;
  #moreDueMs = 0;
  #listDueMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;
  #telling: Promise<void> = Promise.resolve();
  #isToTell = false;

  constructor(parts: BetfairParts) {
    this.#parts = parts;
    this.#api = new BettingApi(parts.settings);
    const onChange = () => void this.#tell();
    this.#stream = new ExchangeStream({ ...parts, onChange });
    this.#teller = new PriceTeller({
      ...parts,
      source: this.name,
      words: { waiting: 'No games could be listed; waiting', failed: 'The exchange could not be followed' },
      onFailure: (untilMs) => {
        this.#listDueMs = untilMs;
      },
    });
  }

  /** Takes up what it told before a restart, and begins to look. */
  async start(inlet: FeedInlet): Promise<void> {
    this.#startedMs = this.#now();
    await this.#teller.start(inlet);
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
  }

  snapshot(eventId: string): FeedMessage | undefined {
    return this.#teller.snapshot(eventId);
  }

  calledOff(eventId: string): void {
    this.#teller.calledOff(eventId);
  }

  stop(): void {
    this.#teller.stop();
    clearInterval(this.#timer);
    this.#stream.stop();
  }

  /** Does what is due. What the stream says is told meanwhile, whether the catalogue answers or not. Never rejects. */
  async look(): Promise<void> {
    if (this.#teller.signal.aborted) return;
    this.#stream.look();
    if (this.#now() >= this.#listDueMs && !this.#stream.isRefused) {
      this.#asking ??= this.#list()
        .catch((error: unknown) => this.#teller.failed(error))
        .finally(() => {
          this.#asking = undefined;
        });
    }
    await Promise.all([this.#asking, this.#tell()]);
  }

  /** Tells what became different; several changes that come while it does are told together. */
  #tell(): Promise<void> {
    if (this.#isToTell) return this.#telling;
    this.#isToTell = true;
    this.#telling = this.#teller.inTurn(() => this.#tellAll());
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    this.#isToTell = false;
    for (const event of this.#teller.events.values()) {
      const now = this.#now();
      await this.#teller.send([...this.#judged(event, now), ...event.passed(now)]);
      if (!event.isOver(now)) continue;
      this.#teller.events.delete(event.eventId);
      this.#followed.delete(event.eventId);
    }
  }

  #judged(event: PricedEvent, now: number): FeedMessage[] {
    const { trustedMs, isRefused } = this.#stream;
    if (isRefused) return event.shut(REFUSED, now);
    if (trustedMs === undefined || now - trustedMs > STALE_MS) {
      const isStarting = !this.#wasPriced && now - this.#startedMs <= FIRST_PRICES_MS;
      return isStarting ? [] : event.shut(STALE, now);
    }
    this.#wasPriced = true;
    const followed = this.#followed.get(event.eventId);
    return followed ? this.#priced(followed, now) : [];
  }

  #priced(followed: Followed, now: number): FeedMessage[] {
    const { event, listed } = followed;
    const prices = gamePrices(listed.game, (id) => this.#stream.book(id));
    const startsAt = prices.startsAt ?? listed.fixture.startsAt;
    if ('shut' in prices) {
      followed.shutMs = now;
      return event.unpriced(prices.shut, startsAt, now);
    }
    if (event.isShut && now - followed.shutMs < CALM_MS) return [];
    const told = event.announced?.lines;
    // Of a game that is under way already nobody tells anything.
    if (!told && Date.parse(startsAt) <= now) return [];
    const isTold = told && !event.isShut && !isWorthTelling(told, prices.lines, now - followed.toldMs);
    if (!isTold) followed.toldMs = now;
    return event.listed({ ...listed.fixture, startsAt, lines: isTold ? told : prices.lines }, now);
  }

  async #list(): Promise<void> {
    const fromMs = this.#now();
    if (fromMs >= this.#moreDueMs) this.#lookAhead(2 * this.#aheadHours);
    const toMs = fromMs + this.#aheadHours * HOUR_MS;
    const { signal } = this.#teller;
    const listing = await askForGames({ api: this.#api, leagues: this.#parts.leagues, fromMs, toMs, signal });
    if (signal.aborted) return;
    if ('games' in listing) {
      this.#teller.answered();
      this.#listDueMs = this.#now() + LIST_EVERY_MS;
      await this.#teller.inTurn(() => this.#listed(listing));
      return;
    }
    const { reason, fault, retryAfterMs } = listing;
    if (fault === 'refused') {
      this.#parts.logger.error({ source: this.name, reason }, SESSION_REFUSED);
      this.#stream.refuse();
      return;
    }
    if (fault === 'too-much') this.#lookAhead(this.#aheadHours / 2);
    this.#teller.backOff(reason, retryAfterMs);
  }

  #lookAhead(hours: number): void {
    this.#aheadHours = Math.min(AHEAD_HOURS, Math.max(LEAST_AHEAD_HOURS, hours));
    this.#moreDueMs = this.#now() + LESS_MS;
  }

  async #listed({ games, otherCompetitions, otherMarkets }: Listing): Promise<void> {
    if (!this.#isListed) {
      const counts = { games: games.length, otherCompetitions, otherMarkets };
      this.#parts.logger.info(
        { source: this.name, ...counts },
        'Competitions that Fairline has not are left out',
      );
    }
    await this.#teller.learn(games.map(({ fixture }) => fixture.eventId));
    const before = new Map(this.#followed);
    this.#followed.clear();
    const markets: string[] = [];
    const left = new Map<string, string>();
    for (const game of games) {
      if (this.#followed.has(game.fixture.eventId)) continue;
      const { eventId, startsAt } = game.fixture;
      if (this.#teller.isOver(eventId)) continue;
      const event = this.#teller.events.get(eventId) ?? new PricedEvent(this.name, game.fixture);
      const listed = asAnnounced(event, game);
      const its = [game.game.winner, game.game.goals].flatMap((market) => market?.marketId ?? []);
      if (!listed) await this.#teller.send(event.listedWithOthers(startsAt, this.#now()));
      else if (markets.length + its.length > MOST_MARKETS) left.set(eventId, OTHERS_FIRST);
      else {
        markets.push(...its);
        this.#teller.events.set(eventId, event);
        const { toldMs, shutMs } = before.get(eventId) ?? NEVER;
        this.#followed.set(eventId, { event, listed, toldMs, shutMs });
      }
    }
    this.#isListed = true;
    this.#stream.follow(markets);
    for (const event of this.#teller.events.values()) {
      if (this.#followed.has(event.eventId)) continue;
      await this.#teller.send(event.shut(left.get(event.eventId) ?? 'It is no longer listed.', this.#now()));
      if (!event.announced) this.#teller.events.delete(event.eventId);
    }
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

/** A listing in the order in which its game was announced; undefined when other sides play in it. */
function asAnnounced({ announced }: PricedEvent, listed: ListedGame): ListedGame | undefined {
  if (!announced) return listed;
  const { home, away } = listed.fixture;
  const same = sameSides(announced, home, away);
  return same === 'turned' ? turned(listed) : same && listed;
}
