import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startup } from '../../app/testing/answers.ts';
import { card, event, money, NFL, odds, selection, spread } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild, shelf, show } from '../testing/pages.tsx';

const EVENT_PATH = `${NFL}/event/g1`;
const live = event({ eventLiveStream: { dmas: [], status: 'LIVE' } });

const bills = selection('bills', { name: 'Bills', odds: odds(37, 25) });
const featured = {
  ...{ __typename: 'FeaturedStraightCard', id: 'FeaturedStraightCard:one', featuredBetId: 'one' },
  ...{ header: 'Bills at Chiefs', title: 'Bills to win', type: 'STANDARD', description: null },
  ...{ marketName: 'Moneyline', selectionName: 'Bills', numberOfWagers: 0, odds: odds(37, 25) },
  ...{ previousOdds: null, estimatedPayout: money(2480) },
  legs: [{ marketName: 'Moneyline', event: live, selection: bills }],
};

const filter = {
  ...{ id: 'conference', label: 'Conference', selectedFilterId: null },
  clearLink: { webUrl: NFL, canonicalUrl: NFL },
  options: [{ id: 'afc', label: 'AFC', deepLink: { webUrl: `${NFL}?conference=afc`, canonicalUrl: NFL } }],
};

test('a league’s page shows its games with their live score, a mark of those that can be watched and a drawer of recommended bets, a filter, and a shelf of featured bets that lead to all lines; a game’s page leads to Quick Bets of it [PAGE-024]', async () => {
  const grid = card('GridMarketCard', [spread(3.5)], {
    event: live,
    recommendedPropsDrawer: { icon: 'star', title: 'Popular props', props: [] },
  });
  const bets = { __typename: 'FeaturedBetsShelf', id: 'featured-whole', header: null, bets: [featured] };
  const child = { ...pageChild(NFL, 'Lines', [bets, shelf('LIVE', [grid])]), filter };
  const league = page([], { type: 'COMPETITION', pageChildren: [child], defaultChild: child });
  const shown = show(league, NFL, null, { resolvers: { startup } });
  await shown.startup.load(shown.slip.house.environment, shown.session);
  act(() => shown.history.push(NFL));
  const game = within(await screen.findByRole('region', { name: 'Live Now' }));
  for (const word of ['17', '20', 'Q3 8:42', '3rd & 4']) expect(game.getByText(word)).toBeTruthy();
  await game.findByText('Watch');
  await game.findByRole('button', { name: 'Popular props' });
  expect(within(await screen.findByRole('combobox', { name: 'Conference' })).getByText('AFC')).toBeTruthy();
  await screen.findByText('Bills to win');
  await userEvent.click(screen.getByRole('button', { name: 'See All' }));
  const lines = within(await screen.findByRole('dialog', { name: 'See all lines' }));
  expect(lines.getByRole('link', { name: 'All lines of Bills at Chiefs' })).toHaveProperty(
    'pathname',
    EVENT_PATH,
  );
  expect(lines.getByRole('link', { name: 'All NFL games' })).toHaveProperty('pathname', NFL);
  shown.unmount();

  const sections = [drawer('Game Lines', [card('GridMarketCard', [spread(3.5)], { event: live })])];
  show(page(sections, { type: 'EVENT', event: live }), EVENT_PATH);
  const quick = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Quick Bets' });
  await waitFor(() => expect(quick.pathname + quick.search).toBe(`${EVENT_PATH}?open=quick-bets`));
});
