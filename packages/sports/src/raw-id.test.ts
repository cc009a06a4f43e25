import { expect, test } from 'vitest';
import { eventIdOf, marketRawId, parseMarketRawId, parseSelectionRawId, selectionRawId } from './raw-id.ts';

test('a raw id is read back into the parts it was made of', () => {
  const rawId = selectionRawId({
    eventId: 'nfl-202511211900-kc-buf',
    marketKey: 'spread:game:-3.5',
    selectionKey: 'home',
  });
  expect(parseSelectionRawId(rawId)).toEqual({
    eventId: 'nfl-202511211900-kc-buf',
    marketKey: 'spread:game:-3.5',
    selectionKey: 'home',
  });
  expect(eventIdOf(rawId)).toBe('nfl-202511211900-kc-buf');
  expect(parseMarketRawId(marketRawId({ eventId: 'e1', marketKey: 'total:q1:9.5' }))).toEqual({
    eventId: 'e1',
    marketKey: 'total:q1:9.5',
  });
});

test.each([
  '',
  'e1',
  'e1~m',
  'e1~m~',
  '~m~s',
  'e1~m~s~x',
  "e1~m~s'--",
  `e1~m~${'s'.repeat(300)}`,
  'e1~m~s\n',
])('an id nobody made is not taken for a selection: %j', (rawId) => {
  expect(parseSelectionRawId(rawId)).toBeUndefined();
});
