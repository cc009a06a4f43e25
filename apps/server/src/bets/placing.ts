import { ifAllWin, totalOdds } from '@fairline/wagering/settle.ts';
import { type BetError, betError, type StakeLimits } from '../betslip/betslip.ts';
import type { Clock } from '../platform/clock.ts';
import { isUuid, newId } from '../platform/ids.ts';
import type { Balances, LaneSender, PostingResult, Unavailable, Wallet } from '../wallet/wallet.ts';
import { type Placement, type PlacementResult, placeStatement } from './place-statement.ts';
import type { PlacedBet } from './placed-bet.ts';
import { type Board, type Quote, type QuotedLeg, quote, stillStands } from './placement-rules.ts';
import { type BetRequest, fingerprintOf, type OddsTerms, type Origin } from './request.ts';
import { wageringBet } from './wagering-bet.ts';

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
  readonly limits: StakeLimits;
  readonly oddsTerms: (patronId: string) => Promise<OddsTerms>;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
}

/** How often a board that keeps moving is quoted again before the patron is asked. */
const QUOTES = 3;

const LONGEST_IP_ADDRESS = 45;
/** Browsers' are half as long; the rest is noise. */
const LONGEST_USER_AGENT = 300;

/** Takes one bet: quoted in memory, then written by the patron's lane, which looks at the board once more. */
export class Placing {
  readonly #options: PlacingOptions;
  readonly #sender: LaneSender<Placement, PlacementResult>;

  constructor(options: PlacingOptions) {
    const { wallet, board, clock } = options;
    this.#options = options;
    this.#sender = wallet.lanes.register(
      placeStatement((placement) => stillStands(board, placement.legs, clock.now())),
    );
  }

  async place(patronId: string, request: BetRequest, origin: Origin): Promise<PlacingResult> {
    if (!isUuid(patronId)) return { kind: 'refused', errors: [betError('NO_ACCOUNT')] };
    for (let quotes = 0; quotes < QUOTES; quotes += 1) {
      const quoted = this.#quote(request) ?? this.#quote(request, await this.#options.oddsTerms(patronId));
      if (quoted?.kind === 'refused') return this.#refuse(patronId, request, quoted.errors);
      if (!quoted) break;
      // Nothing waits between the quote and the queue, and the lane looks again when the batch leaves.
      const placement = this.#placement(patronId, request, origin, quoted.legs);
      const result = await this.#sender.submit(patronId, placement);
      if (result.kind !== 'changed') return this.#answer(placement, result);
    }
    return this.#refuse(patronId, request, [betError('UNAVAILABLE')]);
  }

  /** Undefined when the patron's terms are needed. */
  #quote(request: BetRequest, terms?: OddsTerms): Exclude<Quote, { kind: 'terms-needed' }> | undefined {
    const { board, clock, limits } = this.#options;
    const quoted = quote(board, request, terms, clock.now(), limits);
    return quoted.kind === 'terms-needed' ? undefined : quoted;
  }

  #placement(patronId: string, request: BetRequest, origin: Origin, legs: readonly QuotedLeg[]): Placement {
    const { type, amountSource, stake } = request;
    const terms = wageringBet({ ...request, legs: legs.map(({ odds }) => ({ odds, outcome: 'pending' })) });
    const won = ifAllWin(terms);
    const odds = totalOdds(terms);
    if (won.kind !== 'settled' || !odds) throw new Error('A quoted bet has no price.');
    return {
      command: stakeCommand(patronId, request),
      type,
      amountSource,
      stake,
      totalOdds: odds,
      winnings: won.returned - stake,
      placedAt: new Date(this.#options.clock.now()),
      legs,
      ipAddress: origin.ipAddress.slice(0, LONGEST_IP_ADDRESS),
      userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
    };
  }

  async #answer(placement: Placement, result: PostingResult | Unavailable): Promise<PlacingResult> {
    switch (result.kind) {
      case 'posted':
        return { kind: 'placed', bet: placedBet(placement, result), now: true, balances: result.balances };
      case 'repeated':
        return this.#repeated(placement, result);
      case 'insufficient-funds':
        return { kind: 'refused', errors: [betError('INSUFFICIENT_FUNDS')], balances: result.balances };
      case 'idempotency-conflict':
        return { kind: 'refused', errors: [betError('BET_ALREADY_PLACED')] };
      case 'unknown-account':
        return { kind: 'refused', errors: [betError('NO_ACCOUNT')] };
      case 'unavailable':
        return { kind: 'refused', errors: [betError('UNAVAILABLE')] };
    }
  }

  /** The bet was written before: by this very attempt, whose connection then broke, or by an earlier request. */
  async #repeated(
    placement: Placement,
    result: Extract<PostingResult, { kind: 'posted' | 'repeated' }>,
  ): Promise<PlacingResult> {
    const now = result.reference === placement.command.reference;
    const bet = now ? placedBet(placement, result) : await this.#options.findBet(result.reference ?? '');
    if (!bet) return { kind: 'refused', errors: [betError('BET_ALREADY_PLACED')] };
    return { kind: 'placed', bet, now, balances: result.balances };
  }

  /** A request that was granted before gets the same answer again, whatever the board says by now. */
  async #refuse(patronId: string, request: BetRequest, errors: readonly BetError[]): Promise<PlacingResult> {
    const { wallet, findBet } = this.#options;
    const earlier = await wallet.find(stakeCommand(patronId, request));
    if (!earlier) return { kind: 'refused', errors };
    const bet = earlier.same && earlier.reference ? await findBet(earlier.reference) : undefined;
    const balances = bet && (await wallet.balances(patronId));
    if (!bet || !balances) return { kind: 'refused', errors: [betError('BET_ALREADY_PLACED')] };
    return { kind: 'placed', bet, now: false, balances };
  }
}

function stakeCommand(patronId: string, request: BetRequest): Placement['command'] {
  return {
    idempotencyKey: `bet:${request.idempotencyKey}`,
    fingerprint: fingerprintOf(request),
    patronId,
    kind: 'stake',
    reference: newId(),
    entries: [
      { account: 'cash', amount: -request.stake },
      { account: 'open-bets', amount: request.stake },
    ],
  };
}

function placedBet(
  placement: Placement,
  { balances }: Extract<PostingResult, { kind: 'posted' | 'repeated' }>,
): PlacedBet {
  const { command, type, amountSource, stake, winnings, placedAt } = placement;
  return {
    id: command.reference,
    patronId: command.patronId,
    type,
    amountSource,
    currency: balances.globalBalance.currency,
    stake,
    totalOdds: placement.totalOdds,
    winnings,
    placedAt,
    legs: placement.legs.map(({ selection, book, odds }, index) => ({
      number: index + 1,
      eventId: selection.eventId,
      marketKey: selection.marketKey,
      selectionKey: selection.selectionKey,
      selectionType: selection.type,
      eventName: book.event.name,
      marketName: selection.marketName,
      selectionName: selection.selectionName,
      points: selection.points,
      odds,
      outcome: 'PENDING',
      resultText: undefined,
    })),
    state: { status: 'OPEN' },
  };
}
