import { betChanged } from '../bets/bets.topics.ts';
import type { Bets, PlacedBet } from '../bets/bets.ts';
import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { eventFinished, marketsDecided, resultsCorrected } from '../trading/trading.topics.ts';
import type { Trading } from '../trading/trading.ts';
import type { LaneSender, PostingLanes } from '../wallet/wallet.ts';
import { type DecidedBet, decide, type GradedLeg, RULE_VERSION } from './decide.ts';
import { type PaymentResult, recordStatement, settleStatement } from './settle-statement.ts';
import { takesRewards, withinBalance, withoutRewards } from './shortfall.ts';
import { WorkQueue } from './work-queue.ts';

export interface SettlementOptions {
  readonly bets: Pick<Bets, 'undecided' | 'decided' | 'ripe' | 'openSelections' | 'recordLegs' | 'closed'>;
  readonly wallet: { readonly lanes: Pick<PostingLanes, 'register' | 'inFlight'> };
  readonly trading: Pick<Trading, 'book' | 'books' | 'grade' | 'recall'>;
  /** Told of rewards given back. */
  readonly rewards?: Pick<Rewards, 'tell'>;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** How often everything open is looked at again; 30 s by default. */
  readonly sweepMs?: number;
}

const SWEEP_MS = 30_000;
/** Bets read at once: they fill a few batches of every lane. */
const PAGE = 1_000;
/** Enough that the lanes have work while others read. */
const EVENTS_AT_ONCE = 6;
/** A correction whose patron keeps spending meanwhile is tried so often. */
const CORRECTION_TRIES = 5;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type ReadPage = (after: string) => Promise<readonly PlacedBet[]>;

/**
 * Pays bets as soon as they are decided, and corrects them when results are. Nothing is remembered between runs: what is
 * undecided in the books and decided by now is what is to be done, so a crash at any point leaves work for the next start,
 * and a payment's key lets nothing be paid twice.
 */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #payer: LaneSender<DecidedBet, PaymentResult>;
  readonly #recorder: LaneSender<DecidedBet, PaymentResult>;
  readonly #queue: WorkQueue;
  readonly #subscriptions: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SettlementOptions) {
    this.#options = options;
    this.#payer = options.wallet.lanes.register(settleStatement);
    this.#recorder = options.wallet.lanes.register(recordStatement);
    this.#queue = new WorkQueue(EVENTS_AT_ONCE, (error) => {
      options.logger.error({ err: error }, 'A settlement failed; the next sweep tries again');
    });
  }

  /** Takes up what an earlier run left, and follows trading from now on. Resolves once the leftovers are paid. */
  async start(): Promise<void> {
    const { bus, sweepMs } = this.#options;
    this.#subscriptions.push(
      bus.subscribe(marketsDecided, ({ eventId }) => this.#enqueue(eventId)),
      bus.subscribe(eventFinished, ({ eventId }) => this.#enqueue(eventId)),
      bus.subscribe(resultsCorrected, ({ eventId }) => this.correct(eventId)),
    );
    this.#timer = setInterval(() => this.#queue.add('*', () => this.#sweep()), sweepMs ?? SWEEP_MS);
    this.#timer.unref();
    this.#queue.add('*', () => this.#sweep());
    await this.idle();
    // Of a game under way a correction may have been heard by a run that did not come to act on it.
    for (const { event } of this.#options.trading.books()) {
      if (event.status === 'IN_PLAY') this.correct(event.id);
    }
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

  /** Every event with undecided legs, whether anything told of it or not. */
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
    await this.#settlePages((after) => this.#options.bets.ripe(after, PAGE));
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
    await this.#settlePages((after) => bets.undecided(eventId, marketKeys, after, PAGE));
  }

  async #correctEvent(eventId: string): Promise<void> {
    const { bets, trading, wallet } = this.#options;
    if (!trading.book(eventId)) await trading.recall(eventId);
    await wallet.lanes.inFlight();
    await this.#settlePages((after) => bets.decided(eventId, after, PAGE));
  }

  async #settlePages(read: ReadPage): Promise<void> {
    for (let after = BEFORE_ALL; ; ) {
      const page = await read(after);
      const last = page.at(-1);
      if (!last) return;
      await this.#settleAll(page);
      after = last.id;
    }
  }

  /** Pays what can be paid, and writes down what was found out about the rest. */
  async #settleAll(page: readonly PlacedBet[]): Promise<void> {
    const { bets, bus } = this.#options;
    const waiting = (await Promise.all(page.map((bet) => this.#trySettle(bet)))).flat();
    if (waiting.length === 0) return;
    const ripe = await bets.recordLegs(
      RULE_VERSION,
      waiting.flatMap(({ bet, legs }) =>
        legs.map(({ leg, grade }) => ({ betId: bet.id, number: leg.number, ...grade })),
      ),
    );
    for (const { bet } of waiting) bus.publish(betChanged, { patronId: bet.patronId, betId: bet.id });
    // Their last leg was written by somebody else while we looked.
    await Promise.all(ripe.map((bet) => this.#trySettle(bet)));
  }

  /** Answers the bet when nothing was paid and legs are to be written down. One that cannot be settled keeps no other from it. */
  async #trySettle(
    bet: PlacedBet,
  ): Promise<readonly { readonly bet: PlacedBet; readonly legs: readonly GradedLeg[] }[]> {
    try {
      const decision = decide(bet, this.#options.trading);
      if (decision.kind === 'pay') await this.#pay(decision.decided);
      else if (decision.legs.length > 0) return [{ bet, legs: decision.legs }];
    } catch (error) {
      this.#options.logger.error(
        { err: error, betId: bet.id },
        'A bet could not be settled; the next sweep tries again',
      );
    }
    return [];
  }

  async #pay(decided: DecidedBet): Promise<void> {
    const { bus, logger, bets, rewards } = this.#options;
    const { bet, reason } = decided;
    const result = await this.#post(decided);
    // 'repeated' is a payment whose answer was lost: nobody was told of it yet.
    if (result === 'posted' || result === 'repeated') {
      bets.closed(bet);
      if (bet.amountSource !== 'CASH') rewards?.tell(bet.patronId);
      const change = { patronId: bet.patronId, betId: bet.id };
      bus.publish(betChanged, reason === 'correction' ? { ...change, corrected: true } : change);
    } else logger.error({ betId: bet.id, result }, 'A bet could not be settled');
  }

  /** A correction takes what there is: the patron may have spent what was paid by mistake. */
  async #post(decided: DecidedBet): Promise<string> {
    const { patronId } = decided.bet;
    let attempt = decided;
    for (let tries = 0; tries < CORRECTION_TRIES; tries += 1) {
      const sender = attempt.command.entries.length > 0 ? this.#payer : this.#recorder;
      const answer = await sender.submit(patronId, attempt);
      if ('result' in answer) {
        if (answer.result !== 'insufficient-funds') return answer.result;
        attempt = withinBalance(decided, answer.available);
      } else if (attempt === decided && takesRewards(decided)) attempt = withoutRewards(decided);
      else return answer.kind;
    }
    return 'insufficient-funds';
  }
}
