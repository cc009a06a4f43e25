import type { Board, GuardedStake, Offered } from '../betslip/betslip.ts';
import type { Clock } from '../platform/clock.ts';
import { isUuid } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import type { Rewards } from '../rewards/rewards.ts';
import type { LaneSender, Unavailable, Wallet } from '../wallet/wallet.ts';
import { type AcceptanceDelays, acceptanceDelayMs, hasWaited } from './acceptance-delay.ts';
import { type BetReward, findReward, rewardErrors } from './bet-reward.ts';
import { CountedBets } from './counted-bets.ts';
import { exposedBy } from './exposed-bet.ts';
import type { Exposure } from './exposure.ts';
import { refusalErrors, type WagerGuards } from './guards.ts';
import { type HouseLimits, limitError, type OrderedLimit } from './house-limits.ts';
import {
  type Placement,
  type PlacementResult,
  placeStatement,
  rewardedPlaceStatement,
} from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';
import { type OfferedPlacement, placementOf } from './placement.ts';
import { type Quote, quote, stillStands } from './placement-rules.ts';
import {
  type Asked,
  answerTo,
  earlierAnswer,
  type PlacingResult,
  placedNow,
  type Refused,
  refused,
} from './placing-answer.ts';
import { type BetRequest, fingerprintOf, type OddsTerms, type Origin } from './request.ts';
import { UnderWay } from './under-way.ts';

export interface PlacingOptions {
  readonly wallet: Wallet;
  readonly board: Board;
  readonly clock: Clock;
  readonly limits: HouseLimits;
  readonly orderedLimit: OrderedLimit;
  readonly exposure: Exposure;
  readonly doubtMs: number | undefined;
  readonly delays: AcceptanceDelays;
  readonly wait: (ms: number) => Promise<void>;
  readonly rewards: Pick<Rewards, 'find' | 'of' | 'tell'>;
  /** Undefined: nobody asks anything. */
  readonly guards: WagerGuards | undefined;
  readonly oddsTerms: (patronId: string) => Promise<OddsTerms>;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
  /** Told of each bet that is placed, once. */
  readonly onPlaced: (bet: PlacedBet) => void;
  readonly logger: Pick<Logger, 'error'>;
}

/** How often a board that keeps moving is quoted again before the patron is asked. */
const QUOTES = 3;

/** Who wants what. */
interface Wish extends Asked {
  readonly origin: Origin;
  readonly reward: BetReward | undefined;
}

/** What has been found out about a wish on its way. */
interface Progress {
  readonly delayMs: number;
  readonly asked: boolean;
  readonly locationId: string | undefined;
  readonly currency: GuardedStake['currency'];
}

/**
 * Takes one bet: quoted in memory, held back while it is in play, then written by the patron's lane, which looks at the board
 * once more. Goes on when nobody waits for the answer any more; the same request again is told it.
 */
export class Placing {
  readonly #options: PlacingOptions;
  readonly #sender: LaneSender<OfferedPlacement, PlacementResult>;
  readonly #rewardedSender: LaneSender<OfferedPlacement, PlacementResult>;
  readonly #underWay = new UnderWay<PlacingResult>();
  readonly #counted: CountedBets;

  constructor(options: PlacingOptions) {
    const { wallet, board, clock, delays } = options;
    this.#options = options;
    this.#counted = new CountedBets(options);
    const standsNow = ({ offered, delayMs }: OfferedPlacement) =>
      stillStands(board, offered, clock.now()) && hasWaited(board, delays, offered.legs, delayMs);
    this.#sender = wallet.lanes.register(placeStatement(standsNow));
    this.#rewardedSender = wallet.lanes.register(rewardedPlaceStatement(standsNow));
  }

  place(patronId: string, request: BetRequest, origin: Origin): Promise<PlacingResult> {
    if (!isUuid(patronId)) return Promise.resolve(refused('NO_ACCOUNT'));
    const key = `${patronId} ${request.idempotencyKey}`;
    const fingerprint = fingerprintOf(request);
    const earlier = this.#underWay.find(key, fingerprint);
    if (earlier === 'conflict') return Promise.resolve(refused('BET_ALREADY_PLACED'));
    if (earlier) return earlier.then(repeated);
    const wish = { patronId, request, fingerprint, origin, reward: undefined };
    return this.#underWay.begin(key, fingerprint, this.#take(wish));
  }

  /** A fault is logged: whether the bet was placed is then not known, the same request again is told. */
  async #take(wish: Wish): Promise<PlacingResult> {
    const { rewards, onPlaced, logger } = this.#options;
    const { patronId, request } = wish;
    const { amountSource, freeBetId, profitBoostId } = request;
    const namesReward = amountSource !== 'CASH' || freeBetId || profitBoostId;
    try {
      const result = await (namesReward ? this.#placeWithReward(wish) : this.#place(wish));
      // A request that was granted before gets the same answer again, whatever is said by now.
      if (result.kind === 'refused') return (await earlierAnswer(this.#options, wish)) ?? result;
      if (!result.now) return result;
      if (namesReward) rewards.tell(patronId);
      onPlaced(result.bet);
      return result;
    } catch (error) {
      logger.error({ err: error, patronId }, 'A bet could not be placed');
      return refused('UNAVAILABLE');
    }
  }

  async #placeWithReward(wish: Wish): Promise<PlacingResult> {
    const reward = await findReward(this.#options.rewards, wish.patronId, wish.request);
    return reward && 'code' in reward
      ? { kind: 'refused', errors: [reward] }
      : this.#place({ ...wish, reward });
  }

  async #place(wish: Wish): Promise<PlacingResult> {
    const { guards, delays, wait } = this.#options;
    let progress: Progress = { delayMs: 0, asked: !guards, locationId: undefined, currency: 'USD' };
    for (let quotes = 0; quotes < QUOTES; ) {
      const quoted = this.#quote(wish) ?? this.#quote(wish, await this.#options.oddsTerms(wish.patronId));
      if (quoted?.kind === 'refused') return quoted;
      if (!quoted) break;
      const { offered } = quoted;
      const waitMs = acceptanceDelayMs(delays, offered.legs) - progress.delayMs;
      if (guards && !progress.asked) {
        const asked = await this.#ask(guards, wish, offered);
        if ('errors' in asked) return asked;
        progress = { ...progress, ...asked, asked: true };
      } else if (waitMs > 0) {
        // What was placed before does not wait again.
        const earlier = await earlierAnswer(this.#options, wish);
        if (earlier) return earlier;
        await wait(waitMs);
        // Whoever allowed it then is asked again: the wait may have been long enough to log out.
        progress = { ...progress, delayMs: progress.delayMs + waitMs, asked: !guards };
      } else {
        // Nothing waits between the quote and the queue, and the lane looks again when the batch leaves.
        const result = await (guards
          ? this.#withinLimits(guards, wish, offered, progress)
          : this.#submit(wish, offered, progress));
        if (result.kind !== 'changed') return result;
        quotes += 1;
      }
    }
    return refused('UNAVAILABLE');
  }

  /** Undefined when the patron's terms are needed. */
  #quote(wish: Wish, terms?: OddsTerms): Exclude<Quote, { kind: 'terms-needed' }> | undefined {
    const { board, clock, limits } = this.#options;
    const nowMs = clock.now();
    const quoted = quote(board, wish.request, terms, nowMs, limits.stake);
    if (quoted.kind === 'terms-needed') return undefined;
    if (quoted.kind === 'refused' || !wish.reward) return quoted;
    const { reward, request } = wish;
    const errors = rewardErrors(reward, quoted.offered, request.stake, nowMs, terms?.format ?? 'AMERICAN');
    return errors.length > 0 ? { kind: 'refused', errors } : quoted;
  }

  async #ask(
    guards: WagerGuards,
    { patronId, request, origin }: Wish,
    offered: Offered,
  ): Promise<Refused | Pick<Progress, 'locationId' | 'currency'>> {
    const currency = await this.#options.wallet.currency(patronId);
    if (!currency) return refused('NO_ACCOUNT');
    const answer = await guards.check(patronId, guardedBet(request, offered, currency), origin);
    if (answer.kind === 'refused') return { kind: 'refused', errors: refusalErrors(answer.refusals) };
    return { currency, locationId: answer.locationId };
  }

  async #withinLimits(
    guards: WagerGuards,
    wish: Wish,
    offered: Offered,
    progress: Progress,
  ): Promise<PlacingResult | { readonly kind: 'changed' }> {
    const submit = () => this.#submit(wish, offered, progress);
    const bet = guardedBet(wish.request, offered, progress.currency);
    const guarded = await guards.withinLimits(wish.patronId, bet, submit);
    if (guarded.kind === 'done') return guarded.result;
    return { kind: 'refused', errors: refusalErrors(guarded.refusals) };
  }

  async #submit(
    wish: Wish,
    offered: Offered,
    { delayMs, locationId }: Progress,
  ): Promise<PlacingResult | { readonly kind: 'changed' }> {
    const { clock, exposure, limits, orderedLimit } = this.#options;
    const nowMs = clock.now();
    const placement = placementOf(offered, { ...wish, nowMs, delayMs, locationId });
    const exposed = exposedBy(placement);
    const overLimit = limitError(limits, exposure, exposed, orderedLimit);
    if (overLimit) return { kind: 'refused', errors: [overLimit] };
    this.#counted.begin(exposed);
    let result: PlacementResult | Unavailable | 'unknown' = 'unknown';
    try {
      result = await this.#senderFor(placement).submit(wish.patronId, placement);
    } finally {
      this.#counted.end(exposed, result);
    }
    if (result.kind === 'changed') return result;
    return placedNow(placement, result) ?? answerTo(this.#options, placement, result);
  }

  #senderFor({ amountSource, rewardId }: Placement): LaneSender<OfferedPlacement, PlacementResult> {
    return amountSource === 'CASH' && rewardId === undefined ? this.#sender : this.#rewardedSender;
  }
}

/** Whoever asks the same again while it is answered did not place it now. */
function repeated(result: PlacingResult): PlacingResult {
  return result.kind === 'placed' ? { ...result, now: false } : result;
}

function guardedBet(
  { amountSource, stake: lineStake }: BetRequest,
  { combinations }: Offered,
  currency: GuardedStake['currency'],
): GuardedStake {
  const stake = lineStake * BigInt(combinations);
  return { stake, cashStake: amountSource === 'CASH' ? stake : 0n, currency };
}
