import type { BetError, Board, LegPlace, Room } from '../betslip/betslip.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { DirectSender, LaneReceiver, Unavailable, Wallet } from '../wallet/wallet.ts';
import { type AcceptanceDelays, hasWaited } from './acceptance-delay.ts';
import { CountedBets, CountedReceiver } from './counted-bets.ts';
import { exposedBy } from './exposed-bet.ts';
import type { Exposure } from './exposure.ts';
import { type HouseLimits, limitError, type OrderedLimit, roomFor } from './house-limits.ts';
import { type PlacementResult, placeStatement, rewardedPlaceStatement } from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';
import { type OfferedPlacement, winningsAt } from './placement.ts';
import type { Placement } from './placement-contents.ts';
import { stillStands } from './placement-rules.ts';

export interface BetSenderOptions {
  readonly wallet: Wallet;
  readonly board: Board;
  readonly clock: Clock;
  readonly limits: HouseLimits;
  readonly orderedLimit: OrderedLimit;
  readonly exposure: Exposure;
  readonly doubtMs: number | undefined;
  readonly delays: AcceptanceDelays;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
  readonly onPlaced: (bet: PlacedBet, selectionIds: readonly string[]) => void;
  readonly logger: Pick<Logger, 'error'>;
}

/** Sends bets that the house does not find too large to the patrons' lanes, which look at the board once more. */
export class BetSender {
  readonly #options: BetSenderOptions;
  readonly #counted: CountedBets;
  readonly #sender: DirectSender<OfferedPlacement, PlacementResult>;
  readonly #rewardedSender: DirectSender<OfferedPlacement, PlacementResult>;

  constructor(options: BetSenderOptions) {
    const { wallet, board, clock, delays } = options;
    this.#options = options;
    this.#counted = new CountedBets(options);
    const standsNow = ({ offered, delayMs }: OfferedPlacement) =>
      stillStands(board, offered, clock.now()) && hasWaited(board, delays, offered.legs, delayMs);
    this.#sender = wallet.lanes.registerDirect(placeStatement(standsNow));
    this.#rewardedSender = wallet.lanes.registerDirect(rewardedPlaceStatement(standsNow));
  }

  /** What the house still takes of a bet with these legs. */
  roomOf(patronId: string | undefined, legs: readonly LegPlace[]): Room {
    const { limits, exposure, orderedLimit } = this.#options;
    return roomFor(limits, exposure, patronId, legs, orderedLimit);
  }

  /** The receiver hears of the bet later, unless it is too large: that is answered now, and nothing is sent. */
  send(placement: OfferedPlacement, receiver: LaneReceiver<PlacementResult>): BetError | undefined {
    const { limits, exposure, orderedLimit } = this.#options;
    const exposed = exposedBy(placement);
    const overLimit = limitError(limits, exposure, exposed, orderedLimit, (stake) =>
      winningsAt(placement, stake),
    );
    if (overLimit) return overLimit;
    this.#counted.begin(exposed);
    const counted = new CountedReceiver(this.#counted, placement, receiver);
    this.#senderFor(placement).send(placement.patronId, placement, counted);
    return undefined;
  }

  /** The same for whoever waits for it. Rejects only when the bet itself is at fault (an error of the program). */
  submit(placement: OfferedPlacement): Promise<PlacementResult | Unavailable | BetError> {
    return new Promise((resolve, reject) => {
      const overLimit = this.send(placement, { answered: resolve, failed: reject });
      if (overLimit) resolve(overLimit);
    });
  }

  #senderFor({ amountSource, rewardId }: Placement): DirectSender<OfferedPlacement, PlacementResult> {
    return amountSource === 'CASH' && rewardId === undefined ? this.#sender : this.#rewardedSender;
  }
}
