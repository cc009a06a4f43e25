import type { Snapshot } from '@fairline/feed/message.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Clock } from '../platform/clock.ts';
import { correctedEnd } from './corrected-end.ts';
import { gradeSelection } from './grading.ts';
import type { EndedEvent, StoredResult, TradingStore } from './store.ts';
import type { Grade, MarketView } from './trading.ts';
import { unpricedMarketView } from './views.ts';

/** How long results stay in memory; settlement has long asked by then. */
const KEEP_MS = 2 * 3_600_000;
const MAX_KEPT = 200;
const UNKNOWN = 'Void: the house cannot tell any more how this came out';

/** What became of a correction: on record now, on record before (it, or one that is newer), or why it leads to no result. */
export type Corrected =
  | { readonly kind: 'corrected' }
  | { readonly kind: 'known' }
  | { readonly kind: 'impossible'; readonly reason: string };

/** How events ended. */
export class Results {
  readonly #store: TradingStore;
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly result: StoredResult; readonly sinceMs: number }>();

  constructor(store: TradingStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async load(): Promise<void> {
    const results = await this.#store.resultsSince(new Date(this.#clock.now() - KEEP_MS));
    for (const result of results.slice(-MAX_KEPT)) this.#keep(result);
  }

  /** An event that ends again after a crash, without what it had offered, leaves what is on record. */
  async save(ended: EndedEvent): Promise<void> {
    const saved = await this.#store.saveResult(ended, new Date(this.#clock.now()));
    const onRecord = saved ?? (await this.#store.result(ended.eventId));
    if (onRecord) this.#keep(onRecord);
  }

  /**
   * Takes the plays of an event that is over for what they are now.
   * @param beforehand is done before that is on record: a crash between both is found again by what is not on record yet
   */
  async correct(
    snapshot: Snapshot,
    beforehand: (corrected: StoredResult) => Promise<void>,
  ): Promise<Corrected> {
    const { eventId, sequence: feedSequence } = snapshot;
    const known = await this.#store.result(eventId);
    const model = known && sportModel(known.sport);
    if (!known || !model) return { kind: 'impossible', reason: 'no result of it is on record' };
    const end = correctedEnd(model, snapshot, known);
    if (end.kind === 'impossible') return end;
    if (feedSequence <= known.feedSequence) return { kind: 'known' };
    const decidedAt = new Map([...known.decidedAt.keys()].map((key) => [key, feedSequence]));
    const result: StoredResult = {
      ...known,
      state: end.state,
      cancelled: false,
      called: undefined,
      feedSequence,
      decidedAt,
    };
    await beforehand(result);
    // A newer correction may have been written meanwhile: what is on record counts.
    const current = (await this.#store.correctResult(result)) ? result : await this.#store.result(eventId);
    if (current) this.#keep(current);
    return { kind: 'corrected' };
  }

  has(eventId: string): boolean {
    return this.#kept.has(eventId);
  }

  /** Of any event that ever ended. */
  async onRecord(eventId: string): Promise<StoredResult | undefined> {
    return this.#kept.get(eventId)?.result ?? this.#store.result(eventId);
  }

  async recall(eventId: string): Promise<boolean> {
    if (this.#kept.has(eventId)) return true;
    const result = await this.#store.result(eventId);
    if (result) this.#keep(result);
    return result !== undefined;
  }

  /** Of an event on record everything has a grade: no later message would say what an earlier build sold and this one cannot grade. */
  grade(eventId: string, marketKey: string, selectionKey: string): Grade | undefined {
    const result = this.#kept.get(eventId)?.result;
    if (!result) return undefined;
    const model = sportModel(result.sport);
    const grade = model && gradeSelection(model, result, result.sides, marketKey, selectionKey);
    return grade ?? { outcome: 'void', text: UNKNOWN, feedSequence: result.feedSequence, isUnknown: true };
  }

  /** A market that was offered, by its names only. */
  market(eventId: string, marketKey: string): MarketView | undefined {
    const result = this.#kept.get(eventId)?.result;
    if (!result?.decidedAt.has(marketKey)) return undefined;
    const definition = sportModel(result.sport)?.market(marketKey, result.sides);
    return definition && unpricedMarketView(eventId, definition, 'settled', 0);
  }

  /** Unless a newer one is kept: what was read may have been corrected while it was on its way. */
  #keep(result: StoredResult): void {
    const kept = this.#kept.get(result.eventId);
    if (kept && kept.result.feedSequence > result.feedSequence) return;
    const now = this.#clock.now();
    this.#kept.delete(result.eventId);
    this.#kept.set(result.eventId, { result, sinceMs: now });
    for (const [eventId, { sinceMs }] of this.#kept) {
      if (sinceMs > now - KEEP_MS && this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(eventId);
    }
  }
}
