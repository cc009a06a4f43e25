import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { SelectionView } from '../trading/trading.ts';
import { formattedPoints, selectionNames, teamOf } from './names.ts';

const EVENT = fixedEvent('game-1');

function selection(change: Partial<SelectionView>): SelectionView {
  return {
    rawId: 'game-1~m~s',
    eventId: 'game-1',
    marketKey: 'm',
    selectionKey: 's',
    status: 'open',
    odds: { numerator: 10n, denominator: 11n },
    probability: 0.5,
    marketName: 'Market',
    selectionName: 'Selection',
    type: 'OTHER',
    sequence: 1,
    ...change,
  };
}

test('a team is named by abbreviation in a cell and in full on a ticket, with its line [CARD-011]', () => {
  const chiefs = selection({ selectionName: 'Chiefs', type: 'HOME_SPREAD', side: 'home', points: -3.5 });
  expect(selectionNames(chiefs, EVENT)).toEqual({
    minimalName: 'KC',
    cleanName: 'Chiefs',
    defaultName: 'Chiefs -3.5',
    fullName: 'Kansas City Chiefs -3.5',
  });
  expect(teamOf(chiefs, EVENT)?.id).toBe('nfl-kc');
});

test('a line that is part of the name already is not said twice', () => {
  const bills = selection({ selectionName: 'Bills +3.5', type: 'AWAY_SPREAD', side: 'away', points: 3.5 });
  expect(selectionNames(bills, EVENT).defaultName).toBe('Bills +3.5');
  expect(selectionNames(bills, EVENT).cleanName).toBe('Bills');
});

test('over and under shrink to a letter, and a margin that merely mentions a team keeps its words', () => {
  const over = selection({ selectionName: 'Over', type: 'OVER', points: 47.5 });
  expect(selectionNames(over, EVENT)).toMatchObject({ minimalName: 'O', defaultName: 'Over 47.5' });
  const margin = selection({ selectionName: 'Chiefs by 1-6', side: 'home' });
  expect(selectionNames(margin, EVENT)).toEqual({
    minimalName: 'Chiefs by 1-6',
    cleanName: 'Chiefs by 1-6',
    defaultName: 'Chiefs by 1-6',
    fullName: 'Chiefs by 1-6',
  });
});

test('a spread says its sign or pick, a total only its number', () => {
  expect(formattedPoints({ type: 'HOME_SPREAD', points: 3 })).toBe('+3');
  expect(formattedPoints({ type: 'HOME_SPREAD', points: 0 })).toBe('PK');
  expect(formattedPoints({ type: 'UNDER', points: 47.5 })).toBe('47.5');
  expect(formattedPoints({ type: 'OTHER' })).toBeUndefined();
});
