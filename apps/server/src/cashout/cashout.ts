import { setTimeout as sleep } from 'node:timers/promises';
import { type Rational, rational } from '@fairline/money/rational.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import { betChanged } from '../bets/bets.topics.ts';
import { type Bets, defaultHouseLimits, gradedMarketKey, type PlacedBet } from '../bets/bets.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ListenerIndex } from '../platform/realtime/listener-index.ts';
import { bookChanged, lookEnding } from '../trading/trading.topics.ts';
import type { Trading } from '../trading/trading.ts';
import type { LaneSender, PostingLanes, Wallet } from '../wallet/wallet.ts';
import {
  type BetOffer,
  CASH_OUT_REFUSALS,
  type CashOutRefusal,
  type CashOutRequest,
  type CashOutResult,
  isPossible,
} from './cash-out.ts';
import {
  type CashOutOrder,
  cashOutCommand,
  cashOutStatement,
  type OrderResult,
} from './cash-out-statement.ts';
import type { Board } from './chances.ts';
import { OFF_REASONS, type Offer, type OfferTerms, offerFor } from './offer.ts';
import { boardMark, readTicket, writeTicket } from './offer-ticket.ts';
import { watchOffers } from './offer-watch.ts';
import { Processing } from './processing.ts';
import { readPaid, readSigningKey } from './store.ts';
import { agreedPrice, take } from './take.ts';

export type { BetOffer, CashOutRefusal, CashOutRequest, CashOutResult } from './cash-out.ts';
export { OFF_REASONS, type OffReason } from './offer.ts';

/** For ledger:check. */
export { readRecordedCashOuts as recordedCashOuts } from './recorded-store.ts';

/** How long an offered price is held. */
const HOLD_MS = 5_000;

export interface CashoutOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'find' | 'balances'> & { readonly lanes: Pick<PostingLanes, 'register'> };
  readonly bets: Pick<Bets, 'find' | 'openBets' | 'closed' | 'delayMs'>;
  readonly trading: Board & Pick<Trading, 'look'>;
  readonly bus: Bus;
  readonly clock: Clock;
  /** What the house keeps of the fair value; 1/20 unless given. */
  readonly margin?: Rational;
  /** Less is not offered, in minor units; 10 unless given. */
  readonly minimum?: bigint;
  /** Of each line a part leaves at least so much open, in minor units: the least that a line of a bet may stake, unless given. */
  readonly leastLineStake?: bigint;
  /** A watcher is told at most so often; 500 ms unless given. */
  readonly paceMs?: number;
  /** How a cash out in play waits. */
  readonly wait?: (ms: number) => Promise<void>;
}

type Refused = Extract<CashOutResult, { kind: 'refused' }>;
type CashedOut = Extract<CashOutResult, { kind: 'cashed-out' }>;

/** A cash out that waits keeps no process from ending. */
const unheldSleep = (ms: number) => sleep(ms, undefined, { ref: false });

/** Closes bets before they are decided, for what they are worth. */
export class Cashout {
  readonly #options: CashoutOptions;
  readonly #terms: OfferTerms;
  readonly #leastLineStake: bigint;
  readonly #key: Buffer;
  readonly #sender: LaneSender<CashOutOrder, OrderResult>;
  readonly #byEvent = new ListenerIndex();
  readonly #byPatron = new ListenerIndex();
  readonly #processing = new Processing((patronId) => this.#byPatron.tell(patronId));

  private constructor(options: CashoutOptions, key: Buffer) {
    this.#options = options;
    this.#terms = { margin: options.margin ?? rational(1n, 20n), minimum: options.minimum ?? 10n };
    this.#leastLineStake = options.leastLineStake ?? defaultHouseLimits.stake.minimum;
    this.#key = key;
    options.bus.subscribe(bookChanged, ({ eventId }) => this.#byEvent.tell(eventId));
    options.bus.subscribe(lookEnding, ({ eventId }) => {
      if (this.#byEvent.has(eventId)) options.trading.look(eventId);
    });
    options.bus.subscribe(betChanged, ({ patronId }) => this.#byPatron.tell(patronId));
    this.#sender = options.wallet.lanes.register(cashOutStatement((order) => this.#stillStands(order)));
  }

  static async open(options: CashoutOptions): Promise<Cashout> {
    return new Cashout(options, await readSigningKey(options.database));
  }

  /** What is offered for a bet now. */
  offerFor(bet: PlacedBet): BetOffer {
    const price = this.#price(bet);
    if (price.kind === 'off') return { kind: 'off', bet, reason: price.reason };
    const heldUntilMs = this.#options.clock.now() + HOLD_MS;
    const { id: betId, patronId, closedLineStake } = bet;
    const { amount } = price;
    const board = boardMark(price.basis);
    const offerId = writeTicket({ betId, patronId, amount, closedLineStake, heldUntilMs, board }, this.#key);
    const leastLineStake = this.#leastLineStake;
    return { kind: 'offered', bet, amount, offerId, heldUntil: new Date(heldUntilMs), leastLineStake };
  }

  /** For every open bet of a patron, the newest first. */
  async offers(patronId: string): Promise<readonly BetOffer[]> {
    return (await this.#options.bets.openBets(patronId)).map((bet) => this.offerFor(bet));
  }

  /** The patron's offers now, and again whenever one may have changed. */
  watch(patronId: string): AsyncIterableIterator<readonly BetOffer[]> {
    const { bets, paceMs } = this.#options;
    return watchOffers({
      patronId,
      byEvent: this.#byEvent,
      byPatron: this.#byPatron,
      paceMs: paceMs ?? 500,
      readBets: () => bets.openBets(patronId),
      offerFor: (bet) => this.offerFor(bet),
    });
  }

  /** The bet of the patron whose cash out is under way in this process; of several the one that began first. */
  processing(patronId: string): string | undefined {
    return this.#processing.first(patronId);
  }

  /** Cashes out once for a key, however often it is asked; changes nothing when refused. */
  async cashOut(patronId: string, request: CashOutRequest): Promise<CashOutResult> {
    if (!isPossible(request)) return refused('INPUT_INVALID');
    const identity = identityOf(request);
    const earlier = await this.#earlier(patronId, request, identity);
    if (earlier) return earlier;
    const result = await this.#try(patronId, request, identity);
    if (!isWhatAGrantLeaves(result)) return result;
    // The same request may have been granted between the two looks, by this process or another: it is told that, not what it left.
    return (await this.#earlier(patronId, request, identity)) ?? result;
  }

  /** What the request was answered when it was granted before; undefined when it never was. */
  async #earlier(
    patronId: string,
    request: CashOutRequest,
    identity: Identity,
  ): Promise<CashOutResult | undefined> {
    const earlier = await this.#options.wallet.find({ patronId, ...identity });
    if (!earlier) return undefined;
    return earlier.same ? this.#granted(patronId, request) : refused('KEY_USED');
  }

  async #try(patronId: string, request: CashOutRequest, identity: Identity): Promise<CashOutResult> {
    const bet = await this.#options.bets.find(request.betId);
    if (!bet || bet.patronId !== patronId) return refused('BET_UNKNOWN');
    return this.#processing.during(patronId, bet.id, () => this.#take(bet, request, identity));
  }

  /** In play it waits like a bet, so that nobody sells what they saw lost in the stadium and we did not yet. */
  async #take(asked: PlacedBet, request: CashOutRequest, identity: Identity): Promise<CashOutResult> {
    const { bets, clock, wait = unheldSleep } = this.#options;
    const askedMs = clock.now();
    let bet = asked;
    for (let waitedMs = 0; ; ) {
      const order = this.#order(bet, request, identity, { askedMs, waitedMs });
      if ('code' in order) return order;
      const waitMs = this.#delayMs(order) - waitedMs;
      if (waitMs <= 0)
        return this.#answer(bet.patronId, request, await this.#sender.submit(bet.patronId, order));
      await wait(waitMs);
      waitedMs += waitMs;
      bet = (await bets.find(bet.id)) ?? bet;
    }
  }

  #delayMs({ bet, price }: CashOutOrder): number {
    const undecided = new Set(price.basis.map(({ eventId }) => eventId));
    const legs = bet.legs.filter(({ eventId }) => undecided.has(eventId));
    return this.#options.bets.delayMs(
      legs.map((leg) => selectionRawId({ ...leg, marketKey: gradedMarketKey(leg) })),
    );
  }

  /** The last look: on offer, at the same price, and no game began that it did not wait for. */
  #stillStands(order: CashOutOrder): boolean {
    const price = this.#price(order.bet);
    if (price.kind === 'off' || this.#delayMs(order) > order.waitedMs) return false;
    return order.agreedNow(price) === order.offer;
  }

  #price(bet: PlacedBet): Offer {
    return offerFor(bet, this.#options.trading, this.#terms);
  }

  /** Nothing waits in here: the price is the one of this moment, and a held one is held from when it was asked for. */
  #order(
    bet: PlacedBet,
    request: CashOutRequest,
    identity: Identity,
    { askedMs, waitedMs }: { readonly askedMs: number; readonly waitedMs: number },
  ): CashOutOrder | Refused {
    const ticket = readTicket(request.offerId, this.#key);
    if (ticket?.betId !== bet.id || ticket.patronId !== bet.patronId) return refused('OFFER_INVALID');
    const price = this.#price(bet);
    if (price.kind === 'off') return this.#refusedWithOffer('OFF', bet);
    const agreedNow: CashOutOrder['agreedNow'] = ({ amount, basis }) =>
      agreedPrice(ticket, { amount, ms: askedMs, board: boardMark(basis) }, request.tolerance);
    const offer = ticket.closedLineStake === bet.closedLineStake ? agreedNow(price) : undefined;
    if (offer === undefined) return this.#refusedWithOffer('OFFER_CHANGED', bet);
    const taken = take(bet, request.share, offer, this.#leastLineStake);
    if (typeof taken === 'string') return refused(taken);
    return {
      ...{ bet, offer, taken, waitedMs, agreedNow },
      share: request.share,
      price,
      takenAt: new Date(this.#options.clock.now()),
      idempotencyKey: request.idempotencyKey,
      command: cashOutCommand(bet, taken, identity),
    };
  }

  async #answer(
    patronId: string,
    request: CashOutRequest,
    result: OrderResult | { readonly kind: 'unavailable' },
  ): Promise<CashOutResult> {
    switch (result.kind) {
      case 'posted':
      case 'repeated':
        return this.#granted(patronId, request);
      case 'idempotency-conflict':
        return refused('KEY_USED');
      case 'unavailable':
        return refused('UNAVAILABLE');
      default: {
        const bet = await this.#options.bets.find(request.betId);
        const isOff = bet && this.#price(bet).kind === 'off';
        return bet ? this.#refusedWithOffer(isOff ? 'OFF' : 'OFFER_CHANGED', bet) : refused('BET_UNKNOWN');
      }
    }
  }

  /** What was written is told of here, however often: who wrote it may have ended before it could. */
  async #granted(patronId: string, { betId, idempotencyKey }: CashOutRequest): Promise<CashedOut> {
    const { database, bets, bus, wallet } = this.#options;
    const [bet, paid, balances] = await Promise.all([
      bets.find(betId),
      readPaid(database, patronId, idempotencyKey),
      wallet.balances(patronId),
    ]);
    if (!bet || paid === undefined || !balances)
      throw new Error(`The cash out of bet ${betId} has no record.`);
    if (bet.state.status === 'CASHED_OUT') bets.closed(bet);
    bus.publish(betChanged, { patronId, betId });
    return { kind: 'cashed-out', bet, paid, balances };
  }

  #refusedWithOffer(code: CashOutRefusal, bet: PlacedBet): Refused {
    const offer = this.offerFor(bet);
    const message = offer.kind === 'off' ? OFF_REASONS[offer.reason] : CASH_OUT_REFUSALS[code];
    return { kind: 'refused', code, message, offer };
  }
}

/** Whether it was refused as a bet is that was cashed out just before. */
function isWhatAGrantLeaves(result: CashOutResult): boolean {
  return result.kind === 'refused' && (result.code === 'OFF' || result.code === 'OFFER_CHANGED');
}

function refused(code: CashOutRefusal): Refused {
  return { kind: 'refused', code, message: CASH_OUT_REFUSALS[code] };
}

type Identity = ReturnType<typeof identityOf>;

function identityOf({ idempotencyKey, betId, offerId, share, tolerance }: CashOutRequest) {
  return {
    idempotencyKey: `cash-out:${idempotencyKey}`,
    fingerprint: [betId, offerId, share, tolerance].join('|'),
  };
}
