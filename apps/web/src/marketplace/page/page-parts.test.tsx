import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { card, event, market, NFL, odds, selection, spread, team } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild, shelf, show } from '../testing/pages.tsx';

test("a college team's rank stands before its name; no other has one [LIVE-010]", async () => {
  const ranked = (label: string, name: string, rank: number | null) => ({ ...team(label, name), rank });
  const game = event({
    awayParticipant: ranked('ORE', 'Oregon', 3),
    homeParticipant: ranked('UCLA', 'UCLA', null),
  });
  show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)], { event: game, fallbackEvent: game })])]));
  const row = await screen.findByRole('article');
  expect(within(row).getByText('Number').parentElement?.textContent).toBe('Number 3\u00a0');
  expect(within(row).getAllByText('Number')).toHaveLength(1);
});

test('a list whose games are all gone has no heading, and one that lost a game counts the others [CARD-008]', async () => {
  const game = (id: string, over = {}) => {
    const one = event({ id: `StandardEvent:${id}`, name: id, ...over });
    return card('GridMarketCard', [spread(3.5)], { event: one, fallbackEvent: one, id: `card-${id}` });
  };
  const live = { status: 'IN_PLAY', statistics: { isInPlay: true } };
  const { slip, unmount } = show(
    page([
      shelf('LIVE', [game('One', live), game('Two', live)]),
      shelf('DAY', [game('Three'), game('Four')]),
      { __typename: 'ChipsCarousel', id: 'chips', chips: [] },
    ]),
  );
  const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  const cancel = (...ids: string[]) =>
    commitLocalUpdate(slip.house.environment, (store) => {
      for (const id of ids) store.get(`StandardEvent:${id}`)?.setValue('CANCELLED', 'status');
    });
  await waitFor(() => expect(headings()).toEqual(['Live Now2', 'Upcoming2']));
  cancel('One', 'Three');
  await waitFor(() => expect(headings()).toEqual(['Live Now1', 'Upcoming1']));
  cancel('Two', 'Four');
  await waitFor(() => expect(headings()).toEqual([]));
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  await screen.findByText('No bets available');
  unmount();
  const gone = shelf('LIVE', [game('Five', { status: 'CANCELLED' })]);
  const nothingFeatured = { __typename: 'FeaturedBetsShelf', id: 'featured', header: null, bets: [] };
  const chips = { __typename: 'ChipsCarousel', id: 'chips', chips: [] };
  show(page([nothingFeatured, chips, gone]));
  await screen.findByText('No bets available');
});

test('how much is live stands on its chip as the menu counts it, and moves with the menu [SHELL-023]', async () => {
  const chip = (label: string, liveCount?: number) => ({
    ...{ id: `chip-${label}`, label, icon: 'live', deepLink: { webUrl: `/${label.toLowerCase()}` } },
    menuItem: liveCount === undefined ? null : { id: 'SportsMenuItem:menu-live', liveCount },
  });
  const chips = { __typename: 'ChipsCarousel', id: 'chips', chips: [chip('Live', 25), chip('NFL')] };
  const { slip } = show(page([chips]));
  expect((await screen.findByRole('link', { name: 'Live 25' })).getAttribute('href')).toBe('/live');
  expect(screen.getByRole('link', { name: 'NFL' })).toBeTruthy();
  const count = (liveCount: number) =>
    commitLocalUpdate(slip.house.environment, (store) =>
      store.get('SportsMenuItem:menu-live')?.setValue(liveCount, 'liveCount'),
    );
  count(29);
  expect(await screen.findByRole('link', { name: 'Live 29' })).toBeTruthy();
  count(0);
  expect(await screen.findByRole('link', { name: 'Live' })).toBeTruthy();
});

test('a page is narrowed by choosing from its list, which is an address of its own, and tells those who measure [PAGE-002] [PAGE-009]  [PAGE-016] [PAGE-023]', async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
  window.addEventListener('fairline:track', listen);
  const option = (id: string, label: string) => ({
    id,
    label,
    deepLink: { webUrl: `${NFL}?conference=${id}`, canonicalUrl: `${NFL}?conference=${id}` },
  });
  const filter = {
    id: 'conference',
    label: 'Conference',
    selectedFilterId: 'afc',
    clearLink: { webUrl: NFL, canonicalUrl: NFL },
    options: [option('afc', 'AFC'), option('nfc', 'NFC')],
  };
  const child = {
    ...pageChild(NFL, 'Lines', [{ __typename: 'FeaturedBetsShelf', id: 'f', bets: [] }]),
    filter,
  };
  const pageOf = page([], { type: 'COMPETITION', pageChildren: [child], defaultChild: child });
  const { history } = show(pageOf, `${NFL}?conference=afc`);
  const list = await screen.findByRole('combobox', { name: 'Conference' });
  expect(list).toHaveProperty('value', 'afc');
  expect(await screen.findByText('Update your filters to find a bet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveProperty('pathname', NFL);
  await userEvent.selectOptions(list, 'NFC');
  expect(history.location.href).toBe(`${NFL}?conference=nfc`);
  expect(told).toContainEqual({ name: 'filter click', filter: 'conference' });
  expect(told).toContainEqual({ name: 'filter apply', filter: 'conference', option: 'nfc' });
  window.removeEventListener('fairline:track', listen);
});

test('a boosted price stands with what it was and what it is now, and a blank beside it; both move [FEAT-013] [CARD-028]', async () => {
  const boosted = { ...selection('win~home', { name: 'Chiefs', odds: odds(11, 10) }), was: odds(10, 11) };
  const boosts = card('OddsBoostMarketCard', [market('win', 'MONEYLINE', [boosted])], {
    headers: ['Was', 'Now'],
    placeholders: 1,
    boosts: [boosted],
  });
  const { slip } = show(page([drawer('Odds Boosts', [boosts], { autoExpand: true })]), '/home', boosts);
  const now = await screen.findByRole('button', { name: /^Chiefs/ });
  const row = now.closest('li');
  expect(row?.textContent).toContain('Was −110');
  expect(row?.querySelector('s')?.textContent).toBe('−110');
  expect(now.textContent).toContain('+110');
  expect(row?.parentElement?.querySelectorAll('[aria-hidden="true"]:empty')).toHaveLength(1);
  await waitFor(() => expect(slip.house.isFollowed('marketUpdated')).toBe(true));
  const moved = market('win', 'MONEYLINE', [{ ...boosted, was: odds(20, 21) }]);
  slip.house.push('marketUpdated', { sequence: 1, markets: [moved] });
  await waitFor(() => expect(row?.querySelector('s')?.textContent).toBe('−105'));
});

test('a closed drawer counts its bets as the card of the event does: the lines of one are one', async () => {
  const lines = card('LineSelectorMarketCard', [spread(2.5), spread(3.5), spread(4.5)]);
  const winner = card('ListMarketCard', [market('moneyline:game', 'MONEYLINE', [selection('m')])], {
    id: 'ListMarketCard:g1',
  });
  show(page([drawer('Lines', [lines, winner])], { type: 'EVENT', event: event() }));
  const head = await screen.findByRole('button', { name: /^Lines/ });
  if (head.getAttribute('aria-expanded') === 'true') await userEvent.click(head);
  expect(within(head).getByText('2 bets')).toBeTruthy();
});
