import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { betError, type PlainErrorCode, type SlipError } from '../betslip/betslip.ts';
import { REDEMPTION_REFUSALS, type Rewards } from '../rewards/rewards.ts';
import type { Balances, PostingResult, Unavailable, Wallet } from '../wallet/wallet.ts';
import type { PlacementResult } from './place-statement.ts';
import { type PlacedBet, selectionIdsOf } from './placed-bet.ts';
import { betOf, type OfferedPlacement, requestCommand } from './placement.ts';
import type { BetRequest } from './request.ts';

export type PlacingResult = Placed | Refused;

export interface Placed {
  readonly kind: 'placed';
  readonly bet: PlacedBet;
  /** Raw ids of what it is on. */
  readonly selectionIds: readonly string[];
  /** False when the same request had placed it before. */
  readonly now: boolean;
  readonly balances: Balances;
}

export interface Refused {
  readonly kind: 'refused';
  readonly errors: readonly SlipError[];
  readonly balances?: Balances;
  /** Another bet stands under the request's key. */
  readonly isSpent?: true;
}

/** Who asked for what, and the fingerprint of it. */
export interface Asked {
  readonly patronId: string;
  readonly request: BetRequest;
  readonly fingerprint: string;
}

interface Books {
  readonly wallet: Pick<Wallet, 'find' | 'balances' | 'currency'>;
  readonly rewards: Pick<Rewards, 'of'>;
  readonly findBet: (betId: string) => Promise<PlacedBet | undefined>;
}

export function refused(code: PlainErrorCode): Refused {
  return { kind: 'refused', errors: [betError(code)] };
}

/** The request's key is another bet's. */
const spent: Refused = { ...refused('BET_ALREADY_PLACED'), isSpent: true };

/** What a patron is told of what became of the posting. */
export async function answerTo(
  books: Books,
  placement: OfferedPlacement,
  result: Exclude<PlacementResult, { kind: 'changed' }> | Unavailable,
): Promise<PlacingResult> {
  switch (result.kind) {
    case 'posted':
    case 'repeated':
      return placed(books.findBet, placement, result);
    case 'insufficient-funds':
      return { ...refused('INSUFFICIENT_FUNDS'), balances: result.balances };
    case 'idempotency-conflict':
      return spent;
    case 'unknown-account':
      return refused('NO_ACCOUNT');
    case 'unavailable':
      return refused('UNAVAILABLE');
    case 'reward-refused': {
      if (result.refusal === 'exhausted') return lowCredits(books, placement.patronId);
      const reason = REDEMPTION_REFUSALS[result.refusal];
      return { kind: 'refused', errors: [betError('REWARD_REFUSED', { reason })] };
    }
  }
}

async function lowCredits({ wallet, rewards }: Books, patronId: string): Promise<Refused> {
  const [{ promotionalCredit }, currency] = await Promise.all([
    rewards.of(patronId),
    wallet.currency(patronId),
  ]);
  const amount = formatMoney(money(promotionalCredit, currency ?? 'USD'));
  return { kind: 'refused', errors: [betError('LOW_PROMOTIONAL_CREDITS', { amount })] };
}

/** What most are told, without waiting: written by this very attempt. Undefined for every other result. */
export function placedNow(
  placement: OfferedPlacement,
  result: PlacementResult | Unavailable,
): Placed | undefined {
  if (result.kind !== 'posted' || result.reference !== placement.betId) return undefined;
  const { balances } = result;
  const bet = betOf(placement, balances.globalBalance.currency);
  const selectionIds = placement.legs.map(({ selection }) => selection.rawId);
  return { kind: 'placed', bet, selectionIds, now: true, balances };
}

/** 'repeated' was written before: by this very attempt, whose connection then broke, or by an earlier request. */
async function placed(
  findBet: Books['findBet'],
  placement: OfferedPlacement,
  result: Extract<PostingResult, { kind: 'posted' | 'repeated' }>,
): Promise<PlacingResult> {
  const { balances, reference } = result;
  const now = reference === placement.betId;
  const bet = now ? betOf(placement, balances.globalBalance.currency) : await findBet(reference ?? '');
  return bet ? { kind: 'placed', bet, selectionIds: selectionIdsOf(bet), now, balances } : spent;
}

/** What the request was answered when it was granted before; undefined when it never was. */
export async function earlierAnswer(
  { wallet, findBet }: Books,
  { patronId, request, fingerprint }: Asked,
): Promise<PlacingResult | undefined> {
  const earlier = await wallet.find(requestCommand(patronId, request, fingerprint));
  if (!earlier) return undefined;
  const bet = earlier.same && earlier.reference ? await findBet(earlier.reference) : undefined;
  const balances = bet && (await wallet.balances(patronId));
  if (!bet || !balances) return spent;
  return { kind: 'placed', bet, selectionIds: selectionIdsOf(bet), now: false, balances };
}
