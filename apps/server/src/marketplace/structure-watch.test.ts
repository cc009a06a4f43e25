import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { StructureWatch } from './structure-watch.ts';

test('lines that are awaited, and then are not, change what a page shows though no market comes or goes', () => {
  const trading = new FixedTrading();
  let now = trading.add(fixedEvent('a', { status: 'IN_PLAY' }));
  const [line] = now.onOffer;
  if (!line) throw new Error('no market');
  const watch = new StructureWatch({ book: () => now });
  const change = { eventId: 'a', markets: [line.key], status: false, statistics: false, sequence: 1 };
  const isStructural = () => watch.isStructural(change);
  expect(isStructural()).toBe(true);
  expect(isStructural()).toBe(false);
  now = { ...now, usedUp: [line] };
  expect([isStructural(), isStructural()]).toEqual([true, false]);
  now = { ...now, usedUp: [] };
  expect([isStructural(), isStructural()]).toEqual([true, false]);
});
