import { type BetError, defaultStakeLimits, type StakeLimits } from '../betslip/betslip.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { isUuid } from '../platform/ids.ts';
import { PatronFeed } from '../platform/realtime/patron-feed.ts';
import type { Trading } from '../trading/trading.ts';
import type { Balances, Wallet } from '../wallet/wallet.ts';
import { type BetChanged, betChanged } from './bets.topics.ts';
import {
  type HistoryPage,
  type HistoryQuery,
  type HistoryTotals,
  readHistory,
  readHistoryTotals,
} from './history.ts';
import { countOpen } from './history-store.ts';
import type { PlacedBet } from './placed-bet.ts';
import { Placing } from './placing.ts';
import type { BetRequest, OddsTerms, Origin } from './request.ts';
import { type OpenSelection, readBets, readOpenBets, readOpenSelections, readOpenStakes } from './store.ts';

export type { BetFilter, HistoryPage, HistoryTotals } from './history.ts';
export { InvalidPage } from './history.ts';
export type { BetOutcome, PlacedBet } from './placed-bet.ts';
export type { BetRequest, OddsPolicy, OddsTerms, Origin } from './request.ts';
export { PAID_WITH, wageringBet, wireOutcome } from './wagering-bet.ts';

export interface BetsOptions {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly trading: Pick<Trading, 'book' | 'books' | 'selection'>;
  readonly bus: Bus;
  readonly clock: Clock;
  /** How a patron takes changed odds and reads prices; asked only when odds have changed. Better odds, American, unless given. */
  readonly oddsTerms?: (patronId: string) => Promise<OddsTerms>;
  readonly limits?: StakeLimits;
}

export interface PlaceOutcome {
  readonly placed: readonly { readonly draftBetId: string; readonly bet: PlacedBet }[];
  readonly refused: readonly { readonly draftBetId: string; readonly errors: readonly BetError[] }[];
  /** After all of them; undefined when the patron has no accounts. */
  readonly balances: Balances | undefined;
}

/** The bets that were placed: taking them, finding them, and what settlement needs of them. */
export class Bets {
  readonly #options: BetsOptions;
  readonly #placing: Placing;
  readonly #feed: PatronFeed<BetChanged>;

  constructor(options: BetsOptions) {
    this.#options = options;
    const { wallet, trading, bus, clock, limits } = options;
    this.#feed = new PatronFeed(bus, betChanged, ({ betId }) => betId);
    this.#placing = new Placing({
      wallet,
      board: trading,
      clock,
      limits: limits ?? defaultStakeLimits,
      oddsTerms: options.oddsTerms ?? (async () => ({ policy: 'better', format: 'AMERICAN' })),
      findBet: (betId) => this.find(betId),
    });
  }

  /**
   * Places bets, each on its own: all of it or nothing, and once, however often the request comes. Lists are bounded by
   * the caller.
   */
  async place(patronId: string, requests: readonly BetRequest[], origin: Origin): Promise<PlaceOutcome> {
    const results = await Promise.all(
      requests.map(async (request) => ({
        draftBetId: request.draftBetId,
        result: await this.#placing.place(patronId, request, origin),
      })),
    );
    for (const { result } of results) {
      if (result.kind === 'placed' && result.now) {
        this.#options.bus.publish(betChanged, { patronId, betId: result.bet.id });
      }
    }
    return {
      placed: results.flatMap(({ draftBetId, result }) =>
        result.kind === 'placed' ? [{ draftBetId, bet: result.bet }] : [],
      ),
      refused: results.flatMap(({ draftBetId, result }) =>
        result.kind === 'refused' ? [{ draftBetId, errors: result.errors }] : [],
      ),
      // Of several answers nobody knows which one was the last: the order they were asked in says nothing.
      balances:
        (results.length === 1 ? results[0]?.result.balances : undefined) ??
        (await this.#options.wallet.balances(patronId)),
    };
  }

  async find(betId: string): Promise<PlacedBet | undefined> {
    if (!isUuid(betId)) return undefined;
    const [bet] = await readBets(this.#options.database, [betId]);
    return bet;
  }

  /** Tells of each bet of the patron that is placed or settled from now on. */
  watch(patronId: string): AsyncIterableIterator<BetChanged> {
    return this.#feed.watch(patronId);
  }

  /** @throws InvalidPage */
  history(patronId: string, query: HistoryQuery): Promise<HistoryPage> {
    return readHistory(this.#options.database, patronId, query, () => this.#liveEventIds());
  }

  /** Undefined when the patron has no accounts. */
  async totals(patronId: string): Promise<HistoryTotals | undefined> {
    const balances = await this.#options.wallet.balances(patronId);
    return balances && readHistoryTotals(this.#options.database, patronId, balances.globalBalance.currency);
  }

  openBetCount(patronId: string): Promise<number> {
    return countOpen(this.#options.database, patronId);
  }

  /** For settlement: open bets with a leg on one of these markets, by id, after a bet's id. */
  openBets(
    eventId: string,
    marketKeys: readonly string[],
    after: string,
    limit: number,
  ): Promise<PlacedBet[]> {
    return readOpenBets(this.#options.database, eventId, marketKeys, after, limit);
  }

  /** For settlement: every selection with an open leg, of one event or of all. */
  openSelections(eventId?: string): Promise<OpenSelection[]> {
    return readOpenSelections(this.#options.database, eventId);
  }

  #liveEventIds(): string[] {
    const live: string[] = [];
    for (const { event } of this.#options.trading.books()) {
      if (event.status === 'IN_PLAY') live.push(event.id);
    }
    return live;
  }
}

/** For ledger:check: minor units at stake in each patron's open bets. */
export function openStakes(tx: Queryable): Promise<Map<string, bigint>> {
  return readOpenStakes(tx);
}
