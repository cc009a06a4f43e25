import { expect, test } from 'vitest';
import { type BetButtonState, betButton } from './bet-button.ts';
import type { BetErrorDisplayType, SlipError } from './slip-errors.ts';

const ready: BetButtonState = {
  viewer: 'patron',
  online: true,
  phase: 'idle',
  placingForSeconds: 0,
  coming: false,
  checkingLocation: false,
  legCount: 1,
  totalStake: 2500n,
  formattedStake: '$25.00',
  errors: [],
  acceptChangesOptimizations: true,
};

function error(displayType: BetErrorDisplayType, priority = 5): SlipError {
  return { code: displayType, message: `because of ${displayType}`, priority, displayType };
}

test('a stake and no error make Place Bet with its amount [BET-001] [BET-010]', () => {
  expect(betButton(ready)).toEqual({ kind: 'place', label: 'Place Bet', enabled: true, trailing: '$25.00' });
});

test('without a stake Place Bet is shown but disabled [BET-010]', () => {
  expect(betButton({ ...ready, totalStake: 0n })).toEqual({
    kind: 'no-stake',
    label: 'Place Bet',
    enabled: false,
  });
});

test('without a leg there is no button [BET-010]', () => {
  expect(betButton({ ...ready, legCount: 0 })).toEqual({ kind: 'hidden' });
});

test('a visitor is asked to log in whatever the errors say [BET-002]', () => {
  const state = { ...ready, viewer: 'visitor', errors: [error('DEPOSIT'), error('ODDS_CHANGED')] } as const;
  expect(betButton(state)).toEqual({ kind: 'log-in', label: 'Log In to Bet', enabled: true });
});

test('while placing the button is disabled and counts the seconds [BET-003]', () => {
  const label = 'Placing your bet…';
  expect(betButton({ ...ready, phase: 'placing' })).toEqual({ kind: 'placing', label, enabled: false });
  expect(betButton({ ...ready, phase: 'placing', placingForSeconds: 3 })).toMatchObject({
    label,
    trailing: '3 s',
  });
});

test('while the location is checked, or a price is on its way, nothing can be placed [BET-003] [BET-007]', () => {
  const checking = betButton({ ...ready, checkingLocation: true, errors: [error('GEO')] });
  expect(checking).toEqual({ kind: 'checking', label: 'Checking Location…', enabled: false });
  expect(betButton({ ...ready, coming: true })).toMatchObject({ kind: 'coming', enabled: false });
});

test('after success it says Bet Placed, disabled, even when the slip is empty by then [BET-001]', () => {
  expect(betButton({ ...ready, phase: 'placed', legCount: 0 })).toEqual({
    kind: 'placed',
    label: 'Bet Placed',
    enabled: false,
  });
});

test('changed odds are accepted and bet in one press, or accepted first without the optimisation [BET-004] [BET-009] [BET-011]', () => {
  const changed = { ...ready, errors: [error('ODDS_CHANGED')] };
  expect(betButton(changed)).toMatchObject({ kind: 'accept-and-place', label: 'Accept Changes & Bet' });
  expect(betButton({ ...changed, acceptChangesOptimizations: false })).toMatchObject({
    kind: 'accept',
    label: 'Accept Changes',
  });
  expect(betButton({ ...changed, totalStake: 0n })).toMatchObject({ kind: 'accept' });
});

test('too little money makes the button lead to the deposit page [BET-005] [BET-009]', () => {
  expect(betButton({ ...ready, errors: [error('DEPOSIT')] })).toMatchObject({
    kind: 'deposit',
    label: 'Deposit',
    enabled: true,
  });
});

test('a retryable error leaves Place Bet enabled while there is a stake [BET-006]', () => {
  const retryable = { ...ready, errors: [error('RETRYABLE')] };
  expect(betButton(retryable)).toMatchObject({ kind: 'place', enabled: true });
  expect(betButton({ ...retryable, totalStake: 0n })).toMatchObject({ enabled: false });
});

test('a location error shows a disabled button that still answers a press [BET-007]', () => {
  expect(betButton({ ...ready, errors: [error('GEO')] })).toMatchObject({
    kind: 'check-location',
    enabled: false,
  });
});

test('a required acknowledgement is asked for by the button [BET-008]', () => {
  expect(betButton({ ...ready, errors: [error('RG_ACK_REQUIRED')] })).toMatchObject({
    kind: 'acknowledge',
    enabled: true,
  });
});

test('every other display type disables the button and says why [BET-012]', () => {
  const others = [
    'ANONYMOUS_REGION_ERROR',
    'BET_ALREADY_PLACED',
    'BET_AMOUNT',
    'BET_WIN_AMOUNT',
    'GENERIC',
    'RG_LIMIT',
    'SELECTION_DISABLED',
    'WIN_AMOUNT',
  ] as const;
  for (const displayType of others) {
    expect(betButton({ ...ready, errors: [error(displayType)] })).toEqual({
      kind: 'blocked',
      label: 'Place Bet',
      enabled: false,
      reason: `because of ${displayType}`,
    });
  }
});

test('the error with the lowest priority number decides [SLIP-027]', () => {
  const errors = [error('ODDS_CHANGED', 4), error('DEPOSIT', 2), error('GENERIC', 9)];
  expect(betButton({ ...ready, errors })).toMatchObject({ kind: 'deposit' });
});

test('offline nothing can be placed, and the slip says it is kept', () => {
  expect(betButton({ ...ready, online: false })).toMatchObject({ kind: 'offline', enabled: false });
});

test('a lost answer can only be asked for again', () => {
  expect(betButton({ ...ready, phase: 'unanswered', errors: [error('GENERIC')] })).toMatchObject({
    kind: 'ask-again',
    label: 'Try Again',
    enabled: true,
  });
  expect(betButton({ ...ready, phase: 'unanswered', online: false })).toMatchObject({ enabled: false });
});
