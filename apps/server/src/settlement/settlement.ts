import { betChanged } from '../bets/bets.topics.ts';
import type { Bets, PlacedBet } from '../bets/bets.ts';
import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import { eventFinished, marketsDecided } from '../trading/trading.topics.ts';
import type { Trading } from '../trading/trading.ts';
import type { LaneSender, PostingLanes } from '../wallet/wallet.ts';
import { type DecidedBet, decide } from './decide.ts';
import { type PaymentResult, settleStatement } from './settle-statement.ts';
import { WorkQueue } from './work-queue.ts';

export interface SettlementOptions {
  readonly bets: Pick<Bets, 'openBets' | 'openSelections'>;
  readonly wallet: { readonly lanes: Pick<PostingLanes, 'register' | 'inFlight'> };
  readonly trading: Pick<Trading, 'book' | 'grade' | 'recall'>;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** How often everything open is looked at again; 30 s by default. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 30_000;
/** Bets read at once: they fill a few batches of every lane. */
const PAGE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Pays bets as soon as their markets are decided. Nothing is remembered between runs: what is open and decided is what is to
 * be done, so a crash at any point leaves work for the next start, and a payment's key lets nothing be paid twice.
 */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #sender: LaneSender<DecidedBet, PaymentResult>;
  readonly #queue: WorkQueue;
  readonly #subscriptions: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SettlementOptions) {
    this.#options = options;
    this.#sender = options.wallet.lanes.register(settleStatement);
    this.#queue = new WorkQueue((error) => {
      options.logger.error({ err: error }, 'A settlement failed; the next sweep tries again');
    });
  }

  /** Takes up what an earlier run left, and follows trading from now on. Resolves once the leftovers are paid. */
  async start(): Promise<void> {
    const { bus, sweepMs } = this.#options;
    this.#subscriptions.push(
      bus.subscribe(marketsDecided, ({ eventId }) => this.#enqueue(eventId)),
      bus.subscribe(eventFinished, ({ eventId }) => this.#enqueue(eventId)),
    );
    this.#timer = setInterval(() => this.#queue.add('*', () => this.#sweep()), sweepMs ?? SWEEP_MS);
    this.#timer.unref();
    this.#queue.add('*', () => this.#sweep());
    await this.idle();
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

  /** Every event with open bets, whether anything told of it or not. */
  async #sweep(): Promise<void> {
    const open = await this.#options.bets.openSelections();
    for (const eventId of new Set(open.map((selection) => selection.eventId))) {
      // One event that cannot be settled keeps no other from it.
      await this.#settleEvent(eventId).catch((error: unknown) => {
        this.#options.logger.error(
          { err: error, eventId },
          'An event could not be settled; the next sweep tries again',
        );
      });
    }
  }

  async #settleEvent(eventId: string): Promise<void> {
    const { bets, trading, wallet } = this.#options;
    if (!trading.book(eventId)) await trading.recall(eventId);
    // A bet accepted just before its market was decided may still be on its way into the database.
    await wallet.lanes.inFlight();
    const open = await bets.openSelections(eventId);
    const decided = open.filter(({ marketKey, selectionKey }) =>
      trading.grade(eventId, marketKey, selectionKey),
    );
    const marketKeys = [...new Set(decided.map((selection) => selection.marketKey))];
    if (marketKeys.length === 0) return;
    for (let after = BEFORE_ALL; ; ) {
      const page = await bets.openBets(eventId, marketKeys, after, PAGE);
      const last = page.at(-1);
      if (!last) return;
      await Promise.all(page.map((bet) => this.#trySettle(bet)));
      after = last.id;
    }
  }

  /** One bet that cannot be settled keeps no other from it. */
  async #trySettle(bet: PlacedBet): Promise<void> {
    try {
      await this.#settle(bet);
    } catch (error) {
      this.#options.logger.error(
        { err: error, betId: bet.id },
        'A bet could not be settled; the next sweep tries again',
      );
    }
  }

  async #settle(bet: PlacedBet): Promise<void> {
    const { trading, bus, logger } = this.#options;
    const decided = decide(bet, trading);
    if (!decided) return;
    const result = await this.#sender.submit(bet.patronId, decided);
    // 'repeated' is a payment whose answer was lost: nobody was told of it yet.
    if (result === 'posted' || result === 'repeated') {
      bus.publish(betChanged, { patronId: bet.patronId, betId: bet.id });
    } else logger.error({ betId: bet.id, result }, 'A bet could not be settled');
  }
}
