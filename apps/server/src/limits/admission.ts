import { formatMoney } from '@fairline/money/format.ts';
import { lesser } from '@fairline/money/lesser.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import type { BettingTurnover } from '../wallet/wallet.ts';
import type { BettingLimit, LimitPeriod } from './betting-limit.ts';
import type { Restriction, RestrictionKind } from './restriction.ts';

/** Why a patron may not place a bet. */
export interface LimitRefusal {
  /** BUSY: no limit stands in the way, but too many bets wait for their turn. */
  readonly code: 'RESTRICTED' | 'OWN_LIMIT_REACHED' | 'BUSY';
  /** For people, a sentence that says what they may do. */
  readonly message: string;
}

/** A bet as limits see it: what it takes from the patron's cash, in minor units. */
export interface CashStake {
  readonly cashStake: bigint;
  readonly currency: Currency;
}

const RESTRICTED: Readonly<Record<RestrictionKind, string>> = {
  COOL_OFF: 'You are taking a break from betting',
  SELF_EXCLUSION: 'You have excluded yourself from betting',
  OPERATOR: 'Betting is not possible with your account at the moment',
};

export function restrictionRefusal({ kind, endsAt }: Restriction): LimitRefusal {
  const until = endsAt ? ` until ${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  const help = kind === 'OPERATOR' ? ' Contact customer support.' : '';
  return { code: 'RESTRICTED', message: `${RESTRICTED[kind]}${until}.${help}` };
}

const PERIOD_NAMES: Readonly<Record<LimitPeriod, string>> = {
  DAILY: 'daily ',
  WEEKLY: 'weekly ',
  MONTHLY: 'monthly ',
  NONE: '',
};
const TYPE_NAMES = {
  SPEND: 'spend limit',
  LOSS: 'loss limit',
  MAX_SINGLE_WAGER: 'limit of a single bet',
} as const;

/** What a patron's bets took from their cash and gave back in each period that a limit has. */
export type Turnovers = ReadonlyMap<LimitPeriod, BettingTurnover | undefined>;

/**
 * Each limit that a bet exceeds. What may be bet is said of all alike: what the tightest leaves.
 * @param turnovers of the limits' periods; the limit of a single bet needs none
 */
export function limitRefusals(
  limits: readonly BettingLimit[],
  { cashStake, currency }: CashStake,
  turnovers: Turnovers,
): LimitRefusal[] {
  const bounds = boundsOf(limits, turnovers);
  const least = bounds.map(({ left }) => left).reduce(lesser, cashStake);
  const rest =
    least > 0n
      ? `You can bet up to ${formatMoney(money(least, currency))}.`
      : 'It leaves nothing to bet now.';
  return bounds
    .filter(({ left }) => left < cashStake)
    .map(({ type, period, amount }) => {
      const name = `${PERIOD_NAMES[period]}${TYPE_NAMES[type]}`;
      const most = formatMoney(money(amount, currency));
      return { code: 'OWN_LIMIT_REACHED', message: `This bet exceeds your ${name} of ${most}. ${rest}` };
    });
}

/** The least that one of the limits leaves, never negative; undefined where none has an amount. */
export function leastLeft(limits: readonly BettingLimit[], turnovers: Turnovers): bigint | undefined {
  const lefts = boundsOf(limits, turnovers).map(({ left }) => (left > 0n ? left : 0n));
  return lefts.length > 0 ? lefts.reduce(lesser) : undefined;
}

function boundsOf(limits: readonly BettingLimit[], turnovers: Turnovers) {
  return limits.flatMap(({ type, period, amount }) =>
    amount === undefined ? [] : { type, period, amount, left: amount - used(type, turnovers.get(period)) },
  );
}

/** Open stakes count as lost until they come back. Winnings make room for losses, never more than the limit itself. */
function used(type: BettingLimit['type'], turnover: BettingTurnover | undefined): bigint {
  if (type === 'MAX_SINGLE_WAGER' || !turnover) return 0n;
  if (type === 'SPEND') return turnover.staked;
  return turnover.lost > 0n ? turnover.lost : 0n;
}
