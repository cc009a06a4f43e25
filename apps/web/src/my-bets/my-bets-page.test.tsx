import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { event, money, points } from '../betslip/testing/fixtures.ts';
import { bet, show, won } from './testing/bets-house.tsx';

test('an open ticket shows stake, to win, returns, odds, live score and clock [BET-014] [ROUTE-003]', async () => {
  show([bet(3)]);
  const ticket = await screen.findByRole('article');
  for (const text of ['Bills +3.5', '−110', '$25.00', '$22.73', '$47.73', 'Pending', 'Q3 8:42']) {
    expect(within(ticket).getByText(text)).toBeTruthy();
  }
  expect(within(ticket).getByText(/ID 0000-0003/)).toBeTruthy();
  expect(screen.getByText('Open stakes')).toBeTruthy();
});

test('a ticket of one leg says its market once, in its name or below it', async () => {
  const asked = 'Bell Double-Double';
  show([bet(3), bet(4, { leg: { marketName: asked, selectionName: `No · ${asked}` } })]);
  const [plain, question] = await screen.findAllByRole('article');
  if (!plain || !question) throw new Error('expected two tickets');
  expect(within(plain).getAllByText('Spread')).toHaveLength(1);
  expect(within(question).getAllByText(/Bell Double-Double/)).toHaveLength(1);
  expect(within(question).getByText('Bills at Chiefs')).toBeTruthy();
  expect(within(question).getByText('Pending')).toBeTruthy();
});

test('a ticket settles on screen by itself, and the result is said at once [BET-015] [BET-016]', async () => {
  const { held, slip } = show([bet(3)]);
  await screen.findByText('Pending');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [];
  slip.house.push('betUpdated', won(3));
  await screen.findByText('User wins Market');
  await waitFor(() => expect(slip.house.countOf('betUpdatesQuery')).toBe(1));
  expect(screen.getByText('Won', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('Bills lost by 3, covered by 0.5.')).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain(
      'Bills +3.5: Won. $47.73 paid.',
    ),
  );
});

test('outcomes keep the exact words of the specification [BET-016]', async () => {
  const outcomes = [
    ['LOSS', 'User loses market', 'Lost'],
    ['PUSH', 'User gets stake back', 'Push'],
    ['VOID', 'Void', 'Void'],
    ['INVALID', 'Invalid', 'Invalid'],
  ] as const;
  show(
    outcomes.map(([outcome, outcomeLabel], at) =>
      bet(at + 1, {
        status: 'SETTLED',
        outcome,
        payoutAmount: money(0),
        settledAt: '2026-11-21T21:00:00Z',
        leg: { outcome, outcomeLabel },
      }),
    ),
    '/my-bets/settled',
  );
  const tickets = await screen.findAllByRole('article');
  outcomes.forEach(([, label, badge], at) => {
    const ticket = within(tickets[at] ?? document.body);
    expect(ticket.getAllByText(label).length).toBeGreaterThan(0);
    expect(ticket.getAllByText(badge).length).toBeGreaterThan(0);
  });
});

test('of the stakes the house’s part is said, and it is no loss of the patron', async () => {
  const { held, slip } = show([won(3)], '/my-bets/settled');
  held.totals = { stake: money(10_700), rewardStake: money(2_000), net: money(180) };
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  slip.house.push('betUpdated', won(3));
  const staked = (await screen.findByText('$107.00')).parentElement;
  expect(staked?.textContent).toBe('Staked$107.00$20.00 from rewards');
  expect(screen.getByText('Net result').nextElementSibling?.textContent).toBe('+$1.80');
});

test('totals are of the tab and the choice that are shown, and say so', async () => {
  const { held, slip, unmount } = show([won(3)], '/my-bets/settled?type=straight&sport=football');
  const count = (await screen.findByText('Settled bets')).parentElement;
  expect(count?.textContent).toBe('Settled bets1Football, Straight');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  slip.house.push('betUpdated', won(3));
  await waitFor(() => expect(held.asked).toHaveLength(2));
  const asked = { filter: 'SETTLED', sport: 'football', type: 'STRAIGHT' };
  expect(held.asked).toEqual([asked, asked]);
  unmount();
  show([bet(1)], '/my-bets/live');
  expect((await screen.findByText('Live bets')).parentElement?.textContent).toBe('Live bets1');
  expect(screen.queryByText('Net result')).toBeNull();
});

test('more tickets come when asked for, and who asked goes on at the first of them', async () => {
  show(Array.from({ length: 23 }, (_, at) => bet(at + 1)));
  expect(await screen.findAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('article')[20]?.closest('li'));
});

test('tickets that did not come are told, reported, and can be asked for again', async () => {
  const reported = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { slip } = show(Array.from({ length: 23 }, (_, at) => bet(at + 1)));
  const more = await screen.findByRole('button', { name: 'Load more' });
  slip.house.lost = 'before';
  await userEvent.click(more);
  const alert = (await screen.findByText('More bets were not loaded.')).closest('[role=alert]');
  expect(alert?.textContent).toContain('Please try again.');
  expect(reported).toHaveBeenCalledWith('[my-bets] More tickets did not come', expect.anything());
  slip.house.lost = undefined;
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  reported.mockRestore();
});

test('a tab without bets says so and shows the way to one', async () => {
  show([], '/my-bets/live');
  await screen.findByText('No live bets');
  expect(screen.getByRole('link', { name: 'Find a bet' })).toHaveProperty('pathname', '/home');
});

test('tabs go to their addresses', async () => {
  const { history } = show([bet(1)]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Settled' }));
  expect(history.location.pathname).toBe('/my-bets/settled');
});

test('a bet placed elsewhere appears', async () => {
  const { held, slip } = show([bet(1)]);
  await screen.findByText('Bills +1.5');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [bet(2), bet(1)];
  slip.house.push('betUpdated', bet(2));
  await screen.findByText('Bills +2.5');
});

test('a bet placed elsewhere that did not come comes with the next change, whatever that is', async () => {
  const reported = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { held, slip } = show([bet(1)]);
  await screen.findByText('Bills +1.5');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [bet(2), bet(1)];
  slip.house.lost = 'before';
  slip.house.push('betUpdated', bet(2));
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith('[my-bets] Bets and totals were not renewed', expect.anything()),
  );
  slip.house.lost = undefined;
  slip.house.push('betUpdated', won(1));
  await screen.findByText('Bills +2.5');
  reported.mockRestore();
});

test('a bet that ends while the settled bets are shown joins them', async () => {
  const { held, slip } = show([], '/my-bets/settled');
  await screen.findByText('No settled bets yet');
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  held.bets = [won(3)];
  slip.house.push('betUpdated', won(3));
  await screen.findByRole('article');
});

test('tickets are shown by type and sport, which the address says', async () => {
  const parlay = bet(2, { type: 'PARLAY', legs: [{}, { selectionName: 'Over 47.5' }] });
  const { history, unmount } = show([bet(1), parlay]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('Type of bet'), 'Parlay');
  expect(history.location.href).toBe('/my-bets?type=parlay');
  unmount();
  show([bet(1), parlay], '/my-bets?type=parlay&sport=football');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.getByLabelText('Sport')).toHaveProperty('value', 'football');
});

test('bets of every sport can be chosen, and those on the seasons of leagues', async () => {
  show([bet(1)]);
  const sports = within(await screen.findByLabelText('Sport')).getAllByRole('option');
  expect(sports.map(({ textContent }) => textContent)).toEqual([
    ...[
      'All sports',
      'Football',
      'Basketball',
      'Baseball',
      'Hockey',
      'Soccer',
      'Futsal',
      'Tennis',
      'Cricket',
    ],
    ...['Table Tennis', 'Darts', 'Combat', 'Counter-Strike', 'Valorant', 'Golf', 'Motor Racing', 'Futures'],
  ]);
});

test('where nothing is of what was chosen the filters can be cleared', async () => {
  show([bet(1)], '/my-bets/settled?type=teaser&sport=nothing');
  await screen.findByText('No bets of this kind');
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveProperty('pathname', '/my-bets/settled');
});

test('a game that ended long ago shows its score, and leads to no page that is not there any more', async () => {
  const over = {
    status: 'FINISHED',
    statistics: { homeScore: 20, awayScore: 17, isInPlay: false, progress: 'Final' },
  };
  const ended = (id: string, startTime: Date) => ({
    event: event({ id, startTime: startTime.toISOString(), ...over }),
  });
  const today = ended('e-today', new Date());
  const longAgo = ended('e-past', new Date('2020-01-05T18:00:00Z'));
  show([bet(1, { type: 'PARLAY', legs: [today, { ...longAgo, eventName: 'Jets at Bills' }] })]);
  const ticket = within(await screen.findByRole('article'));
  expect(ticket.getAllByText('Final')).toHaveLength(2);
  expect(ticket.getByText(/Jets at Bills/).closest('a')).toBeNull();
  expect(ticket.getByText(/Bills at Chiefs/).closest('a')).not.toBeNull();
});

test('a leg in play says how it stands, and a bet of several how many are winning', async () => {
  const spread = { marketSelectionId: 'MarketSelection:g1~spread:game:-3.5~away', points: points(3.5) };
  const total = onCount('total:game:47.5', 'over', { now: 37, line: 47.5 });
  show([bet(1, { type: 'PARLAY', legs: [spread, total, { event: null }] })]);
  const ticket = within(await screen.findByRole('article'));
  for (const text of [
    'Covering by 0.5',
    'Bills trail by 3',
    '37 points',
    'Needs 11 more',
    '1 of 3 winning',
  ]) {
    expect(ticket.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('Could return')).toBeTruthy();
});

const progress = (key: string, over: Record<string, unknown>) => ({
  kind: 'COUNT',
  ...{ __typename: 'MarketProgress', id: `MarketProgress:g1~${key}`, isMark: false },
  ...{ unit: { __typename: 'CountUnit', one: 'point', many: 'points' } },
  ...over,
});
const onCount = (key: string, selection: string, over: Record<string, unknown>) => ({
  marketSelectionId: `MarketSelection:g1~${key}~${selection}`,
  progress: progress(key, over),
});
const POINTS = 'player:points:home:1:27.5';

/** What assistive technology was last told without having asked. */
const aloud = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);

test('a leg on what a player does says how far it has come, keeps up, and says nothing aloud [BET-014]', async () => {
  const legs = [
    onCount(POINTS, 'over', { now: 18, line: 27.5 }),
    onCount('scorer:2:home:1', 'yes', { now: null, line: 2, isMark: true }),
  ];
  const { slip } = show([bet(1, { type: 'PARLAY_PLUS', legs: legs.map((one) => ({ ...one, group: 1 })) })]);
  const ticket = within(await screen.findByRole('article'));
  const spoken = await ticket.findByText('18 points, more than 27.5 needed. Needs 10 more');
  expect(spoken.closest('[aria-live], [role=status], [role=alert], [aria-hidden=true]')).toBeNull();
  expect(ticket.getByText('18 points').closest('[aria-hidden=true]')).not.toBeNull();
  expect(ticket.getByText('0 of 2 winning')).toBeTruthy();
  await waitFor(() => expect(slip.house.isFollowed('marketProgressUpdated')).toBe(true));
  const before = aloud();
  slip.house.push('marketProgressUpdated', {
    progress: [
      progress(POINTS, { now: 28, line: 27.5 }),
      progress('scorer:2:home:1', { now: 1, line: 2, isMark: true }),
    ],
    sequence: 1,
  });
  expect(await ticket.findByText('28 points')).toBeTruthy();
  expect(ticket.getByText('Over by 0.5')).toBeTruthy();
  expect(ticket.getByText('1 point, at least 2 needed. Needs 1 more')).toBeTruthy();
  expect(ticket.getByText('1 of 2 winning')).toBeTruthy();
  expect(aloud()).toEqual(before);
});

test('what happens or does not is told of, and a leg of a bet that is paid stands still [BET-014]', async () => {
  const deed = onCount('first-to-score:home', 'yes', { kind: 'DEED', now: 0, line: 1, unit: null });
  const { slip } = show([bet(1, { legs: [deed] })]);
  const ticket = within(await screen.findByRole('article'));
  expect(await ticket.findByText('Not yet')).toBeTruthy();
  await waitFor(() => expect(slip.house.isFollowed('marketProgressUpdated')).toBe(true));
  cleanup();
  show([bet(1, { status: 'SETTLED', outcome: 'LOSS', legs: [deed] })]);
  await screen.findByRole('article');
  expect(screen.queryByText('Not yet')).toBeNull();
});

test('how far a count has come is followed only while a game is on and its leg undecided', async () => {
  const leg = onCount(POINTS, 'over', { now: 18, line: 27.5 });
  const toCome = event({ id: 'StandardEvent:g2', status: 'PRE_GAME', statistics: { isInPlay: false } });
  const { slip } = show([
    bet(1, { leg: { ...leg, outcome: 'WIN', outcomeLabel: 'User wins Market' } }),
    bet(2, { leg: { ...leg, event: toCome } }),
  ]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(slip.house.isFollowed('betUpdated')).toBe(true));
  expect(slip.house.isFollowed('marketProgressUpdated')).toBe(false);
  expect(screen.queryByText('18 points')).toBeNull();
});
