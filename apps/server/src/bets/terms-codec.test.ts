import { odds } from '@fairline/money/odds.ts';
import { teaserPricesOf, whUs } from '@fairline/wagering/teaser-tables.ts';
import { expect, test } from 'vitest';
import { readTerms, writeTerms } from './terms-codec.ts';

const teaser = teaserPricesOf(whUs, 'basketball', '4');

test('terms are written in one form, which ids of bets were made of, and read again as they were', () => {
  if (!teaser) throw new Error('a teaser');
  const subsets = [undefined, odds(1n, 2n), undefined, odds(3n, 4n)];
  const cases = [
    [{ groups: [] }, '{}'],
    [{ groups: [], roundRobinSize: 2, freeBetId: 'a"b' }, '{"roundRobinSize":2,"freeBetId":"a\\"b"}'],
    [
      { groups: [], teaser: { points: 4.5, table: 'WH_US', prices: teaser } },
      '{"teaser":{"points":4.5,"table":"WH_US","ties":"reduce","prices":[[2,["10","11"]],[3,["9","5"]],[4,["5","2"]],' +
        '[5,["4","1"]],[6,["6","1"]],[7,["8","1"]],[8,["10","1"]]]}}',
    ],
    [
      { groups: [{ eventId: 'e', odds: odds(3n, 4n), subsets }] },
      '{"groups":[{"eventId":"e","odds":["3","4"],"subsets":[null,["1","2"],null,["3","4"]]}]}',
    ],
    [
      { groups: [], boost: { id: 'b', rate: odds(1n, 2n), cap: { kind: 'stake' as const, amount: 500n } } },
      '{"boost":{"id":"b","rate":["1","2"],"cap":{"kind":"stake","amount":"500"}}}',
    ],
    [{ groups: [], boost: { id: 'b', rate: odds(1n, 2n) } }, '{"boost":{"id":"b","rate":["1","2"]}}'],
  ] as const;
  for (const [terms, text] of cases) {
    expect(writeTerms(terms)).toBe(text);
    expect(readTerms(JSON.parse(text))).toEqual(terms);
  }
});
