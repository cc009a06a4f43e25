export const LIMIT_TYPES = ['SPEND', 'LOSS', 'MAX_SINGLE_WAGER'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const LIMIT_PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY', 'NONE'] as const;
/** 'NONE' is the period of MAX_SINGLE_WAGER. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Length of a period in milliseconds: it ends now and moves with the clock, so nobody waits for midnight to bet again. */
export const PERIOD_MS: Readonly<Record<Exclude<LimitPeriod, 'NONE'>, number>> = {
  DAILY: 86_400_000,
  WEEKLY: 7 * 86_400_000,
  MONTHLY: 30 * 86_400_000,
};

/** A looser value counts only after this long, and a confirmation. */
export const LOOSENING_MS = 24 * 3_600_000;

/** A limit of a patron. Amounts in minor units of their currency; undefined: none. */
export interface BettingLimit {
  readonly type: LimitType;
  readonly period: LimitPeriod;
  /** In force. */
  readonly amount: bigint | undefined;
  /** What it is to become, and from when that may be confirmed. */
  readonly pending: { readonly amount: bigint | undefined; readonly from: Date } | undefined;
}

export function noLimit(type: LimitType, period: LimitPeriod): BettingLimit {
  return { type, period, amount: undefined, pending: undefined };
}

/**
 * A limit after its patron asked for another value: a tighter one at once, which also ends a wish for a looser one; a
 * looser one waits beside the value in force; the same value ends a wish.
 */
export function asked(limit: BettingLimit, amount: bigint | undefined, now: Date): BettingLimit {
  const { amount: current } = limit;
  if (isLooser(amount, current)) {
    return { ...limit, pending: { amount, from: new Date(now.getTime() + LOOSENING_MS) } };
  }
  return { ...limit, amount, pending: undefined };
}

/** Undefined when nothing waits to be confirmed or it is too early. */
export function confirmed(limit: BettingLimit, now: Date): BettingLimit | undefined {
  const { pending } = limit;
  if (!pending || pending.from > now) return undefined;
  return { ...limit, amount: pending.amount, pending: undefined };
}

function isLooser(amount: bigint | undefined, than: bigint | undefined): boolean {
  if (than === undefined) return false;
  return amount === undefined || amount > than;
}
