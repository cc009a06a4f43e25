import { expect, test } from 'vitest';
import { stateTable } from '../../app/testing/state-table.ts';
import {
  type CashOutEvent,
  type CashOutOffer,
  type CashOutStep,
  cashOutReducer,
  resting,
} from './cash-out-step.ts';

const offer: CashOutOffer = {
  kind: 'offered',
  offerId: 'o',
  amount: 1_000n,
  currency: 'USD',
  open: 2_000n,
  openLine: 2_000n,
  leastLine: 10n,
  heldUntilMs: 0,
};
const attempt = { idempotencyKey: 'k', offer, share: 5_000, tolerance: 0 };
const STEPS: readonly CashOutStep[] = [
  resting,
  { kind: 'choosing', share: 5_000, said: undefined },
  { kind: 'confirming', share: 5_000, offer, before: undefined },
  { kind: 'sending', attempt, tries: 1 },
  { kind: 'unanswered', attempt, tries: 1 },
];
const EVENTS: { readonly [Type in CashOutEvent['type']]: Extract<CashOutEvent, { type: Type }> } = {
  opened: { type: 'opened' },
  closed: { type: 'closed' },
  'share-chosen': { type: 'share-chosen', share: 2_500 },
  asked: { type: 'asked', offer },
  back: { type: 'back' },
  'offer-moved': { type: 'offer-moved', offer: { ...offer, offerId: 'p' } },
  suspended: { type: 'suspended' },
  withdrawn: { type: 'withdrawn', message: 'It has ended.' },
  sent: { type: 'sent', attempt },
  lost: { type: 'lost' },
  'asked-again': { type: 'asked-again' },
  paid: { type: 'paid', text: 'Cashed out for $10.00.' },
  refused: { type: 'refused', message: 'It moved.' },
  'refused-suspended': { type: 'refused-suspended' },
  'refused-off': { type: 'refused-off', message: 'It is off.' },
};

test('a cash out on a ticket goes from state to state as docs/states/cash-out.md says', () => {
  const { columns, rows } = stateTable('cash-out.md', 'State | opened');
  expect(columns).toEqual(Object.keys(EVENTS));
  const reached = STEPS.map((from) => [
    from.kind,
    ...Object.values(EVENTS).map((event) => {
      const to = cashOutReducer(from, event);
      return to === from ? '–' : to.kind;
    }),
  ]);
  expect(reached).toEqual(rows);
});
