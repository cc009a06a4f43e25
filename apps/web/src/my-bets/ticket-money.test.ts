import { expect, test } from 'vitest';
import { type EndedMoney, moneyRow, returnsPart } from './ticket-money.ts';
import { badgeOf, spokenSettlement } from './ticket-view.ts';

const cents = (amountLong: string) => ({ amountLong });

const half: EndedMoney = {
  status: 'SETTLED',
  outcome: 'WIN',
  source: 'CASH',
  stake: cents('1000'),
  cashedOut: cents('0'),
  payout: cents('950'),
};

test('a bet that gave back less than it cost is neither won nor lost, and says what came back [BET-015]', () => {
  expect(returnsPart(half)).toBe(true);
  expect(returnsPart({ ...half, outcome: 'LOSS', payout: cents('500') })).toBe(true);
  expect(badgeOf('SETTLED', 'WIN', true)).toMatchObject({ label: 'Partial return', tone: 'push' });
  expect(spokenSettlement('Bills, Over', 'WIN', true, '$9.50')).toBe(
    'Bills, Over: Partial return. $9.50 paid.',
  );
  const none = cents('0');
  const rest = { currency: 'USD', open: none, potentialReturn: none } as const;
  expect(moneyRow({ ...half, ...rest, boost: none, restored: none, owed: none })).toEqual([
    { label: 'Stake', value: '$10.00' },
    { label: 'Returned', value: '$9.50' },
  ]);
});

test('what gave back its stake or more is won, what gave back nothing is lost, and so is the rest of a cash out', () => {
  expect(returnsPart({ ...half, payout: cents('1000') })).toBe(false);
  expect(returnsPart({ ...half, outcome: 'LOSS', payout: cents('0') })).toBe(false);
  expect(returnsPart({ ...half, outcome: 'LOSS', cashedOut: cents('400'), payout: cents('400') })).toBe(
    false,
  );
  expect(returnsPart({ ...half, source: 'FREE_BET' })).toBe(false);
  expect(returnsPart({ ...half, status: 'OPEN', outcome: 'PENDING', payout: null })).toBe(false);
  expect(returnsPart({ ...half, outcome: 'PUSH', payout: cents('1000') })).toBe(false);
});

test('what an open bet can win is what it can still return: less than agreed once a leg is void', () => {
  const none = cents('0');
  const rest = {
    currency: 'USD',
    open: cents('1000'),
    payout: null,
    boost: none,
    restored: none,
    owed: none,
  } as const;
  const open = {
    ...half,
    ...rest,
    status: 'OPEN',
    outcome: 'PENDING',
    potentialReturn: cents('4450'),
  } as const;
  expect(moneyRow(open)).toEqual([
    { label: 'Stake', value: '$10.00' },
    { label: 'To win', value: '$34.50' },
    { label: 'Returns', value: '$44.50' },
  ]);
  expect(moneyRow({ ...open, source: 'FREE_BET', potentialReturn: cents('3450') })[1]?.value).toBe('$34.50');
  expect(moneyRow({ ...open, potentialReturn: cents('500') })[1]?.value).toBe('$0.00');
});
