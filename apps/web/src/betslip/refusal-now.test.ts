import { expect, test } from 'vitest';
import { refusalsNow } from './refusal-now.ts';
import type { SlipError } from './slip-errors.ts';

const suspended: SlipError = {
  code: 'MARKET_SUSPENDED',
  message: 'This market is suspended.',
  priority: 34,
  displayType: 'SELECTION_DISABLED',
  disableAwardsDisplay: true,
};
const tooHigh: SlipError = {
  code: 'STAKE_TOO_HIGH',
  message: 'The maximum bet is $50.00.',
  priority: 52,
  displayType: 'BET_AMOUNT',
};

test('what the slip says itself is not said twice', () => {
  expect(refusalsNow([suspended, tooHigh], [suspended])).toEqual([tooHigh]);
});

test('a bet that was refused for a suspended market can be placed again once the slip says no more that it is [BET-012]', () => {
  expect(refusalsNow([suspended], [])).toMatchObject([
    {
      displayType: 'RETRYABLE',
      message: expect.stringContaining('was not placed'),
      disableAwardsDisplay: false,
    },
  ]);
});

test('what the slip does not follow stands until the bet is changed', () => {
  expect(refusalsNow([tooHigh], [])).toEqual([tooHigh]);
});
