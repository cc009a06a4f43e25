import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { card, event, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { button, cardOf, home, noChanges, priced, SELECTION, showHome } from '../testing/live-home.tsx';

afterEach(() => vi.unstubAllGlobals());

function drawnByFrame(text: string): boolean[] {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const drawn: boolean[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    nextFrame((time) => {
      callback(time);
      // After what the callback itself leaves to be done, and before anything else.
      void Promise.resolve().then(() => drawn.push(document.body.innerHTML.includes(text)));
    }),
  );
  return drawn;
}

test('a price is drawn with the frame that writes it, not with the next', async () => {
  const { push } = await showHome();
  const drawn = drawnByFrame(`${SELECTION}, minus 120`);
  push(1, priced(2, 10, 12));
  await button('minus 120');
  expect(drawn[0]).toBe(true);
});

test('why a game takes no bets is drawn with the frame that writes it, as its prices are', async () => {
  const { slip } = await showHome();
  const drawn = drawnByFrame('Stopped by the house');
  slip.house.push('eventStatisticsUpdated', { sequence: 1, events: [event({ suspension: 'HOUSE' })] });
  await screen.findByText('Stopped by the house');
  expect(drawn[0]).toBe(true);
});

test('a price moves on screen with its direction said, and the flash is over after two seconds [CARD-027] [CARD-031]', async () => {
  const { push } = await showHome();
  push(1, priced(2, 1, 1));
  const moved = await screen.findByRole('button', { name: `${SELECTION}, plus 100, odds up` });
  expect(moved.dataset.move).toBe('up');
  await waitFor(() => expect(moved.dataset.move).toBeUndefined(), { timeout: 6_000 });
});

/** What is told politely to who listens. */
const told = () => document.querySelector('.sr[aria-live="polite"]')?.textContent ?? '';

test('prices of a list move without a word', async () => {
  const { push } = await showHome();
  // Whatever a test before this one left there.
  const before = told();
  push(1, priced(2, 1, 1));
  await button('plus 100');
  push(2, priced(3, 6, 5));
  await button('plus 120');
  expect(told()).toBe(before);
});

/** Two frames on: what was pushed before is drawn. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(window.requestAnimationFrame);
}

test('an older version of a market never replaces a newer one', async () => {
  const { push } = await showHome();
  push(1, priced(3, 1, 1));
  await button('plus 100');
  const older = drawnByFrame(`${SELECTION}, minus 200`);
  push(2, priced(2, 1, 2));
  await frames();
  expect(older.length).toBeGreaterThan(0);
  expect(older).not.toContain(true);
  await button('plus 100');
  push(3, priced(4, 6, 5));
  await button('plus 120');
});

test('an update with an older number is dropped', async () => {
  const { push, pages } = await showHome();
  push(5, priced(2, 1, 1));
  await button('plus 100');
  push(4, priced(9, 1, 2));
  push(6, priced(10, 6, 5));
  await button('plus 120');
  expect(pages()).toBe(1);
});

test('a missing number fetches the page again, and what is newer on screen stays', async () => {
  const { push, pages, house, slip } = await showHome();
  push(1, priced(5, 6, 5));
  await button('plus 120');
  house.page = home(priced(2, 1, 1), { title: 'Live again' });
  push(4);
  await screen.findByText('Live again');
  expect(pages()).toBe(2);
  slip.house.push('eventStatisticsUpdated', {
    sequence: 1,
    events: [event({ statistics: { progress: 'Q4 1:00' } })],
  });
  await screen.findByText('Q4 1:00');
  await button('plus 120');
});

test('what is missed while the page is fetched again has it fetched once more', async () => {
  const { push, pages, house, slip } = await showHome();
  push(1, priced(5, 6, 5));
  await button('plus 120');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  slip.house.hold('pageQuery', () => held);
  push(4);
  await waitFor(() => expect(pages()).toBe(2));
  push(8);
  push(11);
  house.page = home(priced(2, 1, 1), { title: 'The first answer' });
  release();
  await screen.findByText('The first answer');
  house.page = home(priced(2, 1, 1), { title: 'The second answer' });
  await screen.findByText('The second answer', {}, { timeout: 6_000 });
  expect(pages()).toBe(3);
});

test('a card that has another main line by the time an older page comes has it again with the next', async () => {
  const { push, pages, house, slip } = await showHome();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  push(1, priced(2, 1, 1));
  await button('plus 100');
  slip.house.hold('pageQuery', () => held);
  push(4);
  await waitFor(() => expect(pages()).toBe(2));
  const moved = spread(6.5, { sequence: 3 });
  const changes = { ...noChanges, changedCards: [cardOf(moved)], newMarkets: [moved] };
  slip.house.push('pageChildrenUpdated', { ...changes, sequence: 1 });
  const line = 'Bills plus 6.5, Spread, minus 110';
  await screen.findByRole('button', { name: line });
  house.page = home(priced(2, 1, 1), { title: 'From before' });
  release();
  await screen.findByText('From before');
  expect(screen.queryByRole('button', { name: line })).toBeNull();
  house.page = home(moved, { title: 'From after' });
  await screen.findByText('From after', {}, { timeout: 6_000 });
  await screen.findByRole('button', { name: line });
});

test('the end of a game that is told before an older page comes stays', async () => {
  const { push, pages, house, slip } = await showHome();
  const score = (sequence: number, progress: string) =>
    slip.house.push('eventStatisticsUpdated', { sequence, events: [event({ statistics: { progress } })] });
  score(1, 'Q4 0:10');
  await screen.findByText('Q4 0:10');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  slip.house.hold('pageQuery', () => held);
  push(1, priced(2, 1, 1));
  push(4);
  await waitFor(() => expect(pages()).toBe(2));
  score(2, 'Final');
  await screen.findByText('Final');
  house.page = home(priced(2, 1, 1), { title: 'From before' });
  release();
  await screen.findByText('From before');
  await screen.findByText('Final');
});

test('the first screen says how many games there are, and the whole page follows it', async () => {
  const market = priced(1, 10, 11);
  const top = home(market, { more: 1 });
  let resolve = () => {};
  const firstScreen = new Promise<void>((done) => {
    resolve = done;
  });
  const { pages, house } = await showHome({ page: top, firstScreen });
  expect(screen.getByRole('heading', { name: /^Live Now/ }).textContent).toContain('2');
  expect(pages()).toBe(1);
  const other = card('GridMarketCard', [spread(6.5)], { id: 'GridMarketCard:g2~card' });
  house.page = home(market, { cards: [cardOf(market), other] });
  resolve();
  await screen.findByRole('button', { name: 'Bills plus 6.5, Spread, minus 110' });
  expect(pages()).toBe(2);
});

test('a whole page that does not come after its first screen is reported and asked for until it does', async () => {
  const reported = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const market = priced(1, 10, 11);
  let resolve = () => {};
  const firstScreen = new Promise<void>((done) => {
    resolve = done;
  });
  const { pages, house, slip } = await showHome({ page: home(market, { more: 1 }), firstScreen });
  const other = card('GridMarketCard', [spread(6.5)], { id: 'GridMarketCard:g2~card' });
  house.page = home(market, { cards: [cardOf(market), other] });
  slip.house.lost = 'after';
  resolve();
  await waitFor(() => expect(pages()).toBe(2));
  slip.house.lost = undefined;
  await screen.findByRole('button', { name: 'Bills plus 6.5, Spread, minus 110' }, { timeout: 20_000 });
  expect(pages()).toBe(3);
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    '[marketplace] /home was not fetched again',
    expect.anything(),
  );
  reported.mockRestore();
});

test('when the connection is back the page is fetched again', async () => {
  const { resume, house } = await showHome();
  house.page = home(priced(7, 2, 1));
  resume();
  await button('plus 200');
});

test('after a restart the server counts lower than before on a page with several updates a second, and its updates are taken', async () => {
  const { resume, push, slip, pages } = await showHome();
  // After an hour at three a second; by the clock that new numbers start from only an hour of seconds went by.
  const [last, restart] = [28_010_800, 28_003_600];
  const score = (sequence: number, over: Resolvers) =>
    slip.house.push('eventStatisticsUpdated', { sequence, events: [event(over)] });
  push(last, priced(2, 1, 1));
  score(last, { suspension: 'HOUSE' });
  await button('plus 100');
  await screen.findByText('Stopped by the house');
  resume();
  push(restart, priced(3, 2, 1));
  score(restart, { statistics: { progress: 'Q4 1:00' } });
  await button('plus 200');
  await screen.findByText('Q4 1:00');
  expect(pages()).toBe(2);
  // On the new connection numbers are in order as on the one before.
  push(restart, priced(4, 9, 1));
  push(restart + 1, priced(5, 3, 1));
  await button('plus 300');
  expect(pages()).toBe(2);
  push(restart + 3);
  await waitFor(() => expect(pages()).toBe(3), { timeout: 6_000 });
});

test('a suspension arrives at once: the price cannot be pressed any more [CARD-018]', async () => {
  const { push } = await showHome();
  const suspended = priced(2, 10, 11, { status: 'SUSPENDED' });
  for (const one of suspended.selections) Object.assign(one, { status: 'CLOSED', isDisabled: true });
  push(1, suspended);
  expect(await button('suspended')).toHaveProperty('disabled', true);
});

test('scores, clock and possession move by themselves [LIVE-017]', async () => {
  const { slip } = await showHome();
  const later = event({
    statistics: {
      awayScore: 24,
      progress: 'Q3 6:10',
      situation: '1st & 10 · KC 25',
      away: { score: '24', marker: null, note: '2 timeouts' },
      home: { score: '20', marker: 'BALL', note: '3 timeouts' },
    },
  });
  slip.house.push('eventStatisticsUpdated', { sequence: 1, events: [later] });
  await screen.findByText('Q3 6:10');
  expect(screen.getByText('24')).toBeTruthy();
  expect(screen.getByText('1st & 10')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'has the ball' })).toBeTruthy();
});

test('what stands on the page changes without a reload [PAGE-020]', async () => {
  const { slip, pages } = await showHome();
  const page = home(priced(2, 10, 11), { title: 'Live and kicking' });
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, page });
  await screen.findByText('Live and kicking');
  expect(pages()).toBe(1);
});

test('a card that shows another line brings that line along [PAGE-020]', async () => {
  const { slip, pages } = await showHome();
  const moved = spread(6.5, { sequence: 3 });
  const changedCards = [card('GridMarketCard', [moved])];
  slip.house.push('pageChildrenUpdated', { ...noChanges, sequence: 1, changedCards, newMarkets: [moved] });
  await screen.findByRole('button', { name: 'Bills plus 6.5, Spread, minus 110' });
  expect(pages()).toBe(1);
});

test('leaving the page ends its subscriptions', async () => {
  const { slip, unmount } = await showHome();
  unmount();
  await waitFor(() => {
    for (const field of ['marketUpdated', 'eventStatisticsUpdated', 'pageChildrenUpdated']) {
      expect(slip.house.isFollowed(field)).toBe(false);
    }
  });
});
