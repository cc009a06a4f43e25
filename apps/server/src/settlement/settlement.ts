import { betChanged } from '../bets/bets.topics.ts';
import type { BetPage, Bets, PayableBet, RipePlace } from '../bets/bets.ts';
import type { Logger } from '../platform/log.ts';
import { eventFinished, marketsDecided, resultsCorrected } from '../trading/trading.topics.ts';
import type { Trading } from '../trading/trading.ts';
import type { PostingLanes } from '../wallet/wallet.ts';
import { decide, type GradedLeg, type Grader, hangsOnWriting, isOutdated, RULE_VERSION } from './decide.ts';
import { Payer, type PayerOptions } from './payer.ts';
import { RipeSearch } from './ripe-search.ts';
import { WorkQueue } from './work-queue.ts';

export interface SettlementOptions extends PayerOptions {
  readonly bets: Pick<
    Bets,
    'undecided' | 'decided' | 'ripe' | 'openEvents' | 'openSelections' | 'recordLegs' | 'closed' | 'find'
  >;
  readonly wallet: { readonly lanes: Pick<PostingLanes, 'register' | 'inFlight'> };
  readonly trading: Grader & Pick<Trading, 'recall' | 'corrections' | 'closeCorrection'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** How often everything open is looked at again; 30 s by default. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 30_000;
/** Bets read at once: they fill a few batches of every lane. */
const PAGE = 1_000;
/** Enough that the lanes have work while others read. */
const EVENTS_AT_ONCE = 6;
/** A bet that keeps changing while it is decided is left to the next sweep. */
const DECISIONS = 5;
/** Open bets that a sweep looks at for ripe ones. */
const LOOKED_AT_MOST = 20_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type ReadPage = (after: string) => Promise<BetPage>;

/** What was found out about a bet: legs to be written down; 'failed' is to be tried again. */
type Settling = 'done' | 'failed' | Waiting;

interface Waiting {
  readonly bet: PayableBet;
  /** Those to be written down. */
  readonly legs: readonly GradedLeg[];
  /** A settled bet of which nobody can tell just now whether it is paid rightly: to be looked at again. */
  readonly isUnsure: boolean;
}

/**
 * Pays bets as soon as they are decided, and corrects them when results are. Nothing is remembered between runs: what is
 * undecided in the books and decided by now, and the corrections that trading keeps, are what is to be done. So a crash at any
 * point leaves work for the next start, and a payment's key lets nothing be paid twice.
 */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #payer: Payer;
  readonly #queue: WorkQueue;
  readonly #subscriptions: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #ripe: RipeSearch<PayableBet, RipePlace>;

  constructor(options: SettlementOptions) {
    this.#options = options;
    this.#payer = new Payer(options);
    this.#ripe = new RipeSearch({
      read: (after, looked) => options.bets.ripe(after, looked),
      settle: (bets) => this.#settleAll(bets),
      page: PAGE,
    });
    this.#queue = new WorkQueue(EVENTS_AT_ONCE, (error) => {
      this.#ripe.again();
      options.logger.error({ err: error }, 'A settlement failed; the next sweep tries again');
    });
  }

  /** Takes up what an earlier run left, and follows trading from now on. Resolves once the leftovers are paid. */
  async start(): Promise<void> {
    const { bus, sweepMs } = this.#options;
    this.#subscriptions.push(
      bus.subscribe(marketsDecided, ({ eventId }) => this.#enqueue(eventId)),
      bus.subscribe(eventFinished, ({ eventId }) => {
        this.#enqueue(eventId);
        this.#queue.add(`owed ${eventId}`, () => this.#correctOwed(eventId));
      }),
      bus.subscribe(resultsCorrected, ({ eventId }) => this.correct(eventId)),
    );
    this.#queue.add('*', () => this.#sweep(Number.POSITIVE_INFINITY));
    await this.idle();
    // Stopped meanwhile.
    if (this.#subscriptions.length === 0) return;
    // Only now: sweeps that take longer than the time between them would never leave it idle.
    this.#timer = setInterval(() => this.#queue.add('*', () => this.#sweep()), sweepMs ?? SWEEP_MS);
    this.#timer.unref();
  }

  /** Looks again at every bet that an event's results decided, and pays the difference where they are others now. */
  correct(eventId: string): void {
    this.#queue.add(`correct ${eventId}`, () => this.#correctEvent(eventId));
  }

  /** Resolves when everything decided so far is paid. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const unsubscribe of this.#subscriptions.splice(0)) unsubscribe();
    await this.idle();
  }

  #enqueue(eventId: string): void {
    this.#queue.add(eventId, () => this.#settleEvent(eventId));
  }

  /** Every event with undecided legs, whether anything told of it or not. @param looked open bets looked at for ripe ones */
  async #sweep(looked = LOOKED_AT_MOST): Promise<void> {
    for (const { eventId } of await this.#options.trading.corrections()) this.correct(eventId);
    for (const eventId of await this.#options.bets.openEvents()) {
      // One event that cannot be settled keeps no other from it.
      await this.#settleEvent(eventId).catch((error: unknown) => {
        this.#ripe.again();
        this.#options.logger.error(
          { err: error, eventId },
          'An event could not be settled; the next sweep tries again',
        );
      });
    }
    await this.#ripe.sweep(looked);
  }

  async #settleEvent(eventId: string): Promise<void> {
    const { bets, logger, trading, wallet } = this.#options;
    // Also of one whose book still stands: only so many results stay in memory.
    await trading.recall(eventId);
    // A bet accepted just before its market was decided may still be on its way into the database.
    await wallet.lanes.inFlight();
    const open = await bets.openSelections(eventId);
    const wrong = new Set(trading.priceErrors(eventId).map(({ marketKey }) => marketKey));
    const graded = open.map((selection) => {
      const { marketKey, selectionKey } = selection;
      return { marketKey, selectionKey, grade: trading.grade(eventId, marketKey, selectionKey) };
    });
    const decided = graded.filter(({ marketKey, grade }) => wrong.has(marketKey) || grade);
    for (const { marketKey, selectionKey, grade } of decided) {
      if (!grade?.isUnknown || wrong.has(marketKey)) continue;
      logger.warn({ eventId, marketKey, selectionKey }, 'Bets are void: nobody can tell how this came out');
    }
    const marketKeys = [...new Set(decided.map(({ marketKey }) => marketKey))];
    if (marketKeys.length === 0) return;
    await this.#settlePages((after) => bets.undecided(eventId, marketKeys, after, PAGE));
  }

  /** What was looked at while the result was being written stays owed. */
  async #correctOwed(eventId: string): Promise<void> {
    const corrections = await this.#options.trading.corrections();
    if (corrections.some((correction) => correction.eventId === eventId)) this.correct(eventId);
  }

  async #correctEvent(eventId: string): Promise<void> {
    const { bets, trading, wallet } = this.#options;
    // Read first: a correction that comes meanwhile is another one.
    const due = (await trading.corrections()).find((correction) => correction.eventId === eventId);
    // Also of one whose book still stands: only so many results stay in memory.
    await trading.recall(eventId);
    await wallet.lanes.inFlight();
    const isDone = await this.#settlePages((after) => bets.decided(eventId, after, PAGE));
    if (due && isDone) await trading.closeCorrection(due);
  }

  /** Answers whether nothing of it is to be tried again. */
  async #settlePages(read: ReadPage): Promise<boolean> {
    let isDone = true;
    for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
      const page: BetPage = await read(after);
      isDone = (await this.#settleAll(page.bets)) && isDone;
      after = page.next;
    }
    return isDone;
  }

  /** Pays what can be paid, and writes down what was found out about the rest. Answers whether nothing failed. */
  async #settleAll(page: readonly PayableBet[]): Promise<boolean> {
    const { bets, bus, trading } = this.#options;
    const results = await Promise.all(page.map((bet) => this.#settle(bet)));
    const unpaid = results.flatMap((result) => (typeof result === 'string' ? [] : [result]));
    const isDone = !results.includes('failed') && !unpaid.some(({ isUnsure }) => isUnsure);
    const waiting = unpaid.filter(({ legs }) => legs.length > 0);
    if (waiting.length === 0) return isDone;
    const ripe = await bets.recordLegs(
      RULE_VERSION,
      waiting.flatMap(({ bet, legs }) =>
        legs.map(({ leg, grade }) => ({ betId: bet.id, number: leg.number, ...grade })),
      ),
    );
    for (const { bet } of waiting) bus.publish(betChanged, { patronId: bet.patronId, betId: bet.id });
    // Results that were corrected while they were written: who corrects them may have looked before.
    const outdated = waiting.filter(({ bet, legs }) => legs.some((leg) => isOutdated(bet, leg, trading)));
    const found = await Promise.all(outdated.map(({ bet }) => bets.find(bet.id)));
    // Of the ripe ones the last leg was written by somebody else while we looked.
    const again = new Map([...ripe, ...found].flatMap((bet) => (bet ? [[bet.id, bet]] : [])));
    return again.size === 0 ? isDone : (await this.#settleAll([...again.values()])) && isDone;
  }

  /**
   * Decided again at once when a cash out, somebody else or a correction came between. One that cannot be settled keeps no
   * other from it.
   */
  async #settle(bet: PayableBet): Promise<Settling> {
    const { bets, logger, trading } = this.#options;
    try {
      let current: PayableBet | undefined = bet;
      for (let decisions = 0; current && decisions < DECISIONS; decisions += 1) {
        const decision = decide(current, trading);
        if (decision.kind === 'wait') {
          const isUnsure = current.state.status === 'SETTLED' && hangsOnWriting(current, trading);
          return { bet: current, legs: decision.legs, isUnsure };
        }
        const payment = await this.#payer.pay(decision.decided);
        if (payment === 'paid') return 'done';
        if (payment !== 'changed') return this.#failed();
        current = await bets.find(bet.id);
      }
      logger.error({ betId: bet.id }, 'A bet kept changing while it was settled');
    } catch (error) {
      logger.error({ err: error, betId: bet.id }, 'A bet could not be settled; the next sweep tries again');
    }
    return this.#failed();
  }

  /** The bet may be ripe by now: the next sweep looks. */
  #failed(): 'failed' {
    this.#ripe.again();
    return 'failed';
  }
}
