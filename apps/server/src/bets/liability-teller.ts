import { marketRawId } from '@fairline/sports/raw-id.ts';
import type { Trading } from '../trading/trading.ts';
import type { Liability, Outcome } from './liability.ts';

/** Bets come by the thousand a second; prices need not follow each. */
const TELL_AFTER_MS = 250;

/** Tells trading what the house could lose, a while after it changed. */
export class LiabilityTeller {
  readonly #liability: Liability;
  readonly #trading: Pick<Trading, 'setLiability'>;
  readonly #limit: bigint;
  readonly #changed = new Map<string, { readonly eventId: string; readonly marketKey: string }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param limit the most that one selection may cost, in minor units */
  constructor(liability: Liability, trading: Pick<Trading, 'setLiability'>, limit: bigint) {
    this.#liability = liability;
    this.#trading = trading;
    this.#limit = limit;
  }

  changed(outcomes: readonly Outcome[]): void {
    for (const { eventId, marketKey } of outcomes) {
      this.#changed.set(marketRawId({ eventId, marketKey }), { eventId, marketKey });
    }
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER_MS).unref();
  }

  /** Tells what has changed since it was last told. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { eventId, marketKey } of this.#changed.values()) {
      const losses = this.#liability.ofMarket(eventId, marketKey);
      this.#trading.setLiability(eventId, marketKey, { limit: this.#limit, losses });
    }
    this.#changed.clear();
  }
}
