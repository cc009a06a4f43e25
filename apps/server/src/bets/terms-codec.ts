import type { Odds } from '@fairline/money/odds.ts';
import * as v from 'valibot';
import type { AgreedTerms } from './agreed-terms.ts';

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

export function writeTerms(terms: AgreedTerms): string {
  const { teaser, groups, boost, roundRobinSize, freeBetId } = terms;
  if (!teaser && !boost && groups.length === 0 && roundRobinSize === undefined && freeBetId === undefined) {
    return NO_TERMS;
  }
  return JSON.stringify({
    roundRobinSize,
    freeBetId,
    teaser: teaser && {
      points: teaser.points,
      table: teaser.table,
      ties: teaser.prices.ties,
      prices: [...teaser.prices.byLegs].map(([legs, odds]) => [legs, pair(odds)]),
    },
    ...(groups.length > 0 && {
      groups: groups.map(({ eventId, odds, subsets }) => ({
        eventId,
        odds: pair(odds),
        // Holes of a sparse list are left out by map.
        subsets: Array.from(subsets, (kept) => (kept ? pair(kept) : null)),
      })),
    }),
    boost: boost && {
      id: boost.id,
      rate: pair(boost.rate),
      cap: boost.cap && { kind: boost.cap.kind, amount: String(boost.cap.amount) },
    },
  });
}

function pair({ numerator, denominator }: Odds): readonly [string, string] {
  return [String(numerator), String(denominator)];
}
