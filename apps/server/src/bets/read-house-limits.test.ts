import { expect, test } from 'vitest';
import { defaultHouseLimits } from './house-limits.ts';
import { HOUSE_LIMIT_NAMES, readHouseLimits } from './read-house-limits.ts';

test('limits are read in dollars, and what is not named stays as it is', () => {
  const { stake, market, event } = defaultHouseLimits;
  expect(readHouseLimits('stake=1000, loss=25000.5,event-winnings=90000000')).toEqual({
    ...defaultHouseLimits,
    stake: { ...stake, maximum: 100_000n },
    loss: 2_500_050n,
    event: { ...event, winnings: 9_000_000_000n },
  });
  expect(readHouseLimits('market-stake=7,least-stake=0.05')).toMatchObject({
    stake: { minimum: 5n },
    market: { ...market, stake: 700n },
  });
});

test('each name changes one amount of its own', () => {
  const amounts = (limits: typeof defaultHouseLimits | undefined) =>
    limits && [
      limits.loss,
      ...[limits.stake, limits.market, limits.event, limits.patron].flatMap(Object.values),
    ];
  const before = amounts(defaultHouseLimits);
  const changed = HOUSE_LIMIT_NAMES.map((name) =>
    amounts(readHouseLimits(`${name}=33.33`))?.map((amount, index) => amount !== before?.[index]),
  );
  expect(changed.map((row) => row?.filter(Boolean).length)).toEqual(HOUSE_LIMIT_NAMES.map(() => 1));
  expect(new Set(changed.map((row) => row?.indexOf(true))).size).toBe(before?.length);
});

test.each([
  'stake',
  'stake=',
  'stake=0',
  'stake=0.00',
  'stake=-5',
  'stake=1e9',
  'stake=1.005',
  'stake=99999999999',
  'stake=1,stake=2',
  'stakes=5',
  'constructor=5',
  'stake=5,',
  'least-stake=60000',
])('%s is no set of limits', (text) => {
  expect(readHouseLimits(text)).toBeUndefined();
});
