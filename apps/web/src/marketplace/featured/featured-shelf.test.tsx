import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { addFeaturedBetMutation$variables } from '../../__generated__/addFeaturedBetMutation.graphql.ts';
import pageParameters from '../../__generated__/pageQuery$parameters.ts';
import { preloadQuery } from '../../app/screen.tsx';
import {
  event,
  money,
  NFL,
  type OnSale,
  odds,
  type SelectionOver,
  selection,
} from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { MarketplaceScreen } from '../page/marketplace-screen.tsx';

interface Featured extends Resolvers {
  readonly featuredBetId: string;
  readonly legs: readonly { readonly selection: OnSale; readonly event?: object }[];
}

const leg = (key: string, over: SelectionOver = {}) => ({
  marketName: 'Moneyline',
  event: event(),
  selection: selection(key, over),
});

function straight(over: Partial<Featured> = {}): Featured {
  return {
    __typename: 'FeaturedStraightCard',
    id: 'FeaturedStraightCard:underdog',
    featuredBetId: 'underdog',
    header: 'Bills at Chiefs',
    title: 'Bills to win',
    type: 'STANDARD',
    description: null,
    marketName: 'Moneyline',
    selectionName: 'Bills',
    numberOfWagers: 0,
    odds: odds(37, 25),
    previousOdds: null,
    estimatedPayout: money(2480),
    legs: [leg('bills', { name: 'Bills', odds: odds(37, 25) })],
    ...over,
  };
}

function parlay(legs: number, over: Partial<Featured> = {}): Featured {
  return {
    ...straight(),
    __typename: 'FeaturedParlayCard',
    id: 'FeaturedParlayCard:four',
    featuredBetId: 'four',
    header: 'Sunday Four-Pack',
    title: `${legs}-leg parlay`,
    numberOfWagers: 3182,
    odds: odds(1074, 100),
    estimatedPayout: money(11740),
    legs: Array.from({ length: legs }, (_none, index) => leg(`leg-${index}`, { name: `Leg ${index + 1}` })),
    ...over,
  };
}

function show(...bets: readonly Featured[]) {
  return showOn('/home', 'HOME', bets);
}

function showOn(path: string, type: 'HOME' | 'COMPETITION', bets: readonly Featured[]) {
  const page = () => {
    const child = {
      id: 'PageChild:home',
      label: 'Sports',
      default: true,
      hasContent: true,
      isComing: false,
      deepLink: { webUrl: path, canonicalUrl: path },
      sections: [{ __typename: 'FeaturedBetsShelf', id: `FeaturedBetsShelf:${path}`, bets }],
    };
    return {
      ...{ __typename: 'Page', id: 'Page:home', canonicalUrl: path, title: 'Home', description: null },
      ...{ type, event: null, defaultChild: child, pageChildren: [child] },
    };
  };
  const slip: SlipHouse = new SlipHouse({
    page,
    featuredBet: ({ featuredBetId }: { featuredBetId: string }) =>
      bets.find((bet) => bet.featuredBetId === featuredBetId) ?? null,
    addFeaturedBet: ({ input }: addFeaturedBetMutation$variables) => {
      if (input.replace) slip.legs.splice(0);
      const bet = bets.find(({ featuredBetId }) => featuredBetId === input.featuredBetId);
      for (const { selection: one } of bet?.legs ?? []) {
        slip.selections.set(one.id, one);
        slip.hold(one.id);
      }
      slip.version += 1;
      return { __typename: 'BetslipPayload', betslip: slip.slip() };
    },
  });
  slip.offer('other', { name: 'Over 47.5' });
  const query = preloadQuery(slip.house.environment, pageParameters, { canonicalUrl: path });
  const data = { path, query, dispose: () => query.dispose() };
  const start = () => renderInApp(slip.house, <MarketplaceScreen data={data} />);
  /** Follows a link to a featured bet, as from outside. */
  const follow = (id: string) => {
    const shown = start();
    shown.history.push(`/home?featured_bet_id=${id}&utm_source=mail`);
    return shown;
  };
  return { slip, start, follow };
}

const card = (name: string) => screen.findByRole('article', { name });
const priceOf = (inside: HTMLElement, name: RegExp) => within(inside).getByRole('button', { name });

test('a straight card tells its selection and what $10 return, and one press adds it [FEAT-001] [FEAT-003] [FEAT-007]', async () => {
  const { slip, start } = show(straight());
  slip.hold('MarketSelection:g1~other');
  start();
  const bet = await card('Bills at Chiefs: Bills to win');
  expect(within(bet).getByText('$24.80')).toBeTruthy();
  await userEvent.click(priceOf(bet, /plus 148$/));
  await waitFor(() => expect(slip.legs.map(({ id }) => id)).toContain('MarketSelection:g1~bills'));
  const added = slip.house.asked.filter(({ name }) => name === 'addFeaturedBetMutation');
  expect(added.map(({ variables }) => variables)).toEqual([
    { input: { featuredBetId: 'underdog', replace: false, selectionOrigin: 'featured' } },
  ]);
  expect(priceOf(bet, /plus 148$/).getAttribute('aria-pressed')).toBe('true');
});

test("a featured market's 'See All' leads to its game and its league [FEAT-001] [FEAT-002]", async () => {
  const { start } = show(straight());
  start();
  await userEvent.click(within(await card('Bills at Chiefs: Bills to win')).getByText('See All'));
  const dialog = await screen.findByRole('dialog', { name: 'See all lines' });
  expect(within(dialog).getByRole('link', { name: 'All lines of Bills at Chiefs' })).toHaveProperty(
    'pathname',
    event().canonicalUrl,
  );
  expect(within(dialog).getByRole('link', { name: 'All NFL games' })).toHaveProperty(
    'pathname',
    event().competition.canonicalUrl,
  );
});

test('a parlay shows three legs and the others in a dialog [FEAT-002] [FEAT-004] [FEAT-012]', async () => {
  const { start } = show(parlay(5));
  start();
  const bet = await card('Sunday Four-Pack: 5-leg parlay');
  expect(within(bet).getByText('5-leg parlay · 3,182 placed')).toBeTruthy();
  expect(within(bet).queryByText('Leg 4')).toBeNull();
  await userEvent.click(within(bet).getByText('+2 More Legs'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Leg 5')).toBeTruthy();
});

test("a parlay over a slip that is not empty asks: 'Add' or 'Replace' [FEAT-006] [FEAT-007]", async () => {
  const { slip, start } = show(parlay(2));
  slip.hold('MarketSelection:g1~other');
  start();
  const bet = await card('Sunday Four-Pack: 2-leg parlay');
  await userEvent.click(priceOf(bet, /plus 1074$/));
  expect(slip.house.countOf('addFeaturedBetMutation')).toBe(0);
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(slip.legs.map(({ id }) => id)).toEqual(['MarketSelection:g1~leg-0', 'MarketSelection:g1~leg-1']);
});

test('two cards stand in a row, more in a carousel, and one that lacks what it needs does not show [FEAT-005] [FEAT-011]', async () => {
  const more = (number: number) =>
    parlay(2, { id: `FeaturedParlayCard:${number}`, header: `Pack ${number}` });
  const two = show(straight(), more(1), parlay(2, { header: '' }));
  const { unmount } = two.start();
  const shelf = await screen.findByRole('region', { name: 'Featured bets' });
  expect(within(shelf).getAllByRole('article')).toHaveLength(2);
  expect(within(shelf).queryByRole('button', { name: 'More featured bets' })).toBeNull();
  unmount();
  show(straight(), more(1), more(2)).start();
  expect(await screen.findByRole('button', { name: 'More featured bets' })).toBeTruthy();
});

test('prices follow the house, and a suspended leg closes the button', async () => {
  const { slip, start } = show(straight());
  start();
  const bet = await card('Bills at Chiefs: Bills to win');
  await waitFor(() => expect(slip.house.isFollowed('featuredBetsUpdated')).toBe(true));
  slip.house.push('featuredBetsUpdated', [
    straight({ odds: odds(2, 1), previousOdds: odds(37, 25), estimatedPayout: money(3000) }),
  ]);
  await within(bet).findByText('$30.00');
  expect(within(bet).getByText('+148')).toBeTruthy();
  slip.house.push('featuredBetsUpdated', [
    straight({ odds: null, estimatedPayout: null, legs: [leg('bills', { status: 'CLOSED' })] }),
  ]);
  await waitFor(() => expect(priceOf(bet, /suspended$/)).toHaveProperty('disabled', true));
});

test('a link adds a featured bet at once to an empty slip, and a straight one to any [FEAT-007]', async () => {
  const empty = show(parlay(2));
  const { history, unmount } = empty.follow('four');
  await waitFor(() => expect(empty.slip.legs).toHaveLength(2));
  expect(history.location.href).toBe('/home?utm_source=mail');
  unmount();
  const held = show(straight());
  held.slip.hold('MarketSelection:g1~other');
  held.follow('underdog');
  await waitFor(() => expect(held.slip.legs).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link to a parlay asks over a slip that is not empty, and one to a bet that is gone says so [FEAT-007]', async () => {
  const { slip, follow } = show(parlay(2));
  slip.hold('MarketSelection:g1~other');
  const { unmount } = follow('four');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(slip.legs).toHaveLength(3));
  unmount();
  show(parlay(2)).follow('gone');
  await screen.findByText('This bet is not on offer any more.');
});

test("where the filters leave no bet the shelf says 'Update your filters to find a bet.' and clears them [PAGE-009]", async () => {
  const tennis = { ...event(), id: 'StandardEvent:t1', sport: { name: 'Tennis', slug: 'tennis' } };
  const { start } = show(
    straight(),
    parlay(2, { legs: [{ ...leg('serve', { name: 'Vega' }), event: tennis }] }),
  );
  start();
  await card('Bills at Chiefs: Bills to win');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Tennis');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of bet' }), 'Straight');
  expect(screen.getByText('Update your filters to find a bet.')).toBeTruthy();
  expect(screen.queryAllByRole('article')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('on the page of a league bets of another sport beside its own can be told apart by their type alone', async () => {
  const tennis = { ...event(), id: 'StandardEvent:t1', sport: { name: 'Tennis', slug: 'tennis' } };
  const bets = [
    straight(),
    parlay(2, { legs: [leg('more'), { ...leg('serve', { name: 'Vega' }), event: tennis }] }),
  ];
  showOn(NFL, 'COMPETITION', bets).start();
  await card('Bills at Chiefs: Bills to win');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'Sport' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Type of bet' })).toBeTruthy();
});

test('a shelf whose bets all lack what they need is not there at all [PAGE-022]', async () => {
  const { start } = show(straight({ marketName: null }), parlay(0));
  start();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Featured bets' })).toBeNull();
});

test('a featured bet that is pressed while offline is not added, and a toast says why [SLIP-032]', async () => {
  const { slip, start } = show(straight());
  start();
  const button = priceOf(await card('Bills at Chiefs: Bills to win'), /plus 148$/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  slip.house.lost = 'before';
  await userEvent.click(button);
  const alert = (await screen.findByText('The bet was not added.')).closest('[role=alert]');
  expect(alert?.textContent).toContain('You are offline.');
  expect(slip.legs).toEqual([]);
  online.mockRestore();
});
