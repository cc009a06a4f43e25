import { setTimeout as sleep } from 'node:timers/promises';
import type { LegPlace, Room } from '../betslip/betslip.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { isUuid } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { PatronFeed } from '../platform/realtime/patron-feed.ts';
import type { Rewards } from '../rewards/rewards.ts';
import type { BookView, Trading } from '../trading/trading.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { type AcceptanceDelays, acceptanceDelayMs, defaultAcceptanceDelays } from './acceptance-delay.ts';
import { type BetChanged, betChanged } from './bets.topics.ts';
import { readTotalsFaults } from './ended-store.ts';
import { exposedSelectionsOf } from './exposed-selection.ts';
import { Exposure } from './exposure.ts';
import { readExposure, readSameBets } from './exposure-store.ts';
import { ExposureTeller } from './exposure-teller.ts';
import type { BetGuards } from './guards.ts';
import {
  type BetsChoice,
  type HistoryPage,
  type HistoryQuery,
  type HistorySources,
  readHistory,
} from './history.ts';
import { FIRST_PLACE } from './history-cursor.ts';
import { countOpen, readHasBetOn, readOpenIds } from './history-store.ts';
import { type HistoryTotals, readHistoryTotals } from './history-totals.ts';
import { defaultHouseLimits, type HouseLimits } from './house-limits.ts';
import { withLostLegs } from './lost-legs.ts';
import { readPayableBets } from './payable-store.ts';
import { outcomeOfOne, type PlaceOutcome, placeOutcome } from './place-outcome.ts';
import { type PayableBet, type PlacedBet, selectionIdsOf } from './placed-bet.ts';
import { Placing } from './placing.ts';
import { type BetRequest, defaultOddsTerms, type OddsTerms, type Origin } from './request.ts';
import { SameBetCounts } from './same-bets.ts';
import {
  type BetPage,
  type RecordedLeg,
  type RipePage,
  type RipePlace,
  readDecided,
  readOpenEvents,
  readOpenSelections,
  readRipe,
  readUndecided,
  type UndecidedSelection,
  writeLegs,
} from './settling-store.ts';
import { readBets, readOpenStakes, readPaidBets } from './store.ts';

export { wireOutcome, writeLegOutcome } from '@fairline/wagering/leg-outcome.ts';
export { PAID_WITH } from '../betslip/betslip.ts';
/** For ledger:check. */
export { readRecordedStakes as recordedStakes, readTermsFaults as termsFaults } from './agreed-store.ts';
export { betGuards, slipGuards } from './bet-guards.ts';
export { type BetGuards, nobodyAsked } from './guards.ts';
export { type HistoryPage, InvalidPage } from './history.ts';
export type { HistoryTotals } from './history-totals.ts';
export { defaultHouseLimits, type HouseLimits } from './house-limits.ts';
export { legNow } from './leg-now.ts';
export { isRuledOut } from './lost-legs.ts';
export type { PlaceOutcome } from './place-outcome.ts';
export {
  type BetOutcome,
  gradedMarketKey,
  openStake,
  type PayableBet,
  type PayableLeg,
  type PlacedBet,
  type PlacedLeg,
} from './placed-bet.ts';
export {
  type BetRequest,
  defaultOddsTerms,
  type OddsPolicy,
  type OddsTerms,
  type Origin,
} from './request.ts';
export type { BetPage, RecordedLeg, RipePlace } from './settling-store.ts';
export { wageringBet } from './wagering-bet.ts';

export interface BetsOptions {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly trading: Pick<
    Trading,
    | 'book'
    | 'books'
    | 'grade'
    | 'isLost'
    | 'joint'
    | 'jointOfSubsets'
    | 'orderedLimit'
    | 'priceErrors'
    | 'selection'
    | 'setExposure'
  >;
  /** Knows the sports of events. */
  readonly catalogue: Pick<Catalogue, 'sportsOf'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** How a patron takes changed odds and reads prices; asked only when odds have changed. The defaults unless given. */
  readonly oddsTerms?: (patronId: string) => Promise<OddsTerms>;
  readonly limits?: HouseLimits;
  /** In-play acceptance delays; seconds of real time unless given. */
  readonly delays?: AcceptanceDelays;
  /** How a delay is waited for. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How long after a bet of unknown fate the books are asked for it; 30 s unless given. */
  readonly doubtMs?: number;
  readonly rewards: Pick<Rewards, 'find' | 'of' | 'tell'>;
  /** Asked before money is taken. */
  readonly guards: BetGuards;
}

/** Open bets of one patron that are read at once. */
const MAX_OPEN_BETS = 300;

/** A bet that waits keeps no process from ending. */
const unheldSleep = (ms: number) => sleep(ms, undefined, { ref: false });

/** The bets that were placed: taking them, finding them, and what settlement needs of them. */
export class Bets {
  readonly #options: BetsOptions;
  readonly #placing: Placing;
  readonly #feed: PatronFeed<BetChanged>;
  readonly #exposure: Exposure;
  readonly #teller: ExposureTeller;
  readonly #sameBets = new SameBetCounts();

  constructor(options: BetsOptions) {
    this.#options = options;
    const { wallet, trading, bus, clock, limits, delays, wait, guards, rewards } = options;
    this.#feed = new PatronFeed(bus, betChanged, ({ betId }) => betId);
    this.#exposure = new Exposure((selections) => this.#teller.changed(selections));
    const mostLost = (limits ?? defaultHouseLimits).loss;
    this.#teller = new ExposureTeller(this.#exposure.places, trading, mostLost);
    this.#placing = new Placing({
      wallet,
      board: trading,
      clock,
      limits: limits ?? defaultHouseLimits,
      orderedLimit: (eventId, marketKey) => trading.orderedLimit(eventId, marketKey),
      exposure: this.#exposure,
      doubtMs: options.doubtMs,
      delays: delays ?? defaultAcceptanceDelays,
      wait: wait ?? unheldSleep,
      guards,
      rewards,
      oddsTerms: options.oddsTerms ?? (async () => defaultOddsTerms),
      findBet: (betId) => this.find(betId),
      onPlaced: (bet, selectionIds) => {
        this.#sameBets.add(selectionIds);
        bus.publish(betChanged, { patronId: bet.patronId, betId: bet.id });
      },
      logger: options.logger,
    });
  }

  /** Learns of the open bets and what they could cost. Call it before bets are taken. */
  async start(): Promise<void> {
    this.#exposure.replace(await readExposure(this.#options.database));
    this.#sameBets.replace(await readSameBets(this.#options.database));
    this.tellExposure();
  }

  /** Tells trading now what the house could lose; otherwise it hears of a change within a moment. */
  tellExposure(): void {
    this.#teller.tell();
  }

  /**
   * Places bets, each on its own: all of it or nothing, and once, however often the request comes; each is told of as soon
   * as it is placed. A fault with one is logged and keeps no other from its answer. Lists are bounded by the caller.
   */
  place(patronId: string, requests: readonly BetRequest[], origin: Origin): Promise<PlaceOutcome> {
    const [only] = requests;
    return only && requests.length === 1
      ? this.#placeOne(patronId, only, origin)
      : this.#placeAll(patronId, requests, origin);
  }

  /** What the house still takes of a bet with these legs; of nobody's bet unless a patron is named. */
  roomOf(patronId: string | undefined, legs: readonly LegPlace[]): Room {
    return this.#placing.roomOf(patronId, legs);
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
    return readHistory(this.#options.database, patronId, query, this.#historySources());
  }

  /** What all bets add up to that the history lists for the same choice; undefined when the patron has no accounts. */
  async totals(patronId: string, choice: BetsChoice): Promise<HistoryTotals | undefined> {
    const balances = await this.#options.wallet.balances(patronId);
    if (!balances) return undefined;
    const { currency } = balances.globalBalance;
    return readHistoryTotals(this.#options.database, patronId, currency, choice, this.#historySources());
  }

  /** For cash outs: a patron's bets that are open, the newest first, a few hundred at most. */
  async openBets(patronId: string): Promise<PlacedBet[]> {
    if (!isUuid(patronId)) return [];
    const places = await readOpenIds(this.#options.database, {
      ...{ patronId, before: FIRST_PLACE, limit: MAX_OPEN_BETS, type: undefined },
    });
    const bets = await readBets(
      this.#options.database,
      places.map(({ id }) => id),
    );
    return bets.sort((left, right) => (left.id < right.id ? 1 : -1));
  }

  /** Whether the patron lately bet on an event, whatever became of the bet. */
  async hasBetOn(patronId: string, eventId: string): Promise<boolean> {
    return isUuid(patronId) && readHasBetOn(this.#options.database, patronId, eventId);
  }

  /** As the games stand: a leg that is certain to lose is told as lost before its market is decided. */
  asItStands(bet: PlacedBet): PlacedBet {
    return withLostLegs(bet, this.#options.trading);
  }

  openBetCount(patronId: string): Promise<number> {
    return countOpen(this.#options.database, patronId);
  }

  /** How long a bet on these selections (raw ids) would wait now, in milliseconds; 0 before the game. */
  delayMs(selectionIds: readonly string[]): number {
    const { trading, delays } = this.#options;
    const books = selectionIds.flatMap((id) => {
      const selection = trading.selection(id);
      return (selection && trading.book(selection.eventId)) ?? [];
    });
    return acceptanceDelayMs(
      delays ?? defaultAcceptanceDelays,
      books.map((book) => ({ book })),
    );
  }

  /** For settlement: bets with an undecided leg on one of these markets (as graded), by id, after a bet's id, so many at most. */
  undecided(eventId: string, marketKeys: readonly string[], after: string, limit: number): Promise<BetPage> {
    return readUndecided(this.#options.database, eventId, marketKeys, after, limit);
  }

  /** For resettlement: bets with a decided leg on the event, by id, after a bet's id. */
  decided(eventId: string, after: string, limit: number): Promise<BetPage> {
    return readDecided(this.#options.database, eventId, after, limit);
  }

  /** For settlement: those of so many open bets, after a place among them, that wait for no leg any more. */
  ripe(after: RipePlace | undefined, looked: number): Promise<RipePage> {
    return readRipe(this.#options.database, after, looked);
  }

  /** For settlement: ids of events that undecided legs hang on. */
  openEvents(): Promise<string[]> {
    return readOpenEvents(this.#options.database);
  }

  /** For settlement: every selection of an event with an undecided leg. */
  openSelections(eventId: string): Promise<UndecidedSelection[]> {
    return readOpenSelections(this.#options.database, eventId);
  }

  /** For settlement: writes down results of legs that pay no bet now. Answers the open bets that wait for nothing any more. */
  async recordLegs(ruleVersion: number, legs: readonly RecordedLeg[]): Promise<readonly PayableBet[]> {
    const { database, clock } = this.#options;
    const ripe = await writeLegs(database, new Date(clock.now()), ruleVersion, legs);
    return readPayableBets(database, ripe);
  }

  /** For settlement and cash outs: the bet is paid and costs nothing more. To say so again changes nothing. */
  closed(bet: PayableBet): void {
    const counted = this.#exposure.remove({ ...bet, selections: exposedSelectionsOf(bet, bet.legs) });
    if (counted) this.#sameBets.add(selectionIdsOf(bet), -1);
  }

  /** How many open bets are made of exactly these selections (raw ids). */
  betsOn(selectionIds: readonly string[]): number {
    return this.#sameBets.of(selectionIds);
  }

  #placeOne(patronId: string, request: BetRequest, origin: Origin): Promise<PlaceOutcome> {
    return this.#placing.place(patronId, request, origin).then((result) => {
      if (result.balances) return outcomeOfOne(request, result, result.balances);
      const { wallet } = this.#options;
      return wallet.balances(patronId).then((balances) => outcomeOfOne(request, result, balances));
    });
  }

  async #placeAll(patronId: string, requests: readonly BetRequest[], origin: Origin): Promise<PlaceOutcome> {
    const results = await Promise.all(
      requests.map((request) => this.#placing.place(patronId, request, origin)),
    );
    // Of several answers nobody knows which one was the last: the order they were asked in says nothing.
    return placeOutcome(requests, results, await this.#options.wallet.balances(patronId));
  }

  #historySources(): HistorySources {
    return {
      liveEventIds: () => this.#eventIds((status) => status === 'IN_PLAY'),
      begunEventIds: () => this.#eventIds((status) => status !== 'PRE_GAME'),
      asItStands: (bet) => this.asItStands(bet),
      sportsOf: (db, eventIds) => this.#options.catalogue.sportsOf(db, eventIds),
    };
  }

  #eventIds(fits: (status: BookView['event']['status']) => boolean): string[] {
    const ids: string[] = [];
    for (const { event } of this.#options.trading.books()) if (fits(event.status)) ids.push(event.id);
    return ids;
  }
}

/** For ledger:check: minor units at stake in each patron's open bets. */
export function openStakes(tx: Queryable): Promise<Map<string, bigint>> {
  return readOpenStakes(tx);
}

/** For ledger:check: patrons whose kept totals of ended bets are not the sums over their bets. */
export function totalsFaults(tx: Queryable) {
  return readTotalsFaults(tx);
}

/** For ledger:check: what bets that ended or were cashed out in part say they paid in cash, a page of them after an id. */
export function paidBets(tx: Queryable, after: string | undefined) {
  return readPaidBets(tx, after);
}
