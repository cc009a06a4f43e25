import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { isAvailable, isOnOffer, shownOdds, wireSelectionStatus } from './status.ts';

test('a selection that cannot win any more is finished before its market, which is on offer as long as another can', () => {
  const book = new FixedTrading().add(fixedEvent('game-1'));
  const [market] = book.markets;
  const [home, away] = market?.selections ?? [];
  if (!market || !home || !away) throw new Error('no market');
  const gone = { ...home, status: 'closed', odds: undefined, isGone: true } as const;
  expect(wireSelectionStatus(gone)).toBe('FINISHED');
  expect([isAvailable(gone), shownOdds(gone)]).toEqual([false, undefined]);
  expect(wireSelectionStatus({ ...away, status: 'suspended' })).toBe('CLOSED');
  expect(isOnOffer({ ...market, selections: [gone, away] })).toBe(true);
  expect(isOnOffer({ ...market, selections: [gone] })).toBe(false);
});
