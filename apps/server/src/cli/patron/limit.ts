import { formatMoney } from '@fairline/money/format.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import {
  type BettingLimit,
  LIMIT_PERIODS,
  LIMIT_TYPES,
  type LimitPeriod,
  Limits,
  type LimitType,
} from '../../limits/limits.ts';
import { CommandError, UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';
import { readAmount } from './grant-options.ts';
import { OPERATOR } from './operator.ts';
import type { OperatorHouse } from './operator-house.ts';

const NAMES = 'spend|loss daily|weekly|monthly, or single-wager';

/** Sets what a patron may stake or lose: a tighter value at once, a looser one after 24 hours and a confirmation. */
export const setLimit: PatronCommand = {
  name: 'limit set',
  usage: `PATRON LIMIT AMOUNT | none (LIMIT: ${NAMES})`,
  parse: (args) => {
    const { positionals } = readArguments(args, []);
    const [patron, ...rest] = positionals;
    const text = rest.at(-1);
    if (patron === undefined || text === undefined)
      throw new UsageError('Name the patron, the limit and its amount.');
    const [type, period] = readLimit(rest.slice(0, -1));
    const amount = text === 'none' ? undefined : readAmount('AMOUNT', text);
    return async (house) => {
      const patronId = await house.patronId(patron);
      const limit = await new Limits(house).set(patronId, type, period, amount, OPERATOR);
      return said(patron, limit, await currencyOf(house, patronId));
    };
  },
};

/** Puts a looser value that has waited in force. */
export const confirmLimit: PatronCommand = {
  name: 'limit confirm',
  usage: `PATRON LIMIT (LIMIT: ${NAMES})`,
  parse: (args) => {
    const { positionals } = readArguments(args, []);
    const [patron, ...rest] = positionals;
    if (patron === undefined) throw new UsageError('Name the patron and the limit.');
    const [type, period] = readLimit(rest);
    return async (house) => {
      const patronId = await house.patronId(patron);
      const limits = new Limits(house);
      const all = await limits.limits(patronId);
      const before = all.find((each) => each.type === type && each.period === period);
      if (!before?.pending) throw new CommandError(`${patron}: no looser value of this limit waits.`);
      const limit = await limits.confirm(patronId, type, period, OPERATOR);
      const text = said(patron, limit, await currencyOf(house, patronId));
      if (limit.pending) throw new CommandError(text);
      return text;
    };
  },
};

function readLimit(words: readonly string[]): [LimitType, LimitPeriod] {
  const [name = '', periodName] = words;
  if (name === 'single-wager' && words.length === 1) return ['MAX_SINGLE_WAGER', 'NONE'];
  const type = LIMIT_TYPES.find((each) => each === name.toUpperCase() && each !== 'MAX_SINGLE_WAGER');
  const period = LIMIT_PERIODS.find((each) => each === periodName?.toUpperCase() && each !== 'NONE');
  if (!type || !period || words.length !== 2) throw new UsageError(`The limit must be ${NAMES}.`);
  return [type, period];
}

async function currencyOf({ wallet }: OperatorHouse, patronId: string): Promise<Currency> {
  const currency = await wallet.currency(patronId);
  if (!currency) throw new CommandError('This patron has no accounts.');
  return currency;
}

function said(patron: string, { amount, pending }: BettingLimit, currency: Currency): string {
  const words = (cents: bigint | undefined) =>
    cents === undefined ? 'no limit' : formatMoney(money(cents, currency));
  const wait = pending
    ? ` ${words(pending.amount)} can be confirmed from ${pending.from.toISOString()}.`
    : '';
  return `${patron}: ${words(amount)} in force.${wait}`;
}
