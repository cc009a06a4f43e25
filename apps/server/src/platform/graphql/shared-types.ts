import { formatMoney, toDecimalDollars } from '@fairline/money/format.ts';
import type { Currency, Money } from '@fairline/money/money.ts';
import type { Odds } from '@fairline/money/odds.ts';
import { formatOdds, type OddsFormat } from '@fairline/money/odds-format.ts';
import './scalars.ts';
import { builder } from './builder.ts';

export { NodeRef } from './node.ts';

export const CurrencyType = builder.enumType('Currency', {
  values: ['CAD', 'USD'] satisfies readonly Currency[],
});

export const OddsFormatType = builder.enumType('OddsFormat', {
  values: ['AMERICAN', 'EURO'] satisfies readonly OddsFormat[],
});

export const MoneyType = builder.objectRef<Money>('Money').implement({
  fields: (t) => ({
    amount: t.string({ resolve: (money) => toDecimalDollars(money.amount) }),
    amountLong: t.field({
      type: 'Long',
      description: 'Minor units (cents).',
      resolve: (money) => money.amount,
    }),
    currency: t.expose('currency', { type: CurrencyType }),
    formattedAmount: t.string({ resolve: formatMoney }),
  }),
});

/** Odds on their way to a reader. */
export interface OddsShown extends Odds {
  /** How they are written unless formattedOdds is asked for another format. */
  readonly format?: OddsFormat;
}

export const OddsType = builder.objectRef<OddsShown>('Odds').implement({
  fields: (t) => ({
    denominatorLong: t.expose('denominator', { type: 'Long' }),
    numeratorLong: t.expose('numerator', { type: 'Long', description: 'Profit for denominatorLong staked.' }),
    formattedOdds: t.string({
      args: { oddsFormat: t.arg({ type: OddsFormatType, required: false }) },
      resolve: (odds, { oddsFormat }) => formatOdds(odds, oddsFormat ?? odds.format ?? 'AMERICAN'),
    }),
  }),
});

/** Odds as a client sends them: turn them into Odds with oddsFromPair, which refuses what is no price. */
export const OddsInput = builder.inputType('OddsInput', {
  fields: (t) => ({
    denominatorLong: t.field({ type: 'Long' }),
    numeratorLong: t.field({ type: 'Long' }),
  }),
});

export interface DeepLink {
  /** A path of the web app, e.g. '/sport/football/organization/united-states/competition/nfl'. */
  readonly canonicalUrl: string;
}

export const DeepLinkType = builder.objectRef<DeepLink>('DeepLink').implement({
  fields: (t) => ({
    canonicalUrl: t.exposeString('canonicalUrl'),
    webUrl: t.exposeString('canonicalUrl'),
  }),
});

export interface PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    startCursor: t.exposeString('startCursor', { nullable: true }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
  }),
});
