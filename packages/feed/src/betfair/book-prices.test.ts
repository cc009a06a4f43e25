import { expect, test } from 'vitest';
import { bookPrices, priceAt } from './book-prices.ts';

const line = (pt: number, rc: unknown[], more: object = {}) =>
  JSON.stringify({ op: 'mcm', pt, mc: [{ id: '1.2', rc, ...more }] });
const image = { img: true, marketDefinition: { status: 'OPEN' } };
const stream = [
  line(0, [{ id: 7, atb: [[1.5, 10]] }], image),
  line(1, [{ id: 7, atb: [[2, 10]], atl: [[2.1, 5]] }]),
  line(2, [{ id: 8, atb: [[1.9, 10]] }]),
  'not json',
  line(3, [{ id: 7, atb: [[2.04, 3]] }]),
  line(4, [
    {
      id: 7,
      atb: [[2.04, 0]],
      atl: [
        [4, 1],
        [2.1, 0],
      ],
    },
  ]),
].join('\n');

test('the price of a runner lies between the best to back and the best to lay', () => {
  const prices = bookPrices(stream, 7);
  expect(prices.map(({ atMs }) => atMs)).toEqual([1, 3]);
  expect(prices[0]?.chance).toBeCloseTo((1 / 2 + 1 / 2.1) / 2, 9);
  expect(prices[1]?.chance).toBeCloseTo((1 / 2.04 + 1 / 2.1) / 2, 9);
});

test('a gap too wide says nothing, and before the first price there is none', () => {
  const prices = bookPrices(stream, 7);
  expect(priceAt(prices, 0)).toBeUndefined();
  expect(priceAt(prices, 2)).toBe(prices[0]?.chance);
  expect(priceAt(prices, 99)).toBe(prices[1]?.chance);
  expect(bookPrices(stream, 8)).toEqual([]);
});

test('a market that takes no bets has no price, and an image replaces what was there', () => {
  const closed = line(5, [{ id: 7, atb: [[3, 1]] }], { marketDefinition: { status: 'SUSPENDED' } });
  const anew = line(6, [{ id: 7, batb: [[0, 5, 1]], batl: [[0, 5.2, 1]] }], image);
  const prices = bookPrices([stream, closed, anew].join('\n'), 7);
  expect(prices.map(({ atMs }) => atMs)).toEqual([1, 3, 6]);
  expect(prices[2]?.chance).toBeCloseTo((1 / 5 + 1 / 5.2) / 2, 9);
});

test('prices are those of the first market of a recording: another may have the same runner', () => {
  const other = JSON.stringify({
    op: 'mcm',
    pt: 4,
    mc: [
      {
        id: '1.3',
        img: true,
        marketDefinition: { status: 'OPEN' },
        rc: [{ id: 7, atb: [[9, 1]], atl: [[9.2, 1]] }],
      },
    ],
  });
  const shut = JSON.stringify({
    op: 'mcm',
    pt: 5,
    mc: [{ id: '1.3', marketDefinition: { status: 'SUSPENDED' } }],
  });
  const after = line(6, [{ id: 7, atb: [[2.06, 3]] }]);
  const [start = ''] = stream.split('\n{"op":"mcm","pt":2');
  expect(bookPrices([start, other, shut, after].join('\n'), 7).map(({ atMs }) => atMs)).toEqual([1, 6]);
});
