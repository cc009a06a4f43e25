import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { type BetError, type Board, betError, type Offered } from '../betslip/betslip.ts';
import type { Clock } from '../platform/clock.ts';
import {
  type Balances,
  isUuid,
  type LaneSender,
  type PostingResult,
  type Unavailable,
  type Wallet,
} from '../wallet/wallet.ts';
import { type AcceptanceDelays, acceptanceDelayMs } from './acceptance-delay.ts';
import { type Exposure, scopesOf } from './exposure.ts';
import { refusalErrors, type WagerGuards } from './guards.ts';
import { allowedStake, type HouseLimits } from './house-limits.ts';
import { type PlacementResult, placeStatement } from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';
import { betOf, type OfferedPlacement, placementOf, requestCommand } from './placement.ts';
import { type Quote, quote, stillStands } from './placement-rules.ts';
import { type BetRequest, fingerprintOf, type OddsTerms, type Origin } from './request.ts';
import { UnderWay } from './under-way.ts';

export type PlacingResult =
  | {
      readonly kind: 'placed';
      readonly bet: PlacedBet;
      /** False when the same request had placed it before. */
      readonly now: boolean;
      readonly balances: Balances;
    }
  | { readonly kind: 'refused'; readonly errors: readonly BetError[]; readonly balances?: Balances };

export interface PlacingOptions {
  readonly wallet: Wallet;
  readonly board: Board;
  readonly clock: Clock;
  readonly limits: HouseLimits;
  readonly exposure: Exposure;
  readonly delays: AcceptanceDelays;
  readonly wait: (ms: number) => Promise<void>;
  /** Undefined: nobody asks anything. */
  readonly guards: WagerGuards | undefined;
  readonly oddsTerms: (patronId: string) => Promise<OddsTerms>;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
}

/** How often a board that keeps moving is quoted again before the patron is asked. */
const QUOTES = 3;

/** What has been found out about a request on its way. */
interface Progress {
  readonly delayMs: number;
  readonly asked: boolean;
  readonly locationId: string | undefined;
}

type Refused = Extract<PlacingResult, { kind: 'refused' }>;

/**
 * Takes one bet: quoted in memory, held back while it is in play, then written by the patron's lane, which looks at the board
 * once more. Goes on when nobody waits for the answer any more; the same request again is told it.
 */
export class Placing {
  readonly #options: PlacingOptions;
  readonly #sender: LaneSender<OfferedPlacement, PlacementResult>;
  readonly #underWay = new UnderWay<PlacingResult>();

  constructor(options: PlacingOptions) {
    const { wallet, board, clock } = options;
    this.#options = options;
    this.#sender = wallet.lanes.register(
      placeStatement(({ offered }: OfferedPlacement) => stillStands(board, offered, clock.now())),
    );
  }

  async place(patronId: string, request: BetRequest, origin: Origin): Promise<PlacingResult> {
    if (!isUuid(patronId)) return refused('NO_ACCOUNT');
    const key = `${patronId} ${request.idempotencyKey}`;
    const fingerprint = fingerprintOf(request);
    const earlier = this.#underWay.find(key, fingerprint);
    if (earlier === 'conflict') return refused('BET_ALREADY_PLACED');
    if (!earlier) return this.#underWay.begin(key, fingerprint, this.#place(patronId, request, origin));
    const result = await earlier;
    return result.kind === 'placed' ? { ...result, now: false } : result;
  }

  async #place(patronId: string, request: BetRequest, origin: Origin): Promise<PlacingResult> {
    const { guards, delays, wait } = this.#options;
    let progress: Progress = { delayMs: 0, asked: !guards, locationId: undefined };
    for (let quotes = 0; quotes < QUOTES; ) {
      const quoted = this.#quote(request) ?? this.#quote(request, await this.#options.oddsTerms(patronId));
      if (quoted?.kind === 'refused') return this.#refuse(patronId, request, quoted);
      if (!quoted) break;
      const { offered } = quoted;
      const waitMs = acceptanceDelayMs(delays, offered.legs) - progress.delayMs;
      if (guards && !progress.asked) {
        const asked = await this.#ask(guards, patronId, request, offered, origin);
        if ('errors' in asked) return this.#refuse(patronId, request, asked);
        progress = { ...progress, asked: true, locationId: asked.locationId };
      } else if (waitMs > 0) {
        await wait(waitMs);
        // Whoever allowed it then is asked again: the wait may have been long enough to log out.
        progress = { ...progress, delayMs: progress.delayMs + waitMs, asked: !guards };
      } else {
        // Nothing waits between the quote and the queue, and the lane looks again when the batch leaves.
        const result = await this.#submit(patronId, request, origin, offered, progress);
        if (result.kind !== 'changed') return result;
        quotes += 1;
      }
    }
    return this.#refuse(patronId, request, refused('UNAVAILABLE'));
  }

  /** Undefined when the patron's terms are needed. */
  #quote(request: BetRequest, terms?: OddsTerms): Exclude<Quote, { kind: 'terms-needed' }> | undefined {
    const { board, clock, limits } = this.#options;
    const quoted = quote(board, request, terms, clock.now(), limits.stake);
    return quoted.kind === 'terms-needed' ? undefined : quoted;
  }

  async #ask(
    guards: WagerGuards,
    patronId: string,
    request: BetRequest,
    offered: Offered,
    origin: Origin,
  ): Promise<Refused | { readonly locationId: string | undefined }> {
    const balances = await this.#options.wallet.balances(patronId);
    if (!balances) return refused('NO_ACCOUNT');
    const bet = {
      stake: request.stake * BigInt(offered.combinations),
      currency: balances.globalBalance.currency,
    };
    const refusals = await guards.check(patronId, bet, origin);
    if (refusals.length > 0) return { kind: 'refused', errors: refusalErrors(refusals) };
    return { locationId: (await guards.location(patronId))?.id };
  }

  async #submit(
    patronId: string,
    request: BetRequest,
    origin: Origin,
    offered: Offered,
    { delayMs, locationId }: Progress,
  ): Promise<PlacingResult | { readonly kind: 'changed' }> {
    const { clock, exposure } = this.#options;
    const nowMs = clock.now();
    const placement = placementOf(offered, {
      ...{ patronId, request, origin, nowMs, delayMs, locationId },
      boost: undefined,
    });
    const { stake, winnings } = placement;
    const exposed = { patronId, stake, winnings, legs: offered.legs.map(({ selection }) => selection) };
    const overLimit = this.#limitError(placement, scopesOf(exposed));
    if (overLimit) return this.#refuse(patronId, request, { kind: 'refused', errors: [overLimit] });
    // Counted before it is taken: of bets that are under way together not all may fit.
    exposure.add(exposed);
    const result = await this.#sender.submit(patronId, placement);
    if (result.kind === 'changed') {
      exposure.remove(exposed);
      return result;
    }
    const answer = await this.#answer(placement, result);
    if (answer.kind === 'refused' || !answer.now) exposure.remove(exposed);
    return answer;
  }

  #limitError(placement: OfferedPlacement, scopes: ReturnType<typeof scopesOf>): BetError | undefined {
    const { limits, exposure } = this.#options;
    const { stake, winnings, combinations } = placement;
    const allowed = allowedStake(limits, exposure, { stake, winnings, combinations, scopes });
    if (allowed === undefined) return undefined;
    if (allowed < limits.stake.minimum) return betError('LIMIT_REACHED');
    return betError('LIMIT_EXCEEDED', { amount: formatMoney(money(allowed, 'USD')) });
  }

  async #answer(
    placement: OfferedPlacement,
    result: PostingResult | Unavailable,
  ): Promise<PlacingResult> {
    switch (result.kind) {
      case 'posted':
        return { kind: 'placed', bet: newBet(placement, result), now: true, balances: result.balances };
      case 'repeated':
        return this.#repeated(placement, result);
      case 'insufficient-funds':
        return {
          ...refused(placement.amountSource === 'CASH' ? 'INSUFFICIENT_FUNDS' : 'CREDIT_INSUFFICIENT'),
          balances: result.balances,
        };
      case 'idempotency-conflict':
        return refused('BET_ALREADY_PLACED');
      case 'unknown-account':
        return refused('NO_ACCOUNT');
      case 'unavailable':
        return refused('UNAVAILABLE');
    }
  }

  /** The bet was written before: by this very attempt, whose connection then broke, or by an earlier request. */
  async #repeated(placement: OfferedPlacement, result: Posted): Promise<PlacingResult> {
    const now = result.reference === placement.command.reference;
    const bet = now ? newBet(placement, result) : await this.#options.findBet(result.reference ?? '');
    if (!bet) return refused('BET_ALREADY_PLACED');
    return { kind: 'placed', bet, now, balances: result.balances };
  }

  /** A request that was granted before gets the same answer again, whatever the board says by now. */
  async #refuse(patronId: string, request: BetRequest, refusal: Refused): Promise<PlacingResult> {
    const { wallet, findBet } = this.#options;
    const earlier = await wallet.find(requestCommand(patronId, request));
    if (!earlier) return refusal;
    const bet = earlier.same && earlier.reference ? await findBet(earlier.reference) : undefined;
    const balances = bet && (await wallet.balances(patronId));
    if (!bet || !balances) return refused('BET_ALREADY_PLACED');
    return { kind: 'placed', bet, now: false, balances };
  }
}

type Posted = Extract<PostingResult, { kind: 'posted' | 'repeated' }>;

function newBet(placement: OfferedPlacement, { balances }: Posted): PlacedBet {
  return betOf(placement, balances.globalBalance.currency);
}

function refused(code: Parameters<typeof betError>[0]): Refused {
  return { kind: 'refused', errors: [betError(code)] };
}
