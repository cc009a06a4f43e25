import type { Odds } from '@fairline/money/odds.ts';
import type { TeaserPrices } from '@fairline/wagering/bet.ts';
import * as v from 'valibot';
import type { AgreedBoost, AgreedGroup, AgreedTeaser, AgreedTerms } from './agreed-terms.ts';

/** A fraction as bets.bet.terms holds it: numbers of JSON are no exact integers. */
const Pair = v.pipe(
  v.tuple([v.string(), v.string()]),
  v.transform(([numerator, denominator]) => ({
    numerator: BigInt(numerator),
    denominator: BigInt(denominator),
  })),
);
const Integer = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);

const Terms = v.object({
  roundRobinSize: v.optional(v.number()),
  teaser: v.optional(
    v.object({
      points: v.number(),
      table: v.string(),
      ties: v.picklist(['reduce', 'lose']),
      prices: v.array(v.tuple([v.number(), Pair])),
    }),
  ),
  groups: v.optional(
    v.array(v.object({ eventId: v.string(), odds: Pair, subsets: v.array(v.nullable(Pair)) })),
    [],
  ),
  boost: v.optional(
    v.object({
      id: v.string(),
      rate: Pair,
      cap: v.optional(v.object({ kind: v.picklist(['stake', 'extra-winnings']), amount: Integer })),
    }),
  ),
  freeBetId: v.optional(v.string()),
});

const NOTHING_AGREED: AgreedTerms = { groups: [] };

function isEmpty(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && Object.keys(json).length === 0;
}

/** As the column `terms` has it; the old rows' is empty. */
export function readTerms(json: unknown): AgreedTerms {
  if (isEmpty(json)) return NOTHING_AGREED;
  const { teaser, groups, boost, roundRobinSize, freeBetId } = v.parse(Terms, json);
  return {
    groups: groups.map((group) => ({ ...group, subsets: group.subsets.map((odds) => odds ?? undefined) })),
    ...(roundRobinSize !== undefined && { roundRobinSize }),
    ...(teaser && {
      teaser: {
        points: teaser.points,
        table: teaser.table,
        prices: { byLegs: new Map(teaser.prices), ties: teaser.ties },
      },
    }),
    ...(boost && {
      boost: { id: boost.id, rate: boost.rate, ...(boost.cap && { cap: boost.cap }) },
    }),
    ...(freeBetId !== undefined && { freeBetId }),
  };
}

/** What is written of most bets. */
export const NO_TERMS = '{}';

/** As JSON, always in this form: ids of bets hold a hash of it. */
export function writeTerms(terms: AgreedTerms): string {
  const { teaser, groups, boost, roundRobinSize, freeBetId } = terms;
  if (!teaser && !boost && groups.length === 0 && roundRobinSize === undefined && freeBetId === undefined) {
    return NO_TERMS;
  }
  const fields: string[] = [];
  if (roundRobinSize !== undefined) fields.push(`"roundRobinSize":${roundRobinSize}`);
  if (freeBetId !== undefined) fields.push(`"freeBetId":${JSON.stringify(freeBetId)}`);
  if (teaser) fields.push(`"teaser":${teaserText(teaser)}`);
  if (groups.length > 0) fields.push(`"groups":[${groups.map(groupText).join(',')}]`);
  if (boost) fields.push(`"boost":${boostText(boost)}`);
  return `{${fields.join(',')}}`;
}

function teaserText({ points, table, prices }: AgreedTeaser): string {
  return `{"points":${points},"table":${JSON.stringify(table)},"ties":"${prices.ties}","prices":${pricesText(prices)}}`;
}

const writtenPrices = new WeakMap<TeaserPrices, string>();

/** Once for the prices that all teasers of a kind share. */
function pricesText(prices: TeaserPrices): string {
  const known = writtenPrices.get(prices);
  if (known !== undefined) return known;
  const text = `[${Array.from(prices.byLegs, ([legs, odds]) => `[${legs},${pair(odds)}]`).join(',')}]`;
  writtenPrices.set(prices, text);
  return text;
}

function groupText({ eventId, odds, subsets }: AgreedGroup): string {
  // Holes of a sparse list are left out by map.
  const kept = Array.from(subsets, (subset) => (subset ? pair(subset) : 'null'));
  return `{"eventId":${JSON.stringify(eventId)},"odds":${pair(odds)},"subsets":[${kept.join(',')}]}`;
}

function boostText({ id, rate, cap }: AgreedBoost): string {
  const capped = cap ? `,"cap":{"kind":"${cap.kind}","amount":"${cap.amount}"}` : '';
  return `{"id":${JSON.stringify(id)},"rate":${pair(rate)}${capped}}`;
}

function pair({ numerator, denominator }: Odds): string {
  return `["${numerator}","${denominator}"]`;
}
