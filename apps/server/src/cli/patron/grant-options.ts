import { parseAmericanOdds } from '@fairline/money/odds-format.ts';
import { parseAmount } from '@fairline/money/parse.ts';
import { type Rational, rational } from '@fairline/money/rational.ts';
import { REWARD_BET_TYPES, type Restriction, type RewardBetType } from '../../rewards/rewards.ts';
import { UsageError } from '../errors.ts';

const DAY_MS = 86_400_000;
const SCOPES = ['sport', 'competition', 'event'] as const;

export const GRANT_OPTIONS = ['title', 'days', 'key'] as const;
export const RESTRICTION_OPTIONS = ['min-legs', 'max-legs', 'bet-types', 'min-odds', ...SCOPES] as const;

type Option = (name: (typeof RESTRICTION_OPTIONS)[number]) => string | undefined;

/** What a scope's keys are; their names are looked up where they are kept. */
export interface NamedKeys {
  readonly kind: (typeof SCOPES)[number];
  readonly keys: readonly string[];
}

/** @throws UsageError */
export function readRestriction(option: Option): Omit<Restriction, 'scope'> & { scopeKeys?: NamedKeys } {
  const [scopeKeys, second] = SCOPES.flatMap((kind) => {
    const keys = option(kind)?.split(',');
    return keys ? [{ kind, keys }] : [];
  });
  if (second) throw new UsageError('Name either sports, competitions or events, not several of these.');
  const minLegs = readCount('min-legs', option('min-legs'));
  const maxLegs = readCount('max-legs', option('max-legs'));
  const betTypes = option('bet-types')?.split(',').map(readBetType);
  const odds = option('min-odds');
  const minOdds = odds === undefined ? undefined : parseAmericanOdds(odds);
  if (odds !== undefined && !minOdds)
    throw new UsageError(`--min-odds ${odds} must be American odds: +150, -110.`);
  return {
    ...(minLegs !== undefined && { minLegs }),
    ...(maxLegs !== undefined && { maxLegs }),
    ...(betTypes && { betTypes }),
    ...(minOdds && { minOdds }),
    ...(scopeKeys && { scopeKeys }),
  };
}

function readBetType(text: string): RewardBetType {
  const type = REWARD_BET_TYPES.find((each) => each === text.toUpperCase());
  if (!type) throw new UsageError(`--bet-types ${text} must be of ${REWARD_BET_TYPES.join(', ')}.`);
  return type;
}

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError(`--${name} ${text} must be a whole number above 0.`);
  return Number(text);
}

/** Dollars to cents. @throws UsageError */
export function readAmount(what: string, text: string): bigint {
  const parsed = parseAmount(text);
  if (parsed.kind === 'amount' && parsed.amount > 0n) return parsed.amount;
  throw new UsageError(`${what} ${text} must be dollars above 0: 10 or 7.50.`);
}

/** "50" percent is 1/2; up to two decimals. @throws UsageError */
export function readPercent(text: string): Rational {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?%?$/.exec(text);
  if (!match?.[1]) throw new UsageError(`PERCENT ${text} must be a number: 50 or 12.5.`);
  const decimals = (match[2] ?? '').padEnd(2, '0');
  return rational(BigInt(match[1] + decimals), 10_000n);
}

/** The end of the day, UTC, so many days from now: the same all day, so that a command can be repeated. @throws UsageError */
export function readExpiry(days: string | undefined, nowMs: number): Date | undefined {
  const count = readCount('days', days);
  return count === undefined ? undefined : new Date((Math.floor(nowMs / DAY_MS) + count + 1) * DAY_MS);
}
