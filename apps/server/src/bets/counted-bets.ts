import { setTimeout as sleep } from 'node:timers/promises';
import type { Unavailable } from '../wallet/wallet.ts';
import type { Exposure, ScopedBet } from './exposure.ts';
import type { PlacementResult } from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';

/** Longer than a statement whose connection broke can go on. */
const DOUBT_MS = 30_000;

export interface CountedBetsOptions {
  readonly exposure: Exposure;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
  /** How long after a bet of unknown fate the books are asked for it, in milliseconds. */
  readonly doubtMs?: number | undefined;
}

/** Counts bets as open from before they are written, so that of bets that are under way together not all may fit. */
export class CountedBets {
  readonly #options: CountedBetsOptions;

  constructor(options: CountedBetsOptions) {
    this.#options = options;
  }

  /** Counts the bet while it is written, and from then on if it was. One of which that is not known counts until it is. */
  async during<Result extends PlacementResult | Unavailable>(
    bet: ScopedBet,
    write: () => Promise<Result>,
  ): Promise<Result> {
    const { exposure } = this.#options;
    exposure.add(bet);
    try {
      const result = await write();
      if (result.kind === 'unavailable') void this.#lookLater(bet);
      else if (!isWritten(result, bet.id)) exposure.remove(bet);
      return result;
    } catch (error) {
      void this.#lookLater(bet);
      throw error;
    }
  }

  /** Never rejects: a database that does not answer is asked again. */
  async #lookLater(bet: ScopedBet): Promise<void> {
    const { exposure, findBet, doubtMs = DOUBT_MS } = this.#options;
    let found: PlacedBet | 'no-answer' | undefined = 'no-answer';
    while (found === 'no-answer') {
      await sleep(doubtMs, undefined, { ref: false });
      found = await findBet(bet.id).catch(() => 'no-answer' as const);
    }
    if (!found) exposure.remove(bet);
  }
}

function isWritten(result: PlacementResult | Unavailable, betId: string): boolean {
  return (result.kind === 'posted' || result.kind === 'repeated') && result.reference === betId;
}
