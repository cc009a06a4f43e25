import { expect, test } from 'vitest';
import { type LegInPlay, legProgress } from './leg-progress.ts';
import { deedProgress, withinBand } from './standing-progress.ts';

test.each([
  ['yes', false, false, 'Not yet'],
  ['yes', true, true, 'Yes, as it stands'],
  ['no', false, true, 'No, as it stands'],
  ['no', true, false, 'Yes, as it stands'],
])('%s of a deed that has come: %s', (selection, hasCome, winning, left) => {
  expect(deedProgress(hasCome, selection)).toMatchObject({ winning, left, right: '' });
});

test('of a deed that is neither done nor against nothing is told', () => {
  expect(deedProgress(true, 'odd')).toBeUndefined();
});

test.each([
  [4, 'home-1-6', 2.5],
  [6, 'home-1-6', 0.5],
  [7, 'home-1-6', -0.5],
  [0, 'home-1-6', -0.5],
  [-4, 'home-1-6', -4.5],
  [-31, 'away-31-up', 0.5],
  [2, 'home-2', 0.5],
  [3, 'home-2', -0.5],
  [0, 'tie', 0.5],
  [1, 'tie', -0.5],
  [1, 'odd', undefined],
])('a home lead of %d is within %s by %s', (lead, selection, by) => {
  expect(withinBand(lead, selection)).toBe(by);
});

test('a winning margin says who leads by how much, and whether that is within the band', () => {
  const leg = (lead: number, selection: string): LegInPlay => ({
    marketSelectionId: `MarketSelection:g1~margin:wide~${selection}`,
    ...{ outcome: 'PENDING', points: undefined, sport: 'football', home: 'Chiefs', away: 'Bills' },
    statistics: { homeScore: 0, awayScore: 0, segments: [] },
    lead,
  });
  expect(legProgress(leg(4, 'home-1-6'))).toMatchObject({
    winning: true,
    left: 'Winning',
    right: 'Chiefs lead by 4',
  });
  expect(legProgress(leg(-9, 'home-1-6'))).toMatchObject({
    winning: false,
    left: 'Losing',
    right: 'Bills lead by 9',
  });
  expect(legProgress(leg(0, 'tie'))).toMatchObject({ winning: true, right: 'Chiefs level' });
});
