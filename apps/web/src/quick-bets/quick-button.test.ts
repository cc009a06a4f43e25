import { expect, test } from 'vitest';
import type { BetErrorDisplayType } from '../betslip/slip-errors.ts';
import { isOpen, utmSource, withoutParameter } from './address.ts';
import { type QuickButtonState, quickButton } from './quick-button.ts';
import { readDraft, writeDraft } from './quick-storage.ts';

const ready: QuickButtonState = {
  viewer: 'patron',
  online: true,
  phase: 'idle',
  stake: 500n,
  errors: [],
  acceptChangesOptimizations: true,
};
const withError = (displayType: BetErrorDisplayType, over: Partial<QuickButtonState> = {}) =>
  quickButton({ ...ready, ...over, errors: [{ code: 'X', message: 'Why.', priority: 1, displayType }] });

test('placing loads the button, a placed bet disables it [QUICK-010] [QUICK-011]', () => {
  expect(quickButton({ ...ready, phase: 'placing' })).toMatchObject({ kind: 'placing', enabled: false });
  expect(quickButton({ ...ready, phase: 'placed' })).toMatchObject({ label: 'Bet Placed', enabled: false });
});

test('changed odds keep the place button, or ask to accept first without the optimization [QUICK-012]', () => {
  expect(withError('ODDS_CHANGED')).toMatchObject({ kind: 'accept-and-place', label: 'Bet' });
  expect(withError('ODDS_CHANGED', { acceptChangesOptimizations: false })).toMatchObject({
    label: 'Accept Changes',
  });
});

test('a deposit error becomes a deposit button; others but Retryable close the button [QUICK-013]', () => {
  expect(withError('DEPOSIT')).toMatchObject({ label: 'Deposit', enabled: true });
  expect(withError('RETRYABLE')).toMatchObject({ kind: 'place', enabled: true });
  const closing = ['GENERIC', 'RG_LIMIT', 'SELECTION_DISABLED', 'WIN_AMOUNT', 'BET_AMOUNT', 'GEO'] as const;
  for (const displayType of closing)
    expect(withError(displayType)).toMatchObject({ enabled: false, reason: 'Why.' });
  expect(withError('GEO')).toMatchObject({ link: 'check-location' });
});

test('a visitor logs in, and nothing is placed without a stake or a connection [QUICK-015]', () => {
  expect(quickButton({ ...ready, viewer: 'visitor' })).toMatchObject({ label: 'Log In to Bet' });
  expect(quickButton({ ...ready, stake: 0n })).toMatchObject({ kind: 'blocked' });
  expect(quickButton({ ...ready, online: false })).toMatchObject({ kind: 'blocked' });
});

test('a visitor’s bet is kept in session storage under the specified key, for its event [QUICK-015]', () => {
  const draft = {
    eventId: 'StandardEvent:g1',
    selectionId: 'MarketSelection:g1~x',
    odds: { numeratorLong: '10', denominatorLong: '11' },
    amount: '5',
    amountField: 'BET',
  } as const;
  writeDraft(draft);
  expect(sessionStorage.getItem('quick-bets-storage')).not.toBeNull();
  expect(readDraft('StandardEvent:g1')).toEqual(draft);
  expect(readDraft('StandardEvent:g2')).toBeUndefined();
  sessionStorage.setItem('quick-bets-storage', '{broken');
  expect(readDraft('StandardEvent:g1')).toBeUndefined();
});

test('the address opens Quick Bets and loses its parameters one by one [QUICK-001] [QUICK-004]', () => {
  expect(isOpen({ open: 'quick-bets' })).toBe(true);
  expect(isOpen({ open: 'menu' })).toBe(false);
  expect(utmSource({})).toBe('internal');
  const href = '/sport/a/event/1?open=quick-bets&utm_source=mail';
  expect(withoutParameter(href, 'utm_source')).toBe('/sport/a/event/1?open=quick-bets');
  expect(withoutParameter('/sport/a/event/1?open=quick-bets', 'open')).toBe('/sport/a/event/1');
});
