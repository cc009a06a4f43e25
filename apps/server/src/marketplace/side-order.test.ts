import { expect, test } from 'vitest';
import { inSideOrder, pairsInSideOrder } from './side-order.ts';

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

test('of the same market about either side that of the side said first is first, in the places the two have', () => {
  const keysOfPairs = (sport: string, ...keys: string[]) =>
    pairsInSideOrder(
      keys.map((key) => ({ key })),
      sport,
    ).map(({ key }) => key);
  const rows = ['win-by:home:ko', 'distance', 'win-by:home:sub', 'win-by:away:ko', 'win-by:away:decision'];
  expect(keysOfPairs('combat', ...rows)).toEqual([
    'win-by:away:ko',
    'distance',
    'win-by:home:sub',
    'win-by:home:ko',
    'win-by:away:decision',
  ]);
  expect(keysOfPairs('soccer', ...rows)).toEqual(rows);
  expect(
    keysOfPairs('soccer', 'saves-away', 'team-total:away', 'total', 'team-total:home', 'saves-home'),
  ).toEqual(['saves-home', 'team-total:home', 'total', 'team-total:away', 'saves-away']);
  expect(keysOfPairs('soccer', 'stay-away-from-home:1', 'stay')).toEqual(['stay-away-from-home:1', 'stay']);
});
