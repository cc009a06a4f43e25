import { expect, test } from 'vitest';
import {
  amountOfShare,
  type CashOutOffer,
  type CashOutStep,
  cashOutReducer,
  resting,
  shareOfAmount,
} from './cash-out-step.ts';

const offer: CashOutOffer = {
  kind: 'offered',
  offerId: 'o1',
  amount: 4_120n,
  currency: 'USD',
  open: 2_500n,
  heldUntilMs: 5_000,
};
const attempt = { idempotencyKey: 'k', offer, share: 10_000, tolerance: 0 };

const after = (...events: Parameters<typeof cashOutReducer>[1][]) =>
  events.reduce<CashOutStep>(cashOutReducer, resting);

test('a cash out is chosen, asked once more, sent, and paid [BET-017]', () => {
  const asked = after({ type: 'opened' }, { type: 'share-chosen', share: 2_500 }, { type: 'asked', offer });
  expect(asked).toEqual({ kind: 'confirming', share: 2_500, offer, before: undefined });
  const paid = [{ type: 'sent', attempt } as const, { type: 'paid', text: 'Cashed out.' } as const];
  expect(paid.reduce<CashOutStep>(cashOutReducer, asked)).toEqual({
    kind: 'resting',
    said: { tone: 'up', text: 'Cashed out.' },
  });
});

test('what is under way or unanswered can be neither opened nor sent a second time', () => {
  const sending = after({ type: 'opened' }, { type: 'asked', offer }, { type: 'sent', attempt });
  const lost = cashOutReducer(sending, { type: 'lost' });
  for (const step of [sending, lost]) {
    expect(cashOutReducer(step, { type: 'opened' })).toBe(step);
    expect(cashOutReducer(step, { type: 'sent', attempt })).toBe(step);
    expect(cashOutReducer(step, { type: 'closed' })).toBe(step);
  }
  expect(cashOutReducer(lost, { type: 'asked-again' })).toEqual({ kind: 'sending', attempt, tries: 2 });
});

test('an offer that moved under the question is shown beside the one before', () => {
  const asked = after({ type: 'opened' }, { type: 'asked', offer });
  const lower = { ...offer, offerId: 'o2', amount: 4_000n };
  expect(cashOutReducer(asked, { type: 'offer-moved', offer: lower })).toMatchObject({
    offer: lower,
    before: 4_120n,
  });
});

test('shares and amounts are rounded half-up, and a share is never nothing or more than all', () => {
  expect(amountOfShare(4_121n, 5_000)).toBe(2_061n);
  expect(shareOfAmount(2_060n, 4_120n)).toBe(5_000);
  expect(shareOfAmount(0n, 4_120n)).toBe(1);
  expect(shareOfAmount(9_999n, 4_120n)).toBe(10_000);
});
