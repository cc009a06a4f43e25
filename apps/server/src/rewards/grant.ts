import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { compareRational, rational, zero } from '@fairline/money/rational.ts';
import type { ProfitBoost } from '@fairline/wagering/boost.ts';
import { keptKind } from './kept-kind.ts';
import type { Restriction } from './reward.ts';
import { writeTerms } from './terms-codec.ts';

/** What a patron is to be given. Amounts in minor units of the patron's currency. */
export type Grant = {
  readonly patronId: string;
  /** Unique for the patron: the same key never grants twice. At most 150 characters. */
  readonly idempotencyKey: string;
  readonly title: string;
  readonly restriction: Restriction;
  /** From when it can be used; from now on unless given. */
  readonly effectiveAt?: Date | undefined;
  /** Never unless given. */
  readonly expiresAt?: Date | undefined;
} & GrantedThing;

export type GrantedThing =
  | { readonly kind: 'bonus-bet' | 'promotional-credit'; readonly amount: bigint }
  | { readonly kind: 'profit-boost'; readonly boost: ProfitBoost };

export type GrantResult =
  | {
      /** 'repeated': the same grant was made before under this key; nothing was granted now. */
      readonly kind: 'granted' | 'repeated';
      readonly rewardId: string;
    }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'idempotency-conflict' }
  | { readonly kind: 'unknown-account' }
  /** Grant again with the same key. */
  | { readonly kind: 'unavailable' };

/** A million dollars: what is more is a slip of the hand. */
const LARGEST_AMOUNT = 100_000_000n;
const LARGEST_RATE = rational(10n);
const MOST_LEGS = 25;
const LONGEST_TITLE = 100;
const LONGEST_KEY = 150;

/** What is wrong with a grant, in a sentence for whoever grants; undefined when it can be made. */
export function grantProblem(grant: Grant, nowMs: number): string | undefined {
  const { title, idempotencyKey, effectiveAt, expiresAt } = grant;
  if (title.trim() === '' || title.length > LONGEST_TITLE) {
    return `A title has 1 to ${LONGEST_TITLE} characters.`;
  }
  if (idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY) {
    return `A key has 1 to ${LONGEST_KEY} characters.`;
  }
  if (expiresAt && expiresAt.getTime() <= (effectiveAt?.getTime() ?? nowMs)) {
    return 'A reward expires later than it can first be used.';
  }
  if (grant.kind === 'promotional-credit' && writeTerms({ restriction: grant.restriction }) !== FREE) {
    return 'Promotional credit is spent on any bet: it takes no restriction.';
  }
  return restrictionProblem(grant.restriction) ?? amountProblem(grant);
}

const FREE = writeTerms({ restriction: {} });

function restrictionProblem({ minLegs = 1, maxLegs = MOST_LEGS, betTypes, scope }: Restriction) {
  const legs = [minLegs, maxLegs];
  if (legs.some((count) => !Number.isInteger(count) || count < 1 || count > MOST_LEGS) || minLegs > maxLegs) {
    return `A bet has 1 to ${MOST_LEGS} legs, and no fewer at most than at least.`;
  }
  if (betTypes?.length === 0) return 'Name at least one type of bet.';
  if (scope && (scope.keys.length === 0 || scope.name === '')) {
    return 'Say which sport, competition or events, and what they are called.';
  }
  return undefined;
}

function amountProblem(thing: GrantedThing): string | undefined {
  if (thing.kind !== 'profit-boost') return outOfBounds(thing.amount, 'An amount');
  const { rate, cap } = thing.boost;
  if (compareRational(rate, zero) <= 0 || compareRational(rate, LARGEST_RATE) > 0) {
    return 'A boost is more than 0 and at most 1,000 percent.';
  }
  return cap && outOfBounds(cap.amount, 'A cap');
}

function outOfBounds(amount: bigint, what: string): string | undefined {
  const isFit = amount > 0n && amount <= LARGEST_AMOUNT;
  return isFit
    ? undefined
    : `${what} is more than 0 and at most ${formatMoney(money(LARGEST_AMOUNT, 'USD'))}.`;
}

/** What is kept as the reward's terms. */
export function termsOf(grant: Grant): string {
  const { restriction } = grant;
  return writeTerms(grant.kind === 'profit-boost' ? { restriction, boost: grant.boost } : { restriction });
}

/** The grant's content as one text: the same key with another text is a conflict. */
export function fingerprintOf(grant: Grant): string {
  const amount = grant.kind === 'profit-boost' ? 0n : grant.amount;
  const { kind, title, effectiveAt, expiresAt } = grant;
  return [
    keptKind(kind),
    amount,
    title,
    effectiveAt?.toISOString() ?? '',
    expiresAt?.toISOString() ?? '',
    termsOf(grant),
  ].join('|');
}
