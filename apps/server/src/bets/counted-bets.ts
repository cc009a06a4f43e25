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

  /** Call it as the bet is sent to be written. */
  begin(bet: ScopedBet): void {
    this.#options.exposure.add(bet);
  }

  /** What became of it: it counts from then on if it was written. One of which that is not known counts until it is. */
  end(bet: ScopedBet, result: PlacementResult | Unavailable | 'unknown'): void {
    if (result === 'unknown' || result.kind === 'unavailable') void this.#lookLater(bet);
    else if (!isWritten(result, bet.id)) this.#options.exposure.remove(bet);
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
