import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { defaultLimits, measure, overLimit } from '../platform/graphql/limits.ts';
import { selectOperation } from '../platform/graphql/operation.ts';
import { buildSchema } from '../schema.ts';

const schema = buildSchema();
const CARDS = 'cards{id markets{id selections{id odds{formattedOdds}}}}';
const HOME = `page(canonicalUrl:"/home"){... on Page{pageChildren{id sections{... on MarketplaceShelf{id ${CARDS}}}}}}`;

function refusal(query: string): string | undefined {
  const document = parse(query);
  return overLimit(measure(schema, document, selectOperation(document, undefined)), defaultLimits);
}

const times = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

test('another client may ask a whole page with its odds, and not twenty of them at once', () => {
  expect(refusal(times(1, HOME))).toBeUndefined();
  expect(refusal(times(20, HOME))).toMatch(/costs/);
});

test('everything on a page taken apart costs as much as the page', () => {
  const apart =
    'deconstructedMarketplace(canonicalUrl:"/home"){markets{id selections{id odds{formattedOdds}}}}';
  expect(refusal(times(1, apart))).toBeUndefined();
  expect(refusal(times(20, apart))).toMatch(/costs/);
});
