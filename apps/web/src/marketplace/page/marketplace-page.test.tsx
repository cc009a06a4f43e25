import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { card, event, market, NFL, odds, points, selection, spread } from '../../betslip/testing/fixtures.ts';
import { drawer, page, pageChild, shelf, show } from '../testing/pages.tsx';

const EVENT_PATH = `${NFL}/event/g1`;

const moneyline = () =>
  market('moneyline:game', 'MONEYLINE', [
    selection('moneyline:game~away', { type: 'AWAY_MONEYLINE', name: 'Bills', odds: odds(37, 25) }),
    selection('moneyline:game~home', { type: 'HOME_MONEYLINE', name: 'Chiefs', odds: odds(25, 44) }),
  ]);

const total = () =>
  market('total:game:47.5', 'TOTAL', [
    selection('total~over', { type: 'OVER', name: 'Over 47.5', points: points(47.5, false) }),
    selection('total~under', { type: 'UNDER', name: 'Under 47.5', points: points(47.5, false) }),
  ]);

const price = (name: RegExp | string) => screen.findByRole('button', { name });

test('a live game shows clock, situation, possession, scores, three prices a side and the field [LIVE-002] [LIVE-003]', async () => {
  show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5), total(), moneyline()])])]));
  const row = await screen.findByRole('article');
  expect(within(row).getByText('Q3 8:42')).toBeTruthy();
  expect(within(row).getByText('3rd & 4')).toBeTruthy();
  expect(within(row).getByRole('img', { name: 'has the ball' })).toBeTruthy();
  await within(row).findByRole('img', { name: 'Bills ball, 3rd & 4 at KC 38' });
  expect(within(row).getByText('20')).toBeTruthy();
  for (const title of ['Spread', 'Total', 'Money']) expect(within(row).getByText(title)).toBeTruthy();
  expect(within(row).getAllByRole('button')).toHaveLength(6);
  expect(within(row).getByRole('button', { name: 'Bills plus 3.5, Spread, minus 110' })).toBeTruthy();
});

test('columns of a grid are titled Spread, Total and Money, the prices of a boost Was and Now [CARD-028]', async () => {
  const boosted = { ...selection('win~home', { name: 'Chiefs', odds: odds(11, 10) }), was: odds(10, 11) };
  const boosts = card('OddsBoostMarketCard', [market('win', 'MONEYLINE', [boosted])], {
    headers: ['Was', 'Now'],
    placeholders: 1,
    boosts: [boosted],
  });
  const grid = card('GridMarketCard', [spread(3.5), total(), moneyline()]);
  show(page([shelf('LIVE', [grid]), drawer('Odds Boosts', [boosts], { autoExpand: true })]), '/home', boosts);
  const titles = within(await screen.findByRole('article')).getAllByText(/^(Spread|Total|Money)$/);
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Spread', 'Total', 'Money']);
  const row = (await price(/^Chiefs.*plus 110$/)).closest('li');
  expect(row?.textContent).toMatch(/Was −110.*Now .*\+110/);
});

test('a card has a heading: the event for those who listen, the featured title for all; and it links to the event [CARD-007]', async () => {
  const plain = card('GridMarketCard', [spread(3.5)]);
  const featured = card('GridMarketCard', [spread(3.5)], {
    id: 'GridMarketCard:2',
    featuredTitle: 'Game of the week',
  });
  show(page([shelf('LIVE', [plain, featured])]));
  expect((await screen.findByRole('heading', { name: 'Bills at Chiefs' })).className).toBe('sr');
  expect(screen.getByRole('heading', { name: 'Game of the week' }).className).not.toBe('sr');
  for (const link of screen.getAllByRole('link', { name: /Bills at Chiefs/ })) {
    expect(link).toHaveProperty('pathname', EVENT_PATH);
  }
});

test('a market that is missing is padded with disabled blanks [CARD-024] [CARD-018]', async () => {
  show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  const row = await screen.findByRole('article');
  const blanks = within(row).getAllByRole('button', { name: /closed$/ });
  expect(blanks).toHaveLength(4);
  for (const blank of blanks) expect(blank).toHaveProperty('disabled', true);
});

test('a suspended price stays readable but cannot be pressed; hidden ones are blank [CARD-017] [CARD-018]', async () => {
  const markets = [spread(3.5), moneyline()];
  const [line, money] = markets;
  for (const one of line?.selections ?? []) Object.assign(one, { status: 'CLOSED', isDisabled: true });
  for (const one of money?.selections ?? []) Object.assign(one, { status: 'HIDDEN', odds: null });
  show(page([shelf('LIVE', [card('GridMarketCard', markets)])]));
  const off = await price('Bills plus 3.5, Spread, suspended');
  expect(off).toHaveProperty('disabled', true);
  expect(off.textContent).toContain('−110');
  expect(off.textContent).toContain('Suspended');
  expect((await price('Bills, Moneyline, closed')).textContent).toBe('–');
});

test('cancelled, invalid and hidden events show nothing, and an unknown card is skipped [CARD-004] [CARD-008]', async () => {
  const cards = ['CANCELLED', 'INVALID', 'HIDDEN'].map((status) =>
    card('GridMarketCard', [spread(3.5)], {
      id: `GridMarketCard:${status}`,
      event: event({ id: `e-${status}`, status, statistics: { isInPlay: false } }),
    }),
  );
  show(page([shelf('LIVE', [...cards, card('GridMarketCard', [spread(3.5)])])]));
  await price('Bills plus 3.5, Spread, minus 110');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('games of several sports on one day stand by sport, each under the names of its own columns', async () => {
  const game = (id: string, sport: string, name: string) => {
    const to = event({
      id: `StandardEvent:${id}`,
      rawId: id,
      status: 'PRE_GAME',
      sport: { slug: sport, name },
    });
    const statistics = { ...to.statistics, isInPlay: false };
    return card('GridMarketCard', [spread(3.5)], {
      id: `GridMarketCard:${id}`,
      event: { ...to, statistics },
    });
  };
  const mixed = [
    game('g1', 'valorant', 'Valorant'),
    game('g2', 'cricket', 'Cricket'),
    game('g3', 'valorant', 'Valorant'),
  ];
  const list = show(page([shelf('UPCOMING', mixed)]));
  const section = await screen.findByRole('region', { name: 'Upcoming' });
  await waitFor(() => expect(within(section).getAllByRole('article')).toHaveLength(3));
  const names = () =>
    within(section)
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement?.textContent);
  expect(names()).toEqual(['ValorantMap SpreadTotalMoney', 'CricketTotalMoney']);
  expect(within(section).getByRole('heading', { level: 3, name: 'Today' }).parentElement?.textContent).toBe(
    'Today',
  );
  list.unmount();
  show(page([shelf('UPCOMING', [game('g4', 'valorant', 'Valorant'), game('g5', 'valorant', 'Valorant')])]));
  const bar = (await screen.findByRole('heading', { level: 3, name: 'Today' })).parentElement;
  expect(bar?.textContent).toBe('TodayMap SpreadTotalMoney');
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
});

test('games to come show their kickoff under their day; a postponed one and one that is overdue say so [LIVE-013] [PAGE-010]', async () => {
  const upcoming = (id: string, status: string, startTime = '2126-11-22T01:20:00Z') =>
    card('GridMarketCard', [spread(3.5)], {
      id: `GridMarketCard:${id}`,
      event: event({
        id: `StandardEvent:${id}`,
        status,
        startTime,
        statistics: { isInPlay: false },
      }),
    });
  const overdue = upcoming('c', 'PRE_GAME', '2025-11-22T01:20:00Z');
  show(page([shelf('TODAY', [upcoming('a', 'PRE_GAME'), upcoming('b', 'POSTPONED'), overdue])]));
  const section = await screen.findByRole('region', { name: 'Upcoming' });
  expect(within(section).getByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(within(section).getByText('20:20 ET')).toBeTruthy();
  expect(within(section).getByText('Postponed')).toBeTruthy();
  expect(within(section).getByText('Late start')).toBeTruthy();
});

test('pressing odds puts the selection on the slip at those odds, pressed at once; pressing again takes it off [CARD-001] [SLIP-031] [SLIP-032]', async () => {
  const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  const user = userEvent.setup();
  const button = await price('Bills plus 3.5, Spread, minus 110');
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    expect(slip.legs.map(({ id }) => id)).toEqual(['MarketSelection:g1~spread:game:-3.5~away']),
  );
  const [sent] = slip.house.asked.filter(({ name }) => name === 'addSelectionMutation');
  expect(sent?.variables).toMatchObject({ input: { odds: { numeratorLong: '10', denominatorLong: '11' } } });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(slip.legs).toEqual([]));
});

test('a selection that could not be added is off again, with the exact words in a danger toast [SLIP-040]', async () => {
  const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  slip.refuseAdd = {
    __typename: 'BetslipMutationError',
    code: 'SELECTION_SUSPENDED',
    message: 'This market is suspended.',
  };
  const button = await price('Bills plus 3.5, Spread, minus 110');
  await userEvent.click(button);
  const alert = await screen.findByText(
    'Something went wrong while adding your bet to your betslip. Please try again later.',
  );
  expect(alert.closest('[role=alert]')).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a selection that is on the slip already, unknown to this tab, is on when it is pressed, and nothing is said [SLIP-030]', async () => {
  const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  const button = await price('Bills plus 3.5, Spread, minus 110');
  slip.refuseAdd = {
    __typename: 'BetslipMutationError',
    code: 'DUPLICATE_SELECTION',
    message: 'This selection is already on your betslip.',
  };
  slip.hold('MarketSelection:g1~spread:game:-3.5~away');
  slip.version += 1;
  const shown: (string | null)[] = [];
  new MutationObserver(() => shown.push(button.getAttribute('aria-pressed'))).observe(button, {
    attributeFilter: ['aria-pressed'],
  });
  const before = slip.house.countOf('slipDataQuery');
  await userEvent.click(button);
  await waitFor(() => expect(slip.house.countOf('slipDataQuery')).toBe(before + 1));
  await userEvent.click(button);
  await waitFor(() => expect(slip.legs).toEqual([]));
  expect(shown).toEqual(['true', 'false']);
  expect(screen.queryByText(/went wrong/)).toBeNull();
});

test('a selection that is pressed while offline is off again, and the toast says that this is why [SLIP-040]', async () => {
  const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  const button = await price('Bills plus 3.5, Spread, minus 110');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  slip.house.lost = 'before';
  await userEvent.click(button);
  const reason = await screen.findByText('You are offline, so the selection was not added.');
  expect(reason.closest('[role=alert]')?.textContent).toContain(
    'Something went wrong while adding your bet to your betslip.',
  );
  expect(button.getAttribute('aria-pressed')).toBe('false');
  online.mockRestore();
});

test('a selection that is pressed again while offline stays on the slip, and a toast says why [SLIP-032]', async () => {
  const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
  const button = await price('Bills plus 3.5, Spread, minus 110');
  await userEvent.click(button);
  await waitFor(() => expect(slip.legs).toHaveLength(1));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  slip.house.lost = 'before';
  await userEvent.click(button);
  const alert = (await screen.findByText('Your betslip was not changed.')).closest('[role=alert]');
  expect(alert?.textContent).toContain('You are offline.');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  online.mockRestore();
});

test.each([
  ['InvalidInputError', 'INVALID_INPUT', 'invalid_input'],
  ['BetslipMutationError', 'SELECTION_SUSPENDED', 'unknown'],
])(
  'why a selection was not added is reported by the code of the answer: %s is %s [SLIP-040]',
  async (type, code, reason) => {
    const reported = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { slip } = show(page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]));
    slip.refuseAdd = { __typename: type, code, message: 'Odds are two numbers above zero.' };
    await userEvent.click(await price('Bills plus 3.5, Spread, minus 110'));
    await waitFor(() =>
      expect(reported.mock.calls).toContainEqual(['[wagering] A selection was not added', { reason }]),
    );
    reported.mockRestore();
  },
);

test('tabs stand where a page has more than one child, and choosing one goes to its address [PAGE-004]', async () => {
  const children = [
    pageChild(EVENT_PATH, 'Popular', [drawer('Game Lines', [card('GridMarketCard', [spread(3.5)])])]),
    pageChild(`${EVENT_PATH}/section/halves`, 'Halves', []),
  ];
  const { history } = show(
    page([], {
      type: 'EVENT',
      title: 'Bills at Chiefs',
      event: event(),
      pageChildren: children,
      defaultChild: children[0],
    }),
    EVENT_PATH,
  );
  const tab = await screen.findByRole('tab', { name: 'Popular' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Halves' }));
  expect(history.location.pathname).toBe(`${EVENT_PATH}/section/halves`);
});

test('the first drawer is open, and what a person opens stays open when they come back [PAGE-010] [PAGE-011]', async () => {
  const child = pageChild(EVENT_PATH, 'Popular', [
    drawer('Game Lines', [card('GridMarketCard', [spread(3.5)])]),
    drawer('Next score', [
      card('ListMarketCard', [market('next', 'NEXT_SCORE', [selection('next~td', { name: 'Touchdown' })])], {
        id: 'ListMarketCard:1',
      }),
    ]),
  ]);
  const answer = page([], { type: 'EVENT', event: event(), pageChildren: [child], defaultChild: child });
  const first = show(answer, EVENT_PATH);
  expect((await price(/^Game Lines/)).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(await price(/^Next score/));
  first.unmount();
  show(answer, EVENT_PATH);
  expect((await price(/^Next score/)).getAttribute('aria-expanded')).toBe('true');
});

test("an empty page says 'No bets available' and 'Please check back later.' [PAGE-008]", async () => {
  show(page([]));
  await screen.findByText('No bets available');
  expect(screen.getByText('Please check back later.')).toBeTruthy();
});

test('an empty page whose games have their first prices to come says so', async () => {
  const child = { ...pageChild('/home', 'Sports', []), isComing: true };
  show(page([], { pageChildren: [child], defaultChild: child }));
  await screen.findByText('Prices are being prepared and will appear here shortly.');
  expect(screen.queryByText('No bets available')).toBeNull();
});

test('a page that does not exist shows the 404 view [PAGE-007]', async () => {
  show({ __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Page not found' });
  expect(await screen.findByText('Page Not Found', { selector: 'p' })).toBeTruthy();
});

test('a shelf and a drawer that hold nothing are left out of the page, heading and all [SHELL-029]', async () => {
  show(
    page([
      shelf('LIVE', []),
      shelf('UPCOMING', []),
      drawer('Winning Margin', []),
      drawer('Game Lines', [card('GridMarketCard', [moneyline()])]),
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Game Lines/ })).toBeTruthy();
  for (const title of ['Live Now', 'Upcoming', 'Today', 'Winning Margin']) {
    expect(screen.queryByText(title)).toBeNull();
  }
});
