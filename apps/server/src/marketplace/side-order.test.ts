import { expect, test } from 'vitest';
import { inSideOrder } from './side-order.ts';

const keysOf = (sport: string, ...keys: string[]) =>
  inSideOrder(
    keys.map((selectionKey) => ({ selectionKey })),
    sport,
  ).map(({ selectionKey }) => selectionKey);

test('every market has the sides in the order in which the name of the event says them', () => {
  expect(keysOf('soccer', 'away', 'home')).toEqual(['home', 'away']);
  expect(keysOf('soccer', 'home', 'away')).toEqual(['home', 'away']);
  for (const sport of ['basketball', 'counter-strike']) {
    expect(keysOf(sport, 'home', 'away')).toEqual(['away', 'home']);
    expect(keysOf(sport, 'away', 'home')).toEqual(['away', 'home']);
  }
});

test('what is of neither side keeps its place, and several of a side their order', () => {
  expect(keysOf('hockey', 'home', 'draw', 'away')).toEqual(['away', 'draw', 'home']);
  expect(keysOf('hockey', 'home', 'away', 'none')).toEqual(['away', 'home', 'none']);
  const margins = ['home-1-6', 'home-7-12', 'away-1-6', 'away-7-12', 'tie'];
  expect(keysOf('football', ...margins)).toEqual(['away-1-6', 'away-7-12', 'home-1-6', 'home-7-12', 'tie']);
  expect(keysOf('football', 'over', 'under')).toEqual(['over', 'under']);
});
