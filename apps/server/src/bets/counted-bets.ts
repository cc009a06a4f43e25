import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../platform/log.ts';
import type { LaneReceiver, Unavailable } from '../wallet/wallet.ts';
import { exposedBy } from './exposed-bet.ts';
import type { ExposedBet, Exposure } from './exposure.ts';
import type { PlacementResult } from './place-statement.ts';
import { type PlacedBet, selectionIdsOf } from './placed-bet.ts';
import type { Placement } from './placement-contents.ts';

/** Longer than a statement whose connection broke can go on. */
const DOUBT_MS = 30_000;

export interface CountedBetsOptions {
  readonly exposure: Exposure;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
  /** Told of a bet of unknown fate that was written after all: nobody else tells of it. */
  readonly onPlaced: (bet: PlacedBet, selectionIds: readonly string[]) => void;
  readonly logger: Pick<Logger, 'error'>;
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
  begin(bet: ExposedBet): void {
    this.#options.exposure.add(bet);
  }

  /** What became of it: it counts from then on if it was written. One of which that is not known counts until it is. */
  end(placement: Placement, result: PlacementResult | Unavailable | 'unknown'): void {
    // Worked out again where it is needed, which is seldom: thousands that wait would hold it.
    if (result === 'unknown' || result.kind === 'unavailable') void this.#lookLater(exposedBy(placement));
    else if (!isWritten(result, placement.betId)) this.#options.exposure.remove(exposedBy(placement));
  }

  /** Never rejects: a database that does not answer is asked again; that it did not is logged once. */
  async #lookLater(bet: ExposedBet): Promise<void> {
    const { exposure, findBet, onPlaced, logger, doubtMs = DOUBT_MS } = this.#options;
    let isTold = false;
    let found: PlacedBet | 'no-answer' | undefined = 'no-answer';
    while (found === 'no-answer') {
      await sleep(doubtMs, undefined, { ref: false });
      found = await findBet(bet.id).catch((error: unknown) => {
        if (!isTold)
          logger.error({ err: error, betId: bet.id }, 'It is not known yet whether a bet was written');
        isTold = true;
        return 'no-answer' as const;
      });
    }
    if (found) onPlaced(found, selectionIdsOf(found));
    else exposure.remove(bet);
  }
}

/** Hears what became of a bet, counts it, and tells whoever sent it. */
export class CountedReceiver implements LaneReceiver<PlacementResult> {
  readonly #counted: CountedBets;
  readonly #placement: Placement;
  readonly #sender: LaneReceiver<PlacementResult>;

  constructor(counted: CountedBets, placement: Placement, sender: LaneReceiver<PlacementResult>) {
    this.#counted = counted;
    this.#placement = placement;
    this.#sender = sender;
  }

  answered(result: PlacementResult | Unavailable): void {
    this.#counted.end(this.#placement, result);
    this.#sender.answered(result);
  }

  failed(error: unknown): void {
    this.#counted.end(this.#placement, 'unknown');
    this.#sender.failed(error);
  }
}

function isWritten(result: PlacementResult | Unavailable, betId: string): boolean {
  return (result.kind === 'posted' || result.kind === 'repeated') && result.reference === betId;
}
