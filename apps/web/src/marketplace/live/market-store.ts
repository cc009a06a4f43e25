import {
  createOperationDescriptor,
  getRequest,
  type IEnvironment,
  type OperationDescriptor,
} from 'relay-runtime';
import { newest } from './newest.ts';
import { marketsSubscription } from './page-subscriptions.ts';
import type { LiveChildren, LiveMarket } from './payloads.ts';

/**
 * Writes the markets of one page into the Relay store, never an older one over a newer one: each market is numbered by
 * the server. The newest of each is kept, so that a page fetched meanwhile, whose markets may be older, is put right.
 */
export class MarketStore {
  readonly #environment: IEnvironment;
  readonly #operation: OperationDescriptor;
  readonly #newest = new Map<string, LiveMarket>();
  /** Those of them that the store had let go of when it was last looked at. */
  #missing: ReadonlySet<string> = new Set();

  constructor(environment: IEnvironment, canonicalPath: string) {
    this.#environment = environment;
    this.#operation = createOperationDescriptor(getRequest(marketsSubscription), { canonicalPath });
  }

  /** Writes what is newer than the store has, in one go. */
  write(markets: readonly LiveMarket[]): void {
    const fresh = newest(markets).filter((market) => market.sequence >= this.#storedSequence(market.id));
    for (const market of fresh) this.#newest.set(market.id, market);
    this.#commit(fresh);
  }

  /**
   * After a page was fetched or changed: puts back every market it brought an older version of. What is not in the store now
   * and was not the last time is on no page any more, and forgotten.
   */
  reconcile(): void {
    const kept = [...this.#newest.values()];
    const missing = kept.filter(({ id }) => this.#read(id) === undefined);
    for (const { id } of missing) if (this.#missing.has(id)) this.#newest.delete(id);
    this.#missing = new Set(missing.map(({ id }) => id));
    this.#commit(kept.filter(({ id, sequence }) => this.#read(id) && sequence > this.#storedSequence(id)));
  }

  /** How many markets it remembers. @internal */
  get size(): number {
    return this.#newest.size;
  }

  /** Whether the page and everything that now stands on it was on screen before, or came with the update. */
  knows({ page, changedCards, newCards, newMarkets }: LiveChildren): boolean {
    const cameWith = new Set([...newCards, ...newMarkets].map(({ id }) => id));
    const sections = page?.pageChildren.flatMap((child) => child.sections) ?? [];
    const cards = [...sections.flatMap((section) => section.cards ?? []), ...changedCards];
    const markets = changedCards.flatMap((card) => card.markets);
    return (
      (page === null || this.#read(page.id) !== undefined) &&
      // Every kind of card is drawn with its event, and an update that only changes a card does not tell it.
      cards.every(({ id }) => cameWith.has(id) || this.#read(id)?.event !== undefined) &&
      markets.every(({ id }) => cameWith.has(id) || this.#read(id)?.type !== undefined)
    );
  }

  #commit(markets: readonly LiveMarket[]): void {
    if (markets.length === 0) return;
    this.#environment.commitPayload(this.#operation, { marketUpdated: { sequence: 0, markets } });
  }

  #storedSequence(id: string): number {
    const sequence = this.#read(id)?.sequence;
    return typeof sequence === 'number' ? sequence : Number.NEGATIVE_INFINITY;
  }

  #read(id: string): Readonly<Record<string, unknown>> | undefined {
    return this.#environment.getStore().getSource().get(id) ?? undefined;
  }
}
