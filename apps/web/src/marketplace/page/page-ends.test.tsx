import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { card, event, market, NFL, selection, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { drawer, page, pageChild, shelf, show } from '../testing/pages.tsx';

const STARTUP = {
  anonymousToken: 'visitor',
  applicationMetadata: {
    ...{ acceptChangesOptimizations: false, amountDebounceMilliseconds: 300, betPlacedResetMilliseconds: 9 },
    ...{ casinoEnabled: false, currentTime: '2026-11-21T18:00:00Z', heartbeatIntervalSeconds: 9 },
    ...{ inactivityThresholdMinutes: 9, liveStreamingEnabled: true },
  },
  regionalMetadata: {
    currentCountry: 'US',
    currentRegionCode: 'US-NJ',
    ipAddress: '192.0.2.1',
    validRegion: true,
  },
  responsibleGaming: { helpline: '', message: '' },
  serviceAttributes: { supportEmail: '', supportPhone: '' },
};

const FUTURES = `${NFL}/section/futures`;

test('an event that is over says what it came to and leads to its league, and promises no bets', async () => {
  const over = event({
    status: 'FINISHED',
    statistics: { isInPlay: false, progress: 'Final', situation: '', winner: 'HOME' },
  });
  show(page([], { type: 'EVENT', event: over }));
  await screen.findByText('This event is over');
  expect(screen.getByText('Chiefs won, 20–17. Nothing is left to bet on.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More of NFL' })).toHaveProperty('pathname', NFL);
  expect(screen.queryByText('Please check back later.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Quick Bets' })).toBeNull();
});

test('an event that is played out says that its result is to be confirmed, and promises no bets', async () => {
  const statistics = { isInPlay: false, progress: 'Final', situation: '', winner: null };
  show(page([], { type: 'EVENT', event: event({ status: 'IN_PLAY', statistics }) }));
  await screen.findByText('This event is over');
  expect(screen.getByText('Its result is being confirmed. Bets are settled then.')).toBeTruthy();
  expect(screen.queryByText('Please check back later.')).toBeNull();
});

test('an event that was cancelled says so and what became of the bets, with no start, chances or stream [CARD-008]', async () => {
  const eventLiveStream = { dmas: [], status: 'LIVE' };
  const running = event({ eventLiveStream });
  const grid = card('GridMarketCard', [spread(3.5)], { event: running });
  const shown = show(page([drawer('Game Lines', [grid])], { type: 'EVENT', event: running }), '/home', null, {
    resolvers: { startup: STARTUP },
  });
  const { house } = shown.slip;
  await shown.startup.load(house.environment, shown.session);
  await waitFor(() => expect(house.isFollowed('eventStatisticsUpdated')).toBe(true));
  await screen.findByRole('button', { name: 'Watch Live' });
  await screen.findByRole('region', { name: 'Win probability' });
  const start = screen.getByText(/13:00 ET/);
  house.push('eventStatisticsUpdated', { sequence: 1, events: [event({ status: 'CANCELLED' })] });
  await waitFor(() => expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0));
  expect(start.isConnected).toBe(false);
  expect(screen.queryByRole('button', { name: 'Watch Live' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Win probability' })).toBeNull();
});

test('who has the page open when its game begins is told that it can be watched', async () => {
  const before = event({ status: 'PRE_GAME', eventLiveStream: null });
  const shown = show(page([], { type: 'EVENT', event: before }), `${NFL}/event/g1`, null, {
    resolvers: { startup: STARTUP },
  });
  const { house } = shown.slip;
  await shown.startup.load(house.environment, shown.session);
  await waitFor(() => expect(house.isFollowed('eventStatisticsUpdated')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Watch Live' })).toBeNull();
  const eventLiveStream = { dmas: [], status: 'LIVE' };
  house.push('eventStatisticsUpdated', { sequence: 1, events: [event({ eventLiveStream })] });
  await screen.findByRole('button', { name: 'Watch Live' });
});

test('a record with ties stands in brackets, with en dashes, on the card and on the page', async () => {
  const home = { ...event().homeParticipant, record: '3-2-1' };
  const tied = event({ homeParticipant: home });
  const grid = card('GridMarketCard', [spread(3.5)], { event: tied });
  const list = show(page([shelf('LIVE', [grid])]));
  await screen.findByText(/^\(3–2–1\)/);
  list.unmount();
  show(page([], { type: 'EVENT', event: tied }));
  await screen.findByText('(3–2–1)');
});

test('who listens on the page of an event is told each new score, and not the one it was opened with', async () => {
  const told = () => document.querySelector('.sr[aria-live="polite"]')?.textContent ?? '';
  const { house } = show(page([], { type: 'EVENT', event: event() })).slip;
  await waitFor(() => expect(house.isFollowed('eventStatisticsUpdated')).toBe(true));
  // Whatever a test before this one left there.
  const before = told();
  expect(before).not.toBe('Bills 17, Chiefs 20');
  const away = { score: '24', marker: null, note: '' };
  const scored = event({ statistics: { awayScore: 24, away } });
  house.push('eventStatisticsUpdated', { sequence: 1, events: [scored] });
  await waitFor(() => expect(told()).toBe('Bills 24, Chiefs 20'), { timeout: 8_000 });
});

test('a cancelled event leads to its league', async () => {
  show(page([], { type: 'EVENT', event: event({ status: 'CANCELLED' }) }));
  await screen.findByText('This event was cancelled');
  screen.getByText('The stakes of bets that nothing had decided were returned.');
  expect(screen.getByRole('link', { name: 'More of NFL' })).toHaveProperty('pathname', NFL);
  expect(screen.queryByText('No bets available')).toBeNull();
});

test('an event that is not over and has nothing to bet on may have it later [PAGE-008]', async () => {
  show(page([], { type: 'EVENT', event: event({ status: 'POSTPONED' }) }));
  await screen.findByText('No bets available');
  screen.getByText('Please check back later.');
});

test('an event whose first odds are being made says so once instead of that there are none', async () => {
  show(page([], { type: 'EVENT', event: event({ priceState: 'FIRST_AWAITED', winProbability: [] }) }));
  await screen.findByText(/^The first prices of this event are being made/);
  expect(screen.getByRole('region', { name: 'Win probability' })).toBeTruthy();
  expect(screen.getAllByText('First odds soon')).toHaveLength(1);
  expect(screen.queryByText('No bets available')).toBeNull();
});

test('a game whose odds are all off until there are new ones says why, on its card and on its page', async () => {
  const moved = event({ priceState: 'NEW_AWAITED' });
  const off = market('spread:game:3.5', 'SPREAD', [selection('spread~away')], { status: 'SUSPENDED' });
  const grid = card('GridMarketCard', [off], { event: moved });
  const list = show(page([shelf('LIVE', [grid])]));
  await screen.findByText('New odds soon');
  list.unmount();
  show(page([drawer('Game Lines', [grid])], { type: 'EVENT', event: moved }));
  await within(await screen.findByRole('button', { name: /^Game Lines/ })).findByText('New odds soon');
});

test.each([
  ['First odds soon', { priceState: 'FIRST_AWAITED', suspension: 'ODDS_IN_THE_MAKING' }],
  ['Odds updating', { suspension: 'ODDS_UNSETTLED' }],
])('a card of a game in play says what takes minutes: %s', async (words, over) => {
  show(page([shelf('LIVE', [card('GridMarketCard', [], { event: event(over) })])]));
  await screen.findByText(words);
});

test('the card of a game that is over says Final, and counts no bets', async () => {
  const statistics = { isInPlay: false, progress: 'Final', situation: '' };
  const over = event({ status: 'FINISHED', marketCount: 0, statistics });
  show(page([shelf('LIVE', [card('GridMarketCard', [], { event: over })])]));
  const row = await screen.findByRole('article');
  within(row).getByText('Final');
  expect(within(row).queryByText(/\bbets?\b/)).toBeNull();
  expect(within(row).getAllByRole('link')).toHaveLength(1);
});

test('the card of a game to come says that its first odds are awaited, where else its bets are counted [CARD-024]', async () => {
  const startTime = '2126-11-22T01:20:00Z';
  const toCome = (id: string, over: object) =>
    card('GridMarketCard', [], {
      id: `GridMarketCard:${id}`,
      event: event({
        id: `StandardEvent:${id}`,
        status: 'PRE_GAME',
        startTime,
        statistics: { isInPlay: false },
        ...over,
      }),
    });
  const awaited = toCome('a', { priceState: 'FIRST_AWAITED', marketCount: 0 });
  show(page([shelf('TODAY', [awaited, toCome('b', { marketCount: 1 })])]));
  const link = await screen.findByRole('link', { name: 'Bills at Chiefs, First odds soon' });
  expect(within(link).getByText('First odds soon')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bills at Chiefs, 1 bet' })).toBeTruthy();
  expect(screen.queryByText('0 bets')).toBeNull();
});

test('why a game takes no bets is said in the same words on its card and on its page', async () => {
  const stopped = event({ suspension: 'HOUSE' });
  const off = market('spread:game:3.5', 'SPREAD', [selection('spread~away')], { status: 'SUSPENDED' });
  const grid = card('GridMarketCard', [off], { event: stopped });
  const list = show(page([shelf('LIVE', [grid])]));
  await screen.findByText('Stopped by the house');
  list.unmount();
  show(page([drawer('Game Lines', [grid])], { type: 'EVENT', event: stopped }));
  const head = await screen.findByRole('button', { name: /^Game Lines/ });
  expect(within(head).getByText('Stopped by the house')).toBeTruthy();
});

test('a market that the house stopped says so though its game takes bets, and though a play is under way', async () => {
  const off = market('spread:game:3.5', 'SPREAD', [selection('spread~away')], {
    ...{ status: 'SUSPENDED', suspension: 'HOUSE' },
  });
  for (const game of [event(), event({ suspension: 'PLAY_UNDER_WAY' })]) {
    const cards = [card('GridMarketCard', [off], { event: game })];
    const shown = show(page([drawer('Game Lines', cards)], { type: 'EVENT', event: game }));
    const head = await screen.findByRole('button', { name: /^Game Lines/ });
    expect(within(head).getByText('Stopped by the house')).toBeTruthy();
    shown.unmount();
  }
});

test('of a drawer of which the house stopped a part the head says so, for its other prices are for sale', async () => {
  const on = market('spread:game:3.5', 'SPREAD', [selection('spread~away')]);
  const off = market('total:game:47.5', 'TOTAL', [selection('total~over')], {
    ...{ status: 'SUSPENDED', suspension: 'HOUSE' },
  });
  show(page([drawer('Game Lines', [card('GridMarketCard', [on, off])])], { type: 'EVENT', event: event() }));
  const head = await screen.findByRole('button', { name: /^Game Lines/ });
  expect(within(head).getByText('Partly stopped by the house')).toBeTruthy();
});

test('a play under way is said where its markets are, and does not flicker on a card', async () => {
  const running = event({ suspension: 'PLAY_UNDER_WAY' });
  const off = market('spread:game:3.5', 'SPREAD', [selection('spread~away')], { status: 'SUSPENDED' });
  const grid = card('GridMarketCard', [off], { event: running });
  const list = show(page([shelf('LIVE', [grid])]));
  await screen.findByText('3rd & 4');
  expect(screen.queryByText('Play under way')).toBeNull();
  list.unmount();
  show(page([drawer('Game Lines', [grid])], { type: 'EVENT', event: running }));
  await within(await screen.findByRole('button', { name: /^Game Lines/ })).findByText('Play under way');
});

test('a season stands under its own heading among the futures of a league', async () => {
  const season = card('GridMarketCard', [spread(3.5)], {
    event: event({ id: 'e-season', status: 'PRE_GAME', statistics: { isInPlay: false } }),
  });
  const futures = pageChild(FUTURES, 'Futures', [shelf('LATER', [season])]);
  show(page([], { type: 'COMPETITION', defaultChild: futures, pageChildren: [futures] }), FUTURES);
  await screen.findByRole('region', { name: 'Season' });
  expect(screen.queryByText('Upcoming')).toBeNull();
});

test('nothing is followed of a page that does not exist', async () => {
  const missing = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Page not found' };
  const { slip } = show(missing, `${NFL}/event/gone`);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  // What would follow it has come.
  await import('../live/page-updates.ts');
  await act(async () => {});
  for (const topic of ['marketUpdated', 'eventStatisticsUpdated', 'pageChildrenUpdated']) {
    expect(slip.house.isFollowed(topic)).toBe(false);
  }
});

test('futures that are not there yet are said to be coming, and come by themselves', async () => {
  const missing = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'Page not found' };
  const house: { answer: Resolvers } = { answer: missing };
  const { slip } = show(missing, FUTURES, null, { resolvers: { page: () => house.answer } });
  await screen.findByRole('heading', { name: 'Futures' });
  expect(screen.queryByText('Page Not Found')).toBeNull();
  await waitFor(() => expect(slip.house.isFollowed('pageChildrenUpdated')).toBe(true));
  const season = card('GridMarketCard', [spread(3.5)]);
  const futures = pageChild(FUTURES, 'Futures', [shelf('LATER', [season])]);
  const found = page([], { type: 'COMPETITION', defaultChild: futures, pageChildren: [futures] });
  house.answer = found;
  slip.house.push('pageChildrenUpdated', {
    ...{ sequence: 1, page: found, changedCards: [], newCards: [season], newMarkets: [] },
  });
  await screen.findByRole('region', { name: 'Season' });
});

test('a league whose futures have no prices yet says that they are coming, below its tabs, and fills by itself', async () => {
  const lines = pageChild(`${NFL}/section/lines`, 'Lines', [
    shelf('TODAY', [card('GridMarketCard', [spread(3.5)])]),
  ]);
  const coming = pageChild(FUTURES, 'Futures', []);
  const of = (futures: Resolvers) => ({
    type: 'COMPETITION',
    defaultChild: futures,
    pageChildren: [lines, futures],
  });
  const before = page([], of(coming));
  const house: { answer: Resolvers } = { answer: before };
  const { slip } = show(before, FUTURES, null, { resolvers: { page: () => house.answer } });
  await screen.findByText('Prices are being prepared and will appear here shortly.');
  expect(screen.getByRole('tab', { name: 'Futures' })).toBeTruthy();
  expect(screen.queryByText('No bets available')).toBeNull();
  await waitFor(() => expect(slip.house.isFollowed('pageChildrenUpdated')).toBe(true));
  const season = card('GridMarketCard', [spread(3.5)]);
  const found = { ...before, ...of(pageChild(FUTURES, 'Futures', [shelf('LATER', [season])])) };
  house.answer = found;
  slip.house.push('pageChildrenUpdated', {
    ...{ sequence: 1, page: found, changedCards: [], newCards: [season], newMarkets: [] },
  });
  await screen.findByRole('region', { name: 'Season' });
  expect(screen.queryByText(/come by themselves/)).toBeNull();
});
