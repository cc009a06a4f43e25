import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@fairline/sports/kit/hash.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { type BookChange, NOTHING } from './book-change.ts';
import { type Detail, wantedDetail } from './detail.ts';
import type { EventBook } from './event-book.ts';
import type { FittedStrengths } from './fitted-strengths.ts';
import { type PriceJob, type Priority, SimulationAbandoned, type Simulator } from './simulator.ts';
import type { SeedOf } from './trading-parts.ts';

export interface PricingParts {
  readonly simulator: Pick<Simulator, 'price'>;
  readonly strengths: Pick<FittedStrengths, 'fitBook'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** Samples of a price in play, and before the game. */
  readonly samples: { readonly live: number; readonly preGame: number };
  /** As of TradingParts. */
  readonly seedOf?: SeedOf;
  readonly onPriced: (book: EventBook, change: BookChange) => void;
  /** Resolves after so many milliseconds, at once when the signal is given; real time unless a test says otherwise. */
  readonly wait?: Wait;
}

type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const waitOut: Wait = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {});

/** Samples of a price that somebody waits for, and of games nobody looks at: within the margin, and soon on the board. */
const QUICK_SAMPLES = 4096;
/** A game that starts within it is soon; milliseconds. */
export const SOON_MS = 3_600_000;
/** A price in play that takes longer is late: there is more to price than processors. */
const LATE_MS = 300;
const RETRY_MS = 1000;
/** It doubles with each failure, up to this. */
const LONGEST_RETRY_MS = 60_000;

/**
 * Prices books one job at a time each: while a book is being simulated its state may move on, and then the stale result is
 * dropped and the newest state priced instead.
 */
export class PricingLine {
  readonly #parts: PricingParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  /** Books whose last price in play was late. */
  readonly #late = new WeakSet<EventBook>();
  /** By event, what waits for another try, and for which version of its book. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(parts: PricingParts) {
    this.#parts = parts;
  }

  /** Makes prices for the book's present state, unless that is under way. */
  request(book: EventBook): void {
    const waiting = this.#waiting.get(book.eventId);
    if (waiting && waiting.version !== book.version) waiting.over.abort();
    if (this.#stopped || this.#running.has(book.eventId)) return;
    const running = this.#run(book).then((priced) => {
      this.#running.delete(book.eventId);
      // Asked for, or looked at, between the last price and now.
      const isDone = priced === book.version && book.detail === this.wanted(book);
      if (priced !== undefined && !isDone) this.request(book);
    });
    this.#running.set(book.eventId, running);
  }

  /** Resolves when nothing is being priced. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  stop(): void {
    this.#stopping.abort();
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** The version that was priced; undefined when the book takes no prices any more. */
  async #run(book: EventBook): Promise<number | undefined> {
    let before: Before = { pass: 'full', version: book.version };
    let waitMs = RETRY_MS;
    while (!this.#stopped && (book.status === 'open' || book.status === 'suspended')) {
      const { version } = book;
      try {
        const priced = await this.#price(book, before);
        waitMs = RETRY_MS;
        const isOvertaken = book.version !== priced.version && book.started;
        before = { pass: isOvertaken ? 'overtaken' : priced.pass, version: priced.version };
        if (book.version !== priced.version) continue;
        this.#parts.onPriced(book, priced.change);
        if (priced.pass !== 'first' && book.detail === this.wanted(book)) return priced.version;
      } catch (error) {
        if (this.#stopped) return undefined;
        if (!(error instanceof SimulationAbandoned)) {
          this.#parts.logger.error(
            { err: error, eventId: book.eventId },
            'A book could not be priced; trying again',
          );
        }
        await this.#wait(book, version, waitMs);
        // What could not be priced is another state than the one there is now.
        waitMs = book.version === version ? Math.min(2 * waitMs, LONGEST_RETRY_MS) : RETRY_MS;
      }
    }
    return undefined;
  }

  /** That time, or from a second on until the book has moved on from a version. */
  async #wait(book: EventBook, version: number, ms: number): Promise<void> {
    const { wait = waitOut } = this.#parts;
    const { signal } = this.#stopping;
    await wait(RETRY_MS, signal);
    if (ms <= RETRY_MS || book.version !== version) return;
    const over = new AbortController();
    this.#waiting.set(book.eventId, { version, over });
    await wait(ms - RETRY_MS, AbortSignal.any([signal, over.signal]));
    this.#waiting.delete(book.eventId);
  }

  #pass(book: EventBook, before: Before): Pass {
    if (book.started) return this.#passInPlay(book, before);
    if (this.#parts.samples.preGame <= QUICK_SAMPLES) return 'full';
    const isAwaited = book.isLookedAt && book.detail !== 'all';
    if (book.prices.isEmpty || isAwaited) return this.wanted(book) === 'all' ? 'first' : 'only';
    return before.pass === 'full' ? 'full' : 'second';
  }

  #passInPlay(book: EventBook, before: Before): Pass {
    if (this.wanted(book) !== 'all') return 'full';
    // With a play in between nothing is sold until that is priced.
    if (before.pass === 'first') return before.version === book.version ? 'second' : 'first';
    return before.pass === 'overtaken' || this.#late.has(book) ? 'first' : 'full';
  }

  /** Notes how long a game in play was without a price. */
  #noteWait(book: EventBook, ms: number): void {
    if (ms > LATE_MS) this.#late.add(book);
    else this.#late.delete(book);
  }

  /** Prices the book as it is when its turn has come. */
  async #price(book: EventBook, before: Before): Promise<Priced> {
    const priority = () => this.#priority(book, this.#pass(book, before));
    const { lines } = book;
    const askedMs = this.#parts.clock.now();
    const strength = await this.#parts.strengths.fitBook(book, () => fitPriority(priority()));
    const turn: { asked?: Asked } = {};
    const result = await this.#parts.simulator.price(() => {
      turn.asked = this.#asked(book, before);
      return { ...turn.asked.job, strength };
    }, priority);
    if (!turn.asked) throw new Error('A price was made that nobody asked for.');
    const { version, pass, isAll, detail } = turn.asked;
    if (pass !== 'second') this.#noteWait(book, this.#parts.clock.now() - askedMs);
    // Strengths were fitted to other lines.
    if (book.lines !== lines) return { version: undefined, pass, change: NOTHING };
    if (book.version !== version) return { version, pass, change: NOTHING };
    const change = book.priced(result);
    book.detail = detail;
    book.hasAllSamples = isAll;
    return { version, pass, change };
  }

  /** What is to be priced of the book as it is now. */
  #asked(book: EventBook, before: Before): Asked {
    const pass = this.#pass(book, before);
    const detail = this.wanted(book);
    const isAll = detail === 'all' && pass !== 'first';
    const { seedOf = hash } = this.#parts;
    const job: Asked['job'] = {
      kind: 'price',
      sport: book.event.sport.slug,
      sides: book.setup.sides,
      state: book.state,
      samples: this.#samples(book, isAll),
      // The same luck for every price of an event: what did not change keeps its price.
      seed: seedOf(book.eventId),
      board: book.prices.families,
      held: book.prices.held,
      mainOnly: detail === 'main',
      columns: detail === 'all' ? 'all' : 'card',
      packed: detail === 'all' && !book.started,
    };
    return { version: book.version, pass, detail, isAll, job };
  }

  #samples(book: EventBook, isFull: boolean): number {
    const { live, preGame } = this.#parts.samples;
    const full = book.started ? live : preGame;
    return isFull ? full : Math.min(QUICK_SAMPLES, full);
  }

  /** What whoever looks, or nobody, makes of the book now. */
  wanted(book: EventBook): Detail {
    return wantedDetail(book, this.#parts.clock.now());
  }

  /**
   * Where there are open bets the first price comes before all, for until then nobody can cash out; whoever looks at a game
   * waits for nothing but games in play; and tomorrow's games have theirs after the next ones.
   */
  #priority(book: EventBook, pass: Pass): Priority {
    if (book.prices.isEmpty && book.prices.isBetOn) return 'owed';
    const isWatched = book.isLookedAt || book.prices.isBetOn;
    if (book.started) {
      if (book.prices.isEmpty) return 'opening';
      // It is sold already, by fewer samples.
      if (pass === 'second') return 'unwatched';
      return isWatched ? 'live' : 'unwatched';
    }
    if (book.isLookedAt && book.detail !== 'all') return 'awaited';
    if (pass === 'second') return 'soon';
    // Nothing of it is sold until it has new ones.
    const isOff = pass !== 'full' || (book.status === 'suspended' && !book.prices.isEmpty);
    const isSoon = book.event.startsAt.getTime() < this.#parts.clock.now() + SOON_MS;
    if (isOff) return isWatched ? 'awaited' : isSoon ? 'first' : 'listed';
    return isSoon ? 'soon' : 'background';
  }
}

/** A fit is as urgent as the price that waits for it, but one of a far game that nobody waits for leaves a thread to games in play. */
function fitPriority(priority: Priority): Priority {
  return priority === 'listed' ? 'soon' : priority;
}

/**
 * A game to come that somebody looks at has a quick price first and then one with all samples; any other the quick one only. In
 * play the price is of all samples, unless the one before was late or the next play came before it was made: then a quick one goes
 * before, or a machine with too much to do would hardly ever sell a game that moves fast.
 */
type Pass = 'first' | 'only' | 'second' | 'full';
/** What was done of a book last, and of which version of it, if of any. */
interface Before {
  readonly pass: Pass | 'overtaken';
  readonly version: number | undefined;
}

/** What is to be priced of a book, of one version of it. */
interface Asked {
  readonly version: number;
  readonly pass: Pass;
  readonly detail: Detail;
  readonly isAll: boolean;
  readonly job: Omit<PriceJob, 'strength'>;
}

interface Waiting {
  readonly version: number;
  readonly over: AbortController;
}

interface Priced {
  /** Of the book; undefined where its lines moved while its strength was fitted to them. Prices of any other than it has are dropped. */
  readonly version: number | undefined;
  readonly pass: Pass;
  readonly change: BookChange;
}
