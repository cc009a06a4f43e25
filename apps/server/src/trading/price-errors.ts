import type { Queryable } from '../platform/database/database.ts';
import { givenErrors } from './order-store.ts';
import type { GivenOrder } from './orders.ts';
import type { PriceError } from './trading.ts';

/** The prices that operators have declared wrong, all of them: they are few, and bets stay open for long. */
export class PriceErrors {
  readonly #byEvent = new Map<string, readonly PriceError[]>();

  async load(db: Queryable): Promise<void> {
    for (const given of await givenErrors(db)) this.add(given);
  }

  /** Heard twice, it stands once. */
  add({ number, eventId, order }: GivenOrder): void {
    if (order.kind !== 'error') return;
    const { kind: _, ...declared } = order;
    const others = this.of(eventId).filter((error) => error.number !== number);
    const all = [...others, { number, ...declared }].sort((one, other) =>
      one.number < other.number ? -1 : 1,
    );
    this.#byEvent.set(eventId, all);
  }

  /** Of an event, by number. */
  of(eventId: string): readonly PriceError[] {
    return this.#byEvent.get(eventId) ?? [];
  }
}
