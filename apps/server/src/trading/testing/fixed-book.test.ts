import { expect, test } from 'vitest';
import { FixedTrading } from './fixed-book.ts';
import { fixedEvent } from './fixed-event.ts';
import { fixedMoneyline } from './fixed-market.ts';

const over = { marketKey: 'total:game:47.5', selectionKey: 'over' };
const home = { marketKey: 'moneyline:game', selectionKey: 'home' };
const away = { marketKey: 'moneyline:game', selectionKey: 'away' };

function fixed() {
  const trading = new FixedTrading();
  trading.add(fixedEvent('game'), [
    fixedMoneyline,
    { key: over.marketKey, selections: [{ key: 'over', odds: [1, 1] }] },
  ]);
  return trading;
}

test('without being told, the fixed book multiplies and refuses two selections of one market', () => {
  const trading = fixed();
  expect(trading.joint('game', [home, over])).toMatchObject({
    kind: 'priced',
    odds: { numerator: 31n, denominator: 11n },
    sequence: 1,
  });
  const conflict = { kind: 'refused', reason: 'conflict', legs: [0, 2] };
  expect(trading.joint('game', [home, over, away])).toEqual(conflict);
});

test('the fixed book costs what it is told for legs in any order, as long as they are open', () => {
  const trading = fixed();
  trading.setJoint('game', [home, over], [2, 1]);
  const odds = { numerator: 2n, denominator: 1n };
  expect(trading.joint('game', [over, home])).toMatchObject({ kind: 'priced', odds });
  expect(trading.jointOfSubsets('game', [over, home])).toEqual([
    undefined,
    { numerator: 1n, denominator: 1n },
    { numerator: 10n, denominator: 11n },
    odds,
  ]);
  trading.setStatus('game', 'suspended');
  expect(trading.joint('game', [over, home])).toEqual({ kind: 'refused', reason: 'unavailable' });
});
