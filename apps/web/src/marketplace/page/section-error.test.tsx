import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { visitorAnswers } from '../../app/testing/answers.ts';
import { fakeServer } from '../../app/testing/fake-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { card, event, NFL, spread } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild } from '../testing/pages.tsx';

const EVENT = `${NFL}/event/g1`;
const HALVES = `${EVENT}/section/halves`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page of an event of two tabs, the cards of one of them there. */
function eventPage(path: string) {
  const title = path === HALVES ? '1st Half' : 'Game Lines';
  const cards = [drawer(title, [card('GridMarketCard', [spread(3.5)], { id: `GridMarketCard:${path}` })])];
  const children = [
    pageChild(EVENT, 'Lines', path === EVENT ? cards : []),
    pageChild(HALVES, 'Halves', path === HALVES ? cards : []),
  ];
  const over = { id: 'Page:g1', canonicalUrl: path, title: 'Bills at Chiefs', type: 'EVENT' };
  const chosen = children[path === HALVES ? 1 : 0];
  return page([], { ...over, event: event(), defaultChild: chosen, pageChildren: children });
}

test('a section of an event that does not come leaves its scoreboard and tabs: its panel says why, and it comes by itself once there is a connection [PAGE-006]', {
  timeout: 60_000,
}, async () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('scrollTo', () => {});
  fakeServer(() => ({
    graphql: {
      ...visitorAnswers,
      page: ({ canonicalUrl }: { canonicalUrl: string }) => eventPage(canonicalUrl),
    },
  }));
  openApp(EVENT);
  await screen.findByText('Game Lines');
  const answered = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Halves' }));
  const panel = () => screen.getByRole('tabpanel');
  await within(panel()).findByText('You are offline, so these bets did not load. Nothing was lost.');
  expect(screen.getByRole('region', { name: 'Scoreboard' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Halves' }).getAttribute('aria-selected')).toBe('true');
  expect(within(panel()).getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.queryByText('Game Lines')).toBeNull();
  vi.stubGlobal('fetch', answered);
  connection.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('1st Half', {}, { timeout: 6000 });
});
