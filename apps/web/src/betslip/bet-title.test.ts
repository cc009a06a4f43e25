import { expect, test } from 'vitest';
import { betTitle, parlayPlusName } from './bet-title.ts';

test('a bet of several is called by its type and size', () => {
  const titles = [
    betTitle({ type: 'PARLAY', legs: 3 }),
    betTitle({ type: 'PARLAY_PLUS', legs: 4 }),
    betTitle({ type: 'ROUND_ROBIN', legs: 4, roundRobinSize: 2 }),
    betTitle({ type: 'TEASER', legs: 2, teaserPoints: 6.5 }),
    betTitle({ type: 'INVALID', legs: 2 }),
  ];
  expect(titles).toEqual([
    '3-leg parlay',
    '4-leg Parlay+',
    'Round robin by 2s',
    '6.5-point teaser, 2 legs',
    '2-leg parlay',
  ]);
});

test('under the new name a Parlay+ is called a parlay [SLIP-004]', () => {
  expect(parlayPlusName(false)).toBe('Parlay+');
  expect(parlayPlusName(true)).toBe('parlay');
});
