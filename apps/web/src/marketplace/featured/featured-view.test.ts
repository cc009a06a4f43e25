import { expect, test } from 'vitest';
import { filterOptions, fits, UNFILTERED } from './featured-filter.ts';
import { isFeaturedShown, legsShown, moreLegs, underHeader } from './featured-view.ts';

const straight = {
  __typename: 'FeaturedStraightCard',
  header: 'Opening night',
  title: 'Chiefs at home',
  type: 'STANDARD',
  description: null,
  marketName: 'Moneyline',
  selectionName: 'Chiefs',
  legs: [{}],
};
const parlay = { __typename: 'FeaturedParlayCard', header: 'A', title: 'B', legs: [{}, {}] };

test('a card shows only with all that its kind needs [FEAT-005]', () => {
  expect([straight, parlay].map(isFeaturedShown)).toEqual([true, true]);
  const special = { ...straight, type: 'SPECIAL' };
  expect(isFeaturedShown({ ...special, description: 'Nine wins in a row.', marketName: null })).toBe(true);
  const hidden = [
    { ...straight, header: ' ' },
    { ...straight, title: '' },
    { ...straight, marketName: null },
    { ...straight, selectionName: '' },
    special,
    { ...parlay, legs: [] },
    { ...straight, __typename: 'SomethingNew' },
  ];
  expect(hidden.map(isFeaturedShown)).toEqual(hidden.map(() => false));
});

test("three legs stand on a card, the others as '+N More Legs' [FEAT-012]", () => {
  expect(legsShown([1, 2, 3])).toEqual({ shown: [1, 2, 3], more: 0 });
  expect(legsShown([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3], more: 2 });
  expect([moreLegs(1), moreLegs(2)]).toEqual(['+1 More Leg', '+2 More Legs']);
});

test('a card says how many have placed the bet once somebody has', () => {
  expect(underHeader('3-leg parlay', 0)).toBe('3-leg parlay');
  expect(underHeader('3-leg parlay', 1204)).toBe('3-leg parlay · 1,204 placed');
});

test('featured bets are chosen by sport and by kind, a bet of several sports with each of its sports', () => {
  const leg = (slug: string, name: string) => ({ event: { sport: { slug, name } } });
  const tennis = { ...straight, legs: [leg('tennis', 'Tennis')] };
  const both = { ...parlay, legs: [leg('football', 'Football'), leg('tennis', 'Tennis')] };
  expect(filterOptions([tennis, both])).toEqual({
    sports: [
      { value: 'tennis', label: 'Tennis' },
      { value: 'football', label: 'Football' },
    ],
    kinds: [
      { value: 'FeaturedStraightCard', label: 'Straight' },
      { value: 'FeaturedParlayCard', label: 'Parlay' },
    ],
  });
  expect([tennis, both].map((card) => fits(card, UNFILTERED))).toEqual([true, true]);
  expect([tennis, both].map((card) => fits(card, { ...UNFILTERED, sport: 'tennis' }))).toEqual([true, true]);
  expect([tennis, both].map((card) => fits(card, { ...UNFILTERED, sport: 'football' }))).toEqual([
    false,
    true,
  ]);
  expect([tennis, both].map((card) => fits(card, { ...UNFILTERED, kind: 'FeaturedStraightCard' }))).toEqual([
    true,
    false,
  ]);
});
