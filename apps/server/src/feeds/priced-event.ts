import type { FeedBody, FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { realGame } from '@fairline/feed/real-game.ts';
import { areSameLines } from '@fairline/sports/same-lines.ts';
import type { MainLines } from '@fairline/sports/sport.ts';

/** Nobody tells who won: by then the house has no result and gives the stakes back. */
const VOID_AFTER_MS = 48 * 3_600_000;

const BEGUN = 'The game has begun, and its source tells no plays.';
const OTHERS = 'It is listed with other sides than it was announced with.';

/** One event of a source that knows prices and starts, but neither plays nor results: what is to be told of it. */
export class PricedEvent {
  readonly #source: string;
  #fixture: Fixture;
  #sequence = 0;
  /** Why it is suspended; undefined while it is not. */
  #shut: string | undefined;
  /** When its prices were last read; 0 for one of which only the log tells. */
  pricedAtMs = 0;
  /** Whether it is listed with prices of which none can be read, or makes sense. */
  isSenseless = false;
  /** Under which key its source lists it; undefined until it was seen. */
  sportKey: string | undefined;

  constructor(source: string, fixture: Fixture) {
    this.#source = source;
    this.#fixture = fixture;
  }

  /** From what was told before a restart; undefined when that does not begin with a fixture. */
  static resumed(told: readonly FeedMessage[]): PricedEvent | undefined {
    const [first] = told;
    if (first === undefined || !('fixture' in first)) return undefined;
    const event = new PricedEvent(first.source, first.fixture);
    for (const message of told) event.#note(message);
    return event;
  }

  get eventId(): string {
    return this.#fixture.eventId;
  }

  get isShut(): boolean {
    return this.#shut !== undefined;
  }

  get startsAtMs(): number {
    return Date.parse(this.#fixture.startsAt);
  }

  /** As it was announced, with the start and the lines that were told last; undefined before. */
  get announced(): Fixture | undefined {
    return this.#sequence === 0 ? undefined : this.#fixture;
  }

  /**
   * What its fixture as it is listed now brings about: it is announced, moved, priced anew, suspended or resumed. Who plays what
   * stays as it was announced.
   * @param fixture its lines are for the sides in the order in which they were announced
   */
  listed(fixture: Fixture, nowMs: number): FeedMessage[] {
    const isPriced = Object.keys(fixture.lines).length > 0;
    if (this.#sequence === 0) {
      this.#fixture = realGame(fixture);
      return isPriced ? [this.#message({ kind: 'fixture', fixture: this.#fixture }, nowMs)] : [];
    }
    const { lines } = this.#fixture;
    const messages = this.#moved(fixture.startsAt, isPriced ? fixture.lines : lines, nowMs);
    if (!isPriced) return [...messages, ...this.shut('No bookmaker offers a price.', nowMs)];
    this.pricedAtMs = nowMs;
    if (this.startsAtMs <= nowMs) return messages;
    if (!areSameLines(lines, fixture.lines)) {
      messages.push(this.#message({ kind: 'odds', lines: fixture.lines }, nowMs));
    }
    if (this.#shut !== undefined) messages.push(this.#message({ kind: 'resume' }, nowMs));
    return messages;
  }

  /** What follows where it is listed with other sides: nobody knows whether it is the same game, so it is suspended. */
  listedWithOthers(startsAt: string, nowMs: number): FeedMessage[] {
    return this.unpriced(OTHERS, startsAt, nowMs);
  }

  /** What follows where nobody has a price for it any more, for a reason; it may have been moved as well. */
  unpriced(reason: string, startsAt: string, nowMs: number): FeedMessage[] {
    if (this.#sequence === 0) return [];
    return [...this.shut(reason, nowMs), ...this.#moved(startsAt, this.#fixture.lines, nowMs)];
  }

  #moved(startsAt: string, lines: MainLines, nowMs: number): FeedMessage[] {
    // The same moment may be written otherwise: with an offset, or without the milliseconds.
    const isMoved = Date.parse(startsAt) !== this.startsAtMs;
    this.#fixture = { ...this.#fixture, ...(isMoved && { startsAt }), lines };
    return isMoved ? [this.#message({ kind: 'fixture', fixture: this.#fixture }, nowMs)] : [];
  }

  /** Suspends it, unless it is. */
  shut(reason: string, nowMs: number): FeedMessage[] {
    if (this.#sequence === 0 || this.#shut !== undefined) return [];
    return [this.#message({ kind: 'suspend', reason }, nowMs)];
  }

  /** What the passing of time brings about: suspended from its start on, and called off when no result came for two days. */
  passed(nowMs: number): FeedMessage[] {
    if (nowMs < this.startsAtMs) return [];
    if (nowMs < this.startsAtMs + VOID_AFTER_MS) return this.shut(BEGUN, nowMs);
    return this.#sequence === 0 ? [] : [this.#message({ kind: 'status', status: 'cancelled' }, nowMs)];
  }

  isOver(nowMs: number): boolean {
    return nowMs >= this.startsAtMs + VOID_AFTER_MS;
  }

  snapshot(nowMs: number): FeedMessage | undefined {
    if (this.#sequence === 0) return undefined;
    const body: FeedBody = { kind: 'snapshot', fixture: this.#fixture, plays: [], pending: false };
    return this.#envelope(body, this.#sequence, nowMs);
  }

  /** A snapshot lifts every suspension: what it was suspended for is told again. */
  shutAgain(nowMs: number): FeedMessage[] {
    const reason = this.#shut;
    this.#shut = undefined;
    return reason === undefined ? [] : this.shut(reason, nowMs);
  }

  #message(body: FeedBody, nowMs: number): FeedMessage {
    const message = this.#envelope(body, this.#sequence + 1, nowMs);
    this.#note(message);
    return message;
  }

  #envelope(body: FeedBody, sequence: number, nowMs: number): FeedMessage {
    const at = new Date(nowMs).toISOString();
    return { source: this.#source, eventId: this.eventId, sequence, at, ...body };
  }

  #note(message: FeedMessage): void {
    this.#sequence = message.sequence;
    if (message.kind === 'suspend') this.#shut = message.reason;
    else if (message.kind === 'resume' || message.kind === 'snapshot') this.#shut = undefined;
    else if (message.kind === 'odds') this.#fixture = { ...this.#fixture, lines: message.lines };
    if (message.kind === 'fixture') {
      const { startsAt, lines } = message.fixture;
      this.#fixture = { ...this.#fixture, startsAt, lines };
      this.pricedAtMs = Date.parse(message.at);
    }
  }
}
