import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { fixtureOf, leagueOf } from '@fairline/feed/odds-api/fixture.ts';
import { linesOf } from '@fairline/feed/odds-api/lines.ts';
import { type OddsApiEvent, readEvents, readSports } from '@fairline/feed/odds-api/response.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { FeedInlet, FeedSource } from './inlet.ts';
import { FORMAT, type OddsApiAnswer, type OddsApiClient } from './odds-api-client.ts';
import { pollAgainMs } from './odds-api-pace.ts';
import { PriceTeller } from './price-teller.ts';
import { PricedEvent } from './priced-event.ts';
import { sameSides } from './same-sides.ts';

export interface OddsApiParts {
  readonly client: OddsApiClient;
  /** Whose games are taken. */
  readonly leagues: readonly League[];
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const ODDS_API = 'odds-api';
const SPORTS_EVERY_MS = 6 * 3_600_000;
/** How often the clock is looked at: a game is suspended this long after its start at the latest. */
const LOOK_MS = 1000;
/** Prices older than twice as long as they should be are not to be trusted. */
const STALE = 2;
const LEAST_AGE_MS = 10 * 60_000;
const FAILED_AGAIN_MS = 60_000;

interface ListedSport {
  readonly key: string;
  readonly league: League;
  nextMs: number;
  everyMs: number;
}

/**
 * Real games and what bookmakers ask for them, from The Odds API. Announces upcoming games, tells when their prices change, and
 * suspends each at its start, since nobody tells here what happens in it.
 */
export class OddsApiSource implements FeedSource {
  readonly name = ODDS_API;
  readonly #parts: OddsApiParts;
  readonly #teller: PriceTeller;
  #sports: ListedSport[] = [];
  #sportsDueMs = 0;
  #remaining: number | undefined;
  /** Nothing is asked before. */
  #quietUntilMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;
  #passing: Promise<void> = Promise.resolve();
  #isToPass = false;

  constructor(parts: OddsApiParts) {
    this.#parts = parts;
    this.#teller = new PriceTeller({
      ...parts,
      source: this.name,
      words: { waiting: 'No odds could be read; waiting', failed: 'Odds could not be followed' },
      onFailure: (untilMs) => {
        this.#quietUntilMs = untilMs;
      },
    });
  }

  /** Takes up what it told before a restart, and begins to look. */
  async start(inlet: FeedInlet): Promise<void> {
    await this.#teller.start(inlet);
    for (const event of this.#teller.events.values()) event.pricedAtMs = this.#now();
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
  }

  /**
   * Does what is due: time that passed, and one question to the API at most. Time passes, and suspensions are told, whether the API
   * answers or not. Never rejects.
   */
  async look(): Promise<void> {
    await this.#pass();
    this.#asking ??= this.#ask()
      .catch((error: unknown) => this.#teller.failed(error))
      .finally(() => {
        this.#asking = undefined;
      });
    await this.#asking;
  }

  async #ask(): Promise<void> {
    const now = this.#now();
    if (now < this.#quietUntilMs || this.#teller.signal.aborted) return;
    if (now >= this.#sportsDueMs) return this.#askForSports();
    const due = this.#sports.find(({ nextMs }) => nextMs <= now);
    if (due) await this.#askForOdds(due);
  }

  /** Starts and ends. Several looks that come while it waits for its turn have it together. */
  #pass(): Promise<void> {
    if (this.#isToPass) return this.#passing;
    this.#isToPass = true;
    this.#passing = this.#teller.inTurn(() => this.#passAll());
    return this.#passing;
  }

  async #passAll(): Promise<void> {
    this.#isToPass = false;
    for (const event of this.#teller.events.values()) {
      const now = this.#now();
      await this.#teller.send([...event.passed(now), ...this.#staleness(event, now)]);
      if (event.isOver(now)) this.#teller.events.delete(event.eventId);
    }
  }

  #staleness(event: PricedEvent, now: number): FeedMessage[] {
    const everyMs = this.#sports.find(({ key }) => key === event.sportKey)?.everyMs ?? 0;
    const isStale = now - event.pricedAtMs > Math.max(LEAST_AGE_MS, STALE * everyMs);
    return isStale ? event.shut('Its prices are too old to be trusted.', now) : [];
  }

  async #askForSports(): Promise<void> {
    const value = this.#valueOf(await this.#parts.client.sports(this.#teller.signal));
    const keys = value === undefined ? undefined : this.#read(readSports(value));
    if (keys === undefined) return;
    const known = new Map(this.#sports.map((sport) => [sport.key, sport]));
    this.#sports = keys.flatMap((key) => {
      const league = leagueOf(key, this.#parts.leagues);
      return league ? [known.get(key) ?? { key, league, nextMs: 0, everyMs: 0 }] : [];
    });
    this.#sportsDueMs = this.#now() + SPORTS_EVERY_MS;
  }

  async #askForOdds(sport: ListedSport): Promise<void> {
    const { client, logger } = this.#parts;
    // Should it fail, the others come first.
    sport.nextMs = this.#now() + FAILED_AGAIN_MS;
    const value = this.#valueOf(await client.odds(sport.key, this.#teller.signal));
    const read = value === undefined ? undefined : this.#read(readEvents(value));
    if (read === undefined) return;
    for (const reason of read.faults)
      logger.warn({ source: this.name, reason }, 'An event could not be read');
    await this.#teller.inTurn(async () => {
      await this.#teller.learn(read.events.map((event) => fixtureOf(event, sport.league, {}).eventId));
      for (const event of read.events) await this.#listed(sport, event);
      await this.#missed(sport, read.events);
      this.#plan(sport);
    });
  }

  async #listed({ key, league }: ListedSport, listed: OddsApiEvent): Promise<void> {
    const now = this.#now();
    const listing = fixtureOf(listed, league, {});
    const known = this.#teller.events.get(listing.eventId);
    // Of a game that is under way already, or over, nobody tells anything.
    if (!known && (Date.parse(listing.startsAt) <= now || this.#teller.isOver(listing.eventId))) return;
    const event = known ?? new PricedEvent(this.name, listing);
    event.sportKey = key;
    this.#teller.events.set(event.eventId, event);
    const turned = event.announced ? asAnnounced(event.announced, listed, league) : listed;
    if (!turned) return this.#teller.send(event.listedWithOthers(listing.startsAt, now));
    const fixture = fixtureOf(turned, league, linesOf(turned, FORMAT));
    this.#noteSenseless(event, listed, fixture);
    await this.#teller.send(event.listed(fixture, now));
  }

  /** A game of which no price makes sense is not offered: said once, until one does. */
  #noteSenseless(event: PricedEvent, { bookmakers }: OddsApiEvent, { eventId, lines }: Fixture): void {
    const isSenseless =
      Object.keys(lines).length === 0 && bookmakers.some(({ markets }) => markets.length > 0);
    if (isSenseless && !event.isSenseless) {
      const reason = 'none of its prices makes sense';
      this.#parts.logger.warn({ source: this.name, eventId, reason }, 'A listed game is not offered');
    }
    event.isSenseless = isSenseless;
  }

  /** What the list had before and has no more. */
  async #missed({ key, league }: ListedSport, listed: readonly OddsApiEvent[]): Promise<void> {
    const ids = new Set(listed.map((event) => fixtureOf(event, league, {}).eventId));
    for (const event of this.#teller.events.values()) {
      if (event.sportKey !== key || ids.has(event.eventId)) continue;
      await this.#teller.send(event.shut('It is no longer listed.', this.#now()));
    }
  }

  #plan(sport: ListedSport): void {
    const now = this.#now();
    const starts = [...this.#teller.events.values()]
      .filter(({ sportKey, startsAtMs }) => sportKey === sport.key && startsAtMs > now)
      .map(({ startsAtMs }) => startsAtMs);
    const nextStartMs = starts.length === 0 ? undefined : Math.min(...starts);
    const { cost } = this.#parts.client;
    sport.everyMs = pollAgainMs(now, nextStartMs, {
      remaining: this.#remaining,
      cost,
      sports: this.#sports.length,
    });
    sport.nextMs = now + sport.everyMs;
  }

  #valueOf(answer: OddsApiAnswer): unknown {
    if (!answer.ok) {
      this.#teller.backOff(answer.reason, answer.retryAfterMs);
      return undefined;
    }
    this.#remaining = answer.quota?.remaining ?? this.#remaining;
    return answer.value;
  }

  #read<T>(read: T | string): T | undefined {
    if (typeof read === 'string') {
      this.#teller.backOff(read, undefined);
      return undefined;
    }
    this.#teller.answered();
    return read;
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

/**
 * A listing in the order in which its game was announced; undefined when other sides play in it. Prices and handicaps in it name
 * their sides, so they need no turning.
 */
function asAnnounced(announced: Fixture, listed: OddsApiEvent, league: League): OddsApiEvent | undefined {
  const { home, away } = fixtureOf(listed, league, {});
  const first = { id: home.id, name: listed.home_team };
  const second = { id: away.id, name: listed.away_team };
  const same = sameSides(announced, first, second);
  if (same !== 'turned') return same && listed;
  return { ...listed, home_team: listed.away_team, away_team: listed.home_team };
}
