import { expect, test } from 'vitest';
import { stateTable } from '../app/testing/state-table.ts';
import { errorOf } from '../betslip/testing/display-types.ts';
import type { QuickBetToPlace } from './place-quick-bet.ts';
import {
  idle,
  type QuickPlacement,
  type QuickPlacementEvent,
  quickPlacementReducer,
} from './quick-placement.ts';

const bet: QuickBetToPlace = {
  amountSourceType: 'CASH',
  betAmount: '5.00',
  draftBetId: 'DraftBet:quick',
  draftLegs: [],
  idempotencyKey: 'slip~quick',
  patronSetAmountType: 'BET',
  type: 'STRAIGHT',
};
const errors = [errorOf('GENERIC')];
const STATES: readonly QuickPlacement[] = [
  { kind: 'idle', errors, failure: 'Not now.' },
  { kind: 'placing', bet, tries: 2 },
  { kind: 'unanswered', bet, tries: 2 },
  { kind: 'placed', text: 'Bills +3.5' },
];
const EVENTS: Readonly<Record<string, QuickPlacementEvent>> = {
  found: { type: 'found', bet },
  sent: { type: 'sent', bet },
  placed: { type: 'placed', text: 'Bills +3.5' },
  'refused with errors': { type: 'refused', errors, message: 'Not now.' },
  refused: { type: 'refused', errors: [], message: 'Not now.' },
  failed: { type: 'failed', message: 'Not here.' },
  lost: { type: 'lost' },
  'asked again': { type: 'asked-again' },
  edited: { type: 'edited' },
  dismissed: { type: 'dismissed' },
};

/** A state in the document's words. */
function named(to: QuickPlacement, from: QuickPlacement): string {
  switch (to.kind) {
    case 'idle':
      if (to === idle) return 'idle';
      return to.failure === undefined ? 'idle, with the errors' : 'idle, with the reason';
    case 'placing':
      return from.kind === 'unanswered' && to.tries === from.tries + 1 ? 'placing, one try more' : 'placing';
    case 'unanswered':
      return from.kind === 'placing' && to.tries === from.tries ? 'unanswered, tries kept' : 'unanswered';
    case 'placed':
      return 'placed';
  }
}

test('a quick bet goes from state to state as docs/states/betslip.md says [QUICK-020]', () => {
  const { columns, rows } = stateTable('betslip.md', 'Quick state');
  expect(columns).toEqual(Object.keys(EVENTS));
  const reached = STATES.map((from) => [
    from.kind,
    ...Object.values(EVENTS).map((event) => {
      const to = quickPlacementReducer(from, event);
      return to === from ? '–' : named(to, from);
    }),
  ]);
  expect(reached).toEqual(rows);
});
