import type { Trading } from '../trading/trading.ts';
import type { ExposedSelection } from './exposed-selection.ts';
import type { OpenPlaces } from './open-places.ts';

/** Bets come by the thousand a second; prices need not follow each. */
const TELL_AFTER_MS = 250;

/** Tells trading what the house could lose, a while after it changed. */
export class ExposureTeller {
  readonly #places: OpenPlaces;
  readonly #trading: Pick<Trading, 'setExposure'>;
  readonly #limit: bigint;
  /** Markets by event. */
  readonly #changed = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param limit the most that one selection may cost, in minor units */
  constructor(places: OpenPlaces, trading: Pick<Trading, 'setExposure'>, limit: bigint) {
    this.#places = places;
    this.#trading = trading;
    this.#limit = limit;
  }

  changed(selections: readonly ExposedSelection[]): void {
    for (const { eventId, marketKey } of selections) {
      const markets = this.#changed.get(eventId);
      if (markets) markets.add(marketKey);
      else this.#changed.set(eventId, new Set([marketKey]));
    }
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER_MS).unref();
  }

  /** Tells what has changed since it was last told. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [eventId, markets] of this.#changed) {
      for (const marketKey of markets) {
        const sums = this.#places.sumsOf(eventId, marketKey);
        this.#trading.setExposure(eventId, marketKey, { limit: this.#limit, ...sums });
      }
    }
    this.#changed.clear();
  }
}
