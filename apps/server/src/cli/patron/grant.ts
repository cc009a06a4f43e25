import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { newId } from '../../platform/ids.ts';
import { type Grant, type GrantedThing, type Restriction, Rewards } from '../../rewards/rewards.ts';
import { CommandError, UsageError } from '../errors.ts';
import { type PatronCommand, readArguments } from './command.ts';
import {
  GRANT_OPTIONS,
  type NamedKeys,
  RESTRICTION_OPTIONS,
  readAmount,
  readExpiry,
  readPercent,
  readRestriction,
} from './grant-options.ts';
import type { OperatorHouse } from './operator-house.ts';

const COMMON = '[--title TEXT] [--days N] [--key KEY]';
const RESTRICTIONS =
  '[--min-legs N] [--max-legs N] [--bet-types PARLAY,TEASER] [--min-odds +150] [--sport|--competition|--event NAMES]';

export const grantBonusBet: PatronCommand = {
  name: 'grant bonus-bet',
  usage: `PATRON AMOUNT ${COMMON} ${RESTRICTIONS}`,
  parse: (args) => {
    const { option, positionals } = readArguments(args, [...GRANT_OPTIONS, ...RESTRICTION_OPTIONS]);
    const [patron, amount] = two(positionals, 'Name the patron and the amount.');
    const thing = { kind: 'bonus-bet', amount: readAmount('AMOUNT', amount) } as const;
    const title = option('title') ?? `${formatMoney(money(thing.amount, 'USD'))} Bonus Bet`;
    return granting({ patron, title, thing, ...terms(option), restriction: readRestriction(option) });
  },
};

export const grantProfitBoost: PatronCommand = {
  name: 'grant profit-boost',
  usage: `PATRON PERCENT [--max-stake AMOUNT | --max-extra AMOUNT] ${COMMON} ${RESTRICTIONS}`,
  parse: (args) => {
    const names = [...GRANT_OPTIONS, ...RESTRICTION_OPTIONS, 'max-stake', 'max-extra'] as const;
    const { option, positionals } = readArguments(args, names);
    const [patron, percent] = two(positionals, 'Name the patron and the percentage.');
    const stake = option('max-stake');
    const extra = option('max-extra');
    if (stake !== undefined && extra !== undefined)
      throw new UsageError('Cap the stake or the extra, not both.');
    const text = stake ?? extra;
    const cap = text !== undefined && {
      kind: stake === undefined ? ('extra-winnings' as const) : ('stake' as const),
      amount: readAmount(stake === undefined ? '--max-extra' : '--max-stake', text),
    };
    const boost = { rate: readPercent(percent), ...(cap && { cap }) };
    const title = option('title') ?? `${percent.replace('%', '')}% Profit Boost`;
    const thing = { kind: 'profit-boost', boost } as const;
    return granting({ patron, title, thing, ...terms(option), restriction: readRestriction(option) });
  },
};

export const grantPromotionalCredit: PatronCommand = {
  name: 'grant promotional-credit',
  usage: `PATRON AMOUNT ${COMMON}`,
  parse: (args) => {
    const { option, positionals } = readArguments(args, GRANT_OPTIONS);
    const [patron, amount] = two(positionals, 'Name the patron and the amount.');
    const thing = { kind: 'promotional-credit', amount: readAmount('AMOUNT', amount) } as const;
    const title = option('title') ?? 'Promotional Credit';
    return granting({ patron, title, thing, ...terms(option), restriction: {} });
  },
};

interface Wanted {
  readonly patron: string;
  readonly title: string;
  readonly thing: GrantedThing;
  readonly days: string | undefined;
  readonly key: string | undefined;
  readonly restriction: ReturnType<typeof readRestriction>;
}

function terms(option: (name: 'days' | 'key') => string | undefined) {
  readExpiry(option('days'), 0);
  return { days: option('days'), key: option('key') };
}

function two(positionals: readonly string[], message: string): [string, string] {
  const [first, second, third] = positionals;
  if (first === undefined || second === undefined || third !== undefined) throw new UsageError(message);
  return [first, second];
}

function granting({ patron, title, thing, days, key, restriction }: Wanted) {
  return async (house: OperatorHouse): Promise<string> => {
    const patronId = await house.patronId(patron);
    const rewards = new Rewards(house);
    const { scopeKeys, ...rest } = restriction;
    const grant: Grant = {
      patronId,
      idempotencyKey: key ?? newId(),
      title,
      restriction: scopeKeys ? { ...rest, scope: await scopeOf(scopeKeys, house) } : rest,
      expiresAt: readExpiry(days, house.clock.now()),
      ...thing,
    };
    const result = await rewards.grant(grant);
    switch (result.kind) {
      case 'granted':
        return `Granted "${title}" to ${patron}: reward ${result.rewardId}.`;
      case 'repeated':
        return `"${title}" was granted to ${patron} before under this key: reward ${result.rewardId}.`;
      case 'invalid':
        throw new CommandError(result.message);
      case 'idempotency-conflict':
        throw new CommandError('This key was used for another grant. Use a new one.');
      case 'unknown-account':
        throw new CommandError(`${patron} has no accounts.`);
      case 'unavailable':
        throw new CommandError('The database did not answer. Grant again with the same --key.');
    }
  };
}

/** The names that patrons read. @throws CommandError for a key that names nothing */
async function scopeOf({ kind, keys }: NamedKeys, house: OperatorHouse): Promise<Restriction['scope']> {
  const catalogue = await openCatalogue(house.database, house.bus, house.clock);
  const competitions = catalogue.competitions();
  const names = await Promise.all(
    keys.map(async (key) => {
      if (kind === 'event') return (await catalogue.findEvent(key))?.name;
      if (kind === 'competition') return competitions.find(({ slug }) => slug === key)?.name;
      return competitions.find(({ sport }) => sport.slug === key)?.sport.name;
    }),
  );
  const unknown = keys.find((_key, index) => names[index] === undefined);
  if (unknown !== undefined) throw new CommandError(`There is no ${kind} ${unknown}.`);
  return { kind, keys, name: names.join(' or ') };
}
