import { expect, test } from 'vitest';
import { allBetErrors, betError } from './bet-error.ts';

const errors = allBetErrors();

test('every refusal has a sentence, and no two have the same priority [SLIP-014] [SLIP-027]', () => {
  for (const error of errors) expect(error.message).toMatch(/^[A-Z].+\.$/);
  expect(new Set(errors.map((error) => error.priority)).size).toBe(errors.length);
});

test('refusals are shown as the specification names them [BET-012]', () => {
  const shown = Object.fromEntries(errors.map((error) => [error.code, error.displayType]));
  expect(shown).toMatchObject({
    INSUFFICIENT_FUNDS: 'DEPOSIT',
    ODDS_CHANGED: 'ODDS_CHANGED',
    MARKET_SUSPENDED: 'SELECTION_DISABLED',
    STAKE_TOO_HIGH: 'BET_AMOUNT',
    BET_ALREADY_PLACED: 'BET_ALREADY_PLACED',
    UNAVAILABLE: 'RETRYABLE',
  });
});

test('an amount stands in its message', () => {
  expect(betError('STAKE_TOO_LOW', '$0.10').message).toBe('The minimum bet is $0.10.');
});
