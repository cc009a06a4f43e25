import { screen, waitFor, within } from '@testing-library/react';
import { act, Suspense } from 'react';
import { expect, test } from 'vitest';
import menuParameters from '../__generated__/sportsMenuDataQuery$parameters.ts';
import { preloadQuery } from '../app/screen.tsx';
import { House } from '../betslip/testing/house.ts';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { MenuList } from './menu-list.tsx';

function leaf(id: string, label: string, path: string, liveCount: number, eventCount = 14) {
  return {
    ...{ id, label, icon: 'football', live: liveCount > 0, liveCount, eventCount, type: 'LEAF' },
    deepLink: { webUrl: path, canonicalUrl: path },
    sportsMenuItemChildren: [],
  };
}

function menu(nfl: number, ...more: ReturnType<typeof leaf>[]) {
  const leagues = [leaf('nfl', 'NFL', '/nfl', nfl), ...more];
  return [
    leaf('live', 'Live', '/live', nfl),
    { ...leaf('football', 'Football', '', nfl), type: 'HEADER', sportsMenuItemChildren: leagues },
  ];
}

test('the counts of the menu and its leagues follow the server at once, without being asked for again', async () => {
  const house = new House({ sportsMenu: menu(2) });
  const query = preloadQuery(house.environment, menuParameters, {}, { isPublic: true });
  const list = (
    <Suspense>
      <MenuList menu={query} />
    </Suspense>
  );
  renderInApp(house, list, { as: 'visitor' });
  const links = async () =>
    within(await screen.findByRole('region', { name: 'Football' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await links()).toEqual(['NFL 2 live']);
  await waitFor(() => expect(house.isFollowed('sportsMenuUpdated')).toBe(true));
  const more = [leaf('ncaaf', 'NCAAF', '/ncaaf', 0), leaf('xfl', 'XFL', '/xfl', 0, 1)];
  act(() => house.push('sportsMenuUpdated', menu(3, ...more)));
  await waitFor(async () => expect(await links()).toEqual(['NFL 3 live', 'NCAAF 14 games', 'XFL 1 game']));
  expect(screen.getByRole('link', { name: /^Live/ }).textContent).toBe('Live 3 live');
  expect(house.countOf('sportsMenuDataQuery')).toBe(1);
});
