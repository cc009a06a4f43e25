import type { GuardedStake, LegPlace, Offered, Room } from '../betslip/betslip.ts';
import { isUuid } from '../platform/ids.ts';
import type { Rewards } from '../rewards/rewards.ts';
import type { Unavailable } from '../wallet/wallet.ts';
import { acceptanceDelayMs } from './acceptance-delay.ts';
import { type BetReward, findReward, rewardErrors } from './bet-reward.ts';
import { BetSender, type BetSenderOptions } from './bet-sender.ts';
import { type BetGuards, refusalErrors } from './guards.ts';
import type { PlacementResult } from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';
import { type OfferedPlacement, placementOf } from './placement.ts';
import { type Quote, quote } from './placement-rules.ts';
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
import { type Answer, UnderWay } from './under-way.ts';

export interface PlacingOptions extends BetSenderOptions {
  readonly wait: (ms: number) => Promise<void>;
  readonly rewards: Pick<Rewards, 'find' | 'of' | 'tell'>;
  readonly guards: BetGuards;
  readonly oddsTerms: (patronId: string) => Promise<OddsTerms>;
  /** Told of each bet that is placed, once. */
  readonly onPlaced: (bet: PlacedBet, selectionIds: readonly string[]) => void;
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
  readonly #sender: BetSender;
  readonly #underWay = new UnderWay<PlacingResult>();

  constructor(options: PlacingOptions) {
    this.#options = options;
    this.#sender = new BetSender(options);
  }

  /** What the house still takes of a bet with these legs. */
  roomOf(patronId: string | undefined, legs: readonly LegPlace[]): Room {
    return this.#sender.roomOf(patronId, legs);
  }

  place(patronId: string, request: BetRequest, origin: Origin): Promise<PlacingResult> {
    if (!isUuid(patronId)) return Promise.resolve(refused('NO_ACCOUNT'));
    const key = `${patronId} ${request.idempotencyKey}`;
    const fingerprint = fingerprintOf(request);
    const earlier = this.#underWay.find(key, fingerprint);
    if (earlier === 'conflict') return Promise.resolve(refused('BET_ALREADY_PLACED'));
    if (earlier) return earlier.then(repeated);
    const wish = { patronId, request, fingerprint, origin, reward: undefined };
    return this.#underWay.begin(key, fingerprint, (answer) => this.#take(wish, answer));
  }

  /** What waits for nothing is in its lane when this returns, and no promise but the answer's waits for the batch. */
  #take(wish: Wish, answer: Answer<PlacingResult>): void {
    try {
      if (!this.#placeAtOnce(wish, answer)) this.#give(wish, answer, this.#placeInTime(wish));
    } catch (error) {
      this.#give(wish, answer, Promise.reject(error));
    }
  }

  /** Whether the bet is on its way: one of cash that nobody has to be asked about and that is at its odds before the game. */
  #placeAtOnce(wish: Wish, answer: Answer<PlacingResult>): boolean {
    const { guards, delays, onPlaced } = this.#options;
    if (namesReward(wish)) return false;
    const allowed = guards.allowedAtOnce(wish.patronId, wish.origin);
    const quoted = allowed && this.#quote(wish);
    if (quoted?.kind !== 'accepted' || acceptanceDelayMs(delays, quoted.offered.legs) > 0) return false;
    const locationId = allowed?.locationId;
    const placement = this.#placement(wish, quoted.offered, { delayMs: 0, locationId });
    const overLimit = this.#sender.send(placement, {
      answered: (result) => {
        const placed = placedNow(placement, result);
        if (!placed) return this.#give(wish, answer, this.#notPlacedAtOnce(wish, placement, result));
        onPlaced(placed.bet, placed.selectionIds);
        answer.give(placed);
      },
      failed: (error) => this.#give(wish, answer, Promise.reject(error)),
    });
    if (overLimit) this.#give(wish, answer, Promise.resolve({ kind: 'refused', errors: [overLimit] }));
    return true;
  }

  /** The answer when it is found. A fault is logged: whether the bet was placed is then not known, the same request again is told. */
  #give(wish: Wish, answer: Answer<PlacingResult>, placing: Promise<PlacingResult>): void {
    const { logger } = this.#options;
    const { patronId } = wish;
    this.#told(wish, placing).then(
      (result) => answer.give(result),
      (error: unknown) => {
        logger.error({ err: error, patronId }, 'A bet could not be placed');
        answer.give(refused('UNAVAILABLE'));
      },
    );
  }

  async #told(wish: Wish, placing: Promise<PlacingResult>): Promise<PlacingResult> {
    const { rewards, onPlaced } = this.#options;
    const result = await placing;
    // A request that was granted before gets the same answer again, whatever is said by now.
    if (result.kind === 'refused') return (await earlierAnswer(this.#options, wish)) ?? result;
    if (!result.now) return result;
    if (namesReward(wish)) rewards.tell(wish.patronId);
    onPlaced(result.bet, result.selectionIds);
    return result;
  }

  async #notPlacedAtOnce(
    wish: Wish,
    placement: OfferedPlacement,
    result: PlacementResult | Unavailable,
  ): Promise<PlacingResult> {
    return result.kind === 'changed' ? this.#place(wish, 1) : answerTo(this.#options, placement, result);
  }

  async #placeInTime(wish: Wish): Promise<PlacingResult> {
    if (!namesReward(wish)) return this.#place(wish, 0);
    const reward = await findReward(this.#options.rewards, wish.patronId, wish.request);
    return reward && 'code' in reward
      ? { kind: 'refused', errors: [reward] }
      : this.#place({ ...wish, reward }, 0);
  }

  /** @param quotedBefore how often it was quoted before */
  async #place(wish: Wish, quotedBefore: number): Promise<PlacingResult> {
    const { delays, wait } = this.#options;
    let progress: Progress = { delayMs: 0, locationId: undefined, asked: false, currency: 'USD' };
    for (let quotes = quotedBefore; quotes < QUOTES; ) {
      const quoted = this.#quote(wish) ?? this.#quote(wish, await this.#options.oddsTerms(wish.patronId));
      if (quoted?.kind === 'refused') return quoted;
      if (!quoted) break;
      const { offered } = quoted;
      const waitMs = acceptanceDelayMs(delays, offered.legs) - progress.delayMs;
      if (!progress.asked) {
        const asked = await this.#ask(wish, offered);
        if ('errors' in asked) return asked;
        progress = { ...progress, ...asked, asked: true };
      } else if (waitMs > 0) {
        // What was placed before does not wait again.
        const earlier = await earlierAnswer(this.#options, wish);
        if (earlier) return earlier;
        await wait(waitMs);
        // Whoever allowed it then is asked again: the wait may have been long enough to log out.
        progress = { ...progress, delayMs: progress.delayMs + waitMs, asked: false };
      } else {
        // Nothing waits between the quote and the queue, and the lane looks again when the batch leaves.
        const result = await this.#withinLimits(wish, offered, progress);
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
    const quoted = quote(board, wish.request, terms, nowMs, {
      limits: limits.stake,
      boost: wish.reward?.kind === 'profit-boost' ? wish.reward : undefined,
      roomOf: (legs) => this.#sender.roomOf(wish.patronId, legs),
    });
    if (quoted.kind === 'terms-needed') return undefined;
    if (quoted.kind === 'refused' || !wish.reward) return quoted;
    const { reward, request } = wish;
    const errors = rewardErrors(reward, quoted.offered, request.stake, nowMs, terms?.format ?? 'AMERICAN');
    return errors.length > 0 ? { kind: 'refused', errors } : quoted;
  }

  async #ask(
    { patronId, request, origin }: Wish,
    offered: Offered,
  ): Promise<Refused | Pick<Progress, 'locationId' | 'currency'>> {
    const currency = await this.#options.wallet.currency(patronId);
    if (!currency) return refused('NO_ACCOUNT');
    const answer = await this.#options.guards.check(patronId, guardedBet(request, offered, currency), origin);
    if (answer.kind === 'refused') return { kind: 'refused', errors: refusalErrors(answer.refusals) };
    return { currency, locationId: answer.locationId };
  }

  async #withinLimits(
    wish: Wish,
    offered: Offered,
    progress: Progress,
  ): Promise<PlacingResult | { readonly kind: 'changed' }> {
    const submit = () => this.#submit(wish, offered, progress);
    const bet = guardedBet(wish.request, offered, progress.currency);
    const guarded = await this.#options.guards.withinLimits(wish.patronId, bet, submit);
    if (guarded.kind === 'done') return guarded.result;
    return { kind: 'refused', errors: refusalErrors(guarded.refusals) };
  }

  async #submit(
    wish: Wish,
    offered: Offered,
    progress: Progress,
  ): Promise<PlacingResult | { readonly kind: 'changed' }> {
    const placement = this.#placement(wish, offered, progress);
    const result = await this.#sender.submit(placement);
    if ('code' in result) return { kind: 'refused', errors: [result] };
    if (result.kind === 'changed') return result;
    return placedNow(placement, result) ?? answerTo(this.#options, placement, result);
  }

  #placement(
    wish: Wish,
    offered: Offered,
    { delayMs, locationId }: Pick<Progress, 'delayMs' | 'locationId'>,
  ): OfferedPlacement {
    const { patronId, request, fingerprint, origin, reward } = wish;
    const nowMs = this.#options.clock.now();
    return placementOf(offered, {
      patronId,
      request,
      fingerprint,
      origin,
      reward,
      nowMs,
      delayMs,
      locationId,
    });
  }
}

function namesReward({ request: { amountSource, freeBetId, profitBoostId } }: Wish): boolean {
  return amountSource !== 'CASH' || Boolean(freeBetId) || Boolean(profitBoostId);
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
