import { expect, test } from 'vitest';
import { favouriteCards, favouritesFirst } from './favourites-first.ts';

const game = (id: string, away: string, home: string) => ({
  id,
  event: { awayParticipant: { id: away }, homeParticipant: { id: home } },
});

const live = [game('a', 'BUF', 'KC'), game('b', 'SF', 'LAR')];
const later = [game('c', 'DEN', 'LV'), game('d', 'KC', 'DEN'), game('e', 'NYG', 'NYJ')];

test('games of teams that are followed stand in front, all others where they stood [PAGE-003]', () => {
  const favourites = favouriteCards([{ cards: live }, { cards: later }], new Set(['KC', 'NYJ']));
  expect(favourites).toEqual({ ids: new Set(['a', 'd', 'e']), first: 'a' });
  expect(favouritesFirst(later, favourites).map(({ id }) => id)).toEqual(['d', 'e', 'c']);
  expect(favouritesFirst(live, favourites).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('for whoever follows nobody, and for visitors, every game stays where it is [PAGE-003]', () => {
  for (const followed of [undefined, new Set<string>(), new Set(['CHI'])]) {
    const favourites = favouriteCards([{}, { cards: live }, { cards: later }], followed);
    expect(favourites.first).toBeUndefined();
    expect(favouritesFirst(later, favourites)).toBe(later);
  }
});

test('cards that are of no game are no favourites', () => {
  const cards = [{ id: 'x' }, { id: 'y', event: null }, {}];
  expect(favouriteCards([{ cards }], new Set(['KC'])).ids.size).toBe(0);
});
