import { flushSync } from 'react-dom';
import {
  createOperationDescriptor,
  fetchQuery,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';
import * as v from 'valibot';
import type { pageQuery as PageQuery } from '../../__generated__/pageQuery.graphql.ts';
import { report } from '../../app/report.ts';
import { pageKind } from '../page/canonical.ts';
import { pageQuery } from '../page/page-query.ts';
import { createFrameQueue, onNextFrame, type Schedule } from './frame-queue.ts';
import { MarketStore } from './market-store.ts';
import { childrenSubscription, marketsSubscription, statisticsSubscription } from './page-subscriptions.ts';
import {
  childrenPayload,
  type LiveEvent,
  type LiveMarket,
  marketsPayload,
  statisticsPayload,
} from './payloads.ts';
import { judge, type UpdateOrder, unordered } from './update-order.ts';

interface PageUpdatesOptions {
  readonly schedule?: Schedule;
}

/** At most one page is fetched again in this time, however many updates are missed. */
const REFETCH_EVERY_MS = 1_000;

/** A page that has to come is asked for again after this, then after twice as long, up to as long as a subscription waits. */
const AGAIN_MS = { first: 1_000, longest: 30_000 };

/**
 * The live updates of one page: markets, scores and what stands on it. They are collected and written to the store once
 * per frame. A missing number, or a connection that was lost, fetches the page again.
 */
export class PageUpdates {
  readonly #environment: IEnvironment;
  readonly #path: string;
  /** What is asked of games. */
  readonly #boards: Variables;
  readonly #markets: MarketStore;
  readonly #queue;
  readonly #ends: (() => void)[] = [];
  /** Of each subscription on the present connection. */
  readonly #orders = new Map<string, UpdateOrder>();
  #waiting: LiveMarket[] = [];
  #refetching: Promise<boolean> | undefined;
  /** Something was missed since the page was last asked for. */
  #isOldAgain = false;
  /** The page was asked for and has not come. */
  #isOnItsWay = false;
  /** What was told of games meanwhile, by their ids: the page that comes may be from before. */
  readonly #toldMeanwhile = new Map<string, LiveEvent>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(environment: IEnvironment, path: string, { schedule = onNextFrame }: PageUpdatesOptions = {}) {
    this.#environment = environment;
    this.#path = path;
    const isEvent = pageKind(path) === 'event';
    this.#boards = { canonicalPath: path, board: isEvent, segments: isEvent };
    this.#markets = new MarketStore(environment, path);
    this.#queue = createFrameQueue(
      (error) => this.#missed(error),
      (frame) => schedule(() => this.#draw(frame)),
    );
  }

  /** Until it is stopped. The whole page is kept for who comes back to it, however it was asked for at first. */
  start(): void {
    const kept = this.#environment.retain(
      createOperationDescriptor(getRequest(pageQuery), { canonicalUrl: this.#path }),
    );
    this.#ends.push(() => kept.dispose());
    const path = { canonicalPath: this.#path };
    this.#follow(marketsSubscription, path, (data) => {
      const { marketUpdated } = v.parse(marketsPayload, data);
      return [marketUpdated.sequence, () => void this.#waiting.push(...marketUpdated.markets)];
    });
    this.#follow(statisticsSubscription, this.#boards, (data) => {
      const payload = v.parse(statisticsPayload, data);
      const { sequence, events } = payload.eventStatisticsUpdated;
      return [sequence, () => this.#writeEvents(events)];
    });
    this.#follow(childrenSubscription, path, (data) => {
      const payload = v.parse(childrenPayload, data);
      return [
        payload.pageChildrenUpdated.sequence,
        () => {
          // Something never seen here comes with everything it needs only by the page itself.
          if (!this.#markets.knows(payload.pageChildrenUpdated)) return this.refetch();
          this.#commit(childrenSubscription, path, payload);
          // A page from before would put back what the cards showed then, a main line that has moved since.
          if (this.#isOnItsWay) this.#isOldAgain = true;
          this.#markets.reconcile();
        },
      ];
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    this.#queue.clear();
    for (const end of this.#ends) end();
  }

  /**
   * After the connection was lost and before anything comes on the new one: what was missed is fetched. The server may be
   * another that counts from elsewhere, so what it numbers now has no order with what came before.
   */
  resume(): void {
    this.#orders.clear();
    this.refetch();
  }

  /**
   * Fetches the page again: one at a time, and not in a hurry; once more for what is missed while one is on its way, which may not
   * have it. Where it does not come, the next gap or connection asks again.
   */
  refetch(): void {
    if (this.#refetching) this.#isOldAgain = true;
    else void this.#fetched();
  }

  /** Fetches the page, and again until it has come: for one of which only the first screen is there. */
  async fetchWhole(waitMs: number = AGAIN_MS.first): Promise<void> {
    if ((await this.#fetched()) || this.#stopped) return;
    const next = Math.min(2 * waitMs, AGAIN_MS.longest);
    this.#again = setTimeout(() => void this.fetchWhole(next), waitMs);
  }

  #fetched(): Promise<boolean> {
    this.#refetching ??= this.#fetchPage().finally(() => {
      this.#refetching = undefined;
      if (this.#isOldAgain && !this.#stopped) void this.#fetched();
    });
    return this.#refetching;
  }

  /** Answers whether it came. */
  async #fetchPage(): Promise<boolean> {
    this.#isOldAgain = false;
    this.#isOnItsWay = true;
    this.#toldMeanwhile.clear();
    const hasCome = await fetchQuery<PageQuery>(
      this.#environment,
      pageQuery,
      { canonicalUrl: this.#path },
      { networkCacheConfig: { force: true, metadata: { token: 'none' } } },
    )
      .toPromise()
      .then(
        () => true,
        (error: unknown) => {
          report('marketplace', `${this.#path} was not fetched again`, error);
          return false;
        },
      );
    this.#isOnItsWay = false;
    if (!this.#stopped) {
      this.#markets.reconcile();
      this.#writeEvents([...this.#toldMeanwhile.values()]);
    }
    await new Promise((resolve) => setTimeout(resolve, REFETCH_EVERY_MS));
    return hasCome;
  }

  /** @param read answers the update's number and what applies it; throws for what is not an update */
  #follow(
    subscription: GraphQLTaggedNode,
    variables: Variables,
    read: (data: unknown) => [number, () => void],
  ): void {
    const { params } = getRequest(subscription);
    const followed = this.#environment
      .getNetwork()
      .execute(params, variables, { force: true })
      .subscribe({
        next: (response: GraphQLResponse) => {
          const data = 'data' in response ? response.data : undefined;
          // An update with errors instead of data is one that was missed.
          if (data == null) return this.refetch();
          const [sequence, apply] = read(data);
          const { verdict, order } = judge(this.#orders.get(params.name) ?? unordered, sequence);
          this.#orders.set(params.name, order);
          if (verdict === 'drop') return;
          if (verdict === 'gap') this.refetch();
          this.#queue.add(apply);
        },
      });
    this.#ends.push(() => followed.unsubscribe());
  }

  /** What an update said cannot be had from it any more. */
  #missed(error: unknown): void {
    report('marketplace', `An update of ${this.#path} failed`, error);
    this.refetch();
  }

  /**
   * A frame's jobs, and then the markets they brought in one write. Drawn together, and with the frame that is being made: left
   * to itself, React would draw after it, for the next.
   */
  #draw(frame: () => void): void {
    flushSync(() => {
      frame();
      this.#writeMarkets();
    });
  }

  #writeMarkets(): void {
    const markets = this.#waiting;
    this.#waiting = [];
    if (markets.length > 0) this.#markets.write(markets);
  }

  #writeEvents(events: readonly LiveEvent[]): void {
    if (this.#isOnItsWay) for (const event of events) this.#toldMeanwhile.set(event.id, event);
    if (events.length === 0) return;
    this.#commit(statisticsSubscription, this.#boards, { eventStatisticsUpdated: { sequence: 0, events } });
  }

  #commit(subscription: GraphQLTaggedNode, variables: Variables, payload: Record<string, unknown>): void {
    const operation = createOperationDescriptor(getRequest(subscription), variables);
    this.#environment.commitPayload(operation, payload);
  }
}
