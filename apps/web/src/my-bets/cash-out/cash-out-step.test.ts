import { expect, test } from 'vitest';
import { type CashOutOffer, type CashOutStep, cashOutReducer, resting } from './cash-out-step.ts';

const offer: CashOutOffer = {
  kind: 'offered',
  offerId: 'o1',
  amount: 4_120n,
  currency: 'USD',
  open: 2_500n,
  openLine: 2_500n,
  leastLine: 10n,
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

test('what is asked for is a share that can be taken', () => {
  const small = { ...offer, open: 20n, openLine: 20n };
  const chosen = { type: 'share-chosen', share: 8_000 } as const;
  expect(after({ type: 'opened' }, chosen, { type: 'asked', offer: small })).toMatchObject({
    share: 5_249,
  });
});
