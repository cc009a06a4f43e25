import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { card, event, market, points, selection } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { drawer, page, shelf, show } from '../testing/pages.tsx';

afterEach(cleanup);

const off = { status: 'CLOSED', isDisabled: true };
const suspended = (key: string, type: string, over: Resolvers) => selection(key, { type, ...off, ...over });

/** As the server tells them while a play is under way, or new odds are awaited: suspended, each at its last line. */
const MARKETS = [
  market('spread:game:-3.5', 'SPREAD', [
    suspended('sa', 'AWAY_SPREAD', { name: 'Bills +3.5', points: points(3.5) }),
    suspended('sh', 'HOME_SPREAD', { name: 'Chiefs -3.5', points: points(-3.5) }),
  ]),
  market('total:game:47.5', 'TOTAL', [
    suspended('to', 'OVER', { name: 'Over 47.5', points: points(47.5, false) }),
    suspended('tu', 'UNDER', { name: 'Under 47.5', points: points(47.5, false) }),
  ]),
  market('moneyline:game', 'MONEYLINE', [
    suspended('ma', 'AWAY_MONEYLINE', { name: 'Bills', odds: null }),
    suspended('mh', 'HOME_MONEYLINE', { name: 'Chiefs', odds: null }),
  ]),
];

const WITHOUT_LINES = [
  ...['Bills, Spread, suspended', 'Over, Total, suspended', 'Bills, Moneyline, suspended'],
  ...['Chiefs, Spread, suspended', 'Under, Total, suspended', 'Chiefs, Moneyline, suspended'],
];

/** What the six places of a game say, aloud and in letters. */
async function places(of: Resolvers, where: 'list' | 'page') {
  const game = event(of);
  const grid = card('GridMarketCard', MARKETS, { event: game });
  const answer =
    where === 'list'
      ? page([shelf('LIVE', [grid])])
      : page([drawer('Game Lines', [grid], { autoExpand: true })], { type: 'EVENT', event: game });
  const { unmount } = show(answer);
  const buttons = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: /, suspended$/ });
    expect(found).toHaveLength(6);
    return found;
  });
  const spoken = buttons.map((button) => button.getAttribute('aria-label'));
  const text = buttons.map((button) => button.textContent).join(' ');
  unmount();
  return { spoken, text };
}

test('while new odds are awaited in play the places of spread and total stay, without lines that are long out of date [CARD-018] [CARD-024]', async () => {
  for (const where of ['list', 'page'] as const) {
    const { spoken, text } = await places({ priceState: 'NEW_AWAITED' }, where);
    expect(spoken).toEqual(WITHOUT_LINES);
    expect(text).not.toMatch(/\d/);
  }
});

test('while a play is under way they keep the lines they had, and so they do before the start', async () => {
  for (const of of [{ suspension: 'PLAY_UNDER_WAY' }, { suspension: 'ODDS_IN_THE_MAKING' }]) {
    const { spoken, text } = await places(of, 'list');
    expect(spoken[0]).toBe('Bills plus 3.5, Spread, suspended');
    expect(text).toMatch(/\+3\.5.*O 47\.5/);
  }
  const statistics = { isInPlay: false, progress: '' };
  const { text } = await places({ status: 'PRE_GAME', priceState: 'NEW_AWAITED', statistics }, 'page');
  expect(text).toContain('O 47.5');
});
